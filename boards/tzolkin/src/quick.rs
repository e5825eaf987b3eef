//! Quick actions: the tile of these two days, its three spaces, and the tile that follows.

use crate::gears::dummy;
use crate::glyphs::{icon_at, row_fit};
use crate::pictures;
use crate::shapes::{Move, N};
use crate::table::{Table, can};
use kernel::Text;
use maud::{Markup, html};
use tzolkin::parts::QuickId;
use tzolkin::state::QuickSpace;
use tzolkin::{Choice, words};

const WIDTH: f32 = 112.0;

/// The panel with its upper left corner at a place.
pub(crate) fn draw(table: &Table, x: f32, y: f32) -> Markup {
    let state = table.state;
    let next = state.quick_tiles.get(usize::from(state.day / 2) + 1).copied().flatten();
    html! {
        g.quick data-topic="quick" transform=(Move(x, y)) {
            @if let Some(tile) = state.quick_tile() { (today(table, tile)) }
            (spaces(table))
            @if let Some(next) = next { (coming(table, next)) }
        }
    }
}

fn gives(table: &Table, tile: QuickId) -> Vec<crate::glyphs::Glyph> {
    pictures::effects(&table.content.quicks[tile.index()].effects)
}

fn today(table: &Table, tile: QuickId) -> Markup {
    html! {
        g.tile role="img" id={ "quick-" (tile) } {
            (table.title(words::quick(table.content, tile)))
            rect.paper width=(N(WIDTH)) height="34" rx="5" {}
            (icon_at("quick", 5.0, 6.0, 22.0))
            (row_fit(70.0, 17.0, 1.3, WIDTH - 38.0, &gives(table, tile)))
        }
    }
}

fn spaces(table: &Table) -> Markup {
    let count = usize::from(table.content.figures.quick_spaces);
    let spaces = &table.state.quick_spaces[..count];
    let free = spaces.iter().position(Option::is_none);
    html! {
        @for (place, space) in spaces.iter().enumerate() {
            @let offer = match free == Some(place) {
                true => table.offer(|choice| choice == Choice::PlaceQuick),
                false => None,
            };
            @let text = match space {
                Some(QuickSpace::Worker(seat)) => Text::new("table-tzolkin-quick-worker").with("seat", *seat),
                Some(QuickSpace::Dummy) => Text::new("table-tzolkin-quick-dummy"),
                None => Text::new("table-tzolkin-quick-free"),
            };
            (can(offer, html! {
                g.quick-space role="img" transform=(Move(20.0 + 36.0 * place as f32, 52.0)) {
                    (table.title(text))
                    circle.socket r="12" {}
                    @match space {
                        Some(QuickSpace::Worker(seat)) => {
                            @if table.is_fresh(*seat, |state| state.quick_spaces[place]) { circle.fresh-ring r="13" {} }
                            (table.mark(*seat))
                        },
                        Some(QuickSpace::Dummy) => (dummy()),
                        None => {},
                    }
                }
            }))
        }
    }
}

/// The tile that follows, and in how many days.
fn coming(table: &Table, tile: QuickId) -> Markup {
    let days = 2 - table.state.day % 2;
    let text = Text::new("table-tzolkin-quick-next")
        .with("days", days)
        .with("tile", words::quick(table.content, tile));
    html! {
        g.coming role="img" transform="translate(0 81)" {
            (table.title(text))
            text.sign x="6" y="4.6" { "+" (days) " ›" }
            (row_fit(70.0, 0.0, 1.0, 70.0, &gives(table, tile)))
            rect.catch y="-11" width=(N(WIDTH)) height="22" {}
        }
    }
}
