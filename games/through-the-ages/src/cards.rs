//! Action cards, and the work that cards and events order (rulebook, "Play an action card").

#![allow(unused)]

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
use kernel::{Log, Seat};

impl Ages {
    /// Every action card in hand.
    pub(crate) fn list_cards(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Whether the card can be played: not taken this phase, and what it orders is possible. Action included.
    pub(crate) fn check_play(&self, seat: Seat, card: CivilId) -> Result<(), Refusal> {
        todo!()
    }

    /// Pays the action (for `Job::Develop` the work pays it), discards the card, does what it says or pushes `Task::Work`.
    pub(crate) fn play(&mut self, seat: Seat, card: CivilId, log: &mut impl Log<Event>) {
        todo!()
    }

    /// What the job allows; events may be declined.
    pub(crate) fn list_work(&self, seat: Seat, job: Job, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    /// Whether it is possible within the job.
    pub(crate) fn check_work(&self, seat: Seat, job: Job, choice: Choice) -> Result<(), Refusal> {
        todo!()
    }

    /// Does it and ends the task.
    pub(crate) fn work(&mut self, seat: Seat, job: Job, choice: Choice, log: &mut impl Log<Event>) {
        todo!()
    }

    /// An event that offers work that is impossible is not asked.
    pub(crate) fn settle_work(&mut self, seat: Seat, job: Job, log: &mut impl Log<Event>) -> bool {
        todo!()
    }
}
