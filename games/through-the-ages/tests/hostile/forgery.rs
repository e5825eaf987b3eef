//! Agendas that no game has ever had.

use super::Origin;
use kernel::dice::fast;
use kernel::laws::forgery::Forgery;
use kernel::laws::hostile::play_one;
use kernel::{Asks, Rules};
use proptest::prelude::*;
use std::sync::LazyLock;
use through_the_ages::task::Task;

pub fn forgery() -> impl Strategy<Value = Forgery<Task>> {
    (0..Forgery::<Task>::KINDS, 0..12usize, 0..12usize, task())
        .prop_map(|(kind, at, other, task)| Forgery::new(kind, at, other, task))
}

/// What was ever on an agenda, in games of all numbers of players.
static TASKS: LazyLock<Vec<Task>> = LazyLock::new(|| {
    let mut tasks: Vec<Task> = Vec::new();
    for seed in 0..90 {
        let mut state = Origin { seats: 2 + (seed % 3) as u8, seed, choices: 0 }.state();
        let (mut list, mut dice) = (Vec::new(), fast(seed, 3));
        while state.asks() != Asks::Nobody {
            play_one(&mut state, &mut list, &mut dice);
            tasks.extend(state.agenda.top().filter(|task| !tasks.contains(task)));
        }
    }
    tasks
});

fn task() -> impl Strategy<Value = Task> {
    any::<usize>().prop_map(|pick| TASKS[pick % TASKS.len()])
}
