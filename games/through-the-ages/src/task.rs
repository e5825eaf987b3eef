//! What can be on the agenda: questions to seats, draws of chance, steps that run by themselves.

use crate::parts::*;
use crate::state::War;
use kernel::Seat;
use kernel::schemars::{self, JsonSchema};
use serde::{Deserialize, Serialize};

/// A task says by its type who acts.
pub type Task = kernel::Task<Question, Draw, Step>;

/// More than any rule counts in one task, turn or auction.
pub const MOST_COUNT: u8 = 60;

/// What an action card or an event lets a player do at once, and for how much less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Job {
    /// Build or upgrade a farm or mine.
    Production { less: u8 },
    /// Build or upgrade an urban building.
    Urban { less: u8 },
    /// Upgrade a farm, mine or urban building.
    Upgrade { less: u8 },
    /// Develop a technology, or revolt, and score science after it. The card's action is paid
    /// here, because a revolution replaces it.
    Develop { then: u8 },
    /// Population, a farm, mine or urban building, or a technology (Development of Civilization).
    Civilization { less: u8 },
    /// One card of level A of this kind for free (Development of Religion, of Warfare).
    Free { kind: Kind },
}

impl Job {
    /// What the job takes off a price; what is free is free whatever it costs.
    pub fn less(self) -> u8 {
        match self {
            Job::Production { less }
            | Job::Urban { less }
            | Job::Upgrade { less }
            | Job::Civilization { less } => less,
            Job::Develop { .. } => 0,
            Job::Free { .. } => u8::MAX,
        }
    }
}

/// An aggression that is to be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    pub by: Seat,
    pub card: MilitaryId,
    pub strength: u16,
}

/// A raid: an urban building of this level or lower is destroyed, and perhaps a second; after the
/// last, half the cost is gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Raid {
    pub from: Seat,
    pub level: u8,
    pub second: Option<u8>,
    /// Of what was destroyed so far.
    pub cost: u8,
}

impl Raid {
    /// The second building: it may be left alone.
    pub fn is_second(self) -> bool {
        self.second.is_none() && self.cost > 0
    }
}

/// What a seat can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    // ---- the turn
    Politics,
    Actions,
    /// Military cards thrown away face down.
    Discard {
        left: u8,
    },

    // ---- in the middle of something
    /// A worker leaves a card, because none is unused.
    LoseWorker,
    /// A blue token leaves a card for the box, because the bank is empty.
    GiveBlue {
        left: u8,
    },
    /// A blue token leaves a card for a stage of the wonder, because the bank is empty.
    StageToken,
    /// A leader was replaced that can go under a wonder.
    Tuck {
        leader: CivilId,
    },
    Work {
        job: Job,
    },
    /// Food or resources.
    GainEither {
        count: u8,
    },
    /// Food and resources, so many together.
    GainSplit {
        total: u8,
    },
    LoseSplit {
        total: u8,
    },

    // ---- politics
    /// A pact that lies on the table is offered by somebody.
    AnswerPact {
        by: Seat,
        side: Side,
    },
    /// An aggression: the attacker's strength is known.
    Defend(Attack),
    /// Bids go round; the auction lies in the state.
    Bid,
    /// The winner of an auction puts the force together.
    SendForce,
    Plunder {
        from: Seat,
        total: u8,
    },
    Raid(Raid),
    Annex {
        from: Seat,
    },
    Infiltrate {
        from: Seat,
        each: u8,
    },
    /// Special technologies at their price, and science for what is left.
    TakeScience {
        from: Seat,
        left: u8,
    },

    // ---- events
    DestroyOwn,
    LoseColony,
    Ravage {
        level: u8,
    },
    Terror {
        from: Seat,
    },
    /// Cards worth so many civil actions; the first card taken means that politics are given up.
    Agreement {
        left: u8,
    },
}

/// What chance can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    PickFirst,
    /// The row is filled from the left.
    FillRow,
    /// Military cards for a seat, one after the other.
    Cards {
        seat: Seat,
        left: u8,
    },
    /// The top card of the current events is turned over.
    RevealEvent,
    /// Somebody looks at the top card of the current events.
    LookAtEvent(Seat),
}

/// What runs by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    StartTurn(Seat),
    Replenish,
    ResolveWars(Seat),
    ResolveWar(War),
    PublishTactic(Seat),
    DiscardExcess(Seat),
    Production(Seat),
    DrawCards(Seat),
    EndTurn(Seat),
    #[default]
    NextTurn,
    /// An aggression succeeded.
    Strike {
        by: Seat,
        from: Seat,
        card: MilitaryId,
    },
    /// An event does what it says.
    Resolve(MilitaryId),
    /// The bidding begins or goes on.
    Auction,
    /// A new colony brings what it brings once.
    Bounty {
        seat: Seat,
        territory: MilitaryId,
    },
    LosePopulation {
        seat: Seat,
        count: u8,
    },
    LoseBlue {
        seat: Seat,
        count: u8,
    },
    /// A current deck that has run out is made from the future one.
    RenewEvents,
    FinalEvents,
    Finish,
}
