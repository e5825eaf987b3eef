//! The end of the game: the last events, bonuses, standings.

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// `Task::FinalEvents`: every event of Age III in both decks is resolved, the first player counting as current; then Bill Gates.
    pub(crate) fn final_events(&mut self, log: &mut impl Log<Event>) {
        todo!()
    }

    /// Points by origin, places, shared victories; whoever resigned comes last.
    pub(crate) fn rank(&self) -> kernel::Standings {
        todo!()
    }
}
