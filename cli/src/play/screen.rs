//! What is shown to a person: numbered choices with what they change, and what is not possible.

use crate::words::{reason, ui};
use kernel::View;
use kernel::{Game, Lexicon};

/// Events that a preview tells, and characters that it takes, at most.
const EVENTS: usize = 3;
const WIDTH: usize = 110;

/// The choices with their numbers, each with what it would change.
pub fn choices<G: Game>(view: &View<G>, choices: &[G::Choice], lexicon: &Lexicon) -> String {
    let mut text = String::new();
    let width = choices.len().to_string().len();
    let foresight = view.foresight();
    for (index, choice) in choices.iter().enumerate() {
        let words = lexicon.say(&view.state().say_choice(*choice));
        text.push_str(&format!("  {:>width$}. {words}", index + 1));
        let preview = preview::<G>(&foresight.try_out(*choice).0, lexicon);
        if !preview.is_empty() {
            text.push_str(&format!("  → {preview}"));
        }
        text.push('\n');
    }
    text
}

/// What a choice changes beyond itself, which is the first event, in a few words.
fn preview<G: Game>(events: &[G::Event], lexicon: &Lexicon) -> String {
    let say = |event: &G::Event| lexicon.say(&G::say_event(*event));
    let mut said: Vec<String> = events.iter().skip(1).take(EVENTS).map(say).collect();
    if events.len() > EVENTS + 1 {
        said.push("…".into());
    }
    shorten(&said.join("; "))
}

fn shorten(text: &str) -> String {
    if text.chars().count() <= WIDTH {
        return text.to_string();
    }
    let kept: String = text.chars().take(WIDTH - 1).collect();
    format!("{}…", kept.trim_end())
}

/// What a person would expect and cannot do now, each with its reason.
pub fn impossible<G: Game>(view: &View<G>, lexicon: &Lexicon) -> Vec<String> {
    let mut expected = Vec::new();
    view.state().expected(&mut expected);
    let line = |(choice, refusal): (G::Choice, Option<G::Refusal>)| {
        let words = lexicon.say(&view.state().say_choice(choice));
        refusal.map(|refusal| format!("{words} — {}", reason::<G>(refusal, lexicon)))
    };
    expected.into_iter().filter_map(line).collect()
}

/// All of it with numbers, or one of it.
pub fn why<G: Game>(view: &View<G>, number: Option<usize>, lexicon: &Lexicon) -> String {
    let lines = impossible(view, lexicon);
    let numbered = |(index, line): (usize, &String)| format!("  {}. {line}\n", index + 1);
    match number {
        _ if lines.is_empty() => ui(lexicon, "ui-why-nothing") + "\n",
        None => lines.iter().enumerate().map(numbered).collect(),
        Some(number) => match lines.get(number.wrapping_sub(1)) {
            Some(line) => format!("{line}\n"),
            None => ui(lexicon, "ui-why-number") + "\n",
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_preview_is_cut() {
        let long = shorten(&"слово ".repeat(40));
        assert_eq!(long.chars().count(), WIDTH);
        assert!(long.ends_with('…'));
        assert_eq!(shorten("short"), "short");
    }
}
