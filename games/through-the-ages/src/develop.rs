//! Developing technologies, and revolutions (rulebook, "Develop a technology", "Declare a revolution").

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// Every technology in hand, developed or by revolution.
    pub(crate) fn list_develop(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Science for a card in hand: what leaders, pacts and `less` take off.
    pub(crate) fn science_price(
        &self,
        seat: Seat,
        card: CivilId,
        is_revolution: bool,
        less: u8,
    ) -> u8 {
        todo!()
    }

    /// Whether a technology can be developed. Not the action.
    pub(crate) fn check_develop(&self, seat: Seat, card: CivilId, less: u8) -> Result<(), Refusal> {
        todo!()
    }

    /// Pays science (unit science first, the partner by a pact), puts the card into play, and what follows developing. Not the action.
    pub(crate) fn develop(
        &mut self,
        seat: Seat,
        card: CivilId,
        less: u8,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// Whether a revolution is possible: all civil (or military) actions, the smaller price.
    pub(crate) fn check_revolution(
        &self,
        seat: Seat,
        card: CivilId,
        less: u8,
    ) -> Result<(), Refusal> {
        todo!()
    }

    /// Pays all actions and science; new actions are spent at once.
    pub(crate) fn revolution(
        &mut self,
        seat: Seat,
        card: CivilId,
        less: u8,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }
}
