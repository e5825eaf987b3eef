//! Names, accounts, language and theme.

mod entering;
mod own;
mod recovery;
mod refusal;
mod settings;

pub use recovery::path as recovery_path;
pub(super) use refusal::Refused;

use super::{Answer, Here, back, onward};
use crate::App;
use crate::host::now;
use crate::model::{Account, Note, SessionCard};
use crate::pages;
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::extract::{Query, State};
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Form, Router};
use kernel::Text;
use serde::Deserialize;
use std::sync::Arc;

pub fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/account", get(page))
        .route("/account/name", post(entering::rename))
        .route("/account/register", post(entering::register))
        .route("/account/login", post(entering::log_in))
        .route("/account/logout", post(entering::log_out))
        .route("/account/password", post(settings::change_password))
        .route("/account/email", post(settings::change_email))
        .route("/account/sessions/end", post(settings::end_session))
        .route("/account/sessions/end-others", post(settings::end_others))
        .route("/account/recovery", get(recovery::page).post(recovery::ask))
        .route("/account/recovery/{code}", get(recovery::code_page).post(recovery::recover))
        .route("/account/export", get(own::export))
        .route("/account/remove", get(own::remove_page).post(own::remove))
        .route("/language", post(language))
        .route("/theme", post(theme))
}

#[derive(Deserialize)]
pub struct Done {
    #[serde(default)]
    done: String,
}

/// The page, perhaps with a word about what was just done.
pub async fn page(State(app): Here, visitor: Visitor, Query(query): Query<Done>) -> Answer {
    let key = match query.done.as_str() {
        "name" => Some("account-done-name"),
        "password" => Some("account-done-password"),
        "email" => Some("account-done-email"),
        "sessions" => Some("account-done-sessions"),
        "recovered" => Some("account-done-recovered"),
        "removed" => Some("account-done-removed"),
        _ if visitor.was_logged_out() => Some("account-problem-logged-out"),
        _ => None,
    };
    let said = |key| pages::words::lexicon(visitor.language).say(&Text::new(key));
    let account = account(&app, &visitor, key.map(said).map(Note::Done)).await?;
    Ok(pages::account(&visitor.reader(), &account).into_response())
}

/// What the reader's own page shows.
async fn account(app: &App, visitor: &Visitor, note: Option<Note>) -> Result<Account, Problem> {
    let Some(person) = &visitor.person else {
        return Ok(Account { note, ..Account::default() });
    };
    let store = &app.host.store;
    let profile = store.profile(&person.id).await?;
    let sessions = store.sessions_of(&person.id, now()).await?.into_iter().map(|session| {
        let is_this = visitor.is_session(&session.id);
        let (id, agent) = (session.id, session.agent);
        SessionCard { id, agent, created: session.created, seen: session.seen, is_this }
    });
    let sessions = sessions.collect();
    let (login, email) = profile.map_or((None, None), |profile| (profile.login, profile.email));
    Ok(Account { login, email, sessions, note, typed: None })
}

#[derive(Deserialize)]
pub struct LanguageForm {
    language: String,
    #[serde(default)]
    back: String,
}

#[derive(Deserialize)]
pub struct ThemeForm {
    theme: String,
    #[serde(default)]
    back: String,
}

pub async fn language(visitor: Visitor, Form(form): Form<LanguageForm>) -> Answer {
    Ok(onward(back(&form.back), Some(visitor.language_cookie(&form.language))))
}

pub async fn theme(visitor: Visitor, Form(form): Form<ThemeForm>) -> Answer {
    Ok(onward(back(&form.back), Some(visitor.theme_cookie(&form.theme))))
}
