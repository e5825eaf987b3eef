//! Opponents: which there are, who plays unless told otherwise, and what they are called.

use crate::games::AnyGame;
use crate::host::Length;
use crate::pages::words;
use crate::store::{KeptSeat, Sitter};
use kernel::{Insight, Lexicon, Text};

/// The mind that can always move.
pub const SIMPLEST: &str = "random";

/// Who plays an empty seat unless somebody is chosen, the best wish first.
const USUAL: &[&str] = &["adept", SIMPLEST];

/// The minds that play a game: all levels once weights were learned for it, until then only those
/// that need none.
pub fn of<G: Insight>() -> &'static [&'static str] {
    match G::weights().is_empty() {
        true => &[SIMPLEST],
        false => minds::NAMES,
    }
}

/// The opponent of a new table, and the house's stand-in.
pub fn usual(game: &AnyGame) -> &'static str {
    USUAL.iter().find(|name| (game.minds)().contains(name)).unwrap_or(&SIMPLEST)
}

/// How long a mind may take for a choice: a master thinks for seconds, all others for moments.
pub fn length(mind: &str) -> Length {
    if mind == "master" { Length::Long } else { Length::Short }
}

/// A seat that a mind takes. What it is called depends on who reads.
pub fn seat(mind: &str) -> KeptSeat {
    KeptSeat::new(Sitter::Mind(mind.to_string()), String::new())
}

/// What a seat is called in the reader's language, seats counted from zero.
pub fn name(seat: &KeptSeat, index: usize, language: &str) -> String {
    let words = words::lexicon(language);
    match &seat.kind {
        Sitter::Mind(mind) => {
            let text = Text::new("page-mind-seat").with("mind", words::mind(words, mind));
            words.say(&text.with("number", index as i64 + 1))
        }
        Sitter::Free => words.say(&Text::new("page-kind-free")),
        Sitter::Person(_) | Sitter::Beside(_) | Sitter::Reserved(_) => name_of(&seat.name, words),
    }
}

/// What somebody is called who has a name, and who has gone for good.
pub fn name_of(name: &str, words: &Lexicon) -> String {
    match name {
        "" => words.say(&Text::new("account-gone")),
        name => name.to_string(),
    }
}

/// What all seats are called.
pub fn names(seats: &[KeptSeat], language: &str) -> Vec<String> {
    seats.iter().enumerate().map(|(index, seat)| name(seat, index, language)).collect()
}
