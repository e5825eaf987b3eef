//! Features of temples and technologies.

use super::eye::Eye;
use super::groups::{Group, STEPS};
use crate::content::Reward;
use crate::parts::*;
use kernel::pen::Pen;
use kernel::{Rules, Seat};

pub fn write(eye: &Eye, pen: &mut Pen) {
    let rewards = Rewards::to_come(eye);
    let (mut now, mut last, mut steps_worth) = (0.0, 0.0, 0.0);
    let mut goods = [0u8; 4];
    for (index, &temple) in Temple::ALL.iter().enumerate() {
        let track = &eye.game.rules().temples[temple];
        let top = track.steps.len() - 1;
        let step = ((eye.me.temples[temple] + 1).max(0) as usize).min(top);
        pen.put(Group::Step, index * STEPS + step, 1.0);
        let lead = lead(eye, temple);
        pen.put(Group::Lead, index * 7 + (lead.clamp(-3, 3) + 3) as usize, 1.0);
        let is_taken =
            others(eye).any(|seat| eye.game.player(seat).temples[temple] == top as i8 - 1);
        pen.put(Group::TopTaken, index, f32::from(u8::from(is_taken)));
        let points = f32::from(track.steps[step].points);
        steps_worth += points;
        let share = match lead {
            1.. => 1.0,
            0 => 0.5,
            _ => 0.0,
        };
        now += points + share * f32::from(track.leader[0]);
        last += points + share * f32::from(track.leader[1]);
        for good in track.steps[..=step].iter().filter_map(|step| step.good) {
            match good {
                Good::Wood => goods[0] += 1,
                Good::Stone => goods[1] += 1,
                Good::Gold => goods[2] += 1,
                Good::Skull => goods[3] += 1,
                Good::Corn => {}
            }
        }
    }
    pen.put(Group::TempleScore, 0, if rewards.points > 1 { now / 20.0 } else { 0.0 });
    pen.put(Group::TempleScore, 1, if rewards.points > 0 { last / 20.0 } else { 0.0 });
    pen.put(Group::TempleScore, 2, steps_worth / 20.0);
    pen.put(Group::TempleScore, 3, steps_worth * eye.time() / 20.0);
    let soon = f32::from(u8::from(eye.food_turns <= 2));
    pen.put(Group::TempleScore, 4, soon * if rewards.points > 1 { now / 20.0 } else { 0.0 });
    pen.put(Group::TempleScore, 5, soon * if rewards.points == 1 { last / 20.0 } else { 0.0 });
    for (index, &count) in goods.iter().enumerate() {
        pen.put(Group::TempleGoods, index, f32::from(count * rewards.goods) / 4.0);
    }
    technologies(eye, pen);
}

fn technologies(eye: &Eye, pen: &mut Pen) {
    for (index, &tech) in Tech::ALL.iter().enumerate() {
        let level = usize::from(eye.me.techs[tech]);
        if level > 0 {
            pen.put(Group::Level, index * 3 + level - 1, 1.0);
            pen.put(Group::LevelTime, index * 3 + level - 1, eye.time());
            let hands = f32::from(eye.me.workers) * eye.time() / 6.0;
            pen.put(Group::LevelUse, index * 3 + level - 1, hands);
        }
    }
}

fn others(eye: &Eye) -> impl Iterator<Item = Seat> {
    let me = eye.seat;
    Seat::all(eye.game.seats()).filter(move |&seat| seat != me)
}

/// Steps ahead of the best other.
fn lead(eye: &Eye, temple: Temple) -> i8 {
    let best = others(eye).map(|seat| eye.game.player(seat).temples[temple]).max().unwrap_or(-1);
    eye.me.temples[temple] - best
}

/// Food Days to come that bring goods, and that bring points.
struct Rewards {
    goods: u8,
    points: u8,
}

impl Rewards {
    fn to_come(eye: &Eye) -> Rewards {
        let mut rewards = Rewards { goods: 0, points: 0 };
        for day in eye.game.rules().food_days.iter().skip(eye.game.food_days_held.into()) {
            match day.reward {
                Reward::Goods => rewards.goods += 1,
                Reward::Points => rewards.points += 1,
            }
        }
        rewards
    }
}
