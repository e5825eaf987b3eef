//! Features of what a civilization has and makes.

use super::eye::Eye;
use super::groups::Group;
use crate::parts::*;
use kernel::pen::Pen;

const SCIENCE: [f32; 10] = [0.0, 1.0, 3.0, 5.0, 7.0, 9.0, 12.0, 16.0, 22.0, 32.0];
const FOOD: [f32; 9] = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 7.0, 10.0, 15.0];
const RESOURCES: [f32; 11] = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 7.0, 10.0, 14.0, 20.0, 28.0];
const SURPLUS: [f32; 10] = [-4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 10.0];
const INCOME: [f32; 10] = [0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 11.0, 15.0, 20.0];
const BLUE: [f32; 8] = [0.0, 1.0, 3.0, 6.0, 8.0, 11.0, 14.0, 20.0];

pub fn write(eye: &Eye, pen: &mut Pen) {
    points(eye, pen);
    goods(eye, pen);
    people(eye, pen);
    workers(eye, pen);
}

fn points(eye: &Eye, pen: &mut Pen) {
    let (me, ratings) = (eye.me, &eye.me.ratings);
    let consumption = f32::from(eye.game.rules().yellow(me.yellow_bank).consumption);
    let rates = [
        f32::from(ratings.culture) / 10.0,
        f32::from(ratings.science) / 10.0,
        (eye.food_made - consumption) / 5.0,
        eye.resources_made / 10.0,
        f32::from(ratings.civil) / 10.0,
        f32::from(ratings.military) / 10.0,
        f32::from(ratings.strength) / 30.0,
        f32::from(ratings.colonization) / 5.0,
    ];
    for (index, rate) in rates.into_iter().enumerate() {
        pen.put(Group::Rates, index, rate);
        pen.put(Group::RatesTime, index, rate * eye.time());
    }
    let culture = me.culture_total() as f32;
    pen.put(Group::Culture, 0, culture / 100.0);
    pen.put(Group::CultureToCome, 0, f32::from(ratings.culture) * eye.turns / 100.0);
    let science = f32::from(me.science);
    pen.hat(Group::Science, &SCIENCE, science);
    pen.put(Group::ScienceTime, 0, science / 20.0 * eye.time());
    pen.one(Group::CivilActions, usize::from(ratings.civil).saturating_sub(3));
    pen.one(Group::MilitaryActions, usize::from(ratings.military).saturating_sub(1));
    pen.hat(Group::Surplus, &SURPLUS, eye.food_made - consumption);
}

fn goods(eye: &Eye, pen: &mut Pen) {
    let (game, me) = (eye.game, eye.me);
    let food = f32::from(game.stock(eye.seat, Good::Food));
    let resources = f32::from(game.stock(eye.seat, Good::Resources));
    pen.hat(Group::Food, &FOOD, food);
    pen.hat(Group::Resources, &RESOURCES, resources);
    pen.put(Group::StockTime, 0, food / 10.0 * eye.time());
    pen.put(Group::StockTime, 1, resources / 10.0 * eye.time());
    pen.hat(Group::Income, &INCOME, eye.resources_made);
    pen.hat(Group::BlueBank, &BLUE, me.blue_bank.into());
    pen.put(Group::Corruption, 0, f32::from(game.rules().corruption(me.blue_bank)) / 4.0);
}

/// Population, happiness, and room for more buildings.
fn people(eye: &Eye, pen: &mut Pen) {
    let (game, me) = (eye.game, eye.me);
    pen.one(Group::YellowBank, me.yellow_bank.into());
    pen.put(Group::YellowTime, 0, f32::from(me.yellow_bank) / 10.0 * eye.time());
    let needed = i16::from(game.rules().yellow(me.yellow_bank).happy);
    let spare = i16::from(me.ratings.happiness) - needed;
    pen.one(Group::Content, (spare + 4).clamp(0, 8) as usize);
    let excess = game.discontent(eye.seat).saturating_sub(me.unused);
    pen.put(Group::Uprising, 0, f32::from(u8::from(excess > 0)));
    pen.one(Group::Unused, me.unused.into());
    pen.put(Group::UnusedTime, 0, f32::from(me.unused) / 3.0 * eye.time());
    let fullest = Kind::URBAN.iter().map(|&kind| me.count(kind)).max().unwrap_or(0);
    pen.one(Group::CityRoom, usize::from(me.ratings.urban_limit.saturating_sub(fullest)));
}

fn workers(eye: &Eye, pen: &mut Pen) {
    for &kind in Kind::ALL {
        for level in eye.me.levels(kind) {
            let place = kind as usize * LEVELS + usize::from(level);
            let count = f32::from(eye.me.workers[kind][usize::from(level)]) / 2.0;
            pen.put(Group::Workers, place, count);
            pen.put(Group::WorkersTime, place, count * eye.time());
        }
    }
}
