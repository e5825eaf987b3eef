//! Features of buildings, monuments and points.

use super::eye::Eye;
use super::groups::{Group, MONUMENTS};
use crate::parts::*;
use kernel::pen::Pen;

pub fn write(eye: &Eye, pen: &mut Pen) {
    let (game, rules) = (eye.game, eye.game.rules());
    let mut colours = [0u8; 4];
    for tile in eye.me.buildings.iter() {
        pen.put(Group::Own, tile.index(), 1.0);
        colours[rules.buildings[tile.index()].colour as usize] += 1;
    }
    for tile in eye.me.monuments.iter() {
        colours[rules.monuments[tile.index()].colour as usize] += 1;
    }
    for (index, &count) in colours.iter().enumerate() {
        pen.put(Group::Colours, index, f32::from(count) / 4.0);
    }
    pen.put(Group::Built, 0, eye.me.buildings.len() as f32 / 8.0);
    pen.put(Group::Built, 1, eye.me.monuments.len() as f32 / 2.0);
    let discount = game.powers(eye.seat, Tech::Architecture).build_discount;
    for tile in game.offer.iter().copied().flatten() {
        let missing = missing(eye, &rules.buildings[tile.index()].cost).saturating_sub(discount);
        let group = match missing {
            0 => Group::Afford,
            1 | 2 => Group::Near,
            _ => Group::Far,
        };
        pen.put(group, tile.index(), 1.0);
    }
    let owned = own_monuments(eye, pen);
    offered_monuments(eye, pen);
    points(eye, owned, pen);
}

/// Blocks of a price that are not there.
fn missing(eye: &Eye, cost: &Blocks) -> u8 {
    let lack = |block: Block| u16::from(cost[block]).saturating_sub(eye.me.blocks[block]);
    (lack(Block::Wood) + lack(Block::Stone) + lack(Block::Gold)) as u8
}

fn own_monuments(eye: &Eye, pen: &mut Pen) -> f32 {
    let mut sum = 0.0;
    for tile in eye.me.monuments.iter() {
        let points = f32::from(eye.game.monument_points(eye.seat, tile));
        pen.put(Group::Monument, tile.index(), 1.0);
        pen.put(Group::MonumentNow, tile.index(), points / 20.0);
        sum += points;
    }
    sum
}

fn offered_monuments(eye: &Eye, pen: &mut Pen) {
    let (mut best, mut best_near, mut second) = (0.0f32, 0.0f32, 0.0f32);
    for tile in eye.game.monuments_on_offer().iter().filter(|tile| tile.index() < MONUMENTS) {
        let monument = &eye.game.rules().monuments[tile.index()];
        let lack = missing(eye, &monument.cost) + monument.skulls.saturating_sub(eye.me.skulls);
        let near = (1.0 - f32::from(lack) / 5.0).max(0.0);
        let points = f32::from(eye.game.monument_points(eye.seat, tile)) / 20.0;
        pen.put(Group::Offered, tile.index(), 1.0);
        pen.put(Group::OfferedNear, tile.index(), near);
        pen.put(Group::OfferedNow, tile.index(), points);
        pen.put(Group::OfferedWorth, tile.index(), points * near);
        best = best.max(points);
        if points * near > best_near {
            (best_near, second) = (points * near, best_near);
        } else {
            second = second.max(points * near);
        }
    }
    pen.put(Group::BestMonument, 0, best);
    pen.put(Group::BestMonument, 1, best_near);
    pen.put(Group::BestMonument, 2, second);
}

fn points(eye: &Eye, monuments: f32, pen: &mut Pen) {
    let figures = &eye.game.rules().figures;
    let total = eye.me.total() as f32 / 4.0;
    let worth = |block: Block| eye.me.blocks[block] * u16::from(figures.market[block]);
    let corn = eye.me.corn + Block::ALL.iter().map(|&block| worth(block)).sum::<u16>();
    let skulls = f32::from(eye.me.skulls * figures.skull_points);
    pen.put(Group::Points, 0, total / 60.0);
    pen.put(Group::Points, 1, (total + f32::from(corn) / 4.0 + skulls + monuments) / 60.0);
    pen.put(Group::Points, 2, monuments / 60.0);
}
