//! Who is asked what: the one place where tasks become questions, and choices become effects. What
//! runs by itself stands in `settle.rs`.

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::{Block, Good, Tech, Temple};
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Task;
use kernel::{Asks, Log, Seat};

impl Tzolkin {
    pub(crate) fn who_is_asked(&self) -> Asks {
        let Some(task) = self.agenda.top() else { return Asks::Nobody };
        match task.seat() {
            Some(seat) => Asks::Seat(seat),
            None => Asks::Chance,
        }
    }

    /// Everything that a person would expect to find at the question, possible or not.
    pub(crate) fn candidates(&self, list: &mut impl FnMut(Choice)) {
        let Some(task) = self.agenda.top() else { return };
        match task {
            Task::KeepTribe(seat) => self.list_tribes(seat, list),
            Task::KeepWealth(seat) => self.list_wealth(seat, list),
            Task::Turn(seat) => self.list_turn(seat, list),
            Task::Place(seat) => {
                self.list_placing(seat, list);
                self.list_sale(seat, list);
                list(Choice::Done);
            }
            Task::PickUp(seat) => {
                self.list_workers(seat, list);
                self.list_sale(seat, list);
                list(Choice::Done);
            }
            Task::PickOneMore(seat) => {
                self.list_workers(seat, list);
                list(match self.quick_to_come() {
                    Some(_) => Choice::QuickFirst,
                    None => Choice::Decline,
                });
            }
            Task::LastSale(seat) => {
                self.list_sale(seat, list);
                list(Choice::Decline);
            }
            Task::Act { seat, gear, .. } => {
                self.list_actions(seat, gear, list);
                self.list_sale(seat, list);
                list(Choice::Nothing);
            }
            Task::AnyAction { seat, may_decline, .. } => {
                self.list_any_action(list);
                self.list_sale(seat, list);
                if may_decline {
                    list(Choice::Decline);
                }
            }
            Task::Harvest { .. } => Self::list_harvest(list),
            Task::Pay { seat, bill } => self.list_payments(seat, bill, list),
            _ => self.candidates_for_gains(task, list),
        }
    }

    fn candidates_for_gains(&self, task: Task, list: &mut impl FnMut(Choice)) {
        match task {
            Task::TakeBlock(seat) => {
                Block::ALL.iter().for_each(|&block| list(Choice::TakeBlock(block)));
                self.list_sale(seat, list);
            }
            Task::TakeGold { seat, most, .. } => {
                (0..=most).for_each(|count| list(Choice::TakeGold(count)));
                self.list_sale(seat, list);
            }
            Task::TakeSkull(_) => {
                Self::list_temples(Choice::Down, list);
                list(Choice::Decline);
            }
            Task::StepDown(_) => Self::list_temples(Choice::Down, list),
            Task::StepUp { seat, .. } => {
                list(Choice::Accept);
                list(Choice::Decline);
                self.list_sale(seat, list);
            }
            Task::Advance { .. } => {
                list(Choice::Accept);
                list(Choice::Decline);
            }
            Task::AnyStep { seat, .. } | Task::StepAfterSkull(seat) => {
                Self::list_temples(Choice::Up, list);
                list(Choice::Decline);
                self.list_sale(seat, list);
            }
            Task::Study { may_stop, .. } => {
                Self::list_techs(Choice::Advance, list);
                if may_stop {
                    list(Choice::Done);
                }
            }
            Task::AnyAdvance(_) => {
                Self::list_techs(Choice::Advance, list);
                list(Choice::Decline);
            }
            Task::AnyBonus(_) => Self::list_techs(Choice::Bonus, list),
            Task::TechExchange(_) => Self::list_techs(Choice::Lower, list),
            Task::AdvanceOthers { left, .. } => {
                let tracks = Tech::ALL.iter().filter(|&&tech| left[tech]);
                tracks.for_each(|&tech| list(Choice::Advance(tech)));
                if self.advance_price() > 0 {
                    list(Choice::Decline);
                }
            }
            Task::Build { seat, works } => self.list_build(seat, works, list),
            Task::BuildMonument(seat) => {
                self.list_monuments(seat, list);
                list(Choice::Decline);
            }
            Task::Market { .. } => Self::list_market(list),
            Task::Days(_) => Self::list_days(list),
            _ => self.list_chances(task, list),
        }
    }

    /// Why a choice is not possible now. Everything that is possible is among the candidates.
    pub(crate) fn check(&self, choice: Choice) -> Result<(), Refusal> {
        self.check_alone(choice)?;
        self.check_promise(choice)
    }

