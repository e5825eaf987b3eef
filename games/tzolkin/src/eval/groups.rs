//! The numbering of features: groups one after the other.

/// Tiles that have features of their own; those of a larger content set go unnoticed.
pub const BUILDINGS: usize = 40;
pub const MONUMENTS: usize = 13;
pub const TRIBES: usize = 13;
pub const PROPHECIES: usize = 13;
pub const QUICKS: usize = 13;
/// Spaces of a gear as a worker will find them: 0 to one past the last of the largest gear.
pub const SPACES: usize = 13;
/// Steps of the longest temple.
pub const STEPS: usize = 9;

kernel::groups! {
    // the table
    Seats = 4, "seats";
    Modules = 4, "module";
    /// Own turns still to come, one of these.
    Turns = 29, "turns left";
    Late = 2, "time";
    /// Own turns until the next feeding.
    FoodTurns = 10, "turns to food";
    FoodDay = 5, "food day";
    Order = 5, "place in the round";
    Stage = 5, "stage of the round";
    StartSpace = 3, "start space";
    StartCorn = 3, "start corn";
    Light = 2, "light board";
    // goods
    Corn = 16, "corn";
    CornLate = 16, "corn, few turns left";
    /// Corn less what feeding will take.
    AfterFood = 14, "corn after feeding";
    AfterFoodSoon = 14, "corn after feeding soon";
    Wood = 8, "wood";
    Stone = 8, "stone";
    Gold = 8, "gold";
    Blocks = 10, "blocks";
    BlocksLate = 10, "blocks, few turns left";
    Worths = 6, "goods as points";
    Skulls = 6, "skulls";
    SkullUses = 4, "skulls with slots";
    // workers
    Workers = 6, "workers";
    WorkersTime = 2, "workers and time";
    AtHand = 7, "at hand";
    AtHandLate = 7, "at hand, few turns left";
    /// A worker at the space where the next own turn will find it.
    On = 5 * SPACES, "worker on";
    OnLate = 5 * SPACES, "worker, few turns left, on";
    OnLast = 5 * SPACES, "worker, last turn, on";
    /// Palenque by what can be harvested there: corn, wood only, nothing.
    Field = 3 * SPACES, "worker by harvest on";
    /// Chichén Itzá with a skull for a free slot, and without.
    Slot = 2 * SPACES, "worker by skull on";
    /// The space that the next worker gets on each gear.
    Lowest = 5 * SPACES, "lowest space on";
    Gone = 2, "workers that fall off";
    // temples
    Step = 3 * STEPS, "step";
    Lead = 3 * 7, "lead";
    TempleScore = 6, "temple points";
    TempleGoods = 4, "temple goods";
    TopTaken = 3, "top taken";
    // technologies
    Level = 4 * 3, "level";
    LevelTime = 4 * 3, "level and time";
    // tiles
    Colours = 4, "colour";
    Built = 2, "built";
    Own = BUILDINGS, "own building";
    Afford = BUILDINGS, "affordable building";
    Near = BUILDINGS, "nearly affordable building";
    Far = BUILDINGS, "building on offer";
    Food = 4, "food a worker";
    Farms = 7, "farms";
    Monument = MONUMENTS, "own monument";
    MonumentNow = MONUMENTS, "points of own monument";
    Offered = MONUMENTS, "monument on offer";
    OfferedNear = MONUMENTS, "closeness of monument";
    OfferedNow = MONUMENTS, "points of offered monument";
    OfferedWorth = MONUMENTS, "closeness times points of monument";
    BestMonument = 3, "best monument";
    // the board
    Jungle = 12, "jungle";
    Harvested = 2, "harvest tiles";
    SlotFree = 9, "free slot";
    Bank = 1, "skull bank";
    // points
    Points = 3, "points";
    // the turn
    Acting = 32, "asked for";
    Pending = 32, "still to come";
    ActOn = 5 * SPACES, "about to act on";
    Placed = 7, "placed this turn";
    TurnFlags = 6, "this turn";
    Bill = 3, "bill";
    Steps = 3, "steps to come";
    Raises = 4, "advances to come";
    Opening = BUILDINGS, "building to open";
    // modules
    Tribe = TRIBES, "tribe";
    TribeTime = TRIBES, "tribe and time";
    Ruling = PROPHECIES, "ruling prophecy";
    Coming = PROPHECIES, "coming prophecy";
    ProphecyNow = 3, "prophecy points now";
    Quick = QUICKS, "quick action";
    QuickFree = 4, "free quick spaces";
    // rivals
    Rivals = 6, "rivals";
    // what belongs together
    /// Own workers on a gear where a technology helps, by its level.
    Skilled = 5 * 3, "skilled workers on";
    /// Levels by the workers who may use them and the time for it.
    LevelUse = 4 * 3, "level, workers and time";
    /// Corn for all Food Days to come, and what is missing of it.
    Larder = 2, "corn for all food days";
}
