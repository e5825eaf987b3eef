//! Words: every question, choice, event, refusal and tile as a key of the locale files and its
//! facts. Names and sentences stand in `locales/`, never here.

mod builds;
mod choices;
mod effects;
mod events;
mod help;
mod narration;
mod questions;
mod refusals;
mod tiles;

pub use help::{TOPICS, help, topic, topics};
pub use tiles::{
    NAMED_PROPHECIES, NAMED_TRIBES, action, building, monument, prophecy, prophecy_name, quick,
    space, technology, temple_step, tribe, tribe_name, wealth,
};

use crate::parts::*;
use crate::{Choice, Event, Refusal, Tzolkin};
use kernel::{Locale, Spoken, Text};

const LOCALES: &[Locale] = &[
    Locale { language: "en", source: include_str!("../locales/en.ftl") },
    Locale { language: "ru", source: include_str!("../locales/ru.ftl") },
    crate::board::LOCALES[0],
    crate::board::LOCALES[1],
];

impl Spoken for Tzolkin {
    fn locales() -> &'static [Locale] {
        LOCALES
    }

    fn say_question(&self) -> Text {
        questions::question(self)
    }

    fn say_choice(&self, choice: Choice) -> Text {
        choices::choice(self, choice)
    }

    fn say_event(event: Event) -> Text {
        events::event(event)
    }

    fn say_refusal(refusal: Refusal) -> Text {
        refusals::refusal(refusal)
    }

    fn chapter(refusal: Refusal) -> &'static str {
        refusal.chapter()
    }
}

pub fn gear(gear: Gear) -> Text {
    Text::new(format!("gear-{}", gear.key()))
}

pub fn temple(temple: Temple) -> Text {
    Text::new(format!("temple-{}", temple.key()))
}

pub fn tech(tech: Tech) -> Text {
    Text::new(format!("tech-{}", tech.key()))
}

pub fn colour(colour: Colour) -> Text {
    Text::new(format!("colour-{}", colour.key()))
}

/// Some of a good: `3 corn`.
pub fn goods(good: Good, count: impl Into<u16>) -> Text {
    Text::new(format!("good-{}", good.key())).with("count", count.into())
}

/// The god's name as it stands after "the temple of".
fn temple_of(temple: Temple) -> Text {
    Text::new(format!("temple-of-{}", temple.key()))
}

/// The colour as it stands after "of colour".
fn colour_of(colour: Colour) -> Text {
    Text::new(format!("colour-of-{}", colour.key()))
}

fn corn(count: impl Into<u16>) -> Text {
    goods(Good::Corn, count)
}

/// Blocks of any kind.
fn blocks(count: impl Into<u16>) -> Text {
    Text::new("blocks").with("count", count.into())
}

fn points(count: impl Into<i16>) -> Text {
    Text::new("points").with("count", count.into())
}

fn workers(count: impl Into<u16>) -> Text {
    Text::new("workers").with("count", count.into())
}

/// Blocks and skulls as a list of goods, without those that are not there.
fn stock(blocks: Blocks, skulls: u8) -> Vec<Text> {
    let counted = blocks.iter().map(|(block, &count)| (block.into(), count));
    counted
        .chain([(Good::Skull, skulls)])
        .filter(|(_, count)| *count > 0)
        .map(|(good, count)| goods(good, count))
        .collect()
}

/// A price as a list; nothing to pay has its own word.
fn price(parts: Vec<Text>) -> Vec<Text> {
    if parts.is_empty() { vec![Text::new("free")] } else { parts }
}

/// A price in corn.
fn corn_price(count: impl Into<u16>) -> Vec<Text> {
    match count.into() {
        0 => price(Vec::new()),
        count => vec![Text::new("corn-price").with("count", count)],
    }
}
