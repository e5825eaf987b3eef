//! The agenda: tasks stand where the rules put them, and ask whoever plays.

use super::{Audit, holds};
use crate::parts::Kind;
use crate::state::*;
use crate::task::Task;
use kernel::{Breach, Seat};

impl Ages {
    pub(super) fn audit_agenda(&self) -> Audit {
        let tasks = self.agenda.tasks();
        let Some(last) = tasks.first() else { return Ok(()) };
        let is_ground =
            matches!(last, Task::NextTurn | Task::StartTurn(_) | Task::FillRow | Task::Finish);
        holds(is_ground, || format!("the agenda ends with {last:?}"))?;
        for task in tasks {
            if let Some(seat) = task.seat() {
                let plays = seat.0 < self.seats() && !self.player(seat).has_resigned;
                holds(plays, || format!("{task:?} asks nobody"))?;
            }
        }
        self.audit_top(tasks[tasks.len() - 1])
    }

    /// The task on top is a question that can be answered.
    fn audit_top(&self, task: Task) -> Audit {
        let is_question = task.seat().is_some() || task.is_chance();
        holds(is_question, || format!("{task:?} does not ask"))?;
        let plays = |seat: Seat| seat.0 < self.seats() && !self.player(seat).has_resigned;
        match task {
            Task::FillRow => {
                let can = self.row.iter().any(Option::is_none) && !self.civil_deck.is_empty();
                holds(can, || "nothing can be laid into the row".into())
            }
            Task::Draw { seat, left } => {
                let can = plays(seat) && left > 0 && self.deck_size > 0;
                holds(can && !self.player(seat).military.is_full(), || "nothing to draw".into())
            }
            Task::RevealEvent | Task::LookAtEvent(_) => {
                holds(self.events.left() > 0, || "there is no event".into())
            }
            Task::Bid(_) => holds(self.auction.is_some(), || "there is no auction".into()),
            Task::SendForce(seat) => self.audit_force(seat),
            Task::AnswerPact { by, to, .. } => {
                let fits = plays(by) && by != to && self.on_table.is_some();
                holds(fits, || "there is no pact on the table".into())
            }
            _ => Ok(()),
        }
    }

    /// The winner of an auction can send what was bid, as far as the hand is known.
    fn audit_force(&self, seat: Seat) -> Audit {
        let Some(auction) = self.auction else { return Err(Breach("there is no auction".into())) };
        holds(auction.by == Some(seat), || "somebody else won the auction".into())?;
        let is_known = self.player(seat).military.iter().all(|card| card.known().is_some());
        let units = Kind::UNITS.iter().any(|&kind| self.player(seat).count(kind) > 0);
        let has_units = units || auction.force.iter().flatten().any(|count| *count > 0);
        let can = has_units && self.reach(seat, &auction) >= auction.bid;
        holds(can || !is_known, || "the bid is higher than any force".into())
    }
}
