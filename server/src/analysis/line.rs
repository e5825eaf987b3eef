//! How the game may go on, in words.

use kernel::View;
use kernel::{Asks, Game, Lexicon, Seat, Silent};
use minds::search::Step;
use serde::Serialize;

/// What somebody does, in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Said {
    pub seat: Option<Seat>,
    pub words: String,
}

/// A line in words, as far as it can be followed in a world that fits what is seen.
pub fn say_line<G: Game>(view: &View<G>, line: &[Step<G::Choice>], lexicon: &Lexicon) -> Vec<Said> {
    let mut world = view.imagine(&mut kernel::dice::fast(0, 0));
    let mut said = Vec::new();
    for step in line {
        if world.asks() != step.by || world.refuse(step.choice).is_some() {
            break;
        }
        let seat = match step.by {
            Asks::Seat(seat) => Some(seat),
            _ => None,
        };
        said.push(Said { seat, words: lexicon.say(&world.say_choice(step.choice)) });
        world.apply(step.choice, &mut Silent);
    }
    said
}
