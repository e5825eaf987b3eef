//! Bags: how many copies of each component are somewhere.

use crate::Dice;
use crate::set::Member;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// So many copies of each of at most `N` components: a deck from which chance draws, or what is out
/// of the game. Nothing in it has an order.
pub struct Bag<T, const N: usize> {
    counts: [u8; N],
    total: u16,
    of: PhantomData<T>,
}

impl<T: Member, const N: usize> Bag<T, N> {
    #[inline]
    pub fn count(&self, member: T) -> u8 {
        self.counts[member.index()]
    }

    /// All copies of all.
    #[inline]
    pub fn total(&self) -> u16 {
        self.total
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    #[inline]
    pub fn add(&mut self, member: T, copies: u8) {
        self.counts[member.index()] += copies;
        self.total += u16::from(copies);
    }

    /// Takes one copy out. There must be one.
    #[inline]
    pub fn take(&mut self, member: T) {
        self.counts[member.index()] -= 1;
        self.total -= 1;
    }

    pub fn clear(&mut self) {
        *self = Bag::default();
    }

    /// What is there, with the number of copies.
    pub fn iter(&self) -> impl Iterator<Item = (T, u8)> + '_ {
        let counts = self.counts.iter().copied().enumerate();
        counts.filter(|(_, count)| *count > 0).map(|(index, count)| (T::at(index), count))
    }

    /// What lies at a place, when all copies lie in a row.
    pub fn nth(&self, mut place: u32) -> Option<T> {
        for (member, count) in self.iter() {
            if place < u32::from(count) {
                return Some(member);
            }
            place -= u32::from(count);
        }
        None
    }

    /// One of the copies, each equally likely; the bag is not empty. It stays in the bag.
    pub fn pick(&self, dice: &mut impl Dice) -> T {
        let place = dice.below(u32::from(self.total));
        self.nth(place).expect("a place below the number of copies")
    }
}

impl<T, const N: usize> Clone for Bag<T, N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const N: usize> Copy for Bag<T, N> {}

impl<T, const N: usize> Default for Bag<T, N> {
    fn default() -> Self {
        Bag { counts: [0; N], total: 0, of: PhantomData }
    }
}

impl<T, const N: usize> PartialEq for Bag<T, N> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.total == other.total && self.counts == other.counts
    }
}

impl<T, const N: usize> Eq for Bag<T, N> {}

impl<T, const N: usize> Hash for Bag<T, N> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.counts.hash(state);
    }
}

impl<T: Member + Debug, const N: usize> Debug for Bag<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// As a map from a component to its copies.
impl<T: Member + Serialize, const N: usize> Serialize for Bag<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

impl<'de, T: Member + Ord + Debug + Deserialize<'de>, const N: usize> Deserialize<'de>
    for Bag<T, N>
{
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut bag = Bag::default();
        for (member, count) in BTreeMap::<T, u8>::deserialize(from)? {
            if member.index() >= N || count == 0 {
                let what = format!("{count} copies of {member:?} are impossible");
                return Err(serde::de::Error::custom(what));
            }
            bag.add(member, count);
        }
        Ok(bag)
    }
}
