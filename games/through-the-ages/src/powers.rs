//! What leaders, a wonder and a pact let a player do in the action phase: Hammurabi, Barbarossa,
//! Bach, Churchill, Ocean Liner Service, trade routes.

use crate::choice::Choice;
use crate::content::{MilitaryType, Power};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::rules::not_offered;
use crate::state::*;
use kernel::{Log, Seat};

impl Ages {
    /// What the cards in play let one do.
    pub(crate) fn list_powers(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        if self.leads_with(seat, Power::MilitaryAsCivil) {
            list(Choice::Convert);
        }
        if self.raising(seat).is_some() {
            for kind in Kind::UNITS {
                let levels = self.player(seat).levels(kind);
                levels.for_each(|level| list(Choice::Raise { kind, level: Age::of(level) }));
            }
        }
        if self.leads_with(seat, Power::UpgradeToTheater) {
            self.list_stage(seat, list);
        }
        if self.arms(seat).is_some() {
            list(Choice::TakeCulture);
            list(Choice::TakeArms);
        }
        if self.settlers(seat).is_some() {
            list(Choice::Settlers);
        }
        if self.trade_side(seat).is_some() {
            list(Choice::Trade);
        }
    }

    fn list_stage(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        let player = self.player(seat);
        for kind in Kind::URBAN.into_iter().filter(|&kind| kind != Kind::Theater) {
            for from in player.levels(kind).filter(|&l| player.workers[kind][usize::from(l)] > 0) {
                for to in player.levels(Kind::Theater).filter(|&to| to >= from) {
                    list(Choice::Stage { kind, from: Age::of(from), to: Age::of(to) });
                }
            }
        }
    }

