//! Every decision, folded by round: what was chosen, what was better, what it cost.

use super::super::marks;
use super::super::words::Words;
use super::{accounts, round};
use crate::analysis::{DecisionStory, Said, Story, figures};
use maud::{Markup, html};
use minds::analysis::Grade;

/// Steps of a line that are shown after its first.
const THEN: usize = 4;

pub fn decisions(words: Words, story: &Story, table: Option<&str>) -> Markup {
    let rounds = story.decisions.chunk_by(|one, other| one.round == other.round);
    html! {
        section.panel aria-labelledby="every" {
            h2 #every { (words.say("analysis-every")) }
            @for decisions in rounds { (of_round(words, story, decisions, table)) }
        }
    }
}

fn of_round(
    words: Words,
    story: &Story,
    decisions: &[DecisionStory],
    table: Option<&str>,
) -> Markup {
    let mistakes = decisions.iter().filter(|decision| decision.grade >= Grade::Mistake).count();
    html! {
        details.round-decisions {
            summary {
                span { (round(words, decisions[0].round)) }
                span.muted.has-mistakes[mistakes > 0] { (accounts::mistakes(words, mistakes)) }
            }
            ul.decisions {
                @for decision in decisions { (row(words, story, decision, table)) }
            }
        }
    }
}

fn row(words: Words, story: &Story, decision: &DecisionStory, table: Option<&str>) -> Markup {
    html! {
        li.decision .{ "is-" (grade_key(decision.grade)) } {
            span.decision-n {
                @match table {
                    Some(table) => a href={ (table) "/at/" (decision.n) } { (decision.n) },
                    None => (decision.n),
                }
            }
            @match decision.seat {
                Some(seat) => span.decision-who {
                    (marks::mark(seat)) span { (story.seats[seat.index()].name) }
                },
                None => span.decision-who { span { (words.say("analysis-opening")) } },
            }
            div.decision-what {
                @if decision.choices > 1 { (choice(words, story, decision)) }
                @else if decision.seat.is_some() { p { (decision.chosen_words) } }
                (luck(words, story, decision))
            }
            @if decision.choices > 1 {
                span.decision-loss { (verdict(words, decision)) }
            }
        }
    }
}

fn choice(words: Words, story: &Story, decision: &DecisionStory) -> Markup {
    let is_best = decision.chosen == decision.best;
    html! {
        p title=(decision.question) { (decision.chosen_words) }
        @if !is_best {
            p.better {
                span.muted { (words.say("analysis-better")) ": " }
                (decision.best_words)
            }
            @if decision.line.len() > 1 && decision.grade >= Grade::Mistake {
                p.muted.small { (words.with("analysis-then", "line", line(words, story, decision))) }
            }
        }
    }
}

/// How it would have gone on, with a name wherever somebody else is at it.
fn line(words: Words, story: &Story, decision: &DecisionStory) -> String {
    let mut by = decision.seat;
    let step = |said: &Said| {
        let is_other = said.seat != by;
        by = said.seat;
        match said.seat.filter(|_| is_other) {
            Some(seat) => {
                let name = story.seats[seat.index()].name.clone();
                words.with_all(
                    "analysis-then-by",
                    vec![("seat", name.into()), ("words", said.words.clone().into())],
                )
            }
            None => said.words.clone(),
        }
    };
    let steps: Vec<String> = decision.line.iter().skip(1).take(THEN).map(step).collect();
    steps.join(" → ")
}

fn verdict(words: Words, decision: &DecisionStory) -> Markup {
    let lexicon = words.lexicon();
    html! {
        span.grade { (words.say(grade_word(decision.grade))) }
        @if decision.grade > Grade::Best {
            b { (figures::change(lexicon, -decision.loss_win)) }
            span.muted.small {
                (figures::signed(lexicon, -decision.loss_points)) " " (words.say("analysis-points-short"))
            }
        }
    }
}

fn luck(words: Words, story: &Story, decision: &DecisionStory) -> Markup {
    let Some(changes) = &decision.luck else { return html! {} };
    let change = |(seat, change): (&crate::analysis::SeatStory, &f64)| {
        format!("{} {}", seat.name, figures::change(words.lexicon(), *change))
    };
    let changes: Vec<String> = story.seats.iter().zip(changes).map(change).collect();
    html! {
        p.luck.small {
            span.muted { (decision.revealed.join("; ")) " " }
            (words.with("analysis-luck-row", "changes", changes.join(", ")))
        }
    }
}

fn grade_key(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "best",
        Grade::Good => "good",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
}

fn grade_word(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "analysis-grade-best",
        Grade::Good => "analysis-grade-good",
        Grade::Mistake => "analysis-grade-mistake",
        Grade::Blunder => "analysis-grade-blunder",
    }
}
