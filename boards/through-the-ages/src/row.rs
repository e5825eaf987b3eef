//! The card row, with prices for whoever looks.

use crate::cards::upright;
use crate::icons::sign;
use crate::table::Table;
use boards::part;
use kernel::Text;
use maud::{Markup, html};
use through_the_ages::Choice;
use through_the_ages::parts::CivilId;
use through_the_ages::task::Question;

pub(crate) fn draw(table: &Table) -> Markup {
    let label = table.say(Text::new("table-ages-row"));
    html! {
        ol.row-of-cards data-topic="row" aria-label=(label) {
            @for (place, card) in table.state.row.iter().enumerate() {
                @let price = table.content.slots[place].price;
                li .{ "zone-" (price) } .new-zone[is_first_of_zone(table, place)] .fresh[is_new(table, place)] {
                    @match *card {
                        Some(card) => (part(slot(table, place, card))),
                        None => span.card.gone {},
                    }
                }
            }
        }
    }
}

/// Where the next price begins.
fn is_first_of_zone(table: &Table, place: usize) -> bool {
    place > 0 && table.content.slots[place - 1].price != table.content.slots[place].price
}

/// A card that was not in the row when the reader had last chosen.
fn is_new(table: &Table, place: usize) -> bool {
    let card = table.state.row[place];
    let count = |row: &[Option<CivilId>]| row.iter().filter(|other| **other == card).count();
    let now = count(&table.state.row[..=place]);
    card.is_some() && table.is_changed(|state| count(&state.row) >= now)
}

fn slot(table: &Table, place: usize, card: CivilId) -> Markup {
    let number = place as u8 + 1;
    let is_taking = matches!(
        table.state.agenda.question(),
        Some((_, Question::Actions | Question::Agreement { .. }))
    );
    let offer = table.offers(|choice| choice == Choice::Take(number)).first().copied();
    let why = match is_taking {
        true => table.why_not(Choice::Take(number)),
        false => None,
    };
    let price = table.state.take_price(table.shown(), number);
    let printed = table.content.slots[place].price;
    let top = html! {
        span.price .dearer[price > printed] .cheaper[price < printed] {
            b { (price) } (sign("civil"))
        }
    };
    upright(table, card, "row", top, offer, why)
}
