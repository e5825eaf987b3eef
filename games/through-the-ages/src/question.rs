//! Who is asked what: the one place where tasks become questions, and choices become effects. Each
//! chapter lists its candidates, checks them, and does what was chosen; what runs by itself stands
//! in `settle.rs`.

use crate::choice::Choice;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Task;
use kernel::{Asks, Log, Offers, Seat};

impl Ages {
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
            Task::Politics(seat) => self.list_politics(seat, &mut |choice| {
                offers.add(choice, self.check_politics(seat, choice));
            }),
            Task::Actions(seat) => self.offer_actions(seat, offers),
            Task::Discard { seat, .. } => {
                self.each_held(seat, &mut |card| offers.possible(Choice::Discard(card)));
            }
            Task::LoseWorker(seat) => self.offer_workers(seat, offers),
            Task::GiveBlue { seat, .. } | Task::StageToken(seat) => self.offer_tokens(seat, offers),
            Task::Tuck { seat, .. } => self.offer_tuck(seat, offers),
            Task::Work { seat, job } => self.list_work(seat, job, &mut |choice| {
                offers.add(choice, self.check_work(seat, job, choice));
            }),
            Task::GainEither { .. } => {
                offers.possible(Choice::Food);
                offers.possible(Choice::Resources);
            }
            Task::GainSplit { total, .. } => {
                (0..=total).for_each(|food| offers.possible(Choice::Split(food)));
            }
            Task::LoseSplit { seat: from, total } | Task::Plunder { from, total, .. } => {
                for food in 0..=total {
                    offers.add(Choice::Split(food), self.check_plunder(from, total, food));
                }
            }
            Task::AnswerPact { .. } => {
                offers.possible(Choice::Accept);
                offers.possible(Choice::Decline);
            }
            Task::Defend { against, strength, by, .. } => {
                self.list_defence(against, &mut |choice| {
                    offers.add(choice, self.check_defence(against, by, strength, choice));
                });
            }
            Task::Bid(seat) => {
                self.list_bids(seat, &mut |choice| {
                    offers.add(choice, self.check_bid(seat, choice))
                });
            }
            Task::SendForce(seat) => self.list_force(seat, &mut |choice| {
                offers.add(choice, self.check_force(seat, choice));
            }),
            Task::Raid { from, .. } | Task::Terror { from, .. } => {
                self.list_city(from, task, &mut |choice| {
                    offers.add(choice, self.check_city(task, choice));
                });
            }
            Task::Annex { from, .. } => self.offer_colonies(from, offers),
            Task::LoseColony(seat) => self.offer_colonies(seat, offers),
            Task::Infiltrate { from, .. } => {
                for choice in [Choice::Leader, Choice::Wonder] {
                    offers.add(choice, self.check_infiltrate(from, choice));
                }
            }
            Task::TakeScience { by, from, left } => self.list_spoils(&mut |choice| {
                offers.add(choice, self.check_spoils(by, from, left, choice));
            }),
            Task::DestroyOwn(seat) => self.offer_own_buildings(seat, offers),
            Task::Ravage { seat, level } => {
                for wonder in &self.player(seat).wonders {
                    let verdict = self.check_ravage(seat, level, wonder.card);
                    offers.add(Choice::Ravage(wonder.card), verdict);
                }
            }
            Task::Agreement { seat, left } => {
                self.offer_take(seat, left, offers);
                offers.possible(Choice::Done);
            }
            Task::PickFirst
            | Task::FillRow
            | Task::Draw { .. }
            | Task::RevealEvent
            | Task::LookAtEvent(_) => self.offer_chances(task, offers),
            Task::StartTurn(_)
            | Task::Replenish
            | Task::ResolveWars(_)
            | Task::ResolveWar(_)
            | Task::PublishTactic(_)
            | Task::DiscardExcess(_)
            | Task::Production(_)
            | Task::DrawCards(_)
            | Task::EndTurn(_)
            | Task::NextTurn
            | Task::Strike { .. }
            | Task::Resolve(_)
            | Task::Auction
            | Task::Bounty { .. }
            | Task::LosePopulation { .. }
            | Task::LoseBlue { .. }
            | Task::RenewEvents
            | Task::FinalEvents
            | Task::Finish => {}
        }
    }

    /// Why a choice that the question does not offer is out of the question: with a reason of its
    /// own where somebody may well ask for it.
    pub(crate) fn object_to(&self, choice: Choice) -> Refusal {
        use Choice as C;
        let Some(task) = self.agenda.top() else { return Refusal::NotAsked };
        let verdict = match (task, choice) {
            (Task::Politics(seat), _) => self.check_politics(seat, choice),
            (Task::Actions(seat), _) => self.check_action(seat, choice),
            (Task::Work { seat, job }, _) => self.check_work(seat, job, choice),
            (Task::LoseWorker(seat), C::Lose { kind, level }) => {
                self.check_worker(seat, kind, level)
            }
            (Task::GainSplit { total: most, .. }, C::Split(_)) => Err(Refusal::TooMuch { most }),
            (
                Task::LoseSplit { seat: from, total } | Task::Plunder { from, total, .. },
                C::Split(food),
            ) => self.check_plunder(from, total, food),
            (Task::Defend { against, strength, by, .. }, _) => {
                self.check_defence(against, by, strength, choice)
            }
            (Task::Bid(seat), _) => self.check_bid(seat, choice),
            (Task::SendForce(seat), _) => self.check_force(seat, choice),
            (Task::Raid { .. } | Task::Terror { .. }, _) => self.check_city(task, choice),
            (Task::DestroyOwn(seat), C::Raze { kind, level }) if !kind.is_unit() => {
                self.check_worker(seat, kind, level)
            }
            (Task::Agreement { seat, left }, C::Take(slot)) => self.check_take(seat, slot, left),
            (Task::Discard { .. }, C::Discard(_))
            | (Task::Tuck { .. }, C::Tuck(_))
            | (Task::Annex { .. } | Task::LoseColony(_), C::Colony(_))
            | (Task::Ravage { .. }, C::Ravage(_))
            | (Task::PickFirst, C::First(_))
            | (Task::FillRow, C::Lay(_))
            | (Task::Draw { .. }, C::Draw(_))
            | (Task::RevealEvent, C::Event(_))
            | (Task::LookAtEvent(_), C::Peek(_)) => Err(Refusal::NotThere),
            _ => Err(Refusal::NotAsked),
        };
        verdict.err().unwrap_or(Refusal::NotAsked)
    }

    /// Does what was chosen, and runs on to the next question.
    pub(crate) fn answer(&mut self, choice: Choice, log: &mut impl Log<Event>) {
        use Choice as C;
        let Some(task) = self.agenda.top() else { return };
        match (task, choice) {
            (Task::Politics(seat), _) => self.politics(seat, choice, log),
            (Task::Actions(seat), _) => self.action(seat, choice, log),
            (Task::Discard { seat, left }, C::Discard(card)) => {
                self.discard_one(seat, left, card, log);
            }
            (Task::LoseWorker(seat), C::Lose { kind, level }) => {
                self.lose_worker(seat, kind, level, log);
            }
            (Task::GiveBlue { seat, left }, C::Give { store, level }) => {
                self.give_blue(seat, left, (store, level), log);
            }
            (Task::StageToken(seat), C::Give { store, level }) => {
                self.stage_token(seat, store, level, log);
            }
            (Task::Tuck { seat, leader }, _) => self.tuck(seat, leader, choice, log),
            (Task::Work { seat, job }, _) => self.work(seat, job, choice, log),
            (Task::GainEither { seat, count }, _) => self.gain_either(seat, count, choice, log),
            (Task::GainSplit { .. } | Task::LoseSplit { .. }, C::Split(food)) => {
                self.split(task, food, log);
            }
            _ => self.answer_politics(task, choice, log),
        }
        self.settle(log);
    }

    fn answer_politics(&mut self, task: Task, choice: Choice, log: &mut impl Log<Event>) {
        use Choice as C;
        match (task, choice) {
            (Task::Plunder { by, from, total }, C::Split(food)) => {
                self.plunder(by, from, total, food, log);
            }
            (Task::AnswerPact { by, to, side }, _) => self.answer_pact(by, to, side, choice, log),
            (Task::Defend { .. }, _) => self.defend(task, choice, log),
            (Task::Bid(seat), _) => self.bid(seat, choice, log),
            (Task::SendForce(seat), _) => self.send_force(seat, choice, log),
            (Task::Raid { .. } | Task::Terror { .. }, _) => self.raze(task, choice, log),
            (Task::Annex { by, from }, C::Colony(card)) => self.annex(by, from, card, log),
            (Task::LoseColony(seat), C::Colony(card)) => self.lose_colony(seat, card, log),
            (Task::Infiltrate { by, from, each }, _) => {
                self.infiltrate(by, from, each, choice, log);
            }
            (Task::TakeScience { by, from, left }, _) => {
                self.take_spoils(by, from, left, choice, log);
            }
            (Task::DestroyOwn(seat), C::Raze { kind, level }) => {
                self.destroy_own(seat, kind, level, log);
            }
            (Task::Ravage { seat, .. }, C::Ravage(card)) => self.ravage(seat, card, log),
            (Task::Agreement { seat, left }, _) => self.agree(seat, left, choice, log),
            _ => self.chance_falls(task, choice, log),
        }
    }

    /// Food or resources (`Task::GainEither`).
    fn gain_either(&mut self, seat: Seat, count: u8, choice: Choice, log: &mut impl Log<Event>) {
        use crate::parts::Good;
        self.agenda.pop();
        let good = if choice == Choice::Food { Good::Food } else { Good::Resources };
        self.gain(seat, good, count, log);
    }
}
