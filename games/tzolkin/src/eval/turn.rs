//! Features of the turn in progress, and of the expansion's modules.

use super::eye::Eye;
use super::groups::{Group, SPACES};
use crate::parts::*;
use crate::state::QUICK_SPACES;
use crate::task::{Question, Step, Task};
use kernel::Seat;
use kernel::pen::Pen;

pub fn write(eye: &Eye, pen: &mut Pen) {
    let game = eye.game;
    let tasks = game.agenda.tasks();
    let mut is_acting = false;
    let mut pending = [0u8; 32];
    let mut coming = Coming::default();
    for (index, &task) in tasks.iter().enumerate() {
        let Some((seat, kind)) = kind(task) else { continue };
        if seat != eye.seat {
            continue;
        }
        is_acting |= !matches!(task, Task::Run(Step::StartTurn(_)));
        if index + 1 == tasks.len() {
            pen.put(Group::Acting, kind, 1.0);
        } else {
            pending[kind] += 1;
        }
        details(task, &mut coming, pen);
    }
    coming.write(pen);
    for (kind, &count) in pending.iter().enumerate() {
        pen.put(Group::Pending, kind, f32::from(count) / 2.0);
    }
    if is_acting && game.round > 0 {
        so_far(eye, pen);
    }
    modules(eye, pen);
}

fn so_far(eye: &Eye, pen: &mut Pen) {
    let turn = &eye.game.turn;
    pen.one(Group::Placed, turn.placed.into());
    let flags = [
        turn.took_start,
        turn.took_quick,
        turn.has_begged,
        turn.has_sold,
        turn.paid_flat,
        turn.went_ahead,
    ];
    for (index, flag) in flags.into_iter().enumerate() {
        pen.put(Group::TurnFlags, index, f32::from(u8::from(flag)));
    }
}

/// Steps, advances and payments that are still to come, added up.
#[derive(Default)]
struct Coming {
    steps: [u8; 3],
    raises: [u8; 4],
    bill: [u8; 3],
}

impl Coming {
    fn write(&self, pen: &mut Pen) {
        let parts = [
            (Group::Steps, &self.steps[..], 1.0),
            (Group::Raises, &self.raises[..], 1.0),
            (Group::Bill, &self.bill[..], 4.0),
        ];
        for (group, counts, unit) in parts {
            for (index, &count) in counts.iter().enumerate() {
                pen.put(group, index, f32::from(count) / unit);
            }
        }
    }
}

/// What the task says beyond its kind.
fn details(task: Task, coming: &mut Coming, pen: &mut Pen) {
    match task {
        Task::Ask(_, Question::Act { gear, space }) => {
            let space = usize::from(space).min(SPACES - 1);
            pen.put(Group::ActOn, gear.index() * SPACES + space, 1.0);
        }
        Task::Ask(_, Question::Pay(bill)) => {
            coming.bill[0] += bill.total();
            coming.bill[1] += bill.extra;
            coming.bill[2] += bill.discount * 4;
        }
        Task::Ask(_, Question::StepUp(temple)) | Task::Run(Step::Rise { temple, .. }) => {
            coming.steps[temple as usize] += 1;
        }
        Task::Ask(_, Question::Advance(tech)) | Task::Run(Step::Raise { tech, .. }) => {
            coming.raises[tech as usize] += 1;
        }
        Task::Ask(_, Question::AdvanceOthers { left }) => {
            for (tech, is_left) in left {
                coming.raises[tech as usize] += u8::from(is_left);
            }
        }
        Task::Run(Step::Open { building, .. }) => pen.put(Group::Opening, building.index(), 1.0),
        Task::Ask(..) | Task::Draw(_) | Task::Run(_) => {}
    }
}

/// Whose task it is, and its number among the kinds.
fn kind(task: Task) -> Option<(Seat, usize)> {
    match task {
        Task::Ask(seat, question) => kind_of_question(question).map(|kind| (seat, kind)),
        Task::Draw(_) => None,
        Task::Run(step) => kind_of_step(step),
    }
}

