//! Tasks that run by themselves, and questions that have only one answer.

use crate::event::Event;
use crate::state::*;
use crate::task::Task;
use kernel::{Asks, Log};

impl Ages {
    /// Runs the tasks that nobody must decide, until a question stands.
    pub fn settle(&mut self, log: &mut impl Log<Event>) {
        while let Some(task) = self.agenda.top() {
            let is_question = match task.asks() {
                Asks::Seat(_) => self.settle_question(task, log),
                Asks::Chance => self.settle_chance(task, log),
                Asks::Nobody => {
                    self.run(task, log);
                    false
                }
            };
            if is_question {
                return;
            }
        }
    }

    /// Whether a seat really has something to decide; if not, the task is done. Only what everybody
    /// sees may decide that: otherwise the others would learn what they may not know.
    fn settle_question(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        match task {
            Task::Discard { seat, left } => self.settle_discard(seat, left, log),
            Task::LoseWorker(seat) => {
                self.or_skip(self.player(seat).workers.values().flatten().any(|n| *n > 0))
            }
            Task::GiveBlue { seat, .. } => self.or_skip(self.tokens_on_cards(seat) > 0),
            Task::StageToken(seat) => {
                let is_building = self.player(seat).unfinished.is_some();
                self.or_skip(is_building && self.tokens_on_cards(seat) > 0)
            }
            Task::Defend { .. } => self.settle_defence(task, log),
            Task::Bid(seat) => self.settle_bid(seat, log),
            Task::Raid { .. } | Task::Terror { .. } => self.settle_raze(task, log),
            Task::Plunder { by, from, total } => self.settle_plunder(by, from, total, log),
            Task::Annex { .. } | Task::LoseColony(_) => self.settle_colony(task, log),
            Task::Infiltrate { by, from, each } => self.settle_infiltrate(by, from, each, log),
            Task::TakeScience { by, from, left } => self.settle_spoils(by, from, left, log),
            Task::DestroyOwn(seat) => self.settle_destroy_own(seat, log),
            Task::Ravage { seat, level } => self.settle_ravage(seat, level, log),
            Task::Work { seat, job } => self.settle_work(seat, job, log),
            Task::Tuck { seat, leader } => self.settle_tuck(seat, leader, log),
            Task::GainSplit { .. } | Task::LoseSplit { .. } => self.settle_split(task, log),
            Task::Agreement { seat, left } => self.settle_agreement(seat, left, log),
            Task::Politics(seat) => self.settle_politics(seat, log),
            _ => true,
        }
    }

    /// The question stands, or there is nothing to be asked.
    fn or_skip(&mut self, can: bool) -> bool {
        if !can {
            self.agenda.pop();
        }
        can
    }

    /// Whether chance really has something to decide.
    fn settle_chance(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        match task {
            Task::FillRow => self.settle_row(log),
            Task::Draw { seat, left } => self.settle_draw(seat, left, log),
            _ => true,
        }
    }

    /// A task that runs by itself.
    fn run(&mut self, task: Task, log: &mut impl Log<Event>) {
        match task {
            Task::StartTurn(seat) => self.start_turn(seat, log),
            Task::Replenish => self.replenish(log),
            Task::ResolveWars(seat) => self.resolve_wars(seat, log),
            Task::ResolveWar(war) => self.resolve_war(war, log),
            Task::PublishTactic(seat) => self.publish_tactic(seat, log),
            Task::DiscardExcess(seat) => self.discard_excess(seat),
            Task::Production(seat) => self.produce(seat, log),
            Task::DrawCards(seat) => self.draw_cards(seat),
            Task::EndTurn(seat) => self.end_turn(seat, log),
            Task::NextTurn => self.next_turn(log),
            Task::Strike { by, from, card } => self.strike(by, from, card, log),
            Task::Resolve(card) => self.resolve_event(card, log),
            Task::Auction => self.run_auction(log),
            Task::Bounty { seat, territory } => self.take_bounty(seat, territory, log),
            Task::LosePopulation { seat, count } => self.settle_population(seat, count, log),
            Task::LoseBlue { seat, count } => self.settle_blue(seat, count, log),
            Task::RenewEvents => self.renew_events(log),
            Task::FinalEvents => self.final_events(log),
            Task::Finish => self.finish(log),
            // Questions do not run by themselves: `Task::asks` and this list belong together.
            Task::PickFirst
            | Task::FillRow
            | Task::Draw { .. }
            | Task::RevealEvent
            | Task::LookAtEvent(_)
            | Task::Politics(_)
            | Task::Actions(_)
            | Task::Discard { .. }
            | Task::LoseWorker(_)
            | Task::GiveBlue { .. }
            | Task::StageToken(_)
            | Task::Tuck { .. }
            | Task::Work { .. }
            | Task::GainEither { .. }
            | Task::GainSplit { .. }
            | Task::LoseSplit { .. }
            | Task::AnswerPact { .. }
            | Task::Defend { .. }
            | Task::Bid(_)
            | Task::SendForce(_)
            | Task::Plunder { .. }
            | Task::Raid { .. }
            | Task::Annex { .. }
            | Task::Infiltrate { .. }
            | Task::TakeScience { .. }
            | Task::DestroyOwn(_)
            | Task::LoseColony(_)
            | Task::Ravage { .. }
            | Task::Terror { .. }
            | Task::Agreement { .. } => unreachable!("{task:?} is a question"),
        }
    }
}
