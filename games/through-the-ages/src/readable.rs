//! Positions as people read and edit them: counts by the age on the card, everything by its name,
//! and only what is there.

use crate::parts::{Age, Kind, LEVELS};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// Counts by level, as a map from the age on the card.
#[derive(Clone, Copy, Default, PartialEq)]
struct Counts([u8; LEVELS]);

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let counts = self.0.iter().enumerate().filter(|(_, count)| **count > 0);
        to.collect_map(counts.map(|(level, count)| (Age::of(level as u8), count)))
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut counts = Counts::default();
        for (age, count) in BTreeMap::<Age, u8>::deserialize(from)? {
            let place = counts.0.get_mut(usize::from(age.level()));
            *place.ok_or_else(|| D::Error::custom("there are no cards of Age IV"))? = count;
        }
        Ok(counts)
    }
}

/// Counts by level.
pub mod levels {
    use super::*;

    pub fn serialize<S: Serializer>(counts: &[u8; LEVELS], to: S) -> Result<S::Ok, S::Error> {
        Counts(*counts).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[u8; LEVELS], D::Error> {
        Counts::deserialize(from).map(|Counts(counts)| counts)
    }
}

/// Counts by level for each of several things.
pub mod tables {
    use super::*;
    use enum_map::{Enum, EnumMap};

    pub fn serialize<K, S: Serializer>(
        tables: &EnumMap<K, [u8; LEVELS]>,
        to: S,
    ) -> Result<S::Ok, S::Error>
    where
        K: Enum + Serialize,
    {
        let some = tables.iter().filter(|(_, counts)| **counts != [0; LEVELS]);
        to.collect_map(some.map(|(key, counts)| (key, Counts(*counts))))
    }

    pub fn deserialize<'de, K, D: Deserializer<'de>>(
        from: D,
    ) -> Result<EnumMap<K, [u8; LEVELS]>, D::Error>
    where
        K: Enum + Ord + Deserialize<'de>,
    {
        let tables = BTreeMap::<K, Counts>::deserialize(from)?;
        Ok(tables.into_iter().map(|(key, Counts(counts))| (key, counts)).collect())
    }
}

/// One thing for each of several others; what is as usual is left out.
pub mod sparse {
    use super::*;
    use enum_map::{Enum, EnumMap};

    pub fn serialize<K, V, S: Serializer>(map: &EnumMap<K, V>, to: S) -> Result<S::Ok, S::Error>
    where
        K: Enum + Serialize,
        V: Default + PartialEq + Serialize,
    {
        to.collect_map(map.iter().filter(|(_, value)| **value != V::default()))
    }

    pub fn deserialize<'de, K, V, D: Deserializer<'de>>(from: D) -> Result<EnumMap<K, V>, D::Error>
    where
        K: Enum + Ord + Deserialize<'de>,
        V: Default + Deserialize<'de>,
    {
        Ok(BTreeMap::<K, V>::deserialize(from)?.into_iter().collect())
    }
}

/// The units of a force, by kind and level.
pub mod force {
    use super::*;
    use crate::armies::Units;

    pub fn serialize<S: Serializer>(units: &Units, to: S) -> Result<S::Ok, S::Error> {
        let some = Kind::UNITS.iter().zip(units).filter(|(_, counts)| **counts != [0; LEVELS]);
        to.collect_map(some.map(|(kind, counts)| (kind, Counts(*counts))))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Units, D::Error> {
        let mut units = Units::default();
        for (kind, Counts(counts)) in BTreeMap::<Kind, Counts>::deserialize(from)? {
            let place = Kind::UNITS.iter().position(|unit| *unit == kind);
            let place =
                place.ok_or_else(|| D::Error::custom(format!("{} is no unit", kind.key())))?;
            units[place] = counts;
        }
        Ok(units)
    }
}
