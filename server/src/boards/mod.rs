//! What the browser must know of a game beyond its rules: how its board is drawn. One folder a
//! game; only here and in its own crate are a game's cards named.

pub mod tzolkin;

use kernel::game::View;
use kernel::{Game, Insight, Lexicon, Seat, Text};
use maud::Markup;

/// A choice that is possible now, as it stands in the list beside the board.
pub struct Offered<G: Game> {
    pub choice: G::Choice,
    /// Its place in the list, from 0. A piece on the board that makes this choice is marked with
    /// `data-choice="NUMBER"` and links to `#choice-NUMBER`, the button in the list.
    pub number: usize,
    /// What it does, in words: the name of the piece for those who cannot see it.
    pub words: String,
}

/// A game that can be shown.
pub trait Shown: Insight {
    /// The board as one SVG, drawn from what the eyes of this view may see. `offered` is empty when
    /// somebody else is asked.
    fn board(view: &View<Self>, offered: &[Offered<Self>], lexicon: &Lexicon) -> Markup;

    /// What a seat has, at a glance, for the strip of people.
    fn goods(view: &View<Self>, seat: Seat, lexicon: &Lexicon) -> Markup;

    /// A drawn cover for the hall, as one SVG.
    fn cover() -> Markup;

    /// Words of the board and the strip, beyond those of the game's own crate.
    fn table_locales() -> &'static [kernel::Locale];

    /// How long a game takes, in minutes for each seat.
    const MINUTES_A_SEAT: u16;

    /// How far the game has come, for charts of its course.
    fn period(&self) -> Period {
        Period::default()
    }

    /// What has just ended when the number of ages has become this one.
    fn say_age(_age: u16) -> Text {
        Text::new("analysis-age")
    }
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Period {
    /// 0 before the first round.
    pub round: u16,
    /// Whatever is more than a round: goes up when it ends.
    pub age: u16,
}
