//! Help: one short paragraph for each chapter of the rules, with the figures of the content set.

use super::*;
use crate::Tzolkin;
use crate::content::Content;
use crate::parts::Part;

/// The chapters that have a help text, in the order of reading.
pub const TOPICS: &[&str] = &[
    "turn",
    "placing",
    "picking",
    "begging",
    "calendar",
    "food-day",
    "temples",
    "technologies",
    "building",
    "jungle",
    "market",
    "skulls",
    "tribes",
    "prophecies",
    "quick",
    "renovation",
    "scoring",
];

/// The topics of a table: those of modules that are not in play are left out.
pub fn topics(state: &Tzolkin) -> impl Iterator<Item = &'static str> + use<'_> {
    let is_in_play = |topic: &&str| match *topic {
        "tribes" => state.modules[Part::Tribes],
        "prophecies" => state.modules[Part::Prophecies],
        "quick" => state.modules[Part::Quick],
        "renovation" => state.modules[Part::Buildings],
        _ => true,
    };
    TOPICS.iter().copied().filter(is_in_play)
}

/// What one of the [`TOPICS`] is called.
pub fn topic(id: &str) -> Text {
    Text::new(format!("topic-{id}"))
}

/// The help text of one of the [`TOPICS`].
pub fn help(content: &Content, topic: &str) -> Option<Text> {
    let topic = TOPICS.iter().find(|&&known| known == topic)?;
    let figures = &content.figures;
    let text = Text::new(format!("help-{topic}"));
    Some(match *topic {
        "placing" => {
            let surcharge = figures.surcharge.iter().map(u8::to_string).collect::<Vec<_>>();
            text.with("surcharge", surcharge.join("/"))
        }
        "begging" => text.with("limit", figures.beg_limit).with("corn", corn(figures.beg_corn)),
        "calendar" => text.with("corn", corn(figures.corn_a_day)),
        "food-day" => text.with("food", corn(figures.food)).with("unfed", points(figures.unfed)),
        "market" => text
            .with("wood", corn(figures.market[Block::Wood]))
            .with("stone", corn(figures.market[Block::Stone]))
            .with("gold", corn(figures.market[Block::Gold])),
        "quick" => text.with("corn", corn(figures.quick_cost)),
        "scoring" => text.with("skull", points(figures.skull_points)),
        _ => text,
    })
}