    /// Whether such a thing is possible, its action included.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is an answer here")]
    pub(crate) fn check_power(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let once = |is_used: bool| if is_used { Err(Refusal::OnceATurn) } else { Ok(()) };
        match choice {
            Choice::Convert => {
                if !self.leads_with(seat, Power::MilitaryAsCivil) {
                    return Err(Refusal::NoPower);
                }
                once(self.turn.has_converted)?;
                self.check_military(seat, 1)
            }
            Choice::Raise { kind, level } => self.check_raise(seat, kind, level),
            Choice::Stage { kind, from, to } => self.check_stage(seat, kind, from, to),
            Choice::TakeCulture | Choice::TakeArms => {
                self.arms(seat).ok_or(Refusal::NoPower)?;
                once(self.turn.has_chosen_arms)
            }
            Choice::Settlers => {
                self.settlers(seat).ok_or(Refusal::NoPower)?;
                once(self.turn.has_used_liner)?;
                match self.player(seat).yellow_bank {
                    0 => Err(Refusal::NoYellowToken),
                    _ => Ok(()),
                }
            }
            Choice::Trade => {
                let side = self.trade_side(seat).ok_or(Refusal::NoPower)?;
                once(self.turn.has_traded)?;
                match (side, self.stock(seat, traded(side))) {
                    (Side::A, 0) => Err(Refusal::NeedsFood { needs: 1, has: 0 }),
                    (Side::B, 0) => Err(Refusal::NeedsResources { needs: 1, has: 0 }),
                    _ => Ok(()),
                }
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Does it, its action included.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is offered here")]
    pub(crate) fn use_power(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        match choice {
            Choice::Convert => {
                self.spend_military(seat, 1);
                self.turn.has_converted = true;
                self.turn.extra_civil += 1;
                log.say(Event::Converted { seat });
            }
            Choice::Raise { kind, level } => self.raise(seat, kind, level, log),
            Choice::Stage { kind, from, to } => self.stage(seat, kind, from, to, log),
            Choice::TakeCulture => self.take_culture(seat, log),
            Choice::TakeArms => {
                let Some((_, science, resources)) = self.arms(seat) else { return };
                self.turn.has_chosen_arms = true;
                self.turn.unit_science += science;
                self.turn.unit_resources += resources;
                log.say(Event::Armed { seat, resources, science });
            }
            Choice::Settlers => {
                self.turn.has_used_liner = true;
                let count = self.settlers(seat).unwrap_or(0);
                self.gain_population(seat, count, log);
            }
            Choice::Trade => self.trade(seat, log),
            _ => not_offered(choice),
        }
    }

    /// Barbarossa: what he takes off food and resources.
    fn raising(&self, seat: Seat) -> Option<(u8, u8)> {
        self.leader_power(seat, only!(Power::RaiseUnit { food, resources } => (food, resources)))
    }

    /// Population and a unit in one military action; both must be possible.
    fn check_raise(&self, seat: Seat, kind: Kind, level: Age) -> Result<(), Refusal> {
        let (food, less) = self.raising(seat).ok_or(Refusal::NoPower)?;
        if !kind.is_unit() || !self.player(seat).has_tech(kind, level.level()) {
            return Err(Refusal::NotThere);
        }
        self.check_population(seat, food)?;
        let needs = self.build_cost(seat, kind, level.level()).saturating_sub(less);
        let has = self.resources_for(seat, kind);
        if u16::from(needs) > has {
            return Err(Refusal::NeedsResources { needs, has });
        }
        self.check_military(seat, 1)
    }

    fn raise(&mut self, seat: Seat, kind: Kind, level: Age, log: &mut impl Log<Event>) {
        let Some((food, less)) = self.raising(seat) else { return };
        self.spend_military(seat, 1);
        self.increase_population(seat, food, log);
        self.build(seat, kind, level, less, log);
    }

    /// Bach: any urban building becomes a theater of its level or higher.
    fn check_stage(&self, seat: Seat, kind: Kind, from: Age, to: Age) -> Result<(), Refusal> {
        if !self.leads_with(seat, Power::UpgradeToTheater) {
            return Err(Refusal::NoPower);
        }
        if self.turn.has_used_theater {
            return Err(Refusal::OnceATurn);
        }
        if !kind.is_urban() || kind == Kind::Theater {
            return Err(Refusal::NotThere);
        }
        self.check_worker(seat, kind, from)?;
        if !self.player(seat).has_tech(Kind::Theater, to.level()) {
            return Err(Refusal::NotThere);
        }
        if to < from {
            return Err(Refusal::NotHigher);
        }
        self.check_urban_limit(seat, Kind::Theater)?;
        let needs = self.upgrade_cost(seat, (kind, from.level()), (Kind::Theater, to.level()), 0);
        let has = self.resources_for(seat, kind);
        if u16::from(needs) > has {
            return Err(Refusal::NeedsResources { needs, has });
        }
        self.check_civil(seat, 1)
    }

    fn stage(&mut self, seat: Seat, kind: Kind, from: Age, to: Age, log: &mut impl Log<Event>) {
        let cost = self.upgrade_cost(seat, (kind, from.level()), (Kind::Theater, to.level()), 0);
        self.spend_civil(seat, 1);
        self.turn.has_used_theater = true;
        self.pay_resources(seat, kind, cost, log);
        let workers = &mut self.player_mut(seat).workers;
        workers[kind][usize::from(from.level())] -= 1;
        workers[Kind::Theater][usize::from(to.level())] += 1;
        log.say(Event::Staged { seat, kind, from, to });
        self.refresh(seat);
    }

    /// Churchill: culture, or science and resources for arms.
    fn arms(&self, seat: Seat) -> Option<(u8, u8, u8)> {
        self.leader_power(seat, only!(Power::CultureOrArms { culture, science, resources } => (culture, science, resources)))
    }

    fn take_culture(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Some((culture, _, _)) = self.arms(seat) else { return };
        self.turn.has_chosen_arms = true;
        self.score(seat, Origin::Leaders, culture.into(), log);
    }

    /// The end of the action phase.
    // Ruling: whoever has not chosen arms gets the culture.
    pub(crate) fn culture_unless_arms(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if !self.turn.has_chosen_arms {
            self.take_culture(seat, log);
        }
    }

    /// Ocean Liner Service: population for free.
    fn settlers(&self, seat: Seat) -> Option<u8> {
        self.wonder_power(seat, only!(Power::FreePopulation(count) => count))
    }

    /// The own side of a trade route.
    fn trade_side(&self, seat: Seat) -> Option<Side> {
        self.pacts_of(seat).find_map(|(card, _, side)| {
            let MilitaryType::Pact(pact) = self.rules().military(card).what else { return None };
            pact.trade_routes.then_some(side)
        })
    }

    // Ruling: the one food or resource is exchanged when its owner says so, and what it becomes is
    // for this action phase only.
    fn trade(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Some(side) = self.trade_side(seat) else { return };
        self.turn.has_traded = true;
        self.pay(seat, traded(side), 1, log);
        let good = match side {
            Side::A => Good::Resources,
            Side::B => Good::Food,
        };
        match good {
            Good::Resources => self.turn.resources += 1,
            Good::Food => self.turn.food += 1,
        }
        log.say(Event::Traded { seat, good });
    }
}

/// What a side of a trade route gives.
fn traded(side: Side) -> Good {
    match side {
        Side::A => Good::Food,
        Side::B => Good::Resources,
    }
}
