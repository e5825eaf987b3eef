//! What stands still around each gear: the number of every space and what it lets a worker do.

use crate::gears::{centre, radius, space_direction};
use crate::glyphs::{Glyph, ICON, row_amid, row_at, width};
use crate::pictures;
use crate::printed::{Piece, Print};
use crate::shapes::{Move, N, toward};
use crate::table::{Table, can};
use boards::part;
use kernel::Seat;
use maud::{Markup, Render, html};
use tzolkin::content::Action;
use tzolkin::parts::Gear;
use tzolkin::{Choice, Content, words};

/// How far plaques stay from the middle of their teeth.
const CLEAR: f32 = 10.5;
const ROW: f32 = 16.0;
/// How often plaques that touch are moved apart.
const ROUNDS: usize = 40;
/// The larger gear has the narrower spaces: its plaques have places found by hand.
const CHICHEN: [(f32, f32); 11] = [
    (-48.0, -59.0),
    (-17.0, -83.0),
    (27.0, -92.0),
    (72.0, -75.0),
    (88.0, -38.0),
    (92.0, 0.0),
    (88.0, 38.0),
    (72.0, 75.0),
    (27.0, 92.0),
    (-17.0, 83.0),
    (-50.0, 67.0),
];
/// For the number of the space.
const NUMBER: f32 = 14.0;

pub(crate) fn draw(table: &Table) -> Markup {
    html! {
        @for &gear in Gear::ALL {
            @let (x, y) = centre(gear);
            (part(html! {
                g.spaces.(gear.key()) data-topic=(topic(gear)) transform=(Move(x, y)) {
                    @for space in 0..=gear.last() { (draw_space(table, gear, space)) }
                }
            }))
        }
    }
}

/// What the help on a gear's spaces is about.
fn topic(gear: Gear) -> &'static str {
    match gear {
        Gear::Palenque => "jungle",
        Gear::Tikal => "technologies",
        Gear::ChichenItza => "skulls",
        Gear::Yaxchilan | Gear::Uxmal => "picking",
    }
}

/// What stands beside a space, and where: its middle and its size.
struct Plaque {
    rows: [Vec<Glyph>; 2],
    /// The room for the number, and on Chichén Itzá for a skull.
    number: f32,
    has_slot: bool,
    /// The number stands above, where there is no room beside.
    is_stacked: bool,
    degrees: f32,
    distance: f32,
    x: f32,
    y: f32,
    w: f32,
    h: f32,
}

/// The plaques of a gear, as near to it as they can stand beside each other.
fn laid_out(content: &Content, gear: Gear) -> Vec<Plaque> {
    let clear = radius(gear) + CLEAR;
    let mut plaques: Vec<Plaque> = Vec::with_capacity(11);
    for (space, row) in (0..).zip(&content.gears[gear]) {
        let mut plaque = plaque(gear, space, &row.action);
        plaque.stand(clear);
        while plaque.nearest() < clear {
            plaque.stand(plaque.distance + 1.0);
        }
        plaques.push(plaque);
    }
    if gear == Gear::ChichenItza {
        for (plaque, place) in plaques.iter_mut().zip(CHICHEN) {
            (plaque.x, plaque.y) = place;
        }
        return plaques;
    }
    for _ in 0..ROUNDS {
        for next in 1..plaques.len() {
            let (before, after) = plaques.split_at_mut(next);
            let (one, other) = (&mut before[next - 1], &mut after[0]);
            if one.touches(other) {
                one.stand(one.distance + 0.5);
                other.stand(other.distance + 0.5);
            }
        }
    }
    plaques
}

/// The first and the last space lie beside the calendar: their plaques stand a little aside.
fn aside(gear: Gear, space: u8) -> f32 {
    match space {
        0 => 5.0,
        space if space == gear.last() => -5.0,
        _ => 0.0,
    }
}

