//! Buildings and monuments on offer, as cards with their price and what they give.

use crate::glyphs::{Glyph, row_fit};
use crate::pictures;
use crate::printed::{Piece, Size};
use crate::shapes::{Move, N};
use crate::table::{Table, can};
use boards::part;
use kernel::{Rules, Seat, Text};
use maud::{Markup, Render, html};
use std::fmt::Display;
use tzolkin::parts::{BuildingId, Colour, MonumentId};
use tzolkin::{Choice, words};

const LEFT: f32 = 24.0;
const RIGHT: f32 = 998.0;
const HEIGHT: f32 = 78.0;
const GAP: f32 = 7.0;
/// The band that shows a card's colour by its pattern as well.
const BAND: f32 = 12.0;
/// What the number of a card takes of the row of its price.
const NUMBER: f32 = 25.0;
/// The widest card.
const WIDEST: f32 = 240.0;

/// The six places for buildings, some of them empty within a turn.
pub(crate) fn buildings(table: &Table, y: f32) -> Markup {
    let state = table.state;
    let deck = state.decks[usize::from(state.age) - 1].len() as u8;
    let title = Text::new("board-buildings").with("age", state.age).with("left", deck);
    let width = card_width(state.offer.len());
    html! {
        g.cards data-topic="building" transform=(Move(LEFT, y)) {
            (caption(table, title, "table-tzolkin-buildings"))
            @for (place, tile) in state.offer.iter().enumerate() {
                g transform=(Move((width + GAP) * place as f32, 0.0)) {
                    @match tile {
                        Some(tile) => (part(building(table, *tile, width))),
                        None => rect.empty width=(N(width)) height=(N(HEIGHT)) rx="5" {},
                    }
                }
            }
        }
    }
}

fn building(table: &Table, id: BuildingId, width: f32) -> impl Render {
    let tile = &table.content.buildings[id.index()];
    let offer =
        table.offer(|choice| matches!(choice, Choice::Build { building, .. } if building == id));
    let is_new = table.before.is_some_and(|before| !before.offer.contains(&Some(id)));
    let printed = table.printed(Piece::Building(id, Size::of(width)), |print| {
        let mut gives = pictures::effects(&tile.effects);
        if tile.can_renovate {
            gives.extend([Glyph::Gap, Glyph::Icon("renovation")]);
        }
        html! {
            (print.title(words::building(print.content, id)))
            (frame(width, tile.colour))
            (contents(width, &pictures::cost(tile.cost, tile.skulls), &gives))
            (number(id))
        }
    });
    can(
        offer,
        html! {
            g.card.(tile.colour.key()) role="img" id={ "building-" (id) } {
                (printed)
                @if is_new { path.fresh-card d={ "M" (N(width - 16.0)) " 0h11a5 5 0 0 1 5 5v11z" } {} }
            }
        },
    )
}

/// All monuments of the game; those that are built show whose they are.
pub(crate) fn monuments(table: &Table, y: f32) -> Markup {
    let state = table.state;
    let width = card_width(state.monuments.len());
    html! {
        g.cards data-topic="building" transform=(Move(LEFT, y)) {
            (caption(table, Text::new("board-monuments"), "table-tzolkin-monuments"))
            @for (place, tile) in state.monuments.iter().enumerate() {
                g transform=(Move((width + GAP) * place as f32, 0.0)) { (part(monument(table, tile, width))) }
            }
        }
    }
}

fn monument(table: &Table, id: MonumentId, width: f32) -> impl Render {
    let tile = &table.content.monuments[id.index()];
    let owner = table.seats().find(|&seat| table.state.player(seat).monuments.has(id));
    let offer = table
        .offer(|choice| matches!(choice, Choice::BuildMonument { monument, .. } if monument == id));
    let seats = table.state.seats();
    let printed = table.printed(Piece::Monument(id, seats, Size::of(width)), |_| {
        html! {
            (frame(width, tile.colour))
            (contents(width, &pictures::cost(tile.cost, tile.skulls), &pictures::rule(tile.rule, seats)))
            (number(id))
        }
    });
    can(
        offer,
        html! {
            g.card.monument.built[owner.is_some()].(tile.colour.key()) role="img" id={ "monument-" (id) } {
                (title(table, id, owner))
                (printed)
                @if let Some(seat) = owner {
                    g transform=(Move(width - 16.0, 17.0)) {
                        @let is_fresh = table.is_fresh(seat, |state| state.player(seat).monuments.has(id));
                        @if is_fresh { circle.fresh-ring r="13" {} }
                        (table.mark(seat))
                    }
                }
            }
        },
    )
}

fn title(table: &Table, id: MonumentId, owner: Option<Seat>) -> Markup {
    let monument = words::monument(table.content, id);
    match owner {
        None => table.title(monument),
        Some(seat) => table
            .title(Text::new("table-tzolkin-built").with("seat", seat).with("monument", monument)),
    }
}

fn card_width(cards: usize) -> f32 {
    let cards = cards.max(1) as f32;
    ((RIGHT - LEFT - GAP * (cards - 1.0)) / cards).min(WIDEST)
}

/// The name of a row of cards, along its left edge.
fn caption(table: &Table, title: Text, key: &str) -> Markup {
    html! {
        g.row-name role="img" transform={ (Move(-9.0, HEIGHT / 2.0)) "rotate(-90)" } {
            (table.title(title))
            text { (table.word(key)) }
        }
    }
}

fn frame(width: f32, colour: Colour) -> Markup {
    let pattern = match colour {
        Colour::Yellow => "dots",
        Colour::Brown => "rows",
        Colour::Green => "hatch",
        Colour::Blue => "waves",
    };
    html! {
        rect.paper width=(N(width)) height=(N(HEIGHT)) rx="5" {}
        rect.band x="3" y="3" width=(N(BAND - 3.0)) height=(N(HEIGHT - 6.0)) rx="2" {}
        rect x="3" y="3" width=(N(BAND - 3.0)) height=(N(HEIGHT - 6.0)) rx="2" fill={ "url(#p-" (pattern) ")" } {}
    }
}

/// What the log and the choices call a card.
fn number(id: impl Display) -> Markup {
    html! { text.card-number x=(N(BAND + 4.0)) y="15" { (id) } }
}

/// The price above, what it brings below.
fn contents(width: f32, cost: &[Glyph], gives: &[Glyph]) -> Markup {
    let middle = (width + BAND) / 2.0;
    let most = width - BAND - 10.0;
    html! {
        (row_fit(middle + NUMBER / 2.0, 18.0, 1.1, most - NUMBER, cost))
        path.divider d={ "M" (N(BAND + 8.0)) " 33H" (N(width - 8.0)) } {}
        (row_fit(middle, 55.0, 1.3, most, gives))
    }
}
