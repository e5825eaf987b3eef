//! Words for refusals: why not, with the facts.

use super::*;
use crate::refusal::Refusal;
use kernel::Seat;

/// A table of reasons, one row a refusal.
#[rustfmt::skip]
pub(crate) fn refusal(refusal: Refusal) -> Text {
    match refusal {
        Refusal::NotAsked => Text::new("refusal-not-asked"),
        Refusal::NotThere => Text::new("refusal-not-there"),

        Refusal::NeedsCorn { needs, has } => lacks(corn(needs), has),
        Refusal::NeedsBlocks { needs, has } => lacks(blocks(needs), has),
        Refusal::NeedsBlock { block, needs, has } => lacks(goods(block.into(), needs), has),
        Refusal::NeedsSkull => Text::new("refusal-needs-skull"),
        Refusal::NotThatPayment => Text::new("refusal-not-that-payment"),
        Refusal::NoWorkerAtHand => Text::new("refusal-no-worker-at-hand"),
        Refusal::NoWorkerThere => Text::new("refusal-no-worker-there"),
        Refusal::NothingToTrade => Text::new("refusal-nothing-to-trade"),
        Refusal::AllWorkers { most } => Text::new("refusal-all-workers").with("workers", workers(most)),

        Refusal::NotDealt => Text::new("refusal-not-dealt"),
        Refusal::NotThatMany { keep } => Text::new("refusal-not-that-many").with("count", keep),

        Refusal::GearFull => Text::new("refusal-gear-full"),
        Refusal::NotLowest { lowest } => Text::new("refusal-not-lowest").with("space", lowest),
        Refusal::SpaceTaken => Text::new("refusal-space-taken"),
        Refusal::AlreadySkipped => Text::new("refusal-already-skipped"),
        Refusal::FlatNotCheaper => Text::new("refusal-flat-not-cheaper"),
        Refusal::FlatAlreadyPaid => Text::new("refusal-flat-already-paid"),
        Refusal::StartTaken => Text::new("refusal-start-taken"),
        Refusal::QuickTaken => Text::new("refusal-quick-taken"),
        Refusal::OneQuickATurn => Text::new("refusal-one-quick-a-turn"),
        Refusal::QuickImpossible => Text::new("refusal-quick-impossible"),
        Refusal::QuickWouldFail => Text::new("refusal-quick-would-fail"),
        Refusal::MercyNotNeeded => Text::new("refusal-mercy-not-needed"),
        Refusal::NotCheapest { cost } => Text::new("refusal-not-cheapest").with("corn", corn(cost)),
        Refusal::MustMove => Text::new("refusal-must-move"),

        Refusal::TooMuchCorn { limit, has } => {
            Text::new("refusal-too-much-corn").with("limit", corn(limit)).with("has", has)
        }
        Refusal::BegFirst => Text::new("refusal-beg-first"),
        Refusal::BottomOfTemple => Text::new("refusal-bottom-of-temple"),

        Refusal::PlacedThisTurn => Text::new("refusal-placed-this-turn"),
        Refusal::NoActionHere => Text::new("refusal-no-action-here"),
        Refusal::ActionTooHigh => Text::new("refusal-action-too-high"),
        Refusal::OtherGear => Text::new("refusal-other-gear"),
        Refusal::AlreadyAhead => Text::new("refusal-already-ahead"),
        Refusal::NoNeed => Text::new("refusal-no-need"),
        Refusal::AlreadySold => Text::new("refusal-already-sold"),

        Refusal::SlotTaken => Text::new("refusal-slot-taken"),
        Refusal::NoCornTile => Text::new("refusal-no-corn-tile"),
        Refusal::NoWoodTile => Text::new("refusal-no-wood-tile"),
        Refusal::NothingToBurn => Text::new("refusal-nothing-to-burn"),
        Refusal::GodsForsake => Text::new("refusal-gods-forsake"),
        Refusal::NoSkullsLeft => Text::new("refusal-no-skulls-left"),
        Refusal::TopOfTemple => Text::new("refusal-top-of-temple"),
        Refusal::TopTaken { by } => Text::new("refusal-top-taken").with("seat", Seat(by.saturating_sub(1))),
        Refusal::NoTempleOpen => Text::new("refusal-no-temple-open"),
        Refusal::SameTemple => Text::new("refusal-same-temple"),
        Refusal::NotOnOffer => Text::new("refusal-not-on-offer"),
        Refusal::NoBuildingPossible => Text::new("refusal-no-building-possible"),
        Refusal::NoMonumentPossible => Text::new("refusal-no-monument-possible"),
        Refusal::NoTechPossible => Text::new("refusal-no-tech-possible"),
        Refusal::CannotRenovate => Text::new("refusal-cannot-renovate"),
        Refusal::HelpMustBeUsed => Text::new("refusal-help-must-be-used"),
        Refusal::NoHelp => Text::new("refusal-no-help"),
        Refusal::LevelZero => Text::new("refusal-level-zero"),
        Refusal::MustTakeOne => Text::new("refusal-must-take-one"),
        Refusal::BuysOnly => Text::new("refusal-buys-only"),

        Refusal::BoardIsDark => Text::new("refusal-board-is-dark"),
        Refusal::WouldPushOff => Text::new("refusal-would-push-off"),
    }
}

fn lacks(needs: Text, has: u16) -> Text {
    Text::new("refusal-lacks").with("needs", needs).with("has", has)
}
