//! Tzolk'in in the browser: one drawing of the whole table. The gears of the calendar turn by the
//! `transform` of their groups; everything that can move has an id of its own and stays upright.
#![forbid(unsafe_code)]

mod buildings;
mod calendar;
mod cover;
mod gears;
mod glyphs;
mod hand;
mod icons;
mod jungle;
mod outlook;
mod people;
mod pictures;
mod printed;
mod prophecies;
mod quick;
mod recap;
mod shapes;
mod spaces;
mod table;
mod technologies;
mod temples;
#[cfg(test)]
mod tests;

use boards::{Board, Offered, part};
use kernel::{Lexicon, Locale, Seat, Text, View};
use maud::{Markup, html};
use table::Table;
use tzolkin::event::Event;
use tzolkin::parts::Part;
use tzolkin::{Choice, Tzolkin};

/// How Tzolk'in is drawn.
pub struct TzolkinBoard;

impl Board for TzolkinBoard {
    type Game = Tzolkin;

    const LOCALES: &'static [Locale] = &[
        Locale { language: "en", source: include_str!("../locales/en.ftl") },
        Locale { language: "ru", source: include_str!("../locales/ru.ftl") },
    ];
    const STYLE: &'static str = concat!(include_str!("gears.css"), include_str!("style.css"));
    const COVER_STYLE: &'static str = concat!(include_str!("gears.css"), include_str!("cover.css"));
    const SYMBOLS: &'static str = icons::SYMBOLS;
    const MINUTES_A_SEAT: u16 = 30;

    fn board(
        view: &View<Tzolkin>,
        before: Option<&View<Tzolkin>>,
        offered: &[Offered<Tzolkin>],
        lexicon: &Lexicon,
    ) -> Markup {
        draw(&Table::new(view, before, offered, lexicon))
    }

    fn outlook(view: &View<Tzolkin>, choice: Choice, _: &[Tzolkin; 2]) -> Vec<Text> {
        outlook::outlook(view.state(), choice)
    }

    fn stock(state: &Tzolkin, seat: Seat) -> Vec<(&'static str, i32)> {
        people::stock(state, seat)
    }

    fn recap(events: &[Event]) -> Vec<Text> {
        recap::recap(events)
    }

    fn audience() -> Text {
        Text::new("table-tzolkin-for")
    }

    fn goods(view: &View<Tzolkin>, seat: Seat, lexicon: &Lexicon) -> Markup {
        people::goods(view.state(), seat, lexicon)
    }

    fn cover() -> Markup {
        cover::draw()
    }
}

/// Right of the gears.
const RIGHT: f32 = 516.0;
const EDGE: f32 = 998.0;
/// Below the temples.
const LOWER: f32 = 272.0;
/// The prophecies beside the temples.
const PROPHECIES: f32 = 130.0;

fn draw(table: &Table) -> Markup {
    let modules = table.state.modules;
    let whole = EDGE - RIGHT;
    let temples = if modules[Part::Prophecies] { whole - PROPHECIES - 8.0 } else { whole };
    html! {
        svg.drawing.tzolkin viewBox="0 0 1000 640" role="group"
            aria-label=(table.say(Text::new("table-tzolkin-board"))) {
            (part(jungle::draw(table, 402.0, 14.0)))
            (part(jungle::market(table, 6.0, 454.0)))
            (part(jungle::skulls(table, 34.0, 16.0)))
            (spaces::draw(table))
            (part(calendar::draw(table)))
            (gears::draw(table))
            (temples::draw(table, RIGHT, (temples - 16.0) / 3.0))
            @if modules[Part::Prophecies] { (prophecies::draw(table, EDGE - PROPHECIES, PROPHECIES)) }
            @match hand::seen(table) {
                Some(seat) => (hand::draw(table, seat, RIGHT, LOWER, whole)),
                None => (technologies::draw(table, RIGHT, LOWER, whole + 3.0)),
            }
            @if modules[Part::Quick] { (part(quick::draw(table, 396.0, 364.0))) }
            (buildings::buildings(table, 476.0))
            (buildings::monuments(table, 560.0))
        }
    }
}
