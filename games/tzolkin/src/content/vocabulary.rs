//! The words of the content files. Limits keep every sum of the rules within its type.

use super::Powers;
use crate::parts::*;
use kernel::Vocabulary;

/// The most corn or points that one effect moves.
pub(super) const MOST: u8 = 20;
/// The most of anything that counts in pieces: blocks, skulls, steps, advances, workers.
pub(super) const FEW: u8 = 6;
/// The most points in a monument's table.
const MOST_POINTS: u8 = 99;

/// What an action, tile or bonus does. One interpreter carries these out (`effects.rs`). Several
/// are joined by `;`, in printed order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(most = FEW)]
pub enum Effect {
    /// Goods from the supply; technologies do not apply. Corn comes in larger numbers.
    #[word("gain:{}+{}", most = MOST, check = is_stock)]
    Gain(Good, u8),
    /// As `gain`, with extraction and theology 3 added.
    #[word("extract:{}+{}", most = MOST, check = is_stock)]
    Extract(Good, u8),
    /// Blocks of the player's choice.
    #[word("gain_block+{}")]
    GainBlock(u8),
    /// Corn without a harvest tile.
    #[word("fish+{}", most = MOST)]
    Fish(u8),
    /// Corn or wood from the jungle; in the short form there is no wood.
    #[word("harvest:corn+{}|wood+{}", or = "harvest:corn+{}", most = MOST, check = is_harvest)]
    Harvest { corn: u8, wood: u8 },
    /// Points at once.
    #[word("points+{}", most = MOST)]
    Points(u8),
    /// One step on each of two different temples.
    #[word("temple:two")]
    TwoSteps,
    /// Steps on temples of the player's choice.
    #[word("temple:any+{}")]
    AnyStep(u8),
    /// Steps on one temple.
    #[word("temple:{}+{}")]
    Step(Temple, u8),
    /// Corn that is paid for what follows.
    #[word("pay:corn+{}", most = MOST)]
    PayCorn(u8),
    /// Blocks of the player's choice, paid for what follows.
    #[word("pay:block+{}")]
    PayBlock(u8),
    /// Advances one to so many technologies at normal cost.
    #[word("study+{}")]
    Study(u8),
    /// Free advances on tracks of the player's choice.
    #[word("tech:any+{}")]
    AnyAdvance(u8),
    /// A free advance.
    #[word("tech:{}+1")]
    Advance(Tech),
    /// One track down 1, the other three up 1, free.
    #[word("tech_exchange")]
    TechExchange,
    /// One to so many buildings, or one monument.
    #[word("build+{}|monument")]
    BuildOrMonument(u8),
    /// One to so many buildings; architecture applies to one of them.
    #[word("build+{}")]
    Build(u8),
    /// One monument at full cost, if wished.
    #[word("build_monument")]
    BuildMonument,
    /// One building, so much corn for each block.
    #[word("build_for_corn:{}")]
    BuildForCorn(u8),
    /// One building; technologies do not apply.
    #[word("build_plain")]
    BuildPlain,
    /// Trade on the market.
    #[word("market")]
    Market,
    /// Workers from the supply.
    #[word("worker+{}")]
    Worker(u8),
    /// Any action 1-5 of the four smaller gears.
    #[word("any_action")]
    AnyAction,
    /// A skull onto the action's slot in Chichén Itzá, or onto the tile itself; then theology 2 may
    /// be used after the other effects.
    #[word("place_skull")]
    PlaceSkull,
    /// So many workers need less corn on Food Days (`farm` in `table.csv`).
    #[word("farm_one+{}")]
    FarmOne(u8),
    /// Every worker needs so much less corn on Food Days.
    #[word("farm_all+{}")]
    FarmAll(u8),
    /// Goods on every Food Day, before feeding.
    #[word("food_day:{}+{}", most = MOST, check = is_stock)]
    FoodDay(Good, u8),
    /// Goods on the first two Food Days only.
    #[word("food_day_early:{}+{}", most = MOST, check = is_stock)]
    FoodDayEarly(Good, u8),
    /// Goods on the last two Food Days only.
    #[word("food_day_late:{}+{}", most = MOST, check = is_stock)]
    FoodDayLate(Good, u8),
}

