//! What is kept about the reader, and the way to have it gone.

use super::{field, note};
use crate::model::{Note, Reader};
use crate::pages::layout::page;
use crate::pages::words::Words;
use maud::{Markup, html};

pub(super) fn data(words: Words) -> Markup {
    html! {
        section.panel {
            h2 { (words.say("account-data-title")) }
            p.muted { (words.say("account-data-kept")) }
            p.muted { (words.say("account-data-not")) }
            div.actions {
                a.button href="/account/export" download { (words.say("account-data-export")) }
                a.button href="/account/remove" { (words.say("account-remove-link")) }
            }
        }
    }
}

/// The last word before everything is gone.
pub fn remove(reader: &Reader, said: Option<&Note>) -> Markup {
    let words = Words::of(reader);
    let title = words.say("account-remove-title");
    let main = html! {
        main #main.sheet tabindex="-1" {
            h1 #remove-title { (title) }
            (note(said))
            @if reader.name.is_some() {
                section.panel {
                    p { (words.say("account-remove-goes")) }
                    p { (words.say("account-remove-stays")) }
                    form.fields method="post" action="/account/remove" aria-labelledby="remove-title" {
                        @if !reader.is_guest {
                            (field(words, "page-password", "password", "current-password"))
                        }
                        label.check {
                            input type="checkbox" name="sure" value="yes" required;
                            span { (words.say("account-remove-sure")) }
                        }
                        button.danger { (words.say("account-remove")) }
                    }
                }
            } @else {
                p.lead { (words.say("account-remove-nobody")) }
            }
            p { a href="/account" { (words.say("account-back")) } }
        }
    };
    page(reader, &title, "/account/remove", main)
}
