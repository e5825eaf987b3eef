//! What lies on the table.

use crate::armies::Units;
use crate::content::{Content, Power, SLOTS};
use crate::deck::Deck;
use crate::discards::{Discarded, Discards};
use crate::hand::Hand;
use crate::parts::*;
use crate::readable;
use crate::task::Task;
use enum_map::EnumMap;
use kernel::schemars::{self, JsonSchema};
use kernel::{Agenda, List, Seat, Set, Shared};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Four people at most (rulebook, "Set-up").
pub const MOST_SEATS: usize = 4;
/// Civil cards in a hand: the hand limit is the number of civil actions, 12 at the very most.
pub const CIVIL_HAND: usize = 24;
/// Wonders that one player can complete: all of the box. Whoever has so many takes no more.
pub const MOST_WONDERS: usize = 16;
/// Cards in one defence: no more than military actions in all, 14 at the very most.
pub const MOST_PLEDGES: usize = 24;
/// Wars: two for each seat at the most, with a leader that allows a second political action.
pub const MOST_WARS: usize = 8;
/// Nine tasks of the turn and, for the largest event, three for each seat; wars come before the
/// actions of a turn and leave no more than two each. The audit leaves room for what a choice adds.
pub const TASKS: usize = 36;
/// Tactics that are open to everybody; the content set is checked against it.
pub const MOST_COMMON: usize = 48;

/// A completed wonder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wonder {
    pub card: CivilId,
    /// Face down: it gives nothing but the culture of a ruin.
    pub is_ruin: bool,
    /// A leader tucked under it.
    pub tucked: Option<CivilId>,
}

/// A wonder under construction. Each finished stage holds a blue token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unfinished {
    pub card: CivilId,
    pub stages: u8,
}

/// The current tactic of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tactic {
    pub card: MilitaryId,
    /// The card lies in the own play area, not among the common tactics.
    pub is_exclusive: bool,
}

/// What a player is worth: follows from cards and workers, kept here because it is asked for so
/// often. `ratings.rs` computes it; the audit compares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ratings {
    pub science: u16,
    pub culture: u16,
    pub strength: u16,
    pub happiness: u8,
    /// All civil actions.
    pub civil: u8,
    /// All military actions.
    pub military: u8,
    pub civil_hand: u8,
    pub military_hand: u8,
    pub urban_limit: u8,
    pub colonization: u8,
}

/// One seat's civilization.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Civil cards in hand, in the order of their ids. They were taken openly, so they stay open.
    pub hand: List<CivilId, CIVIL_HAND>,
    /// Military cards in hand; backs after redaction.
    #[schemars(with = "Vec<Held>")]
    pub military: Hand,
    /// Technologies in play, by their levels.
    #[serde(with = "readable::sparse")]
    #[schemars(with = "BTreeMap<Kind, Levels>")]
    pub techs: EnumMap<Kind, Levels>,
    #[serde(with = "readable::tables")]
    #[schemars(with = "BTreeMap<Kind, BTreeMap<Age, u8>>")]
    pub workers: EnumMap<Kind, [u8; LEVELS]>,
    /// Blue tokens by level of the card they lie on.
    #[serde(with = "readable::tables")]
    #[schemars(with = "BTreeMap<Store, BTreeMap<Age, u8>>")]
    pub tokens: EnumMap<Store, [u8; LEVELS]>,
    #[serde(with = "readable::sparse")]
    #[schemars(with = "BTreeMap<Special, Option<CivilId>>")]
    pub specials: EnumMap<Special, Option<CivilId>>,
    pub government: CivilId,
    pub leader: Option<CivilId>,
    /// Ages of which a leader was taken.
    pub leaders_taken: Levels,
    pub wonders: List<Wonder, MOST_WONDERS>,
    pub unfinished: Option<Unfinished>,
    pub colonies: Cards,
    pub tactic: Option<Tactic>,
    pub yellow_bank: u8,
    /// Workers not on a card.
    pub unused: u8,
    pub blue_bank: u8,
    pub science: u16,
    /// Culture by where it came from; together never below zero.
    #[serde(with = "readable::sparse")]
    #[schemars(with = "BTreeMap<Origin, i16>")]
    pub culture: EnumMap<Origin, i16>,
    /// Civil actions still available.
    pub civil_left: u8,
    /// Military actions still available.
    pub military_left: u8,
    /// The second political action was used, once for the whole game.
    pub used_second_politics: bool,
    /// The next political action was given up.
    pub skips_politics: bool,
    pub has_resigned: bool,
    /// Tokens that came from the box and from others since the start, less those that went there.
    pub blue_moved: i8,
    pub yellow_moved: i8,
    /// Not written: worked out again when a position is read.
    #[serde(skip)]
    pub ratings: Ratings,
}

impl Player {
    /// All culture so far.
    #[inline]
    pub fn culture_total(&self) -> i32 {
        self.culture.values().map(|&points| i32::from(points)).sum()
    }

