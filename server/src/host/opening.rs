//! How tables come to be: new ones, records from elsewhere, what-ifs.

use super::{Host, Live, Trouble, now};
use crate::erased::AnyTable;
use crate::games::{self, AnyGame};
use crate::store::{KeptSeat, KeptTable, Person, Sitter, Standing};
use crate::{opponents, secret};
use kernel::{Options, Seat, Seed};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// How many unfinished tables one person may have opened.
const MOST_TABLES: i64 = 50;

fn fresh_seed() -> Result<Seed, Trouble> {
    Seed::fresh().map_err(|e| Trouble::Broken(e.to_string()))
}

impl Host {
    /// A new table; chance deals before anybody is asked.
    pub async fn open_table(
        self: &Arc<Self>,
        owner: &Person,
        game: &'static AnyGame,
        options: &Options,
        seats: Vec<KeptSeat>,
        is_open: bool,
    ) -> Result<String, Trouble> {
        self.check_count(owner).await?;
        let seed = fresh_seed()?;
        let table = (game.begin)(options, seed, now()).map_err(Trouble::Unreadable)?;
        self.keep(owner, game, table, seed, seats, is_open).await
    }

    /// Keeps a new table, lets chance begin, and wakes whoever is to move.
    async fn keep(
        self: &Arc<Self>,
        owner: &Person,
        game: &'static AnyGame,
        mut table: Box<dyn AnyTable>,
        seed: Seed,
        seats: Vec<KeptSeat>,
        is_open: bool,
    ) -> Result<String, Trouble> {
        let at = now();
        if !table.is_over() {
            table.settle(at)?;
        }
        let is_waiting = seats.iter().any(|seat| seat.kind == Sitter::Free);
        let standing = match (table.is_over(), is_waiting) {
            (true, _) => Standing::Over,
            (_, true) => Standing::Waiting,
            _ => Standing::Playing,
        };
        let kept = KeptTable {
            id: secret::id(),
            game: game.id.to_string(),
            header: table.header(),
            seed: seed.to_string(),
            invite: secret::fresh(),
            is_open,
            standing,
            owner: owner.id.clone(),
            updated: at,
            ending: table.ending(),
        };
        self.store.add_table(&kept, &seats, &table.lines(0)).await?;
        let live = self.seat_down(&kept, seats, table).await?;
        self.figures.tables.fetch_add(1, Ordering::Relaxed);
        self.wake(&live);
        Ok(kept.id)
    }

    /// A record from elsewhere as a table of this person: a finished one to look at, if it proves
    /// true; an open one to go on with, alone and with chance of its own.
    pub async fn import(self: &Arc<Self>, owner: &Person, record: &str) -> Result<String, Trouble> {
        self.check_count(owner).await?;
        let unreadable =
            |error: kernel::record::RecordError| Trouble::Unreadable(error.to_string());
        let header = kernel::record::head(record).map_err(unreadable)?;
        let game = games::by_id(&header.game).ok_or(Trouble::NoTable)?;
        let table = (game.resume)(record, None).map_err(Trouble::Unreadable)?;
        let person = Sitter::Person(owner.id.clone());
        let mut seats: Vec<KeptSeat> = (1..=header.setup.seats)
            .map(|number| KeptSeat {
                kind: person.clone(),
                name: format!("{} {number}", owner.name),
            })
            .collect();
        if let Some(seed) = table.revealed_seed() {
            if !table.is_verified() {
                return Err(Trouble::Tampered);
            }
            return self.keep(owner, game, table, seed, seats, false).await;
        }
        for seat in &mut seats[1..] {
            seat.kind = Sitter::Beside(owner.id.clone());
        }
        let seed = fresh_seed()?;
        let table = table.branch(table.made(), seed, now()).map_err(Trouble::Unreadable)?;
        self.keep(owner, game, table, seed, seats, false).await
    }

    /// What if: a private table that goes on from an earlier moment of a finished game. The
    /// person keeps their seats (or takes the first), minds take the others.
    pub async fn what_if(
        self: &Arc<Self>,
        live: &Arc<Live>,
        owner: &Person,
        n: usize,
    ) -> Result<String, Trouble> {
        self.check_count(owner).await?;
        let theirs = live.seats_of(owner).await;
        let (seed, at) = (fresh_seed()?, now());
        let table = {
            let inner = live.inner.lock().await;
            if !inner.table.is_over() || n >= inner.table.made() {
                return Err(Trouble::NotAsked);
            }
            inner.table.branch(n, seed, at).map_err(Trouble::Broken)?
        };
        let seat = |seat: Seat| match theirs.contains(&seat) || (theirs.is_empty() && seat.0 == 0) {
            true => KeptSeat::of(owner),
            false => opponents::seat(opponents::usual()),
        };
        let seats = Seat::all(table.seat_count()).map(seat).collect();
        self.keep(owner, live.game, table, seed, seats, false).await
    }

    async fn check_count(&self, owner: &Person) -> Result<(), Trouble> {
        match self.store.opened_by(&owner.id).await? {
            count if count >= MOST_TABLES => Err(Trouble::TooMany),
            _ => Ok(()),
        }
    }
}
