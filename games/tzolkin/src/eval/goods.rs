//! Features of the table's time and of a seat's goods.

use super::eye::Eye;
use super::groups::Group;
use crate::food_day::Need;
use crate::parts::*;
use kernel::pen::Pen;
use kernel::{Rules, Seat};

const CORN: [f32; 16] = [0., 1., 2., 3., 4., 5., 6., 7., 8., 10., 12., 15., 18., 22., 28., 40.];
const AFTER: [f32; 14] = [-12., -9., -6., -4., -2., -1., 0., 1., 2., 4., 6., 10., 16., 28.];
const BLOCK: [f32; 8] = [0., 1., 2., 3., 4., 5., 7., 10.];
const BLOCKS: [f32; 10] = [0., 1., 2., 3., 4., 5., 6., 8., 11., 16.];
/// From here on there are few turns left.
pub const FEW_TURNS: u8 = 4;

pub fn write(eye: &Eye, pen: &mut Pen) {
    time(eye, pen);
    corn(eye, pen);
    blocks(eye, pen);
}

fn time(eye: &Eye, pen: &mut Pen) {
    let game = eye.game;
    pen.one(Group::Seats, usize::from(game.seats()) - 2);
    for (index, &part) in Part::ALL.iter().enumerate() {
        pen.put(Group::Modules, index, f32::from(u8::from(game.modules[part])));
    }
    pen.one(Group::Turns, eye.turns.into());
    pen.put(Group::Late, 0, eye.time());
    pen.put(Group::Late, 1, eye.time() * eye.time());
    pen.one(Group::FoodTurns, eye.food_turns.into());
    pen.one(Group::FoodDay, game.food_days_held.into());
    let seats = game.seats();
    pen.one(Group::Order, usize::from((eye.seat.0 + seats - game.first.0) % seats));
    pen.one(Group::Stage, eye.stage as usize);
    let start = match game.start_space {
        None => 0,
        Some(seat) if seat == eye.seat => 1,
        Some(_) => 2,
    };
    pen.one(Group::StartSpace, start);
    let corn = f32::from(game.start_corn);
    pen.put(Group::StartCorn, start, corn / 8.0);
    pen.put(Group::Light, 0, f32::from(u8::from(eye.me.is_light)));
    let others = Seat::all(seats).filter(|&seat| seat != eye.seat);
    let light = others.filter(|&seat| game.player(seat).is_light).count();
    pen.put(Group::Light, 1, light as f32 / 4.0);
}

fn corn(eye: &Eye, pen: &mut Pen) {
    let corn = f32::from(eye.me.corn);
    pen.hat(Group::Corn, &CORN, corn);
    if eye.turns <= FEW_TURNS {
        pen.hat(Group::CornLate, &CORN, corn);
    }
    if eye.turns == 0 && eye.game.food_days_held >= 4 {
        return;
    }
    let food = eye.game.need(eye.seat);
    let Need { each, farmed, .. } = food;
    let farmed = farmed.min(eye.me.workers);
    let need = food.of_all(eye.me.workers);
    let after = corn - f32::from(need);
    pen.hat(Group::AfterFood, &AFTER, after);
    if eye.food_turns <= 2 {
        pen.hat(Group::AfterFoodSoon, &AFTER, after);
    }
    let days = (eye.game.rules().food_days.len() as f32) - f32::from(eye.game.food_days_held);
    let larder = f32::from(need) * days;
    pen.put(Group::Larder, 0, larder / 40.0);
    pen.put(Group::Larder, 1, (larder - corn).max(0.0) / 40.0);
    pen.one(Group::Food, each.into());
    pen.one(Group::Farms, farmed.into());
}

fn blocks(eye: &Eye, pen: &mut Pen) {
    let (me, figures) = (&eye.me, &eye.game.rules().figures);
    for (group, block) in
        [(Group::Wood, Block::Wood), (Group::Stone, Block::Stone), (Group::Gold, Block::Gold)]
    {
        pen.hat(group, &BLOCK, f32::from(me.blocks[block]));
    }
    let all = f32::from(me.block_count());
    pen.hat(Group::Blocks, &BLOCKS, all);
    if eye.turns <= FEW_TURNS {
        pen.hat(Group::BlocksLate, &BLOCKS, all);
    }
    for (index, &block) in Block::ALL.iter().enumerate() {
        pen.put(Group::Worths, index, f32::from(me.blocks[block]) * eye.time() / 5.0);
    }
    let worth: u16 = Block::ALL.iter().map(|&b| me.blocks[b] * u16::from(figures.market[b])).sum();
    pen.put(Group::Worths, 3, f32::from(worth + me.corn) / 80.0);
    pen.put(Group::Worths, 4, f32::from(me.corn) * eye.time() / 20.0);
    pen.put(Group::Worths, 5, f32::from(me.skulls) * eye.time() / 3.0);
    pen.one(Group::Skulls, me.skulls.into());
    let free = eye.game.skull_slots.iter().filter(|slot| slot.is_none()).count();
    pen.one(Group::SkullUses, free.min(me.skulls.into()));
}
