//! The words of the pages, in Fluent files.

use crate::bots;
use crate::model::Reader;
use kernel::{Arg, Lexicon, Locale, Text};
use std::sync::LazyLock;

/// The pages' own Fluent files.
pub const LOCALES: &[Locale] = &[
    Locale { language: "en", source: include_str!("../../locales/en.ftl") },
    Locale { language: "ru", source: include_str!("../../locales/ru.ftl") },
    Locale { language: "en", source: include_str!("../../locales/analysis.en.ftl") },
    Locale { language: "ru", source: include_str!("../../locales/analysis.ru.ftl") },
    Locale { language: "en", source: include_str!("../../locales/account.en.ftl") },
    Locale { language: "ru", source: include_str!("../../locales/account.ru.ftl") },
    Locale { language: "en", source: include_str!("../../locales/people.en.ftl") },
    Locale { language: "ru", source: include_str!("../../locales/people.ru.ftl") },
    Locale { language: "en", source: include_str!("../../locales/limits.en.ftl") },
    Locale { language: "ru", source: include_str!("../../locales/limits.ru.ftl") },
];

static ENGLISH: LazyLock<Lexicon> = LazyLock::new(|| load("en"));
static RUSSIAN: LazyLock<Lexicon> = LazyLock::new(|| load("ru"));

fn load(language: &str) -> Lexicon {
    Lexicon::new(language, LOCALES).expect("the locale files are tested")
}

/// The words of the pages in `en` or `ru`; English for anything else.
pub fn lexicon(language: &str) -> &'static Lexicon {
    match language {
        "ru" => &RUSSIAN,
        _ => &ENGLISH,
    }
}

/// Speaks to one reader.
#[derive(Clone, Copy)]
pub(super) struct Words(&'static Lexicon);

impl Words {
    pub fn of(reader: &Reader) -> Words {
        Words(lexicon(reader.language))
    }

    pub fn lexicon(self) -> &'static Lexicon {
        self.0
    }

    pub fn say(self, key: &str) -> String {
        self.0.say(&Text::new(key))
    }

    /// A message with one argument.
    pub fn with(self, key: &str, name: &'static str, arg: impl Into<Arg>) -> String {
        self.0.say(&Text::new(key).with(name, arg))
    }

    /// A message with several arguments.
    pub fn with_all(self, key: &str, args: Vec<(&'static str, Arg)>) -> String {
        self.0.say(&Text { key: key.to_string(), args })
    }

    /// What an opponent is called.
    pub fn mind(self, name: &str) -> String {
        mind(self.0, name)
    }

    /// A word about an opponent.
    pub fn mind_about(self, name: &str) -> String {
        let level = LEVELS.iter().find(|level| level.mind == name);
        self.say(level.map_or("page-mind-bot-about", |level| level.about))
    }
}

/// The words for an opponent: the key of its name, and of a word about it.
struct Level {
    mind: &'static str,
    name: &'static str,
    about: &'static str,
}

const LEVELS: [Level; 5] = [
    Level { mind: "random", name: "page-mind-random", about: "page-mind-random-about" },
    Level { mind: "novice", name: "page-mind-novice", about: "page-mind-novice-about" },
    Level { mind: "adept", name: "page-mind-adept", about: "page-mind-adept-about" },
    Level { mind: "expert", name: "page-mind-expert", about: "page-mind-expert-about" },
    Level { mind: "master", name: "page-mind-master", about: "page-mind-master-about" },
];

/// What an opponent is called; a program is called by the name that the server gave it.
pub fn mind(lexicon: &Lexicon, name: &str) -> String {
    match LEVELS.iter().find(|level| level.mind == name) {
        Some(level) => lexicon.say(&Text::new(level.name)),
        None => bots::name(name).unwrap_or(name).to_string(),
    }
}

/// A count as an argument.
pub(super) fn number(count: usize) -> Arg {
    Arg::Number(i64::try_from(count).unwrap_or(i64::MAX))
}
