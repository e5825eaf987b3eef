//! What people do at a table beside choosing: sit down, talk, take notes.

use super::{Host, Live, Trouble, now};
use crate::store::{KeptSeat, KeptTalk, Person, Sitter};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// The longest line of talk, and the longest notes.
const MOST_TALK: usize = 500;
const MOST_NOTES: usize = 20_000;

impl Host {
    /// Sits down on a free seat.
    pub async fn sit(self: &Arc<Self>, live: &Arc<Live>, person: &Person) -> Result<(), Trouble> {
        let mut inner = live.inner.lock().await;
        let mut seats = live.seats.write().await;
        if seats.iter().any(|seat| seat.kind == Sitter::Person(person.id.clone())) {
            return Ok(());
        }
        let free = seats.iter().position(KeptSeat::is_free).ok_or(Trouble::NoSeat)?;
        if !self.store.sit(&live.id, free as u8, person).await? {
            return Err(Trouble::NoSeat);
        }
        seats[free] = KeptSeat::of(person);
        let is_full = !seats.iter().any(KeptSeat::is_free);
        drop(seats);
        if is_full {
            self.start_clock(live, &mut inner).await?;
        }
        drop(inner);
        live.changed();
        self.wake(live);
        Ok(())
    }

    /// The owner of a finished game lets everybody find it in the hall, or no longer.
    pub async fn show_in_hall(
        &self,
        live: &Live,
        person: &Person,
        shown: bool,
    ) -> Result<(), Trouble> {
        if !live.is_owned_by(person) {
            return Err(Trouble::NotYours);
        }
        if !live.inner.lock().await.table.is_over() {
            return Err(Trouble::NotAsked);
        }
        self.store.set_open(&live.id, shown).await?;
        live.is_open.store(shown, Ordering::Relaxed);
        live.changed();
        Ok(())
    }

    pub async fn talk(&self, live: &Live, person: &Person, words: &str) -> Result<(), Trouble> {
        let words: String = words.trim().chars().take(MOST_TALK).collect();
        if words.is_empty() {
            return Ok(());
        }
        let name = person.name.clone();
        self.store.add_talk(&live.id, &KeptTalk { name, at: now(), words, notice: None }).await?;
        live.changed();
        Ok(())
    }

    pub async fn note(&self, live: &Live, person: &Person, words: &str) -> Result<(), Trouble> {
        let words: String = words.chars().take(MOST_NOTES).collect();
        Ok(self.store.set_notes(&live.id, &person.id, &words).await?)
    }

    /// Somebody has another name now, or logged in and took their games along: tables in memory
    /// learn it from what is kept.
    pub async fn look_around(self: &Arc<Self>, person: &Person) -> Result<(), Trouble> {
        self.learn(&self.store.seated_at(&person.id).await?).await
    }
}
