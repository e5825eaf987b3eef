//! The nouns of the game: ages, kinds of cards, the ids of cards, and sets and bags of them.

use kernel::noun;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

noun!(
    /// The ages; IV has no cards.
    Age { A = "A", I = "I", II = "II", III = "III", IV = "IV" }
);

noun!(
    /// What a technology that takes workers makes of them.
    Kind {
        Farm = "farm",
        Mine = "mine",
        Lab = "lab",
        Temple = "temple",
        Library = "library",
        Theater = "theater",
        Arena = "arena",
        Infantry = "infantry",
        Cavalry = "cavalry",
        Artillery = "artillery",
        Air = "air",
    }
);

noun!(
    /// Kinds of special technologies: at most one of each is in play.
    Special {
        Law = "law",
        Warfare = "warfare",
        Exploration = "exploration",
        Construction = "construction",
    }
);

noun!(
    /// What blue tokens stand for.
    Good { Food = "food", Resources = "resources" }
);

noun!(
    /// Where a blue token can lie: farms hold food; mines and, with the right leader, labs hold
    /// resources.
    Store { Farm = "farm", Mine = "mine", Lab = "lab" }
);

noun!(
    /// Sides of a pact. A pact whose sides are equal is always offered as A.
    Side { A = "a", B = "b" }
);

noun!(
    /// Where culture comes from; the keys of the score sheet.
    Origin {
        Production = "production",
        Events = "events",
        Leaders = "leaders",
        Wonders = "wonders",
        Actions = "actions",
        Colonies = "colonies",
        Conflicts = "conflicts",
        Preparing = "preparing",
        Hunger = "hunger",
        End = "end",
    }
);

impl Age {
    /// The level of a card of this age: A is 0.
    #[inline]
    pub const fn level(self) -> u8 {
        self as u8
    }

    /// The age of a level; past III it is IV.
    pub const fn of(level: u8) -> Age {
        match level {
            0 => Age::A,
            1 => Age::I,
            2 => Age::II,
            3 => Age::III,
            _ => Age::IV,
        }
    }

    pub const fn next(self) -> Age {
        Age::of(self as u8 + 1)
    }
}

impl Kind {
    pub const URBAN: [Kind; 5] =
        [Kind::Lab, Kind::Temple, Kind::Library, Kind::Theater, Kind::Arena];
    pub const UNITS: [Kind; 4] = [Kind::Infantry, Kind::Cavalry, Kind::Artillery, Kind::Air];

    #[inline]
    pub const fn is_urban(self) -> bool {
        matches!(self, Kind::Lab | Kind::Temple | Kind::Library | Kind::Theater | Kind::Arena)
    }

    #[inline]
    pub const fn is_unit(self) -> bool {
        matches!(self, Kind::Infantry | Kind::Cavalry | Kind::Artillery | Kind::Air)
    }

    /// Farms and mines.
    #[inline]
    pub const fn is_production(self) -> bool {
        matches!(self, Kind::Farm | Kind::Mine)
    }
}

impl Store {
    pub const fn kind(self) -> Kind {
        match self {
            Store::Farm => Kind::Farm,
            Store::Mine => Kind::Mine,
            Store::Lab => Kind::Lab,
        }
    }
}

impl Side {
    pub const fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }
}

/// Levels of cards: A, I, II, III.
pub const LEVELS: usize = 4;

