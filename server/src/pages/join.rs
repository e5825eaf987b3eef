//! An invitation: which table it is, who sits there, and a button to sit down.

use super::layout::page;
use super::marks;
use super::words::Words;
use crate::model::Reader;
use kernel::Seat;
use maud::{Markup, html};

/// The page behind an invitation's link; the form posts to the same address.
pub fn join(reader: &Reader, game: &str, seats: &[String], action: &str) -> Markup {
    let words = Words::of(reader);
    let title = words.with("page-join-title", "game", game.to_string());
    let main = html! {
        main #main.sheet tabindex="-1" {
            h1 { (title) }
            p.lead { (words.say("page-join-about")) }
            ul.panel.sitting {
                @for (seat, name) in Seat::all(5).zip(seats) { li { (marks::mark(seat)) (name) } }
            }
            form.actions method="post" action=(action) {
                button.primary.large { (words.say("page-sit")) }
                a.button.large href="/" { (words.say("page-to-hall")) }
            }
        }
    };
    page(reader, &title, action, main)
}
