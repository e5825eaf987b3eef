//! Who asks: the session and the device in signed cookies, the language and the theme.

use crate::App;
use crate::host::{Trouble, now};
use crate::http::Way;
use crate::model::Reader;
use crate::problem::Problem;
use crate::secret;
use crate::store::{self, NewSession, Person, Profile};
use crate::{browser, names};
use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HeaderMap, HeaderValue, SET_COOKIE, USER_AGENT};
use axum::http::request::Parts;
use std::sync::Arc;

const SESSION: &str = "oikumene_session";
const DEVICE: &str = "oikumene_device";
const LANGUAGE: &str = "oikumene_language";
const THEME: &str = "oikumene_theme";
/// A year, in seconds.
const YEAR: u64 = 31_536_000;
/// As long as browsers keep a cookie, and no session lasts longer: 400 days, in seconds.
const LONGEST: u64 = 34_560_000;

/// Somebody with a browser, with or without a name.
#[derive(Clone)]
pub struct Visitor {
    pub person: Option<Person>,
    pub language: &'static str,
    pub theme: &'static str,
    /// How they have come here.
    pub way: Way,
    /// The hash of the session's token.
    token: Option<String>,
    /// The cookie that says that somebody has come in from this browser before, as it came.
    device: Option<String>,
    /// What the browser says of itself.
    agent: Option<HeaderValue>,
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        // A layer has looked before: a request asks for its session once.
        if let Some(visitor) = parts.extensions.get::<Visitor>() {
            return Ok(visitor.clone());
        }
        let headers = &parts.headers;
        let way = parts.extensions.get::<Way>().copied().unwrap_or(Way::NONE);
        let token = cookie(headers, way, SESSION)
            .and_then(|value| secret::signed(&session_key(app, way), value))
            .map(secret::hash);
        let person = match &token {
            Some(token) => app.host.store.by_session(token, now()).await?,
            None => None,
        };
        let device = cookie(headers, way, DEVICE).map(str::to_string);
        let agent = headers.get(USER_AGENT).cloned();
        let language = language_of(headers, way);
        let theme = theme_named(cookie(headers, way, THEME).unwrap_or("auto"));
        Ok(Visitor { person, language, theme, way, token, device, agent })
    }
}

impl Visitor {
    pub fn reader(&self) -> Reader {
        Reader {
            language: self.language,
            theme: self.theme,
            name: self.person.as_ref().map(|person| person.name.clone()),
            is_guest: self.person.as_ref().is_none_or(|person| person.is_guest),
        }
    }

    /// The person, who becomes a guest with a session if there is none yet; with the cookie to set.
    pub async fn person(&self, app: &App) -> Result<(Person, Option<HeaderValue>), Problem> {
        if let Some(person) = &self.person {
            return Ok((person.clone(), None));
        }
        app.limits.admit_guest(self.way.client)?;
        let (session, cookie) = self.new_session(app);
        let person = app.host.store.welcome(names::guest(self.language), &session).await?;
        app.host.thinkers.comes_from(&person, self.way.client.0);
        Ok((person, Some(cookie)))
    }

    /// Whether this browser had a session that is over: it was ended elsewhere, or by time.
    pub fn was_logged_out(&self) -> bool {
        self.person.is_none() && self.token.is_some()
    }

    /// The person, if there is one; else why there is none.
    pub fn known(&self) -> Result<Person, Problem> {
        match &self.person {
            Some(person) => Ok(person.clone()),
            None if self.was_logged_out() => Err(Problem::logged_out()),
            None => Err(Trouble::NotYours.into()),
        }
    }

    /// A session that is about to begin in this browser; the cookie to set.
    pub fn new_session(&self, app: &App) -> (NewSession, HeaderValue) {
        let token = secret::fresh();
        let agent = self.agent.as_ref().and_then(|agent| agent.to_str().ok());
        let agent = browser::describe(agent.unwrap_or_default());
        let signed = secret::sign(&session_key(app, self.way), &token);
        let cookie = set_cookie(self.way, SESSION, &signed, LONGEST);
        (NewSession { token: secret::hash(&token), agent, at: now() }, cookie)
    }