/// Ids are positional: `C017` is the seventeenth row of `civil.csv`.
macro_rules! card_id {
    ($(#[$doc:meta])* $name:ident, $letter:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($letter, "{:03}"), u16::from(self.0) + 1)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                let wrong = || format!(concat!("expected ", $letter, "001 to ", $letter, "{}"), CARDS);
                let digits = text.strip_prefix($letter).ok_or_else(wrong)?;
                let is_plain = digits.len() == 3 && digits.bytes().all(|b| b.is_ascii_digit());
                let number: usize = digits.parse().map_err(|_| wrong())?;
                if !is_plain || !(1..=CARDS).contains(&number) {
                    return Err(wrong());
                }
                Ok($name(number as u8 - 1))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

/// A content set has at most so many different civil, and so many different military cards: a set
/// of them is one word of bits.
pub const CARDS: usize = 128;

card_id!(
    /// A civil card (all copies of it).
    CivilId,
    "C"
);
card_id!(
    /// A military card (all copies of it).
    MilitaryId,
    "M"
);

/// A military card as somebody sees it: the card, or only its back, which shows the age.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Held(u8);

impl Held {
    pub const fn card(card: MilitaryId) -> Held {
        Held(card.0)
    }

    pub const fn back(age: Age) -> Held {
        Held(250 + age as u8)
    }

    /// The card, when it is known.
    #[inline]
    pub const fn known(self) -> Option<MilitaryId> {
        if self.0 < CARDS as u8 { Some(MilitaryId(self.0)) } else { None }
    }

    /// The age on a back.
    pub const fn back_age(self) -> Option<Age> {
        if self.0 < CARDS as u8 { None } else { Some(Age::of(self.0 - 250)) }
    }
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.known(), self.back_age()) {
            (Some(card), _) => write!(f, "{card}"),
            (None, age) => write!(f, "back-{}", age.unwrap_or(Age::A).key()),
        }
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<MilitaryId> for Held {
    fn from(card: MilitaryId) -> Held {
        Held::card(card)
    }
}

impl Serialize for Held {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Held {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let held = match text.strip_prefix("back-") {
            Some(age) => age.parse().and_then(|age| match age {
                Age::IV => Err("there are no cards of Age IV".to_string()),
                age => Ok(Held::back(age)),
            }),
            None => text.parse().map(Held::card),
        };
        held.map_err(serde::de::Error::custom)
    }
}

/// A set of military cards that have one copy each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cards(pub u128);

impl Cards {
    pub const EMPTY: Cards = Cards(0);

    #[inline]
    pub const fn has(self, card: MilitaryId) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    #[inline]
    pub const fn add(&mut self, card: MilitaryId) {
        self.0 |= 1 << card.0;
    }

    #[inline]
    pub const fn remove(&mut self, card: MilitaryId) {
        self.0 &= !(1 << card.0);
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn both(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    #[inline]
    pub const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = MilitaryId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = rest.trailing_zeros();
            rest &= rest.wrapping_sub(1);
            (card < 128).then_some(MilitaryId(card as u8))
        })
    }

    /// The card at a place in the order of ids.
    pub fn nth(self, place: u32) -> Option<MilitaryId> {
        self.iter().nth(place as usize)
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut cards = Cards::EMPTY;
        for card in Vec::<MilitaryId>::deserialize(from)? {
            if cards.has(card) {
                return Err(serde::de::Error::custom(format!("{card} stands twice")));
            }
            cards.add(card);
        }
        Ok(cards)
    }
}

/// How many copies of each card are somewhere: a deck from which chance draws, or cards out of the
/// game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bag {
    counts: [u8; CARDS],
    total: u16,
}

impl Default for Bag {
    fn default() -> Self {
        Bag { counts: [0; CARDS], total: 0 }
    }
}

impl Bag {
    #[inline]
    pub const fn count(&self, index: usize) -> u8 {
        self.counts[index]
    }

    #[inline]
    pub const fn total(&self) -> u16 {
        self.total
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    #[inline]
    pub fn add(&mut self, index: usize, copies: u8) {
        self.counts[index] += copies;
        self.total += u16::from(copies);
    }

    /// Takes one copy out. There must be one.
    #[inline]
    pub fn take(&mut self, index: usize) {
        self.counts[index] -= 1;
        self.total -= 1;
    }

    pub fn clear(&mut self) {
        *self = Bag::default();
    }

    /// The cards that are there, without their copies.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.counts.iter().copied().enumerate().filter(|(_, count)| *count > 0)
    }

    /// The card at a place, when all copies lie in a row.
    pub fn nth(&self, mut place: u32) -> Option<usize> {
        for (index, count) in self.iter() {
            if place < u32::from(count) {
                return Some(index);
            }
            place -= u32::from(count);
        }
        None
    }
}

/// As a map from the number of a card to its copies.
impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter().map(|(index, count)| (index + 1, count)))
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut bag = Bag::default();
        for (number, count) in std::collections::BTreeMap::<u16, u8>::deserialize(from)? {
            if !(1..=CARDS as u16).contains(&number) || !(1..=20).contains(&count) {
                let what = format!("{count} copies of card {number} are impossible");
                return Err(serde::de::Error::custom(what));
            }
            bag.add(usize::from(number) - 1, count);
        }
        Ok(bag)
    }
}
