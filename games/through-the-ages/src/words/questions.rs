//! What is asked.

use super::*;
use crate::state::Ages;
use crate::task::{Job, Task};

pub(crate) fn question(state: &Ages) -> Text {
    let Some(task) = state.agenda.top() else { return Text::new("question-over") };
    match task {
        Task::PickFirst => Text::new("question-first"),
        Task::FillRow => Text::new("question-row"),
        Task::Draw { seat, .. } => Text::new("question-draw").with("seat", seat),
        Task::RevealEvent => Text::new("question-event"),
        Task::LookAtEvent(seat) => Text::new("question-peek").with("seat", seat),
        Task::Politics(_) => Text::new("question-politics"),
        Task::Actions(seat) => {
            let key = if state.round == 1 { "question-first-round" } else { "question-actions" };
            Text::new(key)
                .with("civil", state.civil_actions(seat))
                .with("military", state.military_actions(seat))
        }
        Task::Discard { left, .. } => Text::new("question-discard").with("count", left),
        Task::LoseWorker(_) => Text::new("question-lose-worker"),
        Task::GiveBlue { left, .. } => Text::new("question-give-blue").with("count", left),
        Task::StageToken(_) => Text::new("question-stage-token"),
        Task::Tuck { leader, .. } => Text::new("question-tuck").with("card", civil(leader)),
        Task::Work { job, .. } => work(job),
        Task::GainEither { count, .. } => Text::new("question-either").with("count", count),
        Task::GainSplit { total, .. } => Text::new("question-gain-split").with("count", total),
        Task::LoseSplit { total, .. } => Text::new("question-lose-split").with("count", total),
        _ => conflict(state, task),
    }
}

fn work(job: Job) -> Text {
    match job {
        Job::Production { less } => Text::new("question-work-production").with("less", less),
        Job::Urban { less } => Text::new("question-work-urban").with("less", less),
        Job::Upgrade { less } => Text::new("question-work-upgrade").with("less", less),
        Job::Develop { then } => Text::new("question-work-develop").with("science", then),
        Job::Civilization { less } => Text::new("question-work-civilization").with("less", less),
        Job::Free { kind } => Text::new("question-work-free").with("tech", tech(kind, Age::A)),
    }
}

fn conflict(state: &Ages, task: Task) -> Text {
    match task {
        Task::AnswerPact { by, side: own, .. } => {
            let card = state.on_table.map_or(Text::new("kind-pact"), military);
            Text::new("question-pact")
                .with("seat", by)
                .with("card", card)
                .with("side", side(own.other()))
        }
        Task::Defend { by, card, strength, .. } => Text::new("question-defend")
            .with("seat", by)
            .with("card", military(card))
            .with("strength", strength),
        Task::Bid(_) => {
            let auction = state.auction;
            let card = auction.map_or(Text::new("kind-territory"), |a| military(a.territory));
            Text::new("question-bid").with("card", card).with("bid", auction.map_or(0, |a| a.bid))
        }
        Task::SendForce(_) => {
            Text::new("question-force").with("bid", state.auction.map_or(0, |a| a.bid))
        }
        Task::Plunder { from, total, .. } => {
            Text::new("question-plunder").with("seat", from).with("count", total)
        }
        Task::Raid { from, level, .. } => {
            Text::new("question-raid").with("seat", from).with("age", age(Age::of(level)))
        }
        Task::Annex { from, .. } => Text::new("question-annex").with("seat", from),
        Task::Infiltrate { from, .. } => Text::new("question-infiltrate").with("seat", from),
        Task::TakeScience { from, left, .. } => {
            Text::new("question-spoils").with("seat", from).with("count", left)
        }
        Task::DestroyOwn(_) => Text::new("question-destroy-own"),
        Task::LoseColony(_) => Text::new("question-lose-colony"),
        Task::Ravage { .. } => Text::new("question-ravage"),
        Task::Terror { from, .. } => Text::new("question-terror").with("seat", from),
        Task::Agreement { left, .. } => Text::new("question-agreement").with("count", left),
        _ => Text::new("question-over"),
    }
}
