//! Set-up: the board, the deal, what everybody keeps, and dummy workers.

use crate::choice::{Choice, Keep};
use crate::content::{Ability, Content};
use crate::effects::Cause;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Draw, Question, Step, Task};
use enum_map::EnumMap;
use kernel::{Agenda, Held, Log, Offers, Options, Rules, Seat, Set, SetupError, Shared};

impl Tzolkin {
    /// The board before chance's first choice (base rules, "Set-up").
    pub(crate) fn set_up(
        content: &'static Content,
        options: &Options,
    ) -> Result<Tzolkin, SetupError> {
        let modules = modules(options)?;
        let figures = &content.figures;
        let seats = options.seats;
        let player = Player {
            workers: figures.workers,
            at_hand: figures.workers,
            is_light: true,
            ..Player::default()
        };
        let mut game = Tzolkin {
            content: Shared(content),
            modules,
            round: 0,
            day: 0,
            age: 1,
            food_days_held: 0,
            first: Seat(0),
            players: std::iter::repeat_n(player, usize::from(seats)).collect(),
            gears: Default::default(),
            start_space: None,
            start_corn: 0,
            quick_spaces: Default::default(),
            quick_tiles: Default::default(),
            jungle: [Field { wooded: seats, open: 0 }; 4],
            burned: 0,
            skull_bank: figures.skulls,
            skull_slots: Default::default(),
            offer: Default::default(),
            decks: [1, 2].map(|age| deck(content, age, modules[Part::Buildings])),
            gone: Buildings::EMPTY,
            monuments: Monuments::EMPTY,
            prophecies: Default::default(),
            wealth_box: Wealths::first(content.wealth.len()),
            dummy_tiles: Wealths::EMPTY,
            dummies_due: 0,
            tribe_box: Tribes::EMPTY,
            turn: TurnSoFar::default(),
            agenda: Agenda::default(),
        };
        // The first group of fields grows no wood.
        game.jungle[0] = Field { wooded: 0, open: seats };
        game.set_out_dummies();
        if modules[Part::Tribes] {
            game.tribe_box = Tribes::first(content.tribes.len());
        }
        game.plan_setup();
        Ok(game)
    }

    /// How many dummy workers there are, and those that block quick-action spaces all game long
    /// (expansion, "Quick actions with fewer players").
    fn set_out_dummies(&mut self) {
        let figures = &self.rules().figures;
        if !self.modules[Part::Quick] {
            self.dummies_due = self.by_seats(figures.dummies);
            return;
        }
        let blocked = self.by_seats(figures.dummies_on_quick_spaces);
        self.dummies_due = self.by_seats(figures.dummies_quick).saturating_sub(blocked);
        for space in &mut self.quick_spaces[..usize::from(blocked)] {
            *space = Some(QuickSpace::Dummy);
        }
    }

    /// The order of the set-up; the last task pushed comes first.
    fn plan_setup(&mut self) {
        let figures = &self.rules().figures;
        let seats = self.seats();
        self.agenda.run(Step::Round);
        for seat in Seat::all(seats).rev() {
            self.agenda.run(Step::TakeWealth(seat));
        }
        self.agenda.draw(Draw::PlaceDummies);
        self.agenda.run(Step::Reveal);
        for seat in Seat::all(seats).rev() {
            self.agenda.ask(seat, Question::KeepWealth);
            if self.modules[Part::Tribes] {
                self.agenda.ask(seat, Question::KeepTribe);
            }
        }
        self.agenda.draw(Draw::PlaceDummies);
        self.agenda.draw(Draw::DealWealth);
        if self.modules[Part::Tribes] {
            self.agenda.draw(Draw::DealTribes);
        }
        self.agenda.draw(Draw::PickFirst);
        if self.modules[Part::Quick] {
            self.agenda.draw(Draw::LayQuick { age: 1 });
        }
        if self.modules[Part::Prophecies] {
            self.agenda.draw(Draw::LayProphecies { left: figures.prophecies });
        }
        self.agenda.draw(Draw::OfferMonuments { left: self.by_seats(figures.monuments_on_offer) });
        self.agenda.draw(Draw::OfferBuildings);
    }

    pub(crate) fn all_seats(&self) -> Set<Seat> {
        Set::first(self.seats().into())
    }

    /// The buildings of this age that are still to come.
    pub(crate) fn deck(&self) -> Buildings {
        self.decks[usize::from(self.age) - 1]
    }

    pub(crate) fn monuments_to_come(&self) -> Monuments {
        Monuments::first(self.rules().monuments.len()).without(self.monuments)
    }

    pub(crate) fn prophecies_to_come(&self) -> Prophecies {
        let laid = self.prophecies.iter().copied().flatten().collect();
        Prophecies::first(self.rules().prophecies.len()).without(laid)
    }

