//! People come to a table, go, and are replaced: kept as one change, and only then shown.

use super::{Host, Inner, Live, Trouble, asked, clocked, now};
use crate::clock::Clock;
use crate::erased::AnyTable;
use crate::store::{Gone, KeptSeat, KeptTalk, Passage, Standing};
use kernel::Seat;

/// What is different when somebody has come or gone.
pub(super) struct Change {
    pub seats: Vec<KeptSeat>,
    pub clock: Clock,
    /// The table, when nobody goes on with the game.
    pub abandoned: Option<Box<dyn AnyTable>>,
    /// What the table tells.
    pub told: Option<KeptTalk>,
    /// Who is gone, and why.
    pub gone: Option<(String, Gone)>,
}

impl Change {
    /// Others sit there, and whoever is asked is asked on.
    pub fn of(inner: &Inner, seats: Vec<KeptSeat>) -> Change {
        let clock = inner.clock.clone();
        Change { seats, clock, abandoned: None, told: None, gone: None }
    }
}

impl Host {
    /// Keeps a change among the people of a table; memory follows what is kept.
    pub(super) async fn pass(
        &self,
        live: &Live,
        inner: &mut Inner,
        change: Change,
    ) -> Result<(), Trouble> {
        let Change { seats, clock, abandoned, told, gone } = change;
        let before = live.seats.read().await.clone();
        let table = abandoned.as_deref().unwrap_or(&*inner.table);
        let ending = abandoned.as_ref().and_then(|table| table.ending());
        let standing = match (table.is_over(), seats.iter().any(KeptSeat::is_free)) {
            (true, _) => Standing::Over,
            (_, true) => Standing::Waiting,
            _ => Standing::Playing,
        };
        let passage = Passage {
            now: now(),
            standing,
            before: &before,
            moment: crate::store::Moment {
                asked: asked(table),
                barrier: table.barrier(),
                clock: &clock,
                seats: &seats,
            },
            told: told.as_ref(),
            gone: gone.as_ref().map(|(person, why)| (person.as_str(), *why)),
            ending: ending.as_deref(),
        };
        let kept = self.store.pass(&live.id, &passage).await;
        self.check_kept(live, kept).await?;
        inner.clock = clock;
        inner.redo.clear();
        if let Some(table) = abandoned {
            inner.table = table.into();
        }
        let who = |seats: &[KeptSeat], seat: &Seat| {
            seats.get(seat.index()).and_then(KeptSeat::who).map(str::to_string)
        };
        let is_same = |seat: &Seat| who(&before, seat) == who(&seats, seat);
        live.orders.write().await.retain(|seat, _| is_same(seat));
        live.seat(seats).await;
        live.changed();
        Ok(())
    }

    /// Somebody has sat down: when everybody sits, the clock of whoever is asked begins.
    pub(super) async fn come(
        &self,
        live: &Live,
        inner: &mut Inner,
        seats: Vec<KeptSeat>,
    ) -> Result<(), Trouble> {
        let mut change = Change::of(inner, seats);
        if !change.seats.iter().any(KeptSeat::is_free) {
            change.clock.ask(clocked(&*inner.table, &change.seats), self.time.now());
        }
        self.pass(live, inner, change).await
    }
}
