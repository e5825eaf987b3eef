//! The cover for the hall: the gears that mesh with the calendar, cut off by the frame.

use crate::shapes::{self, Move, N, Turn, toward};
use maud::{Markup, html};

const WIDTH: f32 = 320.0;
const HEIGHT: f32 = 200.0;
/// The calendar: its middle and its circle.
const CENTRE: (f32, f32) = (160.0, 112.0);
const RADIUS: f32 = 66.0;

/// A gear beside the calendar: on which of its teeth, how large, in what colour, who rides.
struct Beside {
    tooth: f32,
    teeth: u8,
    class: &'static str,
    riders: &'static [(u8, u8)],
}

const GEARS: [Beside; 5] = [
    Beside { tooth: 0.0, teeth: 13, class: "chichen_itza", riders: &[(2, 4), (3, 1), (5, 2)] },
    Beside { tooth: -5.0, teeth: 10, class: "palenque", riders: &[(1, 1), (3, 3)] },
    Beside { tooth: -10.0, teeth: 10, class: "yaxchilan", riders: &[(4, 2)] },
    Beside { tooth: 10.0, teeth: 10, class: "tikal", riders: &[(2, 3), (5, 1)] },
    Beside { tooth: 5.0, teeth: 10, class: "uxmal", riders: &[(6, 4)] },
];

pub(crate) fn draw() -> Markup {
    html! {
        svg.cover-drawing.tzolkin viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            rect.sky width=(N(WIDTH)) height=(N(HEIGHT)) {}
            (rays())
            g transform=(Move(CENTRE.0, CENTRE.1)) {
                @for gear in &GEARS { (beside(gear)) }
                (calendar())
            }
        }
    }
}

/// Thin rays from the calendar to the edges.
fn rays() -> Markup {
    html! {
        g.rays transform=(Move(CENTRE.0, CENTRE.1)) {
            @for ray in 0..52 {
                @let degrees = 360.0 / 52.0 * ray as f32;
                @let (x, y) = toward(degrees, 80.0);
                @let (to_x, to_y) = toward(degrees, 230.0);
                path d={ "M" (N(x)) " " (N(y)) "L" (N(to_x)) " " (N(to_y)) } {}
            }
        }
    }
}

fn beside(gear: &Beside) -> Markup {
    let radius = RADIUS * f32::from(gear.teeth) / 26.0;
    let pitch = 360.0 / f32::from(gear.teeth);
    let direction = gear.tooth * 360.0 / 26.0;
    let (x, y) = toward(direction, RADIUS + radius);
    html! {
        g.place.(gear.class) transform={ (Move(x, y)) (Turn(direction + 180.0 + pitch * 1.5)) } {
            path.wheel d=(outline(gear.teeth, radius)) {}
            circle.rim r=(N(radius - 6.5)) {}
            circle.hub r=(N(radius * 0.42)) {}
            @for &(tooth, seat) in gear.riders {
                @let at = pitch * f32::from(tooth);
                g transform={ (Turn(at)) (Move(radius, 0.0)) (Turn(-direction - 180.0 - pitch * 1.5 - at)) } {
                    use class={ "seat-" (seat) } href={ "#mark-" (seat) } x="-9" y="-9" width="18" height="18" {}
                }
            }
        }
    }
}

fn calendar() -> Markup {
    html! {
        g.calendar {
            path.wheel d=(outline(26, RADIUS)) {}
            path.second-half d=(shapes::ring(0.0, 180.0, RADIUS - 22.0, RADIUS - 7.0)) {}
            circle.rim r=(N(RADIUS - 7.0)) {}
            @for day in 0..26 {
                @let (x, y) = toward(360.0 / 26.0 * day as f32, RADIUS - 14.0);
                circle.day cx=(N(x)) cy=(N(y)) r="1.4" {}
            }
            circle.face r=(N(RADIUS - 22.0)) {}
            (sun())
        }
    }
}

/// A sun with a calm face, of our own.
fn sun() -> Markup {
    html! {
        @for ray in 0..16 {
            path.ray d="M-4-27L0-38L4-27Z" transform=(Turn(22.5 * ray as f32)) {}
        }
        circle.sun r="26" {}
        path.brow d="M-13-6c3-4 7-4 9 0M4-6c2-4 6-4 9 0" {}
        path.brow d="M0-5v9M-4 5h8M-7 13c4 3 10 3 14 0" {}
        circle.eye cx="-8.5" cy="-2" r="1.8" {}
        circle.eye cx="8.5" cy="-2" r="1.8" {}
    }
}

/// The teeth of the cover are a little smaller than the board's.
fn outline(teeth: u8, radius: f32) -> String {
    shapes::gear_with(teeth, radius, 4.1)
}
