//! What people do at a table beside choosing: sit down, talk, take notes.

use super::{Host, Live, Trouble, asked, clocked, now};
use crate::store::{KeptSeat, KeptTalk, Moment, Person, Sitter};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// The longest line of talk, and the longest notes.
const MOST_TALK: usize = 500;
const MOST_NOTES: usize = 20_000;

impl Host {
    /// Sits down on a free seat; with the last one the game begins, and the clock of whoever is
    /// asked.
    pub async fn sit(self: &Arc<Self>, live: &Arc<Live>, person: &Person) -> Result<(), Trouble> {
        let mut inner = live.hold().await?;
        let mut seats = live.seats.read().await.clone();
        if seats.iter().any(|seat| seat.kind == Sitter::Person(person.id.clone())) {
            return Ok(());
        }
        let free = seats.iter().position(KeptSeat::is_free).ok_or(Trouble::NoSeat)?;
        seats[free] = KeptSeat::of(person);
        let mut clock = inner.clock.clone();
        clock.ask(clocked(&*inner.table, &seats), self.time.now());
        let (asked, barrier) = (asked(&*inner.table), inner.table.barrier());
        let moment = Moment { asked, barrier, clock: &clock, seats: &seats };
        let kept = self.store.sit(&live.id, free as u8, person, now(), &moment).await;
        self.check_kept(live, kept).await?;
        inner.clock = clock;
        *live.seats.write().await = seats;
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
        if live.owner != person.id {
            return Err(Trouble::NotYours);
        }
        if !live.hold().await?.table.is_over() {
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
        self.check_notes(&live.id, person).await?;
        Ok(self.store.set_notes(&live.id, &person.id, &words).await?)
    }

    /// Somebody has another name now, or logged in and took their games along: tables in memory
    /// learn it from what is kept.
    pub async fn look_around(&self, person: &Person) -> Result<(), Trouble> {
        for table in self.store.seated_at(&person.id).await? {
            let live = self.tables.lock().await.get(&table).cloned();
            if let Some(live) = live {
                let _alone = live.inner.lock().await;
                *live.seats.write().await = self.store.seats(&table).await?;
                live.changed();
            }
        }
        Ok(())
    }
}
