//! Through the Ages in the browser. The table is text and small drawings laid out by the style
//! sheet, so that it fills a wide screen and flows on a narrow one: the card row, a civilization,
//! and what lies between them. Everything that can travel says what it is (`data-piece`) and where
//! it lies (`data-at`).

mod banks;
mod cards;
mod cover;
mod hands;
mod holdings;
mod hyphens;
mod icons;
mod outlook;
mod printed;
mod recap;
mod row;
mod signs;
mod strip;
mod table;
mod tableau;
#[cfg(test)]
mod tests;
mod time;
mod topics;
mod works;
mod world;

use super::{Narrated, Offered, Period, Shown, Topic};
use kernel::View;
use kernel::{Lexicon, Locale, Seat, Text};
use maud::{Markup, html};
use table::Table;
use through_the_ages::event::Event;
use through_the_ages::parts::Age;
use through_the_ages::{Ages, Choice, words};

/// The words of the table that the game itself does not have.
pub const LOCALES: &[Locale] = &[
    Locale { language: "en", source: include_str!("../../../locales/through-the-ages.en.ftl") },
    Locale { language: "ru", source: include_str!("../../../locales/through-the-ages.ru.ftl") },
];

impl Shown for Ages {
    fn board(
        view: &View<Self>,
        before: Option<&View<Self>>,
        offered: &[Offered<Self>],
        lexicon: &Lexicon,
    ) -> Markup {
        let table = Table::new(view, before, offered, lexicon);
        html! {
            div.ages {
                (row::draw(&table))
                (tableau::draw(&table))
                (world::draw(&table))
            }
        }
    }

    fn outlook(view: &View<Self>, choice: Choice) -> Vec<Text> {
        outlook::outlook(view, choice)
    }

    fn stock(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        strip::stock(self, seat)
    }

    fn recap(events: &[Event]) -> Vec<Text> {
        recap::recap(events)
    }

    fn audience() -> Text {
        Text::new("table-ages-for")
    }

    fn topics(&self) -> Vec<Topic> {
        topics::topics()
    }

    fn goods(view: &View<Self>, seat: Seat, lexicon: &Lexicon) -> Markup {
        strip::goods(view.state(), seat, lexicon)
    }

    fn symbols() -> Markup {
        icons::symbols()
    }

    fn cover() -> Markup {
        cover::draw()
    }

    const MINUTES_A_SEAT: u16 = 60;
}

impl Narrated for Ages {
    fn table_locales() -> &'static [Locale] {
        LOCALES
    }

    fn period(&self) -> Period {
        Period { round: self.round.into(), age: self.age.level().into() }
    }

    fn say_age(age: u16) -> Text {
        let ended = (age as u8).saturating_sub(1);
        Text::new("analysis-age").with("age", words::age(Age::of(ended)))
    }
}