fn plaque(gear: Gear, space: u8, action: &Action) -> Plaque {
    let rows = match action {
        Action::None => [vec![], vec![]],
        Action::Any => [vec![Glyph::Icon("any")], vec![]],
        Action::Do(effects) => pictures::two_rows(effects),
    };
    let has_slot = gear == Gear::ChichenItza && matches!(action, Action::Do(_));
    let inner = width(&rows[0]).max(width(&rows[1]) - indent(&rows[1], has_slot));
    let is_stacked = space >= 10;
    let number = if has_slot { NUMBER + 4.0 } else { NUMBER };
    let height = if rows[1].is_empty() && !has_slot { ROW + 3.0 } else { ROW * 2.0 + 2.0 };
    let (w, h) = match action {
        Action::None => (17.0, 17.0),
        Action::Any if is_stacked => (21.0, ROW * 2.0 + 2.0),
        _ => (number + inner + 2.0, height),
    };
    let degrees = space_direction(gear, space) + aside(gear, space);
    Plaque { rows, number, has_slot, is_stacked, degrees, distance: 0.0, x: 0.0, y: 0.0, w, h }
}

impl Plaque {
    fn stand(&mut self, distance: f32) {
        self.distance = distance;
        (self.x, self.y) = toward(self.degrees, distance);
    }

    /// How near it comes to the middle of the gear.
    fn nearest(&self) -> f32 {
        let dx = (self.x.abs() - self.w / 2.0).max(0.0);
        let dy = (self.y.abs() - self.h / 2.0).max(0.0);
        dx.hypot(dy)
    }

    fn touches(&self, other: &Plaque) -> bool {
        (self.x - other.x).abs() < (self.w + other.w) / 2.0 + 1.5
            && (self.y - other.y).abs() < (self.h + other.h) / 2.0 + 1.5
    }
}

fn draw_space(table: &Table, gear: Gear, space: u8) -> impl Render {
    let offer = table.offer(|choice| {
        matches!(choice, Choice::Act { gear: g, action, .. } if (g, action) == (gear, space))
    });
    let skull = match (gear, usize::from(space).checked_sub(1)) {
        (Gear::ChichenItza, Some(slot)) => table.state.skull_slots.get(slot).copied().flatten(),
        _ => None,
    };
    let piece = table.printed(Piece::Space(gear, space, skull), |print| {
        let plaques = laid_out(print.content, gear);
        draw_plaque(print, gear, space, &plaques[usize::from(space)], skull)
    });
    can(offer, piece)
}

fn draw_plaque(
    print: &Print,
    gear: Gear,
    space: u8,
    plaque: &Plaque,
    skull: Option<Seat>,
) -> Markup {
    let Plaque { rows: [upper, lower], number, has_slot, is_stacked, x, y, w, h, .. } = plaque;
    let is_bare = upper.is_empty();
    let top = if lower.is_empty() && !has_slot { 0.0 } else { -ROW / 2.0 };
    let left = -w / 2.0 + number;
    let middle = if is_bare { 0.0 } else { left - number / 2.0 };
    let number_y = if *has_slot { top } else { 0.0 };
    html! {
        g.space role="img" transform=(Move(*x, *y)) {
            (print.title(words::space(print.content, gear, space)))
            rect.plaque x=(N(-w / 2.0)) y=(N(-h / 2.0)) width=(N(*w)) height=(N(*h)) rx="4" {}
            @if *is_stacked {
                text.space-number y="-4" { (space) }
                (row_amid(0.0, ROW / 2.0, upper))
            }
            @else if *has_slot { (skull_slot(skull, space, middle, number_y)) }
            @else { text.space-number x=(N(middle)) y="4.6" { (space) } }
            @if !is_bare && !is_stacked { (row_at(left, top, upper)) }
            @if !lower.is_empty() { (row_at(left - indent(lower, *has_slot), ROW / 2.0, lower)) }
        }
    }
}

/// The lower row of a skull's action begins under its slot.
fn indent(lower: &[Glyph], has_slot: bool) -> f32 {
    if has_slot && lower.len() > 1 { ICON + 1.0 } else { 0.0 }
}

/// The place for one skull with the number of its action, or whose skull lies there.
fn skull_slot(skull: Option<Seat>, space: u8, x: f32, y: f32) -> Markup {
    html! {
        @match skull {
            Some(seat) => (row_at(x - 8.0, y, &[Glyph::Seat(seat)])),
            None => {
                circle.slot cx=(N(x)) cy=(N(y)) r="8" {}
                text.space-number x=(N(x)) y=(N(y + 4.6)) { (space) }
            }
        }
    }
}
