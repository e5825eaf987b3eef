//! A short list inside a state.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// A list of plain values with a fixed capacity. It is an [`ArrayVec`] whose copy is one block of
/// bytes, of what is in use, instead of a walk from value to value: states are copied all the time.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
#[serde(transparent)]
pub struct List<T: Copy, const N: usize>(ArrayVec<T, N>);

impl<T: Copy, const N: usize> List<T, N> {
    pub const fn new() -> Self {
        List(ArrayVec::new_const())
    }
}

impl<T: Copy, const N: usize> Clone for List<T, N> {
    #[inline]
    fn clone(&self) -> Self {
        let mut copy = ArrayVec::new();
        // It fits: both have the same capacity.
        let _ = copy.try_extend_from_slice(&self.0);
        List(copy)
    }
}

impl<T: Copy, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T: Copy, const N: usize> Deref for List<T, N> {
    type Target = ArrayVec<T, N>;
    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<T: Copy, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl<T: Copy, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        List(values.into_iter().collect())
    }
}

impl<T: Copy, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = arrayvec::IntoIter<T, N>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T: Copy, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a, T: Copy, const N: usize> IntoIterator for &'a mut List<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}
