//! Places and their neighbours: a small graph over bit sets. Hex maps, territories and islands are
//! alike here; coordinates belong to where content is read and boards are drawn.

use crate::Set;
use crate::set::Member;

/// Who is whose neighbour among at most `N` places. In a content set when the map is printed, in
/// the state when it grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Places<P: Member, const N: usize> {
    near: [Set<P>; N],
}

impl<P: Member, const N: usize> Default for Places<P, N> {
    fn default() -> Self {
        Places { near: [Set::EMPTY; N] }
    }
}

impl<P: Member, const N: usize> Places<P, N> {
    /// Makes two places neighbours.
    pub fn join(&mut self, one: P, other: P) {
        self.near[one.index()].add(other);
        self.near[other.index()].add(one);
    }

    #[inline]
    pub fn near(&self, place: P) -> Set<P> {
        self.near[place.index()]
    }

    #[inline]
    pub fn are_joined(&self, one: P, other: P) -> bool {
        self.near(one).has(other)
    }

    /// Every place beside one of these, and not one of these itself.
    #[inline]
    pub fn around(&self, places: Set<P>) -> Set<P> {
        let all = places.iter().fold(Set::EMPTY, |all: Set<P>, place| all.or(self.near(place)));
        all.without(places)
    }

    /// What hangs together with `from` inside `within`; what of `from` is not inside does not count.
    pub fn flood(&self, from: Set<P>, within: Set<P>) -> Set<P> {
        let mut found = from.and(within);
        let mut edge = found;
        while !edge.is_empty() {
            edge = self.around(edge).and(within).without(found);
            found = found.or(edge);
        }
        found
    }

    /// The parts of a set that hang together, the one with the first place first.
    pub fn components(&self, within: Set<P>) -> impl Iterator<Item = Set<P>> + '_ {
        let mut rest = within;
        std::iter::from_fn(move || {
            let first = rest.iter().next()?;
            let component = self.flood(Set::of(first), rest);
            rest = rest.without(component);
            Some(component)
        })
    }

    /// What can be reached in at most so many steps when every place on the way, but not the last,
    /// is one of `through`. Where one stands is reached in no step.
    pub fn reach(&self, from: Set<P>, through: Set<P>, steps: usize) -> Set<P> {
        let (mut found, mut edge) = (from, from);
        for _ in 0..steps {
            edge = self.around(edge).without(found);
            if edge.is_empty() {
                break;
            }
            found = found.or(edge);
            edge = edge.and(through);
        }
        found
    }

    /// The fewest steps from one set to another when every place on the way is one of `through`;
    /// nothing when there is no way.
    pub fn distance(&self, from: Set<P>, to: Set<P>, through: Set<P>) -> Option<usize> {
        let (mut found, mut edge) = (from, from);
        for steps in 0.. {
            if edge.meets(to) {
                return Some(steps);
            }
            let next = match steps {
                0 => edge,
                _ => edge.and(through),
            };
            edge = self.around(next).without(found);
            if edge.is_empty() {
                return None;
            }
            found = found.or(edge);
        }
        None
    }
}
