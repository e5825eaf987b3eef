//! What is done at a table: choosing, taking back, taking notes, giving orders.

use super::{Answer, Here, onward};
use crate::App;
use crate::host::Live;
use crate::orders::Orders;
use crate::problem::Problem;
use crate::store::{KeptSeat, Origin, Person};
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use kernel::Seat;
use kernel::record::{Player, PlayerKind};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;

#[derive(Deserialize)]
pub struct ChooseForm {
    n: usize,
    choice: String,
}

/// How many choices there were when somebody looked: what comes late does nothing else than what
/// was meant.
#[derive(Deserialize)]
pub struct SeenForm {
    n: Option<usize>,
}

#[derive(Deserialize)]
pub struct TextForm {
    pub text: String,
}

#[derive(Deserialize)]
pub struct AtQuery {
    pub n: usize,
}

/// The person and the table of a change; the page to go on to.
pub(super) async fn change(
    app: &Arc<App>,
    visitor: &Visitor,
    id: &str,
) -> Result<(Person, Arc<Live>), Problem> {
    let live = app.host.table(id).await?;
    Ok((visitor.known()?, live))
}

pub(super) fn to_table(id: &str) -> Answer {
    Ok(onward(&format!("/t/{id}"), None))
}

pub async fn choose(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<ChooseForm>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.choose(&live, &person, form.n, &form.choice).await?;
    to_table(&id)
}

pub async fn undo(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<SeenForm>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.undo(&live, &person, form.n, false).await?;
    to_table(&id)
}

pub async fn undo_turn(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<SeenForm>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.undo(&live, &person, form.n, true).await?;
    to_table(&id)
}

pub async fn redo(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<SeenForm>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.redo(&live, &person, form.n).await?;
    to_table(&id)
}

/// Takes a seat back that a mind plays since the time was up.
pub async fn come_back(State(app): Here, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.come_back(&live, &person).await?;
    to_table(&id)
}

/// The next person before the same screen takes over.
pub async fn take_over(State(app): Here, visitor: Visitor, Path(id): Path<String>) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    live.take_over(&person).await?;
    to_table(&id)
}

pub async fn notes(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<TextForm>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    app.host.note(&live, &person, &form.text).await?;
    to_table(&id)
}

/// What somebody answers beforehand.
pub async fn orders(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<BTreeMap<String, String>>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    let seat = form.get("seat").and_then(|seat| seat.parse().ok()).map(Seat);
    let orders = Orders::read((live.game.orders)(), &form);
    let (Some(seat), Some(orders)) = (seat, orders) else { return Err(Problem::bad_input()) };
    app.host.order(&live, &person, seat, orders).await?;
    to_table(&id)
}

/// A private table that goes on from an earlier moment.
pub async fn what_if(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<AtQuery>,
) -> Answer {
    let live = app.host.table(&id).await?;
    let (person, cookie) = visitor.person(&app).await?;
    let id = app.host.what_if(&live, &person, form.n).await?;
    Ok(onward(&format!("/t/{id}"), cookie))
}

#[derive(Deserialize)]
pub struct ShowForm {
    shown: String,
}

/// The owner lets a finished game be seen in the hall, or no longer.
pub async fn show_in_hall(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(form): Form<ShowForm>,
) -> Answer {
    let (person, live) = change(&app, &visitor, &id).await?;
    let shown = match form.shown.as_str() {
        "yes" => true,
        "no" => false,
        _ => return Err(Problem::bad_input()),
    };
    app.host.show_in_hall(&live, &person, shown).await?;
    to_table(&id)
}

/// Who sat in a seat, for the record.
fn player((seat, number): (&KeptSeat, u8)) -> Player {
    let (kind, mind) = match (&seat.kind, seat.mind()) {
        (_, Some(mind)) if mind.starts_with(crate::bots::PREFIX) => (PlayerKind::Bot, Some(mind)),
        (_, Some(mind)) => (PlayerKind::Mind, Some(mind)),
        (_, None) => (PlayerKind::Person, None),
    };
    let name = (kind == PlayerKind::Person).then(|| seat.name.clone());
    Player { name, mind: mind.map(str::to_string), ..Player::new(Seat(number), kind) }
}

/// The whole record, once the game is over: before that it would tell secrets.
pub async fn record(State(app): Here, Path(id): Path<String>) -> Answer {
    let live = app.host.table(&id).await?;
    let inner = live.inner.lock().await;
    if !inner.table.is_over() {
        return Err(Problem::not_found());
    }
    let name = format!("attachment; filename=\"{}-{id}.jsonl\"", live.game.id);
    let headers = [(CONTENT_TYPE, "application/jsonl".to_string()), (CONTENT_DISPOSITION, name)];
    let kept = app.host.store.table(&id).await?;
    // Of a game that was brought from elsewhere it is not known who played it.
    let players = match kept.is_some_and(|kept| kept.origin == Origin::New) {
        true => live.seats.read().await.iter().zip(0..).map(player).collect(),
        false => Vec::new(),
    };
    Ok((headers, inner.table.record(players)).into_response())
}
