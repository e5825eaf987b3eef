//! What the browser must know of a game beyond its rules: how its board is drawn. Here is what all
//! boards share; each board stands in a crate of its own beside this one and draws one game. Only
//! there and in the game's own crate are its cards named.
#![forbid(unsafe_code)]

mod label;
pub mod marks;
pub mod part;
pub mod printed;
pub mod trial;

pub use label::label;
pub use part::part;

use kernel::{Game, Lexicon, Locale, Narration, Rules, Seat, Text, Topic, View};
use maud::{Markup, PreEscaped, html};

/// The style sheet of the pieces that all boards share.
pub const STYLE: &str = include_str!("board.css");

/// A choice that is possible now, as it stands in the list beside the board.
pub struct Offered<G: Game> {
    pub choice: G::Choice,
    /// Its place in the list, from 0. A piece on the board that makes this choice is marked with
    /// `data-choice="NUMBER"` and links to `#choice-NUMBER`, the button in the list.
    pub number: usize,
    /// What it does, in words: the name of the piece for those who cannot see it.
    pub words: String,
}

/// A choice of the game that a board draws.
pub type ChoiceOf<B> = <<B as Board>::Game as Rules>::Choice;
/// What happens in it.
pub type EventOf<B> = <<B as Board>::Game as Rules>::Event;

/// How a game is drawn.
pub trait Board: 'static {
    type Game: Narration;

    /// Words of the board and the strip, beyond those of the game itself.
    const LOCALES: &'static [Locale];
    /// The style sheet of a page that shows this board, beside [`STYLE`].
    const STYLE: &'static str;
    /// What the cover needs beside [`STYLE`]. The hall has the covers of all games: every rule is
    /// for a class of this cover alone.
    const COVER_STYLE: &'static str;
    /// The symbols that its drawings use beside the marks of the seats (`mark-1` to `mark-5`), with
    /// ids that no other game has. A page holds them once.
    const SYMBOLS: &'static str;
    /// How long a game takes, in minutes for each seat.
    const MINUTES_A_SEAT: u16;

    /// Whom the game is for.
    fn audience() -> Text;

    /// A drawn cover for the hall, as one SVG.
    fn cover() -> Markup;

    /// The board, one element drawn from what the eyes of this view may see. `before` is what they
    /// saw when the reader had last chosen: pieces of others that have moved since are marked.
    /// `offered` is empty when somebody else is asked.
    fn board(
        view: &View<Self::Game>,
        before: Option<&View<Self::Game>>,
        offered: &[Offered<Self::Game>],
        lexicon: &Lexicon,
    ) -> Markup;

    /// What a seat has, at a glance, for the strip of people.
    fn goods(view: &View<Self::Game>, seat: Seat, lexicon: &Lexicon) -> Markup;

    /// The numbers of the strip that a choice may change, each by the name that its element carries
    /// as `data-good`.
    fn stock(_state: &Self::Game, _seat: Seat) -> Vec<(&'static str, i32)> {
        Vec::new()
    }

    /// What a choice leads to later, beyond what it brings at once. What both worlds after it agree on
    /// is sure ([`kernel::Foresight`]).
    fn outlook(
        _view: &View<Self::Game>,
        _choice: ChoiceOf<Self>,
        _worlds: &[Self::Game; 2],
    ) -> Vec<Text> {
        Vec::new()
    }

    /// What happened in a turn of one seat, in a few words without its name.
    fn recap(_events: &[EventOf<Self>]) -> Vec<Text> {
        Vec::new()
    }

    /// Help on the kinds of components that lie on this table. A piece of the board belongs to the
    /// topic that its `data-topic`, or that of a group around it, names.
    fn topics(state: &Self::Game) -> Vec<Topic> {
        state.topics()
    }
}

/// Symbols, for a page to include once.
pub fn symbols(symbols: &str) -> Markup {
    html! {
        svg.icons width="0" height="0" aria-hidden="true" focusable="false" {
            defs { (PreEscaped(symbols)) }
        }
    }
}
