//! Somebody is gone from a table without a clock: when the others agree, a mind plays for them
//! until they come back.

use super::passing::Change;
use super::{Denied, Host, Inner, Live, Trouble, now};
use crate::clock::{Running, Tempo};
use crate::opponents;
use crate::store::{KeptSeat, KeptTalk, Notice, Person, StandIn};
use kernel::Seat;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// How long people wait where everybody is there: ten minutes, in milliseconds of the house's time.
pub const LIVE_PATIENCE: u64 = 10 * 60_000;
/// How long people wait where they write letters: three days.
pub const LETTERS_PATIENCE: u64 = 3 * 24 * 3_600_000;

/// How long people wait for each other at tables without a clock before they may let an opponent
/// play, in milliseconds of the house's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    pub live: u64,
    pub letters: u64,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience { live: LIVE_PATIENCE, letters: LETTERS_PATIENCE }
    }
}

impl Patience {
    fn of(self, tempo: Tempo) -> u64 {
        match tempo {
            Tempo::Live => self.live,
            Tempo::Letters => self.letters,
        }
    }
}

/// Somebody for whom the others have waited long enough.
pub struct Absence {
    pub seat: Seat,
    /// Since when they are asked, in the house's time.
    since: u64,
    /// The others who still play: id and name.
    pub others: Vec<(String, String)>,
    /// Those of them who have agreed that an opponent plays on.
    pub agreed: Vec<String>,
}

impl Absence {
    pub fn is_other(&self, person: &Person) -> bool {
        self.others.iter().any(|(id, _)| *id == person.id)
    }
}

impl Host {
    /// Whom the others need not wait for any longer.
    pub async fn absence(
        &self,
        live: &Live,
        running: Option<Running>,
        seats: &[KeptSeat],
    ) -> Result<Option<Absence>, Trouble> {
        let Some(Running { seat, since }) = running else { return Ok(None) };
        if !self.has_waited(live, since) {
            return Ok(None);
        }
        let others = others(seats, seat);
        if others.is_empty() {
            return Ok(None);
        }
        let agreed = self.store.agreed(&live.id, seat, since).await?;
        Ok(Some(Absence { seat, since, others, agreed }))
    }

    /// Whether people have waited long enough for somebody who is asked since a moment.
    fn has_waited(&self, live: &Live, since: u64) -> bool {
        self.time.now() >= since.saturating_add(self.patience.of(live.tempo))
    }

    /// Everybody at a table is told, once, that patience with somebody has ended.
    pub(super) async fn look_at_patience(&self) {
        let tables: Vec<Arc<Live>> = self.tables.lock().await.values().cloned().collect();
        for live in tables.iter().filter(|live| live.changes.receiver_count() > 0) {
            // A table in the middle of a change is looked at again in a second.
            let Ok(inner) = live.inner.try_lock() else { continue };
            let Some(Running { since, .. }) = inner.unclocked() else { continue };
            if self.has_waited(live, since) && live.waited.swap(since, Ordering::Relaxed) != since {
                live.changed();
            }
        }
    }

    /// A person agrees that an opponent plays for somebody; the last one to agree makes it so.
    pub async fn let_play(
        self: &Arc<Self>,
        live: &Arc<Live>,
        person: &Person,
        seat: Seat,
    ) -> Result<(), Trouble> {
        let mut inner = live.hold().await?;
        let seats = live.seats.read().await.clone();
        if !seats.iter().any(|seat| seat.is_of(person)) {
            return Err(Trouble::NotYours);
        }
        let running = inner.unclocked();
        let absence = self.absence(live, running, &seats).await?;
        let absence = absence.filter(|absence| absence.seat == seat && absence.is_other(person));
        let mut absence = absence.ok_or(Denied::TooSoon)?;
        absence.agreed.push(person.id.clone());
        if !absence.others.iter().all(|(id, _)| absence.agreed.contains(id)) {
            self.store.agree(&live.id, seat, absence.since, &person.id).await?;
            live.changed();
            return Ok(());
        }
        self.stand_in(live, &mut inner, seats, seat).await?;
        drop(inner);
        self.wake(live);
        Ok(())
    }

    /// The usual mind plays for a person until they come back.
    async fn stand_in(
        &self,
        live: &Live,
        inner: &mut Inner,
        mut seats: Vec<KeptSeat>,
        seat: Seat,
    ) -> Result<(), Trouble> {
        let mind = opponents::usual(live.game).to_string();
        let kept = seats.get_mut(seat.index()).ok_or(Trouble::NoSuchSeat)?;
        let told = Some(KeptTalk::told(kept, &mind, Notice::StoodIn, now()));
        kept.stand_in = Some(StandIn { mind, leaves: false });
        let mut change = Change { told, ..Change::of(inner, seats) };
        change.clock.stop(self.time.now());
        self.pass(live, inner, change).await
    }
}

impl Inner {
    /// Who is asked and since when, at a table without a clock.
    pub fn unclocked(&self) -> Option<Running> {
        match self.clock.terms().control {
            Some(_) => None,
            None => self.clock.running(),
        }
    }
}

/// The persons who still play, beside the one at this seat: each once.
fn others(seats: &[KeptSeat], seat: Seat) -> Vec<(String, String)> {
    let absent = seats.get(seat.index()).and_then(KeptSeat::person);
    let mut others: Vec<(String, String)> = Vec::new();
    for kept in seats.iter().filter(|kept| kept.stand_in.is_none()) {
        match kept.person() {
            Some(id) if Some(id) != absent && !others.iter().any(|(other, _)| other == id) => {
                others.push((id.to_string(), kept.name.clone()));
            }
            _ => {}
        }
    }
    others
}
