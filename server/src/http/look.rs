//! Looking at a table: everything that one visitor sees of it.

use super::company::Reading;
use super::packed::{self, Browser};
use super::people::DoneQuery;
use super::table::AtQuery;
use super::{Answer, Here, onward};
use crate::App;
use crate::clock::Clock;
use crate::erased::AnyTable;
use crate::games::AnyGame;
use crate::host::Live;
use crate::model::{
    Away, ClockFace, Company, Done, End, OrderCard, SeatCard, Sheet, TablePage, Talk,
};
use crate::opponents;
use crate::orders::Orders;
use crate::pages;
use crate::problem::Problem;
use crate::store::{KeptSeat, Sitter};
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use kernel::words::keys;
use kernel::{Asks, Eyes, Lexicon, Order, Seat, Text};
use maud::Markup;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::task::spawn_blocking;

pub async fn now(
    State(app): Here,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<DoneQuery>,
    headers: HeaderMap,
) -> Answer {
    show(&app, &visitor, &id, None, query.done(), Browser::of(&headers)).await
}

pub async fn at(
    State(app): Here,
    visitor: Visitor,
    Path((id, n)): Path<(String, usize)>,
    headers: HeaderMap,
) -> Answer {
    show(&app, &visitor, &id, Some(n), None, Browser::of(&headers)).await
}

/// Leads on to a moment of a table that there is.
pub async fn at_asked(
    State(app): Here,
    Path(id): Path<String>,
    Query(query): Query<AtQuery>,
) -> Answer {
    app.host.store.table(&id).await?.ok_or_else(Problem::not_found)?;
    Ok(onward(&format!("/t/{id}/at/{}", query.n), None))
}

async fn show(
    app: &Arc<App>,
    visitor: &Visitor,
    id: &str,
    n: Option<usize>,
    done: Option<Done>,
    browser: Browser,
) -> Answer {
    let live = app.host.table(id).await?;
    let mut glance = Glance::at(app, visitor, &live).await?;
    glance.written.company.done = done;
    let reader = visitor.reader();
    // Pages take turns on threads of their own, so that choices and streams always find a core.
    let _turn = app.painters.turn(visitor.way.client).await?;
    let draw = move || {
        let page = glance.page(n)?;
        Ok(packed::answer(&pages::table(&reader, &page), &browser))
    };
    spawn_blocking(draw).await.unwrap_or_else(|_| Err(super::panicked().into()))
}

/// What people wrote at a table, as far as this visitor may read it.
struct Written {
    talk: Vec<Talk>,
    notes: String,
    company: Company,
    /// The house's time.
    now: u64,
}

impl Written {
    async fn at(app: &App, visitor: &Visitor, live: &Live) -> Result<Written, Problem> {
        let reading = Reading::at(app, visitor, live).await?;
        let ((talk, hidden), company) = (reading.talk().await?, reading.company().await?);
        let company = Company { hidden, ..company };
        let notes = match &visitor.person {
            Some(person) => app.host.store.notes(&live.id, &person.id).await?,
            None => String::new(),
        };
        Ok(Written { talk, notes, company, now: app.host.time.now() })
    }
}

/// A table as it stood when a visitor looked: nobody waits for its page to be drawn.
struct Glance {
    live: Arc<Live>,
    language: &'static str,
    table: Arc<dyn AnyTable>,
    clock: Clock,
    seats: Vec<KeptSeat>,
    names: Vec<String>,
    /// Through whose eyes.
    eyes: Eyes,
    /// The seats of the visitor.
    theirs: Vec<Seat>,
    must_pass: bool,
    is_owner: bool,
    allows_hints: bool,
    has_redo: bool,
    /// Orders of the seat through whose eyes they look.
    orders: Orders,
    revision: u64,
    /// Of a game that is over: whether its record proves true.
    is_verified: bool,
    written: Written,
}

