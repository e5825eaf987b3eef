//! The strip of people: mark, name, points and goods of every seat at a glance.

use super::super::marks;
use super::super::words::Words;
use crate::model::{SeatCard, TablePage};
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
                @for card in &page.seats { (seat(words, card)) }
            }
        }
    }
}

/// One seat in the folded strip.
fn glance(words: Words, card: &SeatCard) -> Markup {
    html! {
        span.glance.is-asked[card.is_asked] {
            (marks::mark(card.seat))
            span.unseen { (card.name) ": " }
            b { (card.points) }
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
                span.seat-points {
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
        ("me", _) => words.say("page-kind-me"),
        ("beside", _) => words.say("page-kind-beside"),
        (_, Some(mind)) => words.mind(mind),
        _ => String::new(),
    };
    html! {
        @if card.is_asked {
            span.tag.asked {
                @if card.kind == "me" { (words.say("page-seat-asked-me")) }
                @else { (words.say("page-seat-asked")) }
            }
        } @else if !kind.is_empty() && kind != card.name {
            span.tag { (kind) }
        }
    }
}
