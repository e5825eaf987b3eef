//! Choosing, taking back, making again.

use super::{Host, Inner, Live, Trouble, asked, clocked, now};
use crate::clock::Clock;
use crate::store::{Fault, KeptSeat, Moment, Outcome, Person};
use kernel::Seat;
use std::sync::Arc;
use std::sync::atomic::Ordering;

impl Host {
    /// A person's choice at the number they saw.
    pub async fn choose(
        self: &Arc<Self>,
        live: &Arc<Live>,
        person: &Person,
        n: usize,
        choice: &str,
    ) -> Result<(), Trouble> {
        let mut inner = live.hold().await?;
        self.check_time(live, &mut inner).await?;
        // Who does not sit here is told so, however far the game has come.
        if live.seats_of(person).await.is_empty() {
            return Err(Trouble::NotYours);
        }
        check_seen(&inner, Some(n))?;
        let seat = live.asked_seat_of(person, &*inner.table).await?;
        self.make(live, &mut inner, seat, choice).await?;
        inner.redo.clear();
        drop(inner);
        self.wake(live);
        Ok(())
    }

    /// Tries a choice on a copy, keeps it, and only then shows it: what is acknowledged is kept.
    pub(super) async fn make(
        &self,
        live: &Live,
        inner: &mut Inner,
        seat: Seat,
        choice: &str,
    ) -> Result<(), Trouble> {
        let mut seats = live.seats.read().await.clone();
        if seats.iter().any(KeptSeat::is_free) {
            return Err(Trouble::NotAsked);
        }
        let before = inner.table.made();
        let mut next = inner.table.copy();
        next.choose(seat, choice, now())?;
        let asked = asked(&*next);
        let mut clock = inner.clock.clone();
        if asked != Some(seat) {
            end_turn(&mut seats, &mut clock, seat);
        }
        clock.ask(clocked(&*next, &seats), self.time.now());
        let (lines, ending) = (next.lines(before), next.ending());
        let moment = Moment { asked, barrier: next.barrier(), clock: &clock, seats: &seats };
        let kept =
            self.store.append(&live.id, before, &lines, ending.as_deref(), now(), &moment).await;
        self.check_kept(live, kept).await?;
        self.figures.choices.fetch_add(1, Ordering::Relaxed);
        inner.table = next.into();
        inner.clock = clock;
        live.seat(seats).await;
        live.changed();
        Ok(())
    }

    /// Takes back one choice, or all of this turn, if the person saw so many choices.
    pub async fn undo(
        self: &Arc<Self>,
        live: &Arc<Live>,
        person: &Person,
        seen: Option<usize>,
        all: bool,
    ) -> Result<(), Trouble> {
        let mut inner = live.hold().await?;
        self.check_time(live, &mut inner).await?;
        check_seen(&inner, seen)?;
        let seat = live.last_seat_of(person, &*inner.table).await?;
        let mut next = inner.table.copy();
        let mut taken_back = Vec::new();
        while let Some(choice) = next.undo(seat) {
            taken_back.push(choice);
            if !all {
                break;
            }
        }
        if taken_back.is_empty() {
            return Err(Trouble::NothingToUndo);
        }
        let seats = live.seats.read().await.clone();
        let mut clock = inner.clock.clone();
        clock.take_back(clocked(&*next, &seats), self.time.now());
        let (asked, barrier) = (asked(&*next), next.barrier());
        let moment = Moment { asked, barrier, clock: &clock, seats: &seats };
        let (from, last) = (next.made(), inner.table.made());
        let kept = self.store.take_back(&live.id, from, last, now(), &moment).await;
        self.check_kept(live, kept).await?;
        inner.table = next.into();
        inner.clock = clock;
        inner.redo.extend(taken_back);
        live.seated.take_back();
        live.changed();
        Ok(())
    }

    /// Makes the choice again that was taken back last.
    pub async fn redo(
        self: &Arc<Self>,
        live: &Arc<Live>,
        person: &Person,
        seen: Option<usize>,
    ) -> Result<(), Trouble> {
        let mut inner = live.hold().await?;
        self.check_time(live, &mut inner).await?;
        check_seen(&inner, seen)?;
        let choice = inner.redo.last().cloned().ok_or(Trouble::NothingToUndo)?;
        let seat = live.asked_seat_of(person, &*inner.table).await?;
        self.make(live, &mut inner, seat, &choice).await?;
        inner.redo.pop();
        drop(inner);
        self.wake(live);
        Ok(())
    }

    /// Goes on only after a change that was kept. When that is not certain, or the table is not as
    /// it seemed, it leaves memory: whoever comes next reads what is kept.
    pub(super) async fn check_kept(
        &self,
        live: &Live,
        kept: Result<Outcome, Fault>,
    ) -> Result<(), Trouble> {
        match kept {
            Ok(Outcome::Kept) => Ok(()),
            Ok(Outcome::Closed) => {
                self.evict(&live.id).await;
                Err(Trouble::Closed)
            }
            Ok(Outcome::Moved) => {
                self.retire(live).await;
                Err(Trouble::Stale)
            }
            Err(fault) => {
                self.retire(live).await;
                Err(fault.into())
            }
        }
    }
}

/// Whoever saw another number of choices is late.
fn check_seen(inner: &Inner, seen: Option<usize>) -> Result<(), Trouble> {
    if seen.is_some_and(|seen| seen != inner.table.made()) { Err(Trouble::Stale) } else { Ok(()) }
}

/// A stand-in whose person is back leaves when the turn is done.
fn end_turn(seats: &mut [KeptSeat], clock: &mut Clock, seat: Seat) {
    let Some(kept) = seats.get_mut(seat.index()) else { return };
    if kept.stand_in.as_ref().is_some_and(|stand_in| stand_in.leaves) {
        kept.stand_in = None;
        clock.come_back(seat);
    }
}
