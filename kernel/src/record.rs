//! Records: setup and the list of choices, which is the whole game; and the proof that chance was
//! honest.
//!
//! A record is written as JSON lines: a header, one line for each choice, and, once the game is
//! finished or abandoned, a line that reveals the seed (see [`Record::write`]):
//!
//! ```json
//! {"oikumene":"record","version":2,"game":"tzolkin","content":"…","setup":{"seats":2,"modules":[]},"seed_hash":"…","started":0}
//! {"n":0,"by":"chance","choice":"…","at":0}
//! {"n":1,"by":0,"choice":"…","at":0}
//! {"end":true,"why":"finished","seed":"…","standings":[{"seat":0,"place":1,"points":50}]}
//! ```
//! The header of a game that left another carries `"branch"`; that of a game which began with a
//! position instead of a set-up carries the whole position as `"origin"`. Where it is known, the
//! header also says who played (`"players"`) and with which program (`"program"`); neither changes
//! the game. Records of version 1 are read, too: `docs/formats.md` says how formats change.

mod table;
mod text;

pub use table::{Table, Unchosen};
pub use text::{LONGEST, VERSION, head, winners};

use crate::notation;
use crate::position::{self, Loaded};
use crate::{
    Asks, ContentSet, Hidden, History, Log, Options, Points, Seat, Seed, SetupError, Silent,
    Standings,
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A game from its setup to now, or to its end.
///
/// ```
/// use kernel::record::{Record, Table};
/// use kernel::{Asks, ContentSet, Options, Rules, Seed, Silent};
/// use toy::{Cards, Honest};
///
/// let (options, seed) = (Options::new(2), Seed::from_number(7));
/// let mut table = Table::<Honest>::begin(Cards::built_in(), &options, seed, 0)?;
/// let mut choices = Vec::new();
/// table.settle(0, &mut Silent)?;
/// while let Asks::Seat(seat) = table.state().asks() {
///     table.state().choices(&mut choices);
///     table.choose(seat, choices[0], 0, &mut Silent)?;
///     table.settle(0, &mut Silent)?;
/// }
///
/// let text = table.record().write(); // JSON lines, for a file.
/// let record = Record::<Honest>::read(&text)?;
/// assert!(record.verify(Cards::built_in())?.finished);
/// assert_eq!(&record.replay(Cards::built_in())?, table.state());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Record<G: Hidden> {
    pub header: Header,
    pub moves: History<Move<G::Choice>>,
    /// Only a finished or abandoned game has an end.
    pub end: Option<End>,
}

/// What is fixed before the first choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    pub game: String,
    /// The hash of the content set that the game is played with.
    pub content: String,
    pub setup: Options,
    /// The seed's hash, published before the game.
    pub seed_hash: String,
    /// Milliseconds since 1970.
    pub started: u64,
    /// For a game that goes on from the middle of another.
    pub branch: Option<Branch>,
    /// For a game that does not begin with its set-up: the [position](crate::position) that it
    /// begins with, whole and without eyes.
    pub origin: Option<serde_json::Value>,
    /// Who played, as far as it is known; not what decides anything.
    pub players: Vec<Player>,
    /// The program that kept the record, with its version.
    pub program: Option<String>,
}

/// Who sat in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub seat: Seat,
    pub kind: PlayerKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The mind or the bot's command, by its name on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mind: Option<String>,
    /// How much it might think, as `10s` or `500it`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub budget: Option<String>,
}

impl Player {
    /// Somebody of whom nothing else is known.
    pub fn new(seat: Seat, kind: PlayerKind) -> Player {
        Player { seat, kind, name: None, mind: None, budget: None }
    }
}

/// The program that keeps records, with its version.
pub const PROGRAM: &str = concat!("oikumene ", env!("CARGO_PKG_VERSION"));

/// What kind of player it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    Person,
    /// One of the program's own minds.
    Mind,
    /// Another program, by the bot protocol.
    Bot,
    /// The rules themselves: an automaton.
    Rules,
}

/// Why a record has an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The game was played to its end.
    Finished,
    /// It ended because somebody resigned.
    Resigned,
    /// Nobody went on with it.
    Abandoned,
}

/// Where a game left another: what happened before, chance included, is the other's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The hash of the other game's seed.
    pub of: String,
    /// How many choices were taken over.
    pub at: usize,
}

/// One choice, by whom, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move<C> {
    pub by: Asks,
    pub choice: C,
    /// Milliseconds since 1970.
    pub at: u64,
}

/// The seed, revealed; and the result of a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    /// Nothing in a record of version 1.
    pub why: Option<Why>,
    pub seed: Seed,
    /// Nothing when the game was abandoned.
    pub standings: Option<Vec<Placing>>,
}

/// One seat's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placing {
    pub seat: Seat,
    pub place: u8,
    #[serde(deserialize_with = "text::read_points")]
    pub points: Points,
}

