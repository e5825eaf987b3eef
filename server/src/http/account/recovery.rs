//! For those who have forgotten their password: a letter with a code, or the owner's help.

use super::super::address::Address;
use super::super::{Answer, Here, onward};
use super::entering::{counted, counted_as};
use super::refusal::{Refused, Sheet, answer};
use crate::App;
use crate::attempts::Tried;
use crate::host::now;
use crate::mail::Mail;
use crate::model::{AccountForm, Note, Typed};
use crate::pages;
use crate::passwords;
use crate::secret;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use kernel::Text;
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;

/// A code in a letter is good for an hour, in milliseconds.
const LASTS: u64 = 3_600_000;

#[derive(Deserialize)]
pub struct NameForm {
    name: String,
}

#[derive(Deserialize)]
pub struct NewForm {
    new: String,
}

/// Where a code is used.
pub fn path(code: &str) -> String {
    format!("/account/recovery/{code}")
}

pub async fn page(State(app): Here, visitor: Visitor) -> Answer {
    Ok(pages::recovery(&visitor.reader(), app.mail.is_some(), None, None).into_response())
}

/// Asks for a letter. The answer is always the same, and comes before anything is looked up: it
/// tells nobody which accounts there are.
pub async fn ask(
    State(app): Here,
    visitor: Visitor,
    Address(address): Address,
    Form(form): Form<NameForm>,
) -> Answer {
    let typed = Typed::of(AccountForm::Recovery, &form.name, "");
    let done = asked(&app, &visitor, address, form);
    answer(&app, &visitor, Sheet::Recovery(typed), done).await
}

fn asked(
    app: &Arc<App>,
    visitor: &Visitor,
    address: Option<IpAddr>,
    form: NameForm,
) -> Result<Response, Refused> {
    let lexicon = pages::words::lexicon(visitor.language);
    if app.mail.is_some() {
        app.recoveries.begin(Tried::Name(&counted(&form.name)), address, now())?;
        let place = app.letters.clone().try_acquire_owned().map_err(|_| Refused::Busy)?;
        let (app, language) = (app.clone(), visitor.language);
        tokio::spawn(async move {
            let _place = place;
            if let Err(trouble) = write(&app, &form.name, language).await {
                tracing::error!(trouble, "a letter could not be sent");
            }
        });
    }
    let said = Note::Done(lexicon.say(&Text::new("account-recovery-sent")));
    let note = app.mail.is_some().then_some(&said);
    Ok(pages::recovery(&visitor.reader(), app.mail.is_some(), note, None).into_response())
}

/// Writes to the owner of an account, if there is one with an address for letters.
async fn write(app: &App, name: &str, language: &str) -> Result<(), String> {
    let Some(mail) = &app.mail else { return Ok(()) };
    let store = &app.host.store;
    let found = store.by_login(name).await.map_err(|fault| fault.to_string())?;
    let Some((profile, email)) =
        found.and_then(|profile| profile.email.clone().map(|email| (profile, email)))
    else {
        return Ok(());
    };
    // However the name was written. Who has had enough letters gets no more, and nobody is told.
    if app.recoveries.begin(Tried::Name(&counted_as(&profile.person)), None, now()).is_err() {
        return Ok(());
    }
    let code = secret::fresh();
    let kept = store.add_recovery(&profile.person.id, &secret::hash(&code), now(), LASTS).await;
    kept.map_err(|fault| fault.to_string())?;
    let (subject, text) = letter(mail, &code, profile.login.as_deref().unwrap_or(name), language);
    mail.send(&email, &subject, text).await
}

fn letter(mail: &Mail, code: &str, name: &str, language: &str) -> (String, String) {
    let lexicon = pages::words::lexicon(language);
    let say = |key: &str| lexicon.say(&Text::new(key));
    let greeting =
        lexicon.say(&Text::new("account-letter-greeting").with("name", name.to_string()));
    let link = mail.link(&path(code));
    let text = [greeting, say("account-letter-about"), link, say("account-letter-else")];
    (say("account-letter-subject"), text.join("\n\n") + "\n")
}

pub async fn code_page(State(app): Here, visitor: Visitor, Path(code): Path<String>) -> Answer {
    let found = app.host.store.by_recovery(&secret::hash(&code), now()).await?;
    let done = match found {
        Some(_) => Ok(pages::recovery_code(&visitor.reader(), None, &path(&code)).into_response()),
        None => Err(Refused::Code),
    };
    answer(&app, &visitor, Sheet::Code(path(&code)), done).await
}

/// Sets a new password with a code.
pub async fn recover(
    State(app): Here,
    visitor: Visitor,
    Path(code): Path<String>,
    Form(form): Form<NewForm>,
) -> Answer {
    let done = recovered(app.clone(), visitor.clone(), code.clone(), form).await;
    answer(&app, &visitor, Sheet::Code(path(&code)), done).await
}

async fn recovered(
    app: Arc<App>,
    visitor: Visitor,
    code: String,
    form: NewForm,
) -> Result<Response, Refused> {
    let (store, code) = (&app.host.store, secret::hash(&code));
    let profile = store.by_recovery(&code, now()).await?.ok_or(Refused::Code)?;
    passwords::check(&form.new, &profile.person.name).map_err(Refused::Weak)?;
    let hash = app.passwords.hash(form.new).await?;
    if !store.recover(&code, &hash, now()).await? {
        return Err(Refused::Code);
    }
    let was_theirs = visitor.person.as_ref().is_some_and(|person| person.id == profile.person.id);
    let device = visitor.device_cookie(&app, &profile.person.id, &hash);
    let session = was_theirs.then(|| visitor.no_session());
    Ok(onward("/account?done=recovered", session.into_iter().chain([device])))
}
