//! What a game is, for every game at the table: seats, setups, seeds, atomic choices, the agenda,
//! events, refusals, redaction and imagination, standings, records and positions, and the laws
//! that every game obeys.
#![forbid(unsafe_code)]

// Derived code names this crate by its name, here too.
extern crate self as kernel;

pub mod agenda;
pub mod bag;
pub mod chronicle;
pub mod content;
pub mod dice;
pub mod game;
pub mod habits;
pub mod held;
pub mod hidden;
pub mod history;
pub mod id;
pub mod insight;
#[cfg(feature = "words")]
pub mod laws;
#[cfg(feature = "words")]
mod lexicon;
pub mod list;
#[cfg(feature = "words")]
pub mod narration;
pub mod notation;
mod noun;
pub mod numbered;
pub mod offers;
pub mod old;
pub mod order;
pub mod pen;
pub mod places;
pub mod position;
pub mod record;
pub mod rules;
pub mod schema;
pub mod seat;
pub mod set;
pub mod setup;
mod spoken;
mod stamp;
pub mod standings;
pub mod task;
pub mod vocabulary;
pub mod words;

pub use schemars;

pub use agenda::Agenda;
pub use bag::Bag;
pub use chronicle::Chronicle;
pub use content::{ContentError, ContentSet, Files, Shared};
pub use dice::{Dice, Fast, Seed};
pub use game::Game;
pub use habits::{Habit, Observer};
pub use held::Held;
pub use hidden::{Foresight, Hidden, View};
pub use history::History;
pub use id::Id;
pub use insight::{Features, Insight};
pub use kernel_macros::{Numbered, Vocabulary};
#[cfg(feature = "words")]
pub use lexicon::Lexicon;
pub use list::List;
#[cfg(feature = "words")]
pub use narration::{Narration, Period, Topic};
pub use numbered::Numbered;
pub use offers::Offers;
pub use order::Order;
pub use places::Places;
pub use rules::{Asks, Breach, Log, Rules, Silent, TaskOf, at_random};
pub use seat::{Eyes, Seat};
pub use set::Set;
pub use setup::{Module, Options, SetupError, Variant};
pub use spoken::Spoken;
pub use standings::{Points, Standing, Standings};
pub use task::Task;
pub use vocabulary::Vocabulary;
pub use words::{Arg, Locale, Text};

/// What a concrete game is used with: its traits.
pub mod prelude {
    pub use crate::{ContentSet, Dice, Game, Hidden, Numbered, Rules, Spoken};
}
