//! Features of workers on the gears and of the gears themselves.

use super::eye::Eye;
use super::goods::FEW_TURNS;
use super::groups::{Group, SPACES};
use crate::parts::*;
use crate::state::*;
use kernel::pen::Pen;
use kernel::{Rules, Seat};

pub fn write(eye: &Eye, pen: &mut Pen) {
    let me = &eye.me;
    pen.one(Group::Workers, usize::from(me.workers).saturating_sub(1));
    pen.put(Group::WorkersTime, 0, f32::from(me.workers) * eye.time() / 6.0);
    pen.put(Group::WorkersTime, 1, f32::from(me.at_hand) * eye.time() / 6.0);
    pen.one(Group::AtHand, me.at_hand.into());
    if eye.turns <= FEW_TURNS {
        pen.one(Group::AtHandLate, me.at_hand.into());
    }
    let mut falling = 0;
    for &gear in Gear::ALL {
        falling += on_gear(eye, gear, pen);
        if me.at_hand > 0 {
            let space = eye.game.gears[gear].occupied().bits().trailing_ones() as usize;
            pen.put(Group::Lowest, gear.index() * SPACES + space.min(SPACES - 1), 1.0);
        }
    }
    if falling > 0 {
        pen.one(Group::Gone, falling - 1);
    }
    board(eye, pen);
}

/// Workers on one gear; answers how many fall off before they can be used.
fn on_gear(eye: &Eye, gear: Gear, pen: &mut Pen) -> usize {
    let mut skulls = eye.me.skulls;
    let (mut staying, mut falling) = (0, 0);
    let last = eye.game.last_space(eye.seat, gear);
    for Tooth(space) in eye.game.gears[gear].workers[eye.seat.index()] {
        let space = space + eye.shift;
        if space > last {
            falling += 1;
            continue;
        }
        staying += 1;
        let place = gear.index() * SPACES + usize::from(space).min(SPACES - 1);
        pen.put(Group::On, place, 1.0);
        if eye.turns <= 1 {
            pen.put(Group::OnLast, place, 1.0);
        } else if eye.turns <= FEW_TURNS {
            pen.put(Group::OnLate, place, 1.0);
        }
        match gear {
            Gear::Palenque => {
                let kind = harvest(eye, space);
                pen.put(Group::Field, kind * SPACES + usize::from(space), 1.0);
            }
            Gear::ChichenItza => {
                let is_free = space > 9
                    || space == 0
                    || eye.game.skull_slots[usize::from(space) - 1].is_none();
                let has = is_free && skulls > 0;
                skulls -= u8::from(has);
                pen.put(Group::Slot, usize::from(!has) * SPACES + usize::from(space), 1.0);
            }
            Gear::Yaxchilan | Gear::Tikal | Gear::Uxmal => {}
        }
    }
    let level = usize::from(eye.me.techs[helping(gear)]);
    if level > 0 {
        pen.put(Group::Skilled, gear.index() * 3 + level - 1, staying as f32 / 3.0);
    }
    falling
}

/// The technology that helps most where this gear leads.
fn helping(gear: Gear) -> Tech {
    match gear {
        Gear::Palenque => Tech::Agriculture,
        Gear::Yaxchilan => Tech::Extraction,
        Gear::Tikal | Gear::Uxmal => Tech::Architecture,
        Gear::ChichenItza => Tech::Theology,
    }
}

/// What Palenque offers at a space: corn, wood only, nothing.
fn harvest(eye: &Eye, space: u8) -> usize {
    let Some(field) = space.checked_sub(FIRST_FIELD).filter(|&field| field < 4) else { return 0 };
    let tiles = eye.game.jungle[usize::from(field)];
    let without = eye.game.powers(eye.seat, Tech::Agriculture).harvests_without_tile;
    match (tiles.open > 0 || without, tiles.wooded > 0) {
        (true, _) => 0,
        (false, true) => 1,
        (false, false) => 2,
    }
}

fn board(eye: &Eye, pen: &mut Pen) {
    let game = eye.game;
    for (index, field) in game.jungle.iter().enumerate() {
        pen.put(Group::Jungle, index, f32::from(field.open) / 4.0);
        pen.put(Group::Jungle, 4 + index, f32::from(field.wooded) / 4.0);
        pen.put(Group::Jungle, 8 + index, f32::from(u8::from(field.open > 0)));
    }
    pen.put(Group::Harvested, 0, f32::from(eye.me.corn_tiles) / 6.0);
    pen.put(Group::Harvested, 1, f32::from(eye.me.wood_tiles) / 6.0);
    for (index, slot) in game.skull_slots.iter().enumerate() {
        pen.put(Group::SlotFree, index, f32::from(u8::from(slot.is_none())));
    }
    pen.put(Group::Bank, 0, f32::from(game.skull_bank) / 13.0);
    rivals(eye, pen);
}

fn rivals(eye: &Eye, pen: &mut Pen) {
    let game = eye.game;
    let seats = f32::from(game.seats() - 1);
    let (mut corn, mut blocks, mut workers, mut skulls, mut hand) = (0, 0, 0, 0, 0);
    let mut best = i32::MIN;
    for other in Seat::all(game.seats()).filter(|&other| other != eye.seat) {
        let player = game.player(other);
        corn += player.corn;
        blocks += player.block_count();
        workers += player.workers;
        skulls += player.skulls;
        hand += player.at_hand;
        best = best.max(player.total());
    }
    pen.put(Group::Rivals, 0, f32::from(corn) / seats / 15.0);
    pen.put(Group::Rivals, 1, f32::from(blocks) / seats / 6.0);
    pen.put(Group::Rivals, 2, f32::from(workers) / seats / 6.0);
    pen.put(Group::Rivals, 3, f32::from(skulls) / seats / 3.0);
    pen.put(Group::Rivals, 4, f32::from(hand) / seats / 6.0);
    pen.put(Group::Rivals, 5, best as f32 / 4.0 / 60.0);
}
