//! What is still to be done: a stack of small tasks inside the state.

use crate::List;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A stack of tasks with a fixed capacity. The task on top is done next; written, it stands first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Agenda<T: Copy + Default, const N: usize>(List<T, N>);

impl<T: Copy + Default, const N: usize> Default for Agenda<T, N> {
    fn default() -> Self {
        Self(List::new())
    }
}

impl<T: Copy + Default, const N: usize> Agenda<T, N> {
    /// The task to do now.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.0.last().copied()
    }

    /// Puts a task before everything else.
    #[inline]
    pub fn push(&mut self, task: T) {
        self.0.push(task);
    }

    /// Removes the task on top.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// Puts another task in the place of the one on top.
    #[inline]
    pub fn replace(&mut self, task: T) {
        self.0.pop();
        self.0.push(task);
    }

    /// The tasks, the last to be done first.
    pub fn tasks(&self) -> &[T] {
        &self.0
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for Agenda<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().rev())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Agenda<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut tasks = List::<T, N>::deserialize(from)?;
        tasks.reverse();
        Ok(Agenda(tasks))
    }
}
