//! Features of the turn in progress, and of questions in the middle of something.

use super::eye::{Eye, Phase};
use super::groups::Group;
use crate::task::{Draw, Job, Question, Task};
use kernel::pen::Pen;

pub fn write(eye: &Eye, pen: &mut Pen) {
    let tasks = eye.game.agenda.tasks();
    for (index, &task) in tasks.iter().enumerate() {
        if let Task::Ask(seat, question) = task
            && seat == eye.seat
        {
            let is_asked = index + 1 == tasks.len();
            let group = if is_asked { Group::Asked } else { Group::Coming };
            pen.put(group, kind(question), amount(question));
            if let Question::Work { job } = question {
                write_job(job, pen);
            }
        }
        if let Task::Draw(Draw::Cards { seat, left }) = task
            && seat == eye.seat
        {
            pen.put(Group::ToDraw, 0, f32::from(left) / 3.0);
        }
    }
    if matches!(eye.phase, Phase::Politics | Phase::Actions) {
        so_far(eye, pen);
    }
}

fn so_far(eye: &Eye, pen: &mut Pen) {
    let (turn, me) = (&eye.game.turn, eye.me);
    pen.one(Group::CivilLeft, usize::from(me.civil_left + turn.extra_civil));
    pen.one(Group::MilitaryLeft, usize::from(me.military_left + turn.extra_military));
    pen.put(Group::Fresh, 0, turn.taken.len() as f32 / 3.0);
    pen.put(Group::Fresh, 1, f32::from(u8::from(turn.has_converted)));
    pen.put(Group::Fresh, 2, f32::from(u8::from(turn.has_used_tactic)));
    let extras = [
        turn.extra_civil,
        turn.extra_military,
        turn.unit_resources,
        turn.unit_science,
        turn.food,
        turn.resources,
    ];
    for (index, extra) in extras.into_iter().enumerate() {
        pen.put(Group::Extra, index, f32::from(extra) / 3.0);
    }
}

fn write_job(job: Job, pen: &mut Pen) {
    let (kind, less) = match job {
        Job::Production { less } => (0, less),
        Job::Urban { less } => (1, less),
        Job::Upgrade { less } => (2, less),
        Job::Develop { then } => (3, then),
        Job::Civilization { less } => (4, less),
        Job::Free { .. } => (5, 1),
    };
    pen.put(Group::Job, kind, 1.0);
    pen.put(Group::JobLess, kind, f32::from(less) / 3.0);
}

/// The number of a question; weights know them by it.
fn kind(question: Question) -> usize {
    use Question as Q;
    match question {
        Q::Politics => 0,
        Q::Actions => 1,
        Q::Discard { .. } => 2,
        Q::LoseWorker => 3,
        Q::GiveBlue { .. } => 4,
        Q::StageToken => 5,
        Q::Tuck { .. } => 6,
        Q::Work { .. } => 7,
        Q::GainEither { .. } => 8,
        Q::GainSplit { .. } => 9,
        Q::LoseSplit { .. } => 10,
        Q::AnswerPact { .. } => 11,
        Q::Defend(_) => 12,
        Q::Bid => 13,
        Q::SendForce => 14,
        Q::Plunder { .. } => 15,
        Q::Raid(_) => 16,
        Q::Annex { .. } => 17,
        Q::Infiltrate { .. } => 18,
        Q::TakeScience { .. } => 19,
        Q::DestroyOwn => 20,
        Q::LoseColony => 21,
        Q::Ravage { .. } => 22,
        Q::Terror { .. } => 23,
        Q::Agreement { .. } => 24,
    }
}

/// How much of it, where a question is about an amount.
fn amount(question: Question) -> f32 {
    use Question as Q;
    match question {
        Q::Discard { left } | Q::GiveBlue { left } => f32::from(left) / 2.0,
        Q::GainEither { count } => f32::from(count) / 2.0,
        Q::GainSplit { total } | Q::LoseSplit { total } => f32::from(total) / 2.0,
        Q::Plunder { total, .. } => f32::from(total) / 3.0,
        Q::TakeScience { left, .. } => f32::from(left) / 8.0,
        Q::Agreement { left } => f32::from(left) / 3.0,
        Q::Politics
        | Q::Actions
        | Q::LoseWorker
        | Q::StageToken
        | Q::Tuck { .. }
        | Q::Work { .. }
        | Q::AnswerPact { .. }
        | Q::Defend(_)
        | Q::Bid
        | Q::SendForce
        | Q::Raid(_)
        | Q::Annex { .. }
        | Q::Infiltrate { .. }
        | Q::DestroyOwn
        | Q::LoseColony
        | Q::Ravage { .. }
        | Q::Terror { .. } => 1.0,
    }
}
