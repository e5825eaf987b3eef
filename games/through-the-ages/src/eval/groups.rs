//! The numbering of features: groups one after the other.

use crate::parts::{Kind, LEVELS};

/// Places for civil, and for military cards. Weights know so many; a card that a content set has
/// past them has no feature of its own.
pub const CARDS: usize = 128;

/// Kinds of cards with workers, by level.
pub const KINDS: usize = Kind::ALL.len() * LEVELS;
/// Territories by what they bring once and by their age, I or II.
pub const TERRITORIES: usize = 12;
/// What aggressions do.
pub const ASSAULTS: usize = 7;
/// What wars are about.
pub const SPOILS: usize = 3;

kernel::groups! {
    Resigned = 1, "resigned";
    // the table
    Seats = 3, "seats";
    Age = 5, "age";
    Turns = 12, "turns left";
    Time = 1, "time";
    /// Before politics, in the action phase, after it, in somebody else's turn.
    Phase = 4, "phase";
    Place = 4, "turns of others before the own";
    // what a civilization has and makes
    Culture = 1, "culture";
    CultureToCome = 1, "culture to come";
    Rates = 8, "rate";
    RatesTime = 8, "rate and time";
    Science = 10, "science points";
    ScienceTime = 1, "science points and time";
    Food = 9, "food";
    Resources = 11, "resources";
    StockTime = 2, "stock and time";
    Surplus = 10, "food a turn";
    Income = 10, "resources a turn";
    YellowBank = 20, "yellow bank";
    YellowTime = 1, "yellow bank and time";
    Content = 9, "happy faces to spare";
    Uprising = 1, "uprising";
    Unused = 5, "unused workers";
    UnusedTime = 1, "unused workers and time";
    BlueBank = 8, "blue bank";
    Corruption = 1, "corruption";
    CivilActions = 10, "civil actions";
    MilitaryActions = 8, "military actions";
    CityRoom = 4, "room in the city";
    Workers = KINDS, "workers on";
    WorkersTime = KINDS, "workers and time on";
    // cards
    /// Technologies, government, leader, completed wonders.
    Own = CARDS, "own card";
    OwnTime = CARDS, "own card and time";
    Ruins = 1, "ruins";
    Hand = CARDS, "in hand";
    /// Technologies in hand that the science is there for, leaders and deeds.
    Ready = CARDS, "ready in hand";
    HandSize = 10, "civil hand";
    Begun = CARDS, "unfinished";
    BegunPart = CARDS, "part of unfinished";
    BegunLeft = 6, "left of unfinished";
    AtOnce = 2, "points of unfinished";
    Wonders = 6, "wonders";
    LeaderAges = 4, "leader of the age";
    /// Military cards in hand.
    Military = CARDS, "military card";
    MilitarySize = 10, "military hand";
    Tactic = CARDS, "tactic";
    Colony = TERRITORIES, "colony";
    ColonyTime = TERRITORIES, "colony and time";
    Pact = CARDS, "pact as A";
    PactB = CARDS, "pact as B";
    // events
    Prepared = CARDS, "prepared";
    Impact = 2, "known impacts";
    Impacts = 3, "unknown impacts";
    // conflicts
    Lead = 13, "strength above the strongest";
    LeadLate = 13, "strength above the strongest, later";
    Margin = 13, "strength above the weakest";
    Rank = 4, "rank of strength";
    WarOn = 2 * SPOILS, "war";
    WarOdds = 2 * SPOILS, "advantage in war";
    Attack = ASSAULTS, "attack";
    AttackOdds = 3, "advantage in an attack";
    Attacked = ASSAULTS, "attacked";
    AttackedOdds = 3, "advantage when attacked";
    Bidding = TERRITORIES, "highest bid for";
    BidFor = 2, "bid";
    MayBid = TERRITORIES, "may bid for";
    Force = 3, "force";
    // rivals
    Ahead = 11, "culture ahead";
    AheadLate = 11, "culture ahead, later";
    Rivals = 8, "rivals";
    // the turn
    CivilLeft = 12, "civil actions left";
    MilitaryLeft = 10, "military actions left";
    Asked = 28, "asked for";
    Coming = 28, "still to come";
    Job = 6, "job";
    JobLess = 6, "less for a job";
    Fresh = 3, "taken this turn";
    Extra = 6, "for this turn";
    ToDraw = 1, "cards to draw";
}
