//! Who is asked what: the one place where tasks become questions, and choices become effects. What
//! runs by itself stands in `settle.rs`.

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::{Block, Gear, Good, Part, Tech, Temple};
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Task, Works};
use kernel::{Asks, Log, Offers, Seat};

impl Tzolkin {
    pub(crate) fn who_is_asked(&self) -> Asks {
        let Some(task) = self.agenda.top() else { return Asks::Nobody };
        match task.seat() {
            Some(seat) => Asks::Seat(seat),
            None => Asks::Chance,
        }
    }

    /// What the question offers, and of each candidate whether it is possible.
    pub(crate) fn offer_question(&self, offers: &mut impl Offers<Choice, Refusal>) {
        let Some(task) = self.agenda.top() else { return };
        match task {
            Task::KeepTribe(seat) => self.offer_tribes(seat, offers),
            Task::KeepWealth(seat) => self.offer_wealth(seat, offers),
            Task::Turn(seat) => self.offer_turn(seat, offers),
            Task::Place(seat) => {
                self.offer_placing(seat, offers);
                offers.possible(Choice::Done);
            }
            Task::PickUp(seat) => {
                self.offer_workers(seat, offers);
                offers.possible(Choice::Done);
            }
            Task::PickOneMore(seat) => {
                self.offer_one_more(seat, offers);
                offers.possible(match self.quick_to_come() {
                    Some(_) => Choice::QuickFirst,
                    None => Choice::Decline,
                });
            }
            Task::LastSale(_) => offers.possible(Choice::Decline),
            Task::Act { seat, gear, space } => {
                self.offer_actions(seat, gear, space, offers);
                offers.possible(Choice::Nothing);
            }
            Task::AnyAction { seat, cost, may_decline } => {
                self.offer_any_action(seat, cost, offers);
                if may_decline {
                    offers.possible(Choice::Decline);
                }
            }
            Task::Harvest { seat, field } => self.offer_harvest(seat, field, offers),
            Task::Pay { seat, bill } => self.offer_payments(seat, bill, offers),
            Task::TakeBlock(seat) => {
                for &block in Block::ALL {
                    offers.add(Choice::TakeBlock(block), self.check_block(seat, block));
                }
            }
            Task::TakeGold { seat, most, may_decline } => {
                self.offer_gold(seat, most, may_decline, offers);
            }
            Task::TakeSkull(seat) => {
                self.offer_steps_down(seat, offers);
                offers.possible(Choice::Decline);
            }
            Task::StepDown(seat) => self.offer_steps_down(seat, offers),
            Task::StepUp { seat, temple } => {
                offers.add(Choice::Accept, self.check_up(seat, temple, None, 0));
                offers.possible(Choice::Decline);
            }
            Task::Advance { .. } => {
                offers.possible(Choice::Accept);
                offers.possible(Choice::Decline);
            }
            Task::AnyStep { seat, but, .. } => {
                self.offer_steps_up(seat, but, 0, offers);
                offers.add(Choice::Decline, self.check_decline_step(seat, but));
            }
            Task::StepAfterSkull(seat) => {
                self.offer_steps_up(seat, None, 1, offers);
                offers.possible(Choice::Decline);
            }
            Task::Study { seat, may_stop, .. } => {
                for &tech in Tech::ALL {
                    offers.add(Choice::Advance(tech), self.check_study(seat, tech));
                }
                if may_stop {
                    offers.possible(Choice::Done);
                }
            }
            Task::AnyAdvance(seat) => self.offer_any_advance(seat, offers),
            Task::AnyBonus(_) => {
                Tech::ALL.iter().for_each(|&tech| offers.possible(Choice::Bonus(tech)));
            }
            Task::TechExchange(seat) => {
                for &tech in Tech::ALL {
                    offers.add(Choice::Lower(tech), self.check_lower(seat, tech));
                }
            }
            Task::AdvanceOthers { seat, left } => self.offer_others(seat, left, offers),
            Task::Build { seat, works } => self.offer_buildings(seat, works, offers),
            Task::BuildMonument(seat) => {
                self.offer_monuments(seat, offers);
                offers.possible(Choice::Decline);
            }
            Task::Market { seat, is_buying, may_stop } => {
                self.offer_market(seat, is_buying, may_stop, offers);
            }
            Task::Days(seat) => self.offer_days(seat, offers),
            Task::PickFirst
            | Task::OfferBuildings
            | Task::OfferMonuments { .. }
            | Task::LayProphecies { .. }
            | Task::LayQuick { .. }
            | Task::DealTribes
            | Task::DealWealth
            | Task::PlaceDummies => self.offer_chances(task, offers),
            Task::Reveal
            | Task::TakeWealth(_)
            | Task::Round
            | Task::StartTurn(_)
            | Task::TakeStartCorn(_)
            | Task::QuickAction(_)
            | Task::EndRound
            | Task::FoodIncome(_)
            | Task::Feed
            | Task::ChangeAge
            | Task::Rewards
            | Task::TempleGoods { .. }
            | Task::ProphecyPoints
            | Task::EndFoodDay
            | Task::Calendar
            | Task::Open { .. }
            | Task::Raise { .. }
            | Task::Rise { .. }
            | Task::Finish => {}
        }
    }

