//! Features of the turn in progress, and of questions in the middle of something.

use super::eye::{Eye, Phase};
use super::groups::Group;
use crate::task::{Job, Task};
use kernel::pen::Pen;

pub fn write(eye: &Eye, pen: &mut Pen) {
    let tasks = eye.game.agenda.tasks();
    for (index, &task) in tasks.iter().enumerate() {
        if task.seat() == Some(eye.seat) {
            let is_asked = index + 1 == tasks.len();
            let group = if is_asked { Group::Asked } else { Group::Coming };
            pen.put(group, kind(task), amount(task));
            if let Task::Work { job, .. } = task {
                write_job(job, pen);
            }
        }
        if let Task::Draw { seat, left } = task
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

/// The number of a task among the kinds that ask a seat.
fn kind(task: Task) -> usize {
    match task {
        Task::Politics(_) => 0,
        Task::Actions(_) => 1,
        Task::Discard { .. } => 2,
        Task::LoseWorker(_) => 3,
        Task::GiveBlue { .. } => 4,
        Task::StageToken(_) => 5,
        Task::Tuck { .. } => 6,
        Task::Work { .. } => 7,
        Task::GainEither { .. } => 8,
        Task::GainSplit { .. } => 9,
        Task::LoseSplit { .. } => 10,
        Task::AnswerPact { .. } => 11,
        Task::Defend { .. } => 12,
        Task::Bid(_) => 13,
        Task::SendForce(_) => 14,
        Task::Plunder { .. } => 15,
        Task::Raid { .. } => 16,
        Task::Annex { .. } => 17,
        Task::Infiltrate { .. } => 18,
        Task::TakeScience { .. } => 19,
        Task::DestroyOwn(_) => 20,
        Task::LoseColony(_) => 21,
        Task::Ravage { .. } => 22,
        Task::Terror { .. } => 23,
        Task::Agreement { .. } => 24,
        _ => 25,
    }
}

/// How much of it, where a task is about an amount.
fn amount(task: Task) -> f32 {
    match task {
        Task::Discard { left, .. } | Task::GiveBlue { left, .. } => f32::from(left) / 2.0,
        Task::GainEither { count, .. } => f32::from(count) / 2.0,
        Task::GainSplit { total, .. } | Task::LoseSplit { total, .. } => f32::from(total) / 2.0,
        Task::Plunder { total, .. } => f32::from(total) / 3.0,
        Task::TakeScience { left, .. } => f32::from(left) / 8.0,
        Task::Agreement { left, .. } => f32::from(left) / 3.0,
        _ => 1.0,
    }
}
