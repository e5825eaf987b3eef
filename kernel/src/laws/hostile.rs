//! Positions are files that anybody can edit. Whatever is written there, reading never panics; and
//! whatever can be read can be played on: there is a choice until the game is over, every choice
//! on the list can be made, and the laws of conservation hold after each.

use super::walk::any;
use crate::dice::fast;
use crate::{Asks, Breach, ContentSet, Dice, Eyes, Game, Seat, Silent, position};
use crate::{Numbered, View};

/// Choices that are played from a position that was read.
const FURTHER: usize = 300;

/// Any choice of whoever is asked; even chance takes what is unlikely.
pub fn play_one<G: Game>(state: &mut G, list: &mut Vec<G::Choice>, dice: &mut impl Dice) {
    state.choices(list);
    assert!(!list.is_empty(), "{:?} has no choice", state.asks());
    state.apply(any(list, dice), &mut Silent);
}

/// Plays so many choices, or until the game is over.
pub fn play_on<G: Game>(state: &mut G, choices: usize, dice: &mut impl Dice) {
    let mut list = Vec::new();
    for _ in 0..choices {
        if state.asks() == Asks::Nobody {
            break;
        }
        play_one(state, &mut list, dice);
    }
}

/// Reads a position; if it can be read, plays on.
pub fn survive<G: Game>(text: &str, seed: u64) {
    let Ok(loaded) = position::read::<G>(text, G::Content::built_in()) else { return };
    let mut state = loaded.state;
    let mut dice = fast(seed, 1);
    for eyes in [Eyes::Spectator, Eyes::Seat(Seat(0))] {
        let seen = View::of(&state, eyes);
        if let Err(Breach(breach)) = seen.imagine(&mut dice).audit() {
            panic!("what {eyes:?} imagine: {breach}");
        }
    }
    // What is secret in a view must be imagined before it can be played.
    state.imagine(&mut dice);
    let (mut list, mut expected) = (Vec::new(), Vec::new());
    for _ in 0..FURTHER {
        if state.asks() == Asks::Nobody {
            break;
        }
        state.expected(&mut expected);
        state.refuse(G::Choice::arbitrary(&mut dice));
        play_one(&mut state, &mut list, &mut dice);
        if let Err(Breach(breach)) = state.audit() {
            panic!("{breach}");
        }
    }
    state.standings();
}
