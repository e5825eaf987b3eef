//! Food Days: buildings that pay, feeding, the change of age, rewards, prophecies.

use crate::content::{Ability, Calamity, Effect, Metric, Reward};
use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use crate::task::{Draw, Step};
use kernel::{Log, Rules, Seat};

impl Tzolkin {
    /// The order of a Food Day; the last task pushed comes first.
    pub(crate) fn plan_food_day(&mut self) {
        let food_day = &self.rules().food_days[usize::from(self.food_days_held)];
        self.agenda.run(Step::EndFoodDay);
        self.agenda.run(Step::ProphecyPoints);
        self.agenda.run(Step::Rewards);
        if food_day.ends_age {
            self.agenda.run(Step::ChangeAge);
        }
        if self.food_days_held == 0 && self.modules[Part::Quick] {
            self.agenda.draw(Draw::LayQuick { age: 2 });
        }
        self.agenda.run(Step::Feed);
        for seat in self.first.around(self.seats()).rev() {
            self.agenda.run(Step::FoodIncome(seat));
        }
    }

    /// Goods from buildings, before feeding (expansion, "New buildings").
    pub(crate) fn food_income(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let is_early = self.food_days_held < 2;
        for tile in self.player(seat).buildings.iter() {
            for &effect in &self.rules().buildings[tile.index()].effects {
                if let (Effect::FoodDay(good, count), _)
                | (Effect::FoodDayEarly(good, count), true)
                | (Effect::FoodDayLate(good, count), false) = (effect, is_early)
                {
                    self.gain(seat, good, count, log);
                }
            }
        }
    }

    /// Everybody feeds at the same time.
    pub(crate) fn feed(&mut self, log: &mut impl Log<Event>) {
        for seat in self.first.around(self.seats()) {
            self.feed_seat(seat, log);
        }
    }

    /// As many workers as possible are fed, none by half; each unfed one costs points (base rules,
    /// "Feeding").
    fn feed_seat(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let need = self.need(seat);
        let player = self.player_mut(seat);
        let before = player.corn;
        let mut fed = 0;
        for worker in 0..player.workers {
            let corn = need.of(worker);
            if player.corn >= u16::from(corn) {
                player.corn -= u16::from(corn);
                fed += 1;
            }
        }
        player.fed = fed;
        let hungry = player.workers - fed;
        let corn = before - player.corn;
        log.say(Event::Fed { seat, workers: fed, corn });
        if hungry > 0 {
            log.say(Event::Unfed { seat, workers: hungry });
            self.score(seat, Origin::Unfed, -i16::from(hungry) * i16::from(need.unfed), log);
        }
    }

    /// What a seat's workers need on this Food Day.
    pub fn need(&self, seat: Seat) -> Need {
        let figures = &self.rules().figures;
        let (more, unfed) = match self.ability(seat) {
            Some(Ability::Workers { food, unfed, .. }) => (food, unfed),
            _ => (0, figures.unfed),
        };
        let hunger = match self.calamity() {
            Some(Calamity::WorkerEats(corn)) => corn,
            _ => 0,
        };
        let player = self.player(seat);
        let (mut farmed, mut for_all) = (0, 0);
        let buildings =
            player.buildings.iter().flat_map(|t| &self.rules().buildings[t.index()].effects);
        let wealth = player.wealth.iter().flat_map(|t| &self.rules().wealth[t.index()].effects);
        for effect in buildings.chain(wealth) {
            if let Effect::FarmOne(workers) = effect {
                farmed += workers;
            }
            if let Effect::FarmAll(corn) = effect {
                for_all += corn;
            }
        }
        let each = (figures.food + more + hunger).saturating_sub(for_all);
        Need { each, farmed, farm: figures.farm, unfed }
    }

    /// The first age's buildings leave the game, the second age's are laid out.
    pub(crate) fn change_age(&mut self, log: &mut impl Log<Event>) {
        let offer = self.offer.iter_mut().filter_map(Option::take).collect();
        self.gone = self.gone.or(offer).or(self.decks[0]);
        self.decks[0] = Buildings::EMPTY;
        self.age = 2;
        log.say(Event::AgeChanged);
        self.agenda.draw(Draw::OfferBuildings);
    }

    pub(crate) fn rewards(&mut self, log: &mut impl Log<Event>) {
        match self.rules().food_days[usize::from(self.food_days_held)].reward {
            Reward::Goods => self.plan_goods(log),
            Reward::Points => self.temple_points(log),
        }
    }

    /// Every good on the own step and below. If the temples owe more skulls than there are, nobody
    /// gets any.
    // Ruling: what is owed is counted before anybody declines a skull under a prophecy.
    fn plan_goods(&mut self, log: &mut impl Log<Event>) {
        let owed: usize = Seat::all(self.seats())
            .map(|seat| self.goods(seat).filter(|&good| good == Good::Skull).count())
            .sum();
        let skulls = owed <= usize::from(self.skull_bank);
        if !skulls {
            log.say(Event::NoSkullsForTemples);
        }
        for seat in self.first.around(self.seats()).rev() {
            self.agenda.run(Step::TempleGoods { seat, skulls });
        }
    }

