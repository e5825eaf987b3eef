//! Looking at a table: everything that one visitor sees of it.

use super::table::AtQuery;
use super::{Answer, Here, onward};
use crate::App;
use crate::erased::AnyTable;
use crate::host::{Inner, Live};
use crate::model::{Away, ClockFace, End, SeatCard, TablePage, Talk};
use crate::opponents;
use crate::pages;
use crate::problem::Problem;
use crate::store::{KeptSeat, KeptTalk, Notice, Sitter};
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::response::IntoResponse;
use kernel::{Asks, Eyes, Lexicon, Seat, Text};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Lines of talk on a page.
const TALK: i64 = 100;
/// Points of the chart at the end.
const COURSE: usize = 60;

pub async fn now(State(app): Here, visitor: Visitor, Path(id): Path<String>) -> Answer {
    show(&app, &visitor, &id, None).await
}

pub async fn at(
    State(app): Here,
    visitor: Visitor,
    Path((id, n)): Path<(String, usize)>,
) -> Answer {
    show(&app, &visitor, &id, Some(n)).await
}

pub async fn at_asked(Path(id): Path<String>, Query(query): Query<AtQuery>) -> Answer {
    Ok(onward(&format!("/t/{id}/at/{}", query.n), None))
}

async fn show(app: &Arc<App>, visitor: &Visitor, id: &str, n: Option<usize>) -> Answer {
    let live = app.host.table(id).await?;
    let written = Written::at(app, visitor, &live).await?;
    // Pages take turns, so that choices and streams always find a core.
    let _turn = app.painters.acquire().await;
    let page = page(visitor, &live, n, written).await?;
    Ok(pages::table(&visitor.reader(), &page).into_response())
}

/// What people wrote at a table, as far as this visitor may read it.
struct Written {
    talk: Vec<KeptTalk>,
    notes: String,
    /// The house's time.
    now: u64,
}

impl Written {
    async fn at(app: &App, visitor: &Visitor, live: &Live) -> Result<Written, Problem> {
        let talk = app.host.store.talk(&live.id, TALK).await?;
        let notes = match &visitor.person {
            Some(person) => app.host.store.notes(&live.id, &person.id).await?,
            None => String::new(),
        };
        Ok(Written { talk, notes, now: app.host.time.now() })
    }
}

/// Everything that this visitor sees of a table: only ever redacted states.
async fn page(
    visitor: &Visitor,
    live: &Arc<Live>,
    n: Option<usize>,
    written: Written,
) -> Result<TablePage, Problem> {
    let seats = live.seats.read().await.clone();
    let person = visitor.person.as_ref();
    let theirs = match person {
        Some(person) => live.seats_of(person).await,
        None => Vec::new(),
    };
    let allows_hints = live.allows_hints().await;
    let inner = live.inner.lock().await;
    let table = &*inner.table;
    let (eyes, must_pass) = live.eyes_of(person, table).await;
    let last = table.made();
    let n = n.unwrap_or(last);
    let is_waiting = seats.iter().any(|seat| seat.kind == Sitter::Free);
    let asked = match table.asks() {
        Asks::Seat(seat) => Some(seat),
        _ => None,
    };
    let is_mine =
        asked.is_some_and(|seat| theirs.contains(&seat) && seats[seat.index()].mind().is_none());
    let is_asked = is_mine && n == last && !is_waiting && !must_pass;
    let names = opponents::names(&seats, visitor.language);
    let lexicon = named(live, visitor.language, &names);
    let face = table.face(n, eyes, is_asked, &lexicon).ok_or_else(Problem::not_found)?;
    let cards = seat_cards(
        &Around { inner: &inner, seats: &seats, names: &names, theirs: &theirs },
        face.goods,
        asked.filter(|_| !is_waiting),
        written.now,
    );
    let is_owner = person.is_some_and(|person| person.id == live.owner);
    let page = TablePage {
        id: live.id.clone(),
        game: (live.game.card)(visitor.language).name,
        revision: *live.changes.borrow(),
        n,
        last,
        me: match eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Spectator => None,
        },
        is_asked,
        must_pass: must_pass && n == last,
        question: face.question,
        waiting_for: asked.filter(|_| !is_asked).map(|seat| names[seat.index()].clone()),
        symbols: face.symbols,
        board: face.board,
        seats: cards,
        choices: face.choices,
        impossible: face.impossible,
        can_undo: n == last
            && theirs
                .iter()
                .any(|&seat| table.can_undo(seat) && seats[seat.index()].mind().is_none()),
        can_redo: is_asked && !inner.redo.is_empty(),
        recap: face.recap,
        may_hint: is_asked && allows_hints,
        hint: live.hint(table).filter(|hint| is_asked && asked == Some(hint.seat)),
        has_hints: live.hints.load(Ordering::Relaxed) && !table.is_over(),
        log: face.log,
        topics: face.topics,
        sheet: face.sheet,
        seed_hash: table.seed_hash(),
        talk: written.talk.into_iter().map(|talk| said(talk, visitor.language)).collect(),
        notes: written.notes,
        is_shown: (is_owner && table.is_over()).then(|| live.is_open()),
        away: away(&seats, &theirs).filter(|_| !table.is_over()),
        invite: (is_waiting && is_owner).then(|| format!("/join/{}/{}", live.id, live.invite)),
        end: end(table, &names),
    };
    Ok(page)
}

