//! Tzolk'in with Tribes & Prophecies. The files follow the rulebook; `README.md` of this crate
//! names them, the glossary, and every reading that is in doubt.
#![forbid(unsafe_code)]
#![deny(clippy::wildcard_enum_match_arm)]

mod answer;
mod audit;
#[cfg(feature = "words")]
pub mod board;
mod building;
mod calendar;
pub mod choice;
pub mod content;
mod effects;
mod eval;
pub mod event;
mod food_day;
mod habits;
mod jungle;
mod market;
mod old;
pub mod parts;
mod picking;
mod placing;
mod question;
mod readable;
mod redact;
pub mod refusal;
mod rules;
mod scoring;
mod settle;
mod setup;
pub mod state;
pub mod task;
mod technology;
mod temples;
mod turn;
#[cfg(feature = "words")]
pub mod words;

pub use choice::{Choice, Keep, Way};
pub use content::Content;
pub use event::Event;
pub use food_day::Need;
pub use refusal::Refusal;
pub use state::Tzolkin;
