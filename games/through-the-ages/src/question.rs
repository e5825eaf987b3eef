//! Who is asked what: the one place where tasks become questions, and choices become effects. Each
//! chapter lists its candidates, checks them, and does what was chosen; what runs by itself stands
//! in `settle.rs`.

use crate::choice::Choice;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Task;
use kernel::{Asks, Log, Seat};

impl Ages {
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
            Task::Politics(seat) => self.list_politics(seat, list),
            Task::Actions(seat) => self.list_actions(seat, list),
            Task::Discard { seat, .. } => self.list_discards(seat, list),
            Task::LoseWorker(seat) => self.list_workers(seat, list),
            Task::GiveBlue { .. } | Task::StageToken(_) => self.list_tokens(list),
            Task::Tuck { seat, .. } => self.list_tuck(seat, list),
            Task::Work { seat, job } => self.list_work(seat, job, list),
            Task::GainEither { .. } => {
                list(Choice::Food);
                list(Choice::Resources);
            }
            Task::GainSplit { total, .. }
            | Task::LoseSplit { total, .. }
            | Task::Plunder { total, .. } => (0..=total).for_each(|food| list(Choice::Split(food))),
            Task::AnswerPact { .. } => {
                list(Choice::Accept);
                list(Choice::Decline);
            }
            Task::Defend { against, .. } => self.list_defence(against, list),
            Task::Bid(seat) => self.list_bids(seat, list),
            Task::SendForce(seat) => self.list_force(seat, list),
            Task::Raid { from, .. } | Task::Terror { from, .. } => self.list_city(from, task, list),
            Task::Annex { from, .. } => self.list_colonies(from, list),
            Task::LoseColony(seat) => self.list_colonies(seat, list),
            Task::Infiltrate { .. } => {
                list(Choice::Leader);
                list(Choice::Wonder);
            }
            Task::TakeScience { .. } => self.list_spoils(list),
            Task::DestroyOwn(seat) => self.list_own_buildings(seat, list),
            Task::Ravage { seat, .. } => self.list_wonders(seat, list),
            Task::Agreement { seat, .. } => self.list_agreement(seat, list),
            _ => self.list_chances(task, list),
        }
    }

    /// Why a choice is not possible now. Everything that is possible is among the candidates.
    pub(crate) fn check(&self, choice: Choice) -> Result<(), Refusal> {
        use Choice as C;
        let Some(task) = self.agenda.top() else { return Err(Refusal::NotAsked) };
        match (task, choice) {
            (Task::Politics(seat), _) => self.check_politics(seat, choice),
            (Task::Actions(seat), _) => self.check_action(seat, choice),
            (Task::Discard { seat, .. }, C::Discard(card)) => self.check_discard(seat, card),
            (Task::LoseWorker(seat), C::Lose { kind, level }) => {
                self.check_worker(seat, kind, level)
            }
            (Task::GiveBlue { seat, .. } | Task::StageToken(seat), C::Give { store, level }) => {
                self.check_token(seat, store, level)
            }
            (Task::Tuck { .. }, C::Decline) => Ok(()),
            (Task::Tuck { seat, .. }, C::Tuck(wonder)) => self.check_tuck(seat, wonder),
            (Task::Work { seat, job }, _) => self.check_work(seat, job, choice),
            (Task::GainEither { .. }, C::Food | C::Resources) => Ok(()),
            (Task::GainSplit { .. } | Task::LoseSplit { .. }, C::Split(food)) => {
                self.check_split(task, food)
            }
            (Task::Plunder { from, total, .. }, C::Split(food)) => {
                self.check_plunder(from, total, food)
            }
            (Task::AnswerPact { .. }, C::Accept | C::Decline) => Ok(()),
            (Task::Defend { against, strength, by, .. }, _) => {
                self.check_defence(against, by, strength, choice)
            }
            (Task::Bid(seat), _) => self.check_bid(seat, choice),
            (Task::SendForce(seat), _) => self.check_force(seat, choice),
            (Task::Raid { .. } | Task::Terror { .. }, _) => self.check_city(task, choice),
            (Task::Annex { from, .. }, C::Colony(card)) => self.check_colony(from, card),
            (Task::LoseColony(seat), C::Colony(card)) => self.check_colony(seat, card),
            (Task::Infiltrate { from, .. }, _) => self.check_infiltrate(from, choice),
            (Task::TakeScience { by, from, left }, _) => self.check_spoils(by, from, left, choice),
            (Task::DestroyOwn(seat), C::Raze { kind, level }) => {
                self.check_own_building(seat, kind, level)
            }
            (Task::Ravage { seat, level }, C::Ravage(card)) => self.check_ravage(seat, level, card),
            (Task::Agreement { seat, left }, _) => self.check_agreement(seat, left, choice),
            _ if task.is_chance() => self.check_chance(task, choice),
            _ => Err(Refusal::NotAsked),
        }
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
