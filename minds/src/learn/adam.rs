//! The optimiser: how the numbers of a net follow their gradient.

use super::gradient::Gradient;
use crate::net::Net;

/// Adam (Kingma and Ba 2014): moves each number of a net by the running mean of its gradients over the
/// root of the running mean of their squares.
#[derive(Clone, Debug, PartialEq)]
pub struct Adam {
    /// The mean of recent gradients, and of their squares.
    pub(super) means: Vec<f32>,
    pub(super) squares: Vec<f32>,
    pub(super) steps: u64,
}

/// How much of both running means stays with a step.
const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;

impl Adam {
    pub fn new(net: &Net) -> Adam {
        let zeros = vec![0.0; net.numbers.len()];
        Adam { means: zeros.clone(), squares: zeros, steps: 0 }
    }

    /// How far a running mean goes towards the newest weights: less and less, down to a thousandth.
    pub fn calm(&self) -> f32 {
        (1.0 / (1.0 + self.steps as f32 / 4.0)).max(0.001)
    }

    /// One step against the gradient.
    pub fn step(&mut self, net: &mut Net, gradient: &Gradient, learning_rate: f32) {
        self.steps += 1;
        let share = 1.0 / gradient.seats.max(1) as f32;
        let steps = self.steps.min(1_000_000) as i32;
        // Both means begin at zero, which this makes good.
        let correction = (1.0 - BETA2.powi(steps)).sqrt() / (1.0 - BETA1.powi(steps));
        let learning_rate = learning_rate * correction;
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((number, gradient), (mean, square)) in
            net.numbers.iter_mut().zip(&gradient.numbers).zip(moments)
        {
            let gradient = gradient * share;
            *mean += (1.0 - BETA1) * (gradient - *mean);
            *square += (1.0 - BETA2) * (gradient * gradient - *square);
            *number -= learning_rate * *mean / (square.sqrt() + 1e-6);
        }
    }
}
