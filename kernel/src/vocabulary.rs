//! The words in which content files say what a card, tile or bonus does. One row a word makes the
//! enum's variant, its reader, its complaints, its key and its line of documentation:
//!
//! ```
//! # use kernel::{noun, Vocabulary};
//! noun!(Good { Corn = "corn", Wood = "wood" });
//!
//! /// What a tile brings.
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
//! #[vocabulary(most = 20)]
//! enum Effect {
//!     /// Goods from the supply.
//!     #[word("gain:{}+{}")]
//!     Gain(Good, u8),
//!     /// A worker more.
//!     #[word("worker")]
//!     Worker,
//! }
//! assert_eq!("gain:corn+3".parse(), Ok(Effect::Gain(Good::Corn, 3)));
//! assert_eq!(Effect::Worker.write(), "worker");
//! let complaint = "worke".parse::<Effect>().unwrap_err();
//! assert_eq!(complaint, "unknown word \"worke\"; did you mean \"worker\"?");
//! ```
//! `least = 0` and `most = 9` limit the numbers of a word (or of all), `or = "pattern"` is a shorter
//! form whose missing arguments have their default, `check = function` looks at the whole word. A
//! word that is more special stands before one that would match it, too. A [`Rule`] puts words of
//! three vocabularies together, so that many cards need few words.

mod rule;

pub use rule::{Rule, rules};

use crate::content::{number, numbers};
use std::fmt::Write;

/// A closed vocabulary: `#[derive(Vocabulary)]` makes it, and `FromStr` with it.
pub trait Vocabulary: Sized {
    /// The name of the enum.
    const NAME: &'static str;
    /// What these words are for.
    const ABOUT: &'static str;
    const WORDS: &'static [Word];

    /// The value of a word, by its place in the list, with its arguments as they were written.
    fn read(word: usize, arguments: &[&str]) -> Result<Self, String>;
    /// The variant's name as part of a message's key: `culture-per-theater`.
    fn key(&self) -> &'static str;
    /// The word as it stands in a content file.
    fn write(&self) -> String;
    /// The numbers among the arguments, in order.
    fn numbers(&self) -> Vec<u8>;
}

/// One word of a vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// How it is written, with `{}` in the place of each argument.
    pub pattern: &'static str,
    /// What stands in the places of the arguments.
    pub arguments: &'static [Like],
    /// The limits of its numbers.
    pub least: u8,
    pub most: u8,
    pub about: &'static str,
}

/// What an argument looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Like {
    Number,
    /// So many numbers with `/` between them.
    Numbers(usize),
    /// One of these names.
    Name(&'static [&'static str]),
}

/// Something that can stand in a word.
pub trait Argument: Sized {
    const LIKE: Like;

    fn read(text: &str, least: u8, most: u8) -> Result<Self, String>;
    fn write(&self) -> String;
    /// Adds the numbers in it.
    fn numbers(&self, _out: &mut Vec<u8>) {}
}

impl Argument for u8 {
    const LIKE: Like = Like::Number;

    fn read(text: &str, least: u8, most: u8) -> Result<u8, String> {
        number(text, least, most)
    }

    fn write(&self) -> String {
        self.to_string()
    }

    fn numbers(&self, out: &mut Vec<u8>) {
        out.push(*self);
    }
}

impl Argument for Option<u8> {
    const LIKE: Like = Like::Number;

    fn read(text: &str, least: u8, most: u8) -> Result<Option<u8>, String> {
        number(text, least, most).map(Some)
    }

    fn write(&self) -> String {
        self.map_or(String::new(), |number| number.to_string())
    }

    fn numbers(&self, out: &mut Vec<u8>) {
        out.extend(*self);
    }
}

impl<const N: usize> Argument for [u8; N] {
    const LIKE: Like = Like::Numbers(N);

    fn read(text: &str, least: u8, most: u8) -> Result<[u8; N], String> {
        numbers(text, least, most)
    }

    fn write(&self) -> String {
        self.map(|number| number.to_string()).join("/")
    }

    fn numbers(&self, out: &mut Vec<u8>) {
        out.extend(self);
    }
}

