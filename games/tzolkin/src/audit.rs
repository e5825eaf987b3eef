//! Conservation laws: everything is somewhere exactly once, every number is in its range, and the
//! agenda is one that a game can have. A position that is read and passes can be played to its end
//! whatever is chosen.

mod agenda;
mod calendar;
pub(crate) mod reading;

use crate::parts::*;
use crate::setup::quick_slots;
use crate::state::*;
use crate::technology::TOP_LEVEL;
use crate::temples::BOTTOM;
use kernel::id::Kind;
use kernel::{Breach, Held, Id, Rules, Seat, Set};

/// What a position that was read with the limits of `reading` can never come to; keeps every sum
/// in its type.
const MOST_CORN: u16 = 16_000;
const MOST_BLOCKS: u16 = 4_000;
const MOST_QUARTERS: u16 = 30_000;
const MOST_START_CORN: u8 = 200;

type Verdict = Result<(), Breach>;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(Breach(what())) }
}

impl Tzolkin {
    pub(crate) fn audit_all(&self) -> Verdict {
        self.audit_table()?;
        // Tiles first: whatever follows looks them up.
        self.audit_buildings()?;
        self.audit_monuments_and_prophecies()?;
        self.audit_quick()?;
        self.audit_wealth()?;
        self.audit_tribes()?;
        for seat in Seat::all(self.seats()) {
            self.audit_player(seat)?;
        }
        self.audit_gears()?;
        self.audit_jungle()?;
        self.audit_skulls()?;
        self.audit_calendar()?;
        self.audit_agenda()
    }

    fn audit_table(&self) -> Verdict {
        let seats = self.seats();
        ensure((2..=5).contains(&seats), || format!("players: 2 to 5 play, not {seats}"))?;
        let has_quick = self.modules[Part::Quick];
        ensure(seats < 5 || has_quick, || "modules: five players use quick actions".into())?;
        ensure(self.age == 1 || self.age == 2, || "age: 1 or 2".into())?;
        ensure(self.food_days_held <= 4, || "food_days_held: at most 4".into())?;
        ensure(self.first.0 < seats, || "first: no such seat".into())?;
        ensure(self.start_corn <= MOST_START_CORN, || {
            format!("start_corn: at most {MOST_START_CORN}")
        })?;
        let on_start = self.start_space.is_none_or(|seat| seat.0 < seats);
        ensure(on_start, || "start_space: no such seat".into())?;
        let skipped = self.turn.skipped.is_none_or(|skipped| skipped.space < 13);
        ensure(skipped && self.turn.placed <= 6, || "turn: out of range".into())
    }

    fn audit_player(&self, seat: Seat) -> Verdict {
        let player = self.player(seat);
        let who = seat.0;
        ensure(player.corn <= MOST_CORN, || format!("player {who}: corn is at most {MOST_CORN}"))?;
        let blocks = player.blocks.values().all(|&count| count <= MOST_BLOCKS);
        ensure(blocks, || format!("player {who}: blocks of a kind are at most {MOST_BLOCKS}"))?;
        let points = player.points.values().all(|points| points.unsigned_abs() <= MOST_QUARTERS);
        ensure(points, || format!("player {who}: points are out of range"))?;
        let techs = player.techs.values().all(|&level| level <= TOP_LEVEL);
        ensure(techs, || format!("player {who}: technology levels are 0 to {TOP_LEVEL}"))?;
        for (temple, &step) in &player.temples {
            let name = temple.key();
            let fits = (BOTTOM..=self.top(temple)).contains(&step);
            ensure(fits, || format!("player {who}: {name} has steps -1 to {}", self.top(temple)))?;
        }
        let most = self.rules().figures.most_workers;
        let workers = player.workers;
        ensure((1..=most).contains(&workers), || format!("player {who}: workers are 1 to {most}"))?;
        let placed = self.on_gears(seat) + self.off_gears(seat);
        ensure(player.at_hand.checked_add(placed) == Some(workers), || {
            format!(
                "player {who}: {workers} workers, but {} at hand and {placed} placed",
                player.at_hand
            )
        })?;
        ensure(player.fed <= workers, || format!("player {who}: fed more workers than there are"))
    }

    /// Own workers on the start space and on quick-action spaces.
    pub(crate) fn off_gears(&self, seat: Seat) -> u8 {
        let quick =
            self.quick_spaces.iter().filter(|space| **space == Some(QuickSpace::Worker(seat)));
        quick.count() as u8 + u8::from(self.start_space == Some(seat))
    }

