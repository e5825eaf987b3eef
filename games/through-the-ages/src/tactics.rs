//! Playing and copying tactics (rulebook, "Play a tactic", "Copy a tactic").

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// Every tactic in hand and every common one.
    pub(crate) fn list_tactics(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Whether it can be played or copied, action included.
    pub(crate) fn check_tactic(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        todo!()
    }

    /// Plays or copies it, action included.
    pub(crate) fn use_tactic(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        todo!()
    }
}
