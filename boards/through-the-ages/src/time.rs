//! How late it is: the age, the round, and the decks that count it down.

use crate::icons::sign;
use crate::table::Table;
use kernel::Text;
use maud::{Markup, html};
use through_the_ages::words;

/// Age and round, and how many cards are left.
pub(crate) fn draw(table: &Table) -> Markup {
    let state = table.state;
    let decks = [
        ("card", "table-ages-civil-deck", i64::from(state.civil_deck.total())),
        ("back", "table-ages-military-deck", i64::from(state.deck_size)),
    ];
    let round = match state.last_round {
        Some(last) => Text::new("table-ages-last-round").with("last", last),
        None => Text::new("table-ages-round"),
    };
    html! {
        div.time data-topic="time" {
            span.great-age { (table.say(Text::new("table-ages-age").with("age", words::age(state.age)))) }
            span.round { (table.say(round.with("round", state.round))) }
            @for (icon, key, count) in decks {
                @let said = table.say(Text::new(key).with("count", count));
                span.deck role="img" aria-label=(said) title=(said) { (sign(icon)) b { (count) } }
            }
        }
    }
}
