//! What is one's own: all that is kept about a person to take along, and the way to have it gone.

use super::super::address::Address;
use super::super::{Answer, Here, onward};
use super::refusal::{Refused, Sheet, answer, proven};
use crate::App;
use crate::host::now;
use crate::pages;
use crate::problem::Problem;
use crate::store::{Fault, Person};
use crate::visitor::Visitor;
use axum::Form;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

/// Lines that are made before they are fetched.
const AHEAD: usize = 2;

/// Everything that is kept about the visitor, a line of JSON for each thing.
pub async fn export(State(app): Here, visitor: Visitor) -> Answer {
    let person = visitor.person.ok_or_else(Problem::not_found)?;
    let (tell, told) = mpsc::channel(AHEAD);
    tokio::spawn(async move {
        // An error ends the download before its end: nobody takes half for the whole.
        if let Err(fault) = write_all(&app, &person, &tell).await {
            tracing::error!(%fault, "an export has failed");
            let _ = tell.send(Err(fault)).await;
        }
    });
    let headers = [
        (CONTENT_TYPE, "application/jsonl; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"oikumene.jsonl\""),
    ];
    Ok((headers, Body::from_stream(ReceiverStream::new(told))).into_response())
}

type Tell = mpsc::Sender<Result<String, Fault>>;

async fn write_all(app: &App, person: &Person, tell: &Tell) -> Result<(), Fault> {
    let store = &app.host.store;
    let Some(profile) = store.profile(&person.id).await? else { return Ok(()) };
    let about = json!({ "person": {
        "id": person.id, "name": profile.person.name, "login": profile.login,
        "email": profile.email, "created": profile.created,
    } });
    write(tell, &about).await;
    for session in store.sessions_of(&person.id, now()).await? {
        let (agent, created, seen) = (session.agent, session.created, session.seen);
        write(tell, &json!({ "session": { "agent": agent, "created": created, "seen": seen } }))
            .await;
    }
    for block in store.blocks(&person.id).await?.iter() {
        write(tell, &json!({ "blocked": { "name": block.name, "at": block.at } })).await;
    }
    for mute in store.mutes(&person.id).await?.iter() {
        write(tell, &json!({ "muted": { "name": mute.name, "at": mute.at } })).await;
    }
    for report in store.own_reports(&person.id).await? {
        write(tell, &json!({ "report": report })).await;
    }
    for table in store.own_tables(&person.id).await? {
        if tell.is_closed() {
            return Ok(());
        }
        if let Some(table) = store.own_table(&table, person).await? {
            write(tell, &json!({ "table": table })).await;
        }
    }
    write(tell, &json!({ "end": true })).await;
    Ok(())
}

async fn write(tell: &Tell, line: &Value) {
    // Whoever has gone does not want the rest.
    let _ = tell.send(Ok(format!("{line}\n"))).await;
}

pub async fn remove_page(visitor: Visitor) -> Answer {
    Ok(pages::remove(&visitor.reader(), None).into_response())
}

#[derive(Deserialize)]
pub struct RemoveForm {
    #[serde(default)]
    password: String,
    #[serde(default)]
    sure: String,
}

/// Removes the visitor for good: an account with its password, a guest as they are.
pub async fn remove(
    State(app): Here,
    visitor: Visitor,
    Address(address): Address,
    Form(form): Form<RemoveForm>,
) -> Answer {
    let done = removed(app.clone(), visitor.clone(), address, form).await;
    answer(&app, &visitor, Sheet::Remove, done).await
}

async fn removed(
    app: Arc<App>,
    visitor: Visitor,
    address: Option<IpAddr>,
    form: RemoveForm,
) -> Result<Response, Refused> {
    let person = visitor.person.clone().ok_or_else(Problem::not_found)?;
    if form.sure != "yes" {
        return Err(Refused::Unconfirmed);
    }
    if !person.is_guest {
        proven(&app, &visitor, form.password, address).await?;
    }
    app.host.remove(&person).await?;
    let (session, device) = (visitor.no_session(), visitor.no_device());
    Ok(onward("/account?done=removed", [session, device]))
}
