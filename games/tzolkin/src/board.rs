//! The board in text: at most 100 columns, in any language, coloured only if asked. No colour says
//! anything that a character does not say as well.

mod gears;
mod header;
mod ink;
mod names;
mod players;
mod tiles;
mod tracks;

use crate::content::Effect;
use crate::state::Tzolkin;
use crate::words;
use ink::{Line, Page, Paint, shorten};
use kernel::{Lexicon, Locale, Seat, Text};

/// The words of the board.
pub const LOCALES: &[Locale] = &[
    Locale { language: "en", source: include_str!("../locales/board.en.ftl") },
    Locale { language: "ru", source: include_str!("../locales/board.ru.ftl") },
];

/// The most columns of the board.
pub const WIDTH: usize = 100;

/// The board for a plain page, a file or a test.
pub fn draw(state: &Tzolkin, lexicon: &Lexicon) -> String {
    Board::page(state, lexicon).render(false)
}

/// The board for a terminal.
pub fn draw_in_colour(state: &Tzolkin, lexicon: &Lexicon) -> String {
    Board::page(state, lexicon).render(true)
}

/// How a seat is marked wherever its workers, markers and skulls are: `1●`, `2▲` and so on.
pub fn mark(seat: Seat) -> String {
    const SHAPES: [char; 5] = ['●', '▲', '■', '◆', '★'];
    format!("{}{}", seat.0 + 1, SHAPES[seat.index() % SHAPES.len()])
}

/// A dummy worker.
pub const DUMMY: &str = "×";
/// An empty space.
pub const EMPTY: &str = "·";
/// A tile that these eyes may not see.
pub const UNKNOWN: &str = "?";

/// Between things of one line.
const DOT: &str = " · ";
/// Between things of one line among which are empty spaces.
const SEMICOLON: &str = "; ";
/// Between things that belong together.
const COMMA: &str = ", ";
/// The most characters of a name.
const NAME: usize = 24;

/// A board that is being drawn.
struct Board<'a> {
    state: &'a Tzolkin,
    lexicon: &'a Lexicon,
    page: Page,
}

impl Board<'_> {
    fn page(state: &Tzolkin, lexicon: &Lexicon) -> Page {
        let mut board = Board { state, lexicon, page: Page::default() };
        board.header();
        board.gears();
        board.jungle();
        board.temples();
        board.technologies();
        board.buildings();
        board.monuments();
        board.players();
        board.page
    }

    fn say(&self, text: Text) -> String {
        self.lexicon.say(&text)
    }

    fn word(&self, key: &'static str) -> String {
        self.say(Text::new(key))
    }

    /// Some text as an item of a line.
    fn item(&self, text: Text) -> Line {
        Line::plain(self.say(text))
    }

    fn mark(&self, seat: Seat) -> Line {
        Line::of(Paint::Seat(seat), mark(seat))
    }

    /// A seat's mark and its person's name.
    fn who(&self, seat: Seat) -> Line {
        let name = self.say(Text::new("board-name").with("seat", seat));
        self.mark(seat).and(Line::plain(format!(" {}", shorten(&name, NAME))))
    }

    /// Effects in words, in printed order.
    fn effects(&self, effects: &[Effect]) -> String {
        let rules = self.state.rules();
        let said: Vec<_> =
            effects.iter().map(|&effect| self.say(names::effect(rules, effect))).collect();
        said.join(COMMA)
    }
}
