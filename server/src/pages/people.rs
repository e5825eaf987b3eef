//! Pages about people: leaving a table, a line of talk, who is muted or blocked.

use super::layout::{page, post};
use super::moment::moment;
use super::words::Words;
use crate::host::Leaving;
use crate::model::{ApartCard, ApartPage, Done, LeavePage, Reader, SaidPage};
use maud::{Markup, html};

/// Asks whether the reader is sure, and says what leaving means.
pub fn leave(reader: &Reader, leave: &LeavePage) -> Markup {
    let words = Words::of(reader);
    let title = words.with("people-leave-title", "game", leave.game.clone());
    let about = match leave.leaving {
        Leaving::Frees => words.say("people-leave-frees"),
        Leaving::Closes => words.say("people-leave-closes"),
        Leaving::HandsOver => words.with("people-leave-hands-over", "mind", leave.mind.clone()),
        Leaving::Abandons => words.say("people-leave-abandons"),
    };
    let main = html! {
        main #main.sheet tabindex="-1" {
            h1 { (title) }
            p.lead { (about) }
            form.actions method="post" action={ "/t/" (leave.table) "/leave" } {
                input type="hidden" name="means" value=(leave.leaving.key());
                button.primary.large { (words.say("people-leave-sure")) }
                a.button.large href={ "/t/" (leave.table) } { (words.say("people-leave-stay")) }
            }
        }
    };
    page(reader, &title, &format!("/t/{}/leave", leave.table), main)
}

/// A line of talk, and what the reader can do about it.
pub fn said(reader: &Reader, said: &SaidPage) -> Markup {
    let words = Words::of(reader);
    let title = words.with("people-said-title", "name", said.name.clone());
    let address = format!("/t/{}/said/{}", said.table, said.n);
    let main = html! {
        main #main.sheet tabindex="-1" {
            h1 { (title) }
            blockquote.panel.line { p { (said.text) } p.small { (moment(said.at)) } }
            @if !said.is_own { (report(words, said, &address)) }
            @if said.may_mute || said.mute.is_some() { (mute(words, said, &address)) }
            @if said.may_block {
                section.panel {
                    h2 { (words.with("people-block-title", "name", said.name.clone())) }
                    p.muted { (words.say("people-block-about")) }
                    (post(&format!("{address}/block"), "", html! { (words.say("people-block")) }))
                }
            }
            @if said.may_remove {
                section.panel {
                    h2 { (words.say("people-line-remove-title")) }
                    p.muted { (words.say("people-line-remove-about")) }
                    (post(&format!("{address}/remove"), "", html! {
                        (words.say("people-line-remove"))
                    }))
                }
            }
            p { a.button href={ "/t/" (said.table) } { (words.say("people-to-table")) } }
        }
    };
    page(reader, &title, &address, main)
}

fn report(words: Words, said: &SaidPage, address: &str) -> Markup {
    html! {
        section.panel {
            h2 #report-title { (words.say("people-report-title")) }
            @if said.was_reported {
                p role="status" { (words.say("people-report-done")) }
            } @else {
                p.muted { (words.say("people-report-about")) }
                form.fields method="post" action={ (address) "/report" }
                    aria-labelledby="report-title" {
                    label {
                        span { (words.say("people-report-reason")) }
                        textarea name="reason" rows="3" maxlength="500" {}
                    }
                    button { (words.say("people-report")) }
                }
            }
        }
    }
}

fn mute(words: Words, said: &SaidPage, address: &str) -> Markup {
    html! {
        section.panel {
            h2 { (words.with("people-mute-title", "name", said.name.clone())) }
            @match said.mute {
                Some(n) => {
                    p.muted { (words.say("people-muted-already")) }
                    (unmute(words, n, &said.name, &format!("/t/{}", said.table)))
                },
                None => {
                    p.muted { (words.say("people-mute-about")) }
                    (post(&format!("{address}/mute"), "", html! { (words.say("people-mute")) }))
                },
            }
        }
    }
}

/// Everybody whom the reader has muted or blocked, and the way to end it.
pub fn blocked(reader: &Reader, apart: &ApartPage) -> Markup {
    let words = Words::of(reader);
    let title = words.say("people-blocked-title");
    let muted = |card: &ApartCard| unmute(words, card.n, &card.name, "/blocked");
    let blocked = |card: &ApartCard| unblock(words, card.n, &card.name, "/blocked");
    let main = html! {
        main #main.sheet tabindex="-1" {
            h1 { (title) }
            @if let Some(done) = apart.done { p.news role="status" { (said_done(words, done)) } }
            section.panel {
                h2 { (words.say("people-muted-list")) }
                p.muted { (words.say("people-mute-about")) }
                (list(words, &apart.muted, muted, "people-muted-nobody"))
            }
            section.panel {
                h2 { (words.say("people-blocked-list")) }
                p.muted { (words.say("people-block-about")) }
                (list(words, &apart.blocked, blocked, "people-blocked-nobody"))
            }
            p { a.button href="/account" { (words.say("people-to-account")) } }
        }
    };
    page(reader, &title, "/blocked", main)
}

fn list(
    words: Words,
    cards: &[ApartCard],
    end: impl Fn(&ApartCard) -> Markup,
    nobody: &str,
) -> Markup {
    html! {
        @if cards.is_empty() {
            p.empty { (words.say(nobody)) }
        } @else {
            ul.sitting {
                @for card in cards {
                    li {
                        span.grow { (card.name) " " span.small { (moment(card.at)) } }
                        (end(card))
                    }
                }
            }
        }
    }
}

/// What the reader has just done, said to them.
pub(super) fn said_done(words: Words, done: Done) -> String {
    words.say(match done {
        Done::Mute => "people-done-mute",
        Done::Unmute => "people-done-unmute",
        Done::Block => "people-done-block",
        Done::Unblock => "people-done-unblock",
    })
}

/// Ends a mute.
pub(super) fn unmute(words: Words, n: u64, name: &str, back: &str) -> Markup {
    end(words, "/muted/end", "people-unmute", (n, name), back)
}

/// Ends a block.
pub(super) fn unblock(words: Words, n: u64, name: &str, back: &str) -> Markup {
    end(words, "/blocked/end", "people-unblock", (n, name), back)
}

fn end(words: Words, action: &str, key: &str, (n, name): (u64, &str), back: &str) -> Markup {
    html! {
        form method="post" action=(action) {
            input type="hidden" name="n" value=(n);
            input type="hidden" name="back" value=(back);
            button { (words.say(key)) span.unseen { ": " (name) } }
        }
    }
}