/// Reads a word, or says what is wrong with it.
pub fn read<V: Vocabulary>(text: &str) -> Result<V, String> {
    let mut complaint = None;
    for (index, word) in V::WORDS.iter().enumerate() {
        let Some(arguments) = word.arguments(text) else { continue };
        match V::read(index, &arguments) {
            Ok(value) => return Ok(value),
            Err(wrong) => {
                complaint.get_or_insert(wrong);
            }
        }
    }
    Err(complaint.unwrap_or_else(|| unread::<V>(text)))
}

/// What is wrong with a text that is like no word.
fn unread<V: Vocabulary>(text: &str) -> String {
    let head = head(text);
    let forms: Vec<_> =
        V::WORDS.iter().filter(|word| word.head() == head).map(Word::example).collect();
    if !forms.is_empty() {
        return format!("expected {}", forms.join(" or "));
    }
    let mut heads: Vec<_> = V::WORDS.iter().map(Word::head).collect();
    heads.dedup();
    match near(head, heads.iter().copied()) {
        Some(near) => format!("unknown word \"{head}\"; did you mean \"{near}\"?"),
        None => format!("unknown word \"{head}\"; there are {}", heads.join(", ")),
    }
}

/// The name that is most like a text, if one is like it at all.
pub fn near<'a>(text: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let likeness = |name| strsim::jaro_winkler(text, name);
    let (name, likeness) =
        names.map(|name| (name, likeness(name))).max_by(|(_, a), (_, b)| a.total_cmp(b))?;
    (likeness >= 0.85).then_some(name)
}

/// What stands before the first mark.
fn head(text: &str) -> &str {
    &text[..text.find([':', '+', '-', '*', '|', '{']).unwrap_or(text.len())]
}

impl Word {
    /// The name of the word, without its arguments.
    pub fn head(&self) -> &'static str {
        head(self.pattern)
    }

    /// The texts in the places of the arguments, if a text looks like this word.
    fn arguments<'t>(&self, text: &'t str) -> Option<Vec<&'t str>> {
        let mut pieces = self.pattern.split("{}");
        let mut rest = text.strip_prefix(pieces.next()?)?;
        let mut arguments = Vec::new();
        let mut pieces = pieces.peekable();
        while let Some(piece) = pieces.next() {
            let end = match (piece, pieces.peek()) {
                ("", None) => rest.len(),
                (_, None) => rest.len().checked_sub(piece.len())?,
                (_, Some(_)) => rest.find(piece)?,
            };
            let (argument, after) = rest.split_at_checked(end)?;
            rest = after.strip_prefix(piece)?;
            arguments.push(argument);
        }
        rest.is_empty().then_some(arguments)
    }

    /// The word as documentation writes it: `gain:GOOD+n`.
    pub fn example(&self) -> String {
        let likes = self.arguments.iter().map(|like| match like {
            Like::Number => "n".to_string(),
            Like::Numbers(count) => vec!["n"; *count].join("/"),
            Like::Name(names) => names.first().map_or(String::new(), |name| name.to_uppercase()),
        });
        fill(self.pattern, &likes.collect::<Vec<_>>())
    }

    fn limits(&self) -> String {
        let limits = |like: &Like| match like {
            Like::Number | Like::Numbers(_) => format!("n: {} to {}", self.least, self.most),
            Like::Name(names) => {
                let first = names.first().map_or(String::new(), |name| name.to_uppercase());
                format!("{first}: one of {}", names.join(", "))
            }
        };
        let mut limits: Vec<_> = self.arguments.iter().map(limits).collect();
        limits.dedup();
        limits.join("; ")
    }
}

/// A pattern with its arguments in their places.
pub fn fill(pattern: &str, arguments: &[String]) -> String {
    let mut filled = String::new();
    let mut arguments = arguments.iter();
    for (index, piece) in pattern.split("{}").enumerate() {
        if index > 0 {
            filled.push_str(arguments.next().map_or("", String::as_str));
        }
        filled.push_str(piece);
    }
    filled
}

/// A section of documentation: every word with its arguments, their limits and its meaning.
pub fn page<V: Vocabulary>() -> String {
    let mut page = format!("## {}\n\n{}\n\n", V::NAME, V::ABOUT);
    page.push_str("| word | arguments | meaning |\n|---|---|---|\n");
    for word in V::WORDS {
        let (example, limits) = (word.example().replace('|', "\\|"), word.limits());
        let _ = writeln!(page, "| `{example}` | {limits} | {} |", word.about);
    }
    page
}
