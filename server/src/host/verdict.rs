//! Whether the record of a game that is over proves true: found out once, and kept.

use super::{Host, Live};
use crate::erased::AnyTable;
use std::sync::Arc;
use std::sync::atomic::Ordering;

impl Host {
    /// Whether this table, which is over, has a true record. The first who asks has it verified, on
    /// a thread of its own and to the end even if they go; all others are told what is kept.
    pub async fn verdict(self: &Arc<Self>, live: &Arc<Live>, table: &Arc<dyn AnyTable>) -> bool {
        if let Some(verdict) = live.verdict.get() {
            return *verdict;
        }
        let (host, live, table) = (self.clone(), live.clone(), table.clone());
        let found = tokio::spawn(async move {
            *live.verdict.get_or_init(|| host.find_out(&live.id, table)).await
        });
        found.await.unwrap_or(false)
    }

    async fn find_out(self: &Arc<Self>, id: &str, table: Arc<dyn AnyTable>) -> bool {
        let host = self.clone();
        let verified = tokio::task::spawn_blocking(move || host.verify(&*table));
        let Ok(is_verified) = verified.await else { return false };
        if let Err(fault) = self.store.set_verified(id, is_verified).await {
            tracing::warn!(table = id, %fault, "a verdict could not be kept");
        }
        is_verified
    }

    /// Replays a whole game to prove its record, and counts that.
    pub(super) fn verify(&self, table: &dyn AnyTable) -> bool {
        self.figures.verifications.fetch_add(1, Ordering::Relaxed);
        table.verify()
    }
}