    /// The same visitor as they are now: who they were may have gone, or be called otherwise.
    pub async fn anew(self, app: &App) -> Result<Visitor, Problem> {
        let person = match &self.token {
            Some(token) => app.host.store.by_session(token, now()).await?,
            None => None,
        };
        Ok(Visitor { person, ..self })
    }

    /// The hash of the session's token, if there is one.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Whether this is the session of that name.
    pub fn is_session(&self, id: &str) -> bool {
        self.token().is_some_and(|token| store::short(token) == id)
    }

    pub async fn end_session(&self, app: &App) -> Result<HeaderValue, Problem> {
        if let Some(token) = &self.token {
            app.host.store.end_session(token).await?;
        }
        Ok(self.no_session())
    }

    /// The cookie that takes a session away.
    pub fn no_session(&self) -> HeaderValue {
        set_cookie(self.way, SESSION, "", 0)
    }

    /// The id of this browser, if somebody has come into this account from it before, with the
    /// password of today.
    pub fn device(&self, app: &App, profile: &Profile) -> Option<String> {
        let key = device_key(app, self.way, &profile.person.id, profile.password.as_deref()?);
        secret::signed(&key, self.device.as_deref()?).map(str::to_string)
    }

    /// The cookie that says that somebody has come into an account from this browser. Its id is a
    /// new one each time: whoever has stolen the one before is counted apart.
    pub fn device_cookie(&self, app: &App, person: &str, password_hash: &str) -> HeaderValue {
        let key = device_key(app, self.way, person, password_hash);
        set_cookie(self.way, DEVICE, &secret::sign(&key, &secret::id()), LONGEST)
    }

    /// The cookie that takes a device away.
    pub fn no_device(&self) -> HeaderValue {
        set_cookie(self.way, DEVICE, "", 0)
    }

    /// The cookie that remembers a language.
    pub fn language_cookie(&self, language: &str) -> HeaderValue {
        set_cookie(self.way, LANGUAGE, language_named(language), YEAR)
    }

    /// The cookie that remembers a theme.
    pub fn theme_cookie(&self, theme: &str) -> HeaderValue {
        set_cookie(self.way, THEME, theme_named(theme), YEAR)
    }
}

/// What signs sessions. Over https it is another: who has read or planted a session on the way of
/// plain http has nothing for https.
fn session_key(app: &App, way: Way) -> String {
    if way.is_https { format!("{} https", app.key) } else { app.key.clone() }
}

/// What signs devices: good for one account, and only until its password changes.
fn device_key(app: &App, way: Way, person: &str, password_hash: &str) -> String {
    format!("{} device {person} {password_hash}", session_key(app, way))
}

/// What a cookie is called. Over https its name says to the browser that only this very host may set
/// it, and only over https.
fn cookie_name(way: Way, name: &str) -> String {
    if way.is_https { format!("__Host-{name}") } else { name.to_string() }
}

fn set_cookie(way: Way, name: &str, value: &str, seconds: u64) -> HeaderValue {
    let name = cookie_name(way, name);
    let secure = if way.is_https { "; Secure" } else { "" };
    let cookie =
        format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).unwrap_or_else(|_| HeaderValue::from_static(""))
}

/// Puts cookies onto an answer.
pub fn with_cookies(headers: &mut HeaderMap, cookies: impl IntoIterator<Item = HeaderValue>) {
    for cookie in cookies {
        headers.append(SET_COOKIE, cookie);
    }
}

fn cookie<'a>(headers: &'a HeaderMap, way: Way, name: &str) -> Option<&'a str> {
    let name = cookie_name(way, name);
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// The language remembered, else the browser's, else English.
fn language_of(headers: &HeaderMap, way: Way) -> &'static str {
    if let Some(language) = cookie(headers, way, LANGUAGE) {
        return language_named(language);
    }
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    language_named(accepted.unwrap_or("en"))
}

fn language_named(language: &str) -> &'static str {
    if language.starts_with("ru") { "ru" } else { "en" }
}

fn theme_named(theme: &str) -> &'static str {
    match theme {
        "light" => "light",
        "dark" => "dark",
        _ => "auto",
    }
}
