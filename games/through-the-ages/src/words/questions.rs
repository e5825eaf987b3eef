//! What is asked.

use super::*;
use crate::task::{Attack, Draw, Job, Question, Raid, Task};
use kernel::Seat;

pub(super) fn say(state: &Ages) -> Text {
    match state.agenda.top() {
        Some(Task::Ask(seat, question)) => asked(state, seat, question),
        Some(Task::Draw(draw)) => drawn(draw),
        Some(Task::Run(_)) | None => Text::new("question-over"),
    }
}

fn drawn(draw: Draw) -> Text {
    match draw {
        Draw::PickFirst => Text::new("question-first"),
        Draw::FillRow => Text::new("question-row"),
        Draw::Cards { seat, .. } => Text::new("question-draw").with("seat", seat),
        Draw::RevealEvent => Text::new("question-event"),
        Draw::LookAtEvent(seat) => Text::new("question-peek").with("seat", seat),
    }
}

fn asked(state: &Ages, seat: Seat, question: Question) -> Text {
    use Question as Q;
    let bid = || state.auction.map_or(0, |auction| auction.bid);
    match question {
        Q::Politics => Text::new("question-politics"),
        Q::Actions => {
            let key = if state.round == 1 { "question-first-round" } else { "question-actions" };
            Text::new(key)
                .with("civil", state.civil_actions(seat))
                .with("military", state.military_actions(seat))
        }
        Q::Discard { left } => Text::new("question-discard").with("count", left),
        Q::LoseWorker => Text::new("question-lose-worker"),
        Q::GiveBlue { left } => Text::new("question-give-blue").with("count", left),
        Q::StageToken => Text::new("question-stage-token"),
        Q::Tuck { leader } => Text::new("question-tuck").with("card", civil(leader)),
        Q::Work { job } => work(job),
        Q::GainEither { count } => Text::new("question-either").with("count", count),
        Q::GainSplit { total } => Text::new("question-gain-split").with("count", total),
        Q::LoseSplit { total } => Text::new("question-lose-split").with("count", total),
        Q::AnswerPact { by, side: own } => {
            let card = state.on_table.map_or(Text::new("kind-pact"), military);
            Text::new("question-pact")
                .with("seat", by)
                .with("card", card)
                .with("side", side(own.other()))
        }
        Q::Defend(Attack { by, card, strength }) => Text::new("question-defend")
            .with("seat", by)
            .with("card", military(card))
            .with("strength", strength),
        Q::Bid => {
            let card = state.auction.map_or(Text::new("kind-territory"), |a| military(a.territory));
            Text::new("question-bid").with("card", card).with("bid", bid())
        }
        Q::SendForce => Text::new("question-force").with("bid", bid()),
        Q::Plunder { from, total } => {
            Text::new("question-plunder").with("seat", from).with("count", total)
        }
        Q::Raid(Raid { from, level, .. }) => {
            Text::new("question-raid").with("seat", from).with("age", age(Age::of(level)))
        }
        Q::Annex { from } => Text::new("question-annex").with("seat", from),
        Q::Infiltrate { from, .. } => Text::new("question-infiltrate").with("seat", from),
        Q::TakeScience { from, left } => {
            Text::new("question-spoils").with("seat", from).with("count", left)
        }
        Q::DestroyOwn => Text::new("question-destroy-own"),
        Q::LoseColony => Text::new("question-lose-colony"),
        Q::Ravage { .. } => Text::new("question-ravage"),
        Q::Terror { from } => Text::new("question-terror").with("seat", from),
        Q::Agreement { left } => Text::new("question-agreement").with("count", left),
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
