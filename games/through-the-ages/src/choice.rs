//! One atomic decision.

use crate::parts::*;
use kernel::{Dice, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    Prepare(Held),
    Aggression {
        card: MilitaryId,
        against: Seat,
    },
    War {
        card: MilitaryId,
        against: Seat,
    },
    OfferPact {
        card: MilitaryId,
        to: Seat,
        side: Side,
    },
    CancelPact(MilitaryId),
    Resign,
    /// The leader leaves for a yellow token.
    Retire,
    /// The leader leaves, and a territory from the hand becomes a colony.
    Settle(MilitaryId),
    /// Look at the top event.
    Look,

    // ---- the action phase
    /// The card in a slot of the row, counted from 1.
    Take(u8),
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
    Lead(CivilId),
    Stages(u8),
    Develop(CivilId),
    Revolution(CivilId),
    Play(CivilId),
    PlayTactic(MilitaryId),
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
    Discard(Held),
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
    Split(u8),
    /// A card in defence; a back for the others.
    Pledge {
        card: Held,
        bonus: bool,
    },
    GiveUp,
    Bid(u8),
    Send {
        kind: Kind,
        level: Age,
    },
    /// A bonus card for the force.
    Bonus(MilitaryId),
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

impl Choice {
    /// Any value whatever, with figures a little past what any rule allows.
    pub fn arbitrary(dice: &mut impl Dice) -> Choice {
        let d = &mut *dice;
        let kind = pick(d, Kind::ALL);
        let level = pick(d, Age::ALL);
        let to = pick(d, Age::ALL);
        let civil = CivilId(d.below(128) as u8);
        let card = MilitaryId(d.below(112) as u8);
        let seat = Seat(d.below(5) as u8);
        let count = d.below(16) as u8;
        let held = if d.below(8) == 0 { Held::back(Age::of(count % 4)) } else { card.into() };
        match d.below(54) {
            0 => Choice::First(seat),
            1 => Choice::Lay(civil),
            2 => Choice::Draw(held),
            3 => Choice::Event(card),
            4 => Choice::Peek(held),
            5 => Choice::Prepare(held),
            6 => Choice::Aggression { card, against: seat },
            7 => Choice::War { card, against: seat },
            8 => Choice::OfferPact { card, to: seat, side: pick(d, Side::ALL) },
            9 => Choice::CancelPact(card),
            10 => Choice::Resign,
            11 => Choice::Retire,
            12 => Choice::Settle(card),
            13 => Choice::Look,
            14 | 15 => Choice::Take(count),
            16 => Choice::Population,
            17 => Choice::Build { kind, level },
            18 => Choice::Upgrade { kind, from: level, to },
            19 => Choice::Destroy { kind, level },
            20 => Choice::Lead(civil),
            21 => Choice::Stages(count),
            22 => Choice::Develop(civil),
            23 => Choice::Revolution(civil),
            24 => Choice::Play(civil),
            25 => Choice::PlayTactic(card),
            26 => Choice::CopyTactic(card),
            27 => Choice::Convert,
            28 => Choice::Raise { kind, level },
            29 => Choice::Stage { kind, from: level, to },
            30 => Choice::Settlers,
            31 => Choice::TakeCulture,
            32 => Choice::TakeArms,
            33 => Choice::Trade,
            34 => Choice::Done,
            35 => Choice::Pass,
            36 => Choice::Accept,
            37 => Choice::Decline,
            38 => Choice::Discard(held),
            39 => Choice::Lose { kind, level },
            40 => Choice::Give { store: pick(d, Store::ALL), level },
            41 => Choice::Tuck(civil),
            42 => pick(d, &[Choice::Food, Choice::Resources]),
            43 => Choice::Split(count),
            44 => Choice::Pledge { card: held, bonus: d.below(2) == 0 },
            45 => Choice::GiveUp,
            46 => Choice::Bid(count),
            47 => Choice::Send { kind, level },
            48 => Choice::Bonus(card),
            49 => Choice::Raze { kind, level },
            50 => Choice::Colony(card),
            51 => pick(d, &[Choice::Leader, Choice::Wonder]),
            52 => Choice::Steal(pick(d, Special::ALL)),
            _ => Choice::Ravage(civil),
        }
    }
}

fn pick<T: Copy>(dice: &mut impl Dice, from: &[T]) -> T {
    from[dice.below(from.len() as u32) as usize]
}