    fn check_alone(&self, choice: Choice) -> Result<(), Refusal> {
        use Choice as C;
        let Some(task) = self.agenda.top() else { return Err(Refusal::NotAsked) };
        match (task, choice) {
            (Task::KeepTribe(seat), C::KeepTribe(tribe)) => self.check_tribe(seat, tribe),
            (Task::KeepWealth(seat), C::KeepWealth(keep)) => self.check_wealth(seat, keep),
            (Task::Turn(seat), C::Beg(temple)) => self.check_beg(seat, temple),
            (Task::Turn(seat), C::Pass) => self.check_pass(seat),
            (Task::Turn(seat), C::PlaceByMercy { gear, space }) => {
                self.check_mercy(seat, gear, space)
            }
            (
                Task::Turn(seat) | Task::Place(seat),
                C::Place { .. } | C::PlaceFlat { .. } | C::PlaceStart | C::PlaceQuick,
            ) => self.check_placing(seat, choice),
            (Task::Turn(seat) | Task::PickUp(seat), C::PickUp { gear, space }) => {
                self.check_pick_up(seat, gear, space)
            }
            (Task::PickOneMore(seat), C::PickUp { gear, space }) => {
                self.check_one_more(seat, gear, space)
            }
            (
                Task::Turn(seat)
                | Task::Place(seat)
                | Task::PickUp(seat)
                | Task::LastSale(seat)
                | Task::Act { seat, .. }
                | Task::AnyAction { seat, .. }
                | Task::TakeBlock(seat)
                | Task::TakeGold { seat, .. }
                | Task::StepUp { seat, .. }
                | Task::AnyStep { seat, .. }
                | Task::StepAfterSkull(seat),
                C::SellOne(block),
            ) => self.check_sale(seat, block),
            (Task::Place(_) | Task::PickUp(_), C::Done) => Ok(()),
            (Task::PickOneMore(_), C::QuickFirst) => self.check_quick_first(),
            (Task::PickOneMore(_), C::Decline) if self.quick_to_come().is_some() => {
                Err(Refusal::NotAsked)
            }
            (Task::PickOneMore(_) | Task::LastSale(_), C::Decline) => Ok(()),
            (Task::Act { seat, gear, space }, C::Act { gear: to, action, way }) => {
                self.check_act(seat, (gear, space), (to, action), way)
            }
            (Task::Act { .. }, C::Nothing) => Ok(()),
            (Task::AnyAction { seat, cost, .. }, C::Act { gear, action, way }) => {
                self.check_any_action(seat, cost, (gear, action), way)
            }
            (Task::AnyAction { may_decline: true, .. }, C::Decline) => Ok(()),
            (Task::Harvest { seat, field }, _) => self.check_harvest(seat, field, choice),
            (Task::Pay { seat, bill }, C::Pay { wood, stone, gold }) => {
                self.check_payment(seat, bill, [wood, stone, gold])
            }
            _ => self.check_gains(task, choice),
        }
    }

