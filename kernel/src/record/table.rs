//! A table: a game that is being played, with its record and its seed.

use super::{PROGRAM, Player, PlayerKind, Record, RecordError};
use crate::position::Loaded;
use crate::{Asks, Hidden, History, Log, Options, Seat, Seed, SetupError, Silent};
use std::sync::Arc;
use thiserror::Error;

/// Between two states that are kept on the way.
const STRIDE: usize = 64;

/// A live game. Time is told by whoever keeps the table. A copy shares what has happened, and costs
/// the same however long the game is.
///
/// ```
/// use kernel::record::{Table, Unchosen};
/// use kernel::{Asks, ContentSet, Options, Rules, Seat, Seed, Silent};
/// use toy::{Cards, Honest};
///
/// let (options, seed) = (Options::new(2), Seed::from_number(7));
/// let mut table = Table::<Honest>::begin(Cards::built_in(), &options, seed, 0)?;
/// table.settle(0, &mut Silent).expect("chance begins"); // Until a seat is asked.
/// assert_eq!(table.state().asks(), Asks::Seat(Seat(0)));
///
/// let mut choices = Vec::new();
/// table.state().choices(&mut choices);
/// let early = table.choose(Seat(1), choices[0], 0, &mut Silent);
/// assert!(matches!(early, Err(Unchosen::NotAsked { .. })));
/// assert!(table.choose(Seat(0), choices[0], 0, &mut Silent).is_ok());
/// assert!(table.undo(), "nothing was revealed since");
/// # Ok::<(), kernel::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table<G: Hidden> {
    state: G,
    record: Record<G>,
    seed: Option<Seed>,
    /// The states before the latest choices, all of one seat, none of which revealed anything: how
    /// far undo goes back.
    past: Vec<Arc<G>>,
    /// The states before the choices 0, 64, 128 and so on: nobody replays a whole game to look back.
    milestones: History<Arc<G>>,
}

/// Why a table does not accept a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unchosen<R> {
    #[error("the game is over")]
    Over,
    #[error("not this seat is asked, but {asked:?}")]
    NotAsked { asked: Asks },
    #[error("refused")]
    Refused(R),
    /// A record was resumed without its seed.
    #[error("chance is asked, but the seed is not known")]
    NoSeed,
}

impl<G: Hidden> Table<G> {
    /// A game before its first choice; [`Table::settle`] lets chance begin.
    pub fn begin(
        content: &'static G::Content,
        options: &Options,
        seed: Seed,
        now: u64,
    ) -> Result<Table<G>, SetupError> {
        let state = G::begin(content, options)?;
        let record = Record::begin(content, state.options(), seed.hash(), now);
        Ok(Table { state, record, seed: Some(seed), past: Vec::new(), milestones: History::new() })
    }

    /// A game that begins with a position; [`Table::settle`] lets chance go on. One that is over
    /// already reveals its seed at once.
    pub fn begin_at(position: &Loaded<G>, seed: Seed, now: u64) -> Result<Table<G>, RecordError> {
        let mut record = Record::begin_at(position, seed.hash(), now)?;
        let state = position.state.clone();
        if state.asks() == Asks::Nobody {
            record.finish(seed, &state.standings());
        }
        Ok(Table { state, record, seed: Some(seed), past: Vec::new(), milestones: History::new() })
    }

    /// Goes on where a record stops. Without a given seed, that of the record's end is taken. What a
    /// record does not tell is which choices were taken back: see [`Table::hold`]. The log is told
    /// what happened.
    pub fn from_record(
        record: Record<G>,
        content: &'static G::Content,
        seed: Option<Seed>,
        log: &mut impl Log<G::Event>,
    ) -> Result<Table<G>, RecordError> {
        let seed = seed.or(record.end.as_ref().map(|end| end.seed));
        if seed.is_some_and(|seed| seed.hash() != record.header.seed_hash) {
            return Err(RecordError::Seed);
        }
        let last = record.moves.last().map(|step| step.by);
        let own = record.moves.iter().rev().take_while(|step| Some(step.by) == last).count();
        let first_own = match last {
            Some(Asks::Seat(_)) if record.end.is_none() => record.moves.len() - own,
            _ => record.moves.len(),
        };
        let (mut past, mut milestones) = (Vec::new(), History::new());
        let state = record.walk(content, record.moves.len(), log, |state, n, step| {
            if n % STRIDE == 0 {
                milestones.push(Arc::new(state.clone()));
            }
            if n >= first_own && state.is_revealing(step.choice) {
                past.clear();
            } else if n >= first_own {
                past.push(Arc::new(state.clone()));
            }
            Ok(())
        })?;
        if state.asks() == Asks::Nobody {
            past.clear();
        }
        Ok(Table { state, record, seed, past, milestones })
    }

