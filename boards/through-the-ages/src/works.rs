//! Technologies that take workers, a column a kind and a line a level, with workers and blue tokens
//! on them; in the places that no card has: the government and the tactic.

use crate::cards::{self, kind_colour};
use crate::hyphens::soft;
use crate::icons::sign;
use crate::printed::About;
use crate::signs;
use crate::table::{Offer, Table, button, icon_button};
use kernel::{Seat, Text};
use maud::{Markup, html};
use through_the_ages::Choice;
use through_the_ages::parts::{Age, CivilId, Kind, LEVELS, Store};
use through_the_ages::words;

/// So many tokens lie side by side.
const MANY: u8 = 3;

pub(crate) fn draw(table: &Table, seat: Seat) -> Markup {
    let player = table.state.player(seat);
    let is_bare = |level: u8| Kind::ALL.iter().all(|&kind| !player.has_tech(kind, level));
    html! {
        div.works.bare-1[is_bare(1)].bare-2[is_bare(2)].bare-3[is_bare(3)] data-topic="technologies" {
            @for &kind in Kind::ALL {
                div.of-kind.unknown[player.techs[kind].is_empty()] {
                    (head(table, seat, kind))
                    @for level in 0..LEVELS as u8 {
                        @if let Some(card) = table.content.techs[kind][usize::from(level)] {
                            (place(table, seat, kind, level, card))
                        }
                    }
                }
            }
        }
    }
}

/// The emblem of a kind, and how many workers it has; of urban kinds also how many it may have.
fn head(table: &Table, seat: Seat, kind: Kind) -> Markup {
    let player = table.state.player(seat);
    let (count, limit) = (player.count(kind), player.ratings.urban_limit);
    let text = match kind.is_urban() {
        true => Text::new("table-ages-kind-limited").with("limit", limit),
        false => Text::new("table-ages-kind"),
    };
    let said =
        cards::capitalised(&table.say(text.with("kind", words::kind(kind)).with("count", count)));
    html! {
        div.kind.(kind_colour(kind)) .{ "k-" (kind.key()) } role="img" aria-label=(said) title=(said) {
            (sign(kind.key()))
            b { (count) @if kind.is_urban() { "/" (limit) } }
        }
    }
}

fn place(table: &Table, seat: Seat, kind: Kind, level: u8, card: CivilId) -> Markup {
    let player = table.state.player(seat);
    html! {
        @if player.has_tech(kind, level) {
            (tech(table, seat, kind, level, card))
        } @else {
            div.tech.free .{ "k-" (kind.key()) } .{ "l-" (level) } aria-hidden="true" { (Age::of(level).key()) }
        }
    }
}

fn tech(table: &Table, seat: Seat, kind: Kind, level: u8, card: CivilId) -> Markup {
    let player = table.state.player(seat);
    let workers = player.workers[kind][usize::from(level)];
    let store = Store::ALL.iter().copied().find(|store| store.kind() == kind);
    let blue = store.map_or(0, |store| player.tokens[store][usize::from(level)]);
    let here = Text::new("table-ages-on-card").with("workers", workers).with("tokens", blue);
    let about = About::civil(table, card).and(table.say(here));
    let is_fresh = table.is_fresh(seat, |state| {
        let player = state.player(seat);
        (player.has_tech(kind, level), player.workers[kind][usize::from(level)])
    });
    let at = format!("{}-{level}-{}", kind.key(), seat.0);
    html! {
        div.tech.(kind_colour(kind)) .{ "k-" (kind.key()) } .{ "l-" (level) } .fresh[is_fresh]
            .idle[workers == 0] data-piece=(card) data-at={ "play-" (seat.0) } {
            span.face role="img" aria-label=(about) title=(about) {
                span.tech-head {
                    span.age { (Age::of(level).key()) }
                    span.signs { (signs::row(&signs::symbols(&table.content.civil(card).gives))) }
                }
                span.name { (soft(&table.say(words::civil(card)))) }
            }
            span.on-card {
                (tokens("worker", workers, &at))
                (tokens("blue", blue, &at))
                (buttons(table, seat, kind, Age::of(level)))
            }
        }
    }
}

/// Tokens on a card; of many only the last, with their number.
fn tokens(icon: &'static str, count: u8, at: &str) -> Markup {
    let shown = if count > MANY { 1 } else { count };
    html! {
        @if count > 0 {
            span.pile {
                @for _ in 0..shown { span.token data-piece=(icon) data-at=(at) { (sign(icon)) } }
                @if count > MANY { b aria-hidden="true" { "×" (count) } }
            }
        }
    }
}

/// What can be done with a technology in play.
fn buttons(table: &Table, seat: Seat, kind: Kind, level: Age) -> Markup {
    let offers = table.offers_of(seat, |choice| match choice {
        Choice::Build { kind: of, level: at }
        | Choice::Destroy { kind: of, level: at }
        | Choice::Raise { kind: of, level: at }
        | Choice::Lose { kind: of, level: at }
        | Choice::Send { kind: of, level: at }
        | Choice::Raze { kind: of, level: at } => (of, at) == (kind, level),
        Choice::Upgrade { kind: of, from, .. } | Choice::Stage { kind: of, from, .. } => {
            (of, from) == (kind, level)
        }
        Choice::Give { store, level: at } => (store.kind(), at) == (kind, level),
        _ => false,
    });
    html! {
        @if !offers.is_empty() { span.buttons { @for offer in offers { (one(offer)) } } }
    }
}

fn one(offer: Offer) -> Markup {
    match offer.choice {
        Choice::Build { .. } => icon_button(offer, "plus"),
        Choice::Raise { .. } => button(offer, html! { (sign("plus")) (sign("worker")) }),
        Choice::Upgrade { to, .. } => button(offer, html! { (sign("up")) (to.key()) }),
        Choice::Stage { to, .. } => button(offer, html! { (sign("theater")) (to.key()) }),
        Choice::Send { .. } => icon_button(offer, "flag"),
        Choice::Give { .. } => button(offer, html! { (sign("minus")) (sign("blue")) }),
        Choice::Lose { .. } => button(offer, html! { (sign("minus")) (sign("worker")) }),
        _ => html! { span.destroys { (icon_button(offer, "cross")) } },
    }
}
