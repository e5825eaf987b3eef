//! Every figure that stands on a component, typed: cards, banks, the card row, the mat. The closed
//! vocabularies of what cards do stand in `content/vocabulary.rs`.

mod cards;
mod load;
mod read;
mod tables;
mod vocabulary;

pub use vocabulary::*;

use crate::parts::*;
use arrayvec::ArrayVec;
use enum_map::EnumMap;
use kernel::content::{Edition, Hashes, Provenance};
use kernel::noun;

/// Slots of the card row.
pub const SLOTS: usize = 13;
/// The most stages of a wonder.
pub const STAGES: usize = 6;
/// The most words about one card.
pub const WORDS: usize = 4;

/// The symbols at the bottom of a card: for cards that take workers, of each worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Symbols {
    pub food: i8,
    pub resources: i8,
    pub science: i8,
    pub culture: i8,
    pub strength: i8,
    pub happy: i8,
    pub civil: i8,
    pub military: i8,
    pub colonization: i8,
    pub yellow: i8,
    pub blue: i8,
}

noun!(
    /// The symbols by their words in the content files.
    SymbolKind {
        Food = "food",
        Resources = "resources",
        Science = "science",
        Culture = "culture",
        Strength = "strength",
        Happy = "happy",
        Civil = "civil",
        Military = "military",
        Colonization = "colonization",
        Yellow = "yellow",
        Blue = "blue",
    }
);

impl Symbols {
    /// The symbols that stand there, each by its word in the content files and how often it counts.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, i8)> {
        let mut symbols = *self;
        let all = SymbolKind::ALL.iter().map(move |&kind| (kind.key(), *symbols.of_mut(kind)));
        all.filter(|(_, count)| *count != 0)
    }

    fn of_mut(&mut self, kind: SymbolKind) -> &mut i8 {
        match kind {
            SymbolKind::Food => &mut self.food,
            SymbolKind::Resources => &mut self.resources,
            SymbolKind::Science => &mut self.science,
            SymbolKind::Culture => &mut self.culture,
            SymbolKind::Strength => &mut self.strength,
            SymbolKind::Happy => &mut self.happy,
            SymbolKind::Civil => &mut self.civil,
            SymbolKind::Military => &mut self.military,
            SymbolKind::Colonization => &mut self.colonization,
            SymbolKind::Yellow => &mut self.yellow,
            SymbolKind::Blue => &mut self.blue,
        }
    }
}

/// What a civil card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CivilType {
    /// A technology that takes workers.
    Workers(Kind),
    Special(Special),
    Government,
    Leader,
    Wonder,
    Action,
}

#[derive(Clone, Debug)]
pub struct Civil {
    /// Its name in locale files and tests.
    pub slug: String,
    pub age: Age,
    pub what: CivilType,
    /// With 2, 3 and 4 players.
    pub copies: [u8; 3],
    /// Science to develop it.
    pub science: u8,
    /// Science to get there by revolution.
    pub revolution: u8,
    /// Resources for one worker on it.
    pub cost: u8,
    pub stages: ArrayVec<u8, STAGES>,
    pub urban_limit: u8,
    pub gives: Symbols,
    pub powers: ArrayVec<Power, WORDS>,
    /// What an action card does.
    pub deed: Option<Deed>,
    pub provenance: Provenance,
}

impl Civil {
    /// Anything that has a price in science, and what lies on the mat from the start.
    pub fn is_technology(&self) -> bool {
        matches!(self.what, CivilType::Workers(_) | CivilType::Special(_) | CivilType::Government)
    }

    #[inline]
    pub fn level(&self) -> u8 {
        self.age.level()
    }
}

/// What a military card is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MilitaryType {
    Bonus { defence: u8, colonization: u8 },
    Tactic(Army),
    Aggression(Assault),
    War(Spoils),
    Pact(Pact),
    Territory(Bounty),
    Event(Happening),
}

impl MilitaryType {
    /// Green cards: events, and territories to be discovered.
    pub fn is_event(&self) -> bool {
        matches!(self, MilitaryType::Event(_) | MilitaryType::Territory(_))
    }
}

/// What a tactic makes an army of, and what that is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Army {
    pub infantry: u8,
    pub cavalry: u8,
    pub artillery: u8,
    pub strength: u8,
    /// With a unit that is two ages older than the tactic, or more.
    pub outdated: u8,
}

/// What both parties of a pact agree to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pact {
    /// The sides differ.
    pub has_sides: bool,
    pub gives: [Symbols; 2],
    /// The parties cannot attack each other.
    pub no_attacks: bool,
    /// It ends when one attacks the other, and counts for neither in that attack.
    pub ends_on_attack: bool,
    /// Strength for whoever attacks the other.
    pub attacker_strength: u8,
    /// Once a turn: A uses a food as a resource, B a resource as a food.
    pub trade_routes: bool,
    /// A technology costs its developer less, and the partner something.
    pub cooperation: Option<(u8, u8)>,
    /// Culture for each completed wonder of the partner.
    pub tourism: u8,
    /// Nobody may declare war on B.
    pub no_war_on_b: bool,
}

