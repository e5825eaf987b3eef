//! Questions that have only one answer, or none.

use crate::event::Event;
use crate::parts::Tech;
use crate::state::*;
use crate::task::Question;
use crate::temples::Forced;
use enum_map::EnumMap;
use kernel::{Log, Seat};

impl Tzolkin {
    /// Whether a seat really has something to decide; if not, the question is dealt with.
    pub(crate) fn has_to_decide(
        &mut self,
        seat: Seat,
        question: Question,
        log: &mut impl Log<Event>,
    ) -> bool {
        match question {
            Question::KeepTribe
            | Question::KeepWealth
            | Question::Turn
            | Question::Place
            | Question::PickUp
            | Question::TakeBlock
            | Question::AnyBonus
            | Question::Market { .. }
            | Question::Days => true,
            Question::PickOneMore => {
                self.turn.in_quick = false;
                true
            }
            Question::LastSale => {
                self.turn.in_quick = false;
                self.or_skip(self.can_still_sell(seat))
            }
            Question::Act { gear, space } => {
                let is_idle = self.nothing_to_do(seat, gear, space);
                if is_idle {
                    self.do_nothing(seat, log);
                }
                !is_idle
            }
            Question::AnyAction { may_decline: false, .. } => true,
            Question::AnyAction { cost, may_decline: true } => {
                let can = self.player(seat).corn >= u16::from(cost) || self.can_still_sell(seat);
                self.or_skip(can)
            }
            Question::Harvest { field } => match self.forced_harvest(seat, field) {
                Some(way) => {
                    self.harvest(seat, field, way, log);
                    false
                }
                None => true,
            },
            Question::Pay(bill) => match self.forced_payment(seat, bill) {
                Some(paid) => {
                    self.pay(seat, paid, log);
                    false
                }
                None => true,
            },
            Question::TakeGold { most, .. } => {
                let can = self.check_gold(seat, most, 1).is_ok() || self.can_still_sell(seat);
                self.or_decline(seat, can, log)
            }
            Question::TakeSkull => {
                let can = self.skull_bank > 0 && !self.is_forsaken(seat);
                self.or_decline(seat, can, log)
            }
            Question::StepDown => self.or_skip(!self.is_forsaken(seat)),
            Question::StepUp(temple) => self.settle_step(seat, temple, log),
            Question::AnyStep { but, more } => match self.forced_step(seat, but) {
                Forced::No => true,
                Forced::Nothing => self.or_skip(self.could_sell_for_any(seat, but, 0)),
                Forced::Only(temple) => {
                    self.step_any(seat, temple, more, log);
                    false
                }
            },
            Question::StepAfterSkull => self.or_skip(self.may_step_after_skull(seat)),
            Question::Study { .. } => self.or_skip(self.some_tech(seat).is_ok()),
            Question::AnyAdvance => {
                let can = self.check_blocks(seat, self.advance_price()).is_ok();
                self.or_decline(seat, can, log)
            }
            Question::Advance(tech) => self.settle_advance(seat, tech, log),
            Question::TechExchange => {
                let can = self.player(seat).techs.values().any(|&level| level > 0);
                self.or_skip(can)
            }
            Question::AdvanceOthers { left } => self.settle_others(seat, left, log),
            Question::Build(works) => {
                let can = self.some_building(seat, works, self.player(seat).corn).is_ok();
                self.or_skip(can)
            }
            Question::BuildMonument => self.or_skip(self.some_monument(seat).is_ok()),
        }
    }

    pub(crate) fn or_skip(&mut self, is_question: bool) -> bool {
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

    /// Fewer buildings are on offer than there should be.
    pub(crate) fn offer_is_short(&self) -> bool {
        let offer = usize::from(self.rules().figures.buildings_on_offer);
        self.offer.iter().flatten().count() < offer
    }
}
