//! Minds at work, in the background.

use super::{Host, Live, Trouble, now};
use crate::opponents;
use kernel::Seat;
use std::sync::Arc;
use std::sync::atomic::Ordering;

impl Host {
    /// Lets minds think while it is their turn, a few at once on the whole server; one after the
    /// other at each table.
    pub fn wake(self: &Arc<Self>, live: &Arc<Live>) {
        if live.is_thinking.swap(true, Ordering::AcqRel) {
            return;
        }
        let (host, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            let outcome = host.think_on(&live).await;
            live.is_thinking.store(false, Ordering::Release);
            match outcome {
                // Somebody may have chosen between the last look and the store.
                Ok(()) if live.mind_to_move().await.is_some() => host.wake(&live),
                Ok(()) | Err(Trouble::Closed) => {}
                Err(trouble) => tracing::error!(table = live.id, %trouble, "a mind cannot move"),
            }
        });
    }

    async fn think_on(&self, live: &Arc<Live>) -> Result<(), Trouble> {
        while let Some((seat, mind)) = live.mind_to_move().await {
            self.move_for(live, seat, &mind).await?;
        }
        Ok(())
    }

    async fn move_for(&self, live: &Arc<Live>, seat: Seat, mind: &str) -> Result<(), Trouble> {
        let (n, choice) = match self.thought_of(live, seat, mind).await {
            Ok(thought) => thought,
            // No mind may block a game: when one fails, the simplest goes on for it.
            Err(trouble) => {
                tracing::error!(table = live.id, mind, %trouble, "a mind has failed");
                self.thought_of(live, seat, opponents::SIMPLEST).await?
            }
        };
        let mut inner = live.inner.lock().await;
        let is_theirs = live.plays(seat, mind).await;
        if inner.table.made() != n || !is_theirs {
            return Ok(());
        }
        inner.redo.clear();
        self.make(live, &mut inner, seat, &choice).await
    }

    /// What a mind would choose, and after how many choices.
    async fn thought_of(
        &self,
        live: &Live,
        seat: Seat,
        mind: &str,
    ) -> Result<(usize, String), Trouble> {
        let broken = |what: String| Trouble::Broken(what);
        let _permit = self.thinkers.acquire().await.map_err(|e| broken(e.to_string()))?;
        let (n, thought) = {
            let inner = live.inner.lock().await;
            let n = inner.table.made();
            (n, inner.table.think(seat, mind, now() ^ n as u64).map_err(broken)?)
        };
        let choice = tokio::task::spawn_blocking(thought).await;
        Ok((n, choice.map_err(|e| broken(e.to_string()))?))
    }
}
