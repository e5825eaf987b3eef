//! What a game is, for every game at the table: seats, setups, seeds, atomic choices, the agenda,
//! events, refusals, redaction and imagination, standings, records and positions, and the laws
//! that every game obeys.
#![forbid(unsafe_code)]

pub mod agenda;
pub mod content;
pub mod dice;
pub mod game;
pub mod habits;
pub mod insight;
pub mod laws;
pub mod list;
pub mod notation;
mod noun;
pub mod offers;
pub mod order;
pub mod pen;
pub mod position;
pub mod record;
pub mod seat;
pub mod setup;
mod stamp;
pub mod standings;
pub mod words;

pub use agenda::Agenda;
pub use content::{ContentError, ContentSet, Files, Shared};
pub use dice::{Dice, Fast, Seed};
pub use game::{Asks, Breach, Game, Log, Silent};
pub use habits::{Habit, Observer};
pub use insight::{Features, Insight};
pub use list::List;
pub use offers::Offers;
pub use order::Order;
pub use seat::{Eyes, Seat};
pub use setup::{Module, Options, SetupError};
pub use standings::{Points, Standing, Standings};
pub use words::{Arg, Lexicon, Locale, Text};
