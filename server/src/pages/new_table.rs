//! Setting up a table: seats, modules, who sits where, how fast.

mod pace;

use super::account::error_note;
use super::layout::page;
use super::marks;
use super::words::Words;
use crate::model::{GameCard, NewTable, Reader};
use kernel::Seat;
use maud::{Markup, html};

/// The form for a new table. Seats beyond the chosen number are hidden by the style sheet and
/// ignored by the server.
pub fn new_table(reader: &Reader, new: &NewTable) -> Markup {
    let words = Words::of(reader);
    let game = &new.game;
    let title = words.with("page-new-title", "game", game.name.clone());
    let main = html! {
        main #main.sheet.new-table tabindex="-1" {
            h1 { (title) }
            p.lead { (game.about) }
            (error_note(new.error.as_deref()))
            form.setup method="post" action="/tables" {
                input type="hidden" name="game" value=(game.id);
                (seat_count(words, game))
                (places(reader, words, new))
                (modules(words, game))
                (variants(words, game))
                (editions(words, new))
                (pace::pace(words))
                (openness(words))
                @if new.is_understood { (hints(words)) }
                div.actions {
                    button.primary.large { (words.say("page-new-begin")) }
                    a.button.large href="/" { (words.say("page-to-hall")) }
                }
            }
        }
    };
    page(reader, &title, &format!("/new/{}", game.id), main)
}

fn seat_count(words: Words, game: &GameCard) -> Markup {
    let (least, most) = game.seats;
    let usual = most.min(4);
    html! {
        fieldset.panel {
            legend { (words.say("page-new-seats")) }
            div.segments {
                @for count in least..=most {
                    label {
                        input type="radio" name="seats" value=(count) checked[count == usual];
                        span { (count) }
                    }
                }
            }
        }
    }
}

fn places(reader: &Reader, words: Words, new: &NewTable) -> Markup {
    html! {
        fieldset.panel {
            legend { (words.say("page-new-places")) }
            ul.places {
                @for seat in Seat::all(new.game.seats.1) {
                    li.place .{ "place-" (seat.0 + 1) } {
                        label {
                            span {
                                (marks::mark(seat))
                                (words.with("page-new-place", "number", seat.0 + 1))
                            }
                            (who(reader, words, seat, new))
                        }
                    }
                }
            }
            p.muted.small { (words.say("page-new-places-about")) }
        }
    }
}

/// Who sits there: the reader first, then opponents.
fn who(reader: &Reader, words: Words, seat: Seat, new: &NewTable) -> Markup {
    let usual = match seat.0 {
        0 => "me".to_string(),
        _ => format!("mind:{}", new.usual),
    };
    let me = match &reader.name {
        Some(name) => words.with("page-who-me-named", "name", name.clone()),
        None => words.say("page-who-me"),
    };
    let mut options = vec![
        ("me".to_string(), me),
        ("invite".to_string(), words.say("page-who-invite")),
        ("beside".to_string(), words.say("page-who-beside")),
    ];
    for mind in &new.minds {
        let about = words.mind_about(mind);
        let args = vec![("mind", words.mind(mind).into()), ("about", about.into())];
        let said = words.with_all("page-who-mind", args);
        options.push((format!("mind:{mind}"), said));
    }
    html! {
        select name={ "seat-" (seat.0 + 1) } {
            @for (value, said) in options {
                option value=(value) selected[value == usual] { (said) }
            }
        }
    }
}

fn modules(words: Words, game: &GameCard) -> Markup {
    html! {
        @if !game.modules.is_empty() {
            fieldset.panel {
                legend { (words.say("page-new-modules")) }
                ul.modules {
                    @for module in &game.modules {
                        li {
                            label.tick {
                                input type="checkbox" name={ "module-" (module.id) } value="on";
                                span { strong { (module.name) } " " (module.about) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What is one of several.
fn variants(words: Words, game: &GameCard) -> Markup {
    html! {
        @if !game.variants.is_empty() {
            fieldset.panel {
                legend { (words.say("page-new-variants")) }
                @for variant in &game.variants {
                    label.variant {
                        span { (variant.name) }
                        select name={ "variant-" (variant.id) } {
                            @for (place, choice) in variant.of.iter().enumerate() {
                                option value=(choice.id) selected[place == 0] title=(choice.about) {
                                    (choice.name)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Which content set, when its owner has brought more than the built-in one.
fn editions(words: Words, new: &NewTable) -> Markup {
    html! {
        @if !new.editions.is_empty() {
            fieldset.panel {
                legend { (words.say("page-new-edition")) }
                select name="content" aria-label=(words.say("page-new-edition")) {
                    option value="built-in" selected { (words.say("page-edition-built-in")) }
                    @for edition in &new.editions {
                        option value=(edition.hash) { (edition.name) }
                    }
                }
                p.muted.small { (words.say("page-new-edition-about")) }
            }
        }
    }
}

fn openness(words: Words) -> Markup {
    choice(words, "open", "page-new-open", "page-new-open-about")
}

/// Whether everybody may ask for hints, when several people play.
fn hints(words: Words) -> Markup {
    choice(words, "hints", "analysis-new-hints", "analysis-new-hints-about")
}

/// Something that is off unless it is ticked.
fn choice(words: Words, name: &str, title: &str, about: &str) -> Markup {
    html! {
        fieldset.panel {
            legend { (words.say(title)) }
            label.tick {
                input type="checkbox" name=(name) value="on";
                span { (words.say(about)) }
            }
        }
    }
}
