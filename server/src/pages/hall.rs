//! The first page: the games, and the tables one might sit down at.

use super::clock::clock;
use super::icons;
use super::layout::{page as whole_page, page_with_sheet, post};
use super::marks;
use super::moment::moment;
use super::table::company::answers;
use super::words::{Words, number};
use crate::clock::Tempo;
use crate::model::{Finished, GameCard, Hall, Reader, TableCard, TableStanding};
use maud::{Markup, html};

/// No game seats more.
const MOST_SEATS: u8 = 5;

/// Games to play now, the reader's tables, open tables, finished games.
pub fn hall(reader: &Reader, hall: &Hall) -> Markup {
    let words = Words::of(reader);
    let main = html! {
        main #main.hall tabindex="-1" data-hall {
            (marks::symbols())
            @for game in &hall.games { (game.symbols) }
            div.hero {
                h1 { (words.say("page-hall-title")) }
                p.lead { (words.say("page-hall-lead")) }
            }
            (invited(words, hall))
            (mine(words, hall))
            section.games aria-labelledby="games-title" {
                h2 #games-title { (words.say("page-games-title")) }
                @for game in &hall.games { (game_card(words, game)) }
            }
            (open(words, hall))
            (mine_finished(words, hall))
            (seen(words, hall))
        }
    };
    page_with_sheet(reader, &words.say("page-name"), "/", &hall.covers, main)
}

fn game_card(words: Words, game: &GameCard) -> Markup {
    let (least, most) = game.seats;
    html! {
        article.game #{ "game-" (game.id) } {
            div.cover { (game.cover) }
            div.about {
                h3 { (game.name) }
                p { (game.about) }
                ul.facts {
                    li { (icons::people()) (seats(words, least, most)) }
                    li {
                        (icons::clock())
                        (words.with("page-game-minutes", "minutes", game.minutes_a_seat))
                    }
                }
                p.audience { (game.audience) }
                div.actions {
                    form method="post" action="/play-now" {
                        input type="hidden" name="game" value=(game.id);
                        button.primary.large { (words.say("page-play-now")) }
                    }
                    a.button.large href={ "/new/" (game.id) } { (words.say("page-new-table")) }
                }
                p.muted.small { (words.say("page-play-now-about")) }
            }
        }
    }
}

fn seats(words: Words, least: u8, most: u8) -> String {
    match least == most {
        true => words.with("page-game-seats-one", "most", most),
        false => {
            words.with_all("page-game-seats", vec![("least", least.into()), ("most", most.into())])
        }
    }
}

