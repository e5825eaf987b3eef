//! Bans as a running server knows them: read when the owner has changed something.

use super::{Host, Trouble, now};
use crate::network::Network;
use crate::store::{Ban, Banned, Fault, Store};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, RwLock, RwLockReadGuard};

/// How far back lines are looked for that the owner has removed, in milliseconds.
const REMOVED_LATELY: u64 = 60_000;
/// Every so many seconds those are forgotten who have been quiet.
const SELDOM: u64 = 60;

#[derive(Default)]
pub struct Bans {
    known: RwLock<Known>,
    /// The owner's changes that this server has seen.
    seen: AtomicI64,
}

#[derive(Default)]
struct Known {
    persons: HashMap<String, Ban>,
    networks: Vec<(Network, Ban)>,
}

impl Bans {
    /// All bans of a database.
    pub(super) async fn of(store: &Store) -> Result<Bans, Fault> {
        let bans = Bans::default();
        bans.read(store).await?;
        // So that the first of the house's seconds puts those out who were banned while it slept.
        bans.seen.store(-1, Ordering::Relaxed);
        Ok(bans)
    }

    async fn read(&self, store: &Store) -> Result<(), Fault> {
        let mut known = Known::default();
        for ban in store.bans().await? {
            match &ban.who {
                Banned::Person(id) => drop(known.persons.insert(id.clone(), ban)),
                Banned::Address(network) => match network.parse() {
                    Ok(network) => known.networks.push((network, ban)),
                    Err(what) => tracing::warn!(network, %what, "a ban of no address"),
                },
            }
        }
        *self.known.write().unwrap_or_else(|poisoned| poisoned.into_inner()) = known;
        Ok(())
    }

    fn known(&self) -> RwLockReadGuard<'_, Known> {
        self.known.read().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Host {
    pub fn is_banned(&self, person: &str) -> bool {
        self.ban_of_person(person).is_some()
    }

    pub fn ban_of_person(&self, person: &str) -> Option<Ban> {
        self.bans.known().persons.get(person).filter(|ban| ban.holds(now())).cloned()
    }

    pub fn ban_of_address(&self, address: IpAddr) -> Option<Ban> {
        let known = self.bans.known();
        let found = known
            .networks
            .iter()
            .find(|(network, ban)| network.contains(address) && ban.holds(now()));
        found.map(|(_, ban)| ban.clone())
    }

    /// What the house does among people every second: it learns what the owner has changed.
    pub(super) async fn look_after_people(self: &Arc<Self>, tick: u64) -> Result<(), Trouble> {
        if tick.is_multiple_of(SELDOM) {
            self.talkers.forget();
        }
        let moderated = self.store.moderated().await?;
        if moderated == self.bans.seen.load(Ordering::Relaxed) {
            return Ok(());
        }
        self.bans.read(&self.store).await?;
        for table in self.store.removed_since(now().saturating_sub(REMOVED_LATELY)).await? {
            let live = self.tables.lock().await.get(&table).cloned();
            if let Some(live) = live {
                live.changed();
            }
        }
        self.put_out_banned().await?;
        self.bans.seen.store(moderated, Ordering::Relaxed);
        Ok(())
    }

    /// Minds take the seats of those who are banned. What fails is tried again in the next second,
    /// and hinders no other table.
    async fn put_out_banned(self: &Arc<Self>) -> Result<(), Trouble> {
        let mut outcome = Ok(());
        for (table, person) in self.store.seats_of_banned(now()).await? {
            let put_out = async { self.put_out(&self.find(&table).await?, &person).await };
            match put_out.await {
                Ok(()) | Err(Trouble::NoContent | Trouble::Closed | Trouble::Aside) => {}
                Err(trouble) => outcome = Err(trouble),
            }
        }
        outcome
    }
}
