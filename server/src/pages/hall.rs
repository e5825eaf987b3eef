//! The first page: the games, and the tables one might sit down at.

use super::icons;
use super::layout::{page, post};
use super::moment::moment;
use super::words::{Words, number};
use crate::model::{GameCard, Hall, Reader, TableCard, TableStanding};
use maud::{Markup, html};

/// Games to play now, the reader's tables, open tables, finished games.
pub fn hall(reader: &Reader, hall: &Hall) -> Markup {
    let words = Words::of(reader);
    let main = html! {
        main #main.hall tabindex="-1" {
            (crate::boards::tzolkin::icons())
            div.hero {
                h1 { (words.say("page-hall-title")) }
                p.lead { (words.say("page-hall-lead")) }
            }
            (mine(words, hall))
            section.games aria-labelledby="games-title" {
                h2 #games-title { (words.say("page-games-title")) }
                @for game in &hall.games { (game_card(words, game)) }
            }
            (open(words, hall))
            (finished(words, hall))
        }
    };
    page(reader, &words.say("page-name"), "/", main)
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

fn finished(words: Words, hall: &Hall) -> Markup {
    html! {
        section.tables.finished aria-labelledby="finished-title" {
            h2 #finished-title { (words.say("page-finished-title")) }
            @if hall.finished.is_empty() {
                p.empty { (words.say("page-finished-empty")) }
            } @else {
                ul { @for card in &hall.finished { li { (table_link(words, card)) } } }
            }
            (import(words))
        }
    }
}

/// A record made elsewhere, by this program in a terminal or by another server.
fn import(words: Words) -> Markup {
    html! {
        details.import {
            summary { (words.say("page-import")) }
            form method="post" action="/import" {
                label for="import-record" { (words.say("page-import-about")) }
                textarea #import-record name="record" rows="4" required spellcheck="false" {}
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
            span.table-time { (moment(card.updated)) }
        }
    }
}

fn standing(words: Words, card: &TableCard) -> String {
    match &card.standing {
        TableStanding::MyTurn => words.say("page-standing-mine"),
        TableStanding::TurnOf(name) => words.with("page-standing-of", "name", name.clone()),
        TableStanding::Waiting => {
            words.with_all("page-standing-waiting", vec![("count", number(card.free))])
        }
        TableStanding::Over(winners) => {
            words.with("page-standing-over", "names", winners.join(", "))
        }
    }
}
