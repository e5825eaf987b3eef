//! Offering, answering and cancelling pacts (rulebook, "Offer a pact", "Cancel a pact").

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// Whether a pact may be offered to somebody as this side.
    pub(crate) fn check_offer(
        &self,
        seat: Seat,
        card: MilitaryId,
        to: Seat,
        side: Side,
    ) -> Result<(), Refusal> {
        todo!()
    }

    /// The card lies on the table, and the other is asked.
    pub(crate) fn offer(
        &mut self,
        seat: Seat,
        card: MilitaryId,
        to: Seat,
        side: Side,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// Accepted: into play, an older own one leaves. Declined: back into the hand.
    pub(crate) fn answer_pact(
        &mut self,
        by: Seat,
        to: Seat,
        side: Side,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// Whether one is a party of it.
    pub(crate) fn check_cancel(&self, seat: Seat, card: MilitaryId) -> Result<(), Refusal> {
        todo!()
    }

    /// It leaves play.
    pub(crate) fn cancel(&mut self, seat: Seat, card: MilitaryId, log: &mut impl Log<Event>) {
        todo!()
    }
}