/// What is wrong with a record, and where. Choices are counted from zero.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    #[error("a record has at most {LONGEST} bytes, not {0}")]
    TooLong(usize),
    #[error("line {line}: {what}")]
    Line { line: usize, what: String },
    #[error("the record needs the content set {needs}, not {given}")]
    Content { needs: String, given: String },
    #[error("the game cannot begin: {0}")]
    Setup(#[from] SetupError),
    #[error("the game cannot begin with its origin: {0}")]
    Origin(String),
    #[error("choice {n} ({choice}): {what}")]
    Choice { n: usize, choice: String, what: String },
    #[error("the record has {has} choices, not {asked}")]
    Short { asked: usize, has: usize },
    #[error("the seed is not revealed yet")]
    Unrevealed,
    #[error("the seed does not fit the hash that was published before the game")]
    Seed,
    #[error("the standings are not those of the game: {0}")]
    Standings(String),
}

/// What [`Record::verify`] has proved.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// All choices, and how many of them were chance's.
    pub choices: usize,
    pub chance: usize,
    /// Whether the game was played to its end, or abandoned.
    pub finished: bool,
    /// Where the seats stand after the last choice.
    pub standings: Standings,
}

impl<G: Hidden> Record<G> {
    /// A record without choices.
    pub fn begin(
        content: &G::Content,
        options: Options,
        seed_hash: String,
        started: u64,
    ) -> Record<G> {
        let content = content.hash().to_string();
        let game = G::ID.into();
        let header = Header {
            game,
            content,
            setup: options,
            seed_hash,
            started,
            branch: None,
            origin: None,
            players: Vec::new(),
            program: None,
        };
        Record { header, moves: History::new(), end: None }
    }

    /// A record that begins with a position instead of a set-up. What only some eyes have seen is
    /// no origin: a game needs the whole state.
    pub fn begin_at(
        position: &Loaded<G>,
        seed_hash: String,
        started: u64,
    ) -> Result<Record<G>, RecordError> {
        if position.eyes.is_some() {
            return Err(redacted());
        }
        let state = &position.state;
        let mut record = Record::begin(state.content(), state.options(), seed_hash, started);
        let origin = serde_json::from_str(&position::write(state));
        record.header.origin = Some(origin.map_err(|e| RecordError::Origin(e.to_string()))?);
        Ok(record)
    }

    /// The state before the first choice: the set-up, or the position that the record begins with.
    pub fn first(&self, content: &'static G::Content) -> Result<G, RecordError> {
        if !content.is(&self.header.content) {
            let needs = self.header.content.clone();
            return Err(RecordError::Content { needs, given: content.hash().into() });
        }
        let Some(origin) = &self.header.origin else {
            return Ok(G::begin(content, &self.header.setup)?);
        };
        let position = position::read::<G>(&origin.to_string(), content)
            .map_err(|error| RecordError::Origin(error.to_string()))?;
        if position.eyes.is_some() {
            return Err(redacted());
        }
        if position.state.options() != self.header.setup {
            let what = "it is of another setup than the record's";
            return Err(RecordError::Origin(what.into()));
        }
        Ok(position.state)
    }

    /// A record that goes on after the first `n` choices of this one, with a seed of its own.
    pub fn branch(&self, n: usize, seed_hash: String, started: u64) -> Record<G> {
        let moves: History<_> = self.moves.iter().take(n).copied().collect();
        let branch = Some(Branch { of: self.header.seed_hash.clone(), at: moves.len() });
        let header = Header { seed_hash, started, branch, ..self.header.clone() };
        Record { header, moves, end: None }
    }

    pub fn push(&mut self, by: Asks, choice: G::Choice, at: u64) {
        self.moves.push(Move { by, choice, at });
    }

    /// Reveals the seed and the result.
    pub fn finish(&mut self, seed: Seed, standings: &Standings) {
        let last = self.moves.iter().rev().find(|step| step.by != Asks::Chance);
        let is_resigned = last.is_some_and(|step| G::is_resigning(step.choice));
        let why = Some(if is_resigned { Why::Resigned } else { Why::Finished });
        self.end = Some(End { why, seed, standings: Some(placings(standings)) });
    }

    /// Reveals the seed of a game that nobody goes on with.
    pub fn abandon(&mut self, seed: Seed) {
        self.end = Some(End { why: Some(Why::Abandoned), seed, standings: None });
    }

    /// The state after the last choice. Every choice is checked: by whom, and by the rules.
    pub fn replay(&self, content: &'static G::Content) -> Result<G, RecordError> {
        self.replay_to(content, self.moves.len())
    }

    /// The state after the first `n` choices.
    pub fn replay_to(&self, content: &'static G::Content, n: usize) -> Result<G, RecordError> {
        self.walk(content, n, &mut Silent, |_, _, _| Ok(()))
    }

