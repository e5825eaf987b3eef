//! What the house does by itself, every second.

use super::{Host, Trouble, now};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// Every so many seconds the house's time is kept, and tables that nobody watches leave.
const SELDOM: u64 = 10;
/// Every so many seconds what nobody needs any more is cleared away.
const RARELY: u64 = 3_600;
/// How far back closed tables are looked for, in milliseconds.
const CLOSED_LATELY: u64 = 60_000;

impl Host {
    /// One of the house's seconds. Whatever fails is logged and counted, and hinders nothing else.
    pub async fn keep_house(self: &Arc<Self>, tick: u64) {
        self.look_at("clocks", self.look_at_clocks().await);
        self.look_at_patience().await;
        self.look_at("closed tables", self.forget_closed().await);
        self.look_at("people", self.look_after_people(tick).await);
        if tick.is_multiple_of(SELDOM) {
            self.look_at("the house's time", self.remember_time().await.map_err(Trouble::from));
            self.rest(now()).await;
        }
        if tick.is_multiple_of(RARELY) {
            self.look_at("old guests", self.clear_away(now()).await);
        }
    }

    fn look_at(&self, what: &str, outcome: Result<(), Trouble>) {
        if let Err(trouble) = outcome {
            self.figures.house_troubles.fetch_add(1, Ordering::Relaxed);
            tracing::error!(what, %trouble, "housekeeping has failed");
        }
    }

    /// Whose time is up gets a stand-in; a table that cannot be read harms no other.
    async fn look_at_clocks(self: &Arc<Self>) -> Result<(), Trouble> {
        for id in self.store.overdue(self.time.now()).await? {
            let outcome = match self.find(&id).await {
                Ok(live) => self.look_at_clock(&live).await,
                Err(trouble) => Err(trouble),
            };
            match outcome {
                // Such a table says so itself to whoever looks at it, or is looked at again.
                Err(Trouble::NoContent | Trouble::Closed | Trouble::Aside | Trouble::Stale) => {}
                outcome => self.look_at("a clock", outcome),
            }
        }
        Ok(())
    }

    async fn forget_closed(&self) -> Result<(), Trouble> {
        for id in self.store.closed_since(now().saturating_sub(CLOSED_LATELY)).await? {
            self.evict(&id).await;
        }
        Ok(())
    }

    /// Keeps the house's time, so that the next server goes on from here.
    pub async fn remember_time(&self) -> Result<(), crate::store::Fault> {
        self.store.set_house_time(self.time.now()).await
    }
}
