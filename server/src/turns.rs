//! Changes of one person come one after the other, so that none of them goes on with somebody who
//! has another name, another account, or is gone since.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// So many people are remembered before those are forgotten who do nothing now.
const MANY: usize = 10_000;

#[derive(Default)]
pub struct Turns(Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>);

impl Turns {
    /// The turn of a person, to be waited for.
    pub fn of(&self, person: &str) -> Arc<tokio::sync::Mutex<()>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MANY {
            all.retain(|_, turn| Arc::strong_count(turn) > 1);
        }
        all.entry(person.to_string()).or_default().clone()
    }
}
