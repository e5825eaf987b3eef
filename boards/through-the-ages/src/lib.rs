//! Through the Ages in the browser. The table is text and small drawings laid out by the style
//! sheet, so that it fills a wide screen and flows on a narrow one: the card row, a civilization,
//! and what lies between them. Everything that can travel says what it is (`data-piece`) and where
//! it lies (`data-at`).
#![forbid(unsafe_code)]

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

use boards::{Board, Offered};
use kernel::{Lexicon, Locale, Seat, Text, Topic, View};
use maud::{Markup, html};
use table::Table;
use through_the_ages::event::Event;
use through_the_ages::{Ages, Choice};

/// How Through the Ages is drawn.
pub struct AgesBoard;

impl Board for AgesBoard {
    type Game = Ages;

    const LOCALES: &'static [Locale] = &[
        Locale { language: "en", source: include_str!("../locales/en.ftl") },
        Locale { language: "ru", source: include_str!("../locales/ru.ftl") },
    ];
    const STYLE: &'static str = include_str!("style.css");
    const COVER_STYLE: &'static str = include_str!("cover.css");
    const SYMBOLS: &'static str = icons::SYMBOLS;
    const MINUTES_A_SEAT: u16 = 60;

    fn board(
        view: &View<Ages>,
        before: Option<&View<Ages>>,
        offered: &[Offered<Ages>],
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

    fn outlook(view: &View<Ages>, choice: Choice, worlds: &[Ages; 2]) -> Vec<Text> {
        outlook::outlook(view.state(), choice, worlds)
    }

    fn stock(state: &Ages, seat: Seat) -> Vec<(&'static str, i32)> {
        strip::stock(state, seat)
    }

    fn recap(events: &[Event]) -> Vec<Text> {
        recap::recap(events)
    }

    fn audience() -> Text {
        Text::new("table-ages-for")
    }

    fn topics(_: &Ages) -> Vec<Topic> {
        topics::topics()
    }

    fn goods(view: &View<Ages>, seat: Seat, lexicon: &Lexicon) -> Markup {
        strip::goods(view.state(), seat, lexicon)
    }

    fn cover() -> Markup {
        cover::draw()
    }
}
