//! A hint: the best choices of one question, in words.

use super::figures::rounded;
use super::line::{Said, say_line};
use kernel::View;
use kernel::{Asks, Game, Lexicon, Seat, notation};
use minds::search::Advice;
use serde::Serialize;

/// Steps of a line that are told.
const TOLD: usize = 12;

/// The best choices of one question, the best first.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    pub seat: Seat,
    pub question: String,
    /// How many choices there are.
    pub choices: usize,
    /// Worlds that were imagined for it.
    pub iterations: u64,
    pub best: Vec<HintRow>,
}

/// What a search thinks of one choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HintRow {
    pub choice: String,
    pub words: String,
    /// The chooser's chance to win after it, from 0 to 1.
    pub win: f64,
    /// The points that the chooser may expect.
    pub points: f64,
    pub visits: u64,
    /// How the game may go on, this choice first.
    pub line: Vec<Said>,
}

/// The advice on what a view asks in words; at most `most` choices. Nothing when no seat is asked.
pub fn hint<G: Game>(
    view: &View<G>,
    advice: &Advice<G::Choice>,
    most: usize,
    lexicon: &Lexicon,
) -> Option<Hint> {
    let Asks::Seat(seat) = view.state().asks() else { return None };
    let rows = advice.opinions.iter().filter_map(|opinion| {
        let worth = opinion.worths?[seat.index()];
        Some(HintRow {
            choice: notation::write(&opinion.choice),
            words: lexicon.say(&view.state().say_choice(opinion.choice)),
            win: rounded(worth.win),
            points: rounded(worth.points),
            visits: opinion.visits,
            line: say_line(view, &opinion.line[..opinion.line.len().min(TOLD)], lexicon),
        })
    });
    Some(Hint {
        seat,
        question: lexicon.say(&view.state().say_question()),
        choices: advice.opinions.len(),
        iterations: advice.iterations,
        best: rows.take(most).collect(),
    })
}