    #[inline]
    pub fn has_tech(&self, kind: Kind, level: u8) -> bool {
        self.techs[kind].has(Age::of(level))
    }

    /// Levels of technologies of a kind in play, the lowest first.
    #[inline]
    pub fn levels(&self, kind: Kind) -> impl DoubleEndedIterator<Item = u8> + use<> {
        let bits = self.techs[kind].bits();
        (0..LEVELS as u8).filter(move |level| bits >> level & 1 == 1)
    }

    /// Workers on all cards of a kind.
    #[inline]
    pub fn count(&self, kind: Kind) -> u8 {
        self.workers[kind].iter().sum()
    }

    /// The highest level of a kind that has a worker.
    #[inline]
    pub fn best(&self, kind: Kind) -> Option<u8> {
        (0..LEVELS as u8).rev().find(|&level| self.workers[kind][usize::from(level)] > 0)
    }

    /// All workers, on cards or not.
    pub fn population(&self) -> u8 {
        self.unused + Kind::ALL.iter().map(|&kind| self.count(kind)).sum::<u8>()
    }

    /// Puts a civil card into the hand.
    pub fn take_card(&mut self, card: CivilId) {
        let place = self.hand.partition_point(|held| *held <= card);
        self.hand.insert(place, card);
    }

    /// Takes a civil card out of the hand; it must be there.
    pub fn drop_card(&mut self, card: CivilId) {
        if let Some(place) = self.hand.iter().position(|held| *held == card) {
            self.hand.remove(place);
        }
    }

    /// Puts a military card into the hand.
    pub fn take_military(&mut self, card: Held) {
        self.military.add(card);
    }

    /// Takes a military card out of the hand; it must be there.
    pub fn drop_military(&mut self, card: Held) {
        self.military.remove(card);
    }

    #[inline]
    pub fn holds(&self, card: Held) -> bool {
        self.military.has(card)
    }
}

/// What has happened in the turn of the current player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnSoFar {
    /// Political actions played.
    pub politics: u8,
    /// Action cards taken in this action phase: they may not be played in it.
    pub taken: List<CivilId, CIVIL_HAND>,
    pub has_converted: bool,
    pub has_used_theater: bool,
    pub has_chosen_arms: bool,
    pub has_used_liner: bool,
    pub has_used_tactic: bool,
    pub has_replaced_leader: bool,
    pub has_traded: bool,
    /// Actions for this turn only, spent first.
    pub extra_civil: u8,
    pub extra_military: u8,
    /// Resources for units only.
    pub unit_resources: u8,
    /// Of the leader's resources for units, those spent.
    pub leader_resources_spent: u8,
    /// Science for unit technologies only.
    pub unit_science: u8,
    /// Food and resources from a trade route.
    pub food: u8,
    pub resources: u8,
}

/// The top card of the current events after somebody looked at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Top {
    pub card: Held,
    pub seen_by: Seat,
}

/// The event decks. Earlier ages come first; within an age every order is equally likely, so a
/// deck is a set. Events of Age A were dealt unseen: chance says which they are when they come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Events {
    pub current: Cards,
    pub future: Cards,
    /// Cards of the current deck that are not known, by level.
    #[serde(with = "readable::levels")]
    #[schemars(with = "BTreeMap<Age, u8>")]
    pub hidden: [u8; LEVELS],
    /// Cards of the future deck that are not known, by level.
    #[serde(with = "readable::levels")]
    #[schemars(with = "BTreeMap<Age, u8>")]
    pub hidden_future: [u8; LEVELS],
    pub past: Cards,
    /// What each seat put into the decks, and therefore knows.
    pub prepared: [Cards; MOST_SEATS],
    pub top: Option<Top>,
}

