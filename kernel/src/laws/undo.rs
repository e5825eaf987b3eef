//! The law of undo: what can be taken back has shown nothing.

use super::eyes::Moment;
use super::run::Run;
use super::{Broken, Lawful, law};
use crate::View;
use crate::record::{Record, Table};
use crate::{Asks, Dice, Eyes, Game, Seat, Silent};
use std::fmt::Display;

impl<G: Game> Run<'_, G> {
    /// A choice that its seat may take back turned nothing over, and every world that the seat could
    /// not tell from the real one before still looks the same to it. Each choice of a turn is looked
    /// at alone: if none of them shows anything, neither do all of them together.
    pub(super) fn check_undo(&mut self, moment: &Moment<G>) -> Lawful {
        let (Asks::Seat(seat), Some(choice)) = (moment.before.asks(), moment.choice) else {
            return Ok(());
        };
        if !self.can_take_back(moment, seat, choice)? {
            return Ok(());
        }
        law("undo", !moment.before.is_revealing(choice), || {
            format!("seat {} may take {choice:?} back, which reveals something", seat.0)
        })?;
        let eyes = Eyes::Seat(seat);
        let world = View::of(&moment.before, eyes).imagine(&mut self.probe);
        // Being able to make the choice would already tell the two worlds apart.
        law("views", world.refuse(choice).is_none(), || {
            format!("seat {} can choose {choice:?}, but not in a world that looks the same", seat.0)
        })?;
        self.check_alike("undo", moment, &Moment::other(&world, choice), eyes)
    }

    /// Whether a table lets the seat take the choice back, once chance has answered.
    fn can_take_back(
        &self,
        moment: &Moment<G>,
        seat: Seat,
        choice: G::Choice,
    ) -> Result<bool, Broken> {
        let mut table = Table::amid(&moment.before, self.seed);
        table.choose(seat, choice, 0, &mut Silent).map_err(broken)?;
        table.settle(0, &mut Silent).map_err(broken)?;
        Ok(table.can_undo(seat))
    }

    /// A table that is read anew where a seat was asked lets as much be taken back as the one that
    /// was played.
    pub(super) fn check_barrier(&mut self, mut record: Record<G>) -> Lawful {
        let count = self.probe.below(record.moves.len() as u32 + 1) as usize;
        let live = self.table_after(&record, count)?;
        record.moves.truncate(live.record().moves.len());
        record.end = live.record().end.clone();
        let read = Table::from_record(record, self.content, Some(self.seed), &mut Silent);
        let read = read.map_err(broken)?;
        law("undo", read.barrier() == live.barrier(), || {
            let (choices, read, live) = (live.record().moves.len(), read.barrier(), live.barrier());
            format!("of {choices} choices {live} stand for good, but {read} of those read anew")
        })
    }

    /// A table where the record was played so far, and on until a seat is asked.
    fn table_after(&self, record: &Record<G>, count: usize) -> Result<Table<G>, Broken> {
        let table = Table::begin(self.content, self.options, self.seed, 0);
        let mut table: Table<G> = table.map_err(broken)?;
        loop {
            table.settle(0, &mut Silent).map_err(broken)?;
            let n = table.record().moves.len();
            let (Asks::Seat(seat), true) = (table.state().asks(), n < count) else {
                return Ok(table);
            };
            table.choose(seat, record.moves[n].choice, 0, &mut Silent).map_err(broken)?;
        }
    }
}

fn broken(error: impl Display) -> Broken {
    Broken { law: "undo", message: error.to_string() }
}
