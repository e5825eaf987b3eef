//! Through the Ages: A New Story of Civilization. The files follow the rulebook; `README.md` of
//! this crate names them, the glossary, and every reading that is in doubt.
#![forbid(unsafe_code)]
#![deny(clippy::wildcard_enum_match_arm)]

/// A function that finds one thing: what stands after the arrow, where the pattern fits.
macro_rules! only {
    ($pattern:pat => $value:expr) => {
        |found| if let $pattern = found { Some($value) } else { None }
    };
}

mod actions;
mod actions_left;
mod aggression;
mod armies;
mod audit;
mod banks;
#[cfg(feature = "words")]
pub mod board;
mod build;
mod cards;
pub mod choice;
mod colonies;
pub mod content;
pub mod deck;
mod develop;
pub mod discards;
mod eval;
pub mod event;
mod events;
mod habits;
pub mod hand;
mod hands;
mod leaders;
mod made;
mod numbers;
mod old;
mod orders;
mod pacts;
pub mod parts;
mod points;
mod politics;
mod population;
mod powers;
mod production;
mod ratings;
mod readable;
mod redact;
pub mod refusal;
mod resign;
mod row;
mod rules;
mod scoring;
mod setup;
pub mod state;
mod strength;
mod strike;
mod tactics;
mod take;
pub mod task;
mod tokens;
mod turn;
mod war;
mod wonders;
#[cfg(feature = "words")]
pub mod words;

pub use choice::Choice;
pub use content::Content;
pub use event::Event;
pub use refusal::Refusal;
pub use rules::NO_RESIGNING;
pub use state::Ages;
