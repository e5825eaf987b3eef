//! An invitation: which table it is, who sits there, and a button to sit down.

use super::account::error_note;
use super::layout::page;
use super::marks;
use super::words::Words;
use crate::host::Welcome;
use crate::model::{JoinPage, Reader};
use kernel::Seat;
use maud::{Markup, html};

/// The page behind an invitation's link; the form posts to the same address.
pub fn join(reader: &Reader, join: &JoinPage) -> Markup {
    let words = Words::of(reader);
    let title = words.with("page-join-title", "game", join.game.clone());
    let about = match join.welcome {
        Welcome::Seat => "page-join-about",
        Welcome::Sits => "page-join-sits",
        Welcome::Full => "page-join-full",
        Welcome::Unwelcome => "people-problem-unwelcome",
    };
    let main = html! {
        main #main.sheet tabindex="-1" {
            h1 { (title) }
            p.lead { (words.say(about)) }
            ul.panel.sitting {
                @for (seat, name) in Seat::all(5).zip(&join.seats) { li { (marks::mark(seat)) (name) } }
            }
            @match join.welcome {
                Welcome::Seat => (sit(reader, words, join)),
                Welcome::Sits => (to_table(words, join, "page-join-table")),
                Welcome::Full | Welcome::Unwelcome => (to_table(words, join, "page-join-watch")),
            }
        }
    };
    page(reader, &title, &join.action, main)
}

/// The button, and for those who have no name yet a field for one; nobody has to fill it.
fn sit(reader: &Reader, words: Words, join: &JoinPage) -> Markup {
    html! {
        form.fields method="post" action=(join.action) {
            @if reader.name.is_none() {
                (error_note(join.error.as_deref()))
                label {
                    span { (words.say("page-join-name")) }
                    input name="name" maxlength="40" autocomplete="nickname" value=(join.name)
                        autofocus[join.error.is_some()];
                }
            }
            div.actions {
                button.primary.large { (words.say("page-sit")) }
                (to_hall(words))
            }
        }
    }
}

fn to_table(words: Words, join: &JoinPage, key: &str) -> Markup {
    html! {
        div.actions {
            a.button.primary.large href={ "/t/" (join.table) } { (words.say(key)) }
            (to_hall(words))
        }
    }
}

fn to_hall(words: Words) -> Markup {
    html! { a.button.large href="/" { (words.say("page-to-hall")) } }
}
