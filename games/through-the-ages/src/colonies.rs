//! Territories: auctions, forces, colonies (rulebook, "Colonization").

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// `Task::Auction`: asks the next bidder, or ends the auction.
    pub(crate) fn run_auction(&mut self, log: &mut impl Log<Event>) {
        todo!()
    }

    /// Bids up to the strongest force, and passing.
    pub(crate) fn list_bids(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Higher than the last bid, and no higher than the force that could be sent.
    pub(crate) fn check_bid(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        todo!()
    }

    /// Bids or passes.
    pub(crate) fn bid(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        todo!()
    }

    /// Whoever has no unit at all is not asked.
    pub(crate) fn settle_bid(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        todo!()
    }

    /// Units, bonus cards, discards, and enough.
    pub(crate) fn list_force(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Whether it can be added, and whether the bid stays within reach.
    pub(crate) fn check_force(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        todo!()
    }

    /// Adds it, or colonizes.
    pub(crate) fn send_force(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        todo!()
    }

    /// `Task::Bounty`: what a new colony brings once.
    pub(crate) fn take_bounty(
        &mut self,
        seat: Seat,
        territory: MilitaryId,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// A territory becomes a colony: permanent effects, then `Task::Bounty`.
    pub(crate) fn colonize(
        &mut self,
        seat: Seat,
        territory: MilitaryId,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// Colonies of a player.
    pub(crate) fn list_colonies(&self, of: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Whether it is theirs.
    pub(crate) fn check_colony(&self, of: Seat, card: MilitaryId) -> Result<(), Refusal> {
        todo!()
    }

    /// A colony leaves play for the discards.
    pub(crate) fn lose_colony(&mut self, seat: Seat, card: MilitaryId, log: &mut impl Log<Event>) {
        todo!()
    }

    /// Without a colony, or with one, nothing is asked.
    pub(crate) fn settle_colony(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        todo!()
    }
}
