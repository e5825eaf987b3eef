//! How a state is written: what has a name or a number is found by it, what is empty is left out,
//! and what follows from the rest may be.

use crate::parts::*;
use crate::state::*;
use kernel::{Rules, Seat};

/// Stands for a number that was left out, until it is worked out from the rest.
const UNSAID: u8 = u8::MAX;

pub(crate) fn unsaid() -> u8 {
    UNSAID
}

/// Stand for tiles in the box that were left out: more than there are.
pub(crate) fn unsaid_wealth() -> Wealths {
    Wealths::from_bits(u64::MAX)
}

pub(crate) fn unsaid_tribes() -> Tribes {
    Tribes::from_bits(u64::MAX)
}

impl Tzolkin {
    /// Works out what follows from the rest, where it was left out. What does not fit is left to
    /// the audit.
    pub(crate) fn fill_in(&mut self) {
        for seat in Seat::all(self.seats()) {
            if self.player(seat).at_hand == UNSAID {
                let placed = self.on_gears(seat) + self.off_gears(seat);
                let player = self.player_mut(seat);
                player.at_hand = player.workers.saturating_sub(placed);
            }
        }
        if self.skull_bank == UNSAID && self.audit_buildings().is_ok() {
            let held: u16 = self.players.iter().map(|player| u16::from(player.skulls)).sum();
            let gone = held + u16::from(self.skulls_placed());
            self.skull_bank = u16::from(self.rules().figures.skulls).saturating_sub(gone) as u8;
        }
        if self.wealth_box == unsaid_wealth() {
            let seen = |all: Wealths, player: &Player| {
                all.or(player.wealth).or(player.hand.known_wealth().collect())
            };
            let seen = self.players.iter().fold(self.dummy_tiles, seen);
            self.wealth_box = Wealths::first(self.rules().wealth.len()).without(seen);
        }
        if self.tribe_box == unsaid_tribes() {
            let count = if self.modules[Part::Tribes] { self.rules().tribes.len() } else { 0 };
            let players = self.players.iter();
            let seen = players.flat_map(|player| player.hand.known_tribes().chain(player.tribe));
            let seen = seen.collect();
            self.tribe_box = Tribes::first(count).without(seen);
        }
    }
}

/// What is chosen of a kind, as a list of names.
pub(crate) mod chosen {
    use enum_map::{Enum, EnumMap};
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<K, S>(chosen: &EnumMap<K, bool>, to: S) -> Result<S::Ok, S::Error>
    where
        K: Enum + Serialize,
        S: Serializer,
    {
        to.collect_seq(chosen.iter().filter(|(_, is_chosen)| **is_chosen).map(|(key, _)| key))
    }

    pub fn deserialize<'de, K, D>(from: D) -> Result<EnumMap<K, bool>, D::Error>
    where
        K: Enum + Deserialize<'de> + Copy + std::fmt::Debug,
        D: Deserializer<'de>,
    {
        let mut chosen = EnumMap::default();
        for key in Vec::<K>::deserialize(from)? {
            if std::mem::replace(&mut chosen[key], true) {
                return Err(D::Error::custom(format!("{key:?} stands twice")));
            }
        }
        Ok(chosen)
    }
}

/// Things with numbers from `FIRST` on, as a map from the number to the thing.
pub(crate) mod by_number {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use std::collections::BTreeMap;

    pub fn write<const FIRST: usize, T, const N: usize, S>(
        things: &[T; N],
        to: S,
    ) -> Result<S::Ok, S::Error>
    where
        T: Serialize + Default + PartialEq,
        S: Serializer,
    {
        let numbered = (FIRST..).zip(things);
        to.collect_map(numbered.filter(|(_, thing)| **thing != T::default()))
    }

    pub fn read<'de, const FIRST: usize, T, const N: usize, D>(from: D) -> Result<[T; N], D::Error>
    where
        T: Deserialize<'de> + Default,
        D: Deserializer<'de>,
    {
        let mut things = std::array::from_fn(|_| T::default());
        for (number, thing) in BTreeMap::<usize, T>::deserialize(from)? {
            let place = number.checked_sub(FIRST).and_then(|place| things.get_mut(place));
            let last = FIRST + N - 1;
            let wrong = || D::Error::custom(format!("{number} is not between {FIRST} and {last}"));
            *place.ok_or_else(wrong)? = thing;
        }
        Ok(things)
    }
}

/// The same for the JSON Schema of positions.
pub(crate) mod schema {
    use enum_map::{Enum, EnumMap};
    use kernel::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    /// One thing for each of a kind, by its name.
    pub fn each<K: Enum + JsonSchema, T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
        let (name, thing) = (generator.subschema_for::<K>(), generator.subschema_for::<T>());
        json_schema!({
            "type": "object", "propertyNames": name, "additionalProperties": thing,
            "minProperties": EnumMap::<K, ()>::default().len(),
        })
    }

    /// Some of a kind.
    pub fn chosen<K: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
        let name = generator.subschema_for::<K>();
        json_schema!({ "type": "array", "items": name, "uniqueItems": true })
    }

    /// Things with numbers from `FIRST` on.
    pub fn by_number<const FIRST: usize, T: JsonSchema, const N: usize>(
        generator: &mut SchemaGenerator,
    ) -> Schema {
        let thing = generator.subschema_for::<T>();
        let numbers: Vec<String> = (FIRST..FIRST + N).map(|number| number.to_string()).collect();
        json_schema!({
            "type": "object", "propertyNames": { "enum": numbers }, "additionalProperties": thing,
        })
    }

    /// What may be left out is worked out from the rest: no value stands for it.
    pub fn without_defaults(schema: &mut Schema) {
        let properties = schema.get_mut("properties").and_then(|all| all.as_object_mut());
        for property in properties.into_iter().flat_map(|all| all.values_mut()) {
            property.as_object_mut().map(|property| property.remove("default"));
        }
    }
}
