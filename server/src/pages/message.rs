//! A page that says what went wrong, and where to go from here.

use super::layout::layout;
use super::words::Words;
use crate::model::Reader;
use maud::{Markup, html};

/// What went wrong, with its HTTP status, and an address to go on to: the hall, the
/// account or a table.
pub fn message(reader: &Reader, status: u16, title: &str, text: &str, next: &str) -> Markup {
    let words = Words::of(reader);
    let onward = match next {
        "/" => "page-to-hall",
        "/account" => "page-log-in",
        _ => "page-onward",
    };
    let main = html! {
        main #main.sheet.message tabindex="-1" {
            p.status aria-hidden="true" { (status) }
            h1 { (title) }
            p.lead data-message { (text) }
            p { a.button.primary.large href=(next) { (words.say(onward)) } }
        }
    };
    layout(reader, title, main)
}
