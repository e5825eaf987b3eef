//! What every page shares: head, header, footer.

use super::icons;
use super::words::Words;
use crate::assets;
use crate::model::Reader;
use maud::{DOCTYPE, Markup, html};

/// A whole page around its content.
pub fn layout(reader: &Reader, title: &str, main: Markup) -> Markup {
    page(reader, title, "/", main)
}

/// A whole page that knows its address, to come back to after a switch.
pub(super) fn page(reader: &Reader, title: &str, back: &str, main: Markup) -> Markup {
    document(reader, title, back, None, main)
}

/// The same with one more style sheet: that of a board, or of the covers.
pub(super) fn page_with_sheet(
    reader: &Reader,
    title: &str,
    back: &str,
    sheet: &str,
    main: Markup,
) -> Markup {
    document(reader, title, back, Some(sheet), main)
}

fn document(reader: &Reader, title: &str, back: &str, sheet: Option<&str>, main: Markup) -> Markup {
    let words = Words::of(reader);
    html! {
        (DOCTYPE)
        html lang=(reader.language) data-theme=(reader.theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                @for font in assets::FONTS {
                    link rel="preload" href=(assets::address(font)) as="font" type="font/woff2" crossorigin;
                }
                link rel="icon" href=(assets::address("mark.svg")) type="image/svg+xml";
                @for style in ["style.css", "board.css"] {
                    link rel="stylesheet" href=(assets::address(style));
                }
                @if let Some(sheet) = sheet { link rel="stylesheet" href=(sheet); }
                @for part in ["motion.js", "tips.js"] {
                    link rel="modulepreload" href=(assets::address(part));
                }
                script type="module" src=(assets::address("live.js")) {}
            }
            body {
                a.skip href="#main" { (words.say("page-skip")) }
                (header(reader, words, back))
                (main)
                (footer(words))
            }
        }
    }
}

fn header(reader: &Reader, words: Words, back: &str) -> Markup {
    html! {
        header.top {
            a.brand href="/" {
                (icons::mark())
                span.wordmark { (words.say("page-wordmark")) }
            }
            div.switches {
                (language_switch(reader, words, back))
                (theme_switch(reader, words, back))
                a.who href="/account" {
                    (icons::person())
                    span {
                        @match &reader.name {
                            Some(name) => (name),
                            None => (words.say("page-account-link")),
                        }
                    }
                }
            }
        }
    }
}

fn language_switch(reader: &Reader, words: Words, back: &str) -> Markup {
    html! {
        form.segments method="post" action="/language" aria-label=(words.say("page-language")) {
            input type="hidden" name="back" value=(back);
            @for (code, short, name) in [("en", "EN", "English"), ("ru", "РУ", "Русский")] {
                button name="language" value=(code) lang=(code) title=(name) aria-label={ (short) " (" (name) ")" }
                    aria-pressed=(reader.language == code) { (short) }
            }
        }
    }
}

fn theme_switch(reader: &Reader, words: Words, back: &str) -> Markup {
    let themes = [
        ("auto", icons::auto(), "page-theme-auto"),
        ("light", icons::sun(), "page-theme-light"),
        ("dark", icons::moon(), "page-theme-dark"),
    ];
    html! {
        form.segments method="post" action="/theme" aria-label=(words.say("page-theme")) {
            input type="hidden" name="back" value=(back);
            @for (theme, icon, name) in themes {
                button name="theme" value=(theme) title=(words.say(name))
                    aria-label=(words.say(name)) aria-pressed=(reader.theme == theme) { (icon) }
            }
        }
    }
}

fn footer(words: Words) -> Markup {
    html! {
        footer.bottom {
            p { (words.say("page-footer-authors")) }
            p { (words.say("page-footer-own")) }
        }
    }
}

/// A button that posts to an address and needs nothing else.
pub(super) fn post(action: &str, class: &str, content: Markup) -> Markup {
    html! {
        form method="post" action=(action) { button class=(class) { (content) } }
    }
}
