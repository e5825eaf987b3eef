//! Resigning (rulebook, "Resign").

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// Everything of the seat leaves play, wars against it pay, the table goes on without it.
    pub(crate) fn resign(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        todo!()
    }
}