/// A game's words, with the people of this table by name.
pub(super) fn named(live: &Live, language: &'static str, names: &[String]) -> Lexicon {
    let mut lexicon = (live.game.words)(language).clone();
    lexicon.seat_names(names.to_vec());
    lexicon
}

/// Who sits around a table, as one reader is told.
struct Around<'a> {
    inner: &'a Inner,
    seats: &'a [KeptSeat],
    names: &'a [String],
    theirs: &'a [Seat],
}

fn seat_cards(
    around: &Around<'_>,
    goods: Vec<maud::Markup>,
    asked: Option<Seat>,
    now: u64,
) -> Vec<SeatCard> {
    let Around { inner, seats, names, theirs } = around;
    let standings = inner.table.standings().0;
    let running = inner.clock.running().map(|running| running.seat);
    let card = |(index, goods): (usize, maud::Markup)| {
        let (seat, kept) = (Seat(index as u8), &seats[index]);
        let kind = match &kept.kind {
            Sitter::Mind(_) => "mind",
            Sitter::Free => "free",
            Sitter::Beside(_) if theirs.contains(&seat) => "beside",
            _ if theirs.contains(&seat) => "me",
            _ => "person",
        };
        let left = inner.clock.left(seat, now).filter(|_| kind != "mind");
        SeatCard {
            seat,
            name: names[index].clone(),
            kind,
            mind: kept.mind().map(str::to_string),
            is_stand_in: kept.stand_in.is_some(),
            clock: left.map(|left| ClockFace { left, is_running: running == Some(seat) }),
            is_asked: asked == Some(seat),
            points: standings[index].points.to_string(),
            place: standings[index].place,
            goods,
        }
    };
    goods.into_iter().enumerate().map(card).collect()
}

/// Whether a mind plays for this reader.
fn away(seats: &[KeptSeat], theirs: &[Seat]) -> Option<Away> {
    let mut stand_ins = theirs.iter().filter_map(|seat| seats[seat.index()].stand_in.as_ref());
    let first = stand_ins.next()?;
    match first.leaves && stand_ins.all(|stand_in| stand_in.leaves) {
        true => Some(Away::ComingBack),
        false => Some(Away::Away),
    }
}

/// A line of talk, or what the table itself tells, in the reader's language.
fn said(talk: KeptTalk, language: &str) -> Talk {
    let KeptTalk { name, at, words, notice } = talk;
    let lexicon = pages::words::lexicon(language);
    let text = match notice {
        None => return Talk { name, at, text: words },
        Some(Notice::TimeUp) => Text::new("page-told-time-up")
            .with("name", name)
            .with("mind", pages::words::mind(lexicon, &words)),
        Some(Notice::TakenOver) => Text::new("page-told-taken-over")
            .with("name", name)
            .with("mind", pages::words::mind(lexicon, &words)),
        Some(Notice::Back) => Text::new("page-told-back").with("name", name),
    };
    Talk { name: String::new(), at, text: lexicon.say(&text) }
}

fn end(table: &dyn AnyTable, names: &[String]) -> Option<End> {
    let seed = table.revealed_seed()?;
    let winners = table.standings().winners().map(|seat| names[seat.index()].clone()).collect();
    Some(End {
        winners,
        seed: seed.to_string(),
        seed_hash: table.seed_hash(),
        is_verified: table.is_verified(),
        course: table.course(COURSE),
    })
}
