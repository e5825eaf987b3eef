//! Words: what is said is a small value; the locale files make a sentence of it.

use crate::{Points, Seat};

/// One language's words for one game (or for the program itself).
#[derive(Clone, Copy, Debug)]
pub struct Locale {
    /// `en` or `ru`.
    pub language: &'static str,
    /// A Fluent file.
    pub source: &'static str,
}

/// Something to be said: the key of a message and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Text {
    pub key: String,
    pub args: Vec<(&'static str, Arg)>,
}

/// The key of a text that is no message, but a name in each language.
pub(crate) const NAMED: &str = "=";

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    Number(i64),
    /// Another message, said first.
    Text(Text),
    /// Several messages in a row, joined by commas.
    List(Vec<Text>),
    /// A seat, said by its person's name.
    Seat(Seat),
    /// As it is.
    Raw(String),
}

impl Text {
    pub fn new(key: impl Into<String>) -> Text {
        Text { key: key.into(), args: Vec::new() }
    }

    /// The same text with one more argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Text {
        self.args.push((name, arg.into()));
        self
    }

    /// A name that somebody wrote themselves, in one or several languages.
    pub fn named<'a>(names: impl IntoIterator<Item = (&'static str, &'a str)>) -> Text {
        let raw = |(language, name): (&'static str, &str)| (language, Arg::Raw(name.to_string()));
        Text { key: NAMED.into(), args: names.into_iter().map(raw).collect() }
    }

    /// Whether it is the same sentence at every table: no names in it, nothing that somebody wrote.
    #[cfg(feature = "words")]
    pub(crate) fn is_common(&self) -> bool {
        self.args.iter().all(|(_, arg)| match arg {
            Arg::Number(_) => true,
            Arg::Text(text) => text.is_common(),
            Arg::List(texts) => texts.iter().all(Text::is_common),
            Arg::Seat(_) | Arg::Raw(_) => false,
        })
    }
}

/// Keys that every game's locale files hold, so that programs can speak of any game.
pub mod keys {
    /// The name of a game; with `-about`, a sentence for those who do not know it.
    pub fn game(id: &str) -> String {
        format!("game-{id}")
    }

    /// The name of a module; with `-about`, a word about it.
    pub fn module(id: &str) -> String {
        format!("module-{id}")
    }

    /// The name of a variant.
    pub fn variant(id: &str) -> String {
        format!("variant-{id}")
    }

    /// What a variant can be; with `-about`, a word about it.
    pub fn choice(variant: &str, choice: &str) -> String {
        format!("variant-{variant}-{}", choice.replace('.', "-"))
    }

    /// A standing order; its number is said after it.
    pub fn order(id: &str) -> String {
        format!("order-{id}")
    }

    /// The name of a seat that the rules play; only games with such seats have it.
    pub const AUTOMATON: &str = "automaton";

    /// A line of the score sheet.
    pub fn source(id: &str) -> String {
        format!("source-{id}")
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(text)
    }
}

impl From<Vec<Text>> for Arg {
    fn from(texts: Vec<Text>) -> Arg {
        Arg::List(texts)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Points> for Arg {
    fn from(points: Points) -> Arg {
        Arg::Raw(points.to_string())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Raw(text)
    }
}

macro_rules! arg_from_number {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            fn from(number: $kind) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
arg_from_number!(u8, i8, u16, i16, u32, i32, i64);
