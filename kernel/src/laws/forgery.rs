//! Agendas that no game has ever had.

use crate::Agenda;

/// What is done to an agenda; places are counted from the top.
#[derive(Clone, Copy, Debug)]
pub enum Forgery<T> {
    Insert(usize, T),
    Replace(usize, T),
    Remove(usize),
    Repeat(usize, usize),
    Swap(usize, usize),
    Only(T),
}

impl<T: Copy + Default> Forgery<T> {
    /// How many kinds [`Forgery::new`] knows; of sixteen forgeries six insert a task.
    pub const KINDS: u8 = 16;

    /// A forgery by its number, in one place or two, perhaps with a task.
    pub fn new(kind: u8, at: usize, other: usize, task: T) -> Forgery<T> {
        match kind % Self::KINDS {
            0..6 => Forgery::Insert(at, task),
            6..9 => Forgery::Replace(at, task),
            9..11 => Forgery::Remove(at),
            11..13 => Forgery::Repeat(at, other),
            13..15 => Forgery::Swap(at, other),
            _ => Forgery::Only(task),
        }
    }

    pub fn commit<const N: usize>(self, agenda: &mut Agenda<T, N>) {
        let mut tasks = agenda.tasks().to_vec();
        tasks.reverse();
        let last = tasks.len();
        match self {
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
        *agenda = Agenda::default();
        tasks.into_iter().rev().for_each(|task| agenda.push(task));
    }
}
