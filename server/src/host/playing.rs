//! Choosing, taking back, making again.

use super::{Host, Inner, Live, Trouble, asked, clocked, now};
use crate::clock::Clock;
use crate::store::{KeptSeat, Moment, Person};
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
        let mut inner = live.inner.lock().await;
        self.check_time(live, &mut inner).await?;
        if inner.table.made() != n {
            return Err(Trouble::Stale);
        }
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
        let moment = Moment { asked, clock: &clock, seats: &seats };
        let kept =
            self.store.append(&live.id, before, &lines, ending.as_deref(), now(), &moment).await?;
        self.check_open(live, kept).await?;
        self.figures.choices.fetch_add(1, Ordering::Relaxed);
        inner.table = next.into();
        inner.clock = clock;
        *live.seats.write().await = seats;
        live.changed();
        Ok(())
    }

    /// Takes back one choice, or all of this turn.
    pub async fn undo(
        self: &Arc<Self>,
        live: &Arc<Live>,
        person: &Person,
        all: bool,
    ) -> Result<(), Trouble> {
        let mut inner = live.inner.lock().await;
        self.check_time(live, &mut inner).await?;
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
        let moment = Moment { asked: asked(&*next), clock: &clock, seats: &seats };
        let kept = self.store.take_back(&live.id, next.made(), now(), &moment).await?;
        self.check_open(live, kept).await?;
        inner.table = next.into();
        inner.clock = clock;
        inner.redo.extend(taken_back);
        live.changed();
        Ok(())
    }

    /// Makes the choice again that was taken back last.
    pub async fn redo(self: &Arc<Self>, live: &Arc<Live>, person: &Person) -> Result<(), Trouble> {
        let mut inner = live.inner.lock().await;
        self.check_time(live, &mut inner).await?;
        let choice = inner.redo.last().cloned().ok_or(Trouble::NothingToUndo)?;
        let seat = live.asked_seat_of(person, &*inner.table).await?;
        self.make(live, &mut inner, seat, &choice).await?;
        inner.redo.pop();
        drop(inner);
        self.wake(live);
        Ok(())
    }

    /// Nothing was kept of a change when the table was closed meanwhile.
    pub(super) async fn check_open(&self, live: &Live, kept: bool) -> Result<(), Trouble> {
        if kept {
            return Ok(());
        }
        self.evict(&live.id).await;
        Err(Trouble::Closed)
    }
}

/// A stand-in whose person is back leaves when the turn is done.
fn end_turn(seats: &mut [KeptSeat], clock: &mut Clock, seat: Seat) {
    let Some(kept) = seats.get_mut(seat.index()) else { return };
    if kept.stand_in.as_ref().is_some_and(|stand_in| stand_in.leaves) {
        kept.stand_in = None;
        clock.come_back(seat);
    }
}
