//! One step of learning: how wrong the net is, and which way is better.

use super::episode::{Episode, Position};
use crate::judge::MOST_SEATS;
use crate::net::{DEEP, MOST_ROW, Net, OUTPUTS, POINTS, Trace, slope};

/// Which way each number should go, added up over positions, and how wrong the net was.
#[derive(Clone)]
pub struct Slope {
    numbers: Vec<f32>,
    pub positions: u64,
    pub seats: u64,
    /// Squared error of points, in the net's unit, and surprise at who won.
    pub points: f64,
    pub win: f64,
}

impl Slope {
    pub fn new(net: &Net) -> Slope {
        let numbers = vec![0.0; net.numbers.len()];
        Slope { numbers, positions: 0, seats: 0, points: 0.0, win: 0.0 }
    }

    /// Adds another slope.
    pub fn join(&mut self, other: &Slope) {
        self.numbers.iter_mut().zip(&other.numbers).for_each(|(a, b)| *a += b);
        self.positions += other.positions;
        self.seats += other.seats;
        self.points += other.points;
        self.win += other.win;
    }

    /// Learns from one position.
    pub fn add(&mut self, net: &Net, episode: &Episode, position: &Position, win_share: f32) {
        let seats = usize::from(position.seats);
        let mut traces =
            [Trace { first: [0.0; MOST_ROW], second: [0.0; DEEP], out: [0.0; 2] }; MOST_SEATS];
        let mut outs = [[0.0; 2]; MOST_SEATS];
        for k in 0..seats {
            traces[k] = net.trace(episode.seen(position, k));
            outs[k] = traces[k].out;
        }
        let said = crate::judge::worths(&outs[..seats]);
        for k in 0..seats {
            let target = position.target[k];
            let wrong = (said[k].points - target.points) / POINTS;
            self.points += f64::from(wrong * wrong);
            self.win -= f64::from(target.win * said[k].win.max(1e-6).ln());
            // A wild surprise must not pull harder than a plain one.
            let pulls = [win_share * (said[k].win - target.win), wrong.clamp(-1.0, 1.0)];
            self.back(net, episode.seen(position, k), &traces[k], pulls);
        }
        self.positions += 1;
        self.seats += seats as u64;
    }

    /// Carries what the outputs should change back through the layers.
    fn back(&mut self, net: &Net, seen: &[(u16, f32)], trace: &Trace, pulls: [f32; OUTPUTS]) {
        let shape = net.shape();
        let (parts, row, units) = (shape.parts(), shape.row(), shape.units());
        let (outputs, _) = net.numbers[parts.outputs..].as_chunks::<DEEP>();
        let (layer, _) = net.numbers[parts.second..parts.offsets].as_chunks::<DEEP>();
        let mut second = [0.0; DEEP];
        let (to_outputs, _) = self.numbers[parts.outputs..].as_chunks_mut::<DEEP>();
        for (output, pull) in pulls.into_iter().enumerate() {
            for unit in 0..DEEP {
                second[unit] += pull * outputs[output][unit];
                to_outputs[output][unit] += pull * trace.second[unit];
            }
        }
        for (pull, said) in second.iter_mut().zip(&trace.second) {
            *pull *= slope(*said);
        }
        let offsets = &mut self.numbers[parts.offsets..parts.outputs];
        offsets.iter_mut().zip(&second).for_each(|(a, b)| *a += b);
        let mut first = [0.0; MOST_ROW];
        let (to_layer, _) = self.numbers[parts.second..parts.offsets].as_chunks_mut::<DEEP>();
        for unit in 0..units {
            let said = trace.first[unit];
            let mut sums = [0.0; 4];
            for k in 0..DEEP {
                sums[k % 4] += layer[unit][k] * second[k];
                to_layer[unit][k] += said * second[k];
            }
            first[unit] = ((sums[0] + sums[1]) + (sums[2] + sums[3])) * slope(said);
        }
        first[units..row].copy_from_slice(&pulls);
        let mut pull = |feature: usize, value: f32| {
            let numbers = &mut self.numbers[feature * row..][..row];
            numbers.iter_mut().zip(&first).for_each(|(number, pull)| *number += value * pull);
        };
        pull(shape.features, 1.0);
        seen.iter().for_each(|&(feature, value)| pull(feature.into(), value));
    }
}

/// Moves the numbers of a net, each at its own pace (the method of adaptive moments).
#[derive(Clone, Debug, PartialEq)]
pub struct Mover {
    /// The mean of recent slopes, and of their squares.
    pub(super) means: Vec<f32>,
    pub(super) squares: Vec<f32>,
    pub(super) steps: u64,
}

const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;

impl Mover {
    pub fn new(net: &Net) -> Mover {
        let zeros = vec![0.0; net.numbers.len()];
        Mover { means: zeros.clone(), squares: zeros, steps: 0 }
    }

    /// How far a running mean goes towards the newest weights: less and less, down to a thousandth.
    pub fn calm(&self) -> f32 {
        (1.0 / (1.0 + self.steps as f32 / 4.0)).max(0.001)
    }

    pub fn step(&mut self, net: &mut Net, slope: &Slope, pace: f32) {
        self.steps += 1;
        let share = 1.0 / slope.seats.max(1) as f32;
        let steps = self.steps.min(1_000_000) as i32;
        let pace = pace * (1.0 - SQUARE.powi(steps)).sqrt() / (1.0 - MEAN.powi(steps));
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((number, slope), (mean, square)) in
            net.numbers.iter_mut().zip(&slope.numbers).zip(moments)
        {
            let slope = slope * share;
            *mean += (1.0 - MEAN) * (slope - *mean);
            *square += (1.0 - SQUARE) * (slope * slope - *square);
            *number -= pace * *mean / (square.sqrt() + 1e-6);
        }
    }
}
