//! Being called something, making an account, coming in and going out.

use super::super::address::Address;
use super::super::{Answer, Here, banned, onward};
use super::refusal::{Refused, Sheet, answer};
use crate::App;
use crate::attempts::Tried;
use crate::host::now;
use crate::model::{AccountForm, Typed};
use crate::names::{self, Name};
use crate::passwords;
use crate::store::{Person, Registration, Renamed};
use crate::visitor::Visitor;
use crate::{mail, secret};
use axum::Form;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;

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

pub async fn rename(State(app): Here, visitor: Visitor, Form(form): Form<NameForm>) -> Answer {
    let typed = Typed::of(AccountForm::Name, &form.name, "");
    let done = renamed(app.clone(), visitor.clone(), form).await;
    answer(&app, &visitor, Sheet::Account(typed), done).await
}

async fn renamed(app: Arc<App>, visitor: Visitor, form: NameForm) -> Result<Response, Refused> {
    let name = Name::read(&form.name, &app.host.bots).map_err(Refused::Name)?;
    let Some(person) = &visitor.person else {
        app.limits.admit_guest(visitor.way.client)?;
        let (session, cookie) = visitor.new_session(&app);
        let welcomed = app.host.store.welcome_as(&name, &session).await?;
        welcomed.ok_or(Refused::NameTaken)?;
        return Ok(onward("/account?done=name", Some(cookie)));
    };
    let renamed = app.host.store.rename(person, &name).await?.ok_or(Refused::NameTaken)?;
    tell_tables(&app, &renamed).await?;
    Ok(onward("/account?done=name", None))
}

/// Tables in memory learn who has another name.
async fn tell_tables(app: &App, renamed: &Renamed) -> Result<(), Refused> {
    for person in renamed.guests.iter().chain([&renamed.person]) {
        app.host.look_around(person).await?;
    }
    Ok(())
}

pub async fn register(
    State(app): Here,
    visitor: Visitor,
    Form(form): Form<RegisterForm>,
) -> Answer {
    let typed = Typed::of(AccountForm::Register, &form.name, &form.email);
    let done = registered(app.clone(), visitor.clone(), form).await;
    answer(&app, &visitor, Sheet::Account(typed), done).await
}

async fn registered(
    app: Arc<App>,
    visitor: Visitor,
    form: RegisterForm,
) -> Result<Response, Refused> {
    let name = Name::read(&form.name, &app.host.bots).map_err(Refused::Name)?;
    passwords::check(&form.password, &name.shown).map_err(Refused::Weak)?;
    let email = email_of(&form.email)?;
    if guest(&visitor).is_none() {
        app.limits.admit_guest(visitor.way.client)?;
    }
    let hash = app.passwords.hash(form.password).await?;
    let (session, cookie) = visitor.new_session(&app);
    let (password_hash, email) = (hash.as_str(), email.as_deref());
    let wanted = Registration { name: &name, password_hash, email };
    let renamed = app.host.store.register(guest(&visitor), &wanted, &session).await?;
    let renamed = renamed.ok_or(Refused::NameTaken)?;
    let device = visitor.device_cookie(&app, &renamed.person.id, &hash);
    tell_tables(&app, &renamed).await?;
    Ok(onward("/account", [cookie, device]))
}

/// The address for letters, if one was given.
pub(super) fn email_of(text: &str) -> Result<Option<String>, Refused> {
    match text.trim() {
        "" => Ok(None),
        text => mail::address(text).map(Some).ok_or(Refused::Email),
    }
}

fn guest(visitor: &Visitor) -> Option<&Person> {
    visitor.person.as_ref().filter(|person| person.is_guest)
}

/// A guest who logs in takes their games along.
pub async fn log_in(
    State(app): Here,
    visitor: Visitor,
    Address(address): Address,
    Form(form): Form<LoginForm>,
) -> Answer {
    let typed = Typed::of(AccountForm::LogIn, &form.name, "");
    let done = logged_in(app.clone(), visitor.clone(), address, form).await;
    answer(&app, &visitor, Sheet::Account(typed), done).await
}

async fn logged_in(
    app: Arc<App>,
    visitor: Visitor,
    address: Option<IpAddr>,
    form: LoginForm,
) -> Result<Response, Refused> {
    let found = app.host.store.by_login(&form.name).await?;
    let device = found.as_ref().and_then(|found| visitor.device(&app, found));
    let name = match &found {
        Some(found) => counted_as(&found.person),
        None => counted(&form.name),
    };
    let tried = device.as_deref().map_or(Tried::Name(&name), Tried::Device);
    app.logins.begin(tried, address, now())?;
    let hash = found.as_ref().and_then(|found| found.password.clone());
    let fits = form.password.len() <= passwords::LONGEST;
    let is_right = fits && app.passwords.is_right(form.password, hash.clone()).await?;
    let found = found.filter(|_| is_right).ok_or(Refused::Login)?;
    app.logins.succeeded(tried, address);
    banned::check(&app, &found.person.id)?;
    let (session, cookie) = visitor.new_session(&app);
    if !app.host.log_in(&found, guest(&visitor), visitor.token(), &session).await? {
        return Err(Refused::Login);
    }
    let device = visitor.device_cookie(&app, &found.person.id, &hash.unwrap_or_default());
    Ok(onward("/", [cookie, device]))
}

/// What tries for an account are counted under, however its name is written; apart from those of
/// whoever is logged in.
pub(super) fn counted_as(person: &Person) -> String {
    secret::hash(&format!("account {}", person.id))
}

/// What tries for a name are counted under that is nobody's; never long.
pub(super) fn counted(name: &str) -> String {
    let name: String = name.trim().chars().take(2 * names::LONGEST).collect();
    secret::hash(&names::keys(&name).concat())
}

pub async fn log_out(State(app): Here, visitor: Visitor) -> Answer {
    let cookie = visitor.end_session(&app).await?;
    Ok(onward("/", Some(cookie)))
}
