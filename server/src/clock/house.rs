//! The house's own time, which runs only while the server does.

use std::time::Instant;

/// Milliseconds that servers have run with this database, all together.
pub struct HouseTime {
    before: u64,
    since: Instant,
}

impl HouseTime {
    /// Goes on from what was kept.
    pub fn from(before: u64) -> HouseTime {
        HouseTime { before, since: Instant::now() }
    }

    pub fn now(&self) -> u64 {
        self.before + u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX / 2)
    }
}
