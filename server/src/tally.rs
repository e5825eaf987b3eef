//! How many of each there are at the same time, with a cap.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Counts what is there by key: connections by address, streams by person.
pub struct Tally<K: Hash + Eq + Clone> {
    most: usize,
    counts: Arc<Mutex<HashMap<K, usize>>>,
}

/// One that is counted, until it is dropped.
pub struct Counted<K: Hash + Eq + Clone> {
    key: K,
    counts: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Hash + Eq + Clone> Tally<K> {
    pub fn new(most: usize) -> Tally<K> {
        Tally { most, counts: Arc::default() }
    }

    /// One more of this key; nothing when there are as many as may be.
    pub fn enter(&self, key: K) -> Option<Counted<K>> {
        let mut counts = lock(&self.counts);
        let count = counts.entry(key.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Counted { key, counts: self.counts.clone() })
    }
}

impl<K: Hash + Eq + Clone> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

/// Nothing panics while it holds a count, so a poisoned one is as good as any.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_of_each_key_and_no_more() {
        let tally = Tally::new(2);
        let (first, second) = (tally.enter("a"), tally.enter("a"));
        assert!(first.is_some() && second.is_some());
        assert!(tally.enter("a").is_none(), "a third");
        assert!(tally.enter("b").is_some(), "another key");
        drop(first);
        assert!(tally.enter("a").is_some(), "a place is free again");
        drop(second);
        assert!(lock(&tally.counts).is_empty(), "nothing is kept of those who left");
    }
}
