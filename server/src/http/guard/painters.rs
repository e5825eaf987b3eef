//! Painters: pages that are drawn at once, and a fair line of those that wait.

use super::{Allowance, Client};
use crate::problem::Problem;
use crate::tally::{Counted, Tally};
use axum::http::StatusCode;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};

/// So many times what one address may have waiting may wait in all.
const ADDRESSES: usize = 4;

pub struct Painters {
    /// Pages that are drawn at once.
    brushes: Semaphore,
    /// Pages of one address that stand in the common line; more stand in a line of their own, so
    /// that nobody else waits for them.
    an_address: usize,
    lines: Mutex<HashMap<IpAddr, Weak<Semaphore>>>,
    waiting: Semaphore,
    waiting_by_address: Tally<IpAddr>,
}

/// A page's turn to be drawn, until it is dropped.
pub struct Turn<'a> {
    _brush: SemaphorePermit<'a>,
    _line: OwnedSemaphorePermit,
    _waiting: SemaphorePermit<'a>,
    _by_address: Counted<IpAddr>,
}

impl Painters {
    pub fn new(cores: usize, allowance: &Allowance) -> Painters {
        let most = allowance.pages_waiting.get() as usize;
        Painters {
            brushes: Semaphore::new(cores),
            an_address: cores.max(2),
            lines: Mutex::default(),
            waiting: Semaphore::new(ADDRESSES * most),
            waiting_by_address: Tally::new(most),
        }
    }

    /// Waits until a page of this client may be drawn, unless too many wait already.
    pub async fn turn(&self, client: Client) -> Result<Turn<'_>, Problem> {
        let busy = || Problem::new(StatusCode::SERVICE_UNAVAILABLE, "limits-pages");
        let network = client.network();
        let by_address = self.waiting_by_address.enter(network).ok_or_else(busy)?;
        let waiting = self.waiting.try_acquire().map_err(|_| busy())?;
        let line = self.line(network).acquire_owned().await.map_err(|_| busy())?;
        let brush = self.brushes.acquire().await.map_err(|_| busy())?;
        Ok(Turn { _brush: brush, _line: line, _waiting: waiting, _by_address: by_address })
    }

    /// The line of an address, which lasts as long as somebody stands there.
    fn line(&self, network: IpAddr) -> Arc<Semaphore> {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(line) = lines.get(&network).and_then(Weak::upgrade) {
            return line;
        }
        let line = Arc::new(Semaphore::new(self.an_address));
        lines.insert(network, Arc::downgrade(&line));
        line
    }

    /// Forgets the lines of those who have left.
    pub fn forget(&self) {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.retain(|_, line| line.strong_count() > 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZeroU32;
    use tokio::time::{Duration, timeout};

    fn client(last: u8) -> Client {
        Client([192, 0, 2, last].into())
    }

    fn painters() -> Arc<Painters> {
        let pages_waiting = NonZeroU32::new(8).expect("a number");
        Arc::new(Painters::new(2, &Allowance { pages_waiting, ..Allowance::default() }))
    }

    #[tokio::test]
    async fn nobody_waits_for_more_than_a_few_pages_of_another() {
        let painters = painters();
        let drawn = painters.turn(client(1)).await.expect("a turn");
        let second = painters.turn(client(1)).await.expect("another turn");
        // Six more of the same address wait in a line of their own.
        let waiting: Vec<_> = (0..6)
            .map(|_| {
                let painters = painters.clone();
                tokio::spawn(async move { painters.turn(client(1)).await.map(drop).is_ok() })
            })
            .collect();
        while painters.waiting.available_permits() > ADDRESSES * 8 - 8 {
            tokio::task::yield_now().await;
        }
        assert!(painters.turn(client(1)).await.is_err(), "a ninth");
        drop(drawn);
        let other = timeout(Duration::from_secs(20), painters.turn(client(2))).await;
        assert!(other.is_ok_and(|turn| turn.is_ok()), "somebody else comes next but one");
        drop(second);
        for waiting in waiting {
            assert!(waiting.await.expect("a task"), "everybody is served");
        }
        painters.forget();
        assert!(painters.lines.lock().expect("lines").is_empty());
    }
}
