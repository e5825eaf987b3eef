//! What happened, for logs and animation.

use crate::parts::*;
use kernel::{Eyes, Seat};
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    // ---- the table
    First {
        seat: Seat,
    },
    Laid {
        card: CivilId,
        slot: u8,
    },
    Swept {
        card: CivilId,
    },
    TurnBegan {
        seat: Seat,
        round: u8,
    },
    AgeBegan {
        age: Age,
    },
    LastRound {
        round: u8,
    },
    ObsoleteHand {
        seat: Seat,
        cards: u8,
    },
    DeckRenewed,
    GameOver,

    // ---- goods, tokens, points
    Gained {
        seat: Seat,
        good: Good,
        count: u8,
    },
    Paid {
        seat: Seat,
        good: Good,
        count: u8,
    },
    Lost {
        seat: Seat,
        good: Good,
        count: u8,
    },
    Science {
        seat: Seat,
        points: i16,
    },
    Culture {
        seat: Seat,
        origin: Origin,
        points: i16,
    },
    YellowGained {
        seat: Seat,
        count: u8,
    },
    YellowLost {
        seat: Seat,
        count: u8,
    },
    BlueGained {
        seat: Seat,
        count: u8,
    },
    BlueLost {
        seat: Seat,
        count: u8,
    },
    WorkerJoined {
        seat: Seat,
    },
    WorkerLost {
        seat: Seat,
    },
    ActionsSpent {
        seat: Seat,
        count: u8,
    },
    ActionBack {
        seat: Seat,
    },

    // ---- actions
    Took {
        seat: Seat,
        card: CivilId,
        actions: u8,
    },
    Built {
        seat: Seat,
        kind: Kind,
        level: Age,
    },
    Upgraded {
        seat: Seat,
        kind: Kind,
        from: Age,
        to: Age,
    },
    /// An urban building became a theater.
    Staged {
        seat: Seat,
        kind: Kind,
        from: Age,
        to: Age,
    },
    Destroyed {
        seat: Seat,
        kind: Kind,
        level: Age,
    },
    Led {
        seat: Seat,
        card: CivilId,
    },
    LeaderLeft {
        seat: Seat,
        card: CivilId,
    },
    Tucked {
        seat: Seat,
        leader: CivilId,
        wonder: CivilId,
    },
    StageBuilt {
        seat: Seat,
        card: CivilId,
        stages: u8,
    },
    Completed {
        seat: Seat,
        card: CivilId,
    },
    WonderLost {
        seat: Seat,
        card: CivilId,
    },
    Developed {
        seat: Seat,
        card: CivilId,
    },
    Revolution {
        seat: Seat,
        card: CivilId,
    },
    Played {
        seat: Seat,
        card: CivilId,
    },
    TacticPlayed {
        seat: Seat,
        card: MilitaryId,
    },
    TacticCopied {
        seat: Seat,
        card: MilitaryId,
    },
    TacticCommon {
        seat: Seat,
        card: MilitaryId,
    },
    Converted {
        seat: Seat,
    },
    Armed {
        seat: Seat,
        resources: u8,
        science: u8,
    },
    Traded {
        seat: Seat,
        good: Good,
    },
    ActionsDone {
        seat: Seat,
    },

    // ---- military cards
    Drew {
        seat: Seat,
        card: Held,
        age: Age,
    },
    Discarded {
        seat: Seat,
        card: Held,
        age: Age,
    },
    BonusPlayed {
        seat: Seat,
        card: MilitaryId,
    },

    // ---- politics
    Prepared {
        seat: Seat,
        card: Held,
        age: Age,
    },
    Looked {
        seat: Seat,
        card: Held,
        age: Age,
    },
    NoPolitics {
        seat: Seat,
    },
    Attacked {
        seat: Seat,
        against: Seat,
        card: MilitaryId,
    },
    Pledged {
        seat: Seat,
    },
    Repelled {
        seat: Seat,
        by: Seat,
    },
    Succeeded {
        seat: Seat,
        against: Seat,
        card: MilitaryId,
    },
    WarDeclared {
        seat: Seat,
        against: Seat,
        card: MilitaryId,
    },
    WarWon {
        seat: Seat,
        against: Seat,
        advantage: u16,
    },
    WarDrawn {
        seat: Seat,
        against: Seat,
    },
    WarDropped {
        seat: Seat,
        card: MilitaryId,
    },
    PactOffered {
        seat: Seat,
        to: Seat,
        card: MilitaryId,
        side: Side,
    },
    PactMade {
        seat: Seat,
        to: Seat,
        card: MilitaryId,
    },
    PactRefused {
        seat: Seat,
        card: MilitaryId,
    },
    PactEnded {
        card: MilitaryId,
    },
    Resigned {
        seat: Seat,
    },
    ColonyTaken {
        seat: Seat,
        from: Seat,
        card: MilitaryId,
    },
    ColonyLost {
        seat: Seat,
        card: MilitaryId,
    },
    TechTaken {
        seat: Seat,
        from: Seat,
        card: CivilId,
    },

    // ---- events
    EventCame {
        card: MilitaryId,
    },
    EventsRenewed,
    Declined {
        seat: Seat,
    },
    Ruined {
        seat: Seat,
        card: CivilId,
    },
    TerritoryFound {
        card: MilitaryId,
    },
    Bid {
        seat: Seat,
        bid: u8,
    },
    PassedBid {
        seat: Seat,
    },
    Unclaimed {
        card: MilitaryId,
    },
    UnitSent {
        seat: Seat,
        kind: Kind,
        level: Age,
    },
    Colonized {
        seat: Seat,
        card: MilitaryId,
    },

    // ---- production
    Uprising {
        seat: Seat,
        discontent: u8,
    },
    Corruption {
        seat: Seat,
        count: u8,
    },
    Consumption {
        seat: Seat,
        count: u8,
    },
    Hunger {
        seat: Seat,
        missing: u8,
    },
}

