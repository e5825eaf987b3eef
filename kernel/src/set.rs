//! Sets inside a state: bits.

use crate::Dice;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};

/// Words of bits.
pub trait Bits: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    const EMPTY: Self;
    /// How many bits there are.
    const ROOM: usize;

    fn has(self, bit: usize) -> bool;
    fn add(&mut self, bit: usize);
    fn remove(&mut self, bit: usize);
    fn count(self) -> u32;
    fn or(self, other: Self) -> Self;
    fn and(self, other: Self) -> Self;
    fn without(self, other: Self) -> Self;
    /// Takes the lowest bit out.
    fn next(&mut self) -> Option<usize>;
}

macro_rules! bits {
    ($($word:ty),+) => {$(
        impl Bits for $word {
            const EMPTY: Self = 0;
            const ROOM: usize = <$word>::BITS as usize;

            #[inline]
            fn has(self, bit: usize) -> bool {
                self >> bit & 1 == 1
            }

            #[inline]
            fn add(&mut self, bit: usize) {
                *self |= 1 << bit;
            }

            #[inline]
            fn remove(&mut self, bit: usize) {
                *self &= !(1 << bit);
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }

            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }

            #[inline]
            fn without(self, other: Self) -> Self {
                self & !other
            }

            #[inline]
            fn next(&mut self) -> Option<usize> {
                let bit = self.trailing_zeros() as usize;
                *self &= self.wrapping_sub(1);
                (bit < Self::ROOM).then_some(bit)
            }
        }
    )+};
}

bits!(u8, u16, u32, u64, u128);

/// More bits than one word has: `Wide<4>` holds 256.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wide<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Wide<WORDS> {
    #[inline]
    fn both(self, other: Self, word: impl Fn(u64, u64) -> u64) -> Self {
        Wide(std::array::from_fn(|index| word(self.0[index], other.0[index])))
    }
}

impl<const WORDS: usize> Bits for Wide<WORDS> {
    const EMPTY: Self = Wide([0; WORDS]);
    const ROOM: usize = WORDS * 64;

    #[inline]
    fn has(self, bit: usize) -> bool {
        self.0[bit / 64].has(bit % 64)
    }

    #[inline]
    fn add(&mut self, bit: usize) {
        self.0[bit / 64].add(bit % 64);
    }

    #[inline]
    fn remove(&mut self, bit: usize) {
        self.0[bit / 64].remove(bit % 64);
    }

    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        self.both(other, |one, other| one | other)
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        self.both(other, |one, other| one & other)
    }

    #[inline]
    fn without(self, other: Self) -> Self {
        self.both(other, |one, other| one & !other)
    }

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let words = self.0.iter_mut().enumerate();
        words.filter_map(|(index, word)| Some(index * 64 + word.next()?)).next()
    }
}

/// Something that can be in a set.
pub trait Member: Copy {
    type Bits: Bits;

    fn index(self) -> usize;
    fn at(index: usize) -> Self;
}

impl Member for crate::Seat {
    type Bits = u8;

    #[inline]
    fn index(self) -> usize {
        crate::Seat::index(self)
    }

    #[inline]
    fn at(index: usize) -> Self {
        crate::Seat(index as u8)
    }
}

/// A set of components, places, seats.
pub struct Set<T: Member>(T::Bits);

impl<T: Member> Set<T> {
    pub const EMPTY: Set<T> = Set(T::Bits::EMPTY);

    /// The first so many of all that there are.
    pub fn first(count: usize) -> Set<T> {
        (0..count).map(T::at).collect()
    }

    /// A set of one.
    #[inline]
    pub fn of(member: T) -> Set<T> {
        let mut set = Set::EMPTY;
        set.add(member);
        set
    }

    #[inline]
    pub const fn from_bits(bits: T::Bits) -> Set<T> {
        Set(bits)
    }

    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.0
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count() as usize
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::EMPTY
    }

    #[inline]
    pub fn has(self, member: T) -> bool {
        self.0.has(member.index())
    }

    #[inline]
    pub fn add(&mut self, member: T) {
        self.0.add(member.index());
    }

    #[inline]
    pub fn remove(&mut self, member: T) {
        self.0.remove(member.index());
    }

    #[inline]
    pub fn or(self, other: Set<T>) -> Set<T> {
        Set(self.0.or(other.0))
    }

    #[inline]
    pub fn and(self, other: Set<T>) -> Set<T> {
        Set(self.0.and(other.0))
    }

    #[inline]
    pub fn without(self, other: Set<T>) -> Set<T> {
        Set(self.0.without(other.0))
    }

    /// Whether the two share a member.
    #[inline]
    pub fn meets(self, other: Set<T>) -> bool {
        !self.and(other).is_empty()
    }

    /// The members in their order.
    #[inline]
    pub fn iter(self) -> Members<T> {
        Members(self.0)
    }

    /// The member at a place in their order.
    #[inline]
    pub fn nth(self, place: usize) -> Option<T> {
        self.iter().nth(place)
    }

    /// One of the members, each equally likely; the set is not empty.
    #[inline]
    pub fn pick(self, dice: &mut impl Dice) -> T {
        let place = dice.below(self.0.count()) as usize;
        self.nth(place).expect("a place below the number of members")
    }
}

/// The members of a set, one after the other.
pub struct Members<T: Member>(T::Bits);

impl<T: Member> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.0.next().map(T::at)
    }
}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Members<T>;

    #[inline]
    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Set::EMPTY;
        members.into_iter().for_each(|member| set.add(member));
        set
    }
}

impl<T: Member> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Member> Copy for Set<T> {}

impl<T: Member> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<T: Member> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T: Member> Eq for Set<T> {}

impl<T: Member> Hash for Set<T> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Member + Debug> Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Debug + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut set = Set::EMPTY;
        for member in Vec::<T>::deserialize(from)? {
            if member.index() >= T::Bits::ROOM {
                return Err(serde::de::Error::custom(format!("{member:?} is impossible here")));
            }
            if set.has(member) {
                return Err(serde::de::Error::custom(format!("{member:?} stands twice")));
            }
            set.add(member);
        }
        Ok(set)
    }
}
