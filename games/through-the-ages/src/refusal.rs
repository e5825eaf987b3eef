//! Why something is not possible, with the facts a person needs.

use crate::parts::*;
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Not an answer to the question that is asked.
    NotAsked,
    /// Not there: not in hand, not in play, not in the row.
    NotThere,

    // ---- what one has
    NeedsCivil {
        needs: u8,
        has: u8,
    },
    NeedsMilitary {
        needs: u8,
        has: u8,
    },
    NeedsFood {
        needs: u8,
        has: u16,
    },
    NeedsResources {
        needs: u8,
        has: u16,
    },
    NeedsScience {
        needs: u8,
        has: u16,
    },
    NeedsAllCivil {
        needs: u8,
        has: u8,
    },
    NeedsAllMilitary {
        needs: u8,
        has: u8,
    },
    NoUnusedWorker,
    NoYellowToken,
    NoTokenThere,
    NoWorkerThere,

    // ---- taking cards
    FirstRound,
    HandFull {
        limit: u8,
    },
    HasTechnology,
    LeaderOfAge {
        age: Age,
    },
    HasUnfinishedWonder,
    TooManyWonders {
        most: u8,
    },

    // ---- actions
    NotHigher,
    UrbanLimit {
        limit: u8,
    },
    NoWonder,
    TooManyStages {
        most: u8,
    },
    NotTechnology,
    NotGovernment,
    NotLeader,
    NotAction,
    TakenThisTurn,
    PartnerHasNoScience,
    OnceATurn,
    NoPower,
    OneTactic,
    SameTactic,
    NotTactic,
    NothingToDo,

    // ---- politics
    NotEvent,
    NotAggression,
    NotWar,
    NotPact,
    NotTerritory,
    NotYourself,
    HasResigned,
    NotStronger {
        yours: u16,
        theirs: u16,
    },
    PactForbids,
    Pacifist,
    NobodyMayAttack,
    LastRound,
    NothingToTake,
    SidesEqual,
    AgeFour,
    PoliticsDone,
    AlreadyLooked,
    NoEvents,

    // ---- answers
    TooManyCards {
        most: u8,
    },
    CannotSucceed,
    NotBonus,
    BidTooLow {
        least: u8,
    },
    BidTooHigh {
        most: u8,
    },
    ForceTooSmall {
        needs: u8,
        has: u8,
    },
    NeedsUnit,
    TooMuch {
        most: u8,
    },
    TooLittle {
        least: u8,
    },
    LevelTooHigh {
        most: u8,
    },
    IsRuin,
    MustChoose,
}

impl Refusal {
    /// The chapter of the rules: a key of the locale files.
    pub const fn chapter(self) -> &'static str {
        use Refusal::*;
        match self {
            NotAsked | NotThere | MustChoose | FirstRound => "chapter-turn",
            NeedsCivil { .. } | NeedsMilitary { .. } | NothingToDo => "chapter-actions",
            NeedsFood { .. } | NeedsResources { .. } | NoTokenThere => "chapter-goods",
            NeedsScience { .. } | PartnerHasNoScience | NotTechnology => "chapter-develop",
            NeedsAllCivil { .. } | NeedsAllMilitary { .. } | NotGovernment => "chapter-revolution",
            NoUnusedWorker | NoYellowToken | NoWorkerThere => "chapter-workers",
            HandFull { .. } | HasTechnology | LeaderOfAge { .. } => "chapter-take",
            HasUnfinishedWonder
            | TooManyWonders { .. }
            | NoWonder
            | TooManyStages { .. }
            | IsRuin => "chapter-wonders",
            NotHigher | UrbanLimit { .. } => "chapter-build",
            NotLeader | NoPower | OnceATurn => "chapter-leaders",
            NotAction | TakenThisTurn => "chapter-cards",
            OneTactic | SameTactic | NotTactic => "chapter-tactics",
            NotEvent | NoEvents | AlreadyLooked => "chapter-events",
            NotAggression
            | NotStronger { .. }
            | CannotSucceed
            | TooManyCards { .. }
            | LevelTooHigh { .. }
            | TooMuch { .. }
            | TooLittle { .. }
            | NothingToTake => "chapter-aggression",
            NotWar | LastRound => "chapter-war",
            NotPact | SidesEqual | PactForbids => "chapter-pacts",
            NotTerritory
            | NotBonus
            | BidTooLow { .. }
            | BidTooHigh { .. }
            | ForceTooSmall { .. }
            | NeedsUnit => "chapter-colonies",
            NotYourself | HasResigned | Pacifist | NobodyMayAttack | AgeFour | PoliticsDone => {
                "chapter-politics"
            }
        }
    }
}
