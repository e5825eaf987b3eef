//! What the browser must know of a game beyond its rules: how its board is drawn. One folder a
//! game; only here and in its own crate are a game's cards named.

mod label;
mod printed;
pub mod through_the_ages;
#[cfg(test)]
mod trial;
pub mod tzolkin;

use kernel::View;
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

/// Help on one kind of component.
pub struct Topic {
    pub id: &'static str,
    pub title: Text,
    pub words: Text,
}

/// A game that can be shown.
pub trait Shown: Narrated {
    /// The board, one element drawn from what the eyes of this view may see. `before` is what they
    /// saw when the reader had last chosen: pieces of others that have moved since are marked.
    /// `offered` is empty when somebody else is asked.
    fn board(
        view: &View<Self>,
        before: Option<&View<Self>>,
        offered: &[Offered<Self>],
        lexicon: &Lexicon,
    ) -> Markup;

    /// What a choice leads to later, beyond what it brings at once.
    fn outlook(view: &View<Self>, choice: Self::Choice) -> Vec<Text>;

    /// The numbers of the strip that a choice may change, each by the name that its element carries
    /// as `data-good`.
    fn stock(&self, seat: Seat) -> Vec<(&'static str, i32)>;

    /// What happened in a turn of one seat, in a few words without its name.
    fn recap(events: &[Self::Event]) -> Vec<Text>;

    /// Help on the kinds of components that lie on this table. A piece of the board belongs to the
    /// topic that its `data-topic`, or that of a group around it, names.
    fn topics(&self) -> Vec<Topic>;

    /// What a seat has, at a glance, for the strip of people.
    fn goods(view: &View<Self>, seat: Seat, lexicon: &Lexicon) -> Markup;

    /// The symbols that its drawings use beside the marks of the seats (`mark-1` to `mark-5`), with
    /// ids that no other game has. A page holds them once.
    fn symbols() -> Markup;

    /// A drawn cover for the hall, as one SVG.
    fn cover() -> Markup;

    /// Whom the game is for.
    fn audience() -> Text;

    /// How long a game takes, in minutes for each seat.
    const MINUTES_A_SEAT: u16;
}

/// A game whose course can be told.
pub trait Narrated: Insight + Game {
    /// Words of the board, the strip and the analysis, beyond those of the game's own crate.
    fn table_locales() -> &'static [kernel::Locale];

    /// How far the game has come.
    fn period(&self) -> Period;

    /// What has just ended when the number of ages has become this one.
    fn say_age(age: u16) -> Text;
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Period {
    /// 0 before the first round.
    pub round: u16,
    /// Whatever is more than a round: goes up when it ends.
    pub age: u16,
}
