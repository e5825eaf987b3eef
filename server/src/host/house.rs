//! What the house does by itself, every second.

use super::{Host, Trouble, now};
use std::sync::Arc;

/// Every so many seconds the house's time is kept, and tables that nobody watches leave.
const SELDOM: u64 = 10;
/// How far back closed tables are looked for, in milliseconds.
const CLOSED_LATELY: u64 = 60_000;

impl Host {
    /// One of the house's seconds.
    pub async fn keep_house(self: &Arc<Self>, tick: u64) -> Result<(), Trouble> {
        for id in self.store.overdue(self.time.now()).await? {
            match self.table(&id).await {
                Ok(live) => self.look_at_clock(&live).await?,
                // Such a table says so itself to whoever looks at it.
                Err(Trouble::NoContent | Trouble::Closed) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        for id in self.store.closed_since(now().saturating_sub(CLOSED_LATELY)).await? {
            self.evict(&id).await;
        }
        if tick.is_multiple_of(SELDOM) {
            self.remember_time().await?;
            self.rest(now()).await;
        }
        Ok(())
    }

    /// Keeps the house's time, so that the next server goes on from here.
    pub async fn remember_time(&self) -> Result<(), crate::store::Fault> {
        self.store.set_house_time(self.time.now()).await
    }
}
