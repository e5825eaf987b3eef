//! Building stages of a wonder, completing it, wonders that become ruins (rulebook, "Build a stage of a wonder").

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// 1 stage to as many as are left.
    pub(crate) fn list_stages(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Whether so many stages can be built with one action, for so many resources less.
    pub(crate) fn check_stages(&self, seat: Seat, count: u8, less: u8) -> Result<(), Refusal> {
        todo!()
    }

    /// Pays, lays blue tokens (or asks by `Task::StageToken`), completes. Not the action.
    pub(crate) fn build_stages(
        &mut self,
        seat: Seat,
        count: u8,
        less: u8,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    /// `Task::StageToken`: a token goes from a card to the wonder.
    pub(crate) fn stage_token(&mut self, seat: Seat, store: Store, level: Age) {
        todo!()
    }

    /// Every completed wonder, for `Task::Ravage`.
    pub(crate) fn list_wonders(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }
}
