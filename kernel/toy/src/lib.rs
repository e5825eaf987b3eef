//! A small but real game, for the tests of all shared crates and as a first example. Each seat gets three of twelve cards. Three times
//! a prize is turned up, every seat bids a card in secret, the bids are turned over, and the
//! highest card takes the prize. Some copies of the game are broken on purpose; see [`flaw`].
#![forbid(unsafe_code)]

mod content;
mod judged;
mod rules;
mod shown;

pub use content::Cards;

use kernel::{Numbered, Seat, Shared};
use serde::{Deserialize, Serialize};
use std::cell::Cell;

thread_local! {
    /// Worlds that this thread has imagined.
    pub static IMAGINED: Cell<usize> = const { Cell::new(0) };
}

/// What is wrong with a copy of the game.
pub mod flaw {
    pub const NONE: u8 = 0;
    /// Redaction leaves the hands of others.
    pub const OPEN_HANDS: u8 = 1;
    /// A sum over all hands stays in every view.
    pub const OPEN_SUM: u8 = 2;
    /// With reasons, a card that is not in the game may be bid.
    pub const UNLISTED: u8 = 3;
    /// The game begins again and again.
    pub const ENDLESS: u8 = 4;
    /// A choice is listed twice.
    pub const TWICE: u8 = 5;
    /// Chance draws a card that is not there.
    pub const CARDSHARP: u8 = 6;
    /// Everybody hears which card was dealt.
    pub const LOUD_DEALER: u8 = 7;
    /// Loading a position changes it.
    pub const FORGETFUL: u8 = 8;
    /// The second round breaks the program.
    pub const FRAGILE: u8 = 9;
    /// A card that was bid is lost.
    pub const LOSING: u8 = 10;
    /// With reasons, a possible choice is not shown.
    pub const HIDING: u8 = 11;
    /// What is possible depends on what nobody can see.
    pub const PROMPTING: u8 = 12;
    /// Points come from nowhere.
    pub const GIVING: u8 = 13;
    /// The same choice leads now here, now there.
    pub const MOODY: u8 = 14;
    /// Imagination leaves the bids unknown.
    pub const DULL: u8 = 15;
    /// Nobody is told that the last bid turns all of them over.
    pub const UNDECLARED: u8 = 16;
    /// Nothing, but later prizes come in order: no chance stands between the bids of two rounds.
    pub const PLAIN: u8 = 17;
    /// Prizes come in order, and nobody is told that the last bid turns all of them over: whoever
    /// made it could take it back.
    pub const FORGIVING: u8 = 18;
    /// Chance draws the highest prize more often than its odds say.
    pub const LOADED: u8 = 19;
}

pub const ROUNDS: u8 = 3;
pub const MOST_SEATS: usize = 3;

pub type Honest = Toy<{ flaw::NONE }>;

#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Toy<const FLAW: u8> {
    #[serde(skip)]
    content: Shared<Cards>,
    /// All seats; the last may be the house's.
    seats: u8,
    #[serde(default)]
    automatons: u8,
    generous: bool,
    phase: Phase,
    round: u8,
    hands: [Hand; MOST_SEATS],
    bids: [Bid; MOST_SEATS],
    /// Cards turned over in earlier rounds, as bits.
    played: u16,
    prize: Option<u8>,
    /// Prizes not yet turned up, as bits.
    prizes: u16,
    /// In quarters of a point.
    won: [i32; MOST_SEATS],
    sum: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Deal,
    Prize,
    Bid,
    Over,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    /// Known cards, as bits.
    cards: u16,
    /// How many cards are not known.
    hidden: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bid {
    #[default]
    None,
    Hidden,
    Card(u8),
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    Bid,
}

/// What chance draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    Deal(Seat),
    Prize,
}

/// What runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    HouseBids,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Numbered)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    Deal {
        seat: Seat,
        #[numbered(below = 16)]
        card: u8,
    },
    Prize(#[numbered(below = 16)] u8),
    Bid {
        #[numbered(below = 16)]
        card: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dealt { seat: Seat, card: Option<u8> },
    Prize(u8),
    Bid(Seat),
    Shown { seat: Seat, card: u8 },
    Won { seat: Seat, quarters: i32 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    NotAsked,
    NotHeld { card: u8 },
    Gone,
}
