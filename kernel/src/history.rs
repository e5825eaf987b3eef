//! A list that grows at its end, and whose copies share what stands.

use std::fmt;
use std::ops::Index;
use std::sync::Arc;

/// Items of a chunk.
const CHUNK: usize = 32;

/// What happened one after the other: a persistent vector. A copy shares all chunks that are full,
/// so that copying it and going on costs the same however long it is.
#[derive(Clone)]
pub struct History<T> {
    full: Arc<Vec<Arc<[T]>>>,
    /// The last items, at most one chunk.
    rest: Vec<T>,
}

impl<T: Clone> History<T> {
    pub fn new() -> History<T> {
        History { full: Arc::default(), rest: Vec::new() }
    }

    pub fn push(&mut self, item: T) {
        if self.rest.len() == CHUNK {
            Arc::make_mut(&mut self.full).push(self.rest.drain(..).collect());
        }
        self.rest.push(item);
    }

    pub fn pop(&mut self) -> Option<T> {
        if self.rest.is_empty() {
            self.rest.extend_from_slice(&Arc::make_mut(&mut self.full).pop()?);
        }
        self.rest.pop()
    }

    /// Keeps the first `len` items.
    pub fn truncate(&mut self, len: usize) {
        while self.len() > len {
            self.pop();
        }
    }
}

impl<T> History<T> {
    pub fn len(&self) -> usize {
        self.full.len() * CHUNK + self.rest.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn get(&self, index: usize) -> Option<&T> {
        match self.full.get(index / CHUNK) {
            Some(chunk) => chunk.get(index % CHUNK),
            None => self.rest.get(index - self.full.len() * CHUNK),
        }
    }

    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        (0..self.len()).map(|index| &self[index])
    }
}

impl<T: Clone> Default for History<T> {
    fn default() -> History<T> {
        History::new()
    }
}

impl<T> Index<usize> for History<T> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        self.get(index).expect("an index within the history")
    }
}

impl<T: Clone> Extend<T> for History<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Clone> FromIterator<T> for History<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> History<T> {
        let mut history = History::new();
        history.extend(items);
        history
    }
}

impl<T: PartialEq> PartialEq for History<T> {
    fn eq(&self, other: &History<T>) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<T: fmt::Debug> fmt::Debug for History<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers.
    fn numbers(count: usize) -> History<usize> {
        (0..count).collect()
    }

    #[test]
    fn is_the_same_list_as_a_vector() {
        for count in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 5 * CHUNK, 5 * CHUNK + 7] {
            let (history, vector) = (numbers(count), Vec::from_iter(0..count));
            assert!(history.iter().eq(&vector) && history.iter().rev().eq(vector.iter().rev()));
            assert_eq!((history.len(), history.last()), (count, vector.last()));
            assert_eq!((history.get(count), history.is_empty()), (None, count == 0));
        }
    }

    #[test]
    fn what_is_taken_back_is_gone_and_may_be_other_then() {
        for (count, kept) in [(70, 70), (70, 64), (70, 33), (70, 32), (70, 31), (64, 0)] {
            let mut history = numbers(count);
            history.truncate(kept);
            assert_eq!(history, numbers(kept));
            history.extend(kept..count);
            assert_eq!(history, numbers(count));
        }
        assert_eq!(numbers(0).pop(), None);
    }

    #[test]
    fn a_copy_shares_all_but_the_last_chunk_and_goes_its_own_way() {
        let original = numbers(1000);
        let mut copy = original.clone();
        assert!(Arc::ptr_eq(&original.full, &copy.full) && copy.rest.len() <= CHUNK);
        copy.truncate(900);
        copy.extend([1, 2, 3]);
        assert_eq!(original, numbers(1000));
        assert_eq!((copy.len(), copy[899], copy[902]), (903, 899, 3));
    }
}
