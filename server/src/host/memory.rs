//! Which tables are in memory: a table comes when somebody asks for it, and leaves when nobody
//! watches.

use super::{Host, Live, Trouble, asked, now};
use crate::clock::{Clock, Running, Tempo};
use crate::games::{self, Unbegun};
use crate::store::Standing;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// How long a table stays that nobody watches, in milliseconds: people who are there come back
/// soon, people who write letters do not.
const PATIENCE: u64 = 600_000;
const LETTERS_PATIENCE: u64 = 60_000;
/// With more tables in memory than this, those that nobody watches leave as soon as whoever has just
/// got a page must have begun to listen.
const MANY: usize = 200;
const CROWDED_PATIENCE: u64 = 15_000;

impl Host {
    /// A table by its id, from memory or from what is kept.
    pub async fn table(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Trouble> {
        if let Some(live) = self.tables.lock().await.get(id) {
            live.used.store(now(), Ordering::Relaxed);
            return Ok(live.clone());
        }
        let kept = self.store.table(id).await?.ok_or(Trouble::NoTable)?;
        if kept.standing == Standing::Closed {
            return Err(Trouble::Closed);
        }
        let game = games::by_id(&kept.game).ok_or(Trouble::NoTable)?;
        let mut record = vec![kept.header.clone()];
        record.extend(self.store.lines(id).await?);
        record.extend(kept.ending.clone());
        let seed = kept.seed.parse().map_err(|e: &str| Trouble::Broken(e.into()))?;
        let table = (game.resume)(&self.editions, &record.join("\n"), Some(seed));
        let table = table.map_err(|unbegun| match unbegun {
            Unbegun::Content => Trouble::NoContent,
            Unbegun::Wrong(what) => Trouble::Broken(what),
        })?;
        let seats = self.store.seats(id).await?;
        let running = kept.asked_since.zip(asked(&*table));
        let running = running.map(|(since, seat)| Running { seat, since });
        let clock = Clock::kept(kept.terms, self.store.times(id).await?, running);
        let mut live = Live::of(&kept, game, seats, table, clock);
        live.orders.get_mut().extend(self.store.orders(id).await?);
        let live = self.seat_down(live).await;
        self.wake(&live);
        Ok(live)
    }

    /// Somebody else may have been faster: then theirs is the table.
    pub(super) async fn seat_down(&self, live: Live) -> Arc<Live> {
        let mut tables = self.tables.lock().await;
        tables.entry(live.id.clone()).or_insert_with(|| Arc::new(live)).clone()
    }

    /// How many tables are in memory.
    pub async fn live(&self) -> usize {
        self.tables.lock().await.len()
    }

    /// Tables that nobody watches, where nobody thinks and nobody has been for a while leave.
    pub async fn rest(&self, now: u64) {
        let mut tables = self.tables.lock().await;
        let is_crowded = tables.len() > MANY;
        tables.retain(|_, live| {
            // Whoever holds a table holds another count of it; under this lock nobody can begin to.
            let is_alone = Arc::strong_count(live) == 1 && live.changes.receiver_count() == 0;
            let patience = match live.tempo {
                _ if is_crowded => CROWDED_PATIENCE,
                Tempo::Live => PATIENCE,
                Tempo::Letters => LETTERS_PATIENCE,
            };
            !is_alone || live.used.load(Ordering::Relaxed) + patience > now
        });
    }

    /// A closed table leaves memory at once, and everybody who watches is told.
    pub(super) async fn evict(&self, id: &str) {
        let live = self.tables.lock().await.remove(id);
        if let Some(live) = live {
            live.is_closed.store(true, Ordering::Release);
            live.changed();
        }
    }
}