    fn check_gains(&self, task: Task, choice: Choice) -> Result<(), Refusal> {
        use Choice as C;
        match (task, choice) {
            (Task::TakeBlock(seat), C::TakeBlock(block)) => self.check_block(seat, block),
            (Task::TakeGold { seat, most, may_decline: false }, C::TakeGold(0)) => {
                self.check_no_gold(seat, most)
            }
            (Task::TakeGold { seat, most, .. }, C::TakeGold(count)) => {
                self.check_gold(seat, most, count)
            }
            (Task::TakeSkull(seat) | Task::StepDown(seat), C::Down(temple)) => {
                self.check_down(seat, temple)
            }
            (Task::TakeSkull(_), C::Decline) => Ok(()),
            (Task::StepUp { seat, temple }, C::Accept) => self.check_up(seat, temple, None, 0),
            (Task::StepUp { .. }, C::Decline) => Ok(()),
            (Task::Advance { .. }, C::Accept | C::Decline) => Ok(()),
            (Task::AnyStep { seat, but, .. }, C::Up(temple)) => self.check_up(seat, temple, but, 0),
            (Task::AnyStep { seat, but, .. }, C::Decline) => self.check_decline_step(seat, but),
            (Task::StepAfterSkull(seat), C::Up(temple)) => self.check_up(seat, temple, None, 1),
            (Task::StepAfterSkull(_), C::Decline) => Ok(()),
            (Task::Study { seat, .. }, C::Advance(tech)) => self.check_study(seat, tech),
            (Task::Study { may_stop: true, .. }, C::Done) => Ok(()),
            (Task::AnyAdvance(seat), C::Advance(_)) => {
                self.check_blocks(seat, self.advance_price())
            }
            (Task::AdvanceOthers { seat, left }, C::Advance(tech)) => {
                self.check_other(seat, left, tech)
            }
            (Task::AnyAdvance(_) | Task::AdvanceOthers { .. }, C::Decline) => {
                match self.advance_price() {
                    0 => Err(Refusal::MustTakeOne),
                    _ => Ok(()),
                }
            }
            (Task::AnyBonus(_), C::Bonus(_)) => Ok(()),
            (Task::TechExchange(seat), C::Lower(tech)) => self.check_lower(seat, tech),
            (Task::Build { seat, works }, C::Build { building, renovate, helped }) => {
                self.check_build(seat, works, building, renovate, helped)
            }
            (Task::Build { works, .. }, C::Done) => match works.may_stop {
                true => Ok(()),
                false => Err(Refusal::MustTakeOne),
            },
            (Task::Build { works, seat }, C::BuildMonument { monument, renovate }) => {
                match works.monument {
                    true => self.check_monument(seat, monument, renovate),
                    false => Err(Refusal::NotAsked),
                }
            }
            (Task::BuildMonument(seat), C::BuildMonument { monument, renovate }) => {
                self.check_monument(seat, monument, renovate)
            }
            (Task::BuildMonument(_), C::Decline) => Ok(()),
            (Task::Market { may_stop: true, .. }, C::Done) => Ok(()),
            (Task::Market { seat, is_buying, .. }, C::Done) => self.check_no_trade(seat, is_buying),
            (Task::Market { seat, is_buying, .. }, C::Sell(block)) => {
                self.check_sell(seat, is_buying, block)
            }
            (Task::Market { seat, .. }, C::Buy(block)) => self.check_buy(seat, block),
            (Task::Days(seat), C::Days(days)) => self.check_days(seat, days),
            _ if task.seat().is_none() => self.check_chance(task, choice),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// A possible choice takes effect, up to the next question.
    pub(crate) fn answer(&mut self, choice: Choice, log: &mut impl Log<Event>) {
        use Choice as C;
        let Some(task) = self.agenda.top() else { return };
        match (task, choice) {
            (Task::KeepTribe(seat), C::KeepTribe(tribe)) => self.keep_tribe(seat, tribe, log),
            (Task::KeepWealth(seat), C::KeepWealth(keep)) => self.keep_wealth(seat, keep, log),
            (Task::Turn(seat), C::Beg(temple)) => self.beg(seat, temple, log),
            (Task::Turn(seat), C::Pass) => self.pass(seat, log),
            (Task::Turn(seat), C::PlaceByMercy { gear, space }) => {
                self.place_by_mercy(seat, gear, space, log);
            }
            (Task::Turn(seat) | Task::PickUp(seat), C::PickUp { gear, space }) => {
                self.agenda.replace(Task::PickUp(seat));
                self.pick_up(seat, gear, space, log);
            }
            (Task::PickOneMore(seat), C::PickUp { gear, space }) => {
                self.agenda.pop();
                self.pick_up(seat, gear, space, log);
            }
            (Task::PickOneMore(seat), C::QuickFirst) => self.quick_first(seat),
            (Task::Place(seat), C::Done) => self.end_placing(seat),
            (Task::PickUp(_), C::Done) => self.agenda.replace(Task::OfferBuildings),
            (Task::Act { seat, gear, space }, C::Act { gear: to, action, way }) => {
                self.agenda.pop();
                self.act(seat, (gear, space), (to, action), way, log);
            }
            (Task::Act { seat, .. }, C::Nothing) => {
                self.agenda.pop();
                log.say(Event::DidNothing { seat });
            }
            (Task::AnyAction { seat, cost, .. }, C::Act { gear, action, .. }) => {
                self.agenda.pop();
                self.pay_corn(seat, cost, log);
                log.say(Event::Acted { seat, gear, action, corn: 0 });
                self.perform(seat, gear, action, log);
            }
            (Task::Harvest { seat, field }, _) => self.harvest(seat, field, choice, log),
            (Task::Pay { seat, .. }, C::Pay { wood, stone, gold }) => {
                self.pay(seat, [wood, stone, gold], log);
            }
            (_, C::SellOne(block)) => {
                if let Some(seat) = task.seat() {
                    self.sell_one(seat, block, log);
                }
            }
            (Task::Turn(seat) | Task::Place(seat), _) => self.placing(seat, choice, log),
            _ => self.answer_gains(task, choice, log),
        }
        self.settle(log);
    }

    fn answer_gains(&mut self, task: Task, choice: Choice, log: &mut impl Log<Event>) {
        use Choice as C;
        match (task, choice) {
            (Task::TakeBlock(seat), C::TakeBlock(block)) => self.take_block(seat, block, log),
            (Task::TakeGold { seat, .. }, C::TakeGold(count)) => self.take_gold(seat, count, log),
            (Task::TakeSkull(seat), C::Down(temple)) => {
                self.agenda.pop();
                self.step_down(seat, temple, log);
                self.receive(seat, Good::Skull, 1, log);
            }
            (Task::StepDown(seat), C::Down(temple)) => {
                self.agenda.pop();
                self.step_down(seat, temple, log);
            }
            (Task::StepUp { seat, temple }, C::Accept) => {
                self.agenda.pop();
                self.step_up(seat, temple, 0, log);
            }
            (Task::AnyStep { seat, more, .. }, C::Up(temple)) => {
                self.agenda.pop();
                self.step_any(seat, temple, more, log);
            }
            (Task::StepAfterSkull(seat), C::Up(temple)) => {
                self.agenda.pop();
                self.step_up(seat, temple, 1, log);
            }
            (Task::Study { seat, left, .. }, C::Advance(tech)) => self.study(seat, left, tech),
            (Task::AnyAdvance(seat), C::Advance(tech))
            | (Task::Advance { seat, tech }, C::Accept) => {
                self.agenda.pop();
                self.advance_for(seat, tech, self.advance_price());
            }
            (Task::AdvanceOthers { seat, left }, C::Advance(tech)) => {
                self.advance_other(seat, left, tech);
            }
            (Task::AnyBonus(seat), C::Bonus(tech)) => {
                self.agenda.pop();
                self.take_bonus(seat, tech, log);
            }
            (Task::TechExchange(seat), C::Lower(tech)) => self.exchange(seat, tech, log),
            (Task::Build { seat, works }, C::Build { building, renovate, helped }) => {
                self.build(seat, works, building, renovate, helped, log);
            }
            (
                Task::Build { seat, .. } | Task::BuildMonument(seat),
                C::BuildMonument { monument, renovate },
            ) => self.build_monument(seat, monument, renovate, log),
            (Task::Market { seat, is_buying, .. }, C::Sell(block)) => {
                self.sell(seat, block, log);
                self.agenda.replace(Task::Market { seat, is_buying, may_stop: true });
            }
            (Task::Market { seat, .. }, C::Buy(block)) => self.buy(seat, block, log),
            (Task::Days(seat), C::Days(days)) => self.choose_days(seat, days, log),
            (_, C::Done | C::Decline) => {
                self.agenda.pop();
                if let (C::Decline, Some(seat)) = (choice, task.seat()) {
                    log.say(Event::Declined { seat });
                }
            }
            _ => self.chance_falls(task, choice, log),
        }
    }

    /// A step on a temple of choice; of two steps the second goes to another temple.
    pub(crate) fn step_any(
        &mut self,
        seat: Seat,
        temple: Temple,
        more: bool,
        log: &mut impl Log<Event>,
    ) {
        if more {
            self.agenda.push(Task::AnyStep { seat, but: Some(temple), more: false });
        }
        self.step_up(seat, temple, 0, log);
    }
}

impl Task {
    /// The seat that this task asks; nothing when chance is asked or the task runs by itself.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Task::KeepTribe(seat)
            | Task::KeepWealth(seat)
            | Task::Turn(seat)
            | Task::Place(seat)
            | Task::PickUp(seat)
            | Task::PickOneMore(seat)
            | Task::LastSale(seat)
            | Task::Act { seat, .. }
            | Task::AnyAction { seat, .. }
            | Task::Harvest { seat, .. }
            | Task::Pay { seat, .. }
            | Task::TakeBlock(seat)
            | Task::TakeGold { seat, .. }
            | Task::TakeSkull(seat)
            | Task::StepDown(seat)
            | Task::StepUp { seat, .. }
            | Task::AnyStep { seat, .. }
            | Task::StepAfterSkull(seat)
            | Task::Study { seat, .. }
            | Task::AnyAdvance(seat)
            | Task::Advance { seat, .. }
            | Task::AnyBonus(seat)
            | Task::TechExchange(seat)
            | Task::AdvanceOthers { seat, .. }
            | Task::Build { seat, .. }
            | Task::BuildMonument(seat)
            | Task::Market { seat, .. }
            | Task::Days(seat) => Some(seat),
            _ => None,
        }
    }
}
