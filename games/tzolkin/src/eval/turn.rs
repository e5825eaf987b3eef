//! Features of the turn in progress, and of the expansion's modules.

use super::eye::Eye;
use super::groups::{Group, SPACES};
use crate::parts::*;
use crate::state::QUICK_SPACES;
use crate::task::Task;
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
        is_acting |= !matches!(task, Task::StartTurn(_));
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
        Task::Act { gear, space, .. } => {
            let space = usize::from(space).min(SPACES - 1);
            pen.put(Group::ActOn, gear.index() * SPACES + space, 1.0);
        }
        Task::Pay { bill, .. } => {
            coming.bill[0] += bill.total();
            coming.bill[1] += bill.extra;
            coming.bill[2] += bill.discount * 4;
        }
        Task::StepUp { temple, .. } | Task::Rise { temple, .. } => {
            coming.steps[temple as usize] += 1;
        }
        Task::Advance { tech, .. } | Task::Raise { tech, .. } => {
            coming.raises[tech as usize] += 1;
        }
        Task::AdvanceOthers { left, .. } => {
            for (tech, is_left) in left {
                coming.raises[tech as usize] += u8::from(is_left);
            }
        }
        Task::Open { building, .. } => pen.put(Group::Opening, building.index(), 1.0),
        _ => {}
    }
}

/// Whose task it is, and its number among the kinds.
fn kind(task: Task) -> Option<(Seat, usize)> {
    Some(match task {
        Task::KeepTribe(seat) => (seat, 0),
        Task::KeepWealth(seat) => (seat, 1),
        Task::Turn(seat) => (seat, 2),
        Task::Place(seat) => (seat, 3),
        Task::PickUp(seat) => (seat, 4),
        Task::PickOneMore(seat) => (seat, 5),
        Task::LastSale(seat) => (seat, 6),
        Task::Act { seat, .. } => (seat, 7),
        Task::AnyAction { seat, .. } => (seat, 8),
        Task::Harvest { seat, field } => (seat, 9 + usize::from(field).min(3)),
        Task::Pay { seat, .. } => (seat, 13),
        Task::TakeBlock(seat) => (seat, 14),
        Task::TakeGold { seat, .. } => (seat, 15),
        Task::TakeSkull(seat) => (seat, 16),
        Task::StepDown(seat) => (seat, 17),
        Task::StepUp { seat, .. } | Task::Rise { seat, .. } => (seat, 18),
        Task::AnyStep { seat, more, .. } => (seat, if more { 20 } else { 19 }),
        Task::StepAfterSkull(seat) => (seat, 21),
        Task::Study { seat, left, .. } => (seat, if left > 1 { 23 } else { 22 }),
        Task::AnyAdvance(seat) | Task::AnyBonus(seat) => (seat, 24),
        Task::Advance { seat, .. }
        | Task::Raise { seat, .. }
        | Task::AdvanceOthers { seat, .. } => (seat, 25),
        Task::TechExchange(seat) => (seat, 26),
        Task::Build { seat, works } => (seat, if works.left > 1 { 28 } else { 27 }),
        Task::BuildMonument(seat) => (seat, 29),
        Task::Market { seat, is_buying, .. } => (seat, if is_buying { 31 } else { 30 }),
        Task::QuickAction(seat) => (seat, 5),
        Task::StartTurn(seat) => (seat, 2),
        Task::Open { seat, .. } => (seat, 6),
        _ => return None,
    })
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
