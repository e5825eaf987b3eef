//! Random games of Tzolk'in, headless: the rules alone, without words, views or records.
//!
//! `cargo run --release --example random_games`

use kernel::dice::fast;
use kernel::{Asks, ContentSet, Options, Rules, Silent, at_random};
use std::time::Instant;
use tzolkin::{Content, Tzolkin};

const SEATS: u8 = 4;
const GAMES: u64 = 200;

fn main() {
    let options = Options::new(SEATS).with(["tribes", "prophecies"]);
    let begun = Instant::now();
    let (mut steps, mut points, mut best) = (0, 0.0, 0.0_f64);
    for number in 0..GAMES {
        // The same two numbers give the same game, on every machine.
        let (state, length) = play(&options, 7, number);
        steps += length;
        for standing in &state.standings().0 {
            points += standing.points.as_f64() / f64::from(SEATS);
            best = best.max(standing.points.as_f64());
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{GAMES} games, {:.0} steps a second", steps as f64 / seconds);
    println!("{:.1} points a seat, {best} at best", points / GAMES as f64);
}

/// One game to its end, and how many steps it took, chance's included.
fn play(options: &Options, seed: u64, number: u64) -> (Tzolkin, usize) {
    let mut state = Tzolkin::begin(Content::built_in(), options).expect("a possible set-up");
    let (mut dice, mut choices) = (fast(seed, number), Vec::new());
    for step in 0.. {
        // A state always waits for exactly one choice, of a seat or of chance.
        let choice = match state.asks() {
            Asks::Nobody => return (state, step),
            Asks::Chance => state.draw(&mut dice),
            Asks::Seat(_) => {
                state.choices(&mut choices);
                at_random::<Tzolkin>(&choices, &mut dice).expect("whoever is asked has a choice")
            }
        };
        // What was listed is possible; whoever does not know that uses `try_apply`.
        state.apply(choice, &mut Silent);
    }
    unreachable!("every game ends")
}
