//! Below the question: log, score sheet, talk, notes, keys. One of them is open at a time.

use super::super::marks;
use super::super::moment::moment;
use super::super::parts::part;
use super::super::words::{Words, number};
use super::{address, company};
use crate::model::{LogLine, Sheet, TablePage};
use kernel::Seat;
use maud::{Markup, html};

pub fn desk(words: Words, page: &TablePage) -> Markup {
    html! {
        section.desk aria-label=(words.say("page-desk")) {
            details #desk-log name="desk" open data-wide {
                summary { (words.say("page-log")) }
                (log(words, page))
            }
            details #desk-sheet name="desk" {
                summary { (words.say("page-sheet")) }
                div.scroll { (part(sheet(words, &page.sheet))) }
            }
            details #desk-talk name="desk" {
                summary { (words.say("page-talk")) (unread(words, page.unread)) }
                (talk(words, page))
            }
            @if page.me.is_some() {
                details #desk-notes name="desk" {
                    summary { (words.say("page-notes")) }
                    (notes(words, page))
                }
            }
            @if let Some(me) = page.me.filter(|_| !page.orders.is_empty()) {
                details #desk-orders name="desk" {
                    summary { (words.say("page-orders")) }
                    (orders(words, page, me))
                }
            }
            details #desk-help name="desk" {
                summary { (words.say("page-help")) }
                (part(help(words, page)))
            }
        }
    }
}

/// What happened, the latest first; new since the reader's last choice is marked.
fn log(words: Words, page: &TablePage) -> Markup {
    let mut lines: Vec<&LogLine> = page.log.iter().collect();
    lines.sort_by_key(|line| std::cmp::Reverse(line.n));
    html! {
        @if page.log.is_empty() {
            p.empty { (words.say("page-log-empty")) }
        } @else {
            ol.log reversed {
                @for line in lines { (log_line(words, page, line)) }
            }
        }
    }
}

fn log_line(words: Words, page: &TablePage, line: &LogLine) -> Markup {
    html! {
        li #{ "log-" (line.n) } .is-new[line.is_new] .is-shown[line.n == page.n && page.n < page.last] {
            a.log-at href=(address(page, &format!("at/{}", line.n)))
                title=(words.say("page-log-look")) { (line.n) }
            @match line.seat { Some(seat) => (marks::mark(seat)), None => span.no-mark {} }
            div {
                @if line.is_new { span.unseen { (words.say("page-log-new")) } }
                @for sentence in &line.sentences { p { (sentence) } }
            }
        }
    }
}

/// Points by source, a column a seat.
pub fn sheet(words: Words, sheet: &Sheet) -> Markup {
    html! {
        table.score-sheet {
            caption.unseen { (words.say("page-sheet-title")) }
            thead {
                tr {
                    td {}
                    @for (index, name) in sheet.seats.iter().enumerate() {
                        th scope="col" title=(name) {
                            (marks::mark(Seat(u8::try_from(index).unwrap_or(0))))
                            span.column-name { (name) }
                        }
                    }
                }
            }
            tbody {
                @for (source, points) in &sheet.rows {
                    tr { th scope="row" { (source) } @for point in points { td { (point) } } }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (words.say("page-sheet-total")) }
                    @for total in &sheet.totals { td { (total) } }
                }
                tr {
                    th scope="row" { (words.say("page-sheet-place")) }
                    @for place in &sheet.places { td { (place) } }
                }
            }
        }
    }
}

/// How many lines came since the reader's last turn began; the script, which knows what was looked
/// at, counts those that were not.
fn unread(words: Words, count: usize) -> Markup {
    html! {
        span #talk-new.count data-keep hidden[count == 0] {
            b { (count) } span.unseen { " " (words.say("page-talk-new")) }
        }
    }
}

