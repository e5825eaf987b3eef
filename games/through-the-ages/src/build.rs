//! Building, upgrading, destroying: farms, mines, urban buildings and military units (rulebook,
//! "Build…", "Upgrade…", "Destroy…", "Disband…").

use crate::choice::Choice;
use crate::content::Power;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use kernel::{Log, Offers, Seat};

const AGES: [Age; LEVELS] = [Age::A, Age::I, Age::II, Age::III];

impl Ages {
    /// Resources for a worker on a card: printed, less what construction and leaders take off.
    pub(crate) fn build_cost(&self, seat: Seat, kind: Kind, level: u8) -> u8 {
        let urban = if kind.is_urban() { self.urban_discount(seat) } else { [0; LEVELS] };
        self.cost_less(urban, self.pair_discount(seat, kind), kind, level)
    }

    /// What construction takes off an urban building of each level.
    fn urban_discount(&self, seat: Seat) -> [u8; LEVELS] {
        let discount = self.special_power(seat, only!(Power::UrbanDiscount(by_level) => by_level));
        discount.unwrap_or_default()
    }

    fn cost_less(&self, urban: [u8; LEVELS], pair: u8, kind: Kind, level: u8) -> u8 {
        let Some(card) = self.rules().tech(kind, level) else { return 0 };
        let urban = if kind.is_urban() { urban[usize::from(level)] } else { 0 };
        card.cost.saturating_sub(urban).saturating_sub(pair)
    }

    /// Shakespeare: theaters are cheaper with a library, libraries with a theater.
    pub(crate) fn pair_discount(&self, seat: Seat, kind: Kind) -> u8 {
        let other = match kind {
            Kind::Library => Kind::Theater,
            Kind::Theater => Kind::Library,
            Kind::Farm
            | Kind::Mine
            | Kind::Lab
            | Kind::Temple
            | Kind::Arena
            | Kind::Infantry
            | Kind::Cavalry
            | Kind::Artillery
            | Kind::Air => return 0,
        };
        if self.player(seat).count(other) == 0 {
            return 0;
        }
        let less = self.leader_power(seat, only!(Power::CheaperLibraryAndTheater(less) => less));
        less.unwrap_or(0)
    }

    /// Resources of the leader for units that are left this turn (Homer).
    fn leader_resources(&self, seat: Seat) -> u8 {
        let each_turn = self.leader_power(seat, only!(Power::UnitResources(count) => count));
        each_turn.unwrap_or(0).saturating_sub(self.turn.leader_resources_spent)
    }

    /// Resources that a seat can spend on this kind now: stored, those of a trade route, and for
    /// units those for units only. Nothing of the turn counts in somebody else's.
    pub(crate) fn resources_for(&self, seat: Seat, kind: Kind) -> u16 {
        let mut has = self.stock(seat, Good::Resources);
        if seat == self.current {
            has += u16::from(self.turn.resources);
            if kind.is_unit() {
                has += u16::from(self.turn.unit_resources) + u16::from(self.leader_resources(seat));
            }
        }
        has
    }

    /// Pays resources for this kind: temporary ones first, the most restricted before the others.
    pub(crate) fn pay_resources(
        &mut self,
        seat: Seat,
        kind: Kind,
        due: u8,
        log: &mut impl Log<Event>,
    ) {
        let mut left = due;
        if seat == self.current {
            if kind.is_unit() {
                let leader = left.min(self.leader_resources(seat));
                self.turn.leader_resources_spent += leader;
                left -= leader;
                let pool = left.min(self.turn.unit_resources);
                self.turn.unit_resources -= pool;
                left -= pool;
            }
            let route = left.min(self.turn.resources);
            self.turn.resources -= route;
            left -= route;
        }
        self.pay(seat, Good::Resources, left, log);
    }

