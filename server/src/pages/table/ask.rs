//! The question and its choices: what can be done, what cannot and why, and the way back.

use super::super::icons;
use super::super::layout::post;
use super::super::marks;
use super::super::words::{Words, number};
use super::{address, company, end, hint};
use crate::model::{ChoiceCard, ImpossibleCard, TablePage};
use kernel::Seat;
use maud::{Markup, html};

/// How many choices have a key of their own: 1 to 9.
const KEYS: usize = 9;

/// The choice that ends something, in the kernel's notation; it has the key `e`.
const DONE: &str = "done";

/// The question, the choices, and all that belongs to them.
pub fn ask(words: Words, page: &TablePage) -> Markup {
    let is_past = page.n < page.last;
    let is_mine = page.is_asked && !is_past;
    html! {
        section #ask.ask.is-mine[is_mine] aria-labelledby="question" {
            div.ask-head {
                (question(words, page))
                button.fold.needs-script type="button" data-fold aria-controls="choices"
                    title=(words.say("page-fold")) aria-label=(words.say("page-fold")) {
                    (icons::fold())
                }
            }
            div #choices.ask-body {
                @if is_past { (past(words, page)) }
                @if !is_past { (recap(words, page)) }
                @if !is_past && page.me.is_none() { (sit(words, page)) }
                @if !is_past { (invite(words, page)) }
                @if !is_past && company::is_waiting(page) {
                    (company::told(page)) (company::here(words, page, true))
                }
                @if is_mine { (hint::ask_for(words, page)) (hint::hint(words, page)) }
                @if is_mine {
                    ol.choices aria-labelledby="question" {
                        @for card in &page.choices { (choice(words, page, card)) }
                    }
                }
                @if !is_past { (why_not(words, &page.impossible)) (hint::agreed(words, page)) }
            }
            @if is_mine { p.preview-slot aria-hidden="true" { span { (words.say("page-preview-hint")) } } }
            @if page.me.is_some() && !is_past { (way_back(words, page)) }
        }
    }
}

/// What is asked, and of whom; before the game, how many people are still missing.
fn question(words: Words, page: &TablePage) -> Markup {
    let is_now = !page.is_asked && page.n == page.last;
    let free = page.seats.iter().filter(|card| ["free", "asked"].contains(&card.kind)).count();
    html! {
        h2 #question tabindex="-1" aria-live="polite" {
            @match (&page.waiting_for, &page.asked_then) {
                (Some(_), _) if is_now && free > 0 => {
                    span.asked-for {
                        (words.with_all("page-waiting-seats", vec![("count", number(free))]))
                    }
                }
                // The question itself speaks to the person who is asked.
                (Some(name), _) if is_now => {
                    span.asked-for { (words.with("page-waiting", "name", name.clone())) }
                }
                (_, Some(name)) => {
                    span.asked-for { (words.with("page-past-asked", "name", name.clone())) }
                }
                _ => span.asked-for { (page.question) },
            }
        }
    }
}

/// While an earlier position is shown, nothing can be chosen.
fn past(words: Words, page: &TablePage) -> Markup {
    html! {
        div.past {
            p { (words.with_all("page-past", vec![("n", number(page.n)), ("last", number(page.last))])) }
            p { a.button.primary href={ "/t/" (page.id) } { (words.say("page-past-now")) } }
            @if page.end.is_some() { (end::what_if(words, page)) }
        }
    }
}

/// What the others did since the reader's last turn, a line each.
fn recap(words: Words, page: &TablePage) -> Markup {
    html! {
        @if !page.recap.is_empty() {
            ul.recap aria-label=(words.say("page-recap")) {
                @for recap in &page.recap {
                    li { (marks::mark(recap.seat)) span title=(recap.said) { (name(page, recap.seat)) ": " (recap.said) } }
                }
            }
        }
    }
}

fn name(page: &TablePage, seat: Seat) -> Markup {
    html! { b { (page.seats.get(seat.index()).map_or("", |card| card.name.as_str())) } }
}

