//! What is still to be done: a stack of small tasks inside the state.

use crate::List;
use serde::{Deserialize, Serialize};

/// A stack of tasks with a fixed capacity. The task on top is done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
#[serde(transparent)]
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
