//! The nouns of the game: ages, kinds of cards, the ids of cards, and sets of them.

use kernel::held::Back;
use kernel::set::{Member, Wide};
use kernel::{kinds, noun};

noun!(
    /// The ages; IV has no cards.
    Age { A = "A", I = "I", II = "II", III = "III", IV = "IV" }
);

noun!(
    /// What a technology that takes workers makes of them.
    Kind {
        Farm = "farm",
        Mine = "mine",
        Lab = "lab",
        Temple = "temple",
        Library = "library",
        Theater = "theater",
        Arena = "arena",
        Infantry = "infantry",
        Cavalry = "cavalry",
        Artillery = "artillery",
        Air = "air",
    }
);

noun!(
    /// Kinds of special technologies: at most one of each is in play.
    Special {
        Law = "law",
        Warfare = "warfare",
        Exploration = "exploration",
        Construction = "construction",
    }
);

noun!(
    /// What blue tokens stand for.
    Good { Food = "food", Resources = "resources" }
);

noun!(
    /// Where a blue token can lie: farms hold food; mines and, with the right leader, labs hold
    /// resources.
    Store { Farm = "farm", Mine = "mine", Lab = "lab" }
);

noun!(
    /// Sides of a pact. A pact whose sides are equal is always offered as A.
    Side { A = "a", B = "b" }
);

noun!(
    /// Where culture comes from; the keys of the score sheet.
    Origin {
        Production = "production",
        Events = "events",
        Leaders = "leaders",
        Wonders = "wonders",
        Actions = "actions",
        Colonies = "colonies",
        Conflicts = "conflicts",
        Preparing = "preparing",
        Hunger = "hunger",
        End = "end",
    }
);

impl Age {
    /// The level of a card of this age: A is 0.
    #[inline]
    pub const fn level(self) -> u8 {
        self as u8
    }

    /// The age of a level; past III it is IV.
    pub const fn of(level: u8) -> Age {
        match level {
            0 => Age::A,
            1 => Age::I,
            2 => Age::II,
            3 => Age::III,
            _ => Age::IV,
        }
    }

    pub const fn next(self) -> Age {
        Age::of(self as u8 + 1)
    }
}

impl Kind {
    pub const URBAN: [Kind; 5] =
        [Kind::Lab, Kind::Temple, Kind::Library, Kind::Theater, Kind::Arena];
    pub const UNITS: [Kind; 4] = [Kind::Infantry, Kind::Cavalry, Kind::Artillery, Kind::Air];

    #[inline]
    pub const fn is_urban(self) -> bool {
        matches!(self, Kind::Lab | Kind::Temple | Kind::Library | Kind::Theater | Kind::Arena)
    }

    #[inline]
    pub const fn is_unit(self) -> bool {
        matches!(self, Kind::Infantry | Kind::Cavalry | Kind::Artillery | Kind::Air)
    }

    /// Farms and mines.
    #[inline]
    pub const fn is_production(self) -> bool {
        matches!(self, Kind::Farm | Kind::Mine)
    }
}

impl Store {
    pub const fn kind(self) -> Kind {
        match self {
            Store::Farm => Kind::Farm,
            Store::Mine => Kind::Mine,
            Store::Lab => Kind::Lab,
        }
    }
}

impl Side {
    pub const fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }
}

/// Levels of cards: A, I, II, III.
pub const LEVELS: usize = 4;
/// The level of Age III.
pub const MOST_LEVEL: u8 = LEVELS as u8 - 1;

kinds! {
    /// Civil cards; an id stands for all copies of a card.
    CivilKind "C" 3 255 Wide<4> => CivilId CivilCards,
    /// Military cards; an id stands for all copies of a card. Those in sets have one copy each.
    MilitaryKind "M" 3 255 Wide<4> => MilitaryId Cards,
}

/// A content set has at most so many different civil, and so many different military cards.
pub const CARDS: usize = 255;

/// A military card as somebody sees it: the card, or only its back, which shows the age.
pub type Held = kernel::Held<MilitaryId, Age>;

impl Back for Age {
    fn word(self) -> Option<&'static str> {
        Some(self.key())
    }

    fn read(word: Option<&str>) -> Result<Age, String> {
        let age = word.ok_or("a back shows its age")?.parse()?;
        if age == Age::IV { Err("there are no cards of Age IV".into()) } else { Ok(age) }
    }
}

impl Member for Age {
    type Bits = u8;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn at(index: usize) -> Age {
        Age::of(index as u8)
    }
}

/// The levels of some cards.
pub type Levels = kernel::Set<Age>;
