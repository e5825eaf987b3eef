//! What is printed on the board and its cards.

use boards::printed::RenderCache;
use kernel::{Lexicon, Seat, Text};
use maud::{Markup, html};
use tzolkin::Content;
use tzolkin::parts::{BuildingId, Gear, MonumentId, ProphecyId, Tech, Temple};

pub(crate) static CACHE: RenderCache<Piece> = RenderCache::new();

/// A piece that looks the same at every table.
#[derive(PartialEq, Eq, Hash)]
pub(crate) enum Piece {
    /// A space beside its gear, and whose skull lies there.
    Space(Gear, u8, Option<Seat>),
    /// A day of the calendar, and whether its Food Day is over.
    Day(u8, bool),
    /// A step of a temple.
    Step(Temple, i8, Size),
    /// A level of a technology.
    Level(Tech, u8, Size),
    Building(BuildingId, Size),
    /// A monument among so many seats, without whose it is.
    Monument(MonumentId, u8, Size),
    /// A prophecy, the number of its Food Day, and what has become of it.
    Prophecy(ProphecyId, u8, &'static str, Size),
}

/// How wide a piece is drawn.
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Size(u32);

impl Size {
    pub fn of(width: f32) -> Size {
        Size(width.to_bits())
    }
}

/// All that a printed piece depends on: what the box holds, and words for it.
pub(crate) struct Print<'a> {
    pub content: &'static Content,
    pub lexicon: &'a Lexicon,
}

impl Print<'_> {
    pub fn say(&self, text: Text) -> String {
        self.lexicon.say(&text)
    }

    pub fn word(&self, key: &str) -> String {
        self.say(Text::new(key))
    }

    /// The name of a piece, for the pointer that rests on it and for those who cannot see it.
    pub fn title(&self, text: Text) -> Markup {
        html! { title { (self.say(text)) } }
    }
}
