//! The nouns of the game: gears, temples, technologies, goods, tiles and spaces.

use enum_map::EnumMap;
use kernel::schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use kernel::set::Member;
use kernel::{Set, noun};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

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

/// A cost or a stock of blocks.
pub type Blocks = EnumMap<Block, u8>;

/// So much of each block.
pub fn of_each(wood: u8, stone: u8, gold: u8) -> Blocks {
    EnumMap::from_array([wood, stone, gold])
}

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

kernel::kinds! {
    BuildingKind "B" 2 64 u64 => BuildingId Buildings,
    MonumentKind "M" 2 64 u64 => MonumentId Monuments,
    WealthKind "W" 2 64 u64 => WealthId Wealths,
    TribeKind "T" 2 64 u64 => TribeId Tribes,
    ProphecyKind "R" 2 64 u64 => ProphecyId Prophecies,
    QuickKind "Q" 2 16 u16 => QuickId Quicks,
}

/// A place on the rim of a gear, by the number of the space that is there now. Teeth past the last
/// space are hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Tooth(pub u8);

/// Spaces of one gear.
pub type Spaces = Set<Tooth>;

impl Member for Tooth {
    type Bits = u16;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn at(index: usize) -> Self {
        Tooth(index as u8)
    }
}

impl JsonSchema for Tooth {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Tooth".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let last = Gear::ChichenItza.teeth() - 1;
        json_schema!({ "type": "integer", "minimum": 0, "maximum": last })
    }
}

impl TryFrom<u8> for Tooth {
    type Error = String;
    fn try_from(space: u8) -> Result<Tooth, String> {
        let is_there = space < Gear::ChichenItza.teeth();
        is_there.then_some(Tooth(space)).ok_or_else(|| format!("space {space} is impossible here"))
    }
}

impl From<Tooth> for u8 {
    fn from(tooth: Tooth) -> u8 {
        tooth.0
    }
}