fn kind_of_question(question: Question) -> Option<usize> {
    Some(match question {
        Question::KeepTribe => 0,
        Question::KeepWealth => 1,
        Question::Turn => 2,
        Question::Place => 3,
        Question::PickUp => 4,
        Question::PickOneMore => 5,
        Question::LastSale => 6,
        Question::Act { .. } => 7,
        Question::AnyAction { .. } => 8,
        Question::Harvest { field } => 9 + usize::from(field).min(3),
        Question::Pay(_) => 13,
        Question::TakeBlock => 14,
        Question::TakeGold { .. } => 15,
        Question::TakeSkull => 16,
        Question::StepDown => 17,
        Question::StepUp(_) => 18,
        Question::AnyStep { more, .. } => 19 + usize::from(more),
        Question::StepAfterSkull => 21,
        Question::Study { left, .. } => 22 + usize::from(left > 1),
        Question::AnyAdvance | Question::AnyBonus => 24,
        Question::Advance(_) | Question::AdvanceOthers { .. } => 25,
        Question::TechExchange => 26,
        Question::Build(works) => 27 + usize::from(works.left > 1),
        Question::BuildMonument => 29,
        Question::Market { is_buying, .. } => 30 + usize::from(is_buying),
        Question::Days => return None,
    })
}

/// Steps that follow from a question count like it.
fn kind_of_step(step: Step) -> Option<(Seat, usize)> {
    match step {
        Step::StartTurn(seat) => Some((seat, 2)),
        Step::QuickAction(seat) => Some((seat, 5)),
        Step::Open { seat, .. } => Some((seat, 6)),
        Step::Rise { seat, .. } => Some((seat, 18)),
        Step::Raise { seat, .. } => Some((seat, 25)),
        Step::Reveal
        | Step::TakeWealth(_)
        | Step::Round
        | Step::TakeStartCorn(_)
        | Step::EndRound
        | Step::FoodIncome(_)
        | Step::Feed
        | Step::ChangeAge
        | Step::Rewards
        | Step::TempleGoods { .. }
        | Step::ProphecyPoints
        | Step::EndFoodDay
        | Step::Calendar
        | Step::Finish => None,
    }
}

fn modules(eye: &Eye, pen: &mut Pen) {
    let game = eye.game;
    if let Some(tribe) = eye.me.tribe {
        pen.put(Group::Tribe, tribe.index(), 1.0);
        pen.put(Group::TribeTime, tribe.index(), eye.time());
    }
    if game.modules[Part::Prophecies] {
        prophecies(eye, pen);
    }
    if game.modules[Part::Quick] {
        if let Some(quick) = game.quick_tile() {
            pen.put(Group::Quick, quick.index(), 1.0);
        }
        let free = (0..QUICK_SPACES).filter(|&index| game.quick_spaces[index].is_none()).count();
        pen.one(Group::QuickFree, free);
    }
}

/// The ruling prophecy, those to come, and what they would pay now.
fn prophecies(eye: &Eye, pen: &mut Pen) {
    let game = eye.game;
    let ruling = usize::from(game.food_days_held);
    for (index, prophecy) in game.prophecies.iter().enumerate() {
        let Some(prophecy) = *prophecy else { continue };
        if index + 1 < ruling {
            continue;
        }
        let is_ruling = index + 1 == ruling;
        let group = if is_ruling { Group::Ruling } else { Group::Coming };
        pen.put(group, prophecy.index(), 1.0);
        let tile = &game.rules().prophecies[prophecy.index()];
        let count = game.count(eye.seat, tile.metric);
        let rung = tile.rungs.iter().filter(|&&most| count > most).count();
        pen.put(Group::ProphecyNow, index + 1 - ruling, f32::from(tile.points[rung]) / 10.0);
    }
}
