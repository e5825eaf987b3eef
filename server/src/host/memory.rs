//! Which tables are in memory: a table comes when somebody asks for it, and leaves when nobody
//! watches.

use super::{Host, Live, Trouble, now};
use crate::erased::AnyTable;
use crate::games;
use crate::store::{KeptSeat, KeptTable, Standing};
use std::sync::Arc;
use std::sync::atomic::Ordering;

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
        let table = (game.resume)(&record.join("\n"), Some(seed)).map_err(Trouble::Broken)?;
        let seats = self.store.seats(id).await?;
        let live = self.seat_down(&kept, seats, table).await?;
        self.wake(&live);
        Ok(live)
    }

    pub(super) async fn seat_down(
        &self,
        kept: &KeptTable,
        seats: Vec<KeptSeat>,
        table: Box<dyn AnyTable>,
    ) -> Result<Arc<Live>, Trouble> {
        let game = games::by_id(&kept.game).ok_or(Trouble::NoTable)?;
        let live = Arc::new(Live::of(kept, game, seats, table, now()));
        // Somebody else may have been faster: then theirs is the table.
        let mut tables = self.tables.lock().await;
        Ok(tables.entry(kept.id.clone()).or_insert(live).clone())
    }

    /// A closed table leaves memory at once, and everybody who watches is told.
    pub(super) async fn evict(&self, live: &Live) {
        live.is_closed.store(true, Ordering::Release);
        self.tables.lock().await.remove(&live.id);
        live.changed();
    }
}
