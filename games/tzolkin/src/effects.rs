//! The one interpreter of effects: what can be done, and doing it.

use crate::choice::Choice;
use crate::content::{Calamity, Effect};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Bill, Question, Task, Works};
use kernel::{Log, Offers, Seat};

/// Where effects come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// An action of a gear, by its number.
    Space(u8),
    Quick,
    Wealth,
    Building,
    /// The bonus beyond a technology's third level.
    Bonus,
}

impl Cause {
    fn origin(self) -> Origin {
        match self {
            Cause::Space(_) | Cause::Quick => Origin::Skulls,
            Cause::Wealth | Cause::Building => Origin::Buildings,
            Cause::Bonus => Origin::Technologies,
        }
    }

    /// Whoever does an action has decided for it; what a tile offers may be left.
    fn may_stop(self) -> bool {
        matches!(self, Cause::Building)
    }
}

impl Tzolkin {
    /// Whether a list of effects can be carried out with this much corn. `action` is the number of
    /// the gear's action.
    pub(crate) fn can_do(
        &self,
        seat: Seat,
        effects: &[Effect],
        mut corn: u16,
        action: u8,
    ) -> Result<(), Refusal> {
        let player = self.player(seat);
        let mut spent = 0;
        for &effect in effects {
            match effect {
                Effect::PayCorn(needs) => {
                    let needs = u16::from(needs);
                    corn =
                        corn.checked_sub(needs).ok_or(Refusal::NeedsCorn { needs, has: corn })?;
                }
                Effect::PayBlock(needs) => {
                    let has = player.block_count();
                    if has < u16::from(needs) {
                        return Err(Refusal::NeedsBlocks { needs, has });
                    }
                    spent += needs;
                }
                Effect::AnyStep(_) | Effect::TwoSteps => self.some_temple(seat, corn, spent)?,
                Effect::Study(_) => self.some_tech(seat)?,
                Effect::Market => self.check_market(seat, corn)?,
                Effect::Worker(_) => self.check_worker(seat)?,
                Effect::Harvest { wood, .. } => {
                    self.check_field(seat, action - FIRST_FIELD, wood > 0)?
                }
                Effect::PlaceSkull => return self.check_slot(seat, action),
                Effect::Gain(good, _) | Effect::Extract(good, _) => {
                    if effects.len() == 1 {
                        self.check_lone_gain(seat, good, corn)?;
                    }
                }
                Effect::Build(left) => self.some_building(seat, Works::new(left), corn)?,
                Effect::BuildOrMonument(left) => {
                    self.some_building(seat, Works::new(left).or_monument(), corn)?;
                }
                Effect::BuildForCorn(each) => {
                    self.some_building(seat, Works::for_corn(each), corn)?;
                }
                Effect::BuildPlain => self.some_building(seat, Works::without_help(), corn)?,
                // What is lost when it cannot be had, and what nobody can be without.
                Effect::GainBlock(_)
                | Effect::Fish(_)
                | Effect::Points(_)
                | Effect::Step(..)
                | Effect::Advance(_)
                | Effect::AnyAdvance(_)
                | Effect::TechExchange
                | Effect::BuildMonument
                | Effect::AnyAction
                | Effect::FarmOne(_)
                | Effect::FarmAll(_)
                | Effect::FoodDay(..)
                | Effect::FoodDayEarly(..)
                | Effect::FoodDayLate(..) => {}
            }
        }
        Ok(())
    }

    /// A gain that is all there is to an action must be possible.
    fn check_lone_gain(&self, seat: Seat, good: Good, corn: u16) -> Result<(), Refusal> {
        match (good, self.calamity()) {
            (Good::Skull, _) if self.skull_bank == 0 => Err(Refusal::NoSkullsLeft),
            (Good::Skull, Some(Calamity::SkullCostsStep)) if self.is_forsaken(seat) => {
                Err(Refusal::GodsForsake)
            }
            (Good::Gold, Some(Calamity::GoldCostsCorn(needs))) if corn < u16::from(needs) => {
                Err(Refusal::NeedsCorn { needs: u16::from(needs), has: corn })
            }
            _ => Ok(()),
        }
    }

    fn check_worker(&self, seat: Seat) -> Result<(), Refusal> {
        let most = self.rules().figures.most_workers;
        if self.player(seat).workers < most { Ok(()) } else { Err(Refusal::AllWorkers { most }) }
    }

    /// A skull in hand and a free slot (base rules, "Chichén Itzá").
    fn check_slot(&self, seat: Seat, action: u8) -> Result<(), Refusal> {
        if self.skull_slots[usize::from(action) - 1].is_some() {
            return Err(Refusal::SlotTaken);
        }
        if self.player(seat).skulls == 0 { Err(Refusal::NeedsSkull) } else { Ok(()) }
    }