    /// Says who plays, for the record: the people's seats in any order; those that the rules play
    /// are added.
    pub fn seat(&mut self, mut players: Vec<Player>) {
        let rules = Seat::all(self.state.seats()).skip(usize::from(self.record.header.setup.seats));
        players.extend(rules.map(|seat| Player::new(seat, PlayerKind::Rules)));
        players.sort_by_key(|player| player.seat);
        self.record.header.players = players;
        self.record.header.program = Some(PROGRAM.into());
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    /// The state after the first `n` choices; nothing when there are not so many.
    pub fn state_after(&self, n: usize) -> Option<G> {
        if n == self.record.moves.len() {
            return Some(self.state.clone());
        }
        let from = self.milestones.get(n / STRIDE).filter(|_| n < self.record.moves.len())?;
        let mut state = G::clone(from);
        for index in n - n % STRIDE..n {
            state.apply(self.record.moves[index].choice, &mut Silent);
        }
        Some(state)
    }

    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    pub fn seed(&self) -> Option<Seed> {
        self.seed
    }

    /// Whether the game is finished or abandoned.
    pub fn is_over(&self) -> bool {
        self.record.end.is_some() || self.state.asks() == Asks::Nobody
    }

    /// A seat makes its choice. [`Table::settle`] then lets chance answer.
    pub fn choose(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        now: u64,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), Unchosen<G::Refusal>> {
        if self.is_over() {
            return Err(Unchosen::Over);
        }
        let by = Asks::Seat(seat);
        if self.state.asks() != by {
            return Err(Unchosen::NotAsked { asked: self.state.asks() });
        }
        if let Some(refusal) = self.state.refuse(choice) {
            return Err(Unchosen::Refused(refusal));
        }
        if self.record.moves.last().is_some_and(|step| step.by != by) {
            self.past.clear();
        }
        self.past.push(Arc::new(self.state.clone()));
        if self.state.is_revealing(choice) {
            // What was turned over cannot be forgotten.
            self.past.clear();
        }
        self.make(by, choice, now, log);
        Ok(())
    }

    /// Lets chance choose until a seat is asked or the game is over.
    pub fn settle(
        &mut self,
        now: u64,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), Unchosen<G::Refusal>> {
        while self.state.asks() == Asks::Chance && !self.is_over() {
            let seed = self.seed.ok_or(Unchosen::NoSeed)?;
            let choice = self.state.draw(&mut seed.dice(self.record.moves.len() as u64));
            // What chance revealed cannot be forgotten.
            self.past.clear();
            self.make(Asks::Chance, choice, now, log);
        }
        Ok(())
    }

    /// Whether a seat may take its last choice back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        !self.past.is_empty()
            && self.record.moves.last().is_some_and(|step| step.by == Asks::Seat(seat))
    }

    /// How many choices stand for good: undo never goes back below this number, which never falls.
    pub fn barrier(&self) -> usize {
        self.record.moves.len() - self.past.len()
    }

    /// So many choices stand for good, even if the record would let some of them be taken back: for
    /// a table that is read anew, with the [`Table::barrier`] that it had.
    pub fn hold(&mut self, barrier: usize) {
        let free = self.record.moves.len().saturating_sub(barrier);
        self.past.drain(..self.past.len().saturating_sub(free));
    }

    /// Takes the last choice back, whoever's it was. Undo goes back as far as the last choice of
    /// chance, of another seat, or that revealed something, and no further, not even when that other
    /// seat's choice was itself taken back: it has been seen.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.state = Arc::unwrap_or_clone(before);
        self.record.moves.pop();
        self.milestones.truncate(self.record.moves.len().div_ceil(STRIDE));
        true
    }

    /// Nobody goes on: the seed is revealed, and there is no result.
    pub fn abandon(&mut self) {
        if let (Some(seed), None) = (self.seed, &self.record.end) {
            self.record.abandon(seed);
            self.past.clear();
        }
    }

    /// A table that begins in the middle of a game, for the laws.
    #[cfg(feature = "words")]
    pub(crate) fn amid(state: &G, seed: Seed) -> Table<G> {
        let record = Record::begin(state.content(), state.options(), seed.hash(), 0);
        Table {
            state: state.clone(),
            record,
            seed: Some(seed),
            past: Vec::new(),
            milestones: History::new(),
        }
    }

    fn make(&mut self, by: Asks, choice: G::Choice, now: u64, log: &mut impl Log<G::Event>) {
        if self.record.moves.len().is_multiple_of(STRIDE) {
            self.milestones.push(Arc::new(self.state.clone()));
        }
        self.record.push(by, choice, now);
        self.state.apply(choice, log);
        log.end_move();
        if self.state.asks() == Asks::Nobody {
            // The seed is revealed: nothing can be taken back any more.
            self.past.clear();
            if let Some(seed) = self.seed {
                self.record.finish(seed, &self.state.standings());
            }
        }
    }
}
