//! Each seat's mark: disc, triangle, square, diamond, star, always the same beside its colour.

use kernel::Seat;
use maud::{Markup, html};

const SYMBOLS: &str = include_str!("marks.svg");

/// The marks, by seat, on a 24-pixel grid.
const SHAPES: [&str; 5] = [
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
    "M12 2.5L22 20.5H2z",
    "M4 4h16v16H4z",
    "M12 1.5L22.5 12 12 22.5 1.5 12z",
    "M12 1.5l3 7 7.6.7-5.7 5 1.7 7.4L12 17.7l-6.6 3.9 1.7-7.4-5.7-5 7.6-.7z",
];

/// A seat's mark in its colour, for the eye; the name stands beside it.
pub fn mark(seat: Seat) -> Markup {
    html! {
        svg class={ "seat-mark " (colour(seat)) } viewBox="0 0 24 24" aria-hidden="true"
            focusable="false" {
            path d=(shape(seat)) {}
        }
    }
}

/// The marks as the symbols `mark-1` to `mark-5`, for a page that has drawings to hold once.
pub fn symbols() -> Markup {
    crate::symbols(SYMBOLS)
}

/// The outline of a seat's mark.
pub fn shape(seat: Seat) -> &'static str {
    SHAPES[seat.index() % SHAPES.len()]
}

/// The class that carries a seat's colour.
pub fn colour(seat: Seat) -> String {
    format!("seat-{}", seat.index() % SHAPES.len() + 1)
}