    /// Why a choice that the question does not offer is out of the question: with a reason of its
    /// own where somebody may well ask for it.
    pub(crate) fn object_to(&self, choice: Choice) -> Refusal {
        use Choice as C;
        let Some(task) = self.agenda.top() else { return Refusal::NotAsked };
        let verdict = match (task, choice) {
            (Task::KeepTribe(_), C::KeepTribe(_)) => Err(Refusal::NotDealt),
            (Task::KeepWealth(seat), C::KeepWealth(keep)) => self.check_wealth(seat, keep),
            (Task::Turn(_), C::Pass) => Err(Refusal::MustMove),
            (Task::Turn(seat), C::PlaceByMercy { gear, space }) => {
                self.object_to_mercy(seat, gear, space)
            }
            (Task::Turn(seat) | Task::Place(seat), C::Place { gear, space }) => {
                self.check_space(seat, gear, space)
            }
            (Task::Turn(seat) | Task::Place(seat), C::PlaceFlat { gear, space }) => self
                .check_flat(seat, gear, space)
                .and_then(|()| self.check_space(seat, gear, space)),
            (Task::Turn(_) | Task::PickUp(_) | Task::PickOneMore(_), C::PickUp { .. }) => {
                Err(Refusal::NoWorkerThere)
            }
            (Task::Act { seat, gear, space }, C::Act { gear: to, action, way }) => {
                self.reach(seat, (gear, space), (to, action), way).map(|_| ())
            }
            (Task::AnyAction { .. }, C::Act { gear: Gear::ChichenItza, .. }) => {
                Err(Refusal::OtherGear)
            }
            (Task::AnyAction { .. }, C::Act { .. }) => Err(Refusal::NoActionHere),
            (Task::Pay { seat, bill }, C::Pay { wood, stone, gold }) => {
                self.check_payment(seat, bill, [wood, stone, gold])
            }
            (Task::TakeGold { .. }, C::TakeGold(_)) | (Task::Days(_), C::Days(_)) => {
                Err(Refusal::NotThere)
            }
            (Task::Build { seat, works }, C::Build { building, renovate, helped }) => {
                self.check_build(seat, works, building, renovate, helped)
            }
            (
                Task::Build { seat, works: Works { monument: true, .. } }
                | Task::BuildMonument(seat),
                C::BuildMonument { monument, renovate },
            ) => self.check_monument(seat, monument, renovate),
            _ => self.object_to_chance(task, choice),
        };
        verdict.err().unwrap_or(Refusal::NotAsked)
    }

    /// Whoever may sell a block at any moment of their turn may do so wherever the turn branches,
    /// wherever corn can be paid in the middle of an action, and once more after a quick action.
    pub(crate) fn free_for(&self) -> Option<Seat> {
        if !self.modules[Part::Tribes] {
            return None;
        }
        let seat = match self.agenda.top()? {
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
            | Task::StepAfterSkull(seat) => seat,
            _ => return None,
        };
        self.may_sell(seat).then_some(seat)
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
            (Task::PickOneMore(seat), C::QuickFirst) => self.quick_first(seat),
            (Task::PickOneMore(seat), C::PickUp { gear, space }) => {
                self.agenda.pop();
                self.pick_up(seat, gear, space, log);
            }
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
            | Task::AdvanceOthers { seat, .. }
            | Task::AnyBonus(seat)
            | Task::TechExchange(seat)
            | Task::Build { seat, .. }
            | Task::BuildMonument(seat)
            | Task::Market { seat, .. }
            | Task::Days(seat) => Some(seat),
            _ => None,
        }
    }
}
