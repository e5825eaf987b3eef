//! Building, upgrading, destroying: farms, mines, urban buildings and military units.

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// Resources for a worker on a card: printed, less construction technology and leaders; never below 0.
    pub(crate) fn build_cost(&self, seat: Seat, kind: Kind, level: u8) -> u8 {
        todo!()
    }

    /// Resources that a seat can spend on this kind now: stored, temporary, and for units those for units only.
    pub(crate) fn resources_for(&self, seat: Seat, kind: Kind) -> u16 {
        todo!()
    }

    /// Pays resources for this kind: temporary ones first.
    pub(crate) fn pay_resources(
        &mut self,
        seat: Seat,
        kind: Kind,
        due: u8,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// Every technology that takes workers, in play or not needed: candidates for build, upgrade and destroy.
    pub(crate) fn list_buildings(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Whether a worker can be put there for so many resources less. Not the action. Also the urban limit.
    pub(crate) fn check_build(
        &self,
        seat: Seat,
        kind: Kind,
        level: Age,
        less: u8,
    ) -> Result<(), Refusal> {
        todo!()
    }

    /// Pays and puts the worker. Not the action. Refreshes ratings.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        kind: Kind,
        level: Age,
        less: u8,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// Whether a worker can move up. Not the action.
    pub(crate) fn check_upgrade(
        &self,
        seat: Seat,
        kind: Kind,
        from: Age,
        to: Age,
        less: u8,
    ) -> Result<(), Refusal> {
        todo!()
    }

    /// Pays and moves the worker. Not the action.
    pub(crate) fn upgrade(
        &mut self,
        seat: Seat,
        kind: Kind,
        from: Age,
        to: Age,
        less: u8,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// Whether there is a worker on that card (for destroying, raids, lost population).
    pub(crate) fn check_worker(&self, seat: Seat, kind: Kind, level: Age) -> Result<(), Refusal> {
        todo!()
    }

    /// The worker becomes unused. Not the action. Refreshes ratings.
    pub(crate) fn destroy(
        &mut self,
        seat: Seat,
        kind: Kind,
        level: Age,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// Every card with a worker, for `Task::LoseWorker`.
    pub(crate) fn list_workers(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// `Task::LoseWorker`: the worker goes from the card to the yellow bank.
    pub(crate) fn lose_worker(
        &mut self,
        seat: Seat,
        kind: Kind,
        level: Age,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }
}
