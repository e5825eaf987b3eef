//! For those who have forgotten their password.

use super::{field, name_field, note};
use crate::model::{Note, Reader, Typed};
use crate::pages::layout::page;
use crate::pages::words::Words;
use maud::{Markup, html};

/// Where one asks for a letter, with the name that was typed before; without a mail server, whom to
/// ask.
pub fn recovery(
    reader: &Reader,
    has_mail: bool,
    said: Option<&Note>,
    typed: Option<&Typed>,
) -> Markup {
    let words = Words::of(reader);
    let title = words.say("account-recovery-title");
    let main = html! {
        main #main.sheet tabindex="-1" {
            h1 #recovery-title { (title) }
            (note(said))
            section.panel {
                @if has_mail {
                    p { (words.say("account-recovery-about")) }
                    form.fields method="post" action="/account/recovery" aria-labelledby="recovery-title" {
                        (name_field(words, typed))
                        button.primary { (words.say("account-recovery-send")) }
                    }
                    p.muted.aside { (words.say("account-recovery-no-address")) }
                } @else {
                    p { (words.say("account-recovery-no-mail")) }
                    p { code { "oikumene admin recover" } }
                }
            }
            p { a href="/account" { (words.say("account-back")) } }
        }
    };
    page(reader, &title, "/account/recovery", main)
}

/// A new password, for somebody with a code; the form goes to the address that it stands at.
pub fn recovery_code(reader: &Reader, said: Option<&Note>, path: &str) -> Markup {
    let words = Words::of(reader);
    let title = words.say("account-code-title");
    let main = html! {
        main #main.sheet tabindex="-1" {
            h1 #code-title { (title) }
            (note(said))
            section.panel {
                p.muted { (words.say("account-code-about")) }
                form.fields method="post" action=(path) aria-labelledby="code-title" {
                    (field(words, "account-password-new", "new", "new-password"))
                    button.primary { (words.say("account-password-save")) }
                }
            }
        }
    };
    page(reader, &title, "/account", main)
}
