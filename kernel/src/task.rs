//! A task says by its type who acts: a seat is asked, chance draws, or the rules run.

use crate::{Agenda, Asks, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Something on the agenda of a game with these questions, draws and steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Task<Q, D, S> {
    /// A seat is asked.
    Ask(Seat, Q),
    /// Chance draws.
    Draw(D),
    /// The rules run; nobody decides anything.
    Run(S),
}

impl<Q, D, S> Task<Q, D, S> {
    /// Who is asked by this task; nobody when it runs by itself.
    #[inline]
    pub fn asks(&self) -> Asks {
        match self {
            Task::Ask(seat, _) => Asks::Seat(*seat),
            Task::Draw(_) => Asks::Chance,
            Task::Run(_) => Asks::Nobody,
        }
    }
}

/// What fills the unused places of a list.
impl<Q, D, S: Default> Default for Task<Q, D, S> {
    fn default() -> Self {
        Task::Run(S::default())
    }
}

impl<Q: Copy, D: Copy, S: Copy + Default, const N: usize> Agenda<Task<Q, D, S>, N> {
    /// The question on top, with the seat that it is put to.
    #[inline]
    pub fn question(&self) -> Option<(Seat, Q)> {
        match self.top() {
            Some(Task::Ask(seat, question)) => Some((seat, question)),
            Some(Task::Draw(_) | Task::Run(_)) | None => None,
        }
    }

    /// Asks a seat before everything else.
    #[inline]
    pub fn ask(&mut self, seat: Seat, question: Q) {
        self.push(Task::Ask(seat, question));
    }

    /// Lets chance draw before everything else.
    #[inline]
    pub fn draw(&mut self, draw: D) {
        self.push(Task::Draw(draw));
    }

    /// Runs a step before everything else.
    #[inline]
    pub fn run(&mut self, step: S) {
        self.push(Task::Run(step));
    }
}
