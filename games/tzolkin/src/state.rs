//! What lies on the table.

use crate::audit::reading;
use crate::content::{Ability, Calamity, Content, Effect, Powers};
use crate::parts::*;
use crate::readable::{self, by_number, schema};
use crate::task::Task;
use arrayvec::ArrayVec;
use enum_map::EnumMap;
use kernel::schemars::JsonSchema;
use kernel::{Agenda, Held, Id, Rules, Seat, Shared};
use serde::{Deserialize, Serialize};

/// Five people at most (expansion, "Fifth player").
pub const MOST_SEATS: usize = 5;
/// Quick-action spaces on the board (expansion, "Quick actions").
pub const QUICK_SPACES: usize = 3;
/// Quick-action tiles on the calendar: seven of the first age, six of the second.
pub const QUICK_TILES: usize = 13;
/// Buildings on offer.
pub const OFFER: usize = 6;
/// Fields of the jungle belong to the Palenque actions 2 to 5.
pub const FIRST_FIELD: u8 = 2;
/// Seven tasks of the round, two of the turn, and for each of the six buildings on offer at most the
/// build that follows it, six effects, a step after a skull and a payment: 9 + 6 x 9 stays below this.
pub const TASKS: usize = 64;

/// Who stands on one gear. Spaces are numbered; teeth past the last space are hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "kernel::schemars")]
#[serde(deny_unknown_fields)]
pub struct Wheel {
    /// By seat.
    #[serde(
        default,
        serialize_with = "by_number::write::<0, _, _, _>",
        deserialize_with = "by_number::read::<0, _, _, _>"
    )]
    #[schemars(schema_with = "schema::by_number::<0, Spaces, MOST_SEATS>")]
    pub workers: [Spaces; MOST_SEATS],
    #[serde(default)]
    pub dummies: Spaces,
}

impl Wheel {
    /// Every tooth that somebody stands on.
    #[inline]
    pub fn occupied(&self) -> Spaces {
        self.workers.iter().fold(self.dummies, |all, workers| all.or(*workers))
    }
}

/// A place for a tile that is dealt to one seat: only that seat knows it until everybody has chosen.
pub type Dealt<K> = Option<Held<Id<K>>>;

/// What a seat was dealt and what it keeps, before the reveal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "kernel::schemars")]
#[serde(deny_unknown_fields)]
pub struct Hand {
    pub tribes: [Dealt<TribeKind>; 2],
    pub wealth: [Dealt<WealthKind>; 4],
    /// The tribe kept: secret until the reveal.
    pub tribe: Option<TribeId>,
    /// The wealth tiles kept: secret until the reveal.
    pub kept: Wealths,
}

impl Hand {
    pub fn is_empty(&self) -> bool {
        *self == Hand::default()
    }

    /// The tribes dealt, as far as they are known.
    pub fn known_tribes(&self) -> impl Iterator<Item = TribeId> + '_ {
        self.tribes.iter().flatten().filter_map(|tribe| tribe.known())
    }

    /// The wealth tiles dealt, as far as they are known.
    pub fn known_wealth(&self) -> impl Iterator<Item = WealthId> + '_ {
        self.wealth.iter().flatten().filter_map(|tile| tile.known())
    }
}

/// One seat's goods and progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "kernel::schemars", transform = schema::without_defaults)]
#[serde(deny_unknown_fields)]
pub struct Player {
    #[serde(deserialize_with = "reading::corn")]
    pub corn: u16,
    #[serde(deserialize_with = "reading::blocks")]
    #[schemars(schema_with = "schema::each::<Block, u16>")]
    pub blocks: EnumMap<Block, u16>,
    pub skulls: u8,
    /// Workers owned, wherever they are.
    pub workers: u8,
    /// Workers at hand: all that are placed nowhere.
    #[serde(default = "readable::unsaid")]
    pub at_hand: u8,
    /// Steps above the start; -1 is the bottom.
    #[schemars(schema_with = "schema::each::<Temple, i8>")]
    pub temples: EnumMap<Temple, i8>,
    /// Levels 0 to 3.
    #[schemars(schema_with = "schema::each::<Tech, u8>")]
    pub techs: EnumMap<Tech, u8>,
    pub buildings: Buildings,
    pub monuments: Monuments,
    pub wealth: Wealths,
    pub tribe: Option<TribeId>,
    pub corn_tiles: u8,
    pub wood_tiles: u8,
    /// The board lies light side up: time may be sped.
    pub is_light: bool,
    /// Workers fully fed on the last Food Day.
    pub fed: u8,
    /// In quarters of a point, because corn left at the end brings them.
    #[serde(rename = "quarter_points", deserialize_with = "reading::points")]
    #[schemars(schema_with = "schema::each::<Origin, i16>")]
    pub points: EnumMap<Origin, i16>,
    /// Only in the set-up.
    #[serde(default, skip_serializing_if = "Hand::is_empty")]
    pub hand: Hand,
}

