//! Why a form of the account is not accepted, and the page that says so.

use super::super::Answer;
use super::account;
use crate::App;
use crate::attempts::{Tried, Wait};
use crate::host::Trouble;
use crate::model::{Account, Note, Reader, Typed};
use crate::names::Unfit;
use crate::pages;
use crate::passwords::{Busy, Weak};
use crate::problem::Problem;
use crate::store::{Fault, Profile};
use crate::visitor::Visitor;
use axum::http::StatusCode;
use axum::http::header::{HeaderValue, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use kernel::Text;
use std::net::IpAddr;

/// Why a form is not accepted; nothing has changed.
pub enum Refused {
    Name(Unfit),
    NameTaken,
    /// The new password is too weak.
    Weak(Weak),
    /// Name and password do not fit.
    Login,
    /// The password that had to be given is not the right one.
    Password,
    Email,
    /// The code is unknown, used or too old.
    Code,
    /// Guests have no password.
    Guest,
    /// Not said that it is meant so.
    Unconfirmed,
    Wait(Wait),
    Busy,
    /// Something else went wrong.
    Problem(Problem),
}

impl From<Busy> for Refused {
    fn from(_: Busy) -> Refused {
        Refused::Busy
    }
}

impl From<Wait> for Refused {
    fn from(wait: Wait) -> Refused {
        Refused::Wait(wait)
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused::Problem(problem)
    }
}

impl From<Fault> for Refused {
    fn from(fault: Fault) -> Refused {
        Refused::Problem(fault.into())
    }
}

impl From<Trouble> for Refused {
    fn from(trouble: Trouble) -> Refused {
        Refused::Problem(trouble.into())
    }
}

impl Refused {
    pub fn status(&self) -> StatusCode {
        match self {
            Refused::Wait(_) => StatusCode::TOO_MANY_REQUESTS,
            Refused::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Refused::Guest => StatusCode::FORBIDDEN,
            Refused::Problem(problem) => problem.status,
            Refused::Name(_)
            | Refused::NameTaken
            | Refused::Weak(_)
            | Refused::Login
            | Refused::Password
            | Refused::Email
            | Refused::Code
            | Refused::Unconfirmed => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }

    pub fn text(&self) -> Text {
        let key = match self {
            Refused::Name(Unfit::Length) => "page-problem-name",
            Refused::Name(Unfit::Invisible) => "account-problem-name-invisible",
            Refused::Name(Unfit::Letterless) => "account-problem-name-letterless",
            Refused::Name(Unfit::Reserved) => "account-problem-name-reserved",
            Refused::NameTaken => "page-problem-name-taken",
            Refused::Weak(Weak::Length) => "page-problem-password",
            Refused::Weak(Weak::Monotonous) => "account-problem-password-monotonous",
            Refused::Weak(Weak::Name) => "account-problem-password-name",
            Refused::Weak(Weak::Common) => "account-problem-password-common",
            Refused::Login => "page-problem-login",
            Refused::Password => "account-problem-password",
            Refused::Email => "account-problem-email",
            Refused::Code => "account-problem-code",
            Refused::Guest => "account-problem-guest",
            Refused::Unconfirmed => "account-problem-unconfirmed",
            Refused::Busy => "account-problem-busy",
            Refused::Wait(Wait(seconds)) if *seconds < 60 => {
                return Text::new("account-problem-wait-seconds").with("count", *seconds as i64);
            }
            Refused::Wait(Wait(seconds)) => {
                let minutes = seconds.div_ceil(60) as i64;
                return Text::new("account-problem-wait-minutes").with("count", minutes);
            }
            Refused::Problem(_) => "page-problem-internal",
        };
        Text::new(key)
    }
}

/// The page that the form stands on.
pub enum Sheet {
    /// With what was typed into which of its forms.
    Account(Typed),
    /// With the name that was typed.
    Recovery(Typed),
    /// With the path of its form.
    Code(String),
    Remove,
}

/// The answer to a form: where it leads, or its page again with what was wrong.
pub async fn answer(
    app: &App,
    visitor: &Visitor,
    sheet: Sheet,
    done: Result<Response, Refused>,
) -> Answer {
    let refused = match done {
        Ok(response) => return Ok(response),
        Err(Refused::Problem(problem)) => return Err(problem),
        Err(refused) => refused,
    };
    let reader: Reader = visitor.reader();
    let said = pages::words::lexicon(visitor.language).say(&refused.text());
    let note = Some(Note::Wrong(said));
    let page = match sheet {
        Sheet::Account(typed) => {
            let account = Account { typed: Some(typed), ..account(app, visitor, note).await? };
            pages::account(&reader, &account)
        }
        Sheet::Recovery(typed) => {
            pages::recovery(&reader, app.mail.is_some(), note.as_ref(), Some(&typed))
        }
        Sheet::Code(_) if matches!(refused, Refused::Code) => {
            pages::recovery(&reader, app.mail.is_some(), note.as_ref(), None)
        }
        Sheet::Code(path) => pages::recovery_code(&reader, note.as_ref(), &path),
        Sheet::Remove => pages::remove(&reader, note.as_ref()),
    };
    let mut response = (refused.status(), page).into_response();
    if let Refused::Wait(Wait(seconds)) = refused {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    Ok(response)
}

/// The account of the visitor, if this is its password. Wrong ones are counted, apart from those of
/// people who are not logged in.
pub async fn proven(
    app: &App,
    visitor: &Visitor,
    password: String,
    address: Option<IpAddr>,
) -> Result<Profile, Refused> {
    let person = visitor.person.as_ref().filter(|person| !person.is_guest);
    let person = person.ok_or(Refused::Guest)?;
    let profile = app.host.store.profile(&person.id).await?.ok_or(Refused::Guest)?;
    let tried = Tried::Name(&person.id);
    app.logins.begin(tried, address, crate::host::now())?;
    match app.passwords.is_right(password, profile.password.clone()).await? {
        true => {
            app.logins.succeeded(tried, address);
            Ok(profile)
        }
        false => Err(Refused::Password),
    }
}
