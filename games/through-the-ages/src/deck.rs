//! Decks from which chance draws, and cards out of the game.

use kernel::Dice;
use kernel::set::Member;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// Counts in one word.
const COUNTS: usize = 16;
/// Words for 255 cards.
const WORDS: usize = 16;
/// The bits of one count.
const BITS: usize = 4;
/// The most copies of one card; the content set is checked against it.
pub const MOST_COPIES: u8 = (1 << BITS) - 1;

/// So many copies of each card: as [`kernel::Bag`], but with four bits for a count, because three
/// decks lie in a state, and states are copied all the time.
pub struct Deck<T> {
    counts: [u64; WORDS],
    total: u16,
    of: PhantomData<T>,
}

impl<T: Member> Deck<T> {
    #[inline]
    pub fn count(&self, card: T) -> u8 {
        let (word, shift) = place(card);
        (self.counts[word] >> shift) as u8 & MOST_COPIES
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

    /// Adds copies, as far as there is room for their number.
    #[inline]
    pub fn add(&mut self, card: T, copies: u8) {
        let copies = copies.min(MOST_COPIES - self.count(card));
        let (word, shift) = place(card);
        self.counts[word] += u64::from(copies) << shift;
        self.total += u16::from(copies);
    }

    /// Takes one copy out. There must be one.
    #[inline]
    pub fn take(&mut self, card: T) {
        debug_assert!(self.count(card) > 0, "no copy is there");
        let (word, shift) = place(card);
        self.counts[word] -= 1 << shift;
        self.total -= 1;
    }

    pub fn clear(&mut self) {
        *self = Deck::default();
    }

    /// What is there, with the number of copies.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (T, u8)> + '_ {
        let words = self.counts.iter().copied().enumerate();
        words.flat_map(|(index, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let place = rest.trailing_zeros() as usize / BITS;
                if place == COUNTS {
                    return None;
                }
                let count = (rest >> (place * BITS)) as u8 & MOST_COPIES;
                rest &= !(u64::from(MOST_COPIES) << (place * BITS));
                Some((T::at(index * COUNTS + place), count))
            })
        })
    }

    /// What lies at a place, when all copies lie in a row.
    pub fn nth(&self, mut place: u32) -> Option<T> {
        for (card, count) in self.iter() {
            if place < u32::from(count) {
                return Some(card);
            }
            place -= u32::from(count);
        }
        None
    }

    /// One of the copies, each equally likely; the deck is not empty. It stays in the deck.
    pub fn pick(&self, dice: &mut impl Dice) -> T {
        let place = dice.below(u32::from(self.total));
        self.nth(place).expect("a place below the number of copies")
    }
}

/// The word of a card's count, and how far it is shifted there.
#[inline]
fn place<T: Member>(card: T) -> (usize, usize) {
    (card.index() / COUNTS, card.index() % COUNTS * BITS)
}

impl<T> Clone for Deck<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Deck<T> {}

impl<T> Default for Deck<T> {
    fn default() -> Self {
        Deck { counts: [0; WORDS], total: 0, of: PhantomData }
    }
}

impl<T> PartialEq for Deck<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.counts == other.counts
    }
}

impl<T> Eq for Deck<T> {}

impl<T> Hash for Deck<T> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.counts.hash(state);
    }
}

impl<T: Member + Debug> Debug for Deck<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// As a map from a card to its copies.
impl<T: Member + Serialize> Serialize for Deck<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

impl<'de, T: Member + Ord + Debug + Deserialize<'de>> Deserialize<'de> for Deck<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut deck = Deck::default();
        for (card, count) in BTreeMap::<T, u8>::deserialize(from)? {
            if card.index() >= WORDS * COUNTS || !(1..=MOST_COPIES).contains(&count) {
                let what = format!("{count} copies of {card:?} are impossible");
                return Err(serde::de::Error::custom(what));
            }
            deck.add(card, count);
        }
        Ok(deck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::CivilId;
    use kernel::dice::fast;

    fn deck() -> Deck<CivilId> {
        let mut deck = Deck::default();
        for (card, copies) in [(0, 2), (15, 15), (16, 1), (254, 3)] {
            deck.add(CivilId::at(card), copies);
        }
        deck
    }

    #[test]
    fn every_card_has_its_count() {
        let deck = deck();
        let counts = [0, 1, 15, 16, 17, 254].map(|card| deck.count(CivilId::at(card)));
        assert_eq!(counts, [2, 0, 15, 1, 0, 3]);
        let listed: Vec<_> = deck.iter().map(|(card, count)| (card.index(), count)).collect();
        assert_eq!(listed, [(0, 2), (15, 15), (16, 1), (254, 3)]);
        assert_eq!(deck.total(), 21);
    }

    #[test]
    fn a_count_never_runs_into_its_neighbour() {
        let mut deck = deck();
        deck.add(CivilId::at(15), 4);
        assert_eq!((deck.count(CivilId::at(15)), deck.count(CivilId::at(16))), (15, 1));
        assert_eq!(deck.total(), 21);
        deck.take(CivilId::at(16));
        assert_eq!((deck.count(CivilId::at(16)), deck.total()), (0, 20));
    }

    #[test]
    fn a_deck_draws_as_a_bag_does() {
        let deck = deck();
        let mut bag = kernel::Bag::<CivilId, 255>::default();
        deck.iter().for_each(|(card, copies)| bag.add(card, copies));
        let (one, other) = (&mut fast(1, 0), &mut fast(1, 0));
        assert!((0..200).all(|_| deck.pick(one) == bag.pick(other)));
    }

    #[test]
    fn written_it_is_a_map_and_impossible_counts_are_refused() {
        let text = serde_json::to_string(&deck()).expect("JSON");
        assert_eq!(text, r#"{"C001":2,"C016":15,"C017":1,"C255":3}"#);
        assert_eq!(serde_json::from_str::<Deck<CivilId>>(&text).ok(), Some(deck()));
        for wrong in [r#"{"C001":0}"#, r#"{"C001":16}"#, r#"{"C256":1}"#] {
            assert!(serde_json::from_str::<Deck<CivilId>>(wrong).is_err(), "{wrong}");
        }
    }
}
