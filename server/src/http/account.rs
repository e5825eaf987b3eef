//! Names, accounts, language and theme.

use super::{Answer, Here, back, onward};
use crate::pages;
use crate::secret;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use kernel::Text;
use serde::Deserialize;

const LONGEST_NAME: usize = 40;
const SHORTEST_PASSWORD: usize = 8;
const LONGEST_PASSWORD: usize = 200;

#[derive(Deserialize)]
pub struct NameForm {
    name: String,
}

#[derive(Deserialize)]
pub struct RegisterForm {
    name: String,
    password: String,
    #[serde(default)]
    email: String,
}

#[derive(Deserialize)]
pub struct LoginForm {
    name: String,
    password: String,
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

pub async fn page(visitor: Visitor) -> Answer {
    Ok(pages::account(&visitor.reader(), None).into_response())
}

/// The account page again, with what was wrong.
fn wrong(visitor: &Visitor, key: &str) -> Answer {
    let said = pages::words::lexicon(visitor.language).say(&Text::new(key));
    let page = pages::account(&visitor.reader(), Some(&said));
    Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
}

/// A name that can be shown: trimmed, not empty, not too long, without control characters.
fn name_of(text: &str) -> Option<String> {
    let name = text.trim();
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
    (fits && !name.chars().any(char::is_control)).then(|| name.to_string())
}

pub async fn rename(State(app): Here, visitor: Visitor, Form(form): Form<NameForm>) -> Answer {
    let Some(name) = name_of(&form.name) else { return wrong(&visitor, "page-problem-name") };
    let (person, cookie) = visitor.person(&app).await?;
    app.host.store.rename(&person.id, &name).await?;
    app.host.look_around(&person).await?;
    Ok(onward("/account", cookie))
}

pub async fn register(
    State(app): Here,
    visitor: Visitor,
    Form(form): Form<RegisterForm>,
) -> Answer {
    let Some(name) = name_of(&form.name) else { return wrong(&visitor, "page-problem-name") };
    if !(SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&form.password.len()) {
        return wrong(&visitor, "page-problem-password");
    }
    let (person, cookie) = visitor.person(&app).await?;
    let password = form.password.clone();
    let hash = tokio::task::spawn_blocking(move || secret::hash_password(&password)).await;
    let Ok(Some(hash)) = hash else { return wrong(&visitor, "page-problem-internal") };
    let email = Some(form.email.trim()).filter(|email| !email.is_empty());
    match app.host.store.register(&person.id, &name, &hash, email).await? {
        true => {
            app.host.look_around(&person).await?;
            Ok(onward("/account", cookie))
        }
        false => wrong(&visitor, "page-problem-name-taken"),
    }
}

/// A guest who logs in takes their games along.
pub async fn log_in(State(app): Here, visitor: Visitor, Form(form): Form<LoginForm>) -> Answer {
    let found = app.host.store.by_login(form.name.trim()).await?;
    let known = found.as_ref().map_or_else(String::new, |(_, hash)| hash.clone());
    let check = move || secret::is_password(&form.password, &known);
    let is_right = tokio::task::spawn_blocking(check).await.unwrap_or(false);
    let Some((person, _)) = found.filter(|_| is_right) else {
        return wrong(&visitor, "page-problem-login");
    };
    super::banned::check(&app, &person.id)?;
    if let Some(guest) = visitor.person.as_ref().filter(|guest| guest.is_guest) {
        app.host.store.merge(&guest.id, &person).await?;
        app.host.look_around(&person).await?;
    }
    let cookie = visitor.begin_session(&app, &person).await?;
    Ok(onward("/", Some(cookie)))
}

pub async fn log_out(State(app): Here, visitor: Visitor) -> Answer {
    let cookie = visitor.end_session(&app).await?;
    Ok(onward("/", Some(cookie)))
}

pub async fn language(visitor: Visitor, Form(form): Form<LanguageForm>) -> Answer {
    Ok(onward(back(&form.back), Some(visitor.language_cookie(&form.language))))
}

pub async fn theme(visitor: Visitor, Form(form): Form<ThemeForm>) -> Answer {
    Ok(onward(back(&form.back), Some(visitor.theme_cookie(&form.theme))))
}
