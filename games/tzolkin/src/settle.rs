//! Tasks that run by themselves, and questions that have only one answer.

use crate::event::Event;
use crate::parts::Tech;
use crate::state::*;
use crate::task::Task;
use crate::temples::Forced;
use enum_map::EnumMap;
use kernel::{Log, Seat};

impl Tzolkin {
    /// Runs the tasks that nobody must decide, until a question stands.
    pub fn settle(&mut self, log: &mut impl Log<Event>) {
        while let Some(task) = self.agenda.top() {
            if matches!(task, Task::PickOneMore(_) | Task::LastSale(_) | Task::OfferBuildings) {
                self.turn.in_quick = false;
            }
            let is_question = match task.seat() {
                Some(seat) => self.settle_for_seat(seat, task, log),
                None => self.settle_for_table(task, log),
            };
            if is_question {
                return;
            }
        }
    }

    /// Whether a seat really has something to decide; if not, the task is done.
    fn settle_for_seat(&mut self, seat: Seat, task: Task, log: &mut impl Log<Event>) -> bool {
        match task {
            Task::Act { gear, space, .. } if self.nothing_to_do(seat, gear, space) => {
                self.agenda.pop();
                log.say(Event::DidNothing { seat });
                false
            }
            Task::LastSale(_) => self.or_skip(self.can_still_sell(seat)),
            Task::AnyAction { cost, may_decline: true, .. } => {
                let can = self.player(seat).corn >= u16::from(cost) || self.can_still_sell(seat);
                self.or_skip(can)
            }
            Task::Harvest { field, .. } => match self.forced_harvest(seat, field) {
                Some(way) => {
                    self.harvest(seat, field, way, log);
                    false
                }
                None => true,
            },
            Task::Pay { bill, .. } => match self.forced_payment(seat, bill) {
                Some(paid) => {
                    self.pay(seat, paid, log);
                    false
                }
                None => true,
            },
            Task::TakeGold { most, .. } => {
                let can = self.check_gold(seat, most, 1).is_ok() || self.can_still_sell(seat);
                self.or_decline(seat, can, log)
            }
            Task::TakeSkull(_) => {
                let can = self.skull_bank > 0 && !self.is_forsaken(seat);
                self.or_decline(seat, can, log)
            }
            Task::StepDown(_) => self.or_skip(!self.is_forsaken(seat)),
            Task::StepUp { temple, .. } => self.settle_step(seat, temple, log),
            Task::AnyStep { but, more, .. } => match self.forced_step(seat, but) {
                Forced::No => true,
                Forced::Nothing => self.or_skip(self.could_sell_for_any(seat, but, 0)),
                Forced::Only(temple) => {
                    self.agenda.pop();
                    self.step_any(seat, temple, more, log);
                    false
                }
            },
            Task::StepAfterSkull(_) => self.or_skip(self.may_step_after_skull(seat)),
            Task::Study { .. } => self.or_skip(self.some_tech(seat).is_ok()),
            Task::AnyAdvance(_) => {
                let can = self.check_blocks(seat, self.advance_price()).is_ok();
                self.or_decline(seat, can, log)
            }
            Task::Advance { tech, .. } => self.settle_advance(seat, tech, log),
            Task::TechExchange(_) => {
                let can = self.player(seat).techs.values().any(|&level| level > 0);
                self.or_skip(can)
            }
            Task::AdvanceOthers { left, .. } => self.settle_others(seat, left, log),
            Task::Build { works, .. } => {
                let can = self.some_building(seat, works, self.player(seat).corn).is_ok();
                self.or_skip(can)
            }
            Task::BuildMonument(_) => self.or_skip(self.some_monument(seat).is_ok()),
            _ => true,
        }
    }

    fn or_skip(&mut self, is_question: bool) -> bool {
        if !is_question {
            self.agenda.pop();
        }
        is_question
    }

    fn or_decline(&mut self, seat: Seat, is_question: bool, log: &mut impl Log<Event>) -> bool {
        if !is_question {
            log.say(Event::Declined { seat });
        }
        self.or_skip(is_question)
    }

    /// A free advance on one track is made at once, unless a prophecy asks a price.
    fn settle_advance(&mut self, seat: Seat, tech: Tech, log: &mut impl Log<Event>) -> bool {
        let price = self.advance_price();
        if price > 0 {
            let can = self.check_blocks(seat, price).is_ok();
            return self.or_decline(seat, can, log);
        }
        self.agenda.pop();
        self.raise(seat, tech, log);
        false
    }

    /// The order of several advances is asked only where it matters.
    fn settle_others(
        &mut self,
        seat: Seat,
        left: EnumMap<Tech, bool>,
        log: &mut impl Log<Event>,
    ) -> bool {
        if let Some(tech) = self.forced_other(seat, left) {
            self.advance_other(seat, left, tech);
            return false;
        }
        let is_any_left = left.values().any(|&is_left| is_left);
        let can = is_any_left && self.check_blocks(seat, self.advance_price()).is_ok();
        self.or_decline(seat, can, log)
    }

    /// Whether chance has something to draw; if not, or if the task runs by itself, it is done.
    fn settle_for_table(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        let is_question = match task {
            Task::PickFirst => true,
            Task::OfferBuildings => self.offer_is_short() && self.chances(task) != 0,
            Task::OfferMonuments { left } | Task::LayProphecies { left } => left > 0,
            Task::LayQuick { .. } => self.chances(task) != 0,
            Task::DealTribes => self.next_for_tribe().is_some(),
            Task::DealWealth => self.next_for_wealth().is_some(),
            Task::PlaceDummies => self.dummies_due > 0 && !self.wealth_box.is_empty(),
            _ => false,
        };
        if is_question {
            return true;
        }
        self.agenda.pop();
        match task {
            Task::Reveal => self.reveal(log),
            Task::TakeWealth(seat) => self.take_wealth(seat, log),
            Task::Round => self.begin_round(log),
            Task::StartTurn(seat) => self.start_turn(seat, log),
            Task::TakeStartCorn(seat) => self.take_start_corn(seat, log),
            Task::QuickAction(seat) => self.do_quick(seat, log),
            Task::EndRound => self.end_round(log),
            Task::FoodIncome(seat) => self.food_income(seat, log),
            Task::Feed => self.feed(log),
            Task::ChangeAge => self.change_age(log),
            Task::Rewards => self.rewards(log),
            Task::TempleGoods { seat, skulls } => self.temple_goods(seat, skulls, log),
            Task::ProphecyPoints => self.prophecy_points(log),
            Task::EndFoodDay => self.end_food_day(log),
            Task::Calendar => self.turn_calendar(log),
            Task::Open { seat, building } => self.open(seat, building, log),
            Task::Raise { seat, tech } => self.raise(seat, tech, log),
            Task::Rise { seat, temple } => self.rise(seat, temple, log),
            Task::Finish => self.finish(log),
            _ => {}
        }
        false
    }

    fn offer_is_short(&self) -> bool {
        let offer = usize::from(self.rules().figures.buildings_on_offer);
        self.offer.iter().flatten().count() < offer
    }
}
