//! Whoever plays a seat without being a person: a house mind, or a program of somebody else.

use crate::bot::message::Ending;
use crate::bot::{CommandLine, Fault, InGame, Pool, split_list};
use crate::{Mind, by_name};
use kernel::record::{Player, PlayerKind};
use kernel::{Game, Insight, Seat, View};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

/// What a program is named by, before its command line.
pub const PROGRAM: &str = "cmd:";

/// How long a program may take for an answer unless somebody says otherwise.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The house mind that takes the seat of a program that cannot go on.
pub const HOUSE: &str = "adept";

/// The name of a player that exists: a house mind, or `cmd:PROGRAM ARGS`. Copies of it share the
/// processes of the program, which end with the last of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    name: String,
    program: Option<Arc<Pool>>,
}

impl Who {
    pub fn read<G: Insight + Game>(name: &str) -> Result<Who, String> {
        let program = match name.strip_prefix(PROGRAM) {
            // As many play at once as a series of games needs, and all of them stay.
            Some(line) => Some(Pool::new(CommandLine::read(line)?, usize::MAX)),
            None => by_name::<G>(name, 0).map(|_| None)?,
        };
        Ok(Who { name: name.into(), program })
    }

    /// Names with commas between.
    pub fn list<G: Insight + Game>(names: &str) -> Result<Vec<Who>, String> {
        split_list(names).iter().map(|name| Who::read::<G>(name)).collect()
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// One of our minds: a name from outside never becomes a program here.
    pub fn of_mind<G: Insight>(name: &str) -> Result<Who, String> {
        by_name::<G>(name, 0).map(|_| Who { name: name.into(), program: None })
    }

    /// A program whose processes somebody else keeps.
    pub fn of_program(pool: &Arc<Pool>) -> Who {
        Who { name: format!("{PROGRAM}{}", pool.command().program), program: Some(pool.clone()) }
    }

    /// Who takes the seat of a program that cannot go on.
    pub fn house() -> Who {
        Who { name: HOUSE.into(), program: None }
    }

    /// The program behind the name, if it is one.
    pub fn program(&self) -> Option<&Pool> {
        self.program.as_deref()
    }

    /// How a record names it: a level with its budget, or a program without its arguments, which
    /// may hold what is nobody's business.
    pub fn player(&self, seat: Seat) -> Player {
        let (mind, budget) = match &self.program {
            Some(pool) => (pool.command().program.clone(), None),
            None => match self.name.split_once(':') {
                Some((mind, budget)) => (mind.to_string(), Some(budget.to_string())),
                None => (self.name.clone(), None),
            },
        };
        let kind = if self.program.is_some() { PlayerKind::Bot } else { PlayerKind::Mind };
        Player { mind: Some(mind), budget, ..Player::new(seat, kind) }
    }

    /// Takes a seat for one game; `seed` makes a house mind's play repeatable.
    pub fn sit<G: Insight + Game>(
        &self,
        seat: Seat,
        seed: u64,
        patience: Duration,
    ) -> Result<Opponent<G>, Fault> {
        Ok(match &self.program {
            Some(pool) => Opponent::Program(Box::new(pool.begin::<G>(seat, seed, patience)?)),
            None => Opponent::House(by_name(&self.name, seed).map_err(Fault::Start)?),
        })
    }
}

/// Plays one seat of one game, and may fail at it. [`Mind`] itself cannot fail: only what is not
/// ours needs that.
pub enum Opponent<G: Game> {
    House(Box<dyn Mind<G>>),
    Program(Box<InGame>),
}

impl<G: Game> Opponent<G> {
    /// One of `choices`, and really one of them.
    pub fn choose(&mut self, view: &View<G>, choices: &[G::Choice]) -> Result<G::Choice, Fault> {
        match self {
            Opponent::House(mind) => {
                let thought = catch_unwind(AssertUnwindSafe(|| mind.choose(view, choices)));
                let choice = thought.map_err(|panic| Fault::Panic(words_of(&*panic)))?;
                match choices.contains(&choice) {
                    true => Ok(choice),
                    false => Err(Fault::lie(&kernel::notation::write(&choice))),
                }
            }
            Opponent::Program(program) => program.choose(view, choices),
        }
    }

    /// The game is over: a program hears how it ended, and is free for the next one.
    pub fn over(self, ending: &Ending) {
        match self {
            Opponent::House(_) => {}
            Opponent::Program(program) => program.over(ending),
        }
    }

    /// Iterations of its search so far, as far as we know.
    pub fn iterations(&self) -> u64 {
        match self {
            Opponent::House(mind) => mind.iterations(),
            Opponent::Program(_) => 0,
        }
    }

    /// Nodes of its search tree in our memory.
    pub fn nodes(&self) -> usize {
        match self {
            Opponent::House(mind) => mind.nodes(),
            Opponent::Program(_) => 0,
        }
    }

    /// Its turn is over: see [`Mind::rest`].
    pub fn rest(&mut self) {
        match self {
            Opponent::House(mind) => mind.rest(),
            Opponent::Program(_) => {}
        }
    }
}

/// What a panic said.
pub(crate) fn words_of(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}
