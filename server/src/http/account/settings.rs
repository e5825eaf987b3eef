//! What an account may change about itself: the password, the address for letters, its sessions.

use super::super::address::Address;
use super::super::{Answer, Here, onward};
use super::entering::email_of;
use super::refusal::{Refused, Sheet, answer, proven};
use crate::App;
use crate::model::{AccountForm, Typed};
use crate::passwords;
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;

#[derive(Deserialize)]
pub struct PasswordForm {
    password: String,
    new: String,
}

#[derive(Deserialize)]
pub struct EmailForm {
    password: String,
    #[serde(default)]
    email: String,
}

#[derive(Deserialize)]
pub struct SessionForm {
    session: String,
}

pub async fn change_password(
    State(app): Here,
    visitor: Visitor,
    Address(address): Address,
    Form(form): Form<PasswordForm>,
) -> Answer {
    let typed = Typed::of(AccountForm::Password, "", "");
    let done = password_changed(app.clone(), visitor.clone(), address, form).await;
    answer(&app, &visitor, Sheet::Account(typed), done).await
}

async fn password_changed(
    app: Arc<App>,
    visitor: Visitor,
    address: Option<IpAddr>,
    form: PasswordForm,
) -> Result<Response, Refused> {
    let name = visitor.person.as_ref().ok_or(Refused::Guest)?.name.clone();
    passwords::check(&form.new, &name).map_err(Refused::Weak)?;
    let profile = proven(&app, &visitor, form.password, address).await?;
    let old = profile.password.ok_or(Refused::Password)?;
    let new = app.passwords.hash(form.new).await?;
    let (session, cookie) = visitor.new_session(&app);
    let device = visitor.device_cookie(&app, &profile.person.id, &new);
    let store = &app.host.store;
    match store.set_password(&profile.person.id, (&old, &new), &session).await? {
        true => Ok(onward("/account?done=password", [cookie, device])),
        false => Err(Refused::Password),
    }
}

pub async fn change_email(
    State(app): Here,
    visitor: Visitor,
    Address(address): Address,
    Form(form): Form<EmailForm>,
) -> Answer {
    let typed = Typed::of(AccountForm::Email, "", &form.email);
    let done = email_changed(app.clone(), visitor.clone(), address, form).await;
    answer(&app, &visitor, Sheet::Account(typed), done).await
}

async fn email_changed(
    app: Arc<App>,
    visitor: Visitor,
    address: Option<IpAddr>,
    form: EmailForm,
) -> Result<Response, Refused> {
    let email = email_of(&form.email)?;
    let profile = proven(&app, &visitor, form.password, address).await?;
    app.host.store.set_email(&profile.person.id, email.as_deref()).await?;
    Ok(onward("/account?done=email", None))
}

/// Ends one of the visitor's sessions; the one they have just now, too.
pub async fn end_session(
    State(app): Here,
    visitor: Visitor,
    Form(form): Form<SessionForm>,
) -> Answer {
    let person = visitor.person.as_ref().ok_or_else(Problem::not_found)?;
    if !app.host.store.end_session_of(&person.id, &form.session).await? {
        return Err(Problem::not_found());
    }
    match visitor.is_session(&form.session) {
        true => Ok(onward("/", Some(visitor.no_session()))),
        false => Ok(onward("/account?done=sessions", None)),
    }
}

pub async fn end_others(State(app): Here, visitor: Visitor) -> Answer {
    let (person, token) =
        visitor.person.as_ref().zip(visitor.token()).ok_or_else(Problem::not_found)?;
    app.host.store.end_other_sessions(&person.id, token).await?;
    Ok(onward("/account?done=sessions", None))
}
