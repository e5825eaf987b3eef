//! A mind of one's own: it takes the choice with the most points at once, and plays against chance
//! picks. It knows no game; here it plays Tzolk'in.
//!
//! `cargo run --release --example my_mind`

use kernel::dice::fast;
use kernel::{Asks, ContentSet, Eyes, Fast, Insight, Options, Rules, Seat, Silent, View};
use minds::{Mind, Random};
use tzolkin::{Content, Tzolkin};

const GAMES: u64 = 40;

/// Looks one choice ahead.
struct Grabber {
    dice: Fast,
}

impl<G: Insight> Mind<G> for Grabber {
    fn name(&self) -> String {
        "grabber".into()
    }

    /// A mind never sees the state itself, only its seat's view. What is hidden there it imagines:
    /// `imagine` gives a world that fits the view, with true odds.
    fn choose(&mut self, view: &View<G>, choices: &[G::Choice]) -> G::Choice {
        let Asks::Seat(me) = view.state().asks() else { unreachable!("a mind plays a seat") };
        let world = view.imagine(&mut self.dice);
        let points_after = |choice: &G::Choice| {
            let mut next = world.clone();
            next.apply(*choice, &mut Silent);
            next.score(me)
        };
        *choices.iter().max_by_key(|choice| points_after(choice)).expect("there is a choice")
    }
}

fn main() {
    let mut won = 0;
    for number in 0..GAMES {
        // Each sits first in every second game.
        let grabber = Seat((number % 2) as u8);
        let standings = play(grabber, number).standings();
        won += usize::from(standings.0[grabber.index()].place == 1);
    }
    println!("grabber won {won} of {GAMES} games against random");
    assert!(won as u64 > GAMES / 2, "looking one choice ahead is better than nothing");
}

/// A game for two in which the grabber has this seat.
fn play(grabber: Seat, number: u64) -> Tzolkin {
    let mut state = Tzolkin::begin(Content::built_in(), &Options::new(2)).expect("two may play");
    let mut minds: [Box<dyn Mind<Tzolkin>>; 2] =
        [Box::new(Grabber { dice: fast(1, number) }), Box::new(Random::new(number))];
    if grabber == Seat(1) {
        minds.swap(0, 1);
    }
    let (mut chance, mut choices) = (fast(2, number), Vec::new());
    loop {
        let choice = match state.asks() {
            Asks::Nobody => return state,
            Asks::Chance => state.draw(&mut chance),
            Asks::Seat(seat) => {
                state.choices(&mut choices);
                minds[seat.index()].choose(&View::of(&state, Eyes::Seat(seat)), &choices)
            }
        };
        state.apply(choice, &mut Silent);
    }
}
