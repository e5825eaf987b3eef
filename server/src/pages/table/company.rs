//! The people of a table beside the game: questions to the reader, who is here, and leaving.

use super::super::layout::post;
use super::super::people::{said_done, unblock, unmute};
use super::super::words::Words;
use super::address;
use crate::model::{AbsentCard, NextCard, PersonCard, TablePage};
use maud::{Markup, html};

/// Lines of what the table tells beside the invitation.
const MOST_TOLD: usize = 3;

/// What people ask this reader, above everything else.
pub fn questions(words: Words, page: &TablePage) -> Markup {
    let company = &page.company;
    html! {
        @if let Some(done) = company.done {
            div.away role="status" { p { (said_done(words, done)) } }
        }
        @if company.was_logged_out {
            div.away role="status" {
                p { (words.say("account-problem-logged-out")) }
                a.button.primary href="/account" { (words.say("page-log-in")) }
            }
        }
        @if company.is_asked {
            (asked(words, &page.id, words.with("people-asked-about", "name", company.opener.clone())))
        }
        @if company.was_removed {
            div.away role="status" { p { (words.say("people-was-removed")) } }
        }
        @if company.is_waited_for {
            div.away role="status" { p { (words.say("people-waited-for")) } }
        }
        @if let Some(absent) = &company.absent { (absence(words, page, absent)) }
        @if let Some(next) = company.next.as_ref().filter(|next| next.is_asked) {
            (asked(words, &next.id, words.with("people-asked-again", "name", next.opener.clone())))
        }
    }
}

/// Somebody asks the reader to play.
fn asked(words: Words, table: &str, about: String) -> Markup {
    html! {
        div.away role="alert" {
            p { (about) }
            (answers(words, table, ""))
        }
    }
}

/// Yes and no to an invitation; `which` says for those who cannot see to which one.
pub fn answers(words: Words, table: &str, which: &str) -> Markup {
    let which = html! { @if !which.is_empty() { span.unseen { ": " (which) } } };
    html! {
        div.actions {
            (post(&format!("/t/{table}/accept"), "primary", html! {
                (words.say("people-accept")) (which)
            }))
            (post(&format!("/t/{table}/decline"), "", html! {
                (words.say("people-decline")) (which)
            }))
        }
    }
}

/// The others need not wait for somebody any longer.
fn absence(words: Words, page: &TablePage, absent: &AbsentCard) -> Markup {
    html! {
        div.away role="status" {
            p { (words.with("people-absent", "name", absent.name.clone())) }
            @if absent.has_agreed {
                p.muted { (words.with("people-absent-agreed", "names", absent.waits_for.join(", "))) }
            } @else {
                form method="post" action=(address(page, "let-play")) {
                    input type="hidden" name="seat" value=(absent.seat.0);
                    button { (words.with("people-let-play", "name", absent.name.clone())) }
                }
            }
        }
    }
}

/// In the place of "again", once somebody has asked.
pub fn next(words: Words, next: &NextCard) -> Markup {
    html! { a.button.primary href={ "/t/" (next.id) } { (words.say("people-next")) } }
}

/// Whether somebody has still to sit down or to answer.
pub fn is_waiting(page: &TablePage) -> bool {
    page.end.is_none() && page.seats.iter().any(|card| ["free", "asked"].contains(&card.kind))
}

/// What the table told last while people come and go: who has declined, left or was removed.
pub fn told(page: &TablePage) -> Markup {
    let told = page.talk.iter().rev().filter(|talk| talk.name.is_empty()).take(MOST_TOLD);
    let told: Vec<&str> = told.map(|talk| talk.text.as_str()).collect();
    html! {
        @if !told.is_empty() { ul.told { @for text in told { li { (text) } } } }
    }
}

/// Who else is here, and the way out: while everybody waits beside the invitation, later by the talk.
pub fn here(words: Words, page: &TablePage, is_open: bool) -> Markup {
    let company = &page.company;
    html! {
        @if !company.people.is_empty() || company.may_leave {
            details #people-here.people-here open[is_open] {
                summary { (words.say("people-here")) }
                ul { @for card in &company.people { (person(words, page, card)) } }
                div.actions {
                    @if company.may_leave {
                        a.button href=(address(page, "leave")) { (words.say("people-leave")) }
                    }
                    @if company.people.iter().any(|card| card.may_block || card.block.is_some()) {
                        a href="/blocked" { (words.say("people-blocked-title")) }
                    }
                }
            }
        }
    }
}

fn person(words: Words, page: &TablePage, card: &PersonCard) -> Markup {
    html! {
        li {
            span.grow {
                (card.name)
                @if card.is_asked { " " span.muted { (words.say("people-kind-asked")) } }
                @if card.mute.is_some() { " " span.muted { (words.say("people-kind-muted")) } }
                @if card.block.is_some() { " " span.muted { (words.say("people-kind-blocked")) } }
            }
            @if card.may_remove { (at_seat(words, page, card, "remove", "people-remove")) }
            @if card.may_mute { (at_seat(words, page, card, "mute", "people-mute")) }
            @if let Some(n) = card.mute {
                (unmute(words, n, &card.name, &format!("/t/{}", page.id)))
            }
            @if card.may_block { (at_seat(words, page, card, "block", "people-block")) }
            @if let Some(n) = card.block {
                (unblock(words, n, &card.name, &format!("/t/{}", page.id)))
            }
        }
    }
}

/// A button about the person at a seat.
fn at_seat(words: Words, page: &TablePage, card: &PersonCard, way: &str, key: &str) -> Markup {
    html! {
        form method="post" action=(address(page, way)) {
            input type="hidden" name="seat" value=(card.seat.0);
            button { (words.say(key)) span.unseen { ": " (card.name) } }
        }
    }
}