impl Events {
    /// Cards of the current deck.
    pub fn left(&self) -> u8 {
        self.current.len() as u8 + self.hidden.iter().sum::<u8>()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PactInPlay {
    pub card: MilitaryId,
    pub partner: Seat,
    /// The side of the owner.
    pub side: Side,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct War {
    pub card: MilitaryId,
    pub by: Seat,
    pub against: Seat,
}

/// A card pledged in defence: known to its owner only until the defence succeeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pledge {
    pub card: Held,
    /// As a bonus card, for its defence; otherwise face down.
    pub is_bonus: bool,
}

/// A territory that players bid for, and the force that the winner sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Auction {
    pub territory: MilitaryId,
    pub bid: u8,
    pub by: Option<Seat>,
    /// Seats still in.
    pub bidding: Set<Seat>,
    /// From whom on the next bidder is looked for.
    pub next: Seat,
    /// Units sent.
    #[serde(with = "readable::force")]
    #[schemars(with = "BTreeMap<Kind, BTreeMap<Age, u8>>")]
    pub force: Units,
    /// Bonus of cards played.
    pub bonus: u8,
    /// Cards discarded for the force.
    pub discarded: u8,
}

/// The whole state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ages {
    #[serde(skip)]
    pub content: Shared<Content>,
    /// The module in which nobody resigns.
    pub no_resigning: bool,
    pub round: u8,
    pub age: Age,
    /// The round after which the game ends, once it is known.
    pub last_round: Option<u8>,
    /// The first player.
    pub first: Seat,
    /// Whose turn it is.
    pub current: Seat,
    pub players: List<Player, MOST_SEATS>,
    pub row: [Option<CivilId>; SLOTS],
    /// Civil cards of the current age still to come.
    #[schemars(with = "BTreeMap<CivilId, u8>")]
    pub civil_deck: Deck<CivilId>,
    /// Civil cards out of the game.
    #[schemars(with = "BTreeMap<CivilId, u8>")]
    pub civil_gone: Deck<CivilId>,
    /// Military cards of the current age still to come; empty after redaction.
    #[schemars(with = "BTreeMap<MilitaryId, u8>")]
    pub military_deck: Deck<MilitaryId>,
    pub deck_size: u8,
    /// For how many players the decks of an age were made, by level; 0 before.
    #[serde(with = "readable::levels")]
    #[schemars(with = "BTreeMap<Age, u8>")]
    pub made_for: [u8; LEVELS],
    #[schemars(with = "Vec<Discarded>")]
    pub discards: Discards,
    /// Tactics open to everybody, in the order of their ids, with their copies.
    pub common: List<MilitaryId, MOST_COMMON>,
    pub events: Events,
    /// By owner.
    pub pacts: [Option<PactInPlay>; MOST_SEATS],
    pub wars: List<War, MOST_WARS>,
    /// A military card that lies open while somebody decides about it.
    pub on_table: Option<MilitaryId>,
    /// Cards pledged by the player who is under attack.
    pub pledges: List<Pledge, MOST_PLEDGES>,
    pub auction: Option<Auction>,
    pub turn: TurnSoFar,
    pub agenda: Agenda<Task, TASKS>,
}

impl Ages {
    #[inline]
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The rules of this content set.
    #[inline]
    pub fn rules(&self) -> &'static Content {
        self.content.0
    }

    /// Seats that still play, clockwise from one of them (or from where it was).
    pub fn playing_from(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        seat.around(self.seats()).filter(|&seat| !self.player(seat).has_resigned)
    }

    /// How many still play.
    #[inline]
    pub fn playing(&self) -> u8 {
        self.players.iter().filter(|player| !player.has_resigned).count() as u8
    }

    /// A figure that depends on how many still play: 2, 3, 4.
    #[inline]
    pub fn by_players(&self, figures: [u8; 3]) -> u8 {
        figures[usize::from(self.playing().clamp(2, 4)) - 2]
    }

    /// What the leader of a seat does, if it is this.
    #[inline]
    pub fn leader_power<T>(&self, seat: Seat, find: impl Fn(Power) -> Option<T>) -> Option<T> {
        let leader = self.player(seat).leader?;
        self.rules().civil(leader).powers.iter().find_map(|&power| find(power))
    }

    /// Whether the leader of a seat does this.
    #[inline]
    pub fn leads_with(&self, seat: Seat, power: Power) -> bool {
        self.leader_power(seat, |found| (found == power).then_some(())).is_some()
    }

    /// What a completed wonder of a seat does, if it is this. Ruins do nothing.
    #[inline]
    pub fn wonder_power<T>(&self, seat: Seat, find: impl Fn(Power) -> Option<T>) -> Option<T> {
        let wonders = self.player(seat).wonders.iter().filter(|wonder| !wonder.is_ruin);
        wonders
            .flat_map(|wonder| &self.rules().civil(wonder.card).powers)
            .find_map(|&power| find(power))
    }

    /// What the construction technology of a seat does, if it is this.
    #[inline]
    pub fn special_power<T>(&self, seat: Seat, find: impl Fn(Power) -> Option<T>) -> Option<T> {
        let cards = self.player(seat).specials.values().flatten();
        cards.flat_map(|&card| &self.rules().civil(card).powers).find_map(|&power| find(power))
    }

    /// The pacts that a seat is a party of: the card, the other party, the own side.
    pub fn pacts_of(&self, seat: Seat) -> impl Iterator<Item = (MilitaryId, Seat, Side)> + '_ {
        Seat::all(self.seats()).filter_map(move |owner| {
            let pact = self.pacts[owner.index()]?;
            if owner == seat {
                Some((pact.card, pact.partner, pact.side))
            } else if pact.partner == seat {
                Some((pact.card, owner, pact.side.other()))
            } else {
                None
            }
        })
    }

    /// How many workers are discontent (rulebook, "Discontent workers").
    #[inline]
    pub fn discontent(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let needed = self.rules().yellow(player.yellow_bank).happy;
        needed.saturating_sub(player.ratings.happiness)
    }
}
