//! Choosing, taking back, making again.

use super::{Host, Inner, Live, Trouble, now};
use crate::store::{Person, Sitter};
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
        if live.seats.read().await.iter().any(|seat| seat.kind == Sitter::Free) {
            return Err(Trouble::NotAsked);
        }
        let before = inner.table.made();
        let mut next = inner.table.copy();
        next.choose(seat, choice, now())?;
        self.figures.choices.fetch_add(1, Ordering::Relaxed);
        let ending = next.ending();
        let lines = next.lines(before);
        if !self.store.append(&live.id, before, &lines, ending.as_deref(), now()).await? {
            self.evict(live).await;
            return Err(Trouble::Closed);
        }
        inner.table = next;
        live.changed();
        Ok(())
    }

    /// Takes back one choice, or all of this turn.
    pub async fn undo(&self, live: &Live, person: &Person, all: bool) -> Result<(), Trouble> {
        let mut inner = live.inner.lock().await;
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
        self.store.take_back(&live.id, next.made()).await?;
        inner.table = next;
        inner.redo.extend(taken_back);
        live.changed();
        Ok(())
    }

    /// Makes the choice again that was taken back last.
    pub async fn redo(self: &Arc<Self>, live: &Arc<Live>, person: &Person) -> Result<(), Trouble> {
        let mut inner = live.inner.lock().await;
        let choice = inner.redo.last().cloned().ok_or(Trouble::NothingToUndo)?;
        let seat = live.asked_seat_of(person, &*inner.table).await?;
        self.make(live, &mut inner, seat, &choice).await?;
        inner.redo.pop();
        drop(inner);
        self.wake(live);
        Ok(())
    }
}
