//! Taking cards from the row (rulebook, "Take a card", "Take a wonder").

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// Every slot, full or empty, counted from 1.
    pub(crate) fn list_take(&self, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Civil actions for the card in a slot: the price of the slot, a surcharge for completed wonders, and what leaders and Taj Mahal take off.
    pub(crate) fn take_price(&self, seat: Seat, slot: u8) -> u8 {
        todo!()
    }

    /// Whether a card may be taken for at most so many actions: also for International Agreement.
    pub(crate) fn check_take(&self, seat: Seat, slot: u8, actions: u8) -> Result<(), Refusal> {
        todo!()
    }

    /// Takes the card without paying: into the hand, or into play as an unfinished wonder; Aristotle scores. Remembers action cards taken in the own action phase.
    pub(crate) fn take_card(
        &mut self,
        seat: Seat,
        slot: u8,
        actions: u8,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }
}