    pub(crate) fn quicks_to_come(&self, age: u8) -> Quicks {
        let laid = self.quick_tiles.iter().copied().flatten().collect();
        let of_age = |tile: &QuickId| self.rules().quicks[tile.index()].age == age;
        let all = Quicks::first(self.rules().quicks.len());
        all.iter().filter(of_age).collect::<Quicks>().without(laid)
    }

    // Ruling: any way to find the starting player will do; chance is the fairest.
    pub(crate) fn begin_with(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.first = seat;
        self.agenda.pop();
        log.say(Event::First { seat });
    }

    pub(crate) fn offer_building(&mut self, building: BuildingId, log: &mut impl Log<Event>) {
        self.decks[usize::from(self.age) - 1].remove(building);
        if let Some(slot) = self.offer.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(building);
        }
        log.say(Event::BuildingOffered { building });
    }

    pub(crate) fn lay_monument(
        &mut self,
        left: u8,
        monument: MonumentId,
        log: &mut impl Log<Event>,
    ) {
        self.monuments.add(monument);
        self.agenda.replace(Task::Draw(Draw::OfferMonuments { left: left - 1 }));
        log.say(Event::MonumentOffered { monument });
    }

    pub(crate) fn lay_prophecy(
        &mut self,
        left: u8,
        prophecy: ProphecyId,
        log: &mut impl Log<Event>,
    ) {
        let slot = self.prophecies.iter().position(Option::is_none).unwrap_or(0);
        self.prophecies[slot] = Some(prophecy);
        self.agenda.replace(Task::Draw(Draw::LayProphecies { left: left - 1 }));
        log.say(Event::ProphecyLaid { prophecy, number: slot as u8 + 1 });
    }

    pub(crate) fn lay_quick(&mut self, age: u8, quick: QuickId, log: &mut impl Log<Event>) {
        let slots = quick_slots(age);
        if let Some(slot) = self.quick_tiles[slots].iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(quick);
        }
        log.say(Event::QuickLaid { quick });
    }

    /// The seat that gets the next tribe.
    pub(crate) fn next_for_tribe(&self) -> Option<Seat> {
        let missing = |seat: &Seat| self.player(*seat).hand.tribes.contains(&None);
        Seat::all(self.seats()).find(missing)
    }

    /// The seat that gets the next wealth tile.
    pub(crate) fn next_for_wealth(&self) -> Option<Seat> {
        let dealt = usize::from(self.rules().figures.wealth_dealt);
        let missing = |seat: &Seat| self.player(*seat).hand.wealth[..dealt].contains(&None);
        Seat::all(self.seats()).find(missing)
    }

    pub(crate) fn deal_tribe(&mut self, tribe: TribeId, log: &mut impl Log<Event>) {
        let Some(seat) = self.next_for_tribe() else { return };
        self.tribe_box.remove(tribe);
        let hand = &mut self.player_mut(seat).hand;
        if let Some(slot) = hand.tribes.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(Held::Known(tribe));
        }
        log.say(Event::TribeDealt { seat, tribe: Some(tribe) });
    }

    pub(crate) fn deal_wealth(&mut self, wealth: WealthId, log: &mut impl Log<Event>) {
        let Some(seat) = self.next_for_wealth() else { return };
        self.wealth_box.remove(wealth);
        let hand = &mut self.player_mut(seat).hand;
        if let Some(slot) = hand.wealth.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(Held::Known(wealth));
        }
        log.say(Event::WealthDealt { seat, wealth: Some(wealth) });
    }

    /// A wealth tile names a gear and a space; the first tile of a gear also places a dummy on the
    /// opposite tooth, except on Chichén Itzá (base rules, "Dummy workers").
    pub(crate) fn place_dummy(&mut self, wealth: WealthId, log: &mut impl Log<Event>) {
        let rules = self.rules();
        let Wealth { gear, space } = Wealth::of(rules, wealth);
        let is_first = !self.dummy_tiles.iter().any(|tile| Wealth::of(rules, tile).gear == gear);
        self.wealth_box.remove(wealth);
        self.dummy_tiles.add(wealth);
        self.add_dummy(gear, space, log);
        if is_first && gear != Gear::ChichenItza && self.dummies_due > 0 {
            self.add_dummy(gear, (space + gear.teeth() / 2) % gear.teeth(), log);
        }
    }

    fn add_dummy(&mut self, gear: Gear, space: u8, log: &mut impl Log<Event>) {
        if !self.gears[gear].dummies.has(Tooth(space)) {
            self.gears[gear].dummies.add(Tooth(space));
            self.dummies_due -= 1;
            log.say(Event::DummyPlaced { gear, space });
        }
    }

    /// How many wealth tiles this seat keeps: two, or more with a tribe that says so.
    pub(crate) fn keeps(&self, seat: Seat) -> u8 {
        let tribe = self.player(seat).hand.tribe;
        match tribe.map(|tribe| self.rules().tribes[tribe.index()].ability) {
            Some(Ability::KeepWealth { tiles }) => tiles,
            _ => self.rules().figures.wealth_kept,
        }
    }

    pub(crate) fn offer_tribes(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        let tribes = self.player(seat).hand.known_tribes();
        tribes.for_each(|tribe| offers.possible(Choice::KeepTribe(tribe)));
    }

    pub(crate) fn keep_tribe(&mut self, seat: Seat, tribe: TribeId, log: &mut impl Log<Event>) {
        self.player_mut(seat).hand.tribe = Some(tribe);
        self.agenda.pop();
        log.say(Event::TribeKept { seat, tribe: Some(tribe) });
    }

    pub(crate) fn offer_wealth(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        let hand = self.player(seat).hand;
        let dealt: Wealths = hand.known_wealth().collect();
        let above = |tile: WealthId| dealt.without(Wealths::first(tile.index() + 1));
        for first in dealt.iter() {
            for second in above(first).iter() {
                if self.keeps(seat) == 2 {
                    offers.possible(Choice::KeepWealth(Keep { first, second, third: None }));
                    continue;
                }
                for third in above(second).iter() {
                    let keep = Keep { first, second, third: Some(third) };
                    offers.possible(Choice::KeepWealth(keep));
                }
            }
        }
    }

    pub(crate) fn check_wealth(&self, seat: Seat, keep: Keep) -> Result<(), Refusal> {
        let hand = &self.player(seat).hand;
        if !keep.tiles().all(|tile| hand.wealth.contains(&Some(Held::Known(tile)))) {
            return Err(Refusal::NotDealt);
        }
        let rising = keep.first.index() < keep.second.index()
            && keep.third.is_none_or(|third| keep.second.index() < third.index());
        let count = keep.tiles().count() as u8;
        if count != self.keeps(seat) || !rising {
            return Err(Refusal::NotThatMany { keep: self.keeps(seat) });
        }
        Ok(())
    }

    pub(crate) fn keep_wealth(&mut self, seat: Seat, keep: Keep, log: &mut impl Log<Event>) {
        self.player_mut(seat).hand.kept = keep.tiles().collect();
        self.agenda.pop();
        log.say(Event::WealthKept { seat });
    }

    /// Everybody has chosen: kept tiles lie open, the others go back into the box.
    pub(crate) fn reveal(&mut self, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.seats()) {
            let hand = std::mem::take(&mut self.player_mut(seat).hand);
            for tile in hand.known_wealth() {
                if hand.kept.has(tile) {
                    log.say(Event::WealthRevealed { seat, wealth: tile });
                } else {
                    self.wealth_box.add(tile);
                }
            }
            for tribe in hand.known_tribes() {
                if hand.tribe == Some(tribe) {
                    log.say(Event::TribeRevealed { seat, tribe });
                } else {
                    self.tribe_box.add(tribe);
                }
            }
            let player = self.player_mut(seat);
            player.wealth = hand.kept;
            player.tribe = hand.tribe;
            if let Some(Ability::Workers { start, .. }) = self.ability(seat) {
                let player = self.player_mut(seat);
                (player.workers, player.at_hand) = (start, start);
            }
        }
    }

    /// A seat takes the goods of its wealth tiles; a tribe that kept more then steps down.
    pub(crate) fn take_wealth(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if let Some(Ability::KeepWealth { .. }) = self.ability(seat) {
            self.agenda.ask(seat, Question::StepDown);
        }
        for tile in self.player(seat).wealth.iter() {
            let effects = &self.rules().wealth[tile.index()].effects;
            self.carry_out(seat, effects, Cause::Wealth, log);
        }
    }
}

