//! The banks of a civilization: yellow tokens with what the next worker costs, what all eat and how
//! many happy faces they want; blue tokens with their corruption; white and red actions.

use crate::icons::{named, sign};
use crate::table::{Table, button};
use kernel::{Seat, Text};
use maud::{Markup, html};
use std::ops::RangeInclusive;
use through_the_ages::Choice;
use through_the_ages::content::YellowRow;

pub(crate) fn draw(table: &Table, seat: Seat) -> Markup {
    html! {
        div.banks {
            (pool(table, seat))
            (yellow(table, seat))
            (blue(table, seat))
            (actions(table, seat))
        }
    }
}

/// Workers without work, and the way to get one more.
fn pool(table: &Table, seat: Seat) -> Markup {
    let unused = table.state.player(seat).unused;
    let discontent = table.state.discontent(seat);
    let said = Text::new("table-ages-unused").with("count", unused).with("discontent", discontent);
    let said = table.say(said);
    html! {
        div.pool data-topic="workers" {
            span.tokens role="img" aria-label=(said) title=(said) {
                @for place in 0..unused {
                    span.token data-piece="worker" data-at={ "pool-" (seat.0) } {
                        (sign(if place < discontent { "discontent" } else { "worker" }))
                    }
                }
                @if unused == 0 { (sign("empty")) }
            }
            @for offer in table.offers_of(seat, |choice| matches!(choice, Choice::Population | Choice::Settlers)) {
                @let is_free = offer.choice == Choice::Settlers;
                (button(offer, html! {
                    (sign("plus")) (sign("worker"))
                    @if !is_free { b { (table.state.population_price(seat, 0)) } (sign("food")) }
                }))
            }
        }
    }
}

/// Tokens of a bank that say the same, the fewest first.
fn sections<T: Copy + PartialEq>(rows: &[T], most: u8) -> Vec<(RangeInclusive<u8>, T)> {
    let mut sections: Vec<(RangeInclusive<u8>, T)> = Vec::new();
    for tokens in 0..=most.max(rows.len() as u8 - 1) {
        let row = rows[usize::from(tokens).min(rows.len() - 1)];
        match sections.last_mut() {
            Some((range, same)) if *same == row => *range = *range.start()..=tokens,
            _ => sections.push((tokens..=tokens, row)),
        }
    }
    sections
}

fn yellow(table: &Table, seat: Seat) -> Markup {
    let player = table.state.player(seat);
    let most = player.yellow_bank.max(table.content.figures.yellow_bank);
    let now = table.content.yellow(player.yellow_bank);
    let said = Text::new("table-ages-yellow")
        .with("tokens", player.yellow_bank)
        .with("price", table.state.population_price(seat, 0))
        .with("consumption", now.consumption)
        .with("happy", player.ratings.happiness)
        .with("needed", now.happy);
    let said = table.say(said);
    html! {
        div.bank.yellow-bank data-topic="yellow" role="img" aria-label=(said) title=(said) {
            span.legend { (sign("happy")) (sign("yellow")) span { (sign("worker")) } (sign("consumption")) }
            @for (range, row) in sections(&table.content.yellow, most) {
                (yellow_section(&range, row, player.yellow_bank, player.ratings.happiness))
            }
        }
    }
}

fn yellow_section(range: &RangeInclusive<u8>, row: YellowRow, bank: u8, happiness: u8) -> Markup {
    html! {
        span.section.now[range.contains(&bank)] {
            span.faces.met[row.happy <= happiness] { (row.happy) }
            span.tokens { (tokens(range, bank, "yellow", "empty")) }
            span { @if row.price > 0 { (row.price) } @else { "–" } }
            span { @if row.consumption > 0 { "−" } (row.consumption) }
        }
    }
}

/// The places of a section: with their tokens, or empty.
fn tokens(range: &RangeInclusive<u8>, bank: u8, full: &'static str, gap: &'static str) -> Markup {
    html! {
        @for place in (*range.start()).max(1)..=*range.end() {
            @if place <= bank { (sign(full)) } @else { (sign(gap)) }
        }
    }
}

fn blue(table: &Table, seat: Seat) -> Markup {
    let player = table.state.player(seat);
    let most = player.blue_bank.max(table.content.figures.blue_bank);
    let said = Text::new("table-ages-blue")
        .with("tokens", player.blue_bank)
        .with("corruption", table.content.corruption(player.blue_bank));
    let said = table.say(said);
    html! {
        div.bank.blue-bank data-topic="blue" role="img" aria-label=(said) title=(said) {
            span.legend { (sign("blue")) (sign("corruption")) }
            @for (range, corruption) in sections(&table.content.blue, most) {
                span.section.now[range.contains(&player.blue_bank)] {
                    span.tokens { (tokens(&range, player.blue_bank, "blue", "gap")) }
                    span { @if corruption > 0 { "−" } (corruption) }
                }
            }
        }
    }
}

/// White and red tokens: still to be used, and used.
fn actions(table: &Table, seat: Seat) -> Markup {
    let (state, ratings) = (table.state, table.state.player(seat).ratings);
    let rows = [
        ("civil", "table-ages-civil", state.civil_actions(seat), ratings.civil),
        ("military", "table-ages-military", state.military_actions(seat), ratings.military),
    ];
    html! {
        div.actions-left data-topic="actions" {
            @for (icon, key, left, all) in rows {
                @let said = table.say(Text::new(key).with("left", left).with("all", all));
                span.tokens role="img" aria-label=(said) title=(said) {
                    b { (left) "/" (all) }
                    @for place in 0..all.max(left) { (sign(if place < left { icon } else { "spent" })) }
                }
            }
            @if state.current == seat { (this_turn(table)) }
        }
    }
}

/// What is there for this turn only.
fn this_turn(table: &Table) -> Markup {
    let turn = &table.state.turn;
    let extras = [
        ("resources", "table-ages-unit-resources", turn.unit_resources),
        ("science", "table-ages-unit-science", turn.unit_science),
        ("food", "table-ages-route-food", turn.food),
        ("resources", "table-ages-route-resources", turn.resources),
    ];
    html! {
        @for (icon, key, count) in extras.into_iter().filter(|(_, _, count)| *count > 0) {
            @let said = table.say(Text::new(key).with("count", count));
            span.extra title=(said) role="img" aria-label=(said) { (named(icon, &said)) b { "+" (count) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sections;

    #[test]
    fn sections_hold_what_says_the_same() {
        let sections = sections(&[6, 4, 4, 2], 5);
        assert_eq!(sections, [(0..=0, 6), (1..=2, 4), (3..=5, 2)]);
    }
}
