//! Features of the others.

use super::eye::Eye;
use super::groups::Group;
use kernel::Seat;
use kernel::pen::Pen;

const STEPS: [f32; 11] = [-120.0, -70.0, -40.0, -20.0, -8.0, 0.0, 8.0, 20.0, 40.0, 70.0, 120.0];

pub fn write(eye: &Eye, pen: &mut Pen) {
    let game = eye.game;
    let outlook = |seat: Seat| {
        let player = game.player(seat);
        player.culture_total() as f32 + f32::from(player.ratings.culture) * eye.turns
    };
    let best = eye.rivals().map(outlook).fold(f32::MIN, f32::max);
    if best == f32::MIN {
        return;
    }
    let ahead = outlook(eye.seat) - best;
    pen.hat(Group::Ahead, &STEPS, ahead);
    if eye.turns < 6.0 {
        pen.hat(Group::AheadLate, &STEPS, ahead);
    }
    let count = eye.rivals().count() as f32;
    let mut sums = [0.0; 8];
    for seat in eye.rivals() {
        let player = game.player(seat);
        let figures = [
            player.culture_total() as f32 / 100.0,
            f32::from(player.ratings.culture) / 10.0,
            f32::from(player.ratings.science) / 10.0,
            f32::from(player.ratings.strength) / 30.0,
            f32::from(player.ratings.civil) / 10.0,
            f32::from(player.ratings.military) / 10.0,
            player.military.len() as f32 / 6.0,
            f32::from(player.unfinished.map_or(0, |wonder| wonder.stages + 1)) / 4.0,
        ];
        sums.iter_mut().zip(figures).for_each(|(sum, figure)| *sum += figure);
    }
    for (index, sum) in sums.into_iter().enumerate() {
        pen.put(Group::Rivals, index, sum / count);
    }
}
