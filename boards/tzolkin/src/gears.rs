//! The five gears around the calendar: where they stand, how far they have turned, and who rides.

use crate::shapes::{self, Move, N, Turn, toward};
use crate::table::{Offer, Table, can, mark_href, seat_class};
use boards::part;
use kernel::{Asks, Rules, Seat, Text};
use maud::{Markup, Render, html};
use std::sync::LazyLock;
use tzolkin::parts::{Gear, Tooth};
use tzolkin::state::{TurnSoFar, Tzolkin};
use tzolkin::task::Question;
use tzolkin::{Choice, words};

/// The middle of the calendar.
pub(crate) const CENTRE: (f32, f32) = (222.0, 236.0);
/// The circle on which the calendar meets the gears.
pub(crate) const CALENDAR: f32 = 112.0;
/// Teeth of the calendar.
pub(crate) const DAYS: u8 = 26;
/// A day of the calendar in degrees.
pub(crate) const DAY: f32 = 360.0 / DAYS as f32;

static SMALL: LazyLock<String> = LazyLock::new(|| shapes::gear(10, radius(Gear::Palenque)));
static LARGE: LazyLock<String> = LazyLock::new(|| shapes::gear(13, radius(Gear::ChichenItza)));

/// The circle on which a gear meets the calendar: all teeth have one pitch.
pub(crate) fn radius(gear: Gear) -> f32 {
    CALENDAR * f32::from(gear.teeth()) / f32::from(DAYS)
}

/// A tooth in degrees.
fn pitch(gear: Gear) -> f32 {
    360.0 / f32::from(gear.teeth())
}

/// Where a gear stands, seen from the calendar: on one of its teeth, so that they mesh.
fn direction(gear: Gear) -> f32 {
    let teeth = match gear {
        Gear::Palenque => -5.0,
        Gear::Yaxchilan => -10.0,
        Gear::Tikal => 10.0,
        Gear::Uxmal => 5.0,
        Gear::ChichenItza => 0.0,
    };
    teeth * DAY
}

/// The middle of a gear.
pub(crate) fn centre(gear: Gear) -> (f32, f32) {
    let (x, y) = toward(direction(gear), CALENDAR + radius(gear));
    (CENTRE.0 + x, CENTRE.1 + y)
}

/// The direction of a space, seen from its gear. The two hidden teeth hold the calendar's tooth.
pub(crate) fn space_direction(gear: Gear, space: u8) -> f32 {
    direction(gear) + 180.0 + pitch(gear) * (1.5 + f32::from(space))
}

/// Everything that rides on the gears.
pub(crate) fn draw(table: &Table) -> Markup {
    html! {
        @for &gear in Gear::ALL {
            @let (x, y) = centre(gear);
            (part(html! {
                g.place.(gear.key()) data-topic="picking" transform=(Move(x, y)) {
                    (wheel(table, gear))
                    (next_spaces(table, gear))
                    g role="img" {
                        (table.title(words::gear(gear)))
                        circle.hub r=(N(radius(gear) - 13.0)) {}
                        (name(table, gear))
                    }
                }
            }))
        }
    }
}

fn name(table: &Table, gear: Gear) -> Markup {
    let name = table.say(words::gear(gear));
    match name.split_once([' ', '-']) {
        Some((first, second)) => html! {
            text.gear-name y="-3" { (first) }
            text.gear-name y="13" { (second) }
        },
        // A long name is squeezed into the hub.
        None if name.chars().count() > 7 => html! {
            text.gear-name y="4.5" textLength="55" lengthAdjust="spacingAndGlyphs" { (name) }
        },
        None => html! { text.gear-name y="4.5" { (name) } },
    }
}

/// The turning part. It only ever turns further, so that nothing spins back at the full circle.
fn wheel(table: &Table, gear: Gear) -> Markup {
    let day = table.state.day;
    let turn = space_direction(gear, 0) + pitch(gear) * f32::from(day);
    let outline: &str = if gear == Gear::ChichenItza { &LARGE } else { &SMALL };
    let wheel = &table.state.gears[gear];
    html! {
        g.gear id={ "gear-" (gear.key()) } transform=(Turn(turn)) {
            path.wheel d=(outline) {}
            circle.rim r=(N(radius(gear) - 9.5)) {}
            @for space in 0..gear.teeth() {
                @let who = table.seats().find(|seat| wheel.workers[seat.index()].has(Tooth(space)));
                @if who.is_some() || wheel.dummies.has(Tooth(space)) {
                    (rider(table, gear, space, who, turn))
                } @else if let Some(seat) = gone(table, gear, space) {
                    (trace(table, gear, space, seat, turn))
                }
            }
        }
    }
}

