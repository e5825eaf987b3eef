//! Minds at a game with long turns and hidden hands: Through the Ages.

use kernel::View;
use kernel::{Asks, ContentSet, Eyes, Options, Rules, Silent};
use minds::net::Shape;
use minds::weights::Weights;
use through_the_ages::{Ages, Content};

/// Plays a game with a mind at each seat, for so many choices at most.
fn play(names: &[&str], most: usize) -> Ages {
    let options = Options::new(names.len() as u8);
    let mut state = Ages::begin(Content::built_in(), &options).unwrap();
    let mind = |(seed, name): (u64, &&str)| minds::by_name(name, seed).unwrap();
    let mut minds: Vec<_> = (0..).zip(names).map(mind).collect();
    let (mut dice, mut choices) = (kernel::dice::fast(8, 8), Vec::new());
    for _ in 0..most {
        let choice = match state.asks() {
            Asks::Nobody => break,
            Asks::Chance => state.draw(&mut dice),
            Asks::Seat(seat) => {
                state.choices(&mut choices);
                let view = View::of(&state, Eyes::Seat(seat));
                minds[seat.index()].choose(&view, &choices)
            }
        };
        assert_eq!(state.refuse(choice), None);
        state.apply(choice, &mut Silent);
    }
    state
}

#[test]
fn the_weights_that_come_with_it_fit() {
    let weights = Weights::built_in::<Ages>().unwrap();
    assert_eq!(weights.net.shape(), Shape::of::<Ages>());
    assert!(weights.about.games > 0);
}

#[test]
fn a_game_begins_the_same_way_again() {
    let names = ["novice:10it", "expert:20it", "greedy"];
    let state = play(&names, 400);
    assert_eq!(state, play(&names, 400));
}

#[test]
fn greedy_minds_play_to_the_end_and_nobody_resigns() {
    let state = play(&["greedy", "greedy"], Ages::LONGEST);
    assert_eq!(state.asks(), Asks::Nobody);
    assert!(state.players.iter().all(|player| !player.has_resigned));
    assert!(state.players.iter().all(|player| player.culture_total() > 40));
}
