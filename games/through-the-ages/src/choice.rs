//! One atomic decision.

use crate::content::{SLOTS, STAGES};
use crate::numbers::{civil_hand, hand, known_hand};
use crate::parts::*;
use crate::state::Ages;
use crate::task::MOST_COUNT;
use kernel::{Numbered, Seat};
use serde::{Deserialize, Serialize};

/// Its number goes by variant and arguments; what lies in the own hand, by its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Numbered)]
#[numbered(state = Ages)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    // ---- chance
    First(Seat),
    /// A card comes into the row.
    Lay(CivilId),
    /// A military card is drawn; a back for those who may not see it.
    Draw(Held),
    /// The top card of the current events is turned over.
    Event(MilitaryId),
    /// The top card of the current events is looked at.
    Peek(Held),

    // ---- politics
    /// An event goes face down into the future; a back for the others.
    Prepare(#[numbered(with = hand)] Held),
    Aggression {
        #[numbered(with = known_hand)]
        card: MilitaryId,
        against: Seat,
    },
    War {
        #[numbered(with = known_hand)]
        card: MilitaryId,
        against: Seat,
    },
    OfferPact {
        #[numbered(with = known_hand)]
        card: MilitaryId,
        to: Seat,
        side: Side,
    },
    CancelPact(MilitaryId),
    Resign,
    /// The leader leaves for a yellow token.
    Retire,
    /// The leader leaves, and a territory from the hand becomes a colony.
    Settle(#[numbered(with = known_hand)] MilitaryId),
    /// Look at the top event.
    Look,

    // ---- the action phase
    /// The card in a slot of the row, counted from 1.
    Take(#[numbered(below = (SLOTS + 1))] u8),
    Population,
    Build {
        kind: Kind,
        level: Age,
    },
    Upgrade {
        kind: Kind,
        from: Age,
        to: Age,
    },
    /// Destroy a building, or disband a unit.
    Destroy {
        kind: Kind,
        level: Age,
    },
    Lead(#[numbered(with = civil_hand)] CivilId),
    Stages(#[numbered(below = (STAGES + 1))] u8),
    Develop(#[numbered(with = civil_hand)] CivilId),
    Revolution(#[numbered(with = civil_hand)] CivilId),
    Play(#[numbered(with = civil_hand)] CivilId),
    PlayTactic(#[numbered(with = known_hand)] MilitaryId),
    CopyTactic(MilitaryId),
    /// A military action becomes a civil one.
    Convert,
    /// Population and a unit in one action.
    Raise {
        kind: Kind,
        level: Age,
    },
    /// An urban building becomes a theater.
    Stage {
        kind: Kind,
        from: Age,
        to: Age,
    },
    /// The yearly worker of a wonder.
    Settlers,
    /// Culture, rather than arms.
    TakeCulture,
    /// Arms, rather than culture.
    TakeArms,
    /// A trade route is used.
    Trade,

    // ---- answers
    /// Enough, or nothing more.
    Done,
    Pass,
    Accept,
    Decline,
    /// A military card is thrown away face down; a back for the others.
    Discard(#[numbered(with = hand)] Held),
    /// A worker leaves a card.
    Lose {
        kind: Kind,
        level: Age,
    },
    /// A blue token leaves a card.
    Give {
        store: Store,
        level: Age,
    },
    /// Under a completed wonder.
    Tuck(CivilId),
    Food,
    Resources,
    /// So much food; the rest in resources.
    Split(#[numbered(below = (MOST_COUNT + 1))] u8),
    /// A card in defence; a back for the others.
    Pledge {
        #[numbered(with = hand)]
        card: Held,
        bonus: bool,
    },
    GiveUp,
    Bid(#[numbered(below = 256)] u8),
    Send {
        kind: Kind,
        level: Age,
    },
    /// A bonus card for the force.
    Bonus(#[numbered(with = known_hand)] MilitaryId),
    /// Another player's building, or the own that must go.
    Raze {
        kind: Kind,
        level: Age,
    },
    Colony(MilitaryId),
    Leader,
    Wonder,
    /// A special technology.
    Steal(Special),
    Ravage(CivilId),
}