impl Glance {
    /// What was written is read last: a change in the meantime is shown before its number, and
    /// the page is fetched once more.
    async fn at(app: &App, visitor: &Visitor, live: &Arc<Live>) -> Result<Glance, Problem> {
        let person = visitor.person.as_ref();
        let allows_hints = live.allows_hints().await;
        let inner = live.inner.lock().await;
        let (table, clock) = (inner.table.clone(), inner.clock.clone());
        let (has_redo, revision) = (!inner.redo.is_empty(), *live.changes.borrow());
        let (eyes, must_pass) = live.eyes_of(person, &*table).await;
        let seats = live.seats.read().await.clone();
        let theirs = match person {
            Some(person) => live.seats_of(person).await,
            None => Vec::new(),
        };
        let orders = match eyes {
            Eyes::Seat(seat) => live.orders.read().await.get(&seat).cloned().unwrap_or_default(),
            Eyes::Spectator => Orders::default(),
        };
        drop(inner);
        let names = everybody(&seats, live.game, &*table, visitor.language);
        let is_verified = table.is_over() && app.host.verdict(live, &table).await;
        Ok(Glance {
            live: live.clone(),
            language: visitor.language,
            table,
            clock,
            names,
            seats,
            eyes,
            theirs,
            must_pass,
            is_owner: person.is_some_and(|person| live.is_owned_by(person)),
            allows_hints,
            has_redo,
            orders,
            revision,
            is_verified,
            written: Written::at(app, visitor, live).await?,
        })
    }

    fn mind(&self, seat: Seat) -> Option<&str> {
        self.seats[seat.index()].mind()
    }

    /// Everything that this visitor sees after `n` choices, or now: only ever redacted states.
    fn page(self, n: Option<usize>) -> Result<TablePage, Problem> {
        let (live, table) = (&self.live, &*self.table);
        let last = table.made();
        let n = n.unwrap_or(last);
        let is_waiting = self.seats.iter().any(KeptSeat::is_free);
        // Not while all seats that nobody sits on are kept for people who were asked.
        let has_free = self.seats.iter().any(|seat| seat.kind == Sitter::Free);
        let asked = match table.asks() {
            Asks::Seat(seat) if !table.is_over() => Some(seat),
            _ => None,
        };
        let is_mine =
            asked.is_some_and(|seat| self.theirs.contains(&seat) && self.mind(seat).is_none());
        let is_asked = is_mine && n == last && !is_waiting && !self.must_pass;
        let lexicon = named(live, table, self.language, &self.names);
        let face = table.face(n, self.eyes, is_asked, &lexicon).ok_or_else(Problem::not_found)?;
        let orders = self.order_cards(&lexicon);
        let begun = table.turn_begun(&self.theirs);
        let is_unread = |talk: &&Talk| !self.theirs.is_empty() && !talk.is_own && talk.at > begun;
        // The question itself speaks to the person who is asked, now or then.
        let is_spoken_to = face.asked.is_none_or(|seat| self.eyes == Eyes::Seat(seat));
        let then = face.asked.filter(|_| n < last && !is_spoken_to);
        let may_undo = |&seat: &Seat| table.can_undo(seat) && self.mind(seat).is_none();
        Ok(TablePage {
            id: live.id.clone(),
            game: live.game.name(self.language),
            revision: self.revision,
            n,
            last,
            me: match self.eyes {
                Eyes::Seat(seat) => Some(seat),
                Eyes::Spectator => self.theirs.first().copied().filter(|_| is_waiting),
            },
            is_asked,
            must_pass: self.must_pass && n == last,
            question: face.question,
            waiting_for: asked.filter(|_| !is_asked).map(|seat| self.names[seat.index()].clone()),
            asked_then: then.map(|seat| self.names[seat.index()].clone()),
            unread: self.written.talk.iter().filter(is_unread).count(),
            style: live.game.style.address(),
            symbols: face.symbols,
            board: face.board,
            seats: self.seat_cards(face.goods, &face.sheet, asked.filter(|_| !is_waiting)),
            choices: face.choices,
            impossible: face.impossible,
            can_undo: n == last && self.theirs.iter().any(may_undo),
            can_redo: is_asked && self.has_redo,
            recap: face.recap,
            may_hint: is_asked && self.allows_hints && live.game.is_understood(),
            hint: live.hint(table).filter(|hint| is_asked && asked == Some(hint.seat)),
            is_understood: live.game.is_understood(),
            has_hints: live.hints.load(Ordering::Relaxed) && !table.is_over(),
            log: face.log,
            topics: face.topics,
            sheet: face.sheet,
            seed_hash: table.seed_hash(),
            is_shown: (self.is_owner && table.is_over()).then(|| live.is_open()),
            away: away(&self.seats, &self.theirs).filter(|_| !table.is_over()),
            invite: (has_free && self.is_owner)
                .then(|| format!("/join/{}/{}", live.id, live.invite)),
            end: end(table, &self.names, self.is_verified),
            talk: self.written.talk,
            company: self.written.company,
            notes: self.written.notes,
            orders,
        })
    }

