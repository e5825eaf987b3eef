//! A mind of one's own: before each choice it plays the game to its end a few times, with random
//! picks, and takes the choice that brought it the most points. It knows no game; here it plays
//! Tzolk'in against random picks.
//!
//! `cargo run --release --example my_mind`

use kernel::dice::fast;
use kernel::{
    Asks, ContentSet, Eyes, Fast, Insight, Options, Rules, Seat, Silent, View, at_random,
};
use minds::{Mind, Random};
use tzolkin::{Content, Tzolkin};

const GAMES: u64 = 10;
const PLAYOUTS: usize = 10;

/// Flat Monte Carlo: random playouts after each choice, and no tree.
struct Dreamer {
    dice: Fast,
}

impl Dreamer {
    /// The points of a seat after random picks to the end, more than those of the best other seat.
    fn lead<G: Insight>(&mut self, mut world: G, me: Seat) -> i32 {
        let mut choices = Vec::new();
        loop {
            let choice = match world.asks() {
                Asks::Nobody => break,
                Asks::Chance => world.draw(&mut self.dice),
                Asks::Seat(_) => {
                    world.choices(&mut choices);
                    at_random::<G>(&choices, &mut self.dice).expect("whoever is asked has a choice")
                }
            };
            world.apply(choice, &mut Silent);
        }
        let points = |seat| world.score(seat).0.0;
        let others = Seat::all(world.seats()).filter(|&seat| seat != me);
        points(me) - others.map(points).max().unwrap_or(0)
    }
}

impl<G: Insight> Mind<G> for Dreamer {
    fn name(&self) -> String {
        "dreamer".into()
    }

    /// A mind never sees the state itself, only its seat's view. What is hidden there it imagines:
    /// `imagine` gives a world that fits the view, with true odds.
    fn choose(&mut self, view: &View<G>, choices: &[G::Choice]) -> G::Choice {
        let Asks::Seat(me) = view.state().asks() else { unreachable!("a mind plays a seat") };
        let mut worth = |choice: G::Choice| -> i32 {
            let dreams = (0..PLAYOUTS).map(|_| {
                let mut world = view.imagine(&mut self.dice);
                world.apply(choice, &mut Silent);
                self.lead(world, me)
            });
            dreams.sum()
        };
        *choices.iter().max_by_key(|&&choice| worth(choice)).expect("there is a choice")
    }
}

fn main() {
    let mut won = 0;
    for number in 0..GAMES {
        // Each sits first in every second game.
        let dreamer = Seat((number % 2) as u8);
        let standings = play(dreamer, number).standings();
        won += u64::from(standings.0[dreamer.index()].place == 1);
    }
    println!("dreamer won {won} of {GAMES} games against random");
    assert!(won > GAMES / 2, "looking to the end is better than nothing");
}

/// A game for two in which the dreamer has this seat.
fn play(dreamer: Seat, number: u64) -> Tzolkin {
    let mut state = Tzolkin::begin(Content::built_in(), &Options::new(2)).expect("two may play");
    let mut minds: [Box<dyn Mind<Tzolkin>>; 2] =
        [Box::new(Dreamer { dice: fast(1, number) }), Box::new(Random::new(number))];
    if dreamer == Seat(1) {
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
