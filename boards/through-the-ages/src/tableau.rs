//! Civilizations, one open at a time: the reader's own at first, every other one tab away.

use crate::table::Table;
use crate::{banks, hands, holdings, time, works};
use boards::marks;
use boards::part;
use kernel::{Seat, Text};
use maud::{Markup, html};
use through_the_ages::words;

pub(crate) fn draw(table: &Table) -> Markup {
    html! {
        div.civilizations {
            @for seat in table.seats() {
                details #{ "look-" (seat.0) } name="look" open[seat == table.shown()] {
                    summary.{ "seat-" (seat.0 + 1) } .fresh[is_fresh(table, seat)] {
                        (marks::mark(seat)) span { (table.lexicon.seat_name(seat)) }
                        @if let Some(leader) = table.state.player(seat).leader {
                            span.led { (table.say(words::civil(leader))) }
                        }
                    }
                    (civilization(table, seat))
                }
            }
            (time::draw(table))
        }
    }
}

/// Something of this civilization is another than the reader saw last.
fn is_fresh(table: &Table, seat: Seat) -> bool {
    table.is_fresh(seat, |state| {
        let player = state.player(seat);
        (player.techs, player.workers, player.leader, player.wonders.len(), player.government)
    })
}

fn civilization(table: &Table, seat: Seat) -> Markup {
    let name = Text::new("table-ages-civilization").with("seat", seat);
    html! {
        section.civilization aria-label=(table.say(name)) {
            @if table.state.player(seat).has_resigned {
                p.empty { (table.say(Text::new("table-ages-resigned").with("seat", seat))) }
            } @else {
                (part(banks::draw(table, seat)))
                (part(works::draw(table, seat)))
                (part(holdings::draw(table, seat)))
                (part(hands::draw(table, seat)))
            }
        }
    }
}
