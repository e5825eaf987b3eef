//! The typed tables of a content set: every figure of every component.

mod check;
mod load;
mod rows;
mod tables;
mod tiles;
mod vocabulary;

pub use vocabulary::{Ability, Calamity, Effect, Effects, Metric, MonumentRule, Power};

use crate::parts::*;
use enum_map::EnumMap;
use kernel::content::{Edition, Hashes, Provenance};

/// What a space of a gear lets a worker do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Space 0.
    None,
    /// Any numbered action of the gear.
    Any,
    Do(Effects),
}

/// One space of a gear.
#[derive(Clone, Debug)]
pub struct Space {
    pub cost: u8,
    pub action: Action,
    pub provenance: Provenance,
}

#[derive(Clone, Debug)]
pub struct Building {
    pub age: u8,
    /// Comes with the module of new buildings.
    pub is_new: bool,
    pub colour: Colour,
    pub cost: Blocks,
    pub skulls: u8,
    pub effects: Effects,
    pub can_renovate: bool,
    pub provenance: Provenance,
}

#[derive(Clone, Debug)]
pub struct Monument {
    pub colour: Colour,
    pub cost: Blocks,
    pub skulls: u8,
    pub rule: MonumentRule,
    pub provenance: Provenance,
}

#[derive(Clone, Debug)]
pub struct Wealth {
    /// Where a dummy worker goes when this tile is drawn for it.
    pub dummy_gear: Gear,
    pub dummy_space: u8,
    pub effects: Effects,
    pub provenance: Provenance,
}

/// One step of a temple. Steps are counted from the bottom, so the starting step is 1.
#[derive(Clone, Copy, Debug)]
pub struct TempleStep {
    pub points: i8,
    pub good: Option<Good>,
}

#[derive(Clone, Debug)]
pub struct TempleTrack {
    /// From the bottom (-1) to the top.
    pub steps: Vec<TempleStep>,
    /// For the highest player on the second and on the fourth Food Day.
    pub leader: [u8; 2],
    pub provenance: Vec<Provenance>,
}

impl TempleTrack {
    /// The highest step.
    pub fn top(&self) -> i8 {
        self.steps.len() as i8 - 2
    }
}

/// What one technology gives at a level, all levels reached added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Powers {
    /// Corn on a jungle corn harvest.
    pub harvest_corn: u8,
    /// Corn from fishing.
    pub fishing: u8,
    /// Corn may be harvested when no corn tile lies open.
    pub harvests_without_tile: bool,
    /// Wood on Yaxchilán and on a jungle wood harvest.
    pub wood: u8,
    pub stone: u8,
    pub gold: u8,
    /// Skulls on Yaxchilán.
    pub skull: u8,
    /// Corn for a building.
    pub build_corn: u8,
    /// Points for a building.
    pub build_points: u8,
    /// Blocks less for a building.
    pub build_discount: u8,
    /// Spaces ahead on Chichén Itzá.
    pub ahead: u8,
    /// After placing a skull, 1 block for any temple step.
    pub steps_after_skull: bool,
}

#[derive(Clone, Debug)]
pub struct TechTrack {
    /// Blocks to reach level 1, 2, 3, and for the bonus beyond.
    pub cost: [u8; 4],
    /// By level 0..=3; second index 1 when level-2 effects are forgotten.
    pub powers: [[Powers; 2]; 4],
    pub bonus: Effects,
    pub provenance: Vec<Provenance>,
}

#[derive(Clone, Debug)]
pub struct Tribe {
    pub ability: Ability,
    pub provenance: Provenance,
}

#[derive(Clone, Debug)]
pub struct Prophecy {
    pub calamity: Calamity,
    pub metric: Metric,
    /// The highest count of each rung but the last.
    pub rungs: [i8; 3],
    /// The points of the four rungs.
    pub points: [i8; 4],
    pub provenance: Provenance,
}

#[derive(Clone, Debug)]
pub struct Quick {
    pub age: u8,
    pub effects: Effects,
    pub provenance: Provenance,
}

/// Which reward a Food Day brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reward {
    Goods,
    Points,
}

#[derive(Clone, Debug)]
pub struct FoodDay {
    /// Days since the start of the calendar.
    pub day: u8,
    pub reward: Reward,
    /// After feeding, the second age begins.
    pub ends_age: bool,
    pub provenance: Provenance,
}

/// Single figures (`table.csv`).
#[derive(Clone, Debug)]
pub struct Figures {
    pub workers: u8,
    pub most_workers: u8,
    pub skulls: u8,
    pub wealth_dealt: u8,
    pub wealth_kept: u8,
    pub tribes_dealt: u8,
    pub buildings_on_offer: u8,
    /// With 2/3/4/5 players.
    pub monuments_on_offer: [u8; 4],
    /// With 2/3/4/5 players.
    pub dummies: [u8; 4],
    /// With quick actions.
    pub dummies_quick: [u8; 4],
    /// Of these, on quick-action spaces.
    pub dummies_on_quick_spaces: [u8; 4],
    pub quick_spaces: u8,
    pub quick_cost: u8,
    pub prophecies: u8,
    /// Total for 1..6 workers placed in a turn.
    pub surcharge: [u8; 6],
    /// Begging is for those with at most this corn...
    pub beg_limit: u8,
    /// ...who then hold this much.
    pub beg_corn: u8,
    pub food: u8,
    /// What a farm for one worker takes off its need.
    pub farm: u8,
    /// Points lost for each unfed worker.
    pub unfed: u8,
    /// Corn for a block, both ways.
    pub market: Blocks,
    /// Corn laid on the calendar when nobody took the start space.
    pub corn_a_day: u8,
    /// Points for an unplaced skull at the end.
    pub skull_points: u8,
    pub provenance: Vec<Provenance>,
}

/// A whole content set.
#[derive(Clone, Debug)]
pub struct Content {
    pub hashes: Hashes,
    /// What its owner says of it.
    pub edition: Edition,
    /// By gear, spaces 0 to the last.
    pub gears: EnumMap<Gear, Vec<Space>>,
    pub buildings: Vec<Building>,
    pub monuments: Vec<Monument>,
    pub wealth: Vec<Wealth>,
    pub temples: EnumMap<Temple, TempleTrack>,
    pub techs: EnumMap<Tech, TechTrack>,
    pub food_days: Vec<FoodDay>,
    pub tribes: Vec<Tribe>,
    pub prophecies: Vec<Prophecy>,
    pub quicks: Vec<Quick>,
    pub figures: Figures,
}
