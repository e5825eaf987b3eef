//! Words: every question, choice, event, refusal and card as a key of the locale files and its
//! facts. Names and sentences stand in `locales/`, never here.

mod choices;
mod effects;
mod events;
mod narration;
mod questions;
mod refusals;

pub use effects::{civil_text, military_text};

use crate::choice::Choice;
use crate::content::Content;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::Ages;
use kernel::{ContentSet, Locale, Spoken, Text};

impl Spoken for Ages {
    fn locales() -> &'static [Locale] {
        LOCALES
    }

    fn say_question(&self) -> Text {
        questions::say(self)
    }

    fn say_choice(&self, choice: Choice) -> Text {
        choices::say(self, choice)
    }

    fn say_event(event: Event) -> Text {
        events::say(event)
    }

    fn say_refusal(refusal: Refusal) -> Text {
        refusals::say(refusal)
    }

    fn chapter(refusal: Refusal) -> &'static str {
        refusal.chapter()
    }
}

const LOCALES: &[Locale] = &[
    Locale { language: "en", source: include_str!("../locales/en.ftl") },
    Locale { language: "ru", source: include_str!("../locales/ru.ftl") },
    Locale { language: "en", source: include_str!("../locales/cards.en.ftl") },
    Locale { language: "ru", source: include_str!("../locales/cards.ru.ftl") },
    crate::board::LOCALES[0],
    crate::board::LOCALES[1],
];

/// Every card of this table's content: its name in content files, its name, and what it says.
pub fn texts(state: &Ages) -> Vec<(&'static str, Text, Vec<Text>)> {
    let rules = state.rules();
    let civil = rules
        .civil_ids()
        .zip(&rules.civil)
        .map(|(id, card)| (card.slug.as_str(), civil(id), effects::civil_text(card)));
    let military = rules
        .military_ids()
        .zip(&rules.military)
        .map(|(id, card)| (card.slug.as_str(), military(id), effects::military_text(card)));
    civil.chain(military).collect()
}

/// The name of a civil card.
pub fn civil(card: CivilId) -> Text {
    // Events and refusals carry no content set; names follow the rows of the built-in one.
    match Content::built_in().civil.get(card.index()) {
        Some(known) => Text::new(format!("card-{}", known.slug)),
        None => Text::new("card-unknown").with("id", card.to_string()),
    }
}

/// The name of a military card.
pub fn military(card: MilitaryId) -> Text {
    match Content::built_in().military.get(card.index()) {
        Some(known) => Text::new(format!("card-{}", known.slug)),
        None => Text::new("card-unknown").with("id", card.to_string()),
    }
}

/// A military card or its back.
pub fn held(card: Held) -> Text {
    match card {
        Held::Known(card) => military(card),
        Held::Back(of) => Text::new("back").with("age", age(of)),
    }
}

/// The technology of a kind and level.
pub fn tech(kind: Kind, level: Age) -> Text {
    let card = Content::built_in().techs[kind].get(usize::from(level.level())).copied().flatten();
    match card {
        Some(card) => civil(card),
        None => Text::new(format!("kind-{}", kind.key())),
    }
}

pub fn age(age: Age) -> Text {
    Text::new(format!("age-{}", age.key()))
}

pub fn kind(kind: Kind) -> Text {
    Text::new(format!("kind-{}", kind.key()))
}

pub fn special(special: Special) -> Text {
    Text::new(format!("special-{}", special.key()))
}

pub fn good(good: Good) -> Text {
    Text::new(format!("good-{}", good.key()))
}

/// Some food or resources.
pub fn goods(good: Good, count: impl Into<u16>) -> Text {
    Text::new(format!("goods-{}", good.key())).with("count", count.into())
}

pub fn origin(origin: Origin) -> Text {
    Text::new(kernel::words::keys::source(origin.key()))
}

pub fn side(side: Side) -> Text {
    Text::new(format!("side-{}", side.key()))
}
