//! Cards: what they look like at a glance, and what can be done with them.

use crate::hyphens::soft;
use crate::icons::sign;
use crate::printed::{self, About};
use crate::table::{Offer, Table};
use boards::label;
use kernel::Text;
use maud::{Markup, html};
use through_the_ages::content::{CivilType, MilitaryType};
use through_the_ages::hand::Hand;
use through_the_ages::parts::{Age, CivilId, Kind, MilitaryId};
use through_the_ages::{Content, words};

/// What shows at a glance which sort of card it is: an emblem, and the colour of the box.
#[derive(Clone, Copy)]
pub(crate) struct Sort {
    pub emblem: &'static str,
    pub colour: &'static str,
}

pub(crate) fn kind_colour(kind: Kind) -> &'static str {
    match kind {
        _ if kind.is_production() => "brown",
        _ if kind.is_unit() => "red",
        _ => "grey",
    }
}

pub(crate) fn civil_sort(content: &Content, card: CivilId) -> Sort {
    match content.civil(card).what {
        CivilType::Workers(kind) => Sort { emblem: kind.key(), colour: kind_colour(kind) },
        CivilType::Special(special) => Sort { emblem: special.key(), colour: "blue" },
        CivilType::Government => Sort { emblem: "government", colour: "orange" },
        CivilType::Leader => Sort { emblem: "leader", colour: "green" },
        CivilType::Wonder => Sort { emblem: "wonder", colour: "purple" },
        CivilType::Action => Sort { emblem: "action", colour: "yellow" },
    }
}

pub(crate) fn military_sort(table: &Table, card: MilitaryId) -> Sort {
    let (emblem, colour) = match table.content.military(card).what {
        MilitaryType::Bonus { .. } => ("bonus", "bone"),
        MilitaryType::Tactic(_) => ("tactic", "red"),
        MilitaryType::Aggression(_) => ("aggression", "brown"),
        MilitaryType::War(_) => ("war", "dark"),
        MilitaryType::Pact(_) => ("pact", "blue"),
        MilitaryType::Territory(_) => ("territory", "green"),
        MilitaryType::Event(_) => ("event", "green"),
    };
    Sort { emblem, colour }
}

pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// A card of the row, upright. What cannot be taken says why.
pub(crate) fn upright(
    table: &Table,
    card: CivilId,
    at: &str,
    top: Markup,
    offer: Option<Offer>,
    why: Option<String>,
) -> Markup {
    let sort = civil_sort(table.content, card);
    let about = About::civil(table, card);
    let face = html! {
        span.card-top { span.age { (table.content.civil(card).age.key()) } " " (top) }
        (printed::face(table, card))
    };
    match (offer, why) {
        (Some(offer), _) => html! {
            a.card.can.(sort.colour) href={ "#choice-" (offer.number) } data-choice=(offer.number)
                data-piece=(card) data-at=(at) aria-label=(label(&offer.words, &face.0)) title=(about) { (face) }
        },
        (None, why) => {
            let is_refused = why.is_some();
            let about = match why {
                Some(why) => about.and(why),
                None => about,
            };
            html! {
                div.card.(sort.colour) .cannot[is_refused] data-piece=(card) data-at=(at) role="img"
                    aria-label=(about) title=(about) { (face) }
            }
        }
    }
}

/// A card lying on the table or in a hand, as one line: emblem, name, and what can be done with it.
pub(crate) struct Chip<'a> {
    pub sort: Sort,
    pub age: Age,
    pub name: String,
    pub about: About,
    pub piece: String,
    pub at: &'a str,
    /// What is to be seen behind the name.
    pub more: Markup,
    /// The choice that the card itself makes.
    pub offer: Option<Offer<'a>>,
    /// Buttons for further choices.
    pub buttons: Markup,
    /// Something of another seat that has changed.
    pub is_fresh: bool,
}

impl<'a> Chip<'a> {
    pub fn civil(table: &Table, card: CivilId, at: &'a str) -> Chip<'a> {
        let (sort, age) = (civil_sort(table.content, card), table.content.civil(card).age);
        let name = table.say(words::civil(card));
        Chip::new(sort, age, name, About::civil(table, card), card.to_string(), at)
    }

    pub fn military(table: &Table, card: MilitaryId, at: &'a str) -> Chip<'a> {
        let (sort, age) = (military_sort(table, card), table.content.military(card).age);
        let name = table.say(words::military(card));
        Chip::new(sort, age, name, About::military(table, card), card.to_string(), at)
    }

    /// A card with which nothing can be done.
    fn new(
        sort: Sort,
        age: Age,
        name: String,
        about: About,
        piece: String,
        at: &'a str,
    ) -> Chip<'a> {
        let (more, buttons) = (html! {}, html! {});
        Chip { sort, age, name, about, piece, at, more, offer: None, buttons, is_fresh: false }
    }

    pub fn draw(self) -> Markup {
        let face = html! {
            (sign(self.sort.emblem))
            " " span.name { (soft(&self.name)) } " "
            // Shown first; it comes after the name, which is hidden where there is no room, so that
            // what is written stays one piece of what the chip is called.
            span.age { (self.age.key()) } " "
            (self.more)
        };
        html! {
            span.chip.(self.sort.colour) .fresh[self.is_fresh] data-piece=(self.piece) data-at=(self.at) {
                @match self.offer {
                    Some(offer) => a.face.can href={ "#choice-" (offer.number) }
                        data-choice=(offer.number) aria-label=(label(&offer.words, &face.0)) title=(self.about) { (face) },
                    None => span.face role="img" aria-label=(self.about) title=(self.about) { (face) },
                }
                (self.buttons)
            }
        }
    }
}

/// The backs of military cards, by age.
pub(crate) fn backs(table: &Table, hand: &Hand) -> Markup {
    let count = |age| hand.iter().filter(|card| table.content.age_of(*card) == age).count();
    let counts = [Age::I, Age::II, Age::III].map(|age| (age, count(age)));
    html! {
        @for (age, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
            @let said = table.say(Text::new("table-ages-backs").with("age", words::age(age)).with("count", count as i64));
            span.chip.back {
                span.face role="img" aria-label=(said) title=(said) {
                    span.age { (age.key()) } (sign("back")) b { "×" (count) }
                }
            }
        }
    }
}
