//! Agendas that no game has ever had.

use crate::{Origin, play_one};
use kernel::dice::fast;
use kernel::{Agenda, Asks, Game};
use proptest::prelude::*;
use std::sync::LazyLock;
use through_the_ages::Ages;
use through_the_ages::task::Task;

/// What is done to an agenda; places are counted from the top.
#[derive(Clone, Debug)]
pub enum Forgery {
    Insert(usize, Task),
    Replace(usize, Task),
    Remove(usize),
    Repeat(usize, usize),
    Swap(usize, usize),
    Only(Task),
}

pub fn forgery() -> impl Strategy<Value = Forgery> {
    let place = || 0..12usize;
    prop_oneof![
        6 => (place(), task()).prop_map(|(at, task)| Forgery::Insert(at, task)),
        3 => (place(), task()).prop_map(|(at, task)| Forgery::Replace(at, task)),
        2 => place().prop_map(Forgery::Remove),
        2 => (place(), place()).prop_map(|(from, to)| Forgery::Repeat(from, to)),
        2 => (place(), place()).prop_map(|(a, b)| Forgery::Swap(a, b)),
        1 => task().prop_map(Forgery::Only),
    ]
}

impl Forgery {
    pub fn commit(&self, state: &mut Ages) {
        let mut tasks = state.agenda.tasks().to_vec();
        tasks.reverse();
        let last = tasks.len();
        match *self {
            Forgery::Insert(at, task) => tasks.insert(at.min(last), task),
            Forgery::Replace(at, task) if at < last => tasks[at] = task,
            Forgery::Remove(at) if at < last => {
                tasks.remove(at);
            }
            Forgery::Repeat(from, to) if from < last => tasks.insert(to.min(last), tasks[from]),
            Forgery::Swap(a, b) if a < last && b < last => tasks.swap(a, b),
            Forgery::Only(task) => tasks = vec![task],
            _ => {}
        }
        state.agenda = Agenda::default();
        tasks.into_iter().rev().for_each(|task| state.agenda.push(task));
    }
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
