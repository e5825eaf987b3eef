//! Aggressions, defence, and what they take (rulebook, "Play an aggression").

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// Whether somebody may be attacked with this card.
    pub(crate) fn check_aggression(
        &self,
        seat: Seat,
        card: MilitaryId,
        against: Seat,
    ) -> Result<(), Refusal> {
        todo!()
    }

    /// Pays, ends pacts, and asks for a defence.
    pub(crate) fn attack(
        &mut self,
        seat: Seat,
        card: MilitaryId,
        against: Seat,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// Every card in hand as bonus or face down, and giving up.
    pub(crate) fn list_defence(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Only what can still succeed.
    pub(crate) fn check_defence(
        &self,
        seat: Seat,
        by: Seat,
        strength: u16,
        choice: Choice,
    ) -> Result<(), Refusal> {
        todo!()
    }

    /// A pledge; when it suffices the attack is repelled. Giving up takes the pledges back.
    pub(crate) fn defend(&mut self, task: Task, choice: Choice, log: &mut impl Log<Event>) {
        todo!()
    }

    /// `Task::Strike`: what the aggression does.
    pub(crate) fn strike(
        &mut self,
        by: Seat,
        from: Seat,
        card: MilitaryId,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// Whether the split takes as much as it can and no more than there is.
    pub(crate) fn check_plunder(&self, from: Seat, total: u8, food: u8) -> Result<(), Refusal> {
        todo!()
    }

    /// Takes food and resources.
    pub(crate) fn plunder(
        &mut self,
        by: Seat,
        from: Seat,
        total: u8,
        food: u8,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// With one way to take, nothing is asked.
    pub(crate) fn settle_plunder(
        &mut self,
        by: Seat,
        from: Seat,
        total: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        todo!()
    }

    /// Urban buildings of a player, for raids and terror.
    pub(crate) fn list_city(&self, from: Seat, task: Task, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Whether that building may be destroyed.
    pub(crate) fn check_city(&self, task: Task, choice: Choice) -> Result<(), Refusal> {
        todo!()
    }

    /// Destroys it; a raid goes on or pays.
    pub(crate) fn raze(&mut self, task: Task, choice: Choice, log: &mut impl Log<Event>) {
        todo!()
    }

    /// Without a building nothing is asked.
    pub(crate) fn settle_raze(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        todo!()
    }

    /// Leader or unfinished wonder of the other.
    pub(crate) fn check_infiltrate(&self, from: Seat, choice: Choice) -> Result<(), Refusal> {
        todo!()
    }

    /// Removes it and scores.
    pub(crate) fn infiltrate(
        &mut self,
        by: Seat,
        from: Seat,
        each: u8,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// With one thing to remove, nothing is asked.
    pub(crate) fn settle_infiltrate(
        &mut self,
        by: Seat,
        from: Seat,
        each: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        todo!()
    }

    /// A colony changes hands: permanent effects only.
    pub(crate) fn annex(
        &mut self,
        by: Seat,
        from: Seat,
        card: MilitaryId,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// Whether pledging this bonus card now completes the defence (for redaction).
    pub(crate) fn is_repelled_by(&self, seat: Seat, card: Held) -> bool {
        todo!()
    }
}
