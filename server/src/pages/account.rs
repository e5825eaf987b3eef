//! Who the reader is: a guest with a name until they want an account.

use super::layout::{page, post};
use super::words::Words;
use crate::model::Reader;
use maud::{Markup, html};

/// The name, logging in, registering, logging out.
pub fn account(reader: &Reader, error: Option<&str>) -> Markup {
    let words = Words::of(reader);
    let title = words.say("page-account-title");
    let main = html! {
        main #main.sheet tabindex="-1" {
            h1 { (title) }
            (error_note(error))
            (standing(reader, words))
            (name_form(reader))
            p { a href="/blocked" { (words.say("people-blocked-title")) } }
            @if reader.is_guest {
                div.pair { (log_in(words)) (register(words)) }
            } @else {
                section.panel {
                    h2 { (words.say("page-log-out-title")) }
                    p.muted { (words.say("page-log-out-about")) }
                    (post("/account/logout", "", html! { (words.say("page-log-out")) }))
                }
            }
        }
    };
    page(reader, &title, "/account", main)
}

/// What went wrong with a form, said where everybody finds it.
pub(super) fn error_note(error: Option<&str>) -> Markup {
    html! { @if let Some(error) = error { p.error role="alert" { (error) } } }
}

fn standing(reader: &Reader, words: Words) -> Markup {
    html! {
        p.lead {
            @match (&reader.name, reader.is_guest) {
                (Some(name), false) => (words.with("page-account-known", "name", name.clone())),
                (Some(name), true) => (words.with("page-account-guest", "name", name.clone())),
                (None, _) => (words.say("page-account-nobody")),
            }
        }
    }
}

/// How the reader is called at a table.
pub fn name_form(reader: &Reader) -> Markup {
    let words = Words::of(reader);
    html! {
        section.panel {
            h2 #name-title { (words.say("page-name-title")) }
            form.fields method="post" action="/account/name" aria-labelledby="name-title" {
                label {
                    span { (words.say("page-name-label")) }
                    input name="name" required maxlength="40" autocomplete="nickname"
                        value=(reader.name.as_deref().unwrap_or_default());
                }
                button { (words.say("page-name-save")) }
            }
        }
    }
}

fn log_in(words: Words) -> Markup {
    html! {
        section.panel {
            h2 #login-title { (words.say("page-log-in-title")) }
            p.muted { (words.say("page-log-in-about")) }
            form.fields method="post" action="/account/login" aria-labelledby="login-title" {
                (field(words, "page-account-name", "name", "username"))
                (field(words, "page-password", "password", "current-password"))
                button { (words.say("page-log-in")) }
            }
        }
    }
}

fn register(words: Words) -> Markup {
    html! {
        section.panel {
            h2 #register-title { (words.say("page-register-title")) }
            p.muted { (words.say("page-register-about")) }
            form.fields method="post" action="/account/register" aria-labelledby="register-title" {
                (field(words, "page-account-name", "name", "username"))
                (field(words, "page-password-new", "password", "new-password"))
                label {
                    span { (words.say("page-email")) }
                    input name="email" type="email" autocomplete="email" maxlength="200";
                }
                button.primary { (words.say("page-register")) }
            }
        }
    }
}

/// A required field; what it holds is named for the browser's memory.
fn field(words: Words, key: &str, name: &str, autocomplete: &str) -> Markup {
    let is_new = autocomplete == "new-password";
    html! {
        label {
            span { (words.say(key)) }
            input name=(name) type=(if name == "password" { "password" } else { "text" })
                autocomplete=(autocomplete) required maxlength="200"
                minlength=[is_new.then_some("8")];
        }
    }
}
