//! The same people once more: they are asked, and nobody sits down who has not said yes.

use super::passing::Change;
use super::{Agreed, Denied, Host, Live, Trouble, now};
use crate::store::{KeptSeat, KeptTalk, Notice, Person, Sitter};
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;

impl Host {
    /// The table where the people of a finished game play once more: the one there is, or a new
    /// one. Its opener and minds sit down, everybody else is asked.
    pub async fn again(
        self: &Arc<Self>,
        live: &Arc<Live>,
        person: &Person,
    ) -> Result<String, Trouble> {
        // The finished table stays locked, so that two who ask at once get the same new one.
        let inner = live.hold().await?;
        if live.seats_of(person).await.is_empty() {
            return Err(Trouble::NotYours);
        }
        if !inner.table.is_over() {
            return Err(Denied::GoesOn.into());
        }
        if let Some(next) = self.store.next_of(&live.id).await? {
            return Ok(next.id);
        }
        let header = kernel::record::head(&inner.table.header());
        let header = header.map_err(|error| Trouble::Broken(error.to_string()))?;
        let agreed = Agreed {
            content: header.content,
            options: header.setup,
            seats: self.asked_again(live, person).await?,
            is_open: false,
            hints: live.hints.load(Ordering::Relaxed),
            terms: inner.clock.terms(),
        };
        let opened = self.open_next(person, live, agreed).await;
        match &opened {
            Ok(_) => live.changed(),
            // Somebody who sat here has gone since: the table learns it from what is kept.
            Err(Trouble::Stale) => self.retire(live).await,
            Err(_) => {}
        }
        opened
    }

    /// Who sits where next time: a seat is kept for everybody else, but for those who have blocked
    /// the opener, are blocked by them, are banned, or have gone. Their seats are free.
    async fn asked_again(&self, live: &Live, opener: &Person) -> Result<Vec<KeptSeat>, Trouble> {
        let mut apart: HashSet<String> =
            self.store.blockers_of(&opener.id).await?.into_iter().collect();
        let blocks = self.store.blocks(&opener.id).await?;
        apart.extend(blocks.iter().map(|block| block.blocked.clone()));
        // Whoever has gone for good cannot be asked.
        apart.insert(String::new());
        let seat = |seat: &KeptSeat| match &seat.kind {
            Sitter::Mind(_) => KeptSeat::new(seat.kind.clone(), seat.name.clone()),
            Sitter::Person(id) | Sitter::Beside(id) if *id == opener.id => {
                KeptSeat::new(seat.kind.clone(), seat.name.clone())
            }
            Sitter::Person(id) | Sitter::Beside(id)
                if !apart.contains(id) && !self.is_banned(id) =>
            {
                KeptSeat::new(Sitter::Reserved(id.clone()), seat.name.clone())
            }
            Sitter::Person(_) | Sitter::Beside(_) | Sitter::Free | Sitter::Reserved(_) => free(),
        };
        Ok(live.seats.read().await.iter().map(seat).collect())
    }

    /// A person who was asked sits down.
    pub async fn accept(
        self: &Arc<Self>,
        live: &Arc<Live>,
        person: &Person,
    ) -> Result<(), Trouble> {
        let mut inner = live.hold().await?;
        let mut seats = live.seats.read().await.clone();
        if seats.iter().any(|seat| seat.is_of(person)) {
            return Ok(());
        }
        self.check_welcome(live, &seats, person).await?;
        if !take_kept(&mut seats, person) {
            return Err(Denied::NotInvited.into());
        }
        self.come(live, &mut inner, seats).await?;
        drop(inner);
        self.wake(live);
        Ok(())
    }

    /// A person who was asked does not play: their seat is free for somebody with the link.
    pub async fn decline(&self, live: &Live, person: &Person) -> Result<(), Trouble> {
        let mut inner = live.hold().await?;
        let mut seats = live.seats.read().await.clone();
        if !seats.iter().any(|seat| seat.is_kept_for(person)) {
            return Err(Denied::NotInvited.into());
        }
        for seat in seats.iter_mut().filter(|seat| seat.is_kept_for(person)) {
            *seat = free();
        }
        let told = Some(KeptTalk::told(&KeptSeat::of(person), "", Notice::Declined, now()));
        let change = Change { told, ..Change::of(&inner, seats) };
        self.pass(live, &mut inner, change).await
    }
}

/// A seat for anybody with the link.
pub(super) fn free() -> KeptSeat {
    KeptSeat::new(Sitter::Free, String::new())
}

/// A person takes the seats that are kept for them: the first is their own, the others are of
/// people beside them. False when there are none.
pub(super) fn take_kept(seats: &mut [KeptSeat], person: &Person) -> bool {
    let mut is_first = true;
    for seat in seats.iter_mut().filter(|seat| seat.is_kept_for(person)) {
        *seat = match is_first {
            true => KeptSeat::of(person),
            false => KeptSeat::new(Sitter::Beside(person.id.clone()), seat.name.clone()),
        };
        is_first = false;
    }
    !is_first
}