    /// Carries effects out. Whatever asks nobody is done at once: corn that an action brings may
    /// pay for its other gains (expansion, "Calamities"). The rest goes onto the agenda in printed
    /// order; while blocks can pay for gains that a prophecy makes dear, first what is to be paid,
    /// then blocks of choice, then everything else.
    // Ruling: blocks that an action brings may pay for its other gains just as its corn may.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        effects: &[Effect],
        cause: Cause,
        log: &mut impl Log<Event>,
    ) {
        for &effect in effects {
            self.do_at_once(seat, effect, cause, log);
        }
        if effects.contains(&Effect::PlaceSkull) {
            self.agenda.ask(seat, Question::StepAfterSkull);
        }
        let turns: &[fn(&Effect) -> bool] = match self.may_pay_with_blocks(seat) {
            true => &[
                |effect| !matches!(effect, Effect::PayBlock(_) | Effect::GainBlock(_)),
                |effect| matches!(effect, Effect::GainBlock(_)),
                |effect| matches!(effect, Effect::PayBlock(_)),
            ],
            false => &[|_| true],
        };
        for is_its_turn in turns {
            for (index, &effect) in effects.iter().enumerate().rev() {
                if is_its_turn(&effect) {
                    self.put_on_agenda(seat, effect, cause, &effects[..index], log);
                }
            }
        }
    }

    /// Whether a prophecy asks for gains what blocks can pay: blocks themselves, or corn from a
    /// tribe that can still sell one.
    fn may_pay_with_blocks(&self, seat: Seat) -> bool {
        match self.calamity() {
            Some(Calamity::StepCostsBlock(_) | Calamity::AdvanceCostsBlock(_)) => true,
            Some(Calamity::StepCostsCorn(_) | Calamity::GoldCostsCorn(_)) => self.may_sell(seat),
            Some(
                Calamity::LessWood(_)
                | Calamity::LessCorn(_)
                | Calamity::SkullCostsStep
                | Calamity::NoLevelTwo
                | Calamity::BuildingCostsBlock(_)
                | Calamity::WorkerEats(_)
                | Calamity::ChichenCostsCorn(_),
            )
            | None => false,
        }
    }

    fn do_at_once(&mut self, seat: Seat, effect: Effect, cause: Cause, log: &mut impl Log<Event>) {
        match effect {
            Effect::Gain(good, _) | Effect::Extract(good, _) if has_price(good) => {}
            Effect::Gain(good, count) => self.gain(seat, good, count, log),
            Effect::Extract(good, count) => {
                self.gain(seat, good, count + self.extraction(seat, good), log);
            }
            Effect::Fish(corn) => {
                let more = self.help(seat, Tech::Agriculture).fishing;
                self.gain(seat, Good::Corn, corn + more, log);
            }
            Effect::Points(points) => self.score(seat, cause.origin(), i16::from(points), log),
            Effect::Worker(count) => self.add_workers(seat, count, log),
            Effect::PayCorn(corn) => {
                if cause != Cause::Building {
                    self.pay_corn(seat, corn, log);
                }
            }
            Effect::PlaceSkull => {
                if let Cause::Space(action) = cause {
                    self.place_skull(seat, action, log);
                }
            }
            // What asks somebody.
            Effect::GainBlock(_)
            | Effect::Harvest { .. }
            | Effect::Step(..)
            | Effect::AnyStep(_)
            | Effect::TwoSteps
            | Effect::PayBlock(_)
            | Effect::Study(_)
            | Effect::Advance(_)
            | Effect::AnyAdvance(_)
            | Effect::TechExchange
            | Effect::Build(_)
            | Effect::BuildOrMonument(_)
            | Effect::BuildMonument
            | Effect::BuildForCorn(_)
            | Effect::BuildPlain
            | Effect::Market
            | Effect::AnyAction => {}
            // What works on Food Days.
            Effect::FarmOne(_)
            | Effect::FarmAll(_)
            | Effect::FoodDay(..)
            | Effect::FoodDayEarly(..)
            | Effect::FoodDayLate(..) => {}
        }
    }

    fn put_on_agenda(
        &mut self,
        seat: Seat,
        effect: Effect,
        cause: Cause,
        before: &[Effect],
        log: &mut impl Log<Event>,
    ) {
        let may_stop = cause.may_stop();
        match effect {
            Effect::Gain(good, _) | Effect::Extract(good, _) if !has_price(good) => {}
            Effect::Gain(good, count) => {
                self.gain(seat, good, count, log);
                self.bind_gold(cause);
            }
            Effect::Extract(good, count) => {
                self.gain(seat, good, count + self.extraction(seat, good), log);
            }
            Effect::GainBlock(count) => self.ask_times(count, seat, Question::TakeBlock),
            Effect::Harvest { .. } => {
                if let Cause::Space(action) = cause {
                    self.agenda.ask(seat, Question::Harvest { field: action - FIRST_FIELD });
                }
            }
            Effect::Step(temple, steps) => self.ask_times(steps, seat, Question::StepUp(temple)),
            Effect::AnyStep(steps) => {
                self.ask_times(steps, seat, Question::AnyStep { but: None, more: false });
            }
            Effect::TwoSteps => self.agenda.ask(seat, Question::AnyStep { but: None, more: true }),
            Effect::PayBlock(extra) => {
                self.agenda.ask(seat, Question::Pay(Bill::any(extra)));
            }
            Effect::Study(left) => self.agenda.ask(seat, Question::Study { left, may_stop }),
            Effect::Advance(tech) => self.agenda.ask(seat, Question::Advance(tech)),
            Effect::AnyAdvance(count) => self.ask_times(count, seat, Question::AnyAdvance),
            Effect::TechExchange => self.agenda.ask(seat, Question::TechExchange),
            Effect::Build(left) => self.ask_to_build(seat, Works::new(left), may_stop),
            Effect::BuildOrMonument(left) => {
                self.ask_to_build(seat, Works::new(left).or_monument(), may_stop);
            }
            Effect::BuildForCorn(each) => self.ask_to_build(seat, Works::for_corn(each), may_stop),
            Effect::BuildPlain => self.ask_to_build(seat, Works::without_help(), may_stop),
            Effect::BuildMonument => self.agenda.ask(seat, Question::BuildMonument),
            Effect::Market => {
                let may_stop = cause != Cause::Quick;
                self.agenda.ask(seat, Question::Market { is_buying: false, may_stop });
            }
            Effect::AnyAction => self.push_any_action(seat, cause, before),
            // Done at once.
            Effect::Fish(_)
            | Effect::Points(_)
            | Effect::PayCorn(_)
            | Effect::Worker(_)
            | Effect::PlaceSkull => {}
            // What works on Food Days.
            Effect::FarmOne(_)
            | Effect::FarmAll(_)
            | Effect::FoodDay(..)
            | Effect::FoodDayEarly(..)
            | Effect::FoodDayLate(..) => {}
        }
    }

    fn ask_to_build(&mut self, seat: Seat, works: Works, may_stop: bool) {
        self.agenda.ask(seat, Question::Build(Works { may_stop, ..works }));
    }

    /// A building's offer of an action may be declined, so its corn is paid with the choice.
    fn push_any_action(&mut self, seat: Seat, cause: Cause, before: &[Effect]) {
        let asked = before
            .iter()
            .find_map(|effect| if let Effect::PayCorn(corn) = effect { Some(*corn) } else { None });
        let cost = if cause == Cause::Building { asked.unwrap_or(0) } else { 0 };
        self.agenda.ask(seat, Question::AnyAction { cost, may_decline: cause.may_stop() });
    }

    fn ask_times(&mut self, times: u8, seat: Seat, question: Question) {
        for _ in 0..times {
            self.agenda.ask(seat, question);
        }
    }

    /// What technologies add to goods taken on Yaxchilán.
    pub(crate) fn extraction(&self, seat: Seat, good: Good) -> u8 {
        match good {
            Good::Corn => 0,
            Good::Wood => self.help(seat, Tech::Extraction).wood,
            Good::Stone => self.help(seat, Tech::Extraction).stone,
            Good::Gold => self.help(seat, Tech::Extraction).gold,
            Good::Skull => self.help(seat, Tech::Theology).skull,
        }
    }

    /// Goods from the supply. Gold and skulls may have their price under a prophecy; then the
    /// person is asked. Skulls are limited: what the bank has not is lost.
    pub(crate) fn gain(&mut self, seat: Seat, good: Good, count: u8, log: &mut impl Log<Event>) {
        if count == 0 {
            return;
        }
        match (good, self.calamity()) {
            (Good::Gold, Some(Calamity::GoldCostsCorn(_))) => {
                self.agenda.ask(seat, Question::TakeGold { most: count, may_decline: true });
            }
            (Good::Skull, Some(Calamity::SkullCostsStep)) => {
                self.ask_times(count, seat, Question::TakeSkull);
            }
            _ => self.receive(seat, good, count, log),
        }
    }

    /// Gold that is itself a quick action is not declined.
    fn bind_gold(&mut self, cause: Cause) {
        let asked = self.agenda.question();
        if let (Cause::Quick, Some((seat, Question::TakeGold { most, .. }))) = (cause, asked) {
            self.agenda.replace(Task::Ask(seat, Question::TakeGold { most, may_decline: false }));
        }
    }

    /// Goods from the supply, without a price.
    pub(crate) fn receive(&mut self, seat: Seat, good: Good, count: u8, log: &mut impl Log<Event>) {
        let bank = self.skull_bank;
        let player = self.player_mut(seat);
        let mut count = count;
        match good {
            Good::Corn => player.corn += u16::from(count),
            Good::Wood => player.blocks[Block::Wood] += u16::from(count),
            Good::Stone => player.blocks[Block::Stone] += u16::from(count),
            Good::Gold => player.blocks[Block::Gold] += u16::from(count),
            Good::Skull => {
                count = count.min(bank);
                player.skulls += count;
                self.skull_bank -= count;
            }
        }
        if count > 0 {
            log.say(Event::Gained { seat, good, count });
        }
    }

    pub(crate) fn pay_corn(&mut self, seat: Seat, corn: u8, log: &mut impl Log<Event>) {
        self.player_mut(seat).corn -= u16::from(corn);
        if corn > 0 {
            log.say(Event::Paid { seat, good: Good::Corn, count: corn });
        }
    }

    pub(crate) fn score(
        &mut self,
        seat: Seat,
        origin: Origin,
        points: i16,
        log: &mut impl Log<Event>,
    ) {
        self.player_mut(seat).points[origin] += points * 4;
        if points != 0 {
            log.say(Event::Scored { seat, origin, points });
        }
    }

    fn add_workers(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let most = self.rules().figures.most_workers;
        for _ in 0..count {
            let player = self.player_mut(seat);
            if player.workers < most {
                player.workers += 1;
                player.at_hand += 1;
                log.say(Event::WorkerJoined { seat });
            }
        }
    }

    fn place_skull(&mut self, seat: Seat, action: u8, log: &mut impl Log<Event>) {
        self.player_mut(seat).skulls -= 1;
        self.skull_slots[usize::from(action) - 1] = Some(seat);
        log.say(Event::SkullPlaced { seat, action });
    }

    /// Gold under a prophecy: as many as one wants to pay for.
    pub(crate) fn take_gold(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let price = self.gold_price();
        self.pay_corn(seat, count * price, log);
        if count == 0 {
            log.say(Event::Declined { seat });
        }
        self.receive(seat, Good::Gold, count, log);
    }

    /// A skull under a prophecy: for a step down.
    pub(crate) fn take_skull(&mut self, seat: Seat, temple: Temple, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.step_down(seat, temple, log);
        self.receive(seat, Good::Skull, 1, log);
    }

    /// Corn for each gold gained, while a prophecy says so.
    pub(crate) fn gold_price(&self) -> u8 {
        match self.calamity() {
            Some(Calamity::GoldCostsCorn(corn)) => corn,
            _ => 0,
        }
    }

    pub(crate) fn check_gold(&self, seat: Seat, most: u8, count: u8) -> Result<(), Refusal> {
        if count > most {
            return Err(Refusal::NotThere);
        }
        let needs = u16::from(count) * u16::from(self.gold_price());
        let has = self.player(seat).corn;
        if has < needs { Err(Refusal::NeedsCorn { needs, has }) } else { Ok(()) }
    }

    /// As many as there are and can be paid; none at all unless some must be taken.
    pub(crate) fn offer_gold(
        &self,
        seat: Seat,
        most: u8,
        may_decline: bool,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        for count in 0..=most {
            let verdict = match count == 0 && !may_decline && self.check_gold(seat, most, 1).is_ok()
            {
                true => Err(Refusal::MustTakeOne),
                false => self.check_gold(seat, most, count),
            };
            offers.add(Choice::TakeGold(count), verdict);
        }
    }

    pub(crate) fn check_block(&self, seat: Seat, block: Block) -> Result<(), Refusal> {
        if block == Block::Gold { self.check_gold(seat, 1, 1) } else { Ok(()) }
    }

    pub(crate) fn take_block(&mut self, seat: Seat, block: Block, log: &mut impl Log<Event>) {
        self.agenda.pop();
        if block == Block::Gold {
            self.pay_corn(seat, self.gold_price(), log);
        }
        self.receive(seat, block.into(), 1, log);
    }
}

/// Goods that a prophecy may put a price on.
fn has_price(good: Good) -> bool {
    matches!(good, Good::Gold | Good::Skull)
}
