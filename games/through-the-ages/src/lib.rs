//! Through the Ages: A New Story of Civilization. The files follow the rulebook; `README.md` of
//! this crate names them, the glossary, and every reading that is in doubt.
#![forbid(unsafe_code)]

mod actions;
mod aggression;
mod armies;
mod build;
mod cards;
pub mod choice;
mod colonies;
pub mod content;
mod develop;
pub mod event;
mod events;
mod hands;
mod leaders;
mod pacts;
pub mod parts;
mod politics;
mod population;
mod production;
mod question;
mod ratings;
pub mod refusal;
mod resign;
mod row;
mod scoring;
mod settle;
mod setup;
pub mod state;
mod tactics;
mod take;
pub mod task;
mod tokens;
mod turn;
mod war;
mod wonders;

pub use choice::Choice;
pub use content::Content;
pub use event::Event;
pub use refusal::Refusal;
pub use state::Ages;