    /// Replays `n` choices, shows each with the state that it is made in, and tells the log what
    /// happened.
    pub fn walk(
        &self,
        content: &'static G::Content,
        n: usize,
        log: &mut impl Log<G::Event>,
        mut visit: impl FnMut(&G, usize, &Move<G::Choice>) -> Result<(), RecordError>,
    ) -> Result<G, RecordError> {
        let mut state = self.first(content)?;
        if n > self.moves.len() {
            return Err(RecordError::Short { asked: n, has: self.moves.len() });
        }
        for (n, step) in self.moves.iter().take(n).enumerate() {
            check_step(&state, n, step)?;
            visit(&state, n, step)?;
            state.apply(step.choice, log);
            log.end_move();
        }
        Ok(state)
    }

    /// Proves that the record is a true game: the content set is the one that it names, every
    /// choice is allowed to whoever made it, the seed fits its published hash, every choice of
    /// chance follows from the seed, and the standings are those of the last state. In a branch,
    /// the choices of chance that were taken over are checked by the rules alone. A record with an
    /// origin proves the game from there on; how that position came about it does not say.
    pub fn verify(&self, content: &'static G::Content) -> Result<Verdict, RecordError> {
        let Some(end) = &self.end else {
            // An open game is still checked as far as it can be.
            self.replay(content)?;
            return Err(RecordError::Unrevealed);
        };
        if end.seed.hash() != self.header.seed_hash {
            return Err(RecordError::Seed);
        }
        let taken_over = self.header.branch.as_ref().map_or(0, |branch| branch.at);
        let mut chance = 0;
        let state = self.walk(content, self.moves.len(), &mut Silent, |state, n, step| {
            if step.by != Asks::Chance {
                return Ok(());
            }
            chance += 1;
            if n < taken_over {
                return Ok(());
            }
            match state.draw(&mut end.seed.dice(n as u64)) {
                drawn if drawn == step.choice => Ok(()),
                drawn => Err(wrong(
                    n,
                    step,
                    format!("chance's seed gives {} instead", notation::write(&drawn)),
                )),
            }
        })?;
        let standings = state.standings();
        let finished = check_end(end, state.asks(), &standings)?;
        Ok(Verdict { choices: self.moves.len(), chance, finished, standings })
    }
}

fn redacted() -> RecordError {
    RecordError::Origin("only some eyes have seen this position, and a game needs all of it".into())
}

fn placings(standings: &Standings) -> Vec<Placing> {
    let placing = |s: &crate::Standing| Placing { seat: s.seat, place: s.place, points: s.points };
    standings.0.iter().map(placing).collect()
}

/// A choice must come from whoever is asked, and be possible.
fn check_step<G: Hidden>(state: &G, n: usize, step: &Move<G::Choice>) -> Result<(), RecordError> {
    if state.asks() == Asks::Nobody {
        return Err(wrong(n, step, "the game is over".into()));
    }
    if state.asks() != step.by {
        let (by, asked) = (name(step.by), name(state.asks()));
        return Err(wrong(n, step, format!("it is by {by}, but {asked} is asked")));
    }
    match state.refuse(step.choice) {
        Some(refusal) => Err(wrong(n, step, format!("{refusal:?}"))),
        None => Ok(()),
    }
}

/// Who is asked, in words.
fn name(asks: Asks) -> String {
    match asks {
        Asks::Seat(seat) => format!("seat {}", seat.0),
        Asks::Chance => "chance".into(),
        Asks::Nobody => "nobody".into(),
    }
}

/// Whether the game is finished, if the end says the same.
fn check_end(end: &End, asks: Asks, standings: &Standings) -> Result<bool, RecordError> {
    let is_over = asks == Asks::Nobody;
    let is_abandoned = end.why.map(|why| why == Why::Abandoned);
    match &end.standings {
        Some(_) if !is_over => Err(RecordError::Standings("the game is not over".into())),
        None if is_over => Err(RecordError::Standings("they are missing".into())),
        standings if is_abandoned == Some(standings.is_some()) => {
            Err(RecordError::Standings("they do not fit the reason of the end".into()))
        }
        Some(written) => {
            let real = placings(standings);
            let differs = real.iter().zip(written).find(|(real, written)| real != written);
            match differs {
                Some((real, written)) => Err(RecordError::Standings(format!(
                    "seat {} has place {} with {} points, not place {} with {}",
                    real.seat.0, real.place, real.points, written.place, written.points
                ))),
                None if real.len() != written.len() => {
                    Err(RecordError::Standings("a seat is missing or too many".into()))
                }
                None => Ok(true),
            }
        }
        None => Ok(false),
    }
}

fn wrong<C: Serialize>(n: usize, step: &Move<C>, what: String) -> RecordError {
    RecordError::Choice { n, choice: notation::write(&step.choice), what }
}
