//! The jungle of Palenque: the harvest tiles of each action; and the market beside Uxmal.

use crate::glyphs::{Glyph, icon_at, row_amid, row_at};
use crate::pictures;
use crate::shapes::{Move, N};
use crate::table::{Table, can};
use kernel::{Rules, Text};
use maud::{Markup, html};
use tzolkin::Choice;
use tzolkin::state::FIRST_FIELD;
use tzolkin::task::Question;

const COLUMN: f32 = 28.0;
const TILE: f32 = 18.0;

/// Four columns of tiles: wood above corn, corn that lies open, places already harvested.
pub(crate) fn draw(table: &Table, x: f32, y: f32) -> Markup {
    let asked = match table.state.agenda.question() {
        Some((_, Question::Harvest { field })) if !table.offered.is_empty() => Some(field),
        _ => None,
    };
    html! {
        g.jungle data-topic="jungle" transform=(Move(x, y)) {
            @for field in 0..4_u8 {
                g transform=(Move(COLUMN * f32::from(field), 0.0)) {
                    (column(table, field, asked == Some(field)))
                }
            }
        }
    }
}

fn column(table: &Table, field: u8, is_asked: bool) -> Markup {
    let tiles = table.state.jungle[usize::from(field)];
    let text = Text::new("board-field")
        .with("action", field + FIRST_FIELD)
        .with("wood", tiles.wooded)
        .with("corn", tiles.open);
    let offer = |wanted: Choice| match is_asked {
        true => table.offer(|choice| choice == wanted),
        false => None,
    };
    let all = table.state.seats();
    let left = tiles.wooded + tiles.open;
    html! {
        g.field role="img" {
            (table.title(text))
            rect.plaque x=(N(-COLUMN / 2.0 + 1.5)) y="-10" width=(N(COLUMN - 3.0)) height=(N(TILE * f32::from(all) + 24.0)) rx="4" {}
            text.space-number y="5" { (field + FIRST_FIELD) }
            @for place in left..all.max(left) {
                rect.taken x="-7" y=(N(row(place) - 7.0)) width="14" height="14" rx="2" {}
            }
        }
        (can(offer(Choice::HarvestWood), pile("tile-wood", 0, tiles.wooded)))
        (can(offer(Choice::HarvestCorn), pile("tile-corn", tiles.wooded, left)))
        @if let Some(burn) = offer(Choice::Burn) {
            (can(Some(burn), html! {
                g.next transform=(Move(0.0, row(all) + 6.0)) {
                    circle r="11" {}
                    (icon_at("burn", -8.0, -8.5, 16.0))
                }
            }))
        }
        @if tiles.open == 0 && offer(Choice::HarvestCorn).is_some() {
            (can(offer(Choice::HarvestCorn), icon_at("no-tile", -8.0, row(left) - 8.0, 16.0)))
        }
    }
}

fn row(place: u8) -> f32 {
    21.0 + TILE * f32::from(place)
}

fn pile(icon: &str, from: u8, to: u8) -> Markup {
    html! {
        @if from < to {
            g.tiles {
                rect.catch x="-9" y=(N(row(from) - 9.0)) width="18" height=(N(TILE * f32::from(to - from))) rx="3" {}
                @for place in from..to { (icon_at(icon, -8.0, row(place) - 8.0, 16.0)) }
            }
        }
    }
}

/// What the market pays and asks for each block; a block that is chosen is taken from here.
pub(crate) fn market(table: &Table, x: f32, y: f32) -> Markup {
    html! {
        g.market role="group" data-topic="market" transform=(Move(x, y)) {
            (table.title(Text::new("table-tzolkin-market")))
            (icon_at("market", 0.0, -10.0, 20.0))
            @for (place, (block, rate)) in pictures::rates(table.content).enumerate() {
                @let offer = table.offer(|choice| matches!(choice,
                    Choice::Buy(b) | Choice::Sell(b) | Choice::SellOne(b) | Choice::TakeBlock(b)
                        if b == block));
                (can(offer, html! {
                    g.rate transform=(Move(50.0 + 52.0 * place as f32, 0.0)) {
                        rect.plaque x="-24" y="-11" width="48" height="22" rx="4" {}
                        (row_amid(0.0, 0.0, &[
                            Glyph::Icon(block.key()), Glyph::Number(rate.into()), Glyph::Icon("corn"),
                        ]))
                    }
                }))
            }
        }
    }
}

/// Skulls that nobody has yet.
pub(crate) fn skulls(table: &Table, x: f32, y: f32) -> Markup {
    let count = table.state.skull_bank;
    html! {
        g.bank role="img" data-topic="skulls" transform=(Move(x, y)) {
            (table.title(Text::new("table-tzolkin-skulls").with("count", count)))
            rect.plaque x="-28" y="-11" width="56" height="22" rx="4" {}
            (row_at(-22.0, 0.0, &[Glyph::Icon("skull"), Glyph::Text("×"), Glyph::Number(count.into())]))
        }
    }
}