    /// Every technology in play that takes workers: to build, to upgrade from, to destroy. Whether
    /// there is a civil and a military action is known.
    pub(crate) fn offer_buildings<O: Offers<Choice, Refusal>>(
        &self,
        seat: Seat,
        civil: Result<(), Refusal>,
        military: Result<(), Refusal>,
        offers: &mut O,
    ) {
        let urban = self.urban_discount(seat);
        let [stored, for_units] = [Kind::Farm, Kind::Infantry].map(|k| self.resources_for(seat, k));
        for &kind in Kind::ALL {
            if self.player(seat).techs[kind].is_empty() {
                continue;
            }
            let (action, has) =
                if kind.is_unit() { (military, for_units) } else { (civil, stored) };
            if action.is_err() && !O::WHY {
                continue;
            }
            let pair = self.pair_discount(seat, kind);
            let cost = |level: Age| self.cost_less(urban, pair, kind, level.level());
            let room = self.check_room(seat, kind);
            if O::WHY || room.is_ok() {
                self.list_build(seat, kind, &mut |choice| {
                    if let Choice::Build { level, .. } = choice {
                        let verdict = room.and_then(|()| check_pays(cost(level), has)).and(action);
                        offers.add(choice, verdict);
                    }
                });
            }
            self.list_upgrade(seat, kind, &mut |choice| {
                if let Choice::Upgrade { from, to, .. } = choice {
                    let needs = cost(to).saturating_sub(cost(from));
                    offers.add(choice, check_pays(needs, has).and(action));
                }
            });
            for level in self.player(seat).levels(kind) {
                if self.player(seat).workers[kind][usize::from(level)] > 0 {
                    offers.add(Choice::Destroy { kind, level: Age::of(level) }, action);
                }
            }
        }
    }

    pub(crate) fn list_build(&self, seat: Seat, kind: Kind, list: &mut impl FnMut(Choice)) {
        let levels = self.player(seat).levels(kind);
        levels.for_each(|level| list(Choice::Build { kind, level: Age::of(level) }));
    }

    /// From every card with a worker to every higher one in play.
    pub(crate) fn list_upgrade(&self, seat: Seat, kind: Kind, list: &mut impl FnMut(Choice)) {
        let player = self.player(seat);
        for from in player.levels(kind).filter(|&l| player.workers[kind][usize::from(l)] > 0) {
            for to in player.levels(kind).filter(|&to| to > from) {
                list(Choice::Upgrade { kind, from: Age::of(from), to: Age::of(to) });
            }
        }
    }

    fn check_tech(&self, seat: Seat, kind: Kind, level: Age) -> Result<(), Refusal> {
        match self.player(seat).has_tech(kind, level.level()) {
            true => Ok(()),
            false => Err(Refusal::NotThere),
        }
    }

    fn check_resources(&self, seat: Seat, kind: Kind, needs: u8) -> Result<(), Refusal> {
        check_pays(needs, self.resources_for(seat, kind))
    }

    /// Whether the government allows one more urban building of a kind.
    pub(crate) fn check_urban_limit(&self, seat: Seat, kind: Kind) -> Result<(), Refusal> {
        let limit = self.player(seat).ratings.urban_limit;
        match kind.is_urban() && self.player(seat).count(kind) >= limit {
            true => Err(Refusal::UrbanLimit { limit }),
            false => Ok(()),
        }
    }

    /// Whether there is an unused worker, and room for it on cards of this kind.
    fn check_room(&self, seat: Seat, kind: Kind) -> Result<(), Refusal> {
        if self.player(seat).unused == 0 {
            return Err(Refusal::NoUnusedWorker);
        }
        self.check_urban_limit(seat, kind)
    }

    /// Whether a worker can be put there for so many resources less. The action is not looked at.
    pub(crate) fn check_build(
        &self,
        seat: Seat,
        kind: Kind,
        level: Age,
        less: u8,
    ) -> Result<(), Refusal> {
        self.check_tech(seat, kind, level)?;
        self.check_room(seat, kind)?;
        let cost = self.build_cost(seat, kind, level.level()).saturating_sub(less);
        self.check_resources(seat, kind, cost)
    }

