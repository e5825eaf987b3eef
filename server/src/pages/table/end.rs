//! The end: places, points, the course of the score, the seed, and what to do next.

use super::super::layout::post;
use super::super::marks;
use super::super::words::{Words, number};
use super::address;
use super::{chart, company};
use crate::model::{End, SeatCard, TablePage};
use maud::{Markup, html};

/// The panel in the place of the question.
pub fn end(words: Words, page: &TablePage, end: &End) -> Markup {
    let mut places: Vec<&SeatCard> = page.seats.iter().collect();
    places.sort_by_key(|card| card.place);
    html! {
        section #ask.ask.end aria-labelledby="question" {
            div.ask-head { h2 #question tabindex="-1" aria-live="polite" { (headline(words, end)) } }
            div #choices.ask-body {
                ol.podium {
                    @for card in places {
                        li {
                            span.podium-place { (card.place) }
                            (marks::mark(card.seat))
                            span.seat-name { (card.name) }
                            b { (card.points) }
                        }
                    }
                }
                (chart::chart(words, page, &end.course))
                p.small.muted { (words.say("page-end-sheet")) }
                p.small.muted { (words.say("page-what-if-hint")) }
                (seed(words, page, end))
            }
            (next(words, page, end))
        }
    }
}

fn headline(words: Words, end: &End) -> String {
    if end.winners.is_empty() {
        return words.say("people-end-abandoned");
    }
    words.with_all(
        "page-end-winners",
        vec![("count", number(end.winners.len())), ("names", end.winners.join(", ").into())],
    )
}

fn next(words: Words, page: &TablePage, end: &End) -> Markup {
    html! {
        div.way-back {
            @if let Some(next) = &page.company.next {
                (company::next(words, next))
            } @else if page.me.is_some() {
                (post(&address(page, "again"), "primary", html! { (words.say("page-end-again")) }))
            }
            @if page.is_understood && !end.winners.is_empty() {
                (post(&address(page, "analysis"), "", html! { (words.say("analysis-title")) }))
            }
            a.button href=(address(page, "record")) download { (words.say("page-end-record")) }
            @if let Some(is_shown) = page.is_shown { (show(words, page, is_shown)) }
        }
    }
}

/// The owner decides whether everybody finds the game in the hall.
fn show(words: Words, page: &TablePage, is_shown: bool) -> Markup {
    let (value, name) = match is_shown {
        true => ("no", "page-end-hide"),
        false => ("yes", "page-end-show"),
    };
    html! {
        form method="post" action=(address(page, "show")) {
            button name="shown" value=(value) { (words.say(name)) }
        }
    }
}

/// The shown position as a new private table.
pub fn what_if(words: Words, page: &TablePage) -> Markup {
    html! {
        form.what-if method="post" action=(address(page, "what-if")) {
            input type="hidden" name="n" value=(page.n);
            button { (words.say("page-what-if")) }
            span.small.muted { (words.say("page-what-if-about")) }
        }
    }
}

/// The seed that was fixed before the game, so that anyone can verify chance.
fn seed(words: Words, page: &TablePage, end: &End) -> Markup {
    html! {
        details #seed.seed {
            summary {
                @if end.is_verified { (words.say("page-seed-verified")) }
                @else { (words.say("page-seed-unverified")) }
            }
            dl {
                dt { (words.say("page-seed")) }
                dd { code { (end.seed) } }
                dt { (words.say("page-seed-hash")) }
                dd { code { (end.seed_hash) } }
                @if end.seed_hash != page.seed_hash {
                    dt { (words.say("page-seed-hash-before")) }
                    dd { code { (page.seed_hash) } }
                }
            }
        }
    }
}
