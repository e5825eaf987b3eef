//! The nouns of the game: gears, temples, technologies, goods, tiles, and sets of tiles.

use kernel::noun;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::num::NonZeroU8;
use std::str::FromStr;

noun!(
    /// The five gears that carry workers.
    Gear {
        Palenque = "palenque",
        Yaxchilan = "yaxchilan",
        Tikal = "tikal",
        Uxmal = "uxmal",
        ChichenItza = "chichen_itza",
    }
);

noun!(
    /// Resource blocks; corn and skulls are not blocks.
    Block { Wood = "wood", Stone = "stone", Gold = "gold" }
);

noun!(
    /// Everything that a player holds in numbers.
    Good { Corn = "corn", Wood = "wood", Stone = "stone", Gold = "gold", Skull = "skull" }
);

noun!(
    Temple { Chaac = "chaac", Quetzalcoatl = "quetzalcoatl", Kukulcan = "kukulcan" }
);

noun!(
    /// Technology tracks.
    Tech {
        Agriculture = "agriculture",
        Extraction = "extraction",
        Architecture = "architecture",
        Theology = "theology",
    }
);

noun!(
    /// Colours of buildings and monuments.
    Colour { Yellow = "yellow", Brown = "brown", Green = "green", Blue = "blue" }
);

noun!(
    /// Where points come from; the keys of the score sheet.
    Origin {
        Temples = "temples",
        Leaders = "leaders",
        Skulls = "skulls",
        Buildings = "buildings",
        Technologies = "technologies",
        Unfed = "unfed",
        Prophecies = "prophecies",
        Monuments = "monuments",
        Corn = "corn",
        LeftSkulls = "left_skulls",
    }
);

noun!(
    /// Modules of the expansion. Five players always use quick actions.
    Part { Tribes = "tribes", Prophecies = "prophecies", Buildings = "buildings", Quick = "quick" }
);

impl From<Block> for Good {
    fn from(block: Block) -> Good {
        match block {
            Block::Wood => Good::Wood,
            Block::Stone => Good::Stone,
            Block::Gold => Good::Gold,
        }
    }
}

impl Gear {
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Chichén Itzá is larger than the other four.
    pub const fn teeth(self) -> u8 {
        if matches!(self, Gear::ChichenItza) { 13 } else { 10 }
    }

    /// The highest-numbered space.
    pub const fn last(self) -> u8 {
        if matches!(self, Gear::ChichenItza) { 10 } else { 7 }
    }

    /// The highest-numbered action that is not "any action".
    pub const fn actions(self) -> u8 {
        if matches!(self, Gear::ChichenItza) { 9 } else { 5 }
    }
}

/// What tells tiles of one kind from another: the letter before the number in their ids.
pub trait Kind: Copy + Eq + 'static {
    const LETTER: char;
}

/// A tile by its number in the content file, from 1: `B07` is the seventh building.
pub struct Tile<K>(NonZeroU8, PhantomData<K>);

impl<K> Tile<K> {
    /// The tile with this place in its file, from 0.
    #[inline]
    pub const fn at(index: u8) -> Tile<K> {
        Tile(NonZeroU8::MIN.saturating_add(index), PhantomData)
    }

    /// Place in its file, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl<K> Clone for Tile<K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Tile<K> {}

impl<K> PartialEq for Tile<K> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K> Eq for Tile<K> {}

impl<K> std::hash::Hash for Tile<K> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<K: Kind> fmt::Display for Tile<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:02}", K::LETTER, self.0)
    }
}

impl<K: Kind> fmt::Debug for Tile<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl<K: Kind> FromStr for Tile<K> {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        text.strip_prefix(K::LETTER)
            .filter(|digits| digits.len() == 2)
            .and_then(|digits| digits.parse().ok())
            .filter(|number: &NonZeroU8| number.get() <= 64)
            .map(|number| Tile(number, PhantomData))
            .ok_or_else(|| format!("expected {} and two digits", K::LETTER))
    }
}

impl<K: Kind> Serialize for Tile<K> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de, K: Kind> Deserialize<'de> for Tile<K> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|e| serde::de::Error::custom(format!("\"{text}\": {e}")))
    }
}

/// A set of tiles of one kind, at most 64.
pub struct Tiles<K>(u64, PhantomData<K>);

impl<K> Tiles<K> {
    pub const EMPTY: Tiles<K> = Tiles(0, PhantomData);

    /// The first `count` tiles of their file.
    pub const fn first(count: usize) -> Tiles<K> {
        Tiles(if count >= 64 { u64::MAX } else { (1 << count) - 1 }, PhantomData)
    }

    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn has(self, tile: Tile<K>) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    #[inline]
    pub const fn add(&mut self, tile: Tile<K>) {
        self.0 |= 1 << tile.index();
    }

    #[inline]
    pub const fn remove(&mut self, tile: Tile<K>) {
        self.0 &= !(1 << tile.index());
    }

    #[inline]
    pub const fn or(self, other: Tiles<K>) -> Tiles<K> {
        Tiles(self.0 | other.0, PhantomData)
    }

    #[inline]
    pub const fn and(self, other: Tiles<K>) -> Tiles<K> {
        Tiles(self.0 & other.0, PhantomData)
    }

    #[inline]
    pub const fn without(self, other: Tiles<K>) -> Tiles<K> {
        Tiles(self.0 & !other.0, PhantomData)
    }

    /// The members in the order of their file.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile<K>> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (index < 64).then(|| Tile::at(index as u8))
        })
    }
}

impl<K> FromIterator<Tile<K>> for Tiles<K> {
    fn from_iter<I: IntoIterator<Item = Tile<K>>>(tiles: I) -> Self {
        let mut set = Tiles::EMPTY;
        tiles.into_iter().for_each(|tile| set.add(tile));
        set
    }
}

impl<K> Clone for Tiles<K> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Tiles<K> {}

impl<K> Default for Tiles<K> {
    fn default() -> Self {
        Tiles::EMPTY
    }
}

impl<K> PartialEq for Tiles<K> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K> Eq for Tiles<K> {}

impl<K: Kind> fmt::Debug for Tiles<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Kind> Serialize for Tiles<K> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, K: Kind> Deserialize<'de> for Tiles<K> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Tile<K>>::deserialize(from)?.into_iter().collect())
    }
}

macro_rules! kinds {
    ($($kind:ident $letter:literal $tile:ident $set:ident),+ $(,)?) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $kind {}
        impl Kind for $kind {
            const LETTER: char = $letter;
        }
        pub type $tile = Tile<$kind>;
        pub type $set = Tiles<$kind>;
    )+};
}

kinds! {
    BuildingKind 'B' BuildingId Buildings,
    MonumentKind 'M' MonumentId Monuments,
    WealthKind 'W' WealthId Wealths,
    TribeKind 'T' TribeId Tribes,
    ProphecyKind 'R' ProphecyId Prophecies,
    QuickKind 'Q' QuickId Quicks,
}
