//! A short list inside a state.

use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};
use tinyvec::ArrayVec;

/// A list of plain values with a fixed capacity. It is plain itself, with defaults in the places
/// that are not in use: a state made of such lists is copied as one block of bytes, and states are
/// copied all the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
#[serde(transparent)]
pub struct List<T: Copy + Default, const N: usize>(ArrayVec<[T; N]>);

impl<T: Copy + Default, const N: usize> List<T, N> {
    pub fn new() -> Self {
        List(ArrayVec::from_array_empty([T::default(); N]))
    }

    #[inline]
    pub fn is_full(&self) -> bool {
        self.0.len() == N
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List::new()
    }
}

impl<T: Copy + Default, const N: usize> Deref for List<T, N> {
    type Target = ArrayVec<[T; N]>;
    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<T: Copy + Default, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        List(values.into_iter().collect())
    }
}

impl<T: Copy + Default, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = tinyvec::ArrayVecIterator<[T; N]>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, T: Copy + Default, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<'a, T: Copy + Default, const N: usize> IntoIterator for &'a mut List<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter_mut()
    }
}