/// Corn comes in larger numbers than blocks and skulls.
fn is_stock(effect: &Effect) -> Result<(), String> {
    if let Effect::Gain(good, count)
    | Effect::Extract(good, count)
    | Effect::FoodDay(good, count)
    | Effect::FoodDayEarly(good, count)
    | Effect::FoodDayLate(good, count) = *effect
        && good != Good::Corn
    {
        return is_few(count);
    }
    Ok(())
}

fn is_harvest(effect: &Effect) -> Result<(), String> {
    if let Effect::Harvest { wood, .. } = *effect { is_few(wood) } else { Ok(()) }
}

fn is_few(count: u8) -> Result<(), String> {
    if count <= FEW { Ok(()) } else { Err(format!("expected a number between 1 and {FEW}")) }
}

/// What a level of a technology adds. Several are joined by `;`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(most = FEW)]
pub enum Power {
    /// Corn more on a jungle corn harvest.
    #[word("harvest_corn+{}")]
    HarvestCorn(u8),
    /// Corn may be harvested when no corn tile lies open.
    #[word("harvest_without_tile")]
    HarvestWithoutTile,
    /// Corn more from fishing.
    #[word("fishing+{}")]
    Fishing(u8),
    /// Goods more on Yaxchilán, wood also on a jungle wood harvest; but no corn.
    #[word("extract:{}+{}", check = is_mined)]
    Extract(Good, u8),
    /// Corn for a building.
    #[word("build_corn+{}")]
    BuildCorn(u8),
    /// Points for a building.
    #[word("build_points+{}")]
    BuildPoints(u8),
    /// Blocks less for a building.
    #[word("build_discount+{}")]
    BuildDiscount(u8),
    /// Spaces ahead on Chichén Itzá.
    #[word("ahead+{}")]
    Ahead(u8),
    /// After placing a skull, 1 block for any temple step.
    #[word("step_after_skull")]
    StepAfterSkull,
}

fn is_mined(power: &Power) -> Result<(), String> {
    match matches!(power, Power::Extract(Good::Corn, _)) {
        true => Err("expected one of wood, stone, gold, skull".into()),
        false => Ok(()),
    }
}

/// How a monument scores at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(most = MOST)]
pub enum MonumentRule {
    /// Points for each own building and monument of that colour, itself included.
    #[word("per_colour:{}*{}")]
    PerColour(Colour, u8),
    /// Points for each own building and monument, itself included.
    #[word("per_building*{}")]
    PerBuilding(u8),
    /// Points for each own corn tile.
    #[word("per_corn_tile*{}")]
    PerCornTile(u8),
    /// Points for each own wood tile.
    #[word("per_wood_tile*{}")]
    PerWoodTile(u8),
    /// Points for each monument built by all together, with 2/3/4/5 players.
    #[word("per_monument:{}", least = 0)]
    PerMonument([u8; 4]),
    /// Points with 0/1/2/3/4 tracks at level 3.
    #[word("tracks_at_top:{}", least = 0, most = MOST_POINTS)]
    TracksAtTop([u8; 5]),
    /// Points for each technology level.
    #[word("per_level*{}")]
    PerLevel(u8),
    /// Points with 1/2/3/4/5/6 workers.
    #[word("workers:{}", least = 0, most = MOST_POINTS)]
    Workers([u8; 6]),
    /// The printed points of the own step on all temples.
    #[word("temple_points")]
    TemplePoints,
    /// Points for each step above the start on the own best temple.
    #[word("per_best_step*{}")]
    PerBestStep(u8),
    /// Points for each skull placed by anyone.
    #[word("per_skull_placed*{}")]
    PerSkullPlaced(u8),
}

