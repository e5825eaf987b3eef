//! How tables come to be: new ones, records and positions from elsewhere, what-ifs.

use super::{Host, Live, Trouble, asked, clocked, now};
use crate::clock::{Clock, Terms};
use crate::erased::AnyTable;
use crate::games::{AnyGame, Unbegun};
use crate::store::{KeptSeat, KeptTable, Moment, Origin, Outcome, Person, Sitter, Standing};
use crate::{opponents, secret};
use kernel::position::{self, PositionError};
use kernel::{Options, Seat, Seed, record};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// What is agreed before a game.
pub struct Agreed {
    /// The hash of the content set.
    pub content: String,
    pub options: Options,
    pub seats: Vec<KeptSeat>,
    /// Whether strangers find the table in the hall.
    pub is_open: bool,
    /// Whether everybody there may ask for hints.
    pub hints: bool,
    pub terms: Terms,
}

/// Who sits at a table that comes from elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Its owner plays every seat.
    Alone,
    /// Its owner takes one seat, minds the others.
    At(Seat),
}

/// A table that is about to be kept.
struct Opening {
    game: &'static AnyGame,
    table: Box<dyn AnyTable>,
    seed: Seed,
    seats: Vec<KeptSeat>,
    is_open: bool,
    hints: bool,
    origin: Origin,
    terms: Terms,
    /// The finished table whose people play once more.
    follows: Option<String>,
    /// Whether its record has proved true already.
    verified: Option<bool>,
}

impl Opening {
    /// A private table without a clock.
    fn private(
        game: &'static AnyGame,
        table: Box<dyn AnyTable>,
        seed: Seed,
        seats: Vec<KeptSeat>,
        origin: Origin,
    ) -> Opening {
        let (is_open, hints, terms) = (false, false, Terms::default());
        let (follows, verified) = (None, None);
        Opening { game, table, seed, seats, is_open, hints, origin, terms, follows, verified }
    }
}

fn fresh_seed() -> Result<Seed, Trouble> {
    Seed::fresh().map_err(|e| Trouble::Broken(e.to_string()))
}

impl Host {
    /// A new table; chance deals before anybody is asked.
    pub async fn open_table(
        self: &Arc<Self>,
        owner: &Person,
        game: &'static AnyGame,
        agreed: Agreed,
    ) -> Result<String, Trouble> {
        self.check_room(owner, Origin::New).await?;
        let Agreed { content, options, seats, is_open, hints, terms } = agreed;
        let seed = fresh_seed()?;
        let table = (game.begin)(&self.editions, &content, &options, seed, now())?;
        let private = Opening::private(game, table, seed, seats, Origin::New);
        self.keep(owner, Opening { is_open, hints, terms, ..private }).await
    }

    /// A new table for the people of a finished one.
    pub(super) async fn open_next(
        self: &Arc<Self>,
        owner: &Person,
        before: &Live,
        agreed: Agreed,
    ) -> Result<String, Trouble> {
        self.check_room(owner, Origin::New).await?;
        let Agreed { content, options, seats, is_open, hints, terms } = agreed;
        let (game, seed) = (before.game, fresh_seed()?);
        let table = (game.begin)(&self.editions, &content, &options, seed, now())?;
        let follows = Some(before.id.clone());
        let private = Opening::private(game, table, seed, seats, Origin::New);
        self.keep(owner, Opening { is_open, hints, terms, follows, ..private }).await
    }

    /// Keeps a new table, lets chance begin, and wakes whoever is to move.
    async fn keep(self: &Arc<Self>, owner: &Person, opening: Opening) -> Result<String, Trouble> {
        let Opening { game, mut table, seed, seats, is_open, hints, origin, terms, .. } = opening;
        let at = now();
        if !table.is_over() {
            table.settle(at)?;
        }
        let standing = match (table.is_over(), seats.iter().any(KeptSeat::is_free)) {
            (true, _) => Standing::Over,
            (_, true) => Standing::Waiting,
            _ => Standing::Playing,
        };
        let mut clock = Clock::new(terms, seats.len());
        clock.ask(clocked(&*table, &seats), self.time.now());
        let kept = KeptTable {
            id: secret::id(),
            game: game.id.to_string(),
            header: table.header(),
            seed: seed.to_string(),
            invite: secret::fresh(),
            is_open,
            talk_shut: false,
            standing,
            owner: owner.id.clone(),
            updated: at,
            ending: table.ending(),
            terms,
            hints,
            origin,
            trouble: None,
            asked: asked(&*table),
            asked_since: None,
            deadline: None,
            barrier: table.barrier(),
            follows: opening.follows,
            verified: opening.verified,
        };
        let (asked, barrier) = (kept.asked, kept.barrier);
        let moment = Moment { asked, barrier, clock: &clock, seats: &seats };
        let lessons = self.lessons();
        if self.store.add_table(&kept, &moment, &table.lines(0)).await? != Outcome::Kept {
            return Err(Trouble::Stale);
        }
        let live = Live::of(&kept, game, seats, table, clock, &self.held);
        let live = self.seat_down(live, lessons).await?;
        live.used.store(at, Ordering::Relaxed);
        self.figures.tables.fetch_add(1, Ordering::Relaxed);
        self.wake(&live);
        Ok(kept.id)
    }

