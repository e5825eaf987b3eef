//! Opponents. A mind receives what its seat may see and the list of its choices, and picks one.
#![forbid(unsafe_code)]

pub mod bot;
pub mod duel;
mod greedy;
pub mod judge;
pub mod learn;
pub mod net;
mod opponent;
mod random;
pub mod weights;

pub use greedy::Greedy;
pub use judge::{Judge, Worth, Worths};
pub use opponent::{HOUSE, Opponent, PATIENCE, PROGRAM, Who};
pub use random::Random;

use kernel::Game;
use kernel::game::View;

/// Plays one seat.
pub trait Mind<G: Game>: Send {
    /// The name it is called by on the command line.
    fn name(&self) -> String;
    /// One of `choices`, which is never empty. A mind sees only a redacted state.
    fn choose(&mut self, view: &View<G>, choices: &[G::Choice]) -> G::Choice;
}

/// The names of all minds.
pub const NAMES: &[&str] = &["random"];

/// The mind of that name; `seed` makes its play repeatable.
pub fn by_name<G: Game>(name: &str, seed: u64) -> Result<Box<dyn Mind<G>>, String> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        _ => Err(format!("unknown mind \"{name}\"; there are: {}", NAMES.join(", "))),
    }
}
