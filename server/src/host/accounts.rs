//! What tables in memory learn when somebody has another name, another account, or has gone.

use super::{Host, Trouble, clocked};
use crate::games::GAMES;
use crate::opponents;
use crate::store::Person;
use std::sync::Arc;

/// Guests who are removed at once; more of them the next time.
const AT_ONCE: usize = 200;

impl Host {
    /// Removes a person for good. Games with others go on, with a mind in the seat.
    pub async fn remove(self: &Arc<Self>, person: &Person) -> Result<(), Trouble> {
        let minds: Vec<_> = GAMES.iter().map(|game| (game.id, opponents::usual(game))).collect();
        let removed = self.store.remove_person(person, &minds, super::now()).await?;
        for table in &removed.gone {
            self.evict(table).await;
        }
        self.learn(&removed.changed).await
    }

    /// Sessions that are over are deleted, and guests who can never come back.
    pub async fn forget_the_gone(self: &Arc<Self>, now: u64) -> Result<(), Trouble> {
        self.store.forget_sessions(now).await?;
        for guest in self.store.guests_gone(now, AT_ONCE).await? {
            self.remove(&guest).await?;
        }
        Ok(())
    }

    /// Tables that are in memory learn from what is kept who sits there and who owns them.
    pub(super) async fn learn(self: &Arc<Self>, tables: &[String]) -> Result<(), Trouble> {
        for table in tables {
            let live = self.tables.lock().await.get(table).cloned();
            let Some(live) = live else { continue };
            let mut inner = live.inner.lock().await;
            let seats = self.store.seats(table).await?;
            // A mind has no clock.
            let running = inner.clock.running().map(|running| running.seat);
            if running.is_some() && running != clocked(&*inner.table, &seats) {
                inner.clock.stop(self.time.now());
            }
            *live.seats.write().await = seats;
            *live.orders.write().await = self.store.orders(table).await?.into_iter().collect();
            if let Some(kept) = self.store.table(table).await? {
                live.set_owner(kept.owner);
            }
            drop(inner);
            live.changed();
            self.wake(&live);
        }
        Ok(())
    }
}