    /// A record or a position from elsewhere as a table of this person: a finished record to look
    /// at, if it proves true; anything else to go on with, in private and with chance of its own.
    pub async fn import(
        self: &Arc<Self>,
        owner: &Person,
        text: &str,
        seating: Seating,
    ) -> Result<String, Trouble> {
        self.check_room(owner, Origin::Import).await?;
        let seed = fresh_seed()?;
        let (game, table) = match position::head(text) {
            Ok(head) => {
                let game = self.games.by_id(&head.game).ok_or(Trouble::NoGame)?;
                (game, (game.begin_at)(&self.editions, text, seed, now())?)
            }
            // A record may be longer than any position.
            Err(PositionError::Kind(_) | PositionError::Json(_) | PositionError::TooLong(_))
                if record::head(text).is_ok() =>
            {
                return self.import_record(owner, text, seating, seed).await;
            }
            Err(error) => return Err(Trouble::Unreadable(error.to_string())),
        };
        let seats = seated(owner, game, table.seat_count(), seating)?;
        self.keep(owner, Opening::private(game, table, seed, seats, Origin::Import)).await
    }

    async fn import_record(
        self: &Arc<Self>,
        owner: &Person,
        text: &str,
        seating: Seating,
        seed: Seed,
    ) -> Result<String, Trouble> {
        let header = record::head(text).map_err(|e| Trouble::Unreadable(e.to_string()))?;
        let game = self.games.by_id(&header.game).ok_or(Trouble::NoGame)?;
        let table = (game.resume)(&self.editions, text, None)?;
        if let Some(seed) = table.revealed_seed() {
            if !self.verify(&*table) {
                return Err(Trouble::Tampered);
            }
            let named = |seat: Seat| format!("{} {}", owner.name, seat.0 + 1);
            let person = || Sitter::Person(owner.id.clone());
            let seats = Seat::all(table.seat_count());
            let seats = seats.map(|seat| KeptSeat::new(person(), named(seat))).collect();
            let opening = Opening::private(game, table, seed, seats, Origin::Import);
            return self.keep(owner, Opening { verified: Some(true), ..opening }).await;
        }
        let seats = seated(owner, game, table.seat_count(), seating)?;
        let table = table.branch(table.made(), seed, now())?;
        self.keep(owner, Opening::private(game, table, seed, seats, Origin::Import)).await
    }

    /// What if: a private table that goes on from an earlier moment of a finished game. The
    /// person keeps their seats (or takes the first), minds take the others.
    pub async fn what_if(
        self: &Arc<Self>,
        live: &Arc<Live>,
        owner: &Person,
        n: usize,
    ) -> Result<String, Trouble> {
        self.check_room(owner, Origin::WhatIf).await?;
        let theirs = live.seats_of(owner).await;
        let (seed, at) = (fresh_seed()?, now());
        let table = {
            let inner = live.inner.lock().await;
            if !inner.table.is_over() || n >= inner.table.made() {
                return Err(Trouble::NotAsked);
            }
            inner.table.branch(n, seed, at)?
        };
        let seat = |seat: Seat| match theirs.contains(&seat) || (theirs.is_empty() && seat.0 == 0) {
            true => KeptSeat::of(owner),
            false => opponents::seat(opponents::usual(live.game)),
        };
        let seats = Seat::all(table.seat_count()).map(seat).collect();
        self.keep(owner, Opening::private(live.game, table, seed, seats, Origin::WhatIf)).await
    }
}

/// Who sits where at a table from elsewhere.
fn seated(
    owner: &Person,
    game: &AnyGame,
    count: u8,
    seating: Seating,
) -> Result<Vec<KeptSeat>, Trouble> {
    if let Seating::At(seat) = seating {
        if seat.0 >= count {
            return Err(Trouble::NoSuchSeat);
        }
        let who = |other| match other == seat {
            true => KeptSeat::of(owner),
            false => opponents::seat(opponents::usual(game)),
        };
        return Ok(Seat::all(count).map(who).collect());
    }
    let who = |seat: Seat| {
        let name = format!("{} {}", owner.name, seat.0 + 1);
        match seat.0 {
            0 => KeptSeat::new(Sitter::Person(owner.id.clone()), name),
            _ => KeptSeat::new(Sitter::Beside(owner.id.clone()), name),
        }
    };
    Ok(Seat::all(count).map(who).collect())
}

impl From<Unbegun> for Trouble {
    fn from(unbegun: Unbegun) -> Trouble {
        match unbegun {
            Unbegun::Content => Trouble::NoContent,
            Unbegun::Wrong(what) => Trouble::Unreadable(what),
        }
    }
}
