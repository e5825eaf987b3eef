//! Ids of components: positional, so that sets of them are bits, files are readable, and content
//! sets can be replaced without a registry.

use crate::set::{Bits, Member};
use crate::vocabulary::{Argument, Like};
use crate::{Dice, Numbered};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::num::NonZeroU8;
use std::str::FromStr;

/// What tells components of one kind from another; see [`kinds!`](crate::kinds).
pub trait Kind: Copy + Eq + 'static {
    /// What stands before the number in an id.
    const PREFIX: &'static str;
    /// How many digits follow it.
    const DIGITS: usize;
    /// No content set has more of them.
    const MOST: u8;
    /// What a set of them is made of.
    type Bits: Bits;
}

/// A component by its row in the content file, from 1: `B07` is the seventh building.
pub struct Id<K>(NonZeroU8, PhantomData<K>);

impl<K> Id<K> {
    /// The component with this place in its file, from 0.
    #[inline]
    pub const fn at(index: u8) -> Id<K> {
        Id(NonZeroU8::MIN.saturating_add(index), PhantomData)
    }

    /// Place in its file, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl<K> Clone for Id<K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Id<K> {}

/// The first of its file: what fills the unused places of a list.
impl<K> Default for Id<K> {
    fn default() -> Self {
        Id::at(0)
    }
}

impl<K> PartialEq for Id<K> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K> Eq for Id<K> {}

impl<K> PartialOrd for Id<K> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<K> Ord for Id<K> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<K> Hash for Id<K> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.get().hash(state);
    }
}

impl<K: Kind> Member for Id<K> {
    type Bits = K::Bits;

    #[inline]
    fn index(self) -> usize {
        Id::index(self)
    }

    #[inline]
    fn at(index: usize) -> Self {
        Id::at(index as u8)
    }
}

impl<K: Kind> fmt::Display for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:0width$}", K::PREFIX, self.0, width = K::DIGITS)
    }
}

impl<K: Kind> fmt::Debug for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl<K: Kind> FromStr for Id<K> {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let is_plain = |digits: &&str| {
            digits.len() == K::DIGITS && digits.bytes().all(|byte| byte.is_ascii_digit())
        };
        let number: Option<NonZeroU8> =
            text.strip_prefix(K::PREFIX).filter(is_plain).and_then(|digits| digits.parse().ok());
        match number {
            Some(number) if number.get() <= K::MOST => Ok(Id(number, PhantomData)),
            _ => Err(format!("expected {} to {}", Id::<K>::at(0), Id::<K>::at(K::MOST - 1))),
        }
    }
}

impl<K: Kind> Serialize for Id<K> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de, K: Kind> Deserialize<'de> for Id<K> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|e| serde::de::Error::custom(format!("\"{text}\": {e}")))
    }
}

impl<S: ?Sized, K: Kind> Numbered<S> for Id<K> {
    const COUNT: u32 = K::MOST as u32;

    #[inline]
    fn number(&self, _: &S) -> Option<u32> {
        Some(self.0.get() as u32 - 1)
    }

    fn nth(number: u32, _: &S) -> Option<Self> {
        (number < u32::from(K::MOST)).then(|| Id::at(number as u8))
    }

    fn arbitrary(dice: &mut impl Dice) -> Self {
        Id::at(dice.below(u32::from(K::MOST)) as u8)
    }
}

impl<K: Kind> Argument for Id<K> {
    const LIKE: Like = Like::Name(&[K::PREFIX]);

    fn read(text: &str, _: u8, _: u8) -> Result<Self, String> {
        text.parse()
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

/// Kinds of components, each with its prefix, digits, room, bits, and the names of an id and of a
/// set: `BuildingKind "B" 2 64 u64 => BuildingId Buildings`.
#[macro_export]
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $prefix:literal $digits:literal $most:literal $bits:ty => $id:ident $set:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $kind {}

        impl $crate::id::Kind for $kind {
            const PREFIX: &'static str = $prefix;
            const DIGITS: usize = $digits;
            const MOST: u8 = $most;
            type Bits = $bits;
        }

        pub type $id = $crate::Id<$kind>;
        pub type $set = $crate::Set<$id>;
    )+};
}
