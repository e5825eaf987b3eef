//! The typed tables of a content set: every figure of every component.

mod check;
mod load;
mod rows;
mod tables;
mod tiles;
mod vocabulary;

use crate::parts::*;
use enum_map::EnumMap;
use kernel::content::Provenance;

/// What an action, tile or bonus does. One interpreter carries these out (`effects.rs`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// `gain:GOOD+n`: goods from the supply; technologies do not apply.
    Gain(Good, u8),
    /// `extract:GOOD+n`: as `gain`, with extraction and theology 3 added.
    Extract(Good, u8),
    /// `gain_block+n`: blocks of the player's choice.
    GainBlock(u8),
    /// `fish+n`: corn without a harvest tile.
    Fish(u8),
    /// `harvest:corn+n` or `harvest:corn+n|wood+m`: corn or wood from the jungle; wood 0 = none.
    Harvest { corn: u8, wood: u8 },
    /// `points+n`
    Points(u8),
    /// `temple:TEMPLE+n`
    Step(Temple, u8),
    /// `temple:any+n`
    AnyStep(u8),
    /// `temple:two`: one step on each of two different temples.
    TwoSteps,
    /// `pay:corn+n`
    PayCorn(u8),
    /// `pay:block+n`: blocks of the player's choice.
    PayBlock(u8),
    /// `study+n`: advance one to n technologies at normal cost.
    Study(u8),
    /// `tech:TRACK+1`: a free advance.
    Advance(Tech),
    /// `tech:any+n`: free advances.
    AnyAdvance(u8),
    /// `tech_exchange`: one track down 1, the other three up 1, free.
    TechExchange,
    /// `build+n`: one to n buildings; architecture applies to one of them.
    Build(u8),
    /// `build+n|monument`: one to n buildings, or one monument.
    BuildOrMonument(u8),
    /// `build_monument`: one monument at full cost, if wished.
    BuildMonument,
    /// `build_for_corn:n`: one building, n corn for each block.
    BuildForCorn(u8),
    /// `build_plain`: one building; technologies do not apply.
    BuildPlain,
    /// `market`
    Market,
    /// `worker+n`
    Worker(u8),
    /// `any_action`: any action 1-5 of the four smaller gears.
    AnyAction,
    /// `place_skull`: a skull onto the action's slot in Chichén Itzá, or onto the tile itself; then
    /// theology 2 may be used after the other effects.
    PlaceSkull,
    /// `farm_one+n`: n workers need 2 corn less each on Food Days.
    FarmOne(u8),
    /// `farm_all+n`: every worker needs n corn less on Food Days.
    FarmAll(u8),
    /// `food_day:GOOD+n`: goods on every Food Day, before feeding.
    FoodDay(Good, u8),
    /// `food_day_early:GOOD+n`: on the first two Food Days only.
    FoodDayEarly(Good, u8),
    /// `food_day_late:GOOD+n`: on the last two Food Days only.
    FoodDayLate(Good, u8),
}

/// A short list of effects, in printed order.
pub type Effects = arrayvec::ArrayVec<Effect, 6>;

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

/// A cost or a stock of blocks.
pub type Blocks = EnumMap<Block, u8>;

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

/// How a monument scores at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MonumentRule {
    /// `per_colour:COLOUR*n`: buildings and monuments of that colour, itself included.
    PerColour(Colour, u8),
    /// `per_building*n`: own buildings and monuments, itself included.
    PerBuilding(u8),
    /// `per_corn_tile*n`
    PerCornTile(u8),
    /// `per_wood_tile*n`
    PerWoodTile(u8),
    /// `per_monument:a/b/c/d`: for each monument built by all together, with 2/3/4/5 players.
    PerMonument([u8; 4]),
    /// `tracks_at_top:a/b/c/d/e`: with 0/1/2/3/4 tracks at level 3.
    TracksAtTop([u8; 5]),
    /// `per_level*n`: technology levels.
    PerLevel(u8),
    /// `workers:a/b/c/d/e/f`: with 1..6 workers.
    Workers([u8; 6]),
    /// `temple_points`: the printed points of the own step on all temples.
    TemplePoints,
    /// `per_best_step*n`: steps above the start on the own best temple.
    PerBestStep(u8),
    /// `per_skull_placed*n`: skulls placed by anyone.
    PerSkullPlaced(u8),
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
    /// `harvest_corn+n`: corn on a jungle corn harvest.
    pub harvest_corn: u8,
    /// `fishing+n`
    pub fishing: u8,
    /// `harvest_without_tile`
    pub harvests_without_tile: bool,
    /// `extract:wood+n`, on Yaxchilán and on a jungle wood harvest; and so on.
    pub wood: u8,
    pub stone: u8,
    pub gold: u8,
    /// `extract:skull+n`
    pub skull: u8,
    /// `build_corn+n`
    pub build_corn: u8,
    /// `build_points+n`
    pub build_points: u8,
    /// `build_discount+n`: blocks less for a building.
    pub build_discount: u8,
    /// `ahead+n`: spaces ahead on Chichén Itzá.
    pub ahead: u8,
    /// `step_after_skull`: after placing a skull, 1 block for any temple step.
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

