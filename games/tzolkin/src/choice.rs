//! One atomic decision.

use crate::parts::*;
use kernel::{Dice, Seat};
use serde::{Deserialize, Serialize};

/// By what right a worker does an action that is not printed on its space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// By the space, by corn for lower actions, by theology.
    Plain,
    /// One higher, by the tribe.
    Ahead,
    /// On an any-action space, as a lower action that pays, by the tribe.
    Back,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    // chance
    First(Seat),
    RevealBuilding(BuildingId),
    RevealMonument(MonumentId),
    RevealProphecy(ProphecyId),
    LayQuick(QuickId),
    DealTribe(TribeId),
    DealWealth(WealthId),
    PlaceDummy(WealthId),

    // setup
    KeepTribe(TribeId),
    KeepWealth(Keep),

    // a turn
    Beg(Temple),
    Pass,
    Place {
        gear: Gear,
        space: u8,
    },
    /// Paying the tribe's flat price instead of the space's number.
    PlaceFlat {
        gear: Gear,
        space: u8,
    },
    PlaceStart,
    PlaceQuick,
    /// For all the corn there is, when nothing else is possible.
    PlaceByMercy {
        gear: Gear,
        space: u8,
    },
    PickUp {
        gear: Gear,
        space: u8,
    },
    Act {
        gear: Gear,
        action: u8,
        way: Way,
    },
    /// No action for this worker.
    Nothing,
    /// The tribe's sale of one block a turn.
    SellOne(Block),
    /// Enough: no more placing, picking up, building, studying or trading.
    Done,
    Decline,
    Accept,
    /// The quick action before the further worker.
    QuickFirst,

    // within actions
    HarvestCorn,
    HarvestWood,
    Burn,
    Pay {
        wood: u8,
        stone: u8,
        gold: u8,
    },
    TakeBlock(Block),
    TakeGold(u8),
    Down(Temple),
    Up(Temple),
    Advance(Tech),
    Bonus(Tech),
    Lower(Tech),
    Build {
        building: BuildingId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        renovate: Option<BuildingId>,
        /// With the help of architecture.
        #[serde(default, skip_serializing_if = "is_false")]
        helped: bool,
    },
    BuildMonument {
        monument: MonumentId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        renovate: Option<BuildingId>,
    },
    Sell(Block),
    Buy(Block),

    // the calendar
    Days(u8),
}

/// Two or three wealth tiles, in the order of their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keep {
    pub first: WealthId,
    pub second: WealthId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub third: Option<WealthId>,
}

impl Keep {
    pub fn tiles(self) -> impl Iterator<Item = WealthId> {
        [Some(self.first), Some(self.second), self.third].into_iter().flatten()
    }
}

fn is_false(value: &bool) -> bool {
    !value
}

impl Choice {
    /// Any value whatever, with figures a little past what any rule allows.
    pub fn arbitrary(dice: &mut impl Dice) -> Choice {
        let d = &mut *dice;
        let gear = pick(d, Gear::ALL);
        let space = d.below(14) as u8;
        match d.below(41) {
            0 => Choice::First(Seat(d.below(6) as u8)),
            1 => Choice::RevealBuilding(tile(d, 42)),
            2 => Choice::RevealMonument(tile(d, 15)),
            3 => Choice::RevealProphecy(tile(d, 15)),
            4 => Choice::LayQuick(tile(d, 15)),
            5 => Choice::DealTribe(tile(d, 15)),
            6 => Choice::DealWealth(tile(d, 23)),
            7 => Choice::PlaceDummy(tile(d, 23)),
            8 => Choice::KeepTribe(tile(d, 15)),
            9 => Choice::KeepWealth(Keep {
                first: tile(d, 23),
                second: tile(d, 23),
                third: (d.below(2) == 0).then(|| tile(d, 23)),
            }),
            10 => Choice::Beg(pick(d, Temple::ALL)),
            11 => Choice::Pass,
            12..=14 => Choice::Place { gear, space },
            15 => Choice::PlaceFlat { gear, space },
            16 => Choice::PlaceStart,
            17 => Choice::PlaceQuick,
            18 => Choice::PlaceByMercy { gear, space },
            19 | 20 => Choice::PickUp { gear, space },
            21 | 22 => Choice::Act {
                gear,
                action: space,
                way: pick(d, &[Way::Plain, Way::Ahead, Way::Back]),
            },
            23 => Choice::Nothing,
            24 => Choice::SellOne(pick(d, Block::ALL)),
            25 => Choice::Done,
            26 => pick(d, &[Choice::Decline, Choice::Accept, Choice::QuickFirst]),
            27 => pick(d, &[Choice::HarvestCorn, Choice::HarvestWood, Choice::Burn]),
            28 => Choice::Pay {
                wood: d.below(5) as u8,
                stone: d.below(5) as u8,
                gold: d.below(5) as u8,
            },
            29 => Choice::TakeBlock(pick(d, Block::ALL)),
            30 => Choice::TakeGold(d.below(4) as u8),
            31 => Choice::Down(pick(d, Temple::ALL)),
            32 => Choice::Up(pick(d, Temple::ALL)),
            33 => Choice::Advance(pick(d, Tech::ALL)),
            34 => Choice::Bonus(pick(d, Tech::ALL)),
            35 => Choice::Lower(pick(d, Tech::ALL)),
            36 => Choice::Build {
                building: tile(d, 42),
                renovate: (d.below(3) == 0).then(|| tile(d, 42)),
                helped: d.below(2) == 0,
            },
            37 => Choice::BuildMonument {
                monument: tile(d, 15),
                renovate: (d.below(3) == 0).then(|| tile(d, 42)),
            },
            38 => Choice::Sell(pick(d, Block::ALL)),
            39 => Choice::Buy(pick(d, Block::ALL)),
            _ => Choice::Days(d.below(4) as u8),
        }
    }
}

fn pick<T: Copy>(dice: &mut impl Dice, from: &[T]) -> T {
    from[dice.below(from.len() as u32) as usize]
}

fn tile<K>(dice: &mut impl Dice, most: u32) -> Tile<K> {
    Tile::at(dice.below(most) as u8)
}
