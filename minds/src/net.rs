//! A small layered network over sparse features.
//!
//! Each feature has a row of weights; the rows of a position's features are added up. The first
//! part of the sum goes through a leaky ReLU and a second layer, its last two numbers straight to the
//! outputs, so that what is simply additive need not be learned twice.

use kernel::{Dice, Insight};
use pulp::Arch;

/// Numbers of a row that are added up at once: they fit into the registers of a processor.
const BLOCK: usize = 48;
/// No game's rows are longer than so many blocks.
const MOST_BREADTH: usize = 2;
/// The longest row.
pub const MOST_ROW: usize = MOST_BREADTH * BLOCK;
/// Units of the second layer.
pub const DEEP: usize = 16;
/// The chance to win as a logarithm of odds, and points.
pub const OUTPUTS: usize = 2;
/// Points for one unit of the output.
pub const POINTS: f32 = 30.0;
/// The slope of the leaky ReLU below zero.
const LEAK: f32 = 0.05;

/// How large a net is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    pub features: usize,
    /// Blocks in a row.
    breadth: usize,
}

impl Shape {
    /// The shape of the nets that judge a game.
    pub const fn of<G: Insight>() -> Shape {
        const { assert!(G::BREADTH >= 1 && G::BREADTH <= MOST_BREADTH) };
        Shape { features: G::FEATURES, breadth: G::BREADTH }
    }

    /// Numbers in a row: units of the first layer, then what goes straight to the two outputs.
    pub const fn row(self) -> usize {
        self.breadth * BLOCK
    }

    /// Units of the first layer.
    pub const fn units(self) -> usize {
        self.row() - OUTPUTS
    }

    /// A row, the second layer, the outputs.
    pub const fn layers(self) -> [usize; 3] {
        [self.row(), DEEP, OUTPUTS]
    }

    /// How many numbers such a net has.
    pub const fn size(self) -> usize {
        self.layout().end
    }

    pub(crate) const fn layout(self) -> Layout {
        let second = (self.features + 1) * self.row();
        let biases = second + self.units() * DEEP;
        let outputs = biases + DEEP;
        Layout { second, biases, outputs, end: outputs + OUTPUTS * DEEP }
    }
}

/// Where the layers of a net begin in its numbers.
#[derive(Clone, Copy)]
pub(crate) struct Layout {
    pub second: usize,
    pub biases: usize,
    pub outputs: usize,
    pub end: usize,
}

/// All weights one after the other: a row for each feature, one more row added to every sum, the
/// second layer, its biases, the outputs.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    shape: Shape,
    pub(crate) numbers: Vec<f32>,
}

/// The sum of the first layer before its leaky ReLU, as long as a row; the rest says nothing.
pub(crate) type Sum = [f32; MOST_ROW];

/// What each layer said about one position: the activations of a forward pass.
#[derive(Clone, Copy)]
pub struct Activations {
    /// As long as a row; the rest says nothing.
    pub first: [f32; MOST_ROW],
    pub second: [f32; DEEP],
    pub out: [f32; OUTPUTS],
}

impl Net {
    /// A net from its numbers; nothing when there are too few or too many, or one is not finite.
    pub fn new(shape: Shape, numbers: Vec<f32>) -> Option<Net> {
        let fits = numbers.len() == shape.size() && numbers.iter().all(|n| n.is_finite());
        fits.then_some(Net { shape, numbers })
    }

    /// A net that has learned nothing: small random units, outputs near zero.
    pub fn fresh(shape: Shape, dice: &mut impl Dice) -> Net {
        let layout = shape.layout();
        let mut numbers = vec![0.0; layout.end];
        let mut noise = |size: f32| (dice.below(2001) as f32 / 1000.0 - 1.0) * size;
        for row in numbers[..layout.second].chunks_exact_mut(shape.row()) {
            row[..shape.units()].iter_mut().for_each(|n| *n = noise(0.1));
        }
        numbers[layout.second..layout.biases].iter_mut().for_each(|n| *n = noise(0.25));
        numbers[layout.outputs..].iter_mut().for_each(|n| *n = noise(0.1));
        Net { shape, numbers }
    }

    /// Features go straight to the outputs with what they are thought to be worth in points.
    pub(crate) fn take_hints(&mut self, hint: impl Fn(usize) -> f32) {
        let Shape { features, .. } = self.shape;
        let (row, units) = (self.shape.row(), self.shape.units());
        let rows = self.numbers.chunks_exact_mut(row).take(features);
        for (feature, row) in rows.enumerate() {
            row[units..].fill(hint(feature) / POINTS);
        }
    }

    /// All weights.
    pub fn numbers(&self) -> &[f32] {
        &self.numbers
    }

