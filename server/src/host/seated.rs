//! The minds and programs that sit at one table: each stays from choice to choice, so that a mind
//! goes on with the tree of its turn and a program is started once a game at most.

use crate::bots;
use crate::erased::AnyOpponent;
use crate::store::KeptSeat;
use kernel::Seat;
use minds::bot::message::Ending;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Nodes of search trees that minds of all tables may hold while they do not think. Whoever would
/// hold more forgets, and begins a new tree with the next choice.
const MOST_NODES: usize = 400_000;
/// Programs of all tables that may wait for their next question. Whoever comes after them ends
/// with the answer and is started anew for the next one.
const MOST_PROGRAMS: usize = 64;

/// What the opponents of all tables hold together.
#[derive(Clone, Default)]
pub struct Held {
    nodes: Arc<AtomicUsize>,
    programs: Arc<AtomicUsize>,
}

/// The opponents of one table, by seat. Whoever thinks is not here: it is taken out and comes back.
pub struct Seated {
    held: Held,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    waiting: HashMap<Seat, Opponent>,
    /// Goes up when choices are taken back: whoever thought meanwhile does not come back.
    undone: u64,
}

/// An opponent with the name that it has in its seat.
pub struct Opponent {
    name: String,
    undone: u64,
    /// Nothing only while it thinks or when it has gone.
    is: Option<Box<dyn AnyOpponent>>,
    counted: Counted,
}

/// What an opponent counts for in what is held, until it is dropped.
#[derive(Default)]
struct Counted {
    nodes: usize,
    programs: usize,
    held: Held,
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.held.nodes.fetch_sub(self.nodes, Ordering::Relaxed);
        self.held.programs.fetch_sub(self.programs, Ordering::Relaxed);
    }
}

impl Counted {
    fn new(held: &Held, nodes: usize, programs: usize) -> Counted {
        held.nodes.fetch_add(nodes, Ordering::Relaxed);
        held.programs.fetch_add(programs, Ordering::Relaxed);
        Counted { nodes, programs, held: held.clone() }
    }

    fn is_too_much(&self) -> bool {
        self.nodes > 0 && self.held.nodes.load(Ordering::Relaxed) > MOST_NODES
            || self.programs > 0 && self.held.programs.load(Ordering::Relaxed) > MOST_PROGRAMS
    }
}

impl Opponent {
    fn is_program(&self) -> bool {
        bots::name(&self.name).is_some()
    }

    /// The opponent, for a thought; [`Seated::back`] takes it back.
    pub fn take(&mut self) -> Option<Box<dyn AnyOpponent>> {
        self.is.take()
    }

    /// Goes from the table. A program may take a moment to end by itself, which nobody waits for.
    fn leave(&mut self, go: impl FnOnce(Box<dyn AnyOpponent>) + Send + 'static) {
        if let Some(is) = self.is.take() {
            std::thread::spawn(move || go(is));
        }
    }

    fn rest(&mut self) {
        if let Some(is) = &mut self.is {
            is.rest();
        }
        if !self.is_program() {
            self.counted = Counted::default();
        }
    }
}

impl Drop for Opponent {
    fn drop(&mut self) {
        if self.is_program() {
            self.leave(drop);
        }
    }
}

impl Seated {
    pub fn new(held: &Held) -> Seated {
        Seated { held: held.clone(), inner: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The opponent of that name who waits at a seat, or a new one.
    pub fn take(
        &self,
        seat: Seat,
        name: &str,
        new: impl FnOnce() -> Result<Box<dyn AnyOpponent>, String>,
    ) -> Result<Opponent, String> {
        let mut inner = self.lock();
        let waiting = inner.waiting.remove(&seat).filter(|opponent| opponent.name == name);
        match waiting {
            Some(mut opponent) => {
                opponent.undone = inner.undone;
                opponent.counted = Counted::default();
                Ok(opponent)
            }
            None => {
                let counted = Counted::default();
                let undone = inner.undone;
                drop(inner);
                Ok(Opponent { name: name.to_string(), undone, is: Some(new()?), counted })
            }
        }
    }

    /// An opponent comes back from thinking, and waits at its seat for the next question. It goes
    /// when choices were taken back meanwhile; a program stays, because each of its positions is
    /// whole.
    pub fn back(&self, seat: Seat, mut opponent: Opponent, is: Box<dyn AnyOpponent>) {
        let is_program = opponent.is_program();
        opponent.counted = Counted::new(&self.held, is.nodes(), usize::from(is_program));
        opponent.is = Some(is);
        if opponent.counted.is_too_much() {
            if is_program {
                return;
            }
            opponent.rest();
        }
        let mut inner = self.lock();
        if is_program || opponent.undone == inner.undone {
            inner.waiting.insert(seat, opponent);
        }
    }

    /// No mind has to move now: their turns are over, and they forget their trees.
    pub fn rest(&self) {
        self.lock().waiting.values_mut().for_each(Opponent::rest);
    }

    /// Choices were taken back: minds begin anew.
    pub fn take_back(&self) {
        let mut inner = self.lock();
        inner.undone += 1;
        inner.waiting.retain(|_, opponent| opponent.is_program());
    }

    /// Others sit at the table now: whoever no longer has a seat goes.
    pub fn keep(&self, seats: &[KeptSeat]) {
        let plays = |seat: &Seat, name: &str| {
            seats.get(seat.index()).and_then(KeptSeat::mind) == Some(name)
        };
        self.lock().waiting.retain(|seat, opponent| plays(seat, &opponent.name));
    }

    /// Iterations of all who wait here, since they sat down.
    #[cfg(test)]
    pub fn iterations(&self) -> u64 {
        self.lock()
            .waiting
            .values()
            .filter_map(|one| one.is.as_ref())
            .map(|is| is.iterations())
            .sum()
    }

    /// Everybody goes: the game is over.
    pub fn over(&self, ending: &Ending) {
        let waiting = std::mem::take(&mut self.lock().waiting);
        for mut opponent in waiting.into_values().filter(Opponent::is_program) {
            let ending = ending.clone();
            opponent.leave(move |is| is.over(&ending));
        }
    }

    /// Everybody goes, and ends when they are dropped: the house closes.
    pub fn leave(&self) -> Vec<Box<dyn AnyOpponent>> {
        let waiting = std::mem::take(&mut self.lock().waiting);
        waiting.into_values().filter_map(|mut opponent| opponent.take()).collect()
    }
}
