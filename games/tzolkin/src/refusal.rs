//! Why something is not possible, with the facts a person needs.

use crate::parts::*;
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Not an answer to the question that is asked.
    NotAsked,
    NotThere,

    // what one has
    NeedsCorn {
        needs: u16,
        has: u16,
    },
    NeedsBlocks {
        needs: u8,
        has: u16,
    },
    NeedsBlock {
        block: Block,
        needs: u8,
        has: u16,
    },
    NeedsSkull,
    NotThatPayment,
    NoWorkerAtHand,
    NoWorkerThere,
    NothingToTrade,
    AllWorkers {
        most: u8,
    },

    // setup
    NotDealt,
    NotThatMany {
        keep: u8,
    },

    // placing
    GearFull,
    NotLowest {
        lowest: u8,
    },
    SpaceTaken,
    AlreadySkipped,
    FlatNotCheaper,
    FlatAlreadyPaid,
    StartTaken,
    QuickTaken,
    OneQuickATurn,
    QuickImpossible,
    QuickWouldFail,
    MercyNotNeeded,
    NotCheapest {
        cost: u8,
    },
    MustMove,

    // begging
    TooMuchCorn {
        limit: u8,
        has: u16,
    },
    BegFirst,
    BottomOfTemple,

    // picking up
    PlacedThisTurn,
    NoActionHere,
    ActionTooHigh,
    OtherGear,
    AlreadyAhead,
    NoNeed,
    AlreadySold,

    // actions
    SlotTaken,
    NoCornTile,
    NoWoodTile,
    NothingToBurn,
    GodsForsake,
    NoSkullsLeft,
    TopOfTemple,
    TopTaken {
        by: u8,
    },
    NoTempleOpen,
    SameTemple,
    NotOnOffer,
    NoBuildingPossible,
    NoMonumentPossible,
    NoTechPossible,
    CannotRenovate,
    HelpMustBeUsed,
    NoHelp,
    LevelZero,
    MustTakeOne,
    BuysOnly,

    // the calendar
    BoardIsDark,
    WouldPushOff,
}

impl Refusal {
    /// The chapter of the rules: a key of the locale files.
    pub const fn chapter(self) -> &'static str {
        use Refusal::*;
        match self {
            NotAsked | NotThere => "chapter-turn",
            NotDealt | NotThatMany { .. } => "chapter-setup",
            NoWorkerAtHand | GearFull | NotLowest { .. } | SpaceTaken | StartTaken | MustMove => {
                "chapter-placing"
            }
            AlreadySkipped | FlatNotCheaper | FlatAlreadyPaid | AlreadyAhead | AlreadySold
            | NoNeed => "chapter-tribes",
            QuickTaken | OneQuickATurn | QuickImpossible | QuickWouldFail => "chapter-quick",
            MercyNotNeeded | NotCheapest { .. } | TooMuchCorn { .. } | BegFirst => {
                "chapter-begging"
            }
            BottomOfTemple | TopOfTemple | TopTaken { .. } | NoTempleOpen | SameTemple => {
                "chapter-temples"
            }
            NoWorkerThere | PlacedThisTurn | NoActionHere | ActionTooHigh | OtherGear => {
                "chapter-picking"
            }
            NeedsCorn { .. } | NeedsBlocks { .. } | NeedsBlock { .. } | NotThatPayment => {
                "chapter-costs"
            }
            NeedsSkull | SlotTaken | NoSkullsLeft => "chapter-skulls",
            NothingToTrade | BuysOnly => "chapter-market",
            AllWorkers { .. } => "chapter-workers",
            NoCornTile | NoWoodTile | NothingToBurn | GodsForsake => "chapter-jungle",
            NotOnOffer | NoBuildingPossible | NoMonumentPossible | HelpMustBeUsed | NoHelp => {
                "chapter-building"
            }
            CannotRenovate => "chapter-renovation",
            NoTechPossible | LevelZero => "chapter-technologies",
            MustTakeOne => "chapter-turn",
            BoardIsDark | WouldPushOff => "chapter-calendar",
        }
    }
}
