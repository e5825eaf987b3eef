//! What can be on the agenda: questions to a seat, draws of chance, and steps that run by themselves.

use crate::parts::*;
use crate::readable::{self, schema};
use enum_map::EnumMap;
use kernel::Seat;
use kernel::schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub type Task = kernel::Task<Question, Draw, Step>;

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "kernel::schemars")]
#[serde(rename_all = "snake_case")]
pub enum Question {
    KeepTribe,
    KeepWealth,
    Turn,
    Place,
    PickUp,
    /// After placing, one other worker may be picked up.
    PickOneMore,
    /// After a quick action, the tribe that sells a block may still do so.
    LastSale,
    Act {
        gear: Gear,
        space: u8,
    },
    AnyAction {
        cost: u8,
        may_decline: bool,
    },
    Harvest {
        field: u8,
    },
    Pay(Bill),
    /// A block of choice.
    TakeBlock,
    /// Gold that has its price.
    TakeGold {
        most: u8,
        /// Only a quick action must be carried out.
        #[serde(default = "yes", skip_serializing_if = "is_true")]
        may_decline: bool,
    },
    /// A skull that has its price.
    TakeSkull,
    StepDown,
    StepUp(Temple),
    /// A step on any temple but one; `more` when another, different one follows.
    AnyStep {
        but: Option<Temple>,
        more: bool,
    },
    /// The second level of theology: a block for a step.
    StepAfterSkull,
    Study {
        left: u8,
        may_stop: bool,
    },
    AnyAdvance,
    Advance(Tech),
    /// The bonus of any track.
    AnyBonus,
    TechExchange,
    /// The other tracks of the exchange, in an order of choice.
    AdvanceOthers {
        #[serde(with = "readable::chosen")]
        #[schemars(schema_with = "schema::chosen::<Tech>")]
        left: EnumMap<Tech, bool>,
    },
    Build(Works),
    BuildMonument,
    Market {
        is_buying: bool,
        /// Only a quick action must be carried out.
        #[serde(default = "yes", skip_serializing_if = "is_true")]
        may_stop: bool,
    },
    Days,
}

/// What chance is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "kernel::schemars")]
#[serde(rename_all = "snake_case")]
pub enum Draw {
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
}

/// What runs by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "kernel::schemars")]
#[serde(rename_all = "snake_case")]
pub enum Step {
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
    #[default]
    Finish,
}

impl Step {
    /// Whose step it is; nothing when it is everybody's.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Step::TakeWealth(seat)
            | Step::StartTurn(seat)
            | Step::TakeStartCorn(seat)
            | Step::QuickAction(seat)
            | Step::FoodIncome(seat)
            | Step::TempleGoods { seat, .. }
            | Step::Open { seat, .. }
            | Step::Raise { seat, .. }
            | Step::Rise { seat, .. } => Some(seat),
            Step::Reveal
            | Step::Round
            | Step::EndRound
            | Step::Feed
            | Step::ChangeAge
            | Step::Rewards
            | Step::ProphecyPoints
            | Step::EndFoodDay
            | Step::Calendar
            | Step::Finish => None,
        }
    }
}

/// How a build is paid and what helps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "kernel::schemars")]
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

impl Works {
    /// So many buildings for blocks, one of them with architecture.
    pub fn new(left: u8) -> Works {
        let (monument, architecture, may_stop) = (false, true, false);
        Works { left, corn_per_block: 0, monument, architecture, may_stop }
    }

    /// One building, so much corn for each block.
    pub fn for_corn(corn_per_block: u8) -> Works {
        Works { corn_per_block, ..Works::new(1) }
    }

    /// One building; technologies do not apply.
    pub fn without_help() -> Works {
        Works { architecture: false, ..Works::new(1) }
    }

    /// Or one monument instead.
    pub fn or_monument(self) -> Works {
        Works { monument: true, ..self }
    }
}

/// Something to be paid in blocks: exactly `due`, but `discount` of it forgiven, and then `extra`
/// blocks of any kind on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[schemars(crate = "kernel::schemars")]
#[serde(deny_unknown_fields)]
pub struct Bill {
    #[schemars(schema_with = "schema::each::<Block, u8>")]
    pub due: Blocks,
    pub extra: u8,
    pub discount: u8,
}

impl Bill {
    /// So many blocks of any kind.
    pub fn any(extra: u8) -> Bill {
        Bill { extra, ..Bill::default() }
    }

    /// Blocks to be paid in all: the discount takes off printed blocks only, then the extra ones
    /// are added.
    pub fn total(&self) -> u8 {
        self.due.values().sum::<u8>().saturating_sub(self.discount) + self.extra
    }
}

fn yes() -> bool {
    true
}

fn is_true(value: &bool) -> bool {
    *value
}
