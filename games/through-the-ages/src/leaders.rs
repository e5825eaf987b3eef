//! Leaders: coming, leaving, and what they can do in the action phase (rulebook, "Play a leader").

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// Every leader in hand.
    pub(crate) fn list_leaders(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Whether the leader is in hand. Not the action.
    pub(crate) fn check_lead(&self, seat: Seat, card: CivilId) -> Result<(), Refusal> {
        todo!()
    }

    /// The leader comes; an old one leaves, and a civil action comes back, or Homer is tucked (`Task::Tuck`). Not the action.
    pub(crate) fn lead(&mut self, seat: Seat, card: CivilId, log: &mut impl Log<Event>) {
        todo!()
    }

    /// Every completed wonder, and not at all.
    pub(crate) fn list_tuck(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Whether the wonder is the own, completed, and has no leader yet.
    pub(crate) fn check_tuck(&self, seat: Seat, wonder: CivilId) -> Result<(), Refusal> {
        todo!()
    }

    /// `Task::Tuck`: under a wonder, or a civil action back.
    pub(crate) fn tuck(
        &mut self,
        seat: Seat,
        leader: CivilId,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// Without a completed wonder nothing is asked.
    pub(crate) fn settle_tuck(
        &mut self,
        seat: Seat,
        leader: CivilId,
        log: &mut impl Log<Event>,
    ) -> bool {
        todo!()
    }

    /// The leader leaves play for good (age, Iconoclasm, Infiltrate, political action): Bill Gates scores. Refreshes.
    pub(crate) fn remove_leader(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        todo!()
    }

    /// Hammurabi, Barbarossa, Bach, Churchill, Ocean Liner Service, trade routes.
    pub(crate) fn list_powers(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Whether such a thing is possible, action included.
    pub(crate) fn check_power(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        todo!()
    }

    /// Does it, action included.
    pub(crate) fn use_power(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        todo!()
    }
}
