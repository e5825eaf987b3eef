//! What can be on the agenda. Tasks above the line ask somebody; the others run by themselves.

use crate::parts::*;
use enum_map::EnumMap;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// How a build is paid and what helps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Works {
    /// Buildings that may still be built.
    pub left: u8,
    /// Corn for each block; 0 means that blocks are paid.
    pub corn_per_block: u8,
    /// Instead, one monument may be built.
    pub monument: bool,
    /// Architecture still applies to one building.
    pub architecture: bool,
    /// Enough has been built: the person may stop.
    pub may_stop: bool,
}

/// Something to be paid in blocks: exactly `due`, but `discount` of it forgiven, and then `extra`
/// blocks of any kind on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bill {
    pub due: [u8; 3],
    pub extra: u8,
    pub discount: u8,
}

fn yes() -> bool {
    true
}

fn is_true(value: &bool) -> bool {
    *value
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    // ---- chance is asked
    #[default]
    PickFirst,
    OfferBuildings,
    OfferMonuments {
        left: u8,
    },
    LayProphecies {
        left: u8,
    },
    LayQuick {
        age: u8,
    },
    DealTribes,
    DealWealth,
    /// Wealth tiles place dummy workers, as long as there are any in the box.
    PlaceDummies,

    // ---- a seat is asked
    KeepTribe(Seat),
    KeepWealth(Seat),
    Turn(Seat),
    Place(Seat),
    PickUp(Seat),
    /// After placing, one other worker may be picked up.
    PickOneMore(Seat),
    /// After a quick action, the tribe that sells a block may still do so.
    LastSale(Seat),
    Act {
        seat: Seat,
        gear: Gear,
        space: u8,
    },
    AnyAction {
        seat: Seat,
        cost: u8,
        may_decline: bool,
    },
    Harvest {
        seat: Seat,
        field: u8,
    },
    Pay {
        seat: Seat,
        bill: Bill,
    },
    /// A block of choice.
    TakeBlock(Seat),
    /// Gold that has its price.
    TakeGold {
        seat: Seat,
        most: u8,
        /// Only a quick action must be carried out.
        #[serde(default = "yes", skip_serializing_if = "is_true")]
        may_decline: bool,
    },
    /// A skull that has its price.
    TakeSkull(Seat),
    StepDown(Seat),
    StepUp {
        seat: Seat,
        temple: Temple,
    },
    /// A step on any temple but one; `more` when another, different one follows.
    AnyStep {
        seat: Seat,
        but: Option<Temple>,
        more: bool,
    },
    /// The second level of theology: a block for a step.
    StepAfterSkull(Seat),
    Study {
        seat: Seat,
        left: u8,
        may_stop: bool,
    },
    AnyAdvance(Seat),
    Advance {
        seat: Seat,
        tech: Tech,
    },
    /// The bonus of any track.
    AnyBonus(Seat),
    TechExchange(Seat),
    /// The other tracks of the exchange, in an order of choice.
    AdvanceOthers {
        seat: Seat,
        left: EnumMap<Tech, bool>,
    },
    Build {
        seat: Seat,
        works: Works,
    },
    BuildMonument(Seat),
    Market {
        seat: Seat,
        is_buying: bool,
        /// Only a quick action must be carried out.
        #[serde(default = "yes", skip_serializing_if = "is_true")]
        may_stop: bool,
    },
    Days(Seat),

    // ---- runs by itself
    Reveal,
    TakeWealth(Seat),
    Round,
    StartTurn(Seat),
    TakeStartCorn(Seat),
    QuickAction(Seat),
    EndRound,
    FoodIncome(Seat),
    Feed,
    ChangeAge,
    Rewards,
    TempleGoods {
        seat: Seat,
        skulls: bool,
    },
    ProphecyPoints,
    EndFoodDay,
    Calendar,
    /// A building has been paid for: its effects follow.
    Open {
        seat: Seat,
        building: BuildingId,
    },
    Raise {
        seat: Seat,
        tech: Tech,
    },
    Rise {
        seat: Seat,
        temple: Temple,
    },
    Finish,
}
