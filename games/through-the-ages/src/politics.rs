//! The politics phase (rulebook, "Politics phase").

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// Everything that a person would expect: events, aggressions, wars, pacts, leaders, resigning, passing.
    pub(crate) fn list_politics(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Whether it is possible.
    pub(crate) fn check_politics(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        todo!()
    }

    /// Does it; a second political action stays possible with Caesar.
    pub(crate) fn politics(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        todo!()
    }

    /// Given up, or done: nothing is asked.
    pub(crate) fn settle_politics(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        todo!()
    }
}
