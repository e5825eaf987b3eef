//! Rows of icons and numbers: how every cost, action and effect is written on the board.

use crate::shapes::{Move, N};
use kernel::Seat;
use maud::{Markup, html};

/// One sign in a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Glyph {
    Icon(&'static str),
    Number(i16),
    /// A number with its sign: `+1`.
    Plus(i16),
    /// Points, written on their badge.
    Points(i16),
    Text(&'static str),
    Seat(Seat),
    /// An empty place between things that do not belong together.
    Gap,
}

pub(crate) const ICON: f32 = 16.0;
const BADGE: f32 = 22.0;
const DIGIT: f32 = 7.4;

impl Glyph {
    fn width(self) -> f32 {
        match self {
            Glyph::Icon(_) => ICON,
            Glyph::Number(number) => DIGIT * digits(number),
            Glyph::Plus(number) => DIGIT * (digits(number.abs()) + 1.0),
            Glyph::Points(_) => BADGE,
            Glyph::Text("›") => 4.0,
            Glyph::Text(text) => 6.6 * text.chars().count() as f32,
            Glyph::Seat(_) => 16.0,
            Glyph::Gap => 4.0,
        }
    }
}

fn digits(number: i16) -> f32 {
    let sign = if number < 0 { 1.0 } else { 0.0 };
    sign + if number.abs() >= 10 { 2.0 } else { 1.0 }
}

const SPACE: f32 = 1.5;

pub(crate) fn width(glyphs: &[Glyph]) -> f32 {
    let gaps = SPACE * glyphs.len().saturating_sub(1) as f32;
    glyphs.iter().map(|glyph| glyph.width()).sum::<f32>() + gaps
}

/// The row from the origin to the right, its middle on the line y = 0.
pub(crate) fn row(glyphs: &[Glyph]) -> Markup {
    let mut end = 0.0;
    let places = glyphs.iter().map(|&glyph| {
        let start = end;
        end += glyph.width() + SPACE;
        (glyph, start)
    });
    html! { @for (glyph, x) in places { (draw(glyph, x)) } }
}

/// The row at a place, its left end there.
pub(crate) fn row_at(x: f32, y: f32, glyphs: &[Glyph]) -> Markup {
    html! { g transform=(Move(x, y)) { (row(glyphs)) } }
}

/// The row with its middle at a place.
pub(crate) fn row_amid(x: f32, y: f32, glyphs: &[Glyph]) -> Markup {
    row_at(x - width(glyphs) / 2.0, y, glyphs)
}

/// As [`row_amid`], enlarged, but never wider than `most`.
pub(crate) fn row_fit(x: f32, y: f32, scale: f32, most: f32, glyphs: &[Glyph]) -> Markup {
    let width = width(glyphs).max(1.0);
    let scale = scale.min(most / width);
    html! {
        g transform={ (Move(x - width * scale / 2.0, y)) " scale(" (format_args!("{scale:.2}")) ")" } {
            (row(glyphs))
        }
    }
}

fn draw(glyph: Glyph, x: f32) -> Markup {
    let text = |class: &str, said: Markup, x: f32| {
        html! { text class=(class) x=(N(x)) y="4.6" { (said) } }
    };
    match glyph {
        Glyph::Icon(id) => icon_at(id, x, -ICON / 2.0, ICON),
        Glyph::Number(number) => text("figure", html! { (number) }, x),
        Glyph::Plus(number) => {
            text("figure", html! { @if number >= 0 { "+" } @else { "−" } (number.abs()) }, x)
        }
        Glyph::Points(number) => html! {
            use href="#i-point" x=(N(x)) y=(N(-BADGE / 2.0)) width=(N(BADGE)) height=(N(BADGE)) {}
            text.badge x=(N(x + BADGE / 2.0)) y="3.6" { (number) }
        },
        Glyph::Text(said) => text("sign", html! { (said) }, x),
        Glyph::Seat(seat) => html! {
            use.(crate::table::seat_class(seat)) href=(crate::table::mark_href(seat))
                x=(N(x)) y="-8" width="16" height="16" {}
        },
        Glyph::Gap => html! {},
    }
}

/// One icon in a square.
pub(crate) fn icon_at(id: &str, x: f32, y: f32, size: f32) -> Markup {
    html! {
        use href={ "#i-" (id) } x=(N(x)) y=(N(y)) width=(N(size)) height=(N(size)) {}
    }
}
