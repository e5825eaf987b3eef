//! What answers do: the one place where choices become effects.

use crate::choice::Choice;
use crate::event::Event;
use crate::jungle::Harvest;
use crate::parts::*;
use crate::state::*;
use crate::task::{Draw, Question};
use kernel::{Log, Seat};

/// What is done with the choices that are offered at a question; the kernel lets no other pass.
macro_rules! offered {
    ($choice:expr, { $($answer:pat => $effect:expr),+ $(,)? }) => {
        match $choice {
            $($answer => $effect,)+
            other => unreachable!("{other:?} is not offered here"),
        }
    };
}

impl Tzolkin {
    pub(crate) fn take_answer(
        &mut self,
        seat: Seat,
        question: Question,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        use {Choice as C, Question as Q};
        match question {
            Q::KeepTribe => offered!(choice, {
                C::KeepTribe(tribe) => self.keep_tribe(seat, tribe, log),
            }),
            Q::KeepWealth => offered!(choice, {
                C::KeepWealth(keep) => self.keep_wealth(seat, keep, log),
            }),
            Q::Turn => offered!(choice, {
                C::Beg(temple) => self.beg(seat, temple, log),
                C::Pass => self.pass(seat, log),
                C::PlaceByMercy { gear, space } => self.place_by_mercy(seat, gear, space, log),
                C::PickUp { gear, space } => self.pick_up_in_turn(seat, gear, space, log),
                C::Place { gear, space } => self.place(seat, gear, space, false, log),
                C::PlaceFlat { gear, space } => self.place(seat, gear, space, true, log),
                C::PlaceStart => self.place_on_start(seat, log),
                C::PlaceQuick => self.place_on_quick(seat, log),
            }),
            Q::Place => offered!(choice, {
                C::Place { gear, space } => self.place(seat, gear, space, false, log),
                C::PlaceFlat { gear, space } => self.place(seat, gear, space, true, log),
                C::PlaceStart => self.place_on_start(seat, log),
                C::PlaceQuick => self.place_on_quick(seat, log),
                C::Done => self.end_placing(seat),
            }),
            Q::PickUp => offered!(choice, {
                C::PickUp { gear, space } => self.pick_up_in_turn(seat, gear, space, log),
                C::Done => self.end_turn(),
            }),
            Q::PickOneMore => offered!(choice, {
                C::PickUp { gear, space } => self.pick_up_one_more(seat, gear, space, log),
                C::QuickFirst => self.quick_first(seat),
                C::Decline => self.decline(seat, log),
            }),
            Q::LastSale => offered!(choice, { C::Decline => self.decline(seat, log) }),
            Q::Act { gear, space } => offered!(choice, {
                C::Act { gear: to, action, way } => {
                    self.act(seat, (gear, space), (to, action), way, log);
                },
                C::Nothing => self.do_nothing(seat, log),
            }),
            Q::AnyAction { cost, .. } => offered!(choice, {
                C::Act { gear, action, .. } => self.act_for(seat, cost, gear, action, log),
                C::Decline => self.decline(seat, log),
            }),
            Q::Harvest { field } => offered!(choice, {
                C::HarvestCorn => self.harvest(seat, field, Harvest::Corn, log),
                C::HarvestWood => self.harvest(seat, field, Harvest::Wood, log),
                C::Burn => self.harvest(seat, field, Harvest::Burn, log),
            }),
            Q::Pay(_) => offered!(choice, {
                C::Pay { wood, stone, gold } => {
                    self.pay(seat, of_each(wood, stone, gold), log);
                },
            }),
            Q::TakeBlock => offered!(choice, {
                C::TakeBlock(block) => self.take_block(seat, block, log),
            }),
            Q::TakeGold { .. } => offered!(choice, {
                C::TakeGold(count) => self.take_gold(seat, count, log),
            }),
            Q::TakeSkull => offered!(choice, {
                C::Down(temple) => self.take_skull(seat, temple, log),
                C::Decline => self.decline(seat, log),
            }),
            Q::StepDown => offered!(choice, {
                C::Down(temple) => {
                    self.agenda.pop();
                    self.step_down(seat, temple, log);
                },
            }),
            Q::StepUp(temple) => offered!(choice, {
                C::Accept => {
                    self.agenda.pop();
                    self.step_up(seat, temple, 0, log);
                },
                C::Decline => self.decline(seat, log),
            }),
            Q::AnyStep { more, .. } => offered!(choice, {
                C::Up(temple) => self.step_any(seat, temple, more, log),
                C::Decline => self.decline(seat, log),
            }),
            Q::StepAfterSkull => offered!(choice, {
                C::Up(temple) => {
                    self.agenda.pop();
                    self.step_up(seat, temple, 1, log);
                },
                C::Decline => self.decline(seat, log),
            }),
            Q::Study { left, .. } => offered!(choice, {
                C::Advance(tech) => self.study(seat, left, tech),
                C::Done => self.stop(),
            }),
            Q::AnyAdvance => offered!(choice, {
                C::Advance(tech) => self.advance_free(seat, tech),
                C::Decline => self.decline(seat, log),
            }),
            Q::Advance(tech) => offered!(choice, {
                C::Accept => self.advance_free(seat, tech),
                C::Decline => self.decline(seat, log),
            }),
            Q::AnyBonus => offered!(choice, {
                C::Bonus(tech) => {
                    self.agenda.pop();
                    self.take_bonus(seat, tech, log);
                },
            }),
            Q::TechExchange => offered!(choice, {
                C::Lower(tech) => self.exchange(seat, tech, log),
            }),
            Q::AdvanceOthers { left } => offered!(choice, {
                C::Advance(tech) => self.advance_other(seat, left, tech),
                C::Decline => self.decline(seat, log),
            }),
            Q::Build(works) => offered!(choice, {
                C::Build { building, renovate, helped } => {
                    self.build(seat, works, building, renovate, helped, log);
                },
                C::BuildMonument { monument, renovate } => {
                    self.build_monument(seat, monument, renovate, log);
                },
                C::Done => self.stop(),
            }),
            Q::BuildMonument => offered!(choice, {
                C::BuildMonument { monument, renovate } => {
                    self.build_monument(seat, monument, renovate, log);
                },
                C::Decline => self.decline(seat, log),
            }),
            Q::Market { is_buying, .. } => offered!(choice, {
                C::Sell(block) => self.sell_on_market(seat, is_buying, block, log),
                C::Buy(block) => self.buy(seat, block, log),
                C::Done => self.stop(),
            }),
            Q::Days => offered!(choice, { C::Days(days) => self.choose_days(seat, days, log) }),
        }
    }

