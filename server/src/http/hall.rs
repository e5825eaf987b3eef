//! The hall: games, tables, and opening a new one.

use super::{Answer, Here, onward};
use crate::games::{self, AnyGame, GAMES};
use crate::host::{Host, Trouble};
use crate::model::{Hall, TableCard, TableStanding};
use crate::opponents;
use crate::pages;
use crate::problem::Problem;
use crate::store::{KeptSeat, KeptTable, Person, Sitter, Standing};
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use kernel::{Asks, Options};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::Arc;

/// Tables shown in each list.
const LISTED: i64 = 12;
/// Seats of a game that is played now, at one click.
const PLAY_NOW: u8 = 3;

#[derive(Deserialize)]
pub struct PlayNow {
    game: String,
}

pub async fn hall(State(app): Here, visitor: Visitor) -> Answer {
    let games = GAMES.iter().map(|game| (game.card)(visitor.language)).collect();
    let store = &app.host.store;
    let mine = match &visitor.person {
        Some(person) => store.tables_of(&person.id, 2 * LISTED).await?,
        None => Vec::new(),
    };
    let (finished, mine): (Vec<_>, Vec<_>) =
        mine.into_iter().partition(|table| table.standing == Standing::Over);
    let hall = Hall {
        games,
        mine: cards(&app.host, mine, &visitor).await?,
        open: cards(&app.host, store.open_tables(LISTED).await?, &visitor).await?,
        finished: cards(&app.host, finished, &visitor).await?,
    };
    Ok(pages::hall(&visitor.reader(), &hall).into_response())
}

async fn cards(
    host: &Arc<Host>,
    tables: Vec<KeptTable>,
    visitor: &Visitor,
) -> Result<Vec<TableCard>, Problem> {
    let mut cards = Vec::new();
    for table in tables.into_iter().filter(|table| table.standing != Standing::Closed) {
        cards.push(card(host, table, visitor).await?);
    }
    Ok(cards)
}

async fn card(host: &Arc<Host>, kept: KeptTable, visitor: &Visitor) -> Result<TableCard, Problem> {
    let live = host.table(&kept.id).await?;
    let seats = live.seats.read().await.clone();
    let inner = live.inner.lock().await;
    let names = opponents::names(&seats, visitor.language);
    let name = |seat: kernel::Seat| names[seat.index()].clone();
    let free = seats.iter().filter(|seat| seat.kind == Sitter::Free).count();
    let standing = match inner.table.asks() {
        Asks::Seat(_) if free > 0 => TableStanding::Waiting,
        Asks::Seat(seat) => match &visitor.person {
            Some(person) if live.seats_of(person).await.contains(&seat) => TableStanding::MyTurn,
            _ => TableStanding::TurnOf(name(seat)),
        },
        _ => TableStanding::Over(inner.table.standings().winners().map(name).collect()),
    };
    Ok(TableCard {
        id: kept.id,
        game: (live.game.card)(visitor.language).name,
        seats: names.clone(),
        free,
        standing,
        updated: kept.updated,
    })
}

/// One click: the visitor against opponents.
pub async fn play_now(State(app): Here, visitor: Visitor, Form(form): Form<PlayNow>) -> Answer {
    let game = games::by_id(&form.game).ok_or_else(Problem::not_found)?;
    let (person, cookie) = visitor.person(&app).await?;
    let mut seats = vec![KeptSeat::of(&person)];
    seats.extend((2..=PLAY_NOW).map(|_| opponents::seat(opponents::usual())));
    let options = Options { seats: PLAY_NOW, modules: Vec::new() };
    let id = app.host.open_table(&person, game, &options, seats, false).await?;
    Ok(onward(&format!("/t/{id}"), cookie))
}

pub async fn new_table(visitor: Visitor, Path(game): Path<String>) -> Answer {
    let game = games::by_id(&game).ok_or_else(Problem::not_found)?;
    Ok(form(&visitor, game, None).into_response())
}

fn form(visitor: &Visitor, game: &AnyGame, error: Option<&str>) -> maud::Markup {
    pages::new_table(&visitor.reader(), &(game.card)(visitor.language), minds::NAMES, error)
}

/// The form of a new table: `game`, `seats`, `module-ID` for each module that is on, `seat-K` with
/// `me`, `invite`, `beside` or `mind:NAME`, and `open`.
pub async fn open_table(
    State(app): Here,
    visitor: Visitor,
    Form(fields): Form<HashMap<String, String>>,
) -> Answer {
    let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
    let game = games::by_id(field("game")).ok_or_else(Problem::not_found)?;
    let modules = (game.card)(visitor.language).modules.into_iter().map(|module| module.id);
    let modules = modules.filter(|id| fields.contains_key(&format!("module-{id}")));
    let options = Options {
        seats: field("seats").parse().unwrap_or(0),
        modules: modules.map(str::to_string).collect(),
    };
    let (person, cookie) = visitor.person(&app).await?;
    let mut seats = Vec::new();
    for number in 1..=options.seats.min(8) {
        seats.push(sitter(field(&format!("seat-{number}")), number, &person)?);
    }
    match app.host.open_table(&person, game, &options, seats, fields.contains_key("open")).await {
        Ok(id) => Ok(onward(&format!("/t/{id}"), cookie)),
        Err(Trouble::Unreadable(why)) => {
            let page = form(&visitor, game, Some(&why));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(trouble) => Err(trouble.into()),
    }
}

fn sitter(who: &str, number: u8, person: &Person) -> Result<KeptSeat, Problem> {
    let named = |kind, name: String| KeptSeat { kind, name };
    match who {
        "me" => Ok(KeptSeat::of(person)),
        "invite" => Ok(named(Sitter::Free, String::new())),
        "beside" => {
            Ok(named(Sitter::Beside(person.id.clone()), format!("{} {number}", person.name)))
        }
        _ => match who.strip_prefix("mind:").filter(|mind| minds::NAMES.contains(mind)) {
            Some(mind) => Ok(opponents::seat(mind)),
            None => Err(Problem::bad_input()),
        },
    }
}

#[derive(Deserialize)]
pub struct ImportForm {
    record: String,
}

/// A record from elsewhere becomes a table.
pub async fn import(State(app): Here, visitor: Visitor, Form(form): Form<ImportForm>) -> Answer {
    let (person, cookie) = visitor.person(&app).await?;
    let id = app.host.import(&person, form.record.trim()).await?;
    Ok(onward(&format!("/t/{id}"), cookie))
}
