//! What can be on the agenda. Tasks above the line ask somebody; the others run by themselves.

use crate::parts::*;
use crate::state::War;
use kernel::{Asks, Seat};
use serde::{Deserialize, Serialize};

/// What an action card or an event lets a player do at once, and for how much less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    // ---- chance is asked
    #[default]
    PickFirst,
    /// The row is filled from the left.
    FillRow,
    Draw {
        seat: Seat,
        left: u8,
    },
    /// The top card of the current events is turned over.
    RevealEvent,
    /// Somebody looks at the top card of the current events.
    LookAtEvent(Seat),

    // ---- a seat is asked: the turn
    Politics(Seat),
    Actions(Seat),
    /// Military cards thrown away face down.
    Discard {
        seat: Seat,
        left: u8,
    },

    // ---- a seat is asked: in the middle of something
    /// A worker leaves a card, because none is unused.
    LoseWorker(Seat),
    /// A blue token leaves a card for the box, because the bank is empty.
    GiveBlue {
        seat: Seat,
        left: u8,
    },
    /// A blue token leaves a card for a stage of the wonder, because the bank is empty.
    StageToken(Seat),
    /// A leader was replaced that can go under a wonder.
    Tuck {
        seat: Seat,
        leader: CivilId,
    },
    Work {
        seat: Seat,
        job: Job,
    },
    /// Food or resources.
    GainEither {
        seat: Seat,
        count: u8,
    },
    /// Food and resources, so many together.
    GainSplit {
        seat: Seat,
        total: u8,
    },
    LoseSplit {
        seat: Seat,
        total: u8,
    },

    // ---- a seat is asked: politics
    /// A pact that lies on the table is offered to somebody.
    AnswerPact {
        by: Seat,
        to: Seat,
        side: Side,
    },
    /// An aggression: the attacker's strength is known.
    Defend {
        by: Seat,
        against: Seat,
        card: MilitaryId,
        strength: u16,
    },
    /// Bids go round; the auction lies in the state.
    Bid(Seat),
    /// The winner of an auction puts the force together.
    SendForce(Seat),
    Plunder {
        by: Seat,
        from: Seat,
        total: u8,
    },
    /// An urban building of this level or lower is destroyed; after the last, half the cost is
    /// gained.
    Raid {
        by: Seat,
        from: Seat,
        level: u8,
        second: Option<u8>,
        cost: u8,
    },
    Annex {
        by: Seat,
        from: Seat,
    },
    Infiltrate {
        by: Seat,
        from: Seat,
        each: u8,
    },
    /// Special technologies at their price, and science for what is left.
    TakeScience {
        by: Seat,
        from: Seat,
        left: u8,
    },

    // ---- a seat is asked: events
    DestroyOwn(Seat),
    LoseColony(Seat),
    Ravage {
        seat: Seat,
        level: u8,
    },
    Terror {
        by: Seat,
        from: Seat,
    },
    /// Cards worth so many civil actions; the first card taken means that politics are given up.
    Agreement {
        seat: Seat,
        left: u8,
    },

    // ---- runs by itself
    StartTurn(Seat),
    Replenish,
    ResolveWars(Seat),
    ResolveWar(War),
    PublishTactic(Seat),
    DiscardExcess(Seat),
    Production(Seat),
    DrawCards(Seat),
    EndTurn(Seat),
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

impl Task {
    /// Who is asked by this task; nobody when it runs by itself.
    pub fn asks(self) -> Asks {
        match self {
            Task::PickFirst
            | Task::FillRow
            | Task::Draw { .. }
            | Task::RevealEvent
            | Task::LookAtEvent(_) => Asks::Chance,
            Task::Politics(seat)
            | Task::Actions(seat)
            | Task::Discard { seat, .. }
            | Task::LoseWorker(seat)
            | Task::GiveBlue { seat, .. }
            | Task::StageToken(seat)
            | Task::Tuck { seat, .. }
            | Task::Work { seat, .. }
            | Task::GainEither { seat, .. }
            | Task::GainSplit { seat, .. }
            | Task::LoseSplit { seat, .. }
            | Task::AnswerPact { to: seat, .. }
            | Task::Defend { against: seat, .. }
            | Task::Bid(seat)
            | Task::SendForce(seat)
            | Task::Plunder { by: seat, .. }
            | Task::Raid { by: seat, .. }
            | Task::Annex { by: seat, .. }
            | Task::Infiltrate { by: seat, .. }
            | Task::TakeScience { by: seat, .. }
            | Task::DestroyOwn(seat)
            | Task::LoseColony(seat)
            | Task::Ravage { seat, .. }
            | Task::Terror { by: seat, .. }
            | Task::Agreement { seat, .. } => Asks::Seat(seat),
            Task::StartTurn(_)
            | Task::Replenish
            | Task::ResolveWars(_)
            | Task::ResolveWar(_)
            | Task::PublishTactic(_)
            | Task::DiscardExcess(_)
            | Task::Production(_)
            | Task::DrawCards(_)
            | Task::EndTurn(_)
            | Task::NextTurn
            | Task::Strike { .. }
            | Task::Resolve(_)
            | Task::Auction
            | Task::Bounty { .. }
            | Task::LosePopulation { .. }
            | Task::LoseBlue { .. }
            | Task::RenewEvents
            | Task::FinalEvents
            | Task::Finish => Asks::Nobody,
        }
    }

    /// The seat that this task asks; nothing when chance is asked or the task runs by itself.
    pub fn seat(self) -> Option<Seat> {
        match self.asks() {
            Asks::Seat(seat) => Some(seat),
            Asks::Chance | Asks::Nobody => None,
        }
    }

    /// Whether chance is asked.
    pub fn is_chance(self) -> bool {
        self.asks() == Asks::Chance
    }
}
