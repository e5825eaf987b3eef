//! The strip of people: mark, name, points and goods of every seat at a glance.

use super::super::clock::clock;
use super::super::layout::post;
use super::super::marks;
use super::super::parts::part;
use super::super::words::Words;
use super::address;
use crate::model::{Away, SeatCard, TablePage};
use maud::{Markup, html};

/// All seats. On a narrow screen it folds to marks and points.
pub fn strip(words: Words, page: &TablePage) -> Markup {
    html! {
        details #people.people open data-wide {
            summary {
                span.unseen { (words.say("page-people")) }
                @for card in &page.seats { (glance(words, card)) }
            }
            ul.seats {
                @for card in &page.seats { (part(seat(words, card))) }
            }
        }
    }
}

/// For a reader who is away: who plays for them, and the way back.
pub fn away(words: Words, page: &TablePage) -> Markup {
    html! {
        @match page.away {
            Some(Away::Away) => div.away role="alert" {
                @let key = if has_clocks(page) { "page-away" } else { "people-away" };
                p { strong { (words.say(key)) } " " (words.say("page-away-about")) }
                (post(&address(page, "back"), "primary", html! { (words.say("page-away-back")) }))
            },
            Some(Away::ComingBack) => div.away role="status" {
                p { (words.say("page-away-coming")) }
            },
            None => {},
        }
    }
}

/// Whether time can be up at this table.
fn has_clocks(page: &TablePage) -> bool {
    page.seats.iter().any(|card| card.clock.is_some())
}

/// One seat in the folded strip.
fn glance(words: Words, card: &SeatCard) -> Markup {
    html! {
        span.glance.is-asked[card.is_asked] {
            (marks::mark(card.seat))
            span.unseen { (card.name) ": " }
            b { (card.points) }
            @if let Some(face) = card.clock.as_ref().filter(|face| face.is_running) {
                (clock(words, face.left, true))
            }
            @if card.is_asked { span.unseen { ", " (words.say("page-seat-asked")) } }
        }
    }
}

fn seat(words: Words, card: &SeatCard) -> Markup {
    html! {
        li.seat-card.is-asked[card.is_asked] .(marks::colour(card.seat))
            #{ "seat-" (card.seat.0) } {
            div.seat-head {
                (marks::mark(card.seat))
                span.seat-name title=(card.name) { (name(words, card)) }
                (standing(words, card))
                @if let Some(face) = &card.clock { (clock(words, face.left, face.is_running)) }
                span.seat-points data-good="points" {
                    b { (card.points) } " " span { (words.say("page-points-short")) }
                }
            }
            div.seat-goods { (card.goods) }
        }
    }
}

/// What to call a seat: its person's name, if there is one.
fn name(words: Words, card: &SeatCard) -> String {
    match card.kind {
        "free" => words.say("page-kind-free"),
        _ => card.name.clone(),
    }
}

/// Who plays here, and whether they are choosing.
fn standing(words: Words, card: &SeatCard) -> Markup {
    let kind = match (card.kind, &card.mind) {
        (_, Some(mind)) if card.is_stand_in => {
            let key = if card.clock.is_some() { "page-stand-in" } else { "people-stand-in" };
            words.with(key, "mind", words.mind(mind))
        }
        ("asked", _) => words.say("people-kind-asked"),
        ("me", _) => words.say("page-kind-me"),
        ("beside", _) => words.say("page-kind-beside"),
        (_, Some(mind)) => words.mind(mind),
        _ => String::new(),
    };
    html! {
        @if card.is_stand_in { span.tag.stands-in { (kind) } }
        @else if card.is_asked {
            span.tag.asked {
                @if card.kind == "me" { (words.say("page-seat-asked-me")) }
                @else { (words.say("page-seat-asked")) }
            }
        } @else if !kind.is_empty() && !card.name.starts_with(&kind) {
            span.tag { (kind) }
        }
    }
}