impl Player {
    #[inline]
    pub fn block_count(&self) -> u16 {
        self.blocks[Block::Wood] + self.blocks[Block::Stone] + self.blocks[Block::Gold]
    }

    /// All points so far, in quarters.
    pub fn total(&self) -> i32 {
        self.points.values().map(|&points| i32::from(points)).sum()
    }
}

/// What has happened in the turn of the seat that has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "kernel::schemars")]
#[serde(deny_unknown_fields, default)]
pub struct TurnSoFar {
    /// Workers placed, for the surcharge.
    pub placed: u8,
    /// Where on the gears they were placed.
    #[schemars(schema_with = "schema::each::<Gear, Spaces>")]
    pub on_gears: EnumMap<Gear, Spaces>,
    pub took_start: bool,
    pub took_quick: bool,
    pub has_begged: bool,
    /// Once-a-turn abilities of tribes.
    pub has_sold: bool,
    pub paid_flat: bool,
    pub went_ahead: bool,
    /// The space treated as occupied.
    pub skipped: Option<Skipped>,
    /// A quick action is being carried out, with all that its tiles bring.
    pub in_quick: bool,
}

/// A space that counts as occupied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "kernel::schemars")]
#[serde(deny_unknown_fields)]
pub struct Skipped {
    pub gear: Gear,
    pub space: u8,
}

/// The harvest tiles of one Palenque action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "kernel::schemars")]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// Corn tiles still under a wood tile.
    pub wooded: u8,
    /// Corn tiles that lie open.
    pub open: u8,
}

/// The whole state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "kernel::schemars", transform = schema::without_defaults)]
#[serde(deny_unknown_fields)]
pub struct Tzolkin {
    #[serde(skip)]
    pub content: Shared<Content>,
    #[serde(with = "readable::chosen")]
    #[schemars(schema_with = "schema::chosen::<Part>")]
    pub modules: EnumMap<Part, bool>,
    pub round: u8,
    /// Days since the start of the calendar.
    pub day: u8,
    /// 1 or 2.
    pub age: u8,
    pub food_days_held: u8,
    /// The starting player.
    pub first: Seat,
    pub players: ArrayVec<Player, MOST_SEATS>,
    #[schemars(schema_with = "schema::each::<Gear, Wheel>")]
    pub gears: EnumMap<Gear, Wheel>,
    pub start_space: Option<Seat>,
    #[serde(deserialize_with = "reading::start_corn")]
    pub start_corn: u8,
    pub quick_spaces: [Option<QuickSpace>; QUICK_SPACES],
    /// The tiles on the calendar by the two days that each is for.
    pub quick_tiles: [Option<QuickId>; QUICK_TILES],
    /// The fields of the Palenque actions 2 to 5.
    #[serde(
        serialize_with = "by_number::write::<2, _, _, _>",
        deserialize_with = "by_number::read::<2, _, _, _>"
    )]
    #[schemars(schema_with = "schema::by_number::<2, Field, 4>")]
    pub jungle: [Field; 4],
    pub burned: u8,
    /// All skulls that are neither held nor placed.
    #[serde(default = "readable::unsaid")]
    pub skull_bank: u8,
    /// Whose skull lies on the slot of Chichén Itzá 1 to 9.
    #[serde(
        serialize_with = "by_number::write::<1, _, _, _>",
        deserialize_with = "by_number::read::<1, _, _, _>"
    )]
    #[schemars(schema_with = "schema::by_number::<1, Seat, 9>")]
    pub skull_slots: [Option<Seat>; 9],
    pub offer: [Option<BuildingId>; OFFER],
    /// Buildings still to come, by age.
    #[serde(
        serialize_with = "by_number::write::<1, _, _, _>",
        deserialize_with = "by_number::read::<1, _, _, _>"
    )]
    #[schemars(schema_with = "schema::by_number::<1, Buildings, 2>")]
    pub decks: [Buildings; 2],
    /// Buildings out of the game: the first age's at its end, and renovated ones.
    pub gone: Buildings,
    pub monuments: Monuments,
    pub prophecies: [Option<ProphecyId>; 3],
    /// Wealth tiles neither dealt nor kept nor used for dummies.
    #[serde(default = "readable::unsaid_wealth")]
    pub wealth_box: Wealths,
    /// Wealth tiles that placed dummy workers.
    pub dummy_tiles: Wealths,
    pub dummies_due: u8,
    /// Tribes neither dealt nor kept.
    #[serde(default = "readable::unsaid_tribes")]
    pub tribe_box: Tribes,
    pub turn: TurnSoFar,
    pub agenda: Agenda<Task, TASKS>,
}