/// Where a wealth tile puts a dummy.
struct Wealth {
    gear: Gear,
    space: u8,
}

impl Wealth {
    fn of(content: &Content, tile: WealthId) -> Wealth {
        let row = &content.wealth[tile.index()];
        Wealth { gear: row.dummy_gear, space: row.dummy_space }
    }
}

/// The places on the calendar for one age's quick-action tiles: seven, then six.
pub(crate) fn quick_slots(age: u8) -> std::ops::Range<usize> {
    if age == 1 { 0..7 } else { 7..QUICK_TILES }
}

fn deck(content: &Content, age: u8, with_new: bool) -> Buildings {
    let of_age = content.buildings.iter().enumerate();
    of_age
        .filter(|(_, building)| building.age == age && (with_new || !building.is_new))
        .map(|(index, _)| BuildingId::at(index as u8))
        .collect()
}

/// The modules asked for; five players always use quick actions (expansion, "Fifth player").
fn modules(options: &Options) -> Result<EnumMap<Part, bool>, SetupError> {
    options.check(Tzolkin::ID, Tzolkin::seat_range(), Tzolkin::modules(), Tzolkin::variants())?;
    let mut modules = EnumMap::from_fn(|part: Part| options.has(part.key()));
    modules[Part::Quick] |= options.seats == 5;
    Ok(modules)
}