/// For the script: `SEAT:GOOD:BY`, a word each.
fn changes(card: &ChoiceCard) -> Option<String> {
    let said = card.changes.iter().map(|c| format!("{}:{}:{}", c.seat.0, c.good, c.by));
    let said: Vec<String> = said.collect();
    (!said.is_empty()).then(|| said.join(" "))
}

fn choice(words: Words, page: &TablePage, card: &ChoiceCard) -> Markup {
    let number = card.number;
    let is_done = card.notation == DONE;
    let best = page.hint.as_ref().and_then(|hint| hint.best.first());
    let is_hinted = best.is_some_and(|best| best.choice == card.notation);
    let key = match (is_done, number < KEYS) {
        (true, _) => Some("e".to_string()),
        (false, true) => Some((number + 1).to_string()),
        (false, false) => None,
    };
    let preview = (!card.preview.is_empty()).then(|| format!("preview-{number}"));
    html! {
        li.choice.is-done[is_done].is-hinted[is_hinted] {
            form method="post" action=(address(page, "choose")) {
                input type="hidden" name="n" value=(page.last);
                input type="hidden" name="choice" value=(card.notation);
                button #{ "choice-" (number) } data-notation=(card.notation) data-changes=[changes(card)] data-key=[key.as_deref()]
                    aria-keyshortcuts=[key.as_deref()] aria-describedby=[preview.as_deref()] {
                    @match &key {
                        Some(key) => kbd aria-hidden="true" { (key) },
                        None => span.no-key {},
                    }
                    span { (card.words) }
                }
            }
            @if let Some(id) = &preview {
                ul.preview id=(id) aria-label=(words.say("page-preview")) {
                    @for line in &card.preview { li { (line) } }
                }
            }
        }
    }
}

fn why_not(words: Words, impossible: &[ImpossibleCard]) -> Markup {
    html! {
        @if !impossible.is_empty() {
            details #why-not.why-not {
                summary { (words.with_all("page-why-not", vec![("count", number(impossible.len()))])) }
                ul {
                    @for card in impossible {
                        li {
                            span.impossible { (card.words) }
                            p { (card.reason) " " cite { (card.chapter) } }
                        }
                    }
                }
            }
        }
    }
}

/// Undo, redo, back to the start of the turn.
fn way_back(words: Words, page: &TablePage) -> Markup {
    let ways = [
        ("undo", "u", icons::undo(), "page-undo", page.can_undo),
        ("redo", "r", icons::redo(), "page-redo", page.can_redo),
        ("undo-turn", "", icons::rewind(), "page-undo-turn", page.can_undo),
    ];
    html! {
        div.way-back role="group" aria-label=(words.say("page-way-back")) {
            @for (action, key, icon, name, is_open) in ways {
                form method="post" action=(address(page, action)) {
                    input type="hidden" name="n" value=(page.last);
                    button #(action) disabled[!is_open] data-key=[(!key.is_empty()).then_some(key)]
                        aria-keyshortcuts=[(!key.is_empty()).then_some(key)] {
                        (icon) span { (words.say(name)) }
                    }
                }
            }
        }
    }
}

/// A free seat for a reader who has none.
fn sit(words: Words, page: &TablePage) -> Markup {
    html! {
        @if page.company.may_sit {
            div.invite {
                p { (words.say("page-sit-about")) }
                (post(&address(page, "sit"), "primary large", html! { (words.say("page-sit")) }))
            }
        } @else if page.end.is_none() && !page.company.is_asked {
            p.muted { (words.say("page-spectator")) }
        }
    }
}

fn invite(words: Words, page: &TablePage) -> Markup {
    html! {
        @if let Some(link) = &page.invite {
            div.invite {
                label {
                    span { (words.say("page-invite")) }
                    input #invite-link readonly value=(link);
                }
                button.needs-script type="button" data-copy="invite-link" {
                    (words.say("page-invite-copy"))
                }
            }
        }
    }
}
