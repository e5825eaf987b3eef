//! Pages about people: leaving a table, a line of talk, who is blocked.

use super::layout::{page, post};
use super::moment::moment;
use super::words::Words;
use crate::host::Leaving;
use crate::model::{BlockCard, LeavePage, Reader, SaidPage};
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

/// Everybody whom the reader has blocked, and the way to end it.
pub fn blocked(reader: &Reader, blocks: &[BlockCard]) -> Markup {
    let words = Words::of(reader);
    let title = words.say("people-blocked-title");
    let main = html! {
        main #main.sheet tabindex="-1" {
            h1 { (title) }
            p.muted { (words.say("people-block-about")) }
            @if blocks.is_empty() {
                p.empty { (words.say("people-blocked-nobody")) }
            } @else {
                ul.panel.sitting {
                    @for block in blocks {
                        li {
                            span.grow { (block.name) " " span.small { (moment(block.at)) } }
                            (unblock(words, block.n, &block.name, "/blocked"))
                        }
                    }
                }
            }
            p { a.button href="/account" { (words.say("people-to-account")) } }
        }
    };
    page(reader, &title, "/blocked", main)
}

/// Ends a block.
pub(super) fn unblock(words: Words, n: u64, name: &str, back: &str) -> Markup {
    html! {
        form method="post" action="/blocked/end" {
            input type="hidden" name="n" value=(n);
            input type="hidden" name="back" value=(back);
            button { (words.say("people-unblock")) span.unseen { ": " (name) } }
        }
    }
}