impl Event {
    /// The event as these eyes may see it: of others' military cards only the backs.
    pub fn redact(self, eyes: Eyes) -> Event {
        let hide = |seat: Seat, card: Held, age: Age| match eyes.are(seat) {
            true => card,
            false => Held::Back(age),
        };
        match self {
            Event::Drew { seat, card, age } => {
                Event::Drew { seat, card: hide(seat, card, age), age }
            }
            Event::Discarded { seat, card, age } => {
                Event::Discarded { seat, card: hide(seat, card, age), age }
            }
            Event::Prepared { seat, card, age } => {
                Event::Prepared { seat, card: hide(seat, card, age), age }
            }
            Event::Looked { seat, card, age } => {
                Event::Looked { seat, card: hide(seat, card, age), age }
            }
            // Nothing else shows a card that somebody may not see.
            Event::First { .. }
            | Event::Laid { .. }
            | Event::Swept { .. }
            | Event::TurnBegan { .. }
            | Event::AgeBegan { .. }
            | Event::LastRound { .. }
            | Event::ObsoleteHand { .. }
            | Event::DeckRenewed
            | Event::GameOver
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::Lost { .. }
            | Event::Science { .. }
            | Event::Culture { .. }
            | Event::YellowGained { .. }
            | Event::YellowLost { .. }
            | Event::BlueGained { .. }
            | Event::BlueLost { .. }
            | Event::WorkerJoined { .. }
            | Event::WorkerLost { .. }
            | Event::ActionsSpent { .. }
            | Event::ActionBack { .. }
            | Event::Took { .. }
            | Event::Built { .. }
            | Event::Upgraded { .. }
            | Event::Staged { .. }
            | Event::Destroyed { .. }
            | Event::Led { .. }
            | Event::LeaderLeft { .. }
            | Event::Tucked { .. }
            | Event::StageBuilt { .. }
            | Event::Completed { .. }
            | Event::WonderLost { .. }
            | Event::Developed { .. }
            | Event::Revolution { .. }
            | Event::Played { .. }
            | Event::TacticPlayed { .. }
            | Event::TacticCopied { .. }
            | Event::TacticCommon { .. }
            | Event::Converted { .. }
            | Event::Armed { .. }
            | Event::Traded { .. }
            | Event::ActionsDone { .. }
            | Event::BonusPlayed { .. }
            | Event::NoPolitics { .. }
            | Event::Attacked { .. }
            | Event::Pledged { .. }
            | Event::Repelled { .. }
            | Event::Succeeded { .. }
            | Event::WarDeclared { .. }
            | Event::WarWon { .. }
            | Event::WarDrawn { .. }
            | Event::WarDropped { .. }
            | Event::PactOffered { .. }
            | Event::PactMade { .. }
            | Event::PactRefused { .. }
            | Event::PactEnded { .. }
            | Event::Resigned { .. }
            | Event::ColonyTaken { .. }
            | Event::ColonyLost { .. }
            | Event::TechTaken { .. }
            | Event::EventCame { .. }
            | Event::EventsRenewed
            | Event::Declined { .. }
            | Event::Ruined { .. }
            | Event::TerritoryFound { .. }
            | Event::Bid { .. }
            | Event::PassedBid { .. }
            | Event::Unclaimed { .. }
            | Event::UnitSent { .. }
            | Event::Colonized { .. }
            | Event::Uprising { .. }
            | Event::Corruption { .. }
            | Event::Consumption { .. }
            | Event::Hunger { .. } => self,
        }
    }
}
