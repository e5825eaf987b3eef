//! A table in memory: who sits there, and through whose eyes a person looks.

use super::analysis::Given;
use super::seated::{Held, Seated};
use super::{Trouble, asked, now};
use crate::clock::{Clock, Tempo};
use crate::erased::AnyTable;
use crate::games::AnyGame;
use crate::orders::Orders;
use crate::store::{KeptSeat, KeptTable, Person};
use kernel::{Asks, Eyes, Seat};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use tokio::sync::{Mutex, MutexGuard, OnceCell, RwLock, watch};

/// Whoever asked for a table this many milliseconds ago may still be looking at it.
const GLANCE: u64 = 60_000;

pub struct Live {
    pub id: String,
    pub game: &'static AnyGame,
    pub invite: String,
    owner: std::sync::Mutex<String>,
    pub tempo: Tempo,
    /// Changed only by whoever holds `inner`.
    pub seats: RwLock<Vec<KeptSeat>>,
    pub inner: Mutex<Inner>,
    /// What each seat has ordered.
    pub orders: RwLock<HashMap<Seat, Orders>>,
    /// The minds and programs that sit here.
    pub(super) seated: Seated,
    /// Goes up with everything that changes.
    pub changes: watch::Sender<u64>,
    pub(super) is_open: AtomicBool,
    pub(super) talk_shut: AtomicBool,
    /// Everybody here may ask for hints.
    pub hints: AtomicBool,
    /// The last hint.
    pub(super) given: std::sync::Mutex<Option<Given>>,
    pub(super) is_thinking: AtomicBool,
    /// Shared with those who watch: it outlives the table.
    pub(super) is_closed: Arc<AtomicBool>,
    /// What is kept may differ from this: whoever comes next reads the table anew.
    pub(super) is_retired: AtomicBool,
    /// When somebody last asked for this table.
    pub(super) used: AtomicU64,
    /// The question for whose answer people have waited long enough: since when it is asked.
    pub(super) waited: AtomicU64,
    /// Whether the record proves true, once the game is over and somebody has looked.
    pub(super) verdict: OnceCell<bool>,
    /// Of a person who shares a screen: the seat whose turn it is to look.
    holders: std::sync::Mutex<HashMap<String, Seat>>,
}

pub struct Inner {
    /// Replaced as a whole, never changed: whoever looks takes it along.
    pub table: Arc<dyn AnyTable>,
    /// Choices taken back, the next to make again last.
    pub redo: Vec<String>,
    pub clock: Clock,
}

impl Live {
    pub(super) fn of(
        kept: &KeptTable,
        game: &'static AnyGame,
        seats: Vec<KeptSeat>,
        table: Box<dyn AnyTable>,
        clock: Clock,
        held: &Held,
    ) -> Live {
        let now = now();
        Live {
            id: kept.id.clone(),
            game,
            invite: kept.invite.clone(),
            owner: std::sync::Mutex::new(kept.owner.clone()),
            tempo: kept.terms.tempo,
            seats: RwLock::new(seats),
            inner: Mutex::new(Inner { table: table.into(), redo: Vec::new(), clock }),
            orders: Default::default(),
            seated: Seated::new(held),
            changes: watch::Sender::new(now),
            is_open: AtomicBool::new(kept.is_open),
            talk_shut: AtomicBool::new(kept.talk_shut),
            hints: AtomicBool::new(kept.hints),
            given: Default::default(),
            is_thinking: AtomicBool::new(false),
            is_closed: Default::default(),
            is_retired: AtomicBool::new(false),
            used: AtomicU64::new(0),
            waited: AtomicU64::new(u64::MAX),
            verdict: OnceCell::new_with(kept.verified),
            holders: Default::default(),
        }
    }

    /// Others sit here now. Only for whoever holds `inner`.
    pub(super) async fn seat(&self, seats: Vec<KeptSeat>) {
        self.seated.keep(&seats);
        *self.seats.write().await = seats;
    }

    pub(super) fn changed(&self) {
        self.changes.send_modify(|revision| *revision += 1);
    }