#[derive(Clone, Debug)]
pub struct Military {
    pub slug: String,
    pub age: Age,
    pub what: MilitaryType,
    pub copies: [u8; 3],
    /// Military actions to play it.
    pub cost: u8,
    pub gives: Symbols,
    pub provenance: Provenance,
}

impl Military {
    #[inline]
    pub fn level(&self) -> u8 {
        self.age.level()
    }

    /// Green cards: events, and territories to be discovered.
    pub fn is_event(&self) -> bool {
        self.what.is_event()
    }
}

/// What the yellow bank says with so many tokens in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct YellowRow {
    /// Food for the next worker; 0 when there is no token left.
    pub price: u8,
    pub consumption: u8,
    /// Happy faces needed.
    pub happy: u8,
}

/// Single figures (`mat.csv`).
#[derive(Clone, Debug)]
pub struct Figures {
    pub yellow_bank: u8,
    pub unused_workers: u8,
    /// Workers on the cards of level A.
    pub workers: EnumMap<Kind, u8>,
    pub blue_bank: u8,
    /// Civil actions in the first round, clockwise from the first player.
    pub first_turn_civil: [u8; 4],
    /// Military cards drawn at the end of a turn.
    pub most_drawn: u8,
    /// Yellow tokens lost at the end of Ages I, II and III.
    pub lost_at_age_end: u8,
    /// Culture lost for each food that is missing.
    pub hunger: u8,
    pub play_tactic: u8,
    pub copy_tactic: u8,
    /// Culture for a war against somebody who resigns.
    pub resigned_war: u8,
    pub most_happy: u8,
    /// Events of Age A in the deck, more than there are players.
    pub event_cards_more: u8,
    pub provenance: Vec<Provenance>,
}

/// A slot of the card row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Civil actions to take what lies there.
    pub price: u8,
    /// Swept at the start of a turn with so many players or fewer.
    pub swept: u8,
}

/// A whole content set.
#[derive(Clone, Debug)]
pub struct Content {
    pub hashes: Hashes,
    /// What its owner says of it.
    pub edition: Edition,
    pub civil: Vec<Civil>,
    pub military: Vec<Military>,
    /// By tokens in the bank, up to the last row.
    pub yellow: Vec<YellowRow>,
    /// Corruption by tokens in the bank, up to the last row.
    pub blue: Vec<u8>,
    pub slots: [Slot; SLOTS],
    pub figures: Figures,
    /// The card of each kind and level.
    pub techs: EnumMap<Kind, [Option<CivilId>; LEVELS]>,
    /// The government at the start.
    pub despotism: CivilId,
    /// Events of Age A.
    pub first_events: Cards,
    /// Sizes of the civil decks by level, with 2, 3 and 4 players.
    pub civil_decks: [[u16; 3]; LEVELS],
    /// All green cards by age.
    pub events: [Cards; LEVELS],
    /// Culture of a ruin: what the event says that makes them.
    pub ruin_culture: u8,
    pub rows: Vec<Provenance>,
}

impl Content {
    #[inline]
    pub fn civil(&self, card: CivilId) -> &Civil {
        &self.civil[card.index()]
    }

    #[inline]
    pub fn military(&self, card: MilitaryId) -> &Military {
        &self.military[card.index()]
    }

    /// The age of a military card or of its back.
    #[inline]
    pub fn age_of(&self, card: Held) -> Age {
        match card {
            Held::Known(card) => self.military(card).age,
            Held::Back(age) => age,
        }
    }

    /// The technology of a kind and level; it must be in play or otherwise known to exist.
    #[inline]
    pub fn tech(&self, kind: Kind, level: u8) -> Option<&Civil> {
        self.techs[kind].get(usize::from(level)).copied().flatten().map(|card| self.civil(card))
    }

    /// What the yellow bank says.
    #[inline]
    pub fn yellow(&self, tokens: u8) -> YellowRow {
        self.yellow[usize::from(tokens).min(self.yellow.len() - 1)]
    }

    #[inline]
    pub fn corruption(&self, tokens: u8) -> u8 {
        self.blue[usize::from(tokens).min(self.blue.len() - 1)]
    }

    pub fn civil_ids(&self) -> impl Iterator<Item = CivilId> + use<> {
        (0..self.civil.len() as u8).map(CivilId::at)
    }

    pub fn military_ids(&self) -> impl Iterator<Item = MilitaryId> + use<> {
        (0..self.military.len() as u8).map(MilitaryId::at)
    }

    /// The card of that name, for tests and tools.
    pub fn find_civil(&self, slug: &str) -> Option<CivilId> {
        self.civil_ids().find(|&card| self.civil(card).slug == slug)
    }

    pub fn find_military(&self, slug: &str) -> Option<MilitaryId> {
        self.military_ids().find(|&card| self.military(card).slug == slug)
    }
}
