//! What people do at a table beside choosing: sit down, show a game, take notes.

use super::{Denied, Host, Live, Trouble};
use crate::store::{Gone, KeptSeat, Person, Sitter};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// The longest notes.
const MOST_NOTES: usize = 20_000;

/// What a person has to do with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// They sit here.
    Sits,
    /// A seat is kept for them.
    Asked,
    /// They left the game for good.
    Left,
    /// The opener has removed them.
    Removed,
    /// They have opened the table and sit nowhere.
    Opener,
    Stranger,
}

/// What somebody finds who would sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Welcome {
    /// A seat is free, or kept for them.
    Seat,
    /// They sit here already.
    Sits,
    /// No seat is free.
    Full,
    /// They were removed, or somebody here has blocked them.
    Unwelcome,
}

impl Host {
    /// What somebody has to do with a table.
    pub async fn tie(&self, live: &Live, person: Option<&Person>) -> Result<Tie, Trouble> {
        let Some(person) = person else { return Ok(Tie::Stranger) };
        {
            let seats = live.seats.read().await;
            if seats.iter().any(|seat| seat.is_of(person)) {
                return Ok(Tie::Sits);
            }
            if seats.iter().any(|seat| seat.is_kept_for(person)) {
                return Ok(Tie::Asked);
            }
        }
        Ok(match self.store.gone(&live.id, &person.id).await? {
            Some(Gone::Left) => Tie::Left,
            Some(Gone::Removed) => Tie::Removed,
            None if live.is_owned_by(person) => Tie::Opener,
            None => Tie::Stranger,
        })
    }

    /// Sits down on a free seat, or on the one that is kept for them.
    pub async fn sit(self: &Arc<Self>, live: &Arc<Live>, person: &Person) -> Result<(), Trouble> {
        let mut inner = live.hold().await?;
        let mut seats = live.seats.read().await.clone();
        if seats.iter().any(|seat| seat.kind == Sitter::Person(person.id.clone())) {
            return Ok(());
        }
        self.check_welcome(live, &seats, person).await?;
        if !super::again::take_kept(&mut seats, person) {
            let free = seats.iter_mut().find(|seat| seat.kind == Sitter::Free);
            *free.ok_or(Trouble::NoSeat)? = KeptSeat::of(person);
        }
        self.come(live, &mut inner, seats).await?;
        drop(inner);
        self.wake(live);
        Ok(())
    }

    pub(super) async fn check_welcome(
        &self,
        live: &Live,
        seats: &[KeptSeat],
        person: &Person,
    ) -> Result<(), Trouble> {
        let blockers = self.store.blockers_of(&person.id).await?;
        match self.is_welcome((&live.id, &live.owner()), seats, person, &blockers).await? {
            true => Ok(()),
            false => Err(Denied::Unwelcome.into()),
        }
    }

    /// Nobody sits down where they were removed, at the table of somebody who has blocked them, or
    /// beside such a person. A table is told by its id and its owner.
    pub async fn is_welcome(
        &self,
        (table, owner): (&str, &str),
        seats: &[KeptSeat],
        person: &Person,
        blockers: &[String],
    ) -> Result<bool, Trouble> {
        let is_blocker = |id: &str| blockers.iter().any(|blocker| blocker == id);
        if is_blocker(owner) || seats.iter().filter_map(KeptSeat::person).any(is_blocker) {
            return Ok(false);
        }
        Ok(self.store.gone(table, &person.id).await? != Some(Gone::Removed))
    }

    /// What somebody finds who would sit down.
    pub async fn welcome(&self, live: &Live, person: Option<&Person>) -> Result<Welcome, Trouble> {
        let seats = live.seats.read().await.clone();
        if person.is_some_and(|person| seats.iter().any(|seat| seat.is_of(person))) {
            return Ok(Welcome::Sits);
        }
        let is_theirs = |seat: &KeptSeat| {
            seat.kind == Sitter::Free || person.is_some_and(|person| seat.is_kept_for(person))
        };
        if !seats.iter().any(is_theirs) {
            return Ok(Welcome::Full);
        }
        let Some(person) = person else { return Ok(Welcome::Seat) };
        match self.check_welcome(live, &seats, person).await {
            Ok(()) => Ok(Welcome::Seat),
            Err(Trouble::Denied(Denied::Unwelcome)) => Ok(Welcome::Unwelcome),
            Err(trouble) => Err(trouble),
        }
    }

    /// The owner of a finished game lets everybody find it in the hall, or no longer. What was said
    /// at a private table stays among its people.
    pub async fn show_in_hall(
        &self,
        live: &Live,
        person: &Person,
        shown: bool,
    ) -> Result<(), Trouble> {
        if !live.is_owned_by(person) {
            return Err(Trouble::NotYours);
        }
        let inner = live.hold().await?;
        if !inner.table.is_over() {
            return Err(Trouble::NotAsked);
        }
        self.store.set_open(&live.id, shown).await?;
        if !live.is_open.swap(shown, Ordering::Relaxed) {
            live.talk_shut.store(true, Ordering::Relaxed);
        }
        live.changed();
        Ok(())
    }

    pub async fn note(&self, live: &Live, person: &Person, words: &str) -> Result<(), Trouble> {
        let words: String = words.chars().take(MOST_NOTES).collect();
        self.check_notes(&live.id, person).await?;
        Ok(self.store.set_notes(&live.id, &person.id, &words).await?)
    }

    /// Somebody has another name now, or logged in and took their games along: tables in memory
    /// learn it from what is kept.
    pub async fn look_around(self: &Arc<Self>, person: &Person) -> Result<(), Trouble> {
        self.learn(&self.store.seated_at(&person.id).await?).await
    }
}
