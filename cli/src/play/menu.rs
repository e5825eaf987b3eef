//! What a person sees who wants to play and does not say what.

use super::Play;
use crate::context::Context;
use crate::failure::Done;
use crate::games::{self, KNOWN, Playable, Visitor};
use crate::words::{Language, ui, ui_with};
use kernel::{Lexicon, Text};
use std::io::{self, BufRead, Write};

/// Asks for the language, the game, the seats and the people, and plays.
pub fn menu(asked: Option<Language>, context: &mut Context) -> Done {
    let mut input = io::stdin().lock();
    if asked.is_none() {
        let now = context.language;
        let line = ask(context, &mut input, "English: en, русский: ru", now.code())?;
        let Some(line) = line else { return Ok(()) };
        context.language = match line.to_lowercase().as_str() {
            "en" => Language::En,
            "ru" => Language::Ru,
            _ => now,
        };
    }
    let lexicon = context.language.own_lexicon();
    let Some(args) = questions(context, &mut input, &lexicon)? else { return Ok(()) };
    super::play(args, context, Box::new(input))
}

fn questions(
    context: &mut Context,
    input: &mut impl BufRead,
    lexicon: &Lexicon,
) -> Done<Option<Play>> {
    let mut game = KNOWN[0].to_string();
    if KNOWN.len() > 1 {
        let question = ui_with(lexicon, "ui-menu-game", "games", KNOWN.join(", "));
        let known = |line: &str| KNOWN.contains(&line).then(|| line.to_string());
        match until(context, input, &question, KNOWN[0], known)? {
            Some(answer) => game = answer,
            None => return Ok(None),
        }
    }
    let (least, most) = games::with(&game, Seats)?;
    let mut number = |context: &mut Context, key: &str, least: u8, most: u8, default: u8| {
        let text = Text::new(key).with("least", least).with("most", most);
        let valid = |line: &str| line.parse().ok().filter(|n| (least..=most).contains(n));
        until(context, input, &lexicon.say(&text), &default.to_string(), valid)
    };
    let Some(seats) = number(context, "ui-menu-seats", least, most, least)? else {
        return Ok(None);
    };
    let Some(people) = number(context, "ui-menu-people", 1, seats, 1)? else { return Ok(None) };
    let known = games::with(&game, Modules)?;
    let question = ui_with(lexicon, "ui-menu-modules", "modules", known.join(", "));
    let valid = |line: &str| {
        let is_known = |word: &str| known.contains(&word.trim());
        let is_valid = matches!(line, "all" | "none") || line.split(',').all(is_known);
        is_valid.then(|| line.to_string())
    };
    let Some(modules) = until(context, input, &question, "none", valid)? else {
        return Ok(None);
    };
    writeln!(context.out, "{}", ui(lexicon, "ui-menu-begin"))?;
    let setup = crate::setup::SetupArgs { modules: Some(modules), ..Default::default() };
    let minds = "random".to_string();
    let game = Some(game);
    Ok(Some(Play { game, seats: Some(seats), people, minds, setup, ..Play::default() }))
}

/// Asks until the answer is valid; nothing at the end of input.
fn until<T>(
    context: &mut Context,
    input: &mut impl BufRead,
    question: &str,
    default: &str,
    valid: impl Fn(&str) -> Option<T>,
) -> Done<Option<T>> {
    loop {
        let Some(line) = ask(context, input, question, default)? else { return Ok(None) };
        if let Some(answer) = valid(&line) {
            return Ok(Some(answer));
        }
    }
}

/// One question; an empty line means the default.
fn ask(
    context: &mut Context,
    input: &mut impl BufRead,
    question: &str,
    default: &str,
) -> Done<Option<String>> {
    write!(context.out, "{question} [{default}] ")?;
    context.out.flush()?;
    let mut line = String::new();
    if input.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let line = line.trim();
    Ok(Some(if line.is_empty() { default } else { line }.to_string()))
}

struct Seats;

impl Visitor for Seats {
    type Out = (u8, u8);
    fn visit<G: Playable>(self) -> (u8, u8) {
        G::seat_range().into_inner()
    }
}

struct Modules;

impl Visitor for Modules {
    type Out = Vec<&'static str>;
    fn visit<G: Playable>(self) -> Vec<&'static str> {
        G::modules().iter().map(|module| module.id).collect()
    }
}
