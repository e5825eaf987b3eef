//! Icons of the pages: one family on a 24-pixel grid with one stroke weight. They are never alone:
//! the words stand beside them or name the button.

use maud::{Markup, html};

/// The old world disc: a circle of land around an inner sea, three strokes.
pub fn mark() -> Markup {
    html! {
        svg.mark viewBox="0 0 48 48" aria-hidden="true" focusable="false" {
            circle.mark-land cx="24" cy="24" r="20" {}
            path.mark-sea d="M13 21c5-4 8 1 12-1s8-3 10 1-2 5-6 5-4 5-9 4-10-6-7-9z" {}
            path.mark-river d="M24 4c-2 5 2 9 1 16M20 30c-3 4-1 8-4 12M33 25c4 2 6 6 9 6" {}
        }
    }
}

fn icon(path: &str) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" focusable="false" { path d=(path) {} } }
}

pub fn auto() -> Markup {
    icon("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M12 7h5.5M12 12h9M12 17h5.5")
}

pub fn sun() -> Markup {
    icon(
        "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7\
         M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19",
    )
}

pub fn moon() -> Markup {
    icon("M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z")
}

pub fn person() -> Markup {
    icon("M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.7-4 3.7-6 7.5-6s6.8 2 7.5 6")
}

pub fn undo() -> Markup {
    icon("M9 6L4 11l5 5M4.5 11H15a5 5 0 0 1 0 10h-3")
}

pub fn redo() -> Markup {
    icon("M15 6l5 5-5 5M19.5 11H9a5 5 0 0 0 0 10h3")
}

pub fn rewind() -> Markup {
    icon("M4 5v14M20 6l-6 6 6 6M13 6l-6 6 6 6")
}

pub fn previous() -> Markup {
    icon("M15 5l-7 7 7 7")
}

pub fn next() -> Markup {
    icon("M9 5l7 7-7 7")
}

pub fn closer() -> Markup {
    icon("M5 12h14M12 5v14")
}

pub fn farther() -> Markup {
    icon("M5 12h14")
}

pub fn fold() -> Markup {
    icon("M5 9l7 7 7-7")
}

pub fn clock() -> Markup {
    icon("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2")
}

pub fn people() -> Markup {
    icon(
        "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 19c.6-3.3 3-5 6.5-5s5.9 1.7 \
         6.5 5M15.5 5.500a3.2 3.2 0 0 1 0 6M17.5 14.500c2.2.6 3.6 2.1 4 4.5",
    )
}
