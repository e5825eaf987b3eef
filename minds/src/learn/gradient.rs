//! The gradient of the loss: how wrong the net is, and which way is better.

use super::episode::{Episode, Sample};
use crate::judge::MOST_SEATS;
use crate::net::{Activations, DEEP, MOST_ROW, Net, OUTPUTS, POINTS, leaky_relu_slope};

/// The gradient of the loss, added up over positions, and how large the loss was: points by squared
/// error (clipped as in Huber's loss), the win by cross-entropy.
#[derive(Clone)]
pub struct Gradient {
    pub(super) numbers: Vec<f32>,
    pub positions: u64,
    pub seats: u64,
    /// Squared error of points, in the net's unit, and surprise at who won.
    pub points: f64,
    pub win: f64,
}

impl Gradient {
    pub fn new(net: &Net) -> Gradient {
        let numbers = vec![0.0; net.numbers.len()];
        Gradient { numbers, positions: 0, seats: 0, points: 0.0, win: 0.0 }
    }

    /// Adds another gradient.
    pub fn join(&mut self, other: &Gradient) {
        self.numbers.iter_mut().zip(&other.numbers).for_each(|(a, b)| *a += b);
        self.positions += other.positions;
        self.seats += other.seats;
        self.points += other.points;
        self.win += other.win;
    }

    /// Learns from one position.
    pub fn add(&mut self, net: &Net, episode: &Episode, position: &Sample, win_share: f32) {
        let seats = usize::from(position.seats);
        let mut activations =
            [Activations { first: [0.0; MOST_ROW], second: [0.0; DEEP], out: [0.0; 2] };
                MOST_SEATS];
        let mut outs = [[0.0; 2]; MOST_SEATS];
        for k in 0..seats {
            activations[k] = net.forward(episode.seen(position, k));
            outs[k] = activations[k].out;
        }
        let said = crate::judge::worths(&outs[..seats]);
        for k in 0..seats {
            let target = position.target[k];
            let wrong = (said[k].points - target.points) / POINTS;
            self.points += f64::from(wrong * wrong);
            self.win -= f64::from(target.win * said[k].win.max(1e-6).ln());
            // A wild surprise must not pull harder than a plain one.
            let pulls = [win_share * (said[k].win - target.win), wrong.clamp(-1.0, 1.0)];
            self.backpropagate(net, episode.seen(position, k), &activations[k], pulls);
        }
        self.positions += 1;
        self.seats += seats as u64;
    }

    /// Backpropagation: carries what the outputs should change back through the layers.
    fn backpropagate(
        &mut self,
        net: &Net,
        seen: &[(u16, f32)],
        activations: &Activations,
        pulls: [f32; OUTPUTS],
    ) {
        let shape = net.shape();
        let (layout, row, units) = (shape.layout(), shape.row(), shape.units());
        let (outputs, _) = net.numbers[layout.outputs..].as_chunks::<DEEP>();
        let (layer, _) = net.numbers[layout.second..layout.biases].as_chunks::<DEEP>();
        let mut second = [0.0; DEEP];
        let (to_outputs, _) = self.numbers[layout.outputs..].as_chunks_mut::<DEEP>();
        for (output, pull) in pulls.into_iter().enumerate() {
            for unit in 0..DEEP {
                second[unit] += pull * outputs[output][unit];
                to_outputs[output][unit] += pull * activations.second[unit];
            }
        }
        for (pull, said) in second.iter_mut().zip(&activations.second) {
            *pull *= leaky_relu_slope(*said);
        }
        let biases = &mut self.numbers[layout.biases..layout.outputs];
        biases.iter_mut().zip(&second).for_each(|(a, b)| *a += b);
        let mut first = [0.0; MOST_ROW];
        let (to_layer, _) = self.numbers[layout.second..layout.biases].as_chunks_mut::<DEEP>();
        for unit in 0..units {
            let said = activations.first[unit];
            let mut sums = [0.0; 4];
            for k in 0..DEEP {
                sums[k % 4] += layer[unit][k] * second[k];
                to_layer[unit][k] += said * second[k];
            }
            first[unit] = ((sums[0] + sums[1]) + (sums[2] + sums[3])) * leaky_relu_slope(said);
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