    /// What chance's draw does.
    pub(crate) fn take_outcome(&mut self, draw: Draw, outcome: Choice, log: &mut impl Log<Event>) {
        use {Choice as C, Draw as D};
        match draw {
            D::PickFirst => offered!(outcome, { C::First(seat) => self.begin_with(seat, log) }),
            D::OfferBuildings => offered!(outcome, {
                C::RevealBuilding(building) => self.offer_building(building, log),
            }),
            D::OfferMonuments { left } => offered!(outcome, {
                C::RevealMonument(monument) => self.lay_monument(left, monument, log),
            }),
            D::LayProphecies { left } => offered!(outcome, {
                C::RevealProphecy(prophecy) => self.lay_prophecy(left, prophecy, log),
            }),
            D::LayQuick { age } => offered!(outcome, {
                C::LayQuick(quick) => self.lay_quick(age, quick, log),
            }),
            D::DealTribes => {
                offered!(outcome, { C::DealTribe(tribe) => self.deal_tribe(tribe, log) })
            }
            D::DealWealth => offered!(outcome, {
                C::DealWealth(wealth) => self.deal_wealth(wealth, log),
            }),
            D::PlaceDummies => offered!(outcome, {
                C::PlaceDummy(wealth) => self.place_dummy(wealth, log),
            }),
        }
    }

    /// Enough of it.
    fn stop(&mut self) {
        self.agenda.pop();
    }

    fn decline(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.agenda.pop();
        log.say(Event::Declined { seat });
    }
}
