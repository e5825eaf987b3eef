//! A log that knows where a move ends.

use crate::{History, Log};
use std::ops::Range;

/// What happened at a table, move by move. A copy costs the same however long the game is.
#[derive(Clone, Debug)]
pub struct Chronicle<E> {
    events: History<E>,
    /// How many events had happened by the end of each move.
    ends: History<usize>,
}

impl<E: Clone> Chronicle<E> {
    pub fn new() -> Chronicle<E> {
        Chronicle { events: History::new(), ends: History::new() }
    }

    /// Moves that have ended.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// What happened in these moves.
    pub fn events(&self, moves: Range<usize>) -> impl Iterator<Item = &E> {
        (self.begin(moves.start)..self.begin(moves.end)).map(|index| &self.events[index])
    }

    /// Forgets all but the first moves.
    pub fn truncate(&mut self, moves: usize) {
        self.events.truncate(self.begin(moves));
        self.ends.truncate(moves);
    }

    /// How many events had happened before a move.
    fn begin(&self, n: usize) -> usize {
        n.checked_sub(1).map_or(0, |before| self.ends[before])
    }
}

impl<E: Clone> Default for Chronicle<E> {
    fn default() -> Chronicle<E> {
        Chronicle::new()
    }
}

impl<E: Clone> Log<E> for Chronicle<E> {
    fn say(&mut self, event: E) {
        self.events.push(event);
    }

    fn end_move(&mut self) {
        self.ends.push(self.events.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Moves of so many events, each told by its number and that of its move.
    fn chronicle(moves: &[usize]) -> Chronicle<(usize, usize)> {
        let mut chronicle = Chronicle::new();
        for (n, count) in moves.iter().enumerate() {
            (0..*count).for_each(|event| chronicle.say((n, event)));
            chronicle.end_move();
        }
        chronicle
    }

    #[track_caller]
    fn check(chronicle: &Chronicle<(usize, usize)>, moves: Range<usize>, told: &[(usize, usize)]) {
        assert_eq!(chronicle.events(moves).copied().collect::<Vec<_>>(), told);
    }

    #[test]
    fn every_event_belongs_to_its_move() {
        let chronicle = chronicle(&[2, 0, 1]);
        assert_eq!((chronicle.len(), chronicle.is_empty()), (3, false));
        check(&chronicle, 0..1, &[(0, 0), (0, 1)]);
        check(&chronicle, 1..2, &[]);
        check(&chronicle, 1..3, &[(2, 0)]);
        check(&chronicle, 3..3, &[]);
    }

    #[test]
    fn a_move_that_is_taken_back_is_forgotten_with_its_events() {
        let mut chronicle = chronicle(&[1, 2, 3]);
        chronicle.truncate(1);
        chronicle.say((9, 9));
        chronicle.end_move();
        check(&chronicle, 0..2, &[(0, 0), (9, 9)]);
    }
}