/// What a tribe may do, or must.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(most = MOST)]
pub enum Ability {
    /// After placing so many workers on gears, may pick up one other.
    #[word("pickup_after_placing:{}", most = FEW)]
    PickupAfterPlacing { least: u8 },
    /// One worker a turn may do the action one higher, for so much corn.
    #[word("action_one_ahead:{}")]
    OneAhead { cost: u8 },
    /// May do nothing, gaining so much corn.
    #[word("may_pass:{}")]
    MayPass { corn: u8 },
    /// A turn starts with at least the first so much corn; begging gives the second.
    #[word("corn_floor:{}/{}", least = 0)]
    CornFloor { floor: u8, beg: u8 },
    /// Gains so much corn for a lower action instead of paying.
    #[word("step_back_pays:{}")]
    StepBackPays { corn: u8 },
    /// Once a turn so much corn instead of a space's number; one more space a gear.
    #[word("flat_placement:{}")]
    FlatPlacement { cost: u8 },
    /// Tikal and Uxmal are one place, so are Palenque and Yaxchilán.
    #[word("paired_gears")]
    PairedGears,
    /// What levels 1, 2, 3 and the bonus cost; the bonus of any track.
    #[word("cheap_tech:{}", least = 0, most = FEW)]
    CheapTech { cost: [u8; 4] },
    /// Keeps so many wealth tiles, then one temple step down.
    #[word("keep_wealth:{}", most = FEW)]
    KeepWealth { tiles: u8 },
    /// A placing turn may treat one empty space as occupied.
    #[word("skip_space")]
    SkipSpace,
    /// Once a turn sells 1 block at the market rate.
    #[word("sell_block")]
    SellBlock,
    /// Workers at the start; corn that each needs more; points that an unfed one costs.
    #[word("workers:{}/{}/{}", least = 0, check = has_workers)]
    Workers { start: u8, food: u8, unfed: u8 },
    /// The total surcharge for 1 to 6 workers.
    #[word("surcharge:{}", least = 0, check = never_falls)]
    Surcharge { total: [u8; 6] },
}

fn has_workers(ability: &Ability) -> Result<(), String> {
    match matches!(ability, Ability::Workers { start: 1..=FEW, food: 0..=FEW, .. }) {
        true => Ok(()),
        false => Err(format!("expected 1 to {FEW} workers and at most {FEW} corn more")),
    }
}

fn never_falls(ability: &Ability) -> Result<(), String> {
    if let Ability::Surcharge { total } = *ability { ascending(total).map(|_| ()) } else { Ok(()) }
}

/// More workers never cost less.
pub(super) fn ascending<const N: usize>(numbers: [u8; N]) -> Result<[u8; N], String> {
    if numbers.is_sorted() { Ok(numbers) } else { Err("expected numbers that do not fall".into()) }
}

/// What a prophecy makes harder while it rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
#[vocabulary(most = FEW)]
pub enum Calamity {
    /// Every step up costs so much corn.
    #[word("step_costs_corn:{}")]
    StepCostsCorn(u8),
    /// Every step up on that temple costs a block.
    #[word("step_costs_block:{}")]
    StepCostsBlock(Temple),
    /// So much less from every wood harvest.
    #[word("wood_harvest-{}")]
    LessWood(u8),
    /// So much less from every corn harvest.
    #[word("corn_harvest-{}")]
    LessCorn(u8),
    /// Every gold gained costs so much corn.
    #[word("gold_costs_corn:{}")]
    GoldCostsCorn(u8),
    /// Every skull gained costs a step down.
    #[word("skull_costs_step")]
    SkullCostsStep,
    /// Every advance costs so many blocks more.
    #[word("advance_costs_block:{}")]
    AdvanceCostsBlock(u8),
    /// The second level of every technology is forgotten.
    #[word("no_level_two")]
    NoLevelTwo,
    /// Every building costs so many blocks more.
    #[word("building_costs_block:{}")]
    BuildingCostsBlock(u8),
    /// Every worker eats so much corn more.
    #[word("worker_eats:{}")]
    WorkerEats(u8),
    /// Every space of Chichén Itzá costs so much corn more.
    #[word("chichen_costs_corn:{}")]
    ChichenCostsCorn(u8),
}