/// Tables where somebody asks the reader to play; what comes while they look is announced.
fn invited(words: Words, hall: &Hall) -> Markup {
    html! {
        div #invited aria-live="polite" {
            @if !hall.invited.is_empty() {
                section.tables.invited aria-labelledby="invited-title" {
                    h2 #invited-title { (words.say("people-invited-title")) }
                    ul {
                        @for card in &hall.invited {
                            li {
                                (table_link(words, card))
                                (answers(words, &card.id, &card.game))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn mine(words: Words, hall: &Hall) -> Markup {
    html! {
        section.tables.mine aria-labelledby="mine-title" {
            h2 #mine-title { (words.say("page-mine-title")) }
            @if hall.mine.is_empty() {
                p.empty { (words.say("page-mine-empty")) }
            } @else {
                ul { @for card in &hall.mine { li { (table_link(words, card)) } } }
            }
        }
    }
}

fn open(words: Words, hall: &Hall) -> Markup {
    html! {
        section.tables.open aria-labelledby="open-title" {
            h2 #open-title { (words.say("page-open-title")) }
            @if hall.open.is_empty() {
                p.empty {
                    (words.say("page-open-empty"))
                    @if let Some(game) = hall.games.first() {
                        " " a href={ "/new/" (game.id) } { (words.say("page-open-empty-next")) }
                    }
                }
            } @else {
                ul {
                    @for card in &hall.open {
                        li.joinable {
                            (table_link(words, card))
                            @if card.may_sit {
                                (post(&format!("/t/{}/sit", card.id), "", html! {
                                    (words.say("page-sit"))
                                    span.unseen { ": " (card.game) ", " (card.seats.join(", ")) }
                                }))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn mine_finished(words: Words, hall: &Hall) -> Markup {
    html! {
        section.tables.finished.done aria-labelledby="finished-title" {
            h2 #finished-title { (words.say("page-finished-mine-title")) }
            (games_over(words, &hall.finished, "page-finished-empty"))
            (import(words))
        }
    }
}

/// What was played at open tables.
fn seen(words: Words, hall: &Hall) -> Markup {
    html! {
        section.tables.finished.seen aria-labelledby="seen-title" {
            h2 #seen-title { (words.say("page-finished-title")) }
            (games_over(words, &hall.seen, "page-finished-nobody"))
        }
    }
}

fn games_over(words: Words, page: &Finished, empty: &str) -> Markup {
    html! {
        @if page.cards.is_empty() {
            p.empty { (words.say(empty)) }
        } @else {
            ul { @for card in &page.cards { li { (table_link(words, card)) } } }
        }
        @if page.has_more && page.number == 1 {
            p.more { a.button href=(address(page, 2)) { (words.say("page-finished-more")) } }
        }
    }
}

/// Finished games, a page of many.
pub fn finished(reader: &Reader, page: &Finished) -> Markup {
    let words = Words::of(reader);
    let (title, empty) = match page.of {
        "mine" => ("page-finished-mine-title", "page-finished-empty"),
        _ => ("page-finished-title", "page-finished-nobody"),
    };
    let title = words.say(title);
    let main = html! {
        main #main.sheet tabindex="-1" {
            h1 { (title) }
            section.tables.finished aria-label=(title) {
                @if page.cards.is_empty() {
                    p.empty { (words.say(empty)) }
                } @else {
                    ul { @for card in &page.cards { li { (table_link(words, card)) } } }
                }
            }
            nav.actions aria-label=(words.say("page-finished-pages")) {
                @if page.number > 1 {
                    a.button rel="prev" href=(address(page, page.number - 1)) {
                        (words.say("page-finished-newer"))
                    }
                }
                @if page.has_more {
                    a.button rel="next" href=(address(page, page.number + 1)) {
                        (words.say("page-finished-older"))
                    }
                }
                a.button href="/" { (words.say("page-to-hall")) }
            }
        }
    };
    whole_page(reader, &title, &address(page, page.number), main)
}

fn address(page: &Finished, number: usize) -> String {
    format!("/finished?of={}&page={number}", page.of)
}

/// A record or a position made elsewhere, by this program in a terminal or by another server.
fn import(words: Words) -> Markup {
    html! {
        details.import {
            summary { (words.say("page-import")) }
            form method="post" action="/import" {
                label for="import-record" { (words.say("page-import-about")) }
                textarea #import-record name="record" rows="4" required spellcheck="false" {}
                label for="import-seat" { (words.say("page-import-seat")) }
                select #import-seat name="seat" {
                    option value="all" { (words.say("page-import-alone")) }
                    @for number in 1..=MOST_SEATS {
                        option value=(number) { (words.with("page-import-at", "number", number)) }
                    }
                }
                button { (words.say("page-import-button")) }
            }
        }
    }
}

fn table_link(words: Words, card: &TableCard) -> Markup {
    let is_mine = matches!(card.standing, TableStanding::MyTurn);
    html! {
        a.table-card.my-turn[is_mine] href={ "/t/" (card.id) } {
            span.table-game { (card.game) }
            span.table-standing { (standing(words, card)) }
            span.table-people { (card.seats.join(", ")) }
            (pace(words, card))
            span.table-time { (moment(card.updated)) }
        }
    }
}

/// How fast it goes here: the tempo, what is left, and since when somebody is asked.
fn pace(words: Words, card: &TableCard) -> Markup {
    let tempo = match card.tempo {
        Tempo::Live => "page-tempo-live",
        Tempo::Letters => "page-tempo-letters",
    };
    html! {
        @if !matches!(card.standing, TableStanding::Over(_) | TableStanding::Abandoned) {
            span.table-pace {
                span { (words.say(tempo)) }
                @if let Some(left) = card.left { (clock(words, left, true)) }
                span { (words.say("page-since")) " " (moment(card.updated)) }
            }
        }
    }
}

fn standing(words: Words, card: &TableCard) -> String {
    match &card.standing {
        TableStanding::MyTurn => words.say("page-standing-mine"),
        TableStanding::TurnOf(name) => words.with("page-standing-of", "name", name.clone()),
        TableStanding::Playing => words.say("page-standing-playing"),
        TableStanding::Abandoned => words.say("people-standing-abandoned"),
        TableStanding::Waiting if card.free == 0 => words.say("people-standing-asking"),
        TableStanding::Waiting => {
            words.with_all("page-standing-waiting", vec![("count", number(card.free))])
        }
        TableStanding::Over(winners) => {
            words.with("page-standing-over", "names", winners.join(", "))
        }
        TableStanding::Aside => words.say("page-standing-aside"),
    }
}
