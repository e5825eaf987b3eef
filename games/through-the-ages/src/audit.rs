//! What must hold in every state: ranges, conservation of cards and tokens, and the ratings.

mod agenda;
mod cards;

use crate::parts::*;
use crate::state::*;
use kernel::{Breach, Seat};

/// Far more than any game brings together, and far less than what would not fit.
const MOST_POINTS: i32 = 20_000;
const MOST_TOKENS: u8 = 60;

pub(crate) type Audit = Result<(), Breach>;

pub(crate) fn holds(is_true: bool, what: impl FnOnce() -> String) -> Audit {
    if is_true { Ok(()) } else { Err(Breach(what())) }
}

impl Ages {
    pub(crate) fn audit_all(&self) -> Audit {
        self.audit_parts()?;
        for seat in Seat::all(self.seats()) {
            self.audit_player(seat)?;
        }
        self.audit_civil()?;
        self.audit_military()?;
        self.audit_agenda()
    }

    /// What ratings rely on: everything named is there, and counts are within their ranges.
    pub(crate) fn audit_parts(&self) -> Audit {
        self.audit_table()?;
        self.audit_ids()?;
        Seat::all(self.seats()).try_for_each(|seat| self.audit_tokens(seat))
    }

    fn audit_table(&self) -> Audit {
        let seats = self.seats();
        holds((2..=MOST_SEATS as u8).contains(&seats), || format!("{seats} seats"))?;
        for (name, seat) in [("first", self.first), ("current", self.current)] {
            holds(seat.0 < seats, || format!("{name}: there is no seat {}", seat.0))?;
        }
        holds(self.round >= 1 && self.round < 250, || format!("round {}", self.round))?;
        holds((self.age == Age::IV) == self.last_round.is_some(), || {
            "the last round is known in Age IV, and only then".into()
        })?;
        holds(
            self.last_round.is_none_or(|last| last >= self.round && last <= self.round + 1),
            || "the last round is this one or the next".into(),
        )?;
        let deck = self.military_deck.total();
        holds(deck == u16::from(self.deck_size) || deck == 0, || {
            format!("deck_size is {}, but the deck has {deck} cards", self.deck_size)
        })?;
        let has_deck = !matches!(self.age, Age::A | Age::IV);
        holds(has_deck || self.deck_size == 0, || "this age has no military deck".into())?;
        holds(self.playing() >= 1, || "everybody has resigned".into())?;
        self.audit_made_for()
    }

    /// Decks were made for as many as played then: never more in a later age.
    fn audit_made_for(&self) -> Audit {
        let reached = usize::from(self.age.level().min(3));
        let mut last = self.seats();
        for (level, &players) in self.made_for.iter().enumerate() {
            let fits = match level <= reached {
                true => (2..=last).contains(&players) && players >= self.playing().max(2).min(last),
                false => players == 0,
            };
            holds(fits, || format!("made_for: {players} players at level {level}"))?;
            if players > 0 {
                last = players;
            }
        }
        holds(self.made_for[0] == self.seats(), || "made_for: Age A is for all seats".into())
    }

    fn audit_player(&self, seat: Seat) -> Audit {
        let player = self.player(seat);
        let say = |what: String| format!("seat {}: {what}", seat.0);
        let culture = player.culture_total();
        holds((0..=MOST_POINTS).contains(&culture), || say(format!("{culture} culture")))?;
        let parts_fit = player.culture.values().all(|points| points.unsigned_abs() <= 10_000);
        holds(parts_fit, || say("culture out of range".into()))?;
        holds(player.science <= 5_000, || say(format!("{} science", player.science)))?;
        for (kind, workers) in player.workers {
            for (level, &count) in workers.iter().enumerate() {
                let has_card = player.has_tech(kind, level as u8);
                holds(count == 0 || has_card, || {
                    say(format!("workers on {} {level}, which is not in play", kind.key()))
                })?;
            }
        }
        holds(player.hand.is_sorted(), || say("the civil hand is not in order".into()))?;
        let rated = self.rate(seat);
        holds(player.ratings == rated, || {
            say(format!("ratings are {:?}, but should be {rated:?}", player.ratings))
        })?;
        holds(player.civil_left <= rated.civil, || say("more civil actions than in all".into()))?;
        holds(player.military_left <= rated.military, || {
            say("more military actions than in all".into())
        })
    }

    /// Yellow and blue tokens: what there was at the start, and what moved since.
    fn audit_tokens(&self, seat: Seat) -> Audit {
        let player = self.player(seat);
        let figures = &self.rules().figures;
        let say = |what: String| format!("seat {}: {what}", seat.0);
        for (store, tokens) in player.tokens {
            for (level, &count) in tokens.iter().enumerate() {
                let has_card = player.has_tech(store.kind(), level as u8);
                let has_worth = self.worth(store, level as u8) > 0;
                holds(count == 0 || (has_card && has_worth && count <= MOST_TOKENS), || {
                    say(format!("{count} tokens on {} {level}", store.key()))
                })?;
            }
        }
        let all = [player.yellow_bank, player.unused, player.blue_bank];
        let workers = player.workers.values().flatten();
        holds(all.iter().chain(workers).all(|count| *count <= MOST_TOKENS), || {
            say("too many tokens".into())
        })?;
        if player.has_resigned {
            return Ok(());
        }
        let start =
            figures.yellow_bank + figures.unused_workers + figures.workers.values().sum::<u8>();
        let sum =
            |counts: &mut dyn Iterator<Item = &u8>| counts.map(|&n| i16::from(n)).sum::<i16>();
        let workers = sum(&mut player.workers.values().flatten());
        let yellow = i16::from(player.yellow_bank) + i16::from(player.unused) + workers;
        // Units on their way to a territory are sacrificed as they are sent.
        holds(yellow == i16::from(start) + i16::from(player.yellow_moved), || {
            say(format!(
                "{yellow} yellow tokens, {start} at the start, {} moved",
                player.yellow_moved
            ))
        })?;
        let stages = player.unfinished.map_or(0, |wonder| wonder.stages);
        let on_cards = sum(&mut player.tokens.values().flatten());
        let blue = i16::from(player.blue_bank) + on_cards + i16::from(stages);
        holds(blue == i16::from(figures.blue_bank) + i16::from(player.blue_moved), || {
            let (start, moved) = (figures.blue_bank, player.blue_moved);
            say(format!("{blue} blue tokens, {start} at the start, {moved} moved"))
        })
    }
}
