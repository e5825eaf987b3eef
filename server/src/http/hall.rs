//! The hall: games, tables, and finished games.

use super::{Answer, Here};
use crate::App;
use crate::model::{Finished, Hall, TableCard, TableStanding};
use crate::opponents;
use crate::pages;
use crate::problem::Problem;
use crate::store::{KeptSeat, KeptTable, Sitter, Standing};
use crate::visitor::Visitor;
use axum::extract::{Query, State};
use axum::response::IntoResponse;
use serde::Deserialize;

/// Tables shown in each list of the hall, and of a page of finished games.
const LISTED: usize = 12;
const A_PAGE: usize = 24;
/// Unfinished tables of one person that the hall shows.
const MINE: usize = 60;
/// Nobody looks further back, in pages.
const MOST_PAGES: usize = 100_000;

pub async fn hall(State(app): Here, visitor: Visitor) -> Answer {
    let store = &app.host.store;
    let (mut mine, mut finished, mut invited) = (Vec::new(), Vec::new(), Vec::new());
    if let Some(person) = &visitor.person {
        mine = cards(&app, store.playing_of(&person.id, MINE).await?, &visitor).await?;
        invited = cards(&app, store.invited_to(&person.id, MINE).await?, &visitor).await?;
        finished = store.finished_of(&person.id, 0, LISTED + 1).await?;
        mine.sort_by_key(|card| !matches!(card.standing, TableStanding::MyTurn));
    }
    let seen = store.finished_open(0, LISTED + 1).await?;
    let games = app.host.games;
    let hall = Hall {
        games: games.iter().map(|game| (game.card)(visitor.language)).collect(),
        covers: games.covers().address(),
        invited,
        mine,
        open: open(&app, store.open_tables(LISTED).await?, &visitor).await?,
        finished: a_page(&app, &visitor, finished, LISTED, "mine", 1).await?,
        seen: a_page(&app, &visitor, seen, LISTED, "all", 1).await?,
    };
    Ok(pages::hall(&visitor.reader(), &hall).into_response())
}

#[derive(Deserialize)]
pub struct FinishedQuery {
    #[serde(default)]
    of: String,
    #[serde(default)]
    page: String,
}

/// Finished games, page by page: the visitor's own, or those of open tables.
pub async fn finished(
    State(app): Here,
    visitor: Visitor,
    Query(query): Query<FinishedQuery>,
) -> Answer {
    let number: usize = match query.page.as_str() {
        "" => 1,
        text => text.parse().map_err(|_| Problem::not_found())?,
    };
    if !(1..=MOST_PAGES).contains(&number) {
        return Err(Problem::not_found());
    }
    let (store, from) = (&app.host.store, (number - 1) * A_PAGE);
    let (of, found) = match (query.of.as_str(), &visitor.person) {
        ("" | "all", _) => ("all", store.finished_open(from, A_PAGE + 1).await?),
        ("mine", Some(person)) => ("mine", store.finished_of(&person.id, from, A_PAGE + 1).await?),
        ("mine", None) => ("mine", Vec::new()),
        _ => return Err(Problem::not_found()),
    };
    if found.is_empty() && number > 1 {
        return Err(Problem::not_found());
    }
    let page = a_page(&app, &visitor, found, A_PAGE, of, number).await?;
    Ok(pages::finished(&visitor.reader(), &page).into_response())
}

/// The first `most` of what was found; more says that there is another page.
async fn a_page(
    app: &App,
    visitor: &Visitor,
    mut found: Vec<KeptTable>,
    most: usize,
    of: &'static str,
    number: usize,
) -> Result<Finished, Problem> {
    let has_more = found.len() > most;
    found.truncate(most);
    Ok(Finished { of, number, has_more, cards: cards(app, found, visitor).await? })
}

async fn cards(
    app: &App,
    tables: Vec<KeptTable>,
    visitor: &Visitor,
) -> Result<Vec<TableCard>, Problem> {
    let mut cards = Vec::new();
    for table in tables {
        let seats = app.host.store.seats(&table.id).await?;
        cards.push(card(app, table, &seats, visitor));
    }
    Ok(cards)
}

/// Tables that wait for people, with a seat for those who may sit down there.
async fn open(
    app: &App,
    tables: Vec<KeptTable>,
    visitor: &Visitor,
) -> Result<Vec<TableCard>, Problem> {
    let blockers = match &visitor.person {
        Some(person) => app.host.store.blockers_of(&person.id).await?,
        None => Vec::new(),
    };
    let mut cards = Vec::new();
    for table in tables {
        let seats = app.host.store.seats(&table.id).await?;
        let at = (table.id.as_str(), table.owner.as_str());
        let is_welcome = match &visitor.person {
            Some(person) if seats.iter().any(|seat| seat.who() == Some(&person.id)) => false,
            Some(person) => app.host.is_welcome(at, &seats, person, &blockers).await?,
            None => true,
        };
        let card = card(app, table, &seats, visitor);
        cards.push(TableCard { may_sit: is_welcome && card.free > 0, ..card });
    }
    Ok(cards)
}

/// A table in a list, from what is kept: nothing is replayed for it.
fn card(app: &App, kept: KeptTable, seats: &[KeptSeat], visitor: &Visitor) -> TableCard {
    let names = opponents::names(seats, visitor.language);
    let name = |seat: kernel::Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let is_mine = |seat: kernel::Seat| {
        let person = visitor.person.as_ref();
        let kept = seats.get(seat.index());
        kept.zip(person).is_some_and(|(kept, person)| kept.is_of(person) && kept.mind().is_none())
    };
    let standing = match (kept.standing, kept.asked) {
        (Standing::Over, _) => {
            match kernel::record::winners(kept.ending.as_deref().unwrap_or_default()) {
                winners if winners.is_empty() => TableStanding::Abandoned,
                winners => TableStanding::Over(winners.into_iter().map(name).collect()),
            }
        }
        (Standing::Waiting, _) => TableStanding::Waiting,
        (Standing::Aside | Standing::Closed, _) => TableStanding::Aside,
        (Standing::Playing, Some(seat)) if is_mine(seat) => TableStanding::MyTurn,
        (Standing::Playing, Some(seat)) => TableStanding::TurnOf(name(seat)),
        (Standing::Playing, None) => TableStanding::Playing,
    };
    let game = app.host.games.by_id(&kept.game).map(|game| game.name(visitor.language));
    TableCard {
        id: kept.id,
        game: game.unwrap_or(kept.game),
        free: seats.iter().filter(|seat| seat.kind == Sitter::Free).count(),
        may_sit: false,
        seats: names,
        standing,
        updated: kept.updated,
        tempo: kept.terms.tempo,
        left: kept.deadline.map(|deadline| deadline.saturating_sub(app.host.time.now())),
    }
}
