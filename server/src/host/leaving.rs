//! Leaving a table: before the game a seat becomes free, in a game a mind takes it for good.

use super::again::free;
use super::passing::Change;
use super::{Denied, Host, Inner, Live, Trouble, clocked, now};
use crate::opponents;
use crate::store::{Gone, KeptSeat, KeptTalk, Notice, Person, Sitter};
use kernel::Seat;
use std::sync::Arc;

/// What happens when a person leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// Their seat becomes free.
    Frees,
    /// They have opened a table that still waits: it is closed.
    Closes,
    /// A mind takes their seat for good.
    HandsOver,
    /// They are the last person: nobody goes on with the game.
    Abandons,
}

impl Leaving {
    pub fn key(self) -> &'static str {
        match self {
            Leaving::Frees => "frees",
            Leaving::Closes => "closes",
            Leaving::HandsOver => "hands-over",
            Leaving::Abandons => "abandons",
        }
    }
}

impl Host {
    /// What would happen if this person left.
    pub async fn leaving(&self, live: &Live, person: &Person) -> Result<Leaving, Trouble> {
        let inner = live.hold().await?;
        way(live, &inner, &live.seats.read().await, person)
    }

    /// A person leaves for good, if it still means what they were told.
    pub async fn leave(
        self: &Arc<Self>,
        live: &Arc<Live>,
        person: &Person,
        meant: &str,
    ) -> Result<(), Trouble> {
        let inner = live.hold().await?;
        let way = way(live, &inner, &live.seats.read().await, person)?;
        if way.key() != meant {
            return Err(Trouble::Stale);
        }
        self.go(live, inner, person, way).await
    }

    /// A person who may no longer play leaves, whatever it means.
    pub(super) async fn put_out(
        self: &Arc<Self>,
        live: &Arc<Live>,
        person: &Person,
    ) -> Result<(), Trouble> {
        let inner = live.hold().await?;
        let way = way(live, &inner, &live.seats.read().await, person)?;
        self.go(live, inner, person, way).await
    }

    async fn go(
        self: &Arc<Self>,
        live: &Arc<Live>,
        mut inner: tokio::sync::MutexGuard<'_, Inner>,
        person: &Person,
        way: Leaving,
    ) -> Result<(), Trouble> {
        match way {
            Leaving::Closes => {
                self.store.close(&live.id, now()).await?;
                drop(inner);
                self.evict(&live.id).await;
                return Ok(());
            }
            Leaving::Frees => self.rise(live, &mut inner, person).await?,
            Leaving::HandsOver => self.hand_over(live, &mut inner, person).await?,
            Leaving::Abandons => self.abandon(live, &mut inner, person).await?,
        }
        drop(inner);
        self.wake(live);
        Ok(())
    }

    /// Before the game: the seat is free again.
    async fn rise(&self, live: &Live, inner: &mut Inner, person: &Person) -> Result<(), Trouble> {
        let mut seats = live.seats.read().await.clone();
        seats.iter_mut().filter(|seat| seat.is_of(person)).for_each(|seat| *seat = free());
        let told = Some(KeptTalk::told(&KeptSeat::of(person), "", Notice::Left, now()));
        let change = Change { told, ..Change::of(inner, seats) };
        self.pass(live, inner, change).await
    }

    /// The usual mind takes the seat for good, and plays at once if it is asked.
    async fn hand_over(
        &self,
        live: &Live,
        inner: &mut Inner,
        person: &Person,
    ) -> Result<(), Trouble> {
        let mut seats = live.seats.read().await.clone();
        let was_asked = clocked(&*inner.table, &seats);
        let mind = opponents::usual(live.game);
        let theirs = seats.iter_mut().filter(|seat| seat.is_of(person));
        theirs.for_each(|seat| *seat = opponents::seat(mind));
        let mut change = Change::of(inner, seats);
        if clocked(&*inner.table, &change.seats) != was_asked {
            change.clock.stop(self.time.now());
        }
        let of = KeptSeat::of(person);
        change.told = Some(KeptTalk::told(&of, mind, Notice::Replaced, now()));
        change.gone = Some((person.id.clone(), Gone::Left));
        self.pass(live, inner, change).await
    }

    /// The last person leaves: the seed is revealed, and there is no result.
    async fn abandon(
        &self,
        live: &Live,
        inner: &mut Inner,
        person: &Person,
    ) -> Result<(), Trouble> {
        let mut table = inner.table.copy();
        table.abandon();
        let mut change = Change::of(inner, live.seats.read().await.clone());
        change.clock.stop(self.time.now());
        change.abandoned = Some(table);
        let of = KeptSeat::of(person);
        change.told = Some(KeptTalk::told(&of, "", Notice::Abandoned, now()));
        self.pass(live, inner, change).await
    }

    /// Before the game, the opener sends somebody away, who cannot sit down here again, or takes a
    /// question back that was not answered.
    pub async fn send_away(&self, live: &Live, opener: &Person, seat: Seat) -> Result<(), Trouble> {
        if !live.is_owned_by(opener) {
            return Err(Denied::NotOpener.into());
        }
        let mut inner = live.hold().await?;
        let mut seats = live.seats.read().await.clone();
        let kept = seats.get(seat.index()).cloned().ok_or(Trouble::NoSuchSeat)?;
        if inner.table.is_over() || !seats.iter().any(KeptSeat::is_free) {
            return Err(Denied::HasBegun.into());
        }
        let (id, is_here) = match &kept.kind {
            Sitter::Person(id) | Sitter::Beside(id) if *id != opener.id => (id, true),
            Sitter::Reserved(id) => (id, false),
            Sitter::Person(_) | Sitter::Beside(_) | Sitter::Mind(_) | Sitter::Free => {
                return Err(Trouble::NoSuchSeat);
            }
        };
        let is_theirs = |seat: &&mut KeptSeat| {
            matches!(&seat.kind, Sitter::Person(of) | Sitter::Beside(of) | Sitter::Reserved(of)
                if of == id)
        };
        seats.iter_mut().filter(is_theirs).for_each(|seat| *seat = free());
        let mut change = Change::of(&inner, seats);
        if is_here {
            change.told = Some(KeptTalk::told(&kept, "", Notice::Removed, now()));
            change.gone = Some((id.clone(), Gone::Removed));
        }
        self.pass(live, &mut inner, change).await
    }
}

/// What leaving means now.
fn way(
    live: &Live,
    inner: &Inner,
    seats: &[KeptSeat],
    person: &Person,
) -> Result<Leaving, Trouble> {
    let sits = seats.iter().any(|seat| seat.is_of(person));
    let is_waiting = seats.iter().any(KeptSeat::is_free);
    let opened = live.is_owned_by(person);
    let is_theirs = sits || (opened && is_waiting);
    if !is_theirs {
        return Err(Trouble::NotYours);
    }
    if inner.table.is_over() {
        return Err(Denied::Over.into());
    }
    let has_others = seats.iter().filter_map(KeptSeat::person).any(|id| *id != person.id);
    Ok(match (is_waiting, opened, has_others) {
        (true, true, _) => Leaving::Closes,
        (true, false, _) => Leaving::Frees,
        (false, _, true) => Leaving::HandsOver,
        (false, _, false) => Leaving::Abandons,
    })
}