    /// Goes a part of the way towards another net.
    pub(crate) fn drift(&mut self, other: &Net, part: f32) {
        for (number, other) in self.numbers.iter_mut().zip(&other.numbers) {
            *number += part * (other - *number);
        }
    }

    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// What the net says about a position. Sums have a fixed order and no fused operations, so that
    /// the same weights say the same everywhere, however wide the processor's registers are.
    pub fn forward(&self, features: &[(u16, f32)]) -> Activations {
        Arch::new().dispatch(
            #[inline(always)]
            || self.finish(self.sum(features)),
        )
    }

    /// The same, with the sum of the first layer for positions that are like this one.
    pub(crate) fn forward_with_sum(&self, features: &[(u16, f32)]) -> (Activations, Sum) {
        Arch::new().dispatch(
            #[inline(always)]
            || {
                let sum = self.sum(features);
                (self.finish(sum), sum)
            },
        )
    }

    /// What the net says about a position that differs from another one by these features.
    pub(crate) fn forward_changes(&self, sum: &Sum, changes: &[(u16, f32)]) -> Activations {
        Arch::new().dispatch(
            #[inline(always)]
            || {
                let mut first = *sum;
                self.add(&mut first, changes);
                self.finish(first)
            },
        )
    }

    /// All layers after the sum of the first.
    #[inline(always)]
    fn finish(&self, mut first: Sum) -> Activations {
        let (layout, units) = (self.shape.layout(), self.shape.units());
        for unit in &mut first[..units] {
            *unit = leaky_relu(*unit);
        }
        let (layer, _) = self.numbers[layout.second..layout.biases].as_chunks::<DEEP>();
        let mut second: [f32; DEEP] =
            self.numbers[layout.biases..layout.outputs].try_into().expect("as long as the layer");
        for (unit, row) in first[..units].iter().zip(layer) {
            for (sum, weight) in second.iter_mut().zip(row) {
                *sum += unit * weight;
            }
        }
        second.iter_mut().for_each(|unit| *unit = leaky_relu(*unit));
        let (outputs, _) = self.numbers[layout.outputs..].as_chunks::<DEEP>();
        let mut out = [first[units], first[units + 1]];
        for (out, row) in out.iter_mut().zip(outputs) {
            *out += dot(&second, row);
        }
        Activations { first, second, out }
    }

    /// The rows of all features added up.
    #[inline(always)]
    fn sum(&self, features: &[(u16, f32)]) -> Sum {
        let Shape { features: all, .. } = self.shape;
        let row = self.shape.row();
        let mut first = [0.0; MOST_ROW];
        first[..row].copy_from_slice(&self.numbers[all * row..][..row]);
        self.add(&mut first, features);
        first
    }

    /// Adds the rows of features, block by block.
    #[inline(always)]
    fn add(&self, first: &mut Sum, features: &[(u16, f32)]) {
        let Shape { breadth, .. } = self.shape;
        let (blocks, _) = self.numbers[..self.shape.layout().second].as_chunks::<BLOCK>();
        for (number, sum) in first.as_chunks_mut().0.iter_mut().take(breadth).enumerate() {
            let mut added: [f32; BLOCK] = *sum;
            for &(feature, value) in features {
                let block = &blocks[usize::from(feature) * breadth + number];
                for (sum, weight) in added.iter_mut().zip(block) {
                    *sum += value * weight;
                }
            }
            *sum = added;
        }
    }
}

/// Four partial sums, so that the processor need not wait for each.
#[inline(always)]
fn dot(a: &[f32; DEEP], b: &[f32; DEEP]) -> f32 {
    let mut sums = [0.0; 4];
    for (a, b) in a.as_chunks::<4>().0.iter().zip(b.as_chunks::<4>().0) {
        for k in 0..4 {
            sums[k] += a[k] * b[k];
        }
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}

/// Leaky ReLU.
#[inline(always)]
fn leaky_relu(x: f32) -> f32 {
    x.max(LEAK * x)
}

/// The derivative of the leaky ReLU, from what it gave.
#[inline]
pub(crate) fn leaky_relu_slope(out: f32) -> f32 {
    if out > 0.0 { 1.0 } else { LEAK }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::dice::fast;

    /// What a processor without wide registers says is what all others say, to the last bit.
    #[test]
    fn the_width_of_registers_changes_nothing() {
        let mut dice = fast(5, 0);
        let shape = Shape { features: 300, breadth: 2 };
        let net = Net::fresh(shape, &mut dice);
        for _ in 0..200 {
            let features: Vec<(u16, f32)> = (0..300)
                .filter(|_| dice.below(3) == 0)
                .map(|feature| (feature, dice_value(&mut fast(feature.into(), 1))))
                .collect();
            let plain = net.finish(net.sum(&features));
            let wide = net.forward(&features);
            assert_eq!(plain.out.map(f32::to_bits), wide.out.map(f32::to_bits));
            assert_eq!(plain.first.map(f32::to_bits), wide.first.map(f32::to_bits));
        }
    }

    fn dice_value(dice: &mut impl Dice) -> f32 {
        dice.below(2001) as f32 / 1000.0 - 1.0
    }
}
