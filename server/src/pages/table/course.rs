//! The slider through the whole game.

use super::super::icons;
use super::super::words::{Words, number};
use super::address;
use crate::model::TablePage;
use maud::{Markup, html};

/// Step by step, to any moment, and back to now; each position with the eyes the reader has.
pub fn course(words: Words, page: &TablePage) -> Markup {
    let (n, last) = (page.n, page.last);
    html! {
        form.course method="get" action=(address(page, "at")) aria-label=(words.say("page-course")) {
            (step(words, page, "prev", n.checked_sub(1)))
            input #course type="range" name="n" min="0" max=(last) value=(n)
                aria-label=(words.say("page-course-label"));
            (step(words, page, "next", (n < last).then_some(n + 1)))
            output #course-at for="course" {
                (words.with_all("page-course-at", vec![("n", number(n)), ("last", number(last))]))
            }
            button.without-script { (words.say("page-course-go")) }
            @if n < last {
                a.button.now href={ "/t/" (page.id) } { (words.say("page-past-now")) }
            }
        }
    }
}

/// A link one step on, or its place when there is none, so that nothing jumps.
fn step(words: Words, page: &TablePage, rel: &str, to: Option<usize>) -> Markup {
    let (icon, name) = match rel {
        "prev" => (icons::previous(), "page-course-previous"),
        _ => (icons::next(), "page-course-next"),
    };
    html! {
        @match to {
            Some(to) => {
                a.button.step rel=(rel) href=(address(page, &format!("at/{to}")))
                    title=(words.say(name)) aria-label=(words.say(name)) { (icon) }
            },
            None => span.button.step aria-hidden="true" { (icon) },
        }
    }
}
