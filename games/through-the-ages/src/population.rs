//! Increasing the population (rulebook, "Increase population").

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// Food for the next worker, less what the leader and a card take off.
    pub(crate) fn population_price(&self, seat: Seat, less: u8) -> u8 {
        todo!()
    }

    /// Whether there is a token and food for it (temporary food counts in the own turn). Not the action.
    pub(crate) fn check_population(&self, seat: Seat, less: u8) -> Result<(), Refusal> {
        todo!()
    }

    /// Pays the food and moves the token. Not the action.
    pub(crate) fn increase_population(&mut self, seat: Seat, less: u8, log: &mut impl Log<Event>) {
        todo!()
    }
}