    fn audit_gears(&self) -> Verdict {
        for (gear, wheel) in &self.gears {
            let name = gear.key();
            let mut seen = wheel.dummies;
            let is_on = seen.without(Spaces::first(gear.teeth().into())).is_empty();
            ensure(is_on, || format!("{name}: a dummy off the gear"))?;
            for (index, workers) in wheel.workers.iter().enumerate() {
                let spaces = match index < self.players.len() {
                    true => self.last_space(Seat(index as u8), gear) + 1,
                    false => 0,
                };
                let is_on = workers.without(Spaces::first(spaces.into())).is_empty();
                ensure(is_on, || format!("{name}: a worker of seat {index} off the gear"))?;
                ensure(!seen.meets(*workers), || format!("{name}: two on one space"))?;
                seen = seen.or(*workers);
            }
        }
        for &temple in Temple::ALL {
            let top = self.top(temple);
            let on_top = self.players.iter().filter(|player| player.temples[temple] == top).count();
            ensure(on_top <= 1, || format!("{}: only one stands on the top", temple.key()))?;
        }
        Ok(())
    }

    fn audit_jungle(&self) -> Verdict {
        let seats = usize::from(self.seats());
        for (field, tiles) in self.jungle.iter().enumerate() {
            let fits = usize::from(tiles.wooded) + usize::from(tiles.open) <= seats;
            ensure(fits, || format!("jungle {field}: at most {seats} fields"))?;
        }
        ensure(self.jungle[0].wooded == 0, || "jungle 0: no wood grows there".into())?;
        let sum = |count: fn(&Field) -> u8| {
            self.jungle.iter().map(|f| usize::from(count(f))).sum::<usize>()
        };
        let held = |count: fn(&Player) -> u8| {
            self.players.iter().map(|p| usize::from(count(p))).sum::<usize>()
        };
        let corn = sum(|f| f.open) + sum(|f| f.wooded) + held(|p| p.corn_tiles);
        ensure(corn == 4 * seats, || format!("corn tiles: {} exist, {corn} found", 4 * seats))?;
        let wood = sum(|f| f.wooded) + held(|p| p.wood_tiles) + usize::from(self.burned);
        ensure(wood == 3 * seats, || format!("wood tiles: {} exist, {wood} found", 3 * seats))
    }

    fn audit_skulls(&self) -> Verdict {
        let seats = self.seats();
        let slots = self.skull_slots.iter().flatten();
        ensure(slots.clone().all(|seat| seat.0 < seats), || "skull_slots: no such seat".into())?;
        let held: u32 = self.players.iter().map(|player| u32::from(player.skulls)).sum();
        let found = u32::from(self.skull_bank) + held + u32::from(self.skulls_placed());
        let all = u32::from(self.rules().figures.skulls);
        ensure(found == all, || format!("skulls: {all} exist, {found} found"))
    }

    pub(crate) fn audit_buildings(&self) -> Verdict {
        let with_new = self.modules[Part::Buildings];
        let rows = &self.rules().buildings;
        let all: Buildings = (0..rows.len())
            .filter(|&index| with_new || !rows[index].is_new)
            .map(|index| BuildingId::at(index as u8))
            .collect();
        let offer = self.offer.iter().copied().flatten().map(Buildings::of);
        let owned = self.players.iter().map(|player| player.buildings);
        let places = offer.chain(owned).chain(self.decks).chain([self.gone]);
        ensure_parted("buildings", all, places)?;
        for (age, deck) in [(1, self.decks[0]), (2, self.decks[1])] {
            let fits = deck.iter().all(|tile| rows[tile.index()].age == age);
            ensure(fits, || format!("decks: a building of another age among age {age}"))?;
        }
        Ok(())
    }

    fn audit_monuments_and_prophecies(&self) -> Verdict {
        let all = Monuments::first(self.rules().monuments.len());
        ensure(self.monuments.without(all).is_empty(), || "monuments: unknown".into())?;
        let mut built = Monuments::EMPTY;
        for player in &self.players {
            let fresh = player.monuments.and(built).is_empty();
            let laid_out = player.monuments.without(self.monuments).is_empty();
            ensure(fresh && laid_out, || "monuments: built twice, or not laid out".into())?;
            built = built.or(player.monuments);
        }
        let laid: Prophecies = self.prophecies.iter().copied().flatten().collect();
        let known = laid.without(Prophecies::first(self.rules().prophecies.len())).is_empty();
        let count = self.prophecies.iter().flatten().count();
        ensure(known && laid.len() == count, || "prophecies: unknown or twice".into())?;
        ensure(count == 0 || self.modules[Part::Prophecies], || "prophecies: not in play".into())
    }

