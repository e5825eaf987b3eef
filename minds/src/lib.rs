//! Opponents. A mind receives what its seat may see and the list of its choices, and picks one.
#![forbid(unsafe_code)]

pub mod analysis;
pub mod bot;
pub mod duel;
mod greedy;
pub mod judge;
pub mod learn;
pub mod levels;
pub mod net;
mod opponent;
mod random;
pub mod search;
mod siblings;
pub mod weights;

pub use greedy::Greedy;
pub use judge::{Judge, Learned, Worth, Worths};
pub use opponent::{HOUSE, Opponent, PATIENCE, PROGRAM, Who};
pub use random::Random;

use kernel::View;
use kernel::{Hidden, Insight};
use levels::{LevelAsked, Thinker};
use search::{Budget, Search, Stop};
use std::sync::Arc;
use weights::Weights;

/// Plays one seat.
pub trait Mind<G: Hidden>: Send {
    /// The name it is called by on the command line.
    fn name(&self) -> String;
    /// One of `choices`, which is never empty. A mind sees only a redacted state.
    fn choose(&mut self, view: &View<G>, choices: &[G::Choice]) -> G::Choice;
    /// Stops its thinking from another thread: it then chooses at once. Nothing for a mind that
    /// never thinks for long.
    fn stop(&self) -> Option<Stop> {
        None
    }
    /// Iterations of its search so far; nothing for a mind that does not search.
    fn iterations(&self) -> u64 {
        0
    }
    /// Nodes of its search tree that it holds in memory.
    fn nodes(&self) -> usize {
        0
    }
    /// Its turn is over: it gives back the memory of its tree. It plays on as if nothing had
    /// happened, because a new turn begins a new tree anyway.
    fn rest(&mut self) {}
}

/// The levels, the weakest first.
pub const NAMES: &[&str] = &["random", "novice", "adept", "expert", "master"];

/// Takes the best choice one step ahead: a yardstick for experiments, not a level.
pub const GREEDY: &str = "greedy";

/// What stands between a mind and the file of weights that it judges by.
const BY: char = '@';

/// The mind of that name, with options as in `master:10s` (see [`levels::LevelAsked`]) and, if it shall
/// judge by other weights than its game's own, their file, as in `expert:5s@FILE`; `seed` makes its
/// play repeatable.
pub fn by_name<G: Insight>(name: &str, seed: u64) -> Result<Box<dyn Mind<G>>, String> {
    limited(name, seed, Budget::NONE)
}

/// The same mind, which takes no more than this for a turn.
pub fn limited<G: Insight>(
    name: &str,
    seed: u64,
    limit: Budget,
) -> Result<Box<dyn Mind<G>>, String> {
    let (who, weights) = with_weights(name);
    if who == GREEDY {
        return Ok(Box::new(Greedy::new(judge::<G>(weights)?, seed)));
    }
    if let Some(option) = who.strip_prefix(GREEDY).and_then(|rest| rest.strip_prefix(':')) {
        return Err(format!("\"{GREEDY}\" takes no options, but there is \"{option}\""));
    }
    let player: LevelAsked = who.parse()?;
    let Some(mut settings) = player.settings else {
        return match weights {
            Some(_) => Err(format!("\"{who}\" judges nothing, so it takes no weights")),
            None if player.may_resign => Ok(Box::new(Random::resigning(seed))),
            None => Ok(Box::new(Random::new(seed))),
        };
    };
    settings.budget = settings.budget.within(limit);
    // A mind only has to choose: nobody reads its lines.
    settings.skips_forced = true;
    let search = Search::new(judge::<G>(weights)?, settings, seed);
    let search = search.map_err(|unfit| unfit.to_string())?;
    Ok(Box::new(Thinker::new(name, search)))
}

/// A mind's name without its file of weights, and that file.
pub fn with_weights(name: &str) -> (&str, Option<&str>) {
    name.split_once(BY).map_or((name, None), |(who, file)| (who, Some(file)))
}

/// Judges by the weights of a file, or else by those that come with the game.
pub fn judge<G: Insight>(weights: Option<&str>) -> Result<Learned, String> {
    let Some(file) = weights else {
        return Learned::built_in::<G>().map_err(|unfit| format!("{}: {unfit}", G::ID));
    };
    let bytes = std::fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    let weights = Weights::read::<G>(&bytes).map_err(|unfit| format!("{file}: {unfit}"))?;
    Ok(Learned::new(Arc::new(weights.net)))
}
