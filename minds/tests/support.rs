//! Games to search in, and a judge that needs no learning.

use kernel::View;
use kernel::{Asks, ContentSet, Dice, Eyes, Hidden, Insight, Options, Rules, Seat, Silent};
use minds::judge::{Judge, MOST_SEATS, Worth, Worths};
use toy::{Cards, Choice, Honest};
use tzolkin::{Content, Tzolkin};

/// Expects that points stay as they are.
#[derive(Clone)]
pub struct Still;

impl<G: Insight> Judge<G> for Still {
    fn judge(&mut self, state: &G) -> Worths {
        let mut worths = [Worth::default(); MOST_SEATS];
        for seat in Seat::all(state.seats()) {
            let points = state.score(seat).0.as_f64() as f32;
            worths[seat.index()] = Worth { win: 1.0 / f32::from(state.seats()), points };
        }
        worths
    }
}

/// A toy for two with these hands and this first prize; the first seat is asked.
pub fn dealt(hands: [[u8; 3]; 2], prize: u8) -> Honest {
    let options = Options::new(2);
    let mut state = Honest::begin(Cards::built_in(), &options).unwrap();
    for (first, second) in hands[0].into_iter().zip(hands[1]) {
        state.apply(Choice::Deal { seat: Seat(0), card: first }, &mut Silent);
        state.apply(Choice::Deal { seat: Seat(1), card: second }, &mut Silent);
    }
    state.apply(Choice::Prize(prize), &mut Silent);
    state
}

/// A game of Tzolk'in with all modules after so many random choices, and on until a seat is asked
/// that has a choice.
pub fn tzolkin(seats: u8, seed: u64, made: usize) -> Tzolkin {
    let modules = Tzolkin::modules().iter().map(|module| module.id);
    let mut state =
        Tzolkin::begin(Content::built_in(), &Options::new(seats).with(modules)).unwrap();
    let (mut dice, mut choices) = (kernel::dice::fast(seed, 0), Vec::new());
    for n in 0.. {
        state.choices(&mut choices);
        let choice = match state.asks() {
            Asks::Nobody => break,
            Asks::Chance => state.draw(&mut dice),
            Asks::Seat(_) if n >= made && choices.len() > 1 => break,
            Asks::Seat(_) => choices[dice.below(choices.len() as u32) as usize],
        };
        state.apply(choice, &mut Silent);
    }
    state
}

/// What the seat that is asked sees.
#[track_caller]
pub fn view<G: Hidden>(state: &G) -> View<G> {
    let Asks::Seat(seat) = state.asks() else { panic!("no seat is asked") };
    View::of(state, Eyes::Seat(seat))
}
