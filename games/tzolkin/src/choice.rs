//! One atomic decision.

use crate::parts::*;
use crate::state::Tzolkin;
use kernel::{Numbered, Seat};
use serde::{Deserialize, Serialize};

/// Spaces of the largest gear, with the one that a tribe adds.
const SPACES: u8 = Gear::ChichenItza.last() + 2;
/// Numbers of actions, with 0 for none.
const ACTIONS: u8 = Gear::ChichenItza.actions() + 1;
/// No bill asks for more blocks of one kind.
pub(crate) const MOST_PAID: u8 = 16;
/// No more gold that has its price comes at once.
pub(crate) const MOST_GOLD: u8 = 20;

/// By what right a worker does an action that is not printed on its space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Numbered)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// By the space, by corn for lower actions, by theology.
    Plain,
    /// One higher, by the tribe.
    Ahead,
    /// On an any-action space, as a lower action that pays, by the tribe.
    Back,
}

/// A change of what stands here, or of its order, changes numbers: then `Rules::NUMBERING` goes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Numbered)]
#[serde(rename_all = "snake_case")]
#[numbered(state = Tzolkin)]
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
    KeepTribe(#[numbered(with = kept_tribe)] TribeId),
    KeepWealth(#[numbered(with = kept_wealth)] Keep),

    // a turn
    Beg(Temple),
    Pass,
    Place {
        gear: Gear,
        #[numbered(below = SPACES)]
        space: u8,
    },
    /// Paying the tribe's flat price instead of the space's number.
    PlaceFlat {
        gear: Gear,
        #[numbered(below = SPACES)]
        space: u8,
    },
    PlaceStart,
    PlaceQuick,
    /// For all the corn there is, when nothing else is possible.
    PlaceByMercy {
        gear: Gear,
        #[numbered(below = SPACES)]
        space: u8,
    },
    PickUp {
        gear: Gear,
        #[numbered(below = SPACES)]
        space: u8,
    },
    Act {
        gear: Gear,
        #[numbered(below = ACTIONS)]
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
        #[numbered(below = (MOST_PAID + 1))]
        wood: u8,
        #[numbered(below = (MOST_PAID + 1))]
        stone: u8,
        #[numbered(below = (MOST_PAID + 1))]
        gold: u8,
    },
    TakeBlock(Block),
    TakeGold(#[numbered(below = (MOST_GOLD + 1))] u8),
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
    Days(#[numbered(below = 3)] u8),
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

/// A tribe by its place in the hand of the seat that is asked.
mod kept_tribe {
    use super::*;
    use kernel::{Dice, Held};

    pub const COUNT: u32 = 2;

    pub fn number(tribe: TribeId, game: &Tzolkin) -> Option<u32> {
        let (seat, _) = game.agenda.question()?;
        let tribes = &game.player(seat).hand.tribes;
        tribes.iter().position(|dealt| *dealt == Some(Held::Known(tribe))).map(|place| place as u32)
    }

    pub fn nth(number: u32, game: &Tzolkin) -> Option<TribeId> {
        let (seat, _) = game.agenda.question()?;
        let tribes = &game.player(seat).hand.tribes;
        tribes.get(number as usize).copied().flatten().and_then(Held::known)
    }

    pub fn arbitrary(dice: &mut impl Dice) -> TribeId {
        <TribeId as Numbered<Tzolkin>>::arbitrary(dice)
    }
}

/// Two or three wealth tiles by their places in the hand of the seat that is asked.
mod kept_wealth {
    use super::*;
    use kernel::{Dice, Held};

    /// Every two and every three of the four places, as bits.
    const PLACES: [u8; 10] =
        [0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100, 0b0111, 0b1011, 0b1101, 0b1110];

    pub const COUNT: u32 = PLACES.len() as u32;

    pub fn number(keep: Keep, game: &Tzolkin) -> Option<u32> {
        let (seat, _) = game.agenda.question()?;
        let wealth = &game.player(seat).hand.wealth;
        let mut places = 0;
        for tile in keep.tiles() {
            places |= 1 << wealth.iter().position(|dealt| *dealt == Some(Held::Known(tile)))?;
        }
        let number = PLACES.iter().position(|kept| *kept == places)? as u32;
        // Not in the order of their numbers: another way to write it, and no choice of its own.
        (nth(number, game) == Some(keep)).then_some(number)
    }

    pub fn nth(number: u32, game: &Tzolkin) -> Option<Keep> {
        let (seat, _) = game.agenda.question()?;
        let wealth = game.player(seat).hand.wealth;
        let places = *PLACES.get(number as usize)?;
        let mut kept = Wealths::EMPTY;
        for (place, dealt) in wealth.into_iter().enumerate() {
            if places >> place & 1 == 1 {
                kept.add(dealt.and_then(Held::known)?);
            }
        }
        let mut tiles = kept.iter();
        Some(Keep { first: tiles.next()?, second: tiles.next()?, third: tiles.next() })
    }

    pub fn arbitrary(dice: &mut impl Dice) -> Keep {
        let mut tile = || <WealthId as Numbered<Tzolkin>>::arbitrary(&mut *dice);
        let (first, second) = (tile(), tile());
        let third = Some(tile()).filter(|tile| tile.index() % 2 == 0);
        Keep { first, second, third }
    }
}
