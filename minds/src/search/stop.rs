//! Ending a search from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Stops a search from any thread; it then says what it would do.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// The search ends after the iteration it is at, and so does every later one.
    pub fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lets it think again.
    pub fn lift(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    pub fn is_called(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// When a search has to end, apart from its iterations.
pub(super) struct Limit<'a> {
    pub stop: &'a Stop,
    pub deadline: Option<Instant>,
}

/// Iterations between two looks at the clock.
const GLANCE: u64 = 8;

impl Limit<'_> {
    /// Whether it is over before iteration `number`.
    pub fn is_reached(&self, number: u64) -> bool {
        let is_late = |deadline| number.is_multiple_of(GLANCE) && Instant::now() >= deadline;
        self.stop.is_called() || self.deadline.is_some_and(is_late)
    }
}
