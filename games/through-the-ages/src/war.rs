//! Declaring and resolving wars (rulebook, "Declare war", "Resolve a war").

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// Whether war may be declared.
    pub(crate) fn check_war(
        &self,
        seat: Seat,
        card: MilitaryId,
        against: Seat,
    ) -> Result<(), Refusal> {
        todo!()
    }

    /// Pays, ends pacts, lays the war.
    pub(crate) fn declare_war(
        &mut self,
        seat: Seat,
        card: MilitaryId,
        against: Seat,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// `Task::ResolveWars`: a task for each war of this seat.
    pub(crate) fn resolve_wars(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        todo!()
    }

    /// `Task::ResolveWar`: the stronger takes the spoils; the card is discarded.
    pub(crate) fn resolve_war(&mut self, war: War, log: &mut impl Log<Event>) {
        todo!()
    }

    /// Special technologies, and enough.
    pub(crate) fn list_spoils(&self, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Whether a special technology can be taken for what is left.
    pub(crate) fn check_spoils(
        &self,
        by: Seat,
        from: Seat,
        left: u8,
        choice: Choice,
    ) -> Result<(), Refusal> {
        todo!()
    }

    /// Takes a technology, or the rest in science.
    pub(crate) fn take_spoils(
        &mut self,
        by: Seat,
        from: Seat,
        left: u8,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// Without a technology to take, science is taken and nothing asked.
    pub(crate) fn settle_spoils(
        &mut self,
        by: Seat,
        from: Seat,
        left: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        todo!()
    }
}
