//! The three temples as ladders: what each step is worth, and who stands there.

use crate::glyphs::{Glyph, icon_at, row_at};
use crate::printed::{Piece, Size};
use crate::shapes::{Move, N};
use crate::table::{Offer, Table, can};
use boards::part;
use kernel::Text;
use maud::{Markup, html};
use tzolkin::content::TempleStep;
use tzolkin::parts::Temple;
use tzolkin::{Choice, words};

const STEP: f32 = 24.0;
/// Where the ladders stand.
const GROUND: f32 = 262.0;
/// Where the markers begin, and how far apart they are.
const MARKERS: f32 = 48.0;
const MARKER: f32 = 13.5;

/// The temples side by side from `left` on, each `width` wide.
pub(crate) fn draw(table: &Table, left: f32, width: f32) -> Markup {
    html! {
        @for (place, &temple) in Temple::ALL.iter().enumerate() {
            @let x = left + (width + 8.0) * place as f32;
            (part(html! {
                g.temple.(temple.key()) data-topic="temples" transform=(Move(x, GROUND)) {
                    (ladder(table, temple, width))
                }
            }))
        }
    }
}

fn ladder(table: &Table, temple: Temple, width: f32) -> Markup {
    let track = &table.content.temples[temple];
    let top = -STEP * track.steps.len() as f32;
    html! {
        (head(table, temple, width, top))
        @for (step, row) in (-1..).zip(&track.steps) {
            (can(offer(table, temple, step), table.printed(Piece::Step(temple, step, Size::of(width)), |print| {
                let is_top = step == track.top();
                html! {
                    g.step.at-start[step == 0].at-bottom[step < 0].at-top[is_top] role="img" transform=(Move(0.0, height(step))) {
                        (print.title(words::temple_step(print.content, temple, step)))
                        rect x="0" y=(N(-STEP)) width=(N(width)) height=(N(STEP - 2.0)) rx="2" {}
                        (worth(row))
                    }
                }
            })))
        }
        @for seat in table.seats() {
            @let x = MARKERS + MARKER * f32::from(seat.0);
            @let y = height(table.state.player(seat).temples[temple]) - STEP / 2.0 - 1.0;
            @let is_fresh = table.is_fresh(seat, |state| state.player(seat).temples[temple]);
            (table.marker(temple.key(), seat, x, y, is_fresh))
        }
    }
}

/// The lower edge of a step.
fn height(step: i8) -> f32 {
    -STEP * f32::from(step + 1)
}

fn worth(row: &TempleStep) -> Markup {
    html! {
        text.step-points x="22" y=(N(-STEP / 2.0 + 3.6)) { (minus(row.points)) }
        @if let Some(good) = row.good { (icon_at(good.key(), 24.0, -STEP / 2.0 - 9.0, 16.0)) }
    }
}

/// A number with a true minus sign.
fn minus(number: i8) -> Markup {
    html! { @if number < 0 { "−" } (number.unsigned_abs()) }
}

/// The god's name, and the points of whoever is highest on the two Food Days that bring points.
fn head(table: &Table, temple: Temple, width: f32, top: f32) -> Markup {
    let [second, fourth] = table.content.temples[temple].leader;
    let leader = Text::new("table-tzolkin-leader")
        .with("temple", words::temple(temple))
        .with("second", second)
        .with("fourth", fourth);
    let held = table.state.food_days_held;
    html! {
        (icon_at(temple.key(), 0.0, top - 38.0, 18.0))
        text.name x="22" y=(N(top - 24.0)) { (table.say(words::temple(temple))) }
        g.leader role="img" {
            (table.title(leader))
            (icon_at("crown", 2.0, top - 18.0, 15.0))
            @for (place, points, is_over) in [(0, second, held >= 2), (1, fourth, held >= 4)] {
                g.over[is_over] {
                    (row_at(22.0 + 26.0 * place as f32, top - 10.0, &[Glyph::Points(points.into())]))
                }
            }
            rect.catch x="0" y=(N(top - 20.0)) width=(N(width)) height="18" {}
        }
    }
}

/// A step up or down that leads here.
fn offer<'a>(table: &Table<'a>, temple: Temple, step: i8) -> Offer<'a> {
    let now = table.state.player(table.chooser()?).temples[temple];
    table.offer(|choice| match choice {
        Choice::Up(on) => on == temple && step == now + 1,
        Choice::Down(on) | Choice::Beg(on) => on == temple && step == now - 1,
        _ => false,
    })
}