/// A worker on its tooth, upright whatever the gear does.
fn rider(table: &Table, gear: Gear, space: u8, who: Option<Seat>, turn: f32) -> impl Render {
    let tooth = tooth(table.state, gear, space);
    let at = pitch(gear) * f32::from(tooth);
    let key = if who.is_some() { "table-tzolkin-worker" } else { "table-tzolkin-dummy" };
    let mut text = Text::new(key).with("gear", words::gear(gear)).with("space", space);
    if let Some(seat) = who {
        text = text.with("seat", seat);
    }
    let offer = match who {
        Some(seat) if table.chooser() == Some(seat) => {
            table.offer(|choice| choice == Choice::PickUp { gear, space })
        }
        _ => None,
    };
    let is_fresh =
        who.is_some_and(|seat| table.is_fresh(seat, |state| stands(state, gear, tooth, seat)));
    let piece = html! {
        g.worker.under[who.is_none() && space > gear.last()] role="img" id={ "worker-" (gear.key()) "-" (tooth) }
            data-seat=[who.map(|seat| seat.0)]
            transform=(Riding { gear, at, turn }) {
            (table.title(text))
            @if is_fresh { circle.fresh-ring r="13" {} }
            @match who {
                Some(seat) => {
                    @if offer.is_some() { circle.halo r="12.5" {} }
                    (table.mark(seat))
                }
                None => (dummy()),
            }
        }
    };
    can(offer, piece)
}

/// The tooth below a space: it goes on with the gear.
fn tooth(state: &Tzolkin, gear: Gear, space: u8) -> u8 {
    let teeth = gear.teeth();
    (space + 3 * teeth - state.day % teeth) % teeth
}

/// Whether a worker of this seat stands on a tooth.
fn stands(state: &Tzolkin, gear: Gear, tooth: u8, seat: Seat) -> bool {
    let space = (tooth + state.day) % gear.teeth();
    state.gears[gear].workers[seat.index()].has(Tooth(space))
}

/// Who stood on the tooth of this empty space when the reader had last chosen.
fn gone(table: &Table, gear: Gear, space: u8) -> Option<Seat> {
    let tooth = tooth(table.state, gear, space);
    let has_left = |&seat: &Seat| table.is_fresh(seat, |state| stands(state, gear, tooth, seat));
    table.seats().find(has_left).filter(|_| space <= gear.last())
}

/// Where a worker was that somebody has picked up meanwhile.
fn trace(table: &Table, gear: Gear, space: u8, seat: Seat, turn: f32) -> Markup {
    let at = pitch(gear) * f32::from(tooth(table.state, gear, space));
    html! {
        g.trace role="img" transform=(Riding { gear, at, turn }) {
            (table.title(Text::new("table-tzolkin-gone").with("seat", seat)))
            use.(seat_class(seat)) href=(mark_href(seat)) x="-9" y="-9" width="18" height="18" {}
        }
    }
}

/// On a tooth of a turning gear, and upright.
struct Riding {
    gear: Gear,
    at: f32,
    turn: f32,
}

impl Render for Riding {
    fn render_to(&self, out: &mut String) {
        Turn(self.at).render_to(out);
        Move(radius(self.gear) + 1.0, 0.0).render_to(out);
        Turn(-self.turn - self.at).render_to(out);
    }
}

/// A worker of nobody.
pub(crate) fn dummy() -> Markup {
    html! {
        circle.dummy r="9" {}
        circle.dummy-hatch r="9" {}
    }
}

/// The next empty space of a gear with its price, and every other that may be taken now.
fn next_spaces(table: &Table, gear: Gear) -> Markup {
    let seat = match table.state.asks() {
        Asks::Seat(seat) => seat,
        _ => table.state.first,
    };
    let lowest = table.state.gears[gear].occupied().bits().trailing_ones() as u8;
    let is_there = lowest <= table.state.last_space(seat, gear);
    html! {
        @if is_there { (next_space(table, gear, lowest, seat)) }
        @for space in lowest + 1..gear.teeth() {
            @if place_offer(table, gear, space).is_some() { (next_space(table, gear, space, seat)) }
        }
    }
}

fn place_offer<'a>(table: &Table<'a>, gear: Gear, space: u8) -> Offer<'a> {
    let here = (gear, space);
    table.offer(|choice| match choice {
        Choice::Place { gear, space }
        | Choice::PlaceFlat { gear, space }
        | Choice::PlaceByMercy { gear, space } => (gear, space) == here,
        _ => false,
    })
}

fn next_space(table: &Table, gear: Gear, space: u8, seat: Seat) -> impl Render {
    let (x, y) = toward(space_direction(gear, space), radius(gear) + 1.0);
    let offer = place_offer(table, gear, space);
    let choice = offer.map_or(Choice::Place { gear, space }, |offered| offered.choice);
    let price = match choice {
        Choice::PlaceByMercy { .. } => table.state.player(seat).corn.min(99) as u8,
        choice => price(table.state, seat, choice),
    };
    let text = Text::new("table-tzolkin-next")
        .with("gear", words::gear(gear))
        .with("space", space)
        .with("price", words::goods(tzolkin::parts::Good::Corn, price));
    can(
        offer,
        html! {
            g.next role="img" data-topic="placing" transform=(Move(x, y)) {
                (table.title(text))
                circle r="9.5" {}
                text y="4.5" { (price) }
            }
        },
    )
}

/// What a worker costs: with the surcharge of the turn while workers are placed, else as the first
/// of a turn.
fn price(state: &Tzolkin, seat: Seat, choice: Choice) -> u8 {
    match state.agenda.question() {
        Some((_, Question::Turn | Question::Place)) => state.placing_price(seat, choice),
        _ => Tzolkin { turn: TurnSoFar::default(), ..state.clone() }.placing_price(seat, choice),
    }
}
