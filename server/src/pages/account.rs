//! Who the reader is: a guest with a name until they want an account.

mod own;
mod recovery;
mod sessions;
mod settings;

pub use own::remove;
pub use recovery::{recovery, recovery_code};

use super::layout::{page, post};
use super::words::Words;
use crate::model::{Account, AccountForm, Note, Reader, Typed};
use maud::{Markup, html};

/// The name, logging in and out, registering, and everything that is the reader's own.
pub fn account(reader: &Reader, account: &Account) -> Markup {
    let words = Words::of(reader);
    let title = words.say("page-account-title");
    let main = html! {
        main #main.sheet tabindex="-1" {
            h1 { (title) }
            @if account.typed.is_none() { (note(account.note.as_ref())) }
            (standing(reader, account, words))
            (name_form(reader, account))
            @if reader.is_guest {
                div.pair { (log_in(words, account)) (register(words, account)) }
            } @else {
                div.pair { (settings::password(words, account)) (settings::email(words, account)) }
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

/// What went wrong with this form of the page, said where it stands.
fn note_at(account: &Account, form: AccountForm) -> Markup {
    note(account.note.as_ref().filter(|_| account.typed_into(form).is_some()))
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
pub fn name_form(reader: &Reader, account: &Account) -> Markup {
    let words = Words::of(reader);
    let typed = account.typed_into(AccountForm::Name).map(|typed| typed.name.as_str());
    let name = typed.or(reader.name.as_deref()).unwrap_or_default();
    html! {
        section.panel {
            h2 #name-title { (words.say("page-name-title")) }
            @if !reader.is_guest { p.muted { (words.say("account-name-about")) } }
            (note_at(account, AccountForm::Name))
            form.fields method="post" action="/account/name" aria-labelledby="name-title" {
                label {
                    span { (words.say("page-name-label")) }
                    input name="name" required maxlength="40" autocomplete="nickname" value=(name)
                        autofocus[typed.is_some()];
                }
                button { (words.say("page-name-save")) }
            }
        }
    }
}

fn log_in(words: Words, account: &Account) -> Markup {
    let typed = account.typed_into(AccountForm::LogIn);
    html! {
        section.panel {
            h2 #login-title { (words.say("page-log-in-title")) }
            p.muted { (words.say("page-log-in-about")) }
            (note_at(account, AccountForm::LogIn))
            form.fields method="post" action="/account/login" aria-labelledby="login-title" {
                (name_field(words, typed))
                (field(words, "page-password", "password", "current-password"))
                button { (words.say("page-log-in")) }
            }
            p.aside { a href="/account/recovery" { (words.say("account-forgotten")) } }
        }
    }
}

fn register(words: Words, account: &Account) -> Markup {
    let typed = account.typed_into(AccountForm::Register);
    html! {
        section.panel {
            h2 #register-title { (words.say("page-register-title")) }
            p.muted { (words.say("page-register-about")) }
            (note_at(account, AccountForm::Register))
            form.fields method="post" action="/account/register" aria-labelledby="register-title" {
                (name_field(words, typed))
                (field(words, "page-password-new", "password", "new-password"))
                label {
                    span { (words.say("page-email")) }
                    input name="email" type="email" autocomplete="email" maxlength="200"
                        value=[typed.map(|typed| &typed.email)];
                }
                button.primary { (words.say("page-register")) }
            }
        }
    }
}

/// The name of an account, with what was typed before.
fn name_field(words: Words, typed: Option<&Typed>) -> Markup {
    html! {
        label {
            span { (words.say("page-account-name")) }
            input name="name" autocomplete="username" required maxlength="200"
                value=[typed.map(|typed| &typed.name)] autofocus[typed.is_some()];
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
