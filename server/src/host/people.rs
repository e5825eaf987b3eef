//! What people do at a table beside choosing: sit down, talk, take notes.

use super::{Host, Live, Trouble, now};
use crate::store::{KeptSeat, KeptTalk, Person, Sitter, Standing};
use std::sync::Arc;

/// The longest line of talk, and the longest notes.
const MOST_TALK: usize = 500;
const MOST_NOTES: usize = 20_000;

impl Host {
    /// Sits down on a free seat.
    pub async fn sit(self: &Arc<Self>, live: &Arc<Live>, person: &Person) -> Result<(), Trouble> {
        let mut seats = live.seats.write().await;
        if seats.iter().any(|seat| seat.kind == Sitter::Person(person.id.clone())) {
            return Ok(());
        }
        let free =
            seats.iter().position(|seat| seat.kind == Sitter::Free).ok_or(Trouble::NoSeat)?;
        if !self.store.sit(&live.id, free as u8, person).await? {
            return Err(Trouble::NoSeat);
        }
        seats[free] = KeptSeat::of(person);
        if seats.iter().all(|seat| seat.kind != Sitter::Free) {
            self.store.set_standing(&live.id, Standing::Playing, now()).await?;
        }
        drop(seats);
        live.changed();
        self.wake(live);
        Ok(())
    }

    pub async fn talk(&self, live: &Live, person: &Person, words: &str) -> Result<(), Trouble> {
        let words: String = words.trim().chars().take(MOST_TALK).collect();
        if words.is_empty() {
            return Ok(());
        }
        let name = person.name.clone();
        self.store.add_talk(&live.id, &KeptTalk { name, at: now(), words }).await?;
        live.changed();
        Ok(())
    }

    pub async fn note(&self, live: &Live, person: &Person, words: &str) -> Result<(), Trouble> {
        let words: String = words.chars().take(MOST_NOTES).collect();
        Ok(self.store.set_notes(&live.id, &person.id, &words).await?)
    }

    /// Somebody has another name now, or logged in and took their games along: tables in memory
    /// learn it from what is kept.
    pub async fn look_around(&self, person: &Person) -> Result<(), Trouble> {
        for table in self.store.seated_at(&person.id).await? {
            let live = self.tables.lock().await.get(&table).cloned();
            if let Some(live) = live {
                *live.seats.write().await = self.store.seats(&table).await?;
                live.changed();
            }
        }
        Ok(())
    }
}