    /// Pays and puts the worker.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        kind: Kind,
        level: Age,
        less: u8,
        log: &mut impl Log<Event>,
    ) {
        let cost = self.build_cost(seat, kind, level.level()).saturating_sub(less);
        self.pay_resources(seat, kind, cost, log);
        let player = self.player_mut(seat);
        player.unused -= 1;
        player.workers[kind][usize::from(level.level())] += 1;
        log.say(Event::Built { seat, kind, level });
        self.refresh(seat);
    }

    /// Resources to upgrade: the difference, with what is taken off both prices taken off first.
    pub(crate) fn upgrade_cost(
        &self,
        seat: Seat,
        (kind, from): (Kind, u8),
        (to_kind, to): (Kind, u8),
        less: u8,
    ) -> u8 {
        let (old, new) = (self.build_cost(seat, kind, from), self.build_cost(seat, to_kind, to));
        new.saturating_sub(old).saturating_sub(less)
    }

    /// Whether a worker can move up. The action is not looked at.
    pub(crate) fn check_upgrade(
        &self,
        seat: Seat,
        kind: Kind,
        from: Age,
        to: Age,
        less: u8,
    ) -> Result<(), Refusal> {
        self.check_worker(seat, kind, from)?;
        self.check_tech(seat, kind, to)?;
        if to <= from {
            return Err(Refusal::NotHigher);
        }
        let cost = self.upgrade_cost(seat, (kind, from.level()), (kind, to.level()), less);
        self.check_resources(seat, kind, cost)
    }

    /// Pays and moves the worker.
    pub(crate) fn upgrade(
        &mut self,
        seat: Seat,
        kind: Kind,
        from: Age,
        to: Age,
        less: u8,
        log: &mut impl Log<Event>,
    ) {
        let cost = self.upgrade_cost(seat, (kind, from.level()), (kind, to.level()), less);
        self.pay_resources(seat, kind, cost, log);
        let workers = &mut self.player_mut(seat).workers[kind];
        workers[usize::from(from.level())] -= 1;
        workers[usize::from(to.level())] += 1;
        log.say(Event::Upgraded { seat, kind, from, to });
        self.refresh(seat);
    }

    /// Whether there is a worker on that card: to destroy it, to upgrade it, to lose it.
    pub(crate) fn check_worker(&self, seat: Seat, kind: Kind, level: Age) -> Result<(), Refusal> {
        self.check_tech(seat, kind, level)?;
        match self.player(seat).workers[kind][usize::from(level.level())] {
            0 => Err(Refusal::NoWorkerThere),
            _ => Ok(()),
        }
    }

    /// The worker becomes unused.
    pub(crate) fn destroy(
        &mut self,
        seat: Seat,
        kind: Kind,
        level: Age,
        log: &mut impl Log<Event>,
    ) {
        let player = self.player_mut(seat);
        player.workers[kind][usize::from(level.level())] -= 1;
        player.unused += 1;
        log.say(Event::Destroyed { seat, kind, level });
        self.refresh(seat);
    }

    /// Every card with a worker.
    pub(crate) fn offer_workers(&self, seat: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        for &kind in Kind::ALL {
            for level in AGES {
                if self.player(seat).workers[kind][usize::from(level.level())] > 0 {
                    offers.possible(Choice::Lose { kind, level });
                }
            }
        }
    }

    /// `Question::LoseWorker`: the worker goes from the card to the yellow bank.
    pub(crate) fn lose_worker(
        &mut self,
        seat: Seat,
        kind: Kind,
        level: Age,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        let player = self.player_mut(seat);
        player.workers[kind][usize::from(level.level())] -= 1;
        player.yellow_bank += 1;
        log.say(Event::WorkerLost { seat });
        self.refresh(seat);
    }
}

fn check_pays(needs: u8, has: u16) -> Result<(), Refusal> {
    if u16::from(needs) > has { Err(Refusal::NeedsResources { needs, has }) } else { Ok(()) }
}