    fn goods(&self, seat: Seat) -> impl Iterator<Item = Good> {
        let steps = self.player(seat).temples;
        let temples = &self.rules().temples;
        Temple::ALL.iter().flat_map(move |&temple| {
            let reached = (steps[temple] + 2) as usize;
            temples[temple].steps[..reached].iter().filter_map(|step| step.good)
        })
    }

    pub(crate) fn temple_goods(&mut self, seat: Seat, skulls: bool, log: &mut impl Log<Event>) {
        let mut counts = enum_map::EnumMap::<Good, u8>::default();
        self.goods(seat).for_each(|good| counts[good] += 1);
        if !skulls {
            counts[Good::Skull] = 0;
        }
        for (good, count) in counts {
            self.gain(seat, good, count, log);
        }
    }

    /// The points of the own step on each temple, and the bonus of whoever is highest there; tied
    /// leaders get half each.
    fn temple_points(&mut self, log: &mut impl Log<Event>) {
        for (temple, track) in &self.rules().temples {
            let step_of = |seat: Seat| self.player(seat).temples[temple];
            let highest = Seat::all(self.seats()).map(step_of).max().unwrap_or(0);
            let leaders = Seat::all(self.seats()).filter(|&seat| step_of(seat) == highest).count();
            let bonus = i16::from(track.leader[usize::from(self.food_days_held >= 2)]);
            for seat in Seat::all(self.seats()) {
                let step = self.player(seat).temples[temple];
                let points = i16::from(track.steps[(step + 1) as usize].points);
                self.score(seat, Origin::Temples, points, log);
                if step == highest {
                    let share = if leaders > 1 { bonus / 2 } else { bonus };
                    self.score(seat, Origin::Leaders, share, log);
                }
            }
        }
    }

    /// The ruling prophecy pays at its end (expansion, "Bonus points").
    pub(crate) fn prophecy_points(&mut self, log: &mut impl Log<Event>) {
        let ruling = usize::from(self.food_days_held).checked_sub(1);
        let Some(prophecy) = ruling.and_then(|index| self.prophecies[index]) else { return };
        let tile = &self.rules().prophecies[prophecy.index()];
        for seat in self.first.around(self.seats()) {
            let count = self.count(seat, tile.metric);
            let rung = tile.rungs.iter().filter(|&&most| count > most).count();
            let points = tile.points[rung];
            self.player_mut(seat).points[Origin::Prophecies] += i16::from(points) * 4;
            log.say(Event::ProphecyScored { seat, prophecy, count, points });
        }
    }

    /// What a prophecy counts for a seat.
    pub fn count(&self, seat: Seat, metric: Metric) -> i8 {
        let player = self.player(seat);
        match metric {
            Metric::AllSteps => player.temples.values().sum(),
            Metric::Steps(temple) => player.temples[temple],
            Metric::WoodTiles => player.wood_tiles as i8,
            Metric::CornTiles => player.corn_tiles as i8,
            Metric::Gold => player.blocks[Block::Gold].min(i8::MAX as u16) as i8,
            Metric::Skulls => player.skulls as i8,
            Metric::Levels => player.techs.values().sum::<u8>() as i8,
            Metric::TracksAtTwo => player.techs.values().filter(|&&level| level >= 2).count() as i8,
            Metric::Buildings => player.buildings.len() as i8,
            Metric::Fed => player.fed as i8,
            Metric::OnChichenItza => {
                self.gears[Gear::ChichenItza].workers[seat.index()].len() as i8
            }
        }
    }

    pub(crate) fn end_food_day(&mut self, log: &mut impl Log<Event>) {
        self.food_days_held += 1;
        let next = self.prophecies.get(usize::from(self.food_days_held) - 1);
        if let Some(Some(prophecy)) = next {
            log.say(Event::ProphecyBegan { prophecy: *prophecy });
        }
    }
}

/// What workers need: corn for each, how many of them a farm helps and with how much corn (expansion,
/// "Farms"), points for each unfed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    pub each: u8,
    pub farmed: u8,
    pub farm: u8,
    pub unfed: u8,
}

impl Need {
    /// Corn for one worker; those whom a farm helps come first.
    pub fn of(&self, worker: u8) -> u8 {
        if worker < self.farmed { self.each.saturating_sub(self.farm) } else { self.each }
    }

    /// Corn for so many workers.
    pub fn of_all(&self, workers: u8) -> u16 {
        (0..workers).map(|worker| u16::from(self.of(worker))).sum()
    }
}
