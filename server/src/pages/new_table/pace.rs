//! The tempo and the clock of a new table.

use super::Words;
use crate::clock::{PRESETS, Preset, Tempo};
use maud::{Markup, html};

/// Live or when you can; no clock, one with a name, or exact numbers. What belongs to the other
/// tempo is hidden by the style sheet.
pub(super) fn pace(words: Words) -> Markup {
    html! {
        fieldset.panel.pace {
            legend { (words.say("page-new-tempo")) }
            div.segments {
                (tempo(words, Tempo::Live, "page-tempo-live"))
                (tempo(words, Tempo::Letters, "page-tempo-letters"))
            }
            p.muted.small { (words.say("page-new-tempo-about")) }
        }
        fieldset.panel.pace {
            legend { (words.say("page-new-clock")) }
            ul.modules {
                li { (option("none", true, html! { strong { (words.say("page-clock-none")) } })) }
                @for preset in &PRESETS { li { (named(words, preset)) } }
                li {
                    (option("own", false, html! { strong { (words.say("page-clock-own")) } }))
                    (numbers(words))
                }
            }
            p.muted.small { (words.say("page-new-clock-about")) }
        }
    }
}

fn tempo(words: Words, tempo: Tempo, name: &str) -> Markup {
    html! {
        label {
            input type="radio" name="tempo" value=(tempo.key()) checked[tempo == Tempo::default()];
            span { (words.say(name)) }
        }
    }
}

fn option(value: &str, is_usual: bool, said: Markup) -> Markup {
    html! {
        label.tick {
            input type="radio" name="clock" value=(value) checked[is_usual];
            span { (said) }
        }
    }
}

fn named(words: Words, preset: &Preset) -> Markup {
    let name = match preset.key {
        "short" => "page-clock-short",
        _ => "page-clock-long",
    };
    let said = |key, (bank, increment): (u64, u64)| {
        let (bank, increment) = (bank as i64, increment as i64);
        words.with_all(key, vec![("bank", bank.into()), ("increment", increment.into())])
    };
    let days = |(bank, increment): (u64, u64)| (bank / 24, increment);
    option(
        preset.key,
        false,
        html! {
            strong { (words.say(name)) } " "
            span.of-live { (said("page-clock-live", preset.live)) } " "
            span.of-letters { (said("page-clock-letters", days(preset.letters))) }
        },
    )
}

/// Exact numbers; their units follow the tempo.
fn numbers(words: Words) -> Markup {
    let (live, letters) = (Tempo::Live.most(), Tempo::Letters.most());
    html! {
        div.exact {
            label {
                span.of-live { (words.say("page-clock-bank-live")) } " "
                span.of-letters { (words.say("page-clock-bank-letters")) }
                input type="number" name="bank" min="0" max=(live.0.max(letters.0)) value="30";
            }
            label {
                span.of-live { (words.say("page-clock-increment-live")) } " "
                span.of-letters { (words.say("page-clock-increment-letters")) }
                input type="number" name="increment" min="0" max=(live.1.max(letters.1)) value="30";
            }
        }
    }
}