/// A tribe's ability, in a closed vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// `pickup_after_placing:n`: after placing n workers on gears, may pick up one other.
    PickupAfterPlacing { least: u8 },
    /// `action_one_ahead:n`: one worker a turn may do the action one higher, for n corn.
    OneAhead { cost: u8 },
    /// `may_pass:n`: may do nothing, gaining n corn.
    MayPass { corn: u8 },
    /// `corn_floor:n/m`: a turn starts with at least n corn; begging gives m.
    CornFloor { floor: u8, beg: u8 },
    /// `step_back_pays:n`: gains n corn for a lower action instead of paying.
    StepBackPays { corn: u8 },
    /// `flat_placement:n`: once a turn n corn instead of a space's number; one more space a gear.
    FlatPlacement { cost: u8 },
    /// `paired_gears`: Tikal and Uxmal are one place, so are Palenque and Yaxchilán.
    PairedGears,
    /// `cheap_tech:a/b/c/d`: cost to level 1/2/3/bonus; the bonus of any track.
    CheapTech { cost: [u8; 4] },
    /// `keep_wealth:n`: keeps n wealth tiles, then one temple step down.
    KeepWealth { tiles: u8 },
    /// `skip_space`: a placing turn may treat one empty space as occupied.
    SkipSpace,
    /// `sell_block`: once a turn sells 1 block at the market rate.
    SellBlock,
    /// `workers:n/f/p`: n workers at the start; each needs f corn more; an unfed one costs p points.
    Workers { start: u8, food: u8, unfed: u8 },
    /// `surcharge:a/b/c/d/e/f`: total surcharge for 1..6 workers.
    Surcharge { total: [u8; 6] },
}

#[derive(Clone, Debug)]
pub struct Tribe {
    pub ability: Ability,
    pub provenance: Provenance,
}

/// What a prophecy makes harder while it rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Calamity {
    /// `step_costs_corn:n`
    StepCostsCorn(u8),
    /// `step_costs_block:TEMPLE`
    StepCostsBlock(Temple),
    /// `wood_harvest-n`
    LessWood(u8),
    /// `corn_harvest-n`
    LessCorn(u8),
    /// `gold_costs_corn:n`
    GoldCostsCorn(u8),
    /// `skull_costs_step`
    SkullCostsStep,
    /// `advance_costs_block:n`
    AdvanceCostsBlock(u8),
    /// `no_level_two`
    NoLevelTwo,
    /// `building_costs_block:n`
    BuildingCostsBlock(u8),
    /// `worker_eats:n`
    WorkerEats(u8),
    /// `chichen_costs_corn:n`
    ChichenCostsCorn(u8),
}

/// What a prophecy counts when it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// `all_steps`
    AllSteps,
    /// `steps:TEMPLE`
    Steps(Temple),
    /// `wood_tiles`
    WoodTiles,
    /// `corn_tiles`
    CornTiles,
    /// `gold`
    Gold,
    /// `skulls`
    Skulls,
    /// `levels`
    Levels,
    /// `tracks_at_two`
    TracksAtTwo,
    /// `buildings`
    Buildings,
    /// `fed`
    Fed,
    /// `on_chichen_itza`
    OnChichenItza,
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
    pub hash: String,
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
