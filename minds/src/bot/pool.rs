//! The processes of one program. One that plays game after game waits here between two of them;
//! any other is started for a game and ends with it.

use super::message::Ending;
use super::process::Process;
use super::{CommandLine, Fault, Program};
use kernel::{Game, Seat, View};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A program, with those of its processes that wait for a game.
pub struct Pool {
    command: CommandLine,
    /// So many processes wait at most; who comes after them ends.
    most: usize,
    waiting: Mutex<Waiting>,
}

#[derive(Default)]
struct Waiting {
    /// Started to see whether that is possible, and not greeted yet.
    fresh: Option<Process>,
    /// Those that have played.
    idle: Vec<Program>,
}

impl Pool {
    pub fn new(command: CommandLine, most: usize) -> Arc<Pool> {
        Arc::new(Pool { command, most, waiting: Mutex::default() })
    }

    pub fn command(&self) -> &CommandLine {
        &self.command
    }

    /// Whether there is such a program at all. Its process plays the first game.
    pub fn try_start(&self) -> Result<(), Fault> {
        self.lock().fresh = Some(Process::start(&self.command)?);
        Ok(())
    }

    /// Begins a game with a process that waits, or else with a new one. The patience holds for
    /// the greeting and for each answer.
    pub fn begin<G: Game>(
        self: &Arc<Self>,
        seat: Seat,
        seed: u64,
        patience: Duration,
    ) -> Result<InGame, Fault> {
        let (idle, fresh) = self.take(G::ID);
        let mut program = match (idle, fresh) {
            (Some(program), _) => program,
            (None, Some(process)) => Program::greet::<G>(process, seed, patience)?,
            (None, None) => Program::greet::<G>(Process::start(&self.command)?, seed, patience)?,
        };
        program.begin(seat, seed, patience);
        Ok(InGame { program: Some(program), seat, pool: self.clone() })
    }

    /// Whoever waits, to end.
    pub fn clear(&self) -> Vec<Program> {
        std::mem::take(&mut self.lock().idle)
    }

    /// A process that was greeted with this game, or one that was not greeted at all.
    fn take(&self, game: &str) -> (Option<Program>, Option<Process>) {
        let mut waiting = self.lock();
        match waiting.idle.iter().rposition(|program| program.game() == game) {
            Some(index) => (Some(waiting.idle.remove(index)), None),
            None => (None, waiting.fresh.take()),
        }
    }

    /// A process whose game is over.
    fn back(&self, program: Program) {
        let mut waiting = self.lock();
        if program.keeps() && waiting.idle.len() < self.most {
            waiting.idle.push(program);
            return;
        }
        // It gets a moment to end by itself, which nobody else waits for.
        drop(waiting);
        drop(program);
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.command.fmt(f)
    }
}

/// A pool is known by its program, not by who waits in it.
impl PartialEq for Pool {
    fn eq(&self, other: &Pool) -> bool {
        self.command == other.command
    }
}

impl Eq for Pool {}

/// A process that plays one seat of one game. Who is dropped before the end of the game is told
/// that it is abandoned.
pub struct InGame {
    /// Nothing after a fault, which ends the process at once.
    program: Option<Program>,
    seat: Seat,
    pool: Arc<Pool>,
}

impl InGame {
    /// Asks for one of the choices. After a fault it is not asked again.
    pub fn choose<G: Game>(
        &mut self,
        view: &View<G>,
        choices: &[G::Choice],
    ) -> Result<G::Choice, Fault> {
        let program = self.program.as_mut().ok_or(Fault::Closed)?;
        let choice = program.choose(view, choices);
        if choice.is_err() {
            self.program = None;
        }
        choice
    }

    /// The game is over, and the process free for the next one.
    pub fn over(mut self, ending: &Ending) {
        self.end(ending);
    }

    fn end(&mut self, ending: &Ending) {
        if let Some(program) = self.program.take() {
            program.over(self.seat, ending);
            self.pool.back(program);
        }
    }
}

impl Drop for InGame {
    fn drop(&mut self) {
        self.end(&Ending::ABANDONED);
    }
}
