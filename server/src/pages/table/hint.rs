//! A hint beside the question: what looks best, and how it may go on.

use super::super::words::Words;
use super::address;
use crate::analysis::{Hint, HintRow, figures};
use crate::model::TablePage;
use maud::{Markup, html};

/// Steps of the line that are shown after its first.
const THEN: usize = 5;

/// The hint that was asked for.
pub fn hint(words: Words, page: &TablePage) -> Markup {
    let Some(hint) = &page.hint else { return html! {} };
    html! {
        section #hint.hint aria-labelledby="hint-title" {
            h3 #hint-title { (words.say("analysis-hint-title")) }
            ol {
                @for row in &hint.best { li { (row_of(words, page, row)) } }
            }
            (line(words, page, hint))
        }
    }
}

/// A choice with its figures; the words lead to its button.
fn row_of(words: Words, page: &TablePage, row: &HintRow) -> Markup {
    let card = page.choices.iter().find(|card| card.notation == row.choice);
    let figures = words.with_all(
        "analysis-hint-figures",
        vec![
            ("win", figures::percent(words.lexicon(), row.win).into()),
            ("points", figures::decimal(words.lexicon(), row.points).into()),
        ],
    );
    html! {
        @match card {
            Some(card) => a href={ "#choice-" (card.number) } { (row.words) },
            None => span { (row.words) },
        }
        " " span.muted { (figures) }
    }
}

fn line(words: Words, page: &TablePage, hint: &Hint) -> Markup {
    let steps = hint.best.first().map_or(&[][..], |best| &best.line);
    let said = steps.iter().skip(1).take(THEN).map(|step| {
        let name = step.seat.filter(|seat| *seat != hint.seat);
        match name.and_then(|seat| page.seats.get(seat.index())) {
            Some(card) => words.with_all(
                "analysis-then-by",
                vec![("seat", card.name.clone().into()), ("words", step.words.clone().into())],
            ),
            None => step.words.clone(),
        }
    });
    let said: Vec<String> = said.collect();
    html! {
        @if !said.is_empty() {
            p.muted.small { (words.with("analysis-then", "line", said.join(" → "))) }
        }
    }
}

/// The way to ask for one, where there is something to choose.
pub fn ask_for(words: Words, page: &TablePage) -> Markup {
    html! {
        @if page.may_hint && page.hint.is_none() && page.choices.len() > 1 {
            form.ask-hint method="post" action=(address(page, "hint")) {
                input type="hidden" name="n" value=(page.last);
                button #ask-hint { (words.say("analysis-hint-ask")) }
                span.small.muted { (words.say("analysis-hint-about")) }
            }
        }
    }
}

/// That everybody here may ask for hints.
pub fn agreed(words: Words, page: &TablePage) -> Markup {
    html! {
        @if page.has_hints { p.small.muted { (words.say("analysis-hints-allowed")) } }
    }
}

/// The board with the piece of the best choice marked.
pub fn marked(page: &TablePage) -> Markup {
    let best = page.hint.as_ref().and_then(|hint| hint.best.first());
    let card = best.and_then(|best| page.choices.iter().find(|card| card.notation == best.choice));
    let Some(card) = card else { return page.board.clone() };
    let piece = format!("data-choice=\"{}\"", card.number);
    maud::PreEscaped(page.board.0.replace(&piece, &format!("{piece} data-hinted")))
}