fn talk(words: Words, page: &TablePage) -> Markup {
    html! {
        div.talk {
            @if page.company.may_talk {
                form.say method="post" action=(address(page, "talk")) {
                    input #talk-text name="text" required maxlength="500" autocomplete="off"
                        aria-label=(words.say("page-talk-label"))
                        placeholder=(words.say("page-talk-label"));
                    button { (words.say("page-talk-send")) }
                }
            }
            @if !company::is_waiting(page) || page.n < page.last {
                (company::here(words, page, false))
            }
            @if page.company.hidden > 0 {
                p.small {
                    a href="/blocked" {
                        (words.with_all("people-hidden", vec![("count", number(page.company.hidden))]))
                    }
                }
            }
            @if page.company.is_talk_closed {
                p.empty { (words.say("people-talk-closed")) }
            } @else if page.talk.is_empty() {
                p.empty { (words.say("page-talk-empty")) }
            }
            @if !page.talk.is_empty() {
                ol.said reversed aria-live="polite" {
                    @for talk in page.talk.iter().rev() {
                        li #{ "talk-" (talk.n) } data-line=(talk.n) data-own[talk.is_own] {
                            b { (talk.name) } " " (moment(talk.at))
                            @if let Some(line) = talk.line { (about(words, page, line, &talk.name)) }
                            p.muted[talk.is_removed] { (talk.text) }
                        }
                    }
                }
            }
        }
    }
}

/// To what can be done about a line.
fn about(words: Words, page: &TablePage, line: u64, name: &str) -> Markup {
    html! {
        " " a.small href=(address(page, &format!("said/{line}"))) {
            (words.say("people-line")) span.unseen { ": " (name) }
        }
    }
}

fn notes(words: Words, page: &TablePage) -> Markup {
    html! {
        form.notes method="post" action=(address(page, "notes")) {
            textarea #notes-text name="text" maxlength="10000" rows="6"
                aria-label=(words.say("page-notes-label"))
                placeholder=(words.say("page-notes-label")) { (page.notes) }
            button { (words.say("page-notes-save")) }
        }
    }
}

/// What the reader answers beforehand.
fn orders(words: Words, page: &TablePage, me: Seat) -> Markup {
    html! {
        form.orders method="post" action=(address(page, "orders")) {
            p.small.muted { (words.say("page-orders-about")) }
            input type="hidden" name="seat" value=(me.0);
            @for order in &page.orders {
                div.order {
                    label.tick {
                        input type="checkbox" name={ "give-" (order.id) } checked[order.given.is_some()];
                        span { (order.words) }
                    }
                    @if let Some(limit) = &order.limit {
                        input.number type="number" name={ "limit-" (order.id) } required
                            min=(limit.start()) max=(limit.end())
                            value=(order.given.unwrap_or(*limit.start())) aria-label=(order.words);
                    }
                }
            }
            button { (words.say("page-orders-save")) }
        }
    }
}

/// The keys, the reader's own settings, and how chance was fixed beforehand.
fn help(words: Words, page: &TablePage) -> Markup {
    let keys = [
        ("1–9", "page-key-choose"),
        ("e", "page-key-done"),
        ("u", "page-key-undo"),
        ("r", "page-key-redo"),
        ("← →", "page-key-course"),
        ("+ −", "page-key-zoom"),
        ("↑ ↓ ← →", "page-key-pieces"),
        ("?", "page-key-help"),
    ];
    html! {
        div.help {
            div.needs-script {
                @for (setting, name) in [("sound", "page-set-sound"), ("trivial", "page-set-trivial")] {
                    label.tick {
                        input type="checkbox" data-setting=(setting);
                        span { (words.say(name)) }
                    }
                }
                dl.keys {
                    @for (key, name) in keys { div { dt { kbd { (key) } } dd { (words.say(name)) } } }
                }
            }
            @if !page.topics.is_empty() {
                section.topics aria-labelledby="topics-title" {
                    h3 #topics-title { (words.say("page-topics")) }
                    @for topic in &page.topics {
                        details #{ "topic-" (topic.id) } {
                            summary { (topic.title) }
                            p { (topic.words) }
                        }
                    }
                }
            }
            p.small.muted { (words.say("page-seed-hash")) " " code { (page.seed_hash) } }
        }
    }
}
