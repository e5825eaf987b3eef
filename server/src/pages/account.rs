//! Who the reader is: a guest with a name until they want an account.

mod own;
mod recovery;
mod sessions;
mod settings;

pub use own::remove;
pub use recovery::{recovery, recovery_code};

use super::layout::{page, post};
use super::words::Words;
use crate::model::{Account, Note, Reader};
use maud::{Markup, html};

/// The name, logging in and out, registering, and everything that is the reader's own.
pub fn account(reader: &Reader, account: &Account) -> Markup {
    let words = Words::of(reader);
    let title = words.say("page-account-title");
    let main = html! {
        main #main.sheet tabindex="-1" {
            h1 { (title) }
            (note(account.note.as_ref()))
            (standing(reader, account, words))
            (name_form(reader))
            @if reader.is_guest {
                div.pair { (log_in(words)) (register(words)) }
            } @else {
                div.pair { (settings::password(words)) (settings::email(words, account)) }
            }
            @if reader.name.is_some() {
                (sessions::sessions(reader, account))
                p { a href="/blocked" { (words.say("people-blocked-title")) } }
                (own::data(words))
            }
        }
    };
    page(reader, &title, "/account", main)
}

/// What was done, or what went wrong, said where everybody finds it.
fn note(note: Option<&Note>) -> Markup {
    html! {
        @match note {
            Some(Note::Done(said)) => p.news role="status" { (said) },
            Some(Note::Wrong(said)) => p.error role="alert" { (said) },
            None => {}
        }
    }
}

/// What went wrong with a form.
pub(super) fn error_note(error: Option<&str>) -> Markup {
    note(error.map(|error| Note::Wrong(error.to_string())).as_ref())
}

fn standing(reader: &Reader, account: &Account, words: Words) -> Markup {
    let known = |name: &String| words.with("page-account-known", "name", name.clone());
    html! {
        div.logged-in {
            p.lead {
                @match (&reader.name, reader.is_guest) {
                    (Some(name), false) => (known(account.login.as_ref().unwrap_or(name))),
                    (Some(name), true) => (words.with("page-account-guest", "name", name.clone())),
                    (None, _) => (words.say("page-account-nobody")),
                }
            }
            @if !reader.is_guest {
                (post("/account/logout", "", html! { (words.say("page-log-out")) }))
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
            @if !reader.is_guest { p.muted { (words.say("account-name-about")) } }
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
            p.aside { a href="/account/recovery" { (words.say("account-forgotten")) } }
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
    let is_password = autocomplete.ends_with("password");
    html! {
        label {
            span { (words.say(key)) }
            input name=(name) type=(if is_password { "password" } else { "text" })
                autocomplete=(autocomplete) required maxlength="200"
                minlength=[is_new.then_some("8")];
        }
    }
}
