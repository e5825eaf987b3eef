//! Words: what is said is a small value; the locale files make a sentence of it.

use crate::{Points, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use unic_langid::LanguageIdentifier;

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

    /// Whether it is the same sentence at every table: no names in it, nothing that somebody wrote.
    fn is_common(&self) -> bool {
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

/// Negative numbers with a minus sign, not a hyphen.
fn true_minus<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replacen('-', "−", 1))
        }
        _ => None,
    }
}

/// One language's words, ready to speak. Cheap to clone: a table's copy knows its people by name.
#[derive(Clone)]
pub struct Lexicon {
    number: u64,
    bundle: Arc<FluentBundle<FluentResource>>,
    /// Common sentences that were said before: a board says the same hundreds of them again and
    /// again.
    said: Arc<RwLock<HashMap<Text, String>>>,
    names: Vec<String>,
}

/// So many sentences are remembered, and no more.
const REMEMBERED: usize = 16_384;

impl Lexicon {
    /// The words of all given locales in one language. Fails on a file that is not Fluent, and on
    /// a message that two files define.
    pub fn new(language: &str, locales: &[Locale]) -> Result<Lexicon, String> {
        let id: LanguageIdentifier = language.parse().map_err(|e| format!("{language}: {e}"))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The invisible marks around arguments confuse terminals and tests.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(true_minus));
        for locale in locales.iter().filter(|locale| locale.language == language) {
            let resource = FluentResource::try_new(locale.source.to_string())
                .map_err(|(_, errors)| format!("{language}: {errors:?}"))?;
            bundle.add_resource(resource).map_err(|errors| format!("{language}: {errors:?}"))?;
        }
        static NUMBERS: AtomicU64 = AtomicU64::new(0);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        Ok(Lexicon { number, bundle: Arc::new(bundle), said: Arc::default(), names: Vec::new() })
    }

    /// The number of these words in this process: lexicons of one number differ in names at most.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The same words without the names of people.
    pub fn nameless(&self) -> Lexicon {
        Lexicon { names: Vec::new(), bundle: self.bundle.clone(), said: self.said.clone(), ..*self }
    }

    /// Who sits where, by name.
    pub fn seat_names(&mut self, names: Vec<String>) {
        self.names = names;
    }

    pub fn knows(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The sentence. A missing message or argument is an error; see [`Lexicon::say`].
    pub fn try_say(&self, text: &Text) -> Result<String, String> {
        let pattern = self
            .bundle
            .get_message(&text.key)
            .and_then(|message| message.value())
            .ok_or_else(|| format!("no message {}", text.key))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Text(text) => args.set(*name, self.try_say(text)?),
                Arg::List(texts) => {
                    let said: Result<Vec<_>, _> = texts.iter().map(|t| self.try_say(t)).collect();
                    args.set(*name, said?.join(", "));
                }
                Arg::Seat(seat) => args.set(*name, self.seat_name(*seat)),
                Arg::Raw(raw) => args.set(*name, raw.clone()),
            }
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        match errors.is_empty() {
            true => Ok(said.into_owned()),
            false => Err(format!("message {}: {errors:?}", text.key)),
        }
    }

    /// The sentence, or its key in brackets when the locale files lack it; tests make sure that
    /// they do not.
    pub fn say(&self, text: &Text) -> String {
        if !text.is_common() {
            return self.say_anew(text);
        }
        if let Some(said) = self.said.read().unwrap_or_else(PoisonError::into_inner).get(text) {
            return said.clone();
        }
        let said = self.say_anew(text);
        let mut remembered = self.said.write().unwrap_or_else(PoisonError::into_inner);
        if remembered.len() < REMEMBERED {
            remembered.insert(text.clone(), said.clone());
        }
        said
    }

    fn say_anew(&self, text: &Text) -> String {
        self.try_say(text).unwrap_or_else(|_| format!("[{}]", text.key))
    }

    /// What a seat is called in sentences.
    pub fn seat_name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| {
            let text = Text::new("seat").with("number", seat.0 + 1);
            self.try_say(&text).unwrap_or_else(|_| format!("P{}", seat.0 + 1))
        })
    }
}
