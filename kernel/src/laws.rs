//! The laws that every game obeys. One random game is played, and the laws are checked on the way;
//! a game's tests run some hundreds of games with [`Care::thorough`], `oikumene check` a hundred
//! thousand with [`Care::bulk`].
//!
//! | law       | what it says |
//! |-----------|--------------|
//! | setup     | a game begins, the same each time, and from its own options |
//! | choices   | until the end there is a choice; none twice; at the end there is none |
//! | refusals  | what is listed is accepted, and nothing else is |
//! | expected  | what a person is shown as possible is what is possible |
//! | numbers   | every choice has a number, and every number at most one choice |
//! | hash      | states that are equal have equal hashes |
//! | chance    | chance draws what is listed |
//! | odds      | chance's odds add up to 1, and drawing follows them |
//! | apply     | the same choice in the same state leads to the same state, heard or not |
//! | audit     | the game's own conservation laws hold in every state and view |
//! | views     | redaction is stable; an imagined world looks like the real one |
//! | worlds    | the same choice in two worlds that look alike leads to worlds that look alike |
//! | secrets   | choices that look alike leave the same trace |
//! | undo      | what can be taken back has shown nothing, and no less after the record was read |
//! | saving    | positions and choices survive being written and read |
//! | words     | everything that can be said has words |
//! | standings | every seat has its points, by source |
//! | end       | the game ends within its limit |
//! | record    | the record is read back, replays to the same state, and verifies |
//! | panic     | nothing breaks |
//!
//! Beside this battery, for a game's own tests: [`hostile`] positions with [`damage`] and a
//! [`forgery`], [`golden`] games that are kept, what holds of the [`insight`] of minds, a [`tongue`]
//! for both languages, and a [`walk`] through a random game.

pub mod damage;
mod eyes;
pub mod forgery;
pub mod golden;
pub mod hostile;
pub mod insight;
mod lists;
mod odds;
mod run;
mod saving;
pub mod tongue;
mod undo;
pub mod walk;

use crate::record::Record;
use crate::{Game, Lexicon, Options, Standings};
use run::Run;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How much is checked, and how often. "Every" counts choices; 1 means always and 0 never. Which
/// positions are looked at differs from game to game.
#[derive(Clone, Copy)]
pub struct Care<'a> {
    /// How many choices are tried at each position that may not be possible: arbitrary ones, and
    /// some that were possible earlier.
    pub scrambles: usize,
    /// How often the expected choices are compared with the possible ones.
    pub expected_every: usize,
    /// How often the laws about views, worlds and secrets are checked.
    pub eyes_every: usize,
    /// Whether everybody's eyes are tried each time, or one pair after the other.
    pub all_eyes: bool,
    /// How often the law of undo is checked.
    pub undo_every: usize,
    /// How often those laws compare JSON, and how often everything is said.
    pub json_every: usize,
    /// How often a position and its choices are written and read.
    pub save_every: usize,
    /// Every how many games the record is written, read, replayed and verified.
    pub record_every: u64,
    /// The languages in which everything must be sayable.
    pub lexicons: &'a [Lexicon],
}

impl Care<'_> {
    /// For tests: few games, and nearly everything at every position.
    pub fn thorough() -> Care<'static> {
        Care {
            scrambles: 8,
            expected_every: 1,
            eyes_every: 1,
            all_eyes: true,
            undo_every: 1,
            json_every: 4,
            save_every: 8,
            record_every: 1,
            lexicons: &[],
        }
    }

    /// For a great many games: the cheap laws at every position, the others here and there.
    pub fn bulk() -> Care<'static> {
        Care {
            scrambles: 1,
            expected_every: 8,
            eyes_every: 16,
            all_eyes: false,
            undo_every: 64,
            json_every: 256,
            save_every: 512,
            record_every: 64,
            ..Care::thorough()
        }
    }
}

/// What one game was like.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Choices made, which is also the number of positions checked.
    pub choices: usize,
    /// How many of them were chance's.
    pub chance: usize,
    /// Choices listed, over all positions.
    pub listed: u64,
    pub longest_list: usize,
    pub standings: Standings,
}

/// A broken law, with the record that shows it: its last choice leads to, or fails in, the state
/// in question.
#[derive(Clone, Debug)]
pub struct Violation<G: Game> {
    pub law: &'static str,
    pub message: String,
    pub record: Box<Record<G>>,
}

impl<G: Game> fmt::Display for Violation<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Violation { law, message, record } = self;
        write!(f, "law of {law}, after {} choices: {message}", record.moves.len())
    }
}

impl<G: Game> std::error::Error for Violation<G> {}

/// Plays one random game and checks the laws on the way. The same seed plays the same game,
/// whatever the care.
pub fn obey<G: Game>(
    content: &'static G::Content,
    options: &Options,
    seed: u64,
    care: Care,
) -> Result<Report, Violation<G>> {
    let mut run = Run::<G>::new(content, options, seed, care);
    let outcome = catch_unwind(AssertUnwindSafe(|| run.play()));
    let broken = match outcome {
        Ok(Ok(report)) => return Ok(report),
        Ok(Err(broken)) => broken,
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
            Broken { law: "panic", message: text.to_string() }
        }
    };
    Err(Violation { law: broken.law, message: broken.message, record: Box::new(run.evidence()) })
}

/// A law that does not hold, before the record is added.
struct Broken {
    law: &'static str,
    message: String,
}

type Lawful = Result<(), Broken>;

/// The law holds, or the message says why it does not. The message is only made then.
#[inline]
fn law(name: &'static str, holds: bool, message: impl FnOnce() -> String) -> Lawful {
    if holds { Ok(()) } else { Err(Broken { law: name, message: message() }) }
}