    /// Whether this person opened the table, or owns it since that person has gone.
    pub fn is_owned_by(&self, person: &Person) -> bool {
        *self.owner.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) == person.id
    }

    /// The id of the person who has opened this table.
    pub fn owner(&self) -> String {
        self.owner.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone()
    }

    pub(super) fn set_owner(&self, owner: String) {
        *self.owner.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = owner;
    }

    /// Whether strangers find this table in the hall.
    pub fn is_open(&self) -> bool {
        self.is_open.load(Ordering::Relaxed)
    }

    /// Whether strangers may read the talk: not that of a private game that is shown.
    pub(super) fn has_open_talk(&self) -> bool {
        self.is_open() && !self.talk_shut.load(Ordering::Relaxed)
    }

    /// Closed by whoever runs the server: nothing happens here any more.
    pub fn is_closed(&self) -> bool {
        self.is_closed.load(Ordering::Acquire)
    }

    /// Tells, also after the table has left memory, whether it was closed.
    pub fn closing(&self) -> Arc<AtomicBool> {
        self.is_closed.clone()
    }

    /// This table was read anew since: nothing happens here any more, but there.
    fn is_retired(&self) -> bool {
        self.is_retired.load(Ordering::Acquire)
    }

    /// The table for a change, which nobody else changes meanwhile.
    pub(super) async fn hold(&self) -> Result<MutexGuard<'_, Inner>, Trouble> {
        let inner = self.inner.lock().await;
        match (self.is_closed(), self.is_retired()) {
            (true, _) => Err(Trouble::Closed),
            (_, true) => Err(Trouble::Stale),
            (false, false) => Ok(inner),
        }
    }

    /// Somebody watches, or asked for this table lately.
    pub(super) fn is_looked_at(&self, now: u64) -> bool {
        self.changes.receiver_count() > 0 || self.used.load(Ordering::Relaxed) + GLANCE > now
    }

    /// Whether a mind should think here: where people wait for it, or where somebody looks.
    fn is_worth_a_thought(&self, seats: &[KeptSeat]) -> bool {
        seats.iter().any(|seat| seat.mind().is_none()) || self.is_looked_at(now())
    }

    /// The seats of a person: their own, and those beside them.
    pub async fn seats_of(&self, person: &Person) -> Vec<Seat> {
        let seats = self.seats.read().await;
        let theirs = seats.iter().enumerate().filter(|(_, seat)| seat.is_of(person));
        theirs.map(|(index, _)| Seat(index as u8)).collect()
    }

    /// Whether a mind chooses at this seat.
    async fn is_played_by_mind(&self, seat: Seat) -> bool {
        self.seats.read().await.get(seat.index()).is_some_and(|seat| seat.mind().is_some())
    }

    pub(super) async fn asked_seat_of(
        &self,
        person: &Person,
        table: &dyn AnyTable,
    ) -> Result<Seat, Trouble> {
        let theirs = self.seats_of(person).await;
        match table.asks() {
            _ if theirs.is_empty() => Err(Trouble::NotYours),
            Asks::Seat(seat) if !theirs.contains(&seat) => Err(Trouble::NotAsked),
            Asks::Seat(seat) if self.is_played_by_mind(seat).await => Err(Trouble::TimeUp),
            Asks::Seat(seat) => Ok(seat),
            _ => Err(Trouble::NotAsked),
        }
    }

    /// The seat of this person that may take something back.
    pub(super) async fn last_seat_of(
        &self,
        person: &Person,
        table: &dyn AnyTable,
    ) -> Result<Seat, Trouble> {
        let theirs = self.seats_of(person).await;
        if theirs.is_empty() {
            return Err(Trouble::NotYours);
        }
        let last = theirs.into_iter().find(|&seat| table.can_undo(seat));
        let last = last.ok_or(Trouble::NothingToUndo)?;
        match self.is_played_by_mind(last).await {
            true => Err(Trouble::TimeUp),
            false => Ok(last),
        }
    }

    /// Through whose eyes a person looks, and whether the screen must change hands first. Whoever
    /// shares a screen sees, while there are secrets, only what the seat that took over may see.
    /// Before everybody sits nobody sees what a seat has: they may still get up, and leave it to
    /// somebody else.
    pub async fn eyes_of(&self, person: Option<&Person>, table: &dyn AnyTable) -> (Eyes, bool) {
        let Some(person) = person else { return (Eyes::Spectator, false) };
        if self.seats.read().await.iter().any(KeptSeat::is_free) {
            return (Eyes::Spectator, false);
        }
        let theirs = self.seats_of(person).await;
        let asked = match table.asks() {
            Asks::Seat(seat) if theirs.contains(&seat) => Some(seat),
            _ => None,
        };
        let asked = match asked {
            Some(seat) if self.is_played_by_mind(seat).await => None,
            asked => asked,
        };
        let shares_secrets = theirs.len() > 1 && table.has_secrets();
        match (asked, shares_secrets) {
            (Some(seat), true) if self.holder(person) != Some(seat) => (Eyes::Spectator, true),
            (Some(seat), _) => (Eyes::Seat(seat), false),
            (None, true) => (Eyes::Spectator, false),
            (None, false) => {
                (theirs.first().map_or(Eyes::Spectator, |&seat| Eyes::Seat(seat)), false)
            }
        }
    }

    fn holder(&self, person: &Person) -> Option<Seat> {
        let holders = self.holders.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        holders.get(&person.id).copied()
    }

    /// The person before the screen is now the one whose seat is asked.
    pub async fn take_over(&self, person: &Person) -> Result<(), Trouble> {
        let seat = self.asked_seat_of(person, &*self.inner.lock().await.table).await?;
        let mut holders = self.holders.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        holders.insert(person.id.clone(), seat);
        Ok(())
    }

    /// Whether this mind plays this seat.
    pub(super) async fn plays(&self, seat: Seat, mind: &str) -> bool {
        let seats = self.seats.read().await;
        !self.is_closed() && seats.get(seat.index()).and_then(KeptSeat::mind) == Some(mind)
    }

    pub(super) async fn mind_to_move(&self) -> Option<(Seat, String)> {
        let inner = self.inner.lock().await;
        let seat = asked(&*inner.table)?;
        let seats = self.seats.read().await;
        if self.is_closed() || self.is_retired() || seats.iter().any(KeptSeat::is_free) {
            return None;
        }
        let mind = seats.get(seat.index())?.mind()?.to_string();
        self.is_worth_a_thought(&seats).then_some((seat, mind))
    }
}
