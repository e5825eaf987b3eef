//! A game looked at afterwards: chart, turning points, skill and luck, every decision. The same
//! page at a table and as a file of its own.

mod accounts;
mod chart;
mod decisions;

use super::icons;
use super::layout::{page, post};
use super::marks;
use super::words::Words;
use crate::analysis::{DecisionStory, SeatStory, Story, TurnStory, figures};
use crate::model::{Analysis, Reader};
use kernel::Lexicon;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use minds::analysis::{Grade, Why};

/// The page at a table.
pub fn analysis(reader: &Reader, table: &str, found: &Analysis) -> Markup {
    let words = Words::of(reader);
    let address = format!("/t/{table}");
    let (title, main) = match found {
        Analysis::Made(story) => (
            words.with("analysis-title-game", "game", story.game.clone()),
            html! {
                link rel="stylesheet" href=(crate::assets::address("analysis.css"));
                (content(words, story, Some(&address)))
            },
        ),
        Analysis::UnderWay(thousandths) => {
            (words.say("analysis-title"), under_way(words, &address, *thousandths))
        }
        Analysis::None(game) => {
            let title = words.with("analysis-title-game", "game", game.clone());
            (title.clone(), beginning(words, &address, &title))
        }
    };
    page(reader, &title, &format!("{address}/analysis"), main)
}

/// How far it has come. The page looks again by itself.
fn under_way(words: Words, table: &str, thousandths: u64) -> Markup {
    let percent = figures::percent(words.lexicon(), thousandths as f64 / 1000.0);
    html! {
        main #main.sheet.message tabindex="-1" {
            h1 { (words.say("analysis-under-way")) }
            p.lead role="status" { (words.with("analysis-progress", "percent", percent)) }
            progress max="1000" value=(thousandths) aria-label=(words.say("analysis-under-way")) {}
            p { a.button href=(table) { (words.say("analysis-to-table")) } }
        }
    }
}

fn beginning(words: Words, table: &str, title: &str) -> Markup {
    html! {
        main #main.sheet.message tabindex="-1" {
            h1 { (title) }
            p.lead { (words.say("analysis-begin-about")) }
            (post(&format!("{table}/analysis"), "primary large", html! { (words.say("analysis-begin")) }))
            p { a.button href=(table) { (words.say("analysis-to-table")) } }
        }
    }
}

/// One file that needs nothing else.
pub fn analysis_file(reader: &Reader, story: &Story) -> String {
    let words = Words::of(reader);
    let page = html! {
        (DOCTYPE)
        html lang=(reader.language) data-theme=(reader.theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (words.with("analysis-title-game", "game", story.game.clone())) }
                style { (PreEscaped(style())) }
            }
            body {
                header.top {
                    span.brand { (icons::mark()) span.wordmark { (words.say("page-wordmark")) } }
                }
                (content(words, story, None))
            }
        }
    };
    page.into_string()
}

/// Everything that the page needs, without what would have to be fetched.
fn style() -> String {
    let mut style = String::new();
    let all =
        concat!(include_str!("../../assets/style.css"), include_str!("../../assets/analysis.css"));
    let mut parts = all.split("@font-face");
    style.push_str(parts.next().unwrap_or_default());
    for part in parts {
        style.push_str(part.split_once('}').map_or("", |(_, rest)| rest));
    }
    style
}

/// `table` is where the moments of the game can be looked at, if anywhere.
fn content(words: Words, story: &Story, table: Option<&str>) -> Markup {
    html! {
        main #main.sheet.analysis tabindex="-1" {
            h1 { (words.with("analysis-title-game", "game", story.game.clone())) }
            p.lead { (lead(words, story)) }
            (chart::chart(words, story))
            (turns(words, story, table))
            (accounts::accounts(words, story))
            (decisions::decisions(words, story, table))
            (how(words))
            @if let Some(table) = table {
                p { a.button href=(table) { (words.say("analysis-to-table")) } }
            }
        }
    }
}

fn lead(words: Words, story: &Story) -> String {
    let count = story.decisions.iter().filter(|decision| decision.choices > 1).count();
    match story.only {
        None => words.with("analysis-lead", "decisions", count as i64),
        Some(seat) => {
            let name = story.seats[seat.index()].name.clone();
            let lead = words.with("analysis-lead-only", "seat", name.clone());
            match story.is_finished {
                true => lead,
                false => format!("{lead} {}", words.with("analysis-unfinished", "seat", name)),
            }
        }
    }
}

fn turns(words: Words, story: &Story, table: Option<&str>) -> Markup {
    let least = figures::size(words.lexicon(), f64::from(Grade::MISTAKE));
    html! {
        section.panel aria-labelledby="turns" {
            h2 #turns { (words.say("analysis-turns")) }
            @if story.turns.is_empty() {
                p.empty { (words.with("analysis-no-turns", "size", least)) }
            }
            ol.turns {
                @for (index, turn) in story.turns.iter().enumerate() {
                    (turning_point(words, story, index, turn, table))
                }
            }
        }
    }
}

fn turning_point(
    words: Words,
    story: &Story,
    index: usize,
    turn: &TurnStory,
    table: Option<&str>,
) -> Markup {
    let decision = story.decisions.iter().find(|decision| decision.n == turn.n);
    html! {
        li.turn #{ "turn-" (index + 1) } {
            span.badge { (index + 1) }
            span.turn-when {
                @match table {
                    Some(table) => a href={ (table) "/at/" (turn.n) } { (when(words, decision)) },
                    None => (when(words, decision)),
                }
            }
            div.turn-what {
                (marks::mark(turn.seat))
                @match decision.filter(|_| turn.why == Why::Choice) {
                    Some(decision) => (lost(words, &story.seats[turn.seat.index()], decision)),
                    None => p { (turn.words) },
                }
            }
            b.change.is-loss[turn.win < 0.0] { (figures::change(words.lexicon(), turn.win)) }
        }
    }
}

/// A choice that turned the game, and the better one.
fn lost(words: Words, seat: &SeatStory, decision: &DecisionStory) -> Markup {
    html! {
        div {
            p { strong { (seat.name) } ": " (decision.chosen_words) }
            p.better { span.muted { (words.say("analysis-better")) ": " } (decision.best_words) }
        }
    }
}

fn when(words: Words, decision: Option<&DecisionStory>) -> String {
    round(words, decision.map_or(0, |decision| decision.round))
}

/// The name of a round.
fn round(words: Words, round: u16) -> String {
    match round {
        0 => words.say("analysis-setup"),
        _ => words.with("analysis-round", "round", round),
    }
}

fn how(words: Words) -> Markup {
    let percent = |share: f32| figures::percent(words.lexicon(), f64::from(share));
    let grades = vec![
        ("mistake", percent(Grade::MISTAKE).into()),
        ("blunder", percent(Grade::BLUNDER).into()),
    ];
    html! {
        section.how aria-labelledby="how" {
            h2 #how { (words.say("analysis-how")) }
            p { (words.say("analysis-how-eyes")) }
            p { (words.with_all("analysis-how-grades", grades)) }
            p { (words.say("analysis-how-luck")) " " (words.say("analysis-how-later")) }
        }
    }
}

/// Points as a reader writes them, without a decimal that says nothing.
fn points(lexicon: &Lexicon, points: f64) -> String {
    match points.fract() == 0.0 {
        true => format!("{points:.0}").replace('-', "−"),
        false => figures::decimal(lexicon, points),
    }
}

/// A seat by mark and name.
fn person(seat: &SeatStory) -> Markup {
    html! { span.person { (marks::mark(seat.seat)) span { (seat.name) } } }
}
