//! The table: the board in the middle, people above it, one rail with the question, the choices,
//! and below them what happened and what was said.

mod ask;
mod chart;
pub(super) mod company;
mod course;
mod desk;
mod end;
mod hint;
mod people;

use super::icons;
use super::layout::{page_with_sheet, post};
use super::marks;
use super::parts::part;
use super::words::Words;
use crate::model::{Reader, TablePage};
use maud::{Markup, html};

/// The table as one reader may see it.
pub fn table(reader: &Reader, page: &TablePage) -> Markup {
    let words = Words::of(reader);
    let title = match page.is_asked && !page.must_pass {
        true => words.with("page-title-asked", "game", page.game.clone()),
        false => page.game.clone(),
    };
    let content = match page.must_pass {
        true => pass(words, page),
        false => around_the_board(words, page),
    };
    let main = html! {
        main #main.table.passing[page.must_pass] tabindex="-1" data-live=(page.id)
            data-revision=(page.revision) data-asked[page.is_asked] {
            (notice(words))
            @if page.n == page.last { (people::away(words, page)) (company::questions(words, page)) }
            (content)
            div #tip.tip data-keep hidden {}
            div #flights data-keep aria-hidden="true" {}
        }
    };
    page_with_sheet(reader, &title, &format!("/t/{}", page.id), &page.style, main)
}

/// Where the script tells of the connection and of refusals.
fn notice(words: Words) -> Markup {
    html! {
        div #notice role="status" aria-live="polite" data-keep
            data-lost=(words.say("page-live-lost")) data-back=(words.say("page-live-back"))
            data-paused=(words.say("limits-streams-paused"))
            data-failed=(words.say("page-live-failed"))
            data-copied=(words.say("page-invite-copied")) {}
    }
}

/// Nothing is shown until the next person at this screen says that they are there.
fn pass(words: Words, page: &TablePage) -> Markup {
    let name = page.waiting_for.clone().unwrap_or_default();
    html! {
        section.pass {
            h1 #question tabindex="-1" { (words.with("page-pass-title", "name", name.clone())) }
            p { (words.say("page-pass-about")) }
            (post(&address(page, "take-over"), "primary large", html! {
                (words.with("page-pass-take", "name", name))
            }))
        }
    }
}

fn around_the_board(words: Words, page: &TablePage) -> Markup {
    html! {
        (part(html! { (marks::symbols()) (page.symbols) }))
        (people::strip(words, page))
        section.stage aria-label=(words.say("page-board")) {
            div.stage-bar {
                h1 { (page.game) }
                (course::course(words, page))
                (zoom(words))
            }
            div #pan.pan tabindex="0" role="group" aria-label=(words.say("page-board")) {
                div.board { (hint::marked(page)) }
            }
        }
        div.rail {
            @match &page.end {
                Some(end) if page.n == page.last => (end::end(words, page, end)),
                _ => (ask::ask(words, page)),
            }
            (desk::desk(words, page))
        }
    }
}

/// Closer to the board, or farther from it; without script the browser's own zoom does it.
fn zoom(words: Words) -> Markup {
    html! {
        div.zoom.needs-script role="group" aria-label=(words.say("page-zoom")) {
            button type="button" data-zoom-by="-1" title=(words.say("page-zoom-out"))
                aria-label=(words.say("page-zoom-out")) { (icons::farther()) }
            button type="button" data-zoom-by="1" title=(words.say("page-zoom-in"))
                aria-label=(words.say("page-zoom-in")) { (icons::closer()) }
        }
    }
}

/// An address below this table's.
fn address(page: &TablePage, rest: &str) -> String {
    format!("/t/{}/{rest}", page.id)
}
