//! Skill and luck: how each seat decided, and what moved its chance to win.

use super::super::words::{Words, number};
use super::person;
use crate::analysis::{Story, figures};
use maud::{Markup, html};
use minds::analysis::Account;

pub fn accounts(words: Words, story: &Story) -> Markup {
    html! {
        section.panel aria-labelledby="accounts" {
            h2 #accounts { (words.say("analysis-accounts")) }
            div.scroll { (table(words, story)) }
            p.muted.small { (words.say("analysis-accounts-about")) }
            div.ways {
                @for account in &story.accounts { (way(words, story, account)) }
            }
        }
    }
}

fn table(words: Words, story: &Story) -> Markup {
    let heads = [
        "analysis-decisions",
        "analysis-best-share",
        "analysis-mean-loss",
        "analysis-mistakes",
        "analysis-blunders",
    ];
    html! {
        table.figures {
            thead {
                tr {
                    th scope="col" { (words.say("analysis-seat")) }
                    @for head in heads { th scope="col" { (words.say(head)) } }
                }
            }
            tbody {
                @for account in &story.accounts {
                    tr {
                        th scope="row" { (person(&story.seats[account.seat.index()])) }
                        td { (account.decisions) }
                        td { (best_share(words, account)) }
                        td { (mean_loss(words, account)) }
                        td { (account.mistakes) }
                        td { (account.blunders) }
                    }
                }
            }
        }
    }
}

fn best_share(words: Words, account: &Account) -> String {
    let share = account.best as f64 / account.decisions.max(1) as f64;
    figures::percent(words.lexicon(), share)
}

fn mean_loss(words: Words, account: &Account) -> String {
    let lexicon = words.lexicon();
    let win = figures::size(lexicon, f64::from(account.mean_loss.win));
    let points = figures::decimal(lexicon, f64::from(account.mean_loss.points));
    let short = words.say("analysis-points-short");
    words.with_all(
        "analysis-loss-row",
        vec![("win", win.into()), ("points", points.into()), ("short", short.into())],
    )
}

/// What moved one chance from its first value to its last, as bars from the middle.
fn way(words: Words, story: &Story, account: &Account) -> Markup {
    let longest = story.accounts.iter().flat_map(parts).map(|(_, change)| change.abs());
    let longest = longest.fold(0.05, f64::max);
    let lexicon = words.lexicon();
    let ends =
        [account.first, account.last].map(|worth| figures::percent(lexicon, f64::from(worth.win)));
    let [first, last] = ends;
    html! {
        div.way {
            h3 {
                (person(&story.seats[account.seat.index()]))
                span.muted {
                    (words.with_all("analysis-way", vec![("first", first.into()), ("last", last.into())]))
                }
            }
            dl {
                @for (key, change) in parts(account) {
                    dt { (words.say(key)) }
                    dd {
                        (bar(change / longest))
                        span.change.is-loss[change < 0.0] { (figures::change(lexicon, change)) }
                    }
                }
            }
        }
    }
}

fn parts(account: &Account) -> [(&'static str, f64); 4] {
    [
        ("analysis-own", account.own),
        ("analysis-others", account.others),
        ("analysis-luck", account.luck),
        ("analysis-hindsight", account.hindsight),
    ]
    .map(|(key, worth)| (key, f64::from(worth.win)))
}

/// `share` from -1 to 1.
fn bar(share: f64) -> Markup {
    let length = share.abs() * 100.0;
    let left = if share < 0.0 { 100.0 - length } else { 100.0 };
    html! {
        svg.bar viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
            rect.bar-back x="0" y="0" width="200" height="12" {}
            rect.is-loss[share < 0.0] x=(format!("{left:.1}")) y="1.5" width=(format!("{length:.1}")) height="9" {}
            rect.bar-middle x="99.5" y="0" width="1" height="12" {}
        }
    }
}

/// How many of a round's decisions were mistakes, in words.
pub fn mistakes(words: Words, count: usize) -> String {
    match count {
        0 => words.say("analysis-round-clean"),
        _ => words.with_all("analysis-round-mistakes", vec![("count", number(count))]),
    }
}
