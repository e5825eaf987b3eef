//! Limits for numbers that a position may begin with: far more than any game brings together, and
//! far less than what would not fit, whatever is still won.

use crate::parts::{Block, Origin};
use enum_map::EnumMap;
use serde::de::Error;
use serde::{Deserialize, Deserializer};

const CORN: u16 = 2_000;
const BLOCKS: u16 = 500;
const START_CORN: u8 = 100;
const QUARTERS: u16 = 8_000;

pub(crate) fn corn<'de, D: Deserializer<'de>>(from: D) -> Result<u16, D::Error> {
    let corn = u16::deserialize(from)?;
    if corn <= CORN { Ok(corn) } else { Err(too_much("corn", CORN)) }
}

pub(crate) fn blocks<'de, D: Deserializer<'de>>(from: D) -> Result<EnumMap<Block, u16>, D::Error> {
    let blocks = EnumMap::<Block, u16>::deserialize(from)?;
    let fits = blocks.values().all(|&count| count <= BLOCKS);
    if fits { Ok(blocks) } else { Err(too_much("blocks of a kind", BLOCKS)) }
}

pub(crate) fn start_corn<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let corn = u8::deserialize(from)?;
    if corn <= START_CORN { Ok(corn) } else { Err(too_much("start_corn", START_CORN)) }
}

pub(crate) fn points<'de, D: Deserializer<'de>>(from: D) -> Result<EnumMap<Origin, i16>, D::Error> {
    let points = EnumMap::<Origin, i16>::deserialize(from)?;
    let fits = points.values().all(|quarters| quarters.unsigned_abs() <= QUARTERS);
    if fits { Ok(points) } else { Err(too_much("quarters of points", QUARTERS)) }
}

fn too_much<E: Error>(what: &str, most: impl Into<u32>) -> E {
    E::custom(format!("{what}: at most {}", most.into()))
}
