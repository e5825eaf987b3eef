//! The three prophecies: the calamity of each, what it counts, and its ladder of points.

use crate::glyphs::{row_at, width};
use crate::pictures;
use crate::printed::{Piece, Size};
use crate::shapes::{Move, N};
use crate::table::{Table, name_within};
use boards::part;
use kernel::Text;
use maud::{Markup, html};
use std::cmp::Ordering;
use tzolkin::content::Prophecy;
use tzolkin::parts::ProphecyId;
use tzolkin::words;

const TOP: f32 = 6.0;
const HEIGHT: f32 = 84.0;
const GAP: f32 = 3.0;

pub(crate) fn draw(table: &Table, left: f32, width: f32) -> Markup {
    html! {
        @for (number, prophecy) in (1..).zip(table.state.prophecies) {
            @if let Some(id) = prophecy {
                @let y = TOP + (HEIGHT + GAP) * f32::from(number - 1);
                g transform=(Move(left, y)) { (part(card(table, number, id, width))) }
            }
        }
    }
}

fn card(table: &Table, number: u8, id: ProphecyId, wide: f32) -> Markup {
    let tile = &table.content.prophecies[id.index()];
    let (class, key) = match number.cmp(&table.state.food_days_held) {
        Ordering::Less => ("over", "table-tzolkin-prophecy-over"),
        Ordering::Equal => ("now", "table-tzolkin-prophecy-now"),
        Ordering::Greater => ("later", "table-tzolkin-prophecy-later"),
    };
    let printed = table.printed(Piece::Prophecy(id, number, key, Size::of(wide)), |print| {
        let prophecy = words::prophecy(print.content, id);
        let title = Text::new(key).with("number", number).with("prophecy", prophecy);
        let name = print.say(words::prophecy_name(id));
        // The temple in brackets stands beside the name as an icon.
        let name = name.split(" (").next().unwrap_or(&name);
        let counts = pictures::metric(tile.metric);
        html! {
            (print.title(title))
            rect.paper width=(N(wide)) height=(N(HEIGHT)) rx="5" {}
            (name_within(name, 7.0, 16.0, wide - 12.0))
            (row_at(7.0, 31.0, &pictures::calamity(tile.calamity)))
            g.counts { (row_at(wide - 6.0 - width(&counts), 31.0, &counts)) }
            (ladder(tile, wide))
        }
    });
    html! {
        g.prophecy.(class) role="img" data-topic="prophecies" id={ "prophecy-" (id) } {
            (printed)
            @if class == "now" { @for place in 0..4 { (standing(table, tile, place, wide)) } }
        }
    }
}

/// How wide a rung is.
fn rung(wide: f32) -> f32 {
    (wide - 8.0) / 4.0
}

/// Where a rung begins.
fn at_rung(place: usize, wide: f32) -> Move {
    Move(4.0 + rung(wide) * place as f32, 42.0)
}

/// The four rungs: up to which count, for how many points.
fn ladder(tile: &Prophecy, wide: f32) -> Markup {
    let rung = rung(wide);
    let [first, second, third] = tile.rungs;
    let counts = [
        (None, Some(first)),
        (Some(first + 1), Some(second)),
        (Some(second + 1), Some(third)),
        (Some(third + 1), None),
    ];
    html! {
        @for (place, ((low, high), points)) in counts.into_iter().zip(tile.points).enumerate() {
            g.rung transform=(at_rung(place, wide)) {
                rect width=(N(rung - 2.0)) height="38" rx="2" {}
                text.count x=(N(rung / 2.0 - 1.0)) y="12" { (range(low, high)) }
                text.rung-points x=(N(rung / 2.0 - 1.0)) y="26" { (signed(points)) }
            }
        }
    }
}

fn rung_of(table: &Table, tile: &Prophecy, seat: kernel::Seat) -> usize {
    let count = table.state.count(seat, tile.metric);
    tile.rungs.iter().filter(|&&most| count > most).count()
}

/// Whoever would score this rung now.
fn standing(table: &Table, tile: &Prophecy, place: usize, wide: f32) -> Markup {
    let rung = rung(wide);
    let there: Vec<_> = table.seats().filter(|&seat| rung_of(table, tile, seat) == place).collect();
    let step = (rung / there.len().max(1) as f32).min(11.0);
    let start = rung / 2.0 - 1.0 - step * (there.len() as f32 - 1.0) / 2.0;
    html! {
        g transform=(at_rung(place, wide)) {
            @for (nth, &seat) in there.iter().enumerate() {
                use.(crate::table::seat_class(seat)) href=(crate::table::mark_href(seat))
                    x=(N(start + step * nth as f32 - 5.5)) y="27.5" width="11" height="11" {}
            }
        }
    }
}

fn range(low: Option<i8>, high: Option<i8>) -> String {
    let said = |number: i8| number.to_string().replace('-', "−");
    match (low, high) {
        (None, Some(high)) => format!("≤{}", said(high)),
        (Some(low), Some(high)) if low == high => said(low),
        (Some(low), Some(high)) => format!("{}–{}", said(low), said(high)),
        (Some(low), None) => format!("≥{}", said(low)),
        (None, None) => String::new(),
    }
}

fn signed(points: i8) -> String {
    match points {
        1.. => format!("+{points}"),
        0 => "0".into(),
        _ => format!("−{}", points.unsigned_abs()),
    }
}