    fn audit_quick(&self) -> Verdict {
        let rows = &self.rules().quicks;
        let mut laid = Quicks::EMPTY;
        for age in [1, 2] {
            for tile in self.quick_tiles[quick_slots(age)].iter().copied().flatten() {
                let fits = rows.get(tile.index()).is_some_and(|row| row.age == age);
                ensure(fits && !laid.has(tile), || format!("quick_tiles: {tile} is misplaced"))?;
                laid.add(tile);
            }
        }
        let is_used = !laid.is_empty() || self.quick_spaces.iter().any(Option::is_some);
        ensure(!is_used || self.modules[Part::Quick], || "quick actions: not in play".into())?;
        let fits = self.quick_spaces.iter().flatten().all(|space| match space {
            QuickSpace::Worker(seat) => seat.0 < self.seats(),
            QuickSpace::Dummy => true,
        });
        ensure(fits, || "quick_spaces: no such seat".into())
    }

    fn audit_wealth(&self) -> Verdict {
        let all = Wealths::first(self.rules().wealth.len());
        let kept = self.players.iter().map(|player| player.wealth);
        let dealt = self.players.iter().flat_map(|player| &player.hand.wealth);
        let known = self.players.iter().flat_map(|player| player.hand.known_wealth());
        let known = known.map(Wealths::of);
        ensure_parted(
            "wealth tiles",
            all,
            kept.chain(known).chain([self.wealth_box, self.dummy_tiles]),
        )?;
        let unknown = dealt.flatten().filter(|held| held.back().is_some()).count();
        ensure(unknown <= self.wealth_box.len(), || "wealth tiles: too many are unknown".into())?;
        for player in &self.players {
            let known: Wealths = player.hand.known_wealth().collect();
            let kept_dealt = player.hand.kept.without(known).is_empty();
            ensure(kept_dealt, || "hand: a tile is kept that was not dealt".into())?;
        }
        let figures = &self.rules().figures;
        let has_quick = self.modules[Part::Quick];
        let all = self.by_seats(if has_quick { figures.dummies_quick } else { figures.dummies });
        let on_gears: u8 = self.gears.values().map(|wheel| wheel.dummies.len() as u8).sum();
        let on_quick = self.quick_spaces.iter().filter(|s| **s == Some(QuickSpace::Dummy)).count();
        let found = u32::from(on_gears) + on_quick as u32 + u32::from(self.dummies_due);
        let all = u32::from(all).max(on_quick as u32);
        ensure(found == all, || format!("dummy workers: {all} exist, {found} found"))
    }

    fn audit_tribes(&self) -> Verdict {
        let count = if self.modules[Part::Tribes] { self.rules().tribes.len() } else { 0 };
        let all = Tribes::first(count);
        let kept = self.players.iter().filter_map(|player| player.tribe);
        let dealt = self.players.iter().flat_map(|player| &player.hand.tribes);
        let known = self.players.iter().flat_map(|player| player.hand.known_tribes());
        let places = kept.chain(known).map(Tribes::of);
        ensure_parted("tribes", all, places.chain([self.tribe_box]))?;
        let unknown = dealt.flatten().filter(|held| held.back().is_some()).count();
        ensure(unknown <= self.tribe_box.len(), || "tribes: too many are unknown".into())?;
        for player in &self.players {
            let hand = &player.hand;
            let fits = hand.tribe.is_none_or(|t| hand.tribes.contains(&Some(Held::Known(t))));
            ensure(fits, || "hand: a tribe is kept that was not dealt".into())?;
        }
        Ok(())
    }
}

/// Every tile of `all` lies in exactly one of the places, and nothing else does.
fn ensure_parted<K: Kind>(
    what: &str,
    all: Set<Id<K>>,
    places: impl Iterator<Item = Set<Id<K>>>,
) -> Verdict {
    let mut seen = Set::EMPTY;
    for place in places {
        if let Some(tile) = place.and(seen).iter().next() {
            return Err(Breach(format!("{what}: {tile} is in two places")));
        }
        seen = seen.or(place);
    }
    if let Some(tile) = all.without(seen).iter().next() {
        return Err(Breach(format!("{what}: {tile} is nowhere")));
    }
    match seen.without(all).iter().next() {
        Some(tile) => Err(Breach(format!("{what}: {tile} is not in play"))),
        None => Ok(()),
    }
}
