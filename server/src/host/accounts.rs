//! What tables in memory learn when somebody has another name, another account, or has gone.

use super::{Host, Live, Trouble, clocked};
use crate::opponents;
use crate::store::{NewSession, Person, Profile};
use std::sync::Arc;
use std::sync::atomic::Ordering;

impl Host {
    /// Removes a person for good. Games with others go on, with a mind in the seat.
    pub async fn remove(self: &Arc<Self>, person: &Person) -> Result<(), Trouble> {
        let minds: Vec<_> =
            self.games.iter().map(|game| (game.id, opponents::usual(game))).collect();
        let removed = self.store.remove_person(person, &minds, super::now()).await?;
        for table in &removed.gone {
            self.evict(table).await;
        }
        self.learn(&removed.changed).await
    }

    /// Somebody comes into their account, and tables learn what has become of the guest they were.
    /// False, with nothing changed, when the password is no longer the right one.
    pub async fn log_in(
        self: &Arc<Self>,
        profile: &Profile,
        guest: Option<&Person>,
        before: Option<&str>,
        session: &NewSession,
    ) -> Result<bool, Trouble> {
        let tables = match guest {
            Some(guest) => self.store.seated_at(&guest.id).await?,
            None => Vec::new(),
        };
        let is_in = self.store.log_in(profile, guest, before, session).await?;
        if is_in && guest.is_some() {
            self.learn(&tables).await?;
        }
        Ok(is_in)
    }

    /// Tables that are in memory learn from what is kept who sits there and who owns them.
    pub(super) async fn learn(self: &Arc<Self>, tables: &[String]) -> Result<(), Trouble> {
        self.lessons.fetch_add(1, Ordering::AcqRel);
        for table in tables {
            let live = self.tables.lock().await.get(table).cloned();
            let Some(live) = live else { continue };
            match self.learn_anew(&live).await {
                Ok(()) | Err(Trouble::NoTable) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }

    /// How often tables have learned something. Whoever reads a table while that number goes up may
    /// have read what was true before, and learns anew.
    pub(super) fn lessons(&self) -> u64 {
        self.lessons.load(Ordering::Acquire)
    }

    /// A table learns from what is kept who sits there and who owns it; it goes when nothing is kept.
    pub(super) async fn learn_anew(self: &Arc<Self>, live: &Arc<Live>) -> Result<(), Trouble> {
        let mut inner = live.inner.lock().await;
        let Some(kept) = self.store.table(&live.id).await? else {
            drop(inner);
            self.evict(&live.id).await;
            return Err(Trouble::NoTable);
        };
        let seats = self.store.seats(&live.id).await?;
        // A mind has no clock.
        let running = inner.clock.running().map(|running| running.seat);
        if running.is_some() && running != clocked(&*inner.table, &seats) {
            inner.clock.stop(self.time.now());
        }
        live.seat(seats).await;
        *live.orders.write().await = self.store.orders(&live.id).await?.into_iter().collect();
        live.set_owner(kept.owner);
        drop(inner);
        live.changed();
        self.wake(live);
        Ok(())
    }
}