/// Who stands on a quick-action space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "kernel::schemars")]
#[serde(rename_all = "snake_case")]
pub enum QuickSpace {
    Worker(Seat),
    Dummy,
}

impl Tzolkin {
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The rules of this content set.
    #[inline]
    pub fn rules(&self) -> &'static Content {
        self.content.0
    }

    /// A figure that depends on the number of seats: 2, 3, 4, 5.
    #[inline]
    pub fn by_seats(&self, figures: [u8; 4]) -> u8 {
        figures[usize::from(self.seats()) - 2]
    }

    #[inline]
    pub fn ability(&self, seat: Seat) -> Option<Ability> {
        self.player(seat).tribe.map(|tribe| self.rules().tribes[tribe.index()].ability)
    }

    /// The calamity in force: prophecy k rules from the day after Food Day k to the end of the next
    /// (expansion, "Limits of prophecies").
    #[inline]
    pub fn calamity(&self) -> Option<Calamity> {
        let index = usize::from(self.food_days_held).checked_sub(1)?;
        let prophecy = (*self.prophecies.get(index)?)?;
        Some(self.rules().prophecies[prophecy.index()].calamity)
    }

    /// What a technology gives this seat now.
    #[inline]
    pub fn powers(&self, seat: Seat, tech: Tech) -> Powers {
        let forgotten = self.calamity() == Some(Calamity::NoLevelTwo);
        let level = usize::from(self.player(seat).techs[tech]);
        self.rules().techs[tech].powers[level][usize::from(forgotten)]
    }

    /// What a technology adds to what this seat does now: never anything to a quick action, nor to
    /// what follows from it (expansion, "Carrying out a quick action").
    #[inline]
    pub fn help(&self, seat: Seat, tech: Tech) -> Powers {
        if self.turn.in_quick { Powers::default() } else { self.powers(seat, tech) }
    }

    /// The highest step of a temple.
    #[inline]
    pub fn top(&self, temple: Temple) -> i8 {
        self.rules().temples[temple].top()
    }

    /// Own workers on all gears.
    pub fn on_gears(&self, seat: Seat) -> u8 {
        self.gears.values().map(|wheel| wheel.workers[seat.index()].len() as u8).sum()
    }

    /// The last space that this seat's workers can stand on.
    #[inline]
    pub fn last_space(&self, seat: Seat, gear: Gear) -> u8 {
        let extra = matches!(self.ability(seat), Some(Ability::FlatPlacement { .. }));
        gear.last() + u8::from(extra)
    }

    /// The quick action on offer today: each tile is for two days, the last for three.
    pub fn quick_tile(&self) -> Option<QuickId> {
        self.quick_tiles[usize::from(self.day / 2).min(QUICK_TILES - 1)]
    }

    /// Skulls placed in Chichén Itzá, those on buildings included.
    pub fn skulls_placed(&self) -> u8 {
        let slots = self.skull_slots.iter().flatten().count() as u8;
        slots + self.players.iter().map(|player| self.skulls_on_tiles(player)).sum::<u8>()
    }

    /// Skulls lying on a player's buildings.
    pub fn skulls_on_tiles(&self, player: &Player) -> u8 {
        let holds = |tile: BuildingId| {
            let building = &self.rules().buildings[tile.index()];
            if building.effects.contains(&Effect::PlaceSkull) { building.skulls } else { 0 }
        };
        player.buildings.iter().map(holds).sum()
    }
}
