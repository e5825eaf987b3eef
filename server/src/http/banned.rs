//! Banned people and addresses: they may look, and change nothing.

use super::{Client, Here};
use crate::App;
use crate::problem::Problem;
use crate::store::Ban;
use crate::visitor::Visitor;
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::Text;
use std::net::IpAddr;

/// A banned person may still leave a device that others use, too, and have their data gone; to take
/// it along is no change.
const FREE: [&str; 2] = ["/account/logout", "/account/remove"];

/// Refuses every change of somebody who is banned.
pub async fn refuse(State(app): Here, request: Request, next: Next) -> Response {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    match ban_of(&app, &request) {
        Some(ban) => problem(&ban).into_response(),
        None => next.run(request).await,
    }
}

fn ban_of(app: &App, request: &Request) -> Option<Ban> {
    let by_address = address(request).and_then(|address| app.host.ban_of_address(address));
    let visitor = request.extensions().get::<Visitor>();
    let person = visitor.and_then(|visitor| visitor.person.as_ref());
    let person = person.filter(|_| !FREE.contains(&request.uri().path()));
    by_address.or_else(|| app.host.ban_of_person(&person?.id))
}

/// From where a request comes.
fn address(request: &Request) -> Option<IpAddr> {
    request.extensions().get::<Client>().map(|client| client.0)
}

/// Whether this person may log in.
pub fn check(app: &App, person: &str) -> Result<(), Problem> {
    match app.host.ban_of_person(person) {
        Some(ban) => Err(problem(&ban)),
        None => Ok(()),
    }
}

fn problem(ban: &Ban) -> Problem {
    let days = ban.until.map(|until| until.saturating_sub(crate::host::now()).div_ceil(DAY));
    let text = match days {
        Some(days) => Text::new("people-problem-banned-until").with("days", days as i64),
        None => Text::new("people-problem-banned"),
    };
    Problem::saying(StatusCode::FORBIDDEN, &text).with_detail(&ban.reason)
}

/// A day in milliseconds.
const DAY: u64 = 86_400_000;
