//! What is printed on cards: their faces, and all that they say in words.

use crate::cards::{capitalised, civil_sort};
use crate::hyphens::soft;
use crate::icons::sign;
use crate::signs;
use crate::table::Table;
use boards::printed::{Printed, RenderCache};
use kernel::{Lexicon, Text};
use maud::{Render, html};
use through_the_ages::content::{Civil, CivilType, Military, MilitaryType};
use through_the_ages::parts::{CivilId, MilitaryId};
use through_the_ages::words;

static CACHE: RenderCache<Piece> = RenderCache::new();

/// A piece that looks the same at every table.
#[derive(PartialEq, Eq, Hash)]
enum Piece {
    /// The face of a civil card below its upper edge.
    Face(CivilId),
    /// What a card says.
    Civil(CivilId),
    Military(MilitaryId),
}

/// All that a card says, a line a thought, and what else is to be said of it here.
pub(crate) struct About {
    card: Printed,
    also: Option<String>,
}

impl About {
    pub fn civil(table: &Table, card: CivilId) -> About {
        let print =
            CACHE.print(table.content, table.lexicon, Piece::Civil(card), |content, lexicon| {
                let known = content.civil(card);
                let head = head(words::civil(card), sort_name(known), words::age(known.age));
                html! { (lines(lexicon, head, words::civil_text(known))) }
            });
        About { card: print, also: None }
    }

    pub fn military(table: &Table, card: MilitaryId) -> About {
        let print =
            CACHE.print(table.content, table.lexicon, Piece::Military(card), |content, lexicon| {
                let known = content.military(card);
                let sort = military_sort_name(known);
                let head = head(words::military(card), sort, words::age(known.age));
                html! { (lines(lexicon, head, words::military_text(known))) }
            });
        About { card: print, also: None }
    }

    /// The same with one more line.
    pub fn and(self, also: String) -> About {
        About { also: Some(also), ..self }
    }
}

impl Render for About {
    fn render_to(&self, out: &mut String) {
        self.card.render_to(out);
        if let Some(also) = &self.also {
            out.push('\n');
            also.render_to(out);
        }
    }
}

/// Emblem and name of a civil card, what it costs and what it brings.
pub(crate) fn face(table: &Table, card: CivilId) -> Printed {
    CACHE.print(table.content, table.lexicon, Piece::Face(card), |content, lexicon| {
        let known = content.civil(card);
        html! {
            span.emblem { (sign(civil_sort(content, card).emblem)) }
            " " span.name { (soft(&lexicon.say(&words::civil(card)))) } " "
            span.signs { (signs::row(&signs::price(known))) }
            span.signs { (signs::row(&signs::gives(known))) }
        }
    })
}

fn head(card: Text, sort: Text, age: Text) -> Text {
    Text::new("table-ages-card").with("card", card).with("sort", sort).with("age", age)
}

fn lines(lexicon: &Lexicon, head: Text, said: Vec<Text>) -> String {
    let mut lines = vec![lexicon.say(&head)];
    lines.extend(said.iter().map(|text| capitalised(&lexicon.say(text))));
    lines.join("\n")
}

/// The name of a sort of card.
fn sort_name(card: &Civil) -> Text {
    match card.what {
        CivilType::Workers(kind) => words::kind(kind),
        CivilType::Special(_) => Text::new("table-ages-type-special"),
        CivilType::Government => Text::new("table-ages-type-government"),
        CivilType::Leader => Text::new("table-ages-type-leader"),
        CivilType::Wonder => Text::new("table-ages-type-wonder"),
        CivilType::Action => Text::new("table-ages-type-action"),
    }
}

fn military_sort_name(card: &Military) -> Text {
    Text::new(match card.what {
        MilitaryType::Bonus { .. } => "table-ages-type-bonus",
        MilitaryType::Tactic(_) => "table-ages-type-tactic",
        MilitaryType::Aggression(_) => "table-ages-type-aggression",
        MilitaryType::War(_) => "table-ages-type-war",
        MilitaryType::Pact(_) => "table-ages-type-pact",
        MilitaryType::Territory(_) => "table-ages-type-territory",
        MilitaryType::Event(_) => "table-ages-type-event",
    })
}