    /// Orders that this visitor may give; none when the game is over.
    fn order_cards(&self, lexicon: &Lexicon) -> Vec<OrderCard> {
        let is_theirs = matches!(self.eyes, Eyes::Seat(seat) if self.theirs.contains(&seat));
        let known = (self.live.game.orders)().iter();
        let known = known.filter(|_| is_theirs && !self.table.is_over());
        let card = |order: &Order| OrderCard {
            id: order.id,
            words: lexicon.say(&Text::new(keys::order(order.id))),
            limit: order.limit.clone(),
            given: self.orders.number(order.id),
        };
        known.map(card).collect()
    }

    /// Everybody with the points that they had at the moment shown.
    fn seat_cards(&self, goods: Vec<Markup>, sheet: &Sheet, asked: Option<Seat>) -> Vec<SeatCard> {
        let running = self.clock.running().map(|running| running.seat);
        let card = |(index, goods): (usize, Markup)| {
            // The rules play the seats after those that were kept.
            let (seat, kept) = (Seat(index as u8), self.seats.get(index));
            let is_theirs = self.theirs.contains(&seat);
            let kind = match kept.map(|kept| &kept.kind) {
                None => "rules",
                Some(kind) => match kind {
                    Sitter::Mind(_) => "mind",
                    Sitter::Free => "free",
                    Sitter::Reserved(_) => "asked",
                    Sitter::Beside(_) if is_theirs => "beside",
                    Sitter::Person(_) if is_theirs => "me",
                    Sitter::Person(_) | Sitter::Beside(_) => "person",
                },
            };
            let left = self
                .clock
                .left(seat, self.written.now)
                .filter(|_| !matches!(kind, "mind" | "rules"));
            SeatCard {
                seat,
                name: self.names[index].clone(),
                kind,
                mind: kept.and_then(KeptSeat::mind).map(str::to_string),
                is_stand_in: kept.is_some_and(|kept| kept.stand_in.is_some()),
                clock: left.map(|left| ClockFace { left, is_running: running == Some(seat) }),
                is_asked: asked == Some(seat),
                points: sheet.totals[index].clone(),
                place: sheet.places[index],
                goods,
            }
        };
        goods.into_iter().enumerate().map(card).collect()
    }
}

/// The names of all seats: of those who sit there, then of those that the rules play.
fn everybody(
    seats: &[KeptSeat],
    game: &AnyGame,
    table: &dyn AnyTable,
    language: &'static str,
) -> Vec<String> {
    let mut names = opponents::names(seats, language);
    let automaton = || (game.words)(language).say(&Text::new(keys::AUTOMATON));
    names.extend((names.len()..usize::from(table.all_seats())).map(|_| automaton()));
    names
}

/// A game's words, with the people of this table by name.
pub(super) fn named(
    live: &Live,
    table: &dyn AnyTable,
    language: &'static str,
    names: &[String],
) -> Lexicon {
    let mut lexicon = (live.game.words)(language).clone();
    lexicon.seat_names(names.to_vec());
    lexicon.of_edition(table.edition())
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

fn end(table: &dyn AnyTable, names: &[String], is_verified: bool) -> Option<End> {
    let seed = table.revealed_seed()?;
    let winners = match table.is_finished() {
        true => table.standings().winners().map(|seat| names[seat.index()].clone()).collect(),
        false => Vec::new(),
    };
    Some(End {
        winners,
        seed: seed.to_string(),
        seed_hash: table.seed_hash(),
        is_verified,
        course: table.course(),
    })
}
