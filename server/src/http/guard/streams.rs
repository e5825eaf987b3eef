//! Event streams: how many there may be, and how long one lasts.

use super::{Allowance, Client};
use crate::problem::Problem;
use crate::serving::Room;
use crate::tally::{Counted, Tally};
use axum::http::StatusCode;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Streams that begin together end in so many groups.
const GROUPS: u32 = 64;

pub struct Streams {
    most: usize,
    all: Arc<Semaphore>,
    by_address: Tally<IpAddr>,
    by_person: Tally<String>,
    begun: AtomicU32,
}

/// The place of an open stream; free again when it is dropped.
pub struct Listening {
    _all: OwnedSemaphorePermit,
    _by_address: Counted<IpAddr>,
    _by_person: Option<Counted<String>>,
}

impl Streams {
    pub fn new(room: Room, allowance: &Allowance) -> Streams {
        Streams {
            most: room.streams,
            all: Arc::new(Semaphore::new(room.streams)),
            by_address: Tally::new(allowance.streams_an_address.get() as usize),
            by_person: Tally::new(allowance.streams_a_person.get() as usize),
            begun: AtomicU32::new(0),
        }
    }

    /// A place for one more stream, or why there is none.
    pub fn enter(&self, client: Client, person: Option<&str>) -> Result<Listening, Problem> {
        let many = || Problem::new(StatusCode::TOO_MANY_REQUESTS, "limits-streams");
        let full = |_| Problem::new(StatusCode::SERVICE_UNAVAILABLE, "limits-streams-in-all");
        let by_address = self.by_address.enter(client.network()).ok_or_else(many)?;
        let by_person = match person {
            Some(person) => Some(self.by_person.enter(person.to_string()).ok_or_else(many)?),
            None => None,
        };
        let all = self.all.clone().try_acquire_owned().map_err(full)?;
        Ok(Listening { _all: all, _by_address: by_address, _by_person: by_person })
    }

    /// How long the next stream lasts: the time given, or up to half as long again.
    pub fn lifetime(&self, shortest: Duration) -> Duration {
        let group = self.begun.fetch_add(1, Ordering::Relaxed) % GROUPS;
        shortest + shortest * group / (2 * GROUPS)
    }

    /// Streams that are open.
    pub fn open(&self) -> usize {
        self.most - self.all.available_permits()
    }
}
