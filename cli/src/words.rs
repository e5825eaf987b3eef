//! The program's own words, and the language to speak.

use crate::failure::{Failure, Refused};
use clap::ValueEnum;
use kernel::{Arg, ContentSet, Game, Lexicon, Locale, Text, notation};

/// The languages of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Language {
    En,
    Ru,
}

/// The program's own Fluent files.
pub const LOCALES: &[Locale] = &[
    Locale { language: "en", source: include_str!("../locales/en.ftl") },
    Locale { language: "ru", source: include_str!("../locales/ru.ftl") },
];

impl Language {
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Ru => "ru",
        }
    }

    /// The language asked for, else the platform's, else English.
    pub fn of(asked: Option<Language>) -> Language {
        asked.unwrap_or_else(|| match sys_locale::get_locale() {
            Some(locale) if locale.to_lowercase().starts_with("ru") => Language::Ru,
            _ => Language::En,
        })
    }

    /// The words of a game and of the program.
    pub fn lexicon<G: Game>(self) -> Lexicon {
        let locales: Vec<Locale> = G::locales().iter().chain(LOCALES).copied().collect();
        Lexicon::new(self.code(), &locales).expect("the locale files are tested")
    }

    /// The same with the names of a content set's own components.
    pub fn lexicon_of<G: Game>(self, content: &'static G::Content) -> Lexicon {
        self.lexicon::<G>().of_edition(content.edition())
    }

    /// The program's own words alone.
    pub fn own_lexicon(self) -> Lexicon {
        Lexicon::new(self.code(), LOCALES).expect("the locale files are tested")
    }
}

/// Says one of the program's own messages.
pub fn ui(lexicon: &Lexicon, key: &str) -> String {
    lexicon.say(&Text::new(key))
}

/// Says one of the program's own messages with one argument.
pub fn ui_with(lexicon: &Lexicon, key: &str, name: &'static str, arg: impl Into<Arg>) -> String {
    lexicon.say(&Text::new(key).with(name, arg))
}

/// Why not, in words, with the chapter of the rulebook.
pub fn reason<G: Game>(refusal: G::Refusal, lexicon: &Lexicon) -> String {
    let chapter = lexicon.say(&Text::new(G::chapter(refusal)));
    format!("{} ({chapter})", lexicon.say(&G::say_refusal(refusal)))
}

/// A choice that is not possible, in words and for machines.
pub fn refused<G: Game>(
    message: impl FnOnce(&str) -> String,
    choice: G::Choice,
    refusal: G::Refusal,
    lexicon: &Lexicon,
) -> Failure {
    Failure::Refused(Box::new(Refused {
        message: message(&reason::<G>(refusal, lexicon)),
        choice: notation::write(&choice),
        refusal: serde_json::to_value(refusal).unwrap_or_default(),
        reason: lexicon.say(&G::say_refusal(refusal)),
        chapter: G::chapter(refusal),
    }))
}