/// What a prophecy counts when it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Vocabulary)]
pub enum Metric {
    /// Steps above the start on all temples.
    #[word("all_steps")]
    AllSteps,
    /// Steps above the start on one temple.
    #[word("steps:{}")]
    Steps(Temple),
    /// Wood tiles.
    #[word("wood_tiles")]
    WoodTiles,
    /// Corn tiles.
    #[word("corn_tiles")]
    CornTiles,
    /// Gold.
    #[word("gold")]
    Gold,
    /// Skulls not yet placed.
    #[word("skulls")]
    Skulls,
    /// Technology levels.
    #[word("levels")]
    Levels,
    /// Technologies at level 2 or higher.
    #[word("tracks_at_two")]
    TracksAtTwo,
    /// Buildings.
    #[word("buildings")]
    Buildings,
    /// Workers fed.
    #[word("fed")]
    Fed,
    /// Workers on Chichén Itzá.
    #[word("on_chichen_itza")]
    OnChichenItza,
}

/// A short list of effects, in printed order.
pub type Effects = arrayvec::ArrayVec<Effect, 6>;

/// Effects joined by `;`; an empty text is an empty list. The complaint quotes the wrong one.
pub(super) fn effects(text: &str) -> Result<Effects, String> {
    let mut effects = Effects::new();
    for part in text.split(';').filter(|_| !text.is_empty()) {
        let effect = part.parse().map_err(|e| format!("\"{part}\": {e}"))?;
        effects.try_push(effect).map_err(|_| "more than 6 effects")?;
    }
    Ok(effects)
}

/// Adds the powers of one level, joined by `;`, to those of the levels below.
pub(super) fn add_powers(text: &str, powers: &mut Powers) -> Result<(), String> {
    for part in text.split(';') {
        let read = part.parse().and_then(|power| add_power(power, powers));
        read.map_err(|e| format!("\"{part}\": {e}"))?;
    }
    Ok(())
}

fn add_power(power: Power, powers: &mut Powers) -> Result<(), String> {
    let (sum, count) = match power {
        Power::HarvestWithoutTile => {
            powers.harvests_without_tile = true;
            return Ok(());
        }
        Power::StepAfterSkull => {
            powers.steps_after_skull = true;
            return Ok(());
        }
        Power::Extract(Good::Corn, _) => return Ok(()),
        Power::HarvestCorn(count) => (&mut powers.harvest_corn, count),
        Power::Fishing(count) => (&mut powers.fishing, count),
        Power::BuildCorn(count) => (&mut powers.build_corn, count),
        Power::BuildPoints(count) => (&mut powers.build_points, count),
        Power::BuildDiscount(count) => (&mut powers.build_discount, count),
        Power::Ahead(count) => (&mut powers.ahead, count),
        Power::Extract(Good::Wood, count) => (&mut powers.wood, count),
        Power::Extract(Good::Stone, count) => (&mut powers.stone, count),
        Power::Extract(Good::Gold, count) => (&mut powers.gold, count),
        Power::Extract(Good::Skull, count) => (&mut powers.skull, count),
    };
    *sum += count;
    if *sum > MOST {
        return Err(format!("all levels together give more than {MOST}"));
    }
    Ok(())
}

/// The words of all tables, as a page of Markdown.
pub(super) fn page() -> String {
    use kernel::vocabulary::page;
    let sections = [
        (
            "`gears.csv`, column `action`; `buildings.csv`, `wealth.csv` and `quick_actions.csv`, \
             column `effects`; `technologies.csv`, column `effects`, for level 4",
            page::<Effect>(),
        ),
        ("`technologies.csv`, column `effects`, for levels 1 to 3", page::<Power>()),
        ("`monuments.csv`, column `rule`", page::<MonumentRule>()),
        ("`tribes.csv`, column `ability`", page::<Ability>()),
        ("`prophecies.csv`, column `calamity`", page::<Calamity>()),
        ("`prophecies.csv`, column `metric`", page::<Metric>()),
    ];
    let mut all = String::from("# The words of Tzolk'in's tables\n");
    for (place, section) in sections {
        all.push_str(&format!("\n{section}\nWhere: {place}.\n"));
    }
    all
}
