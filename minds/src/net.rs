//! A small layered network over sparse features.
//!
//! Each feature has a row of weights; the rows of a position's features are added up. The first
//! part of the sum goes through a bend and a second layer, its last two numbers straight to the
//! outputs, so that what is simply additive need not be learned twice.

use kernel::Dice;

/// Numbers in a row: units of the first layer, then what goes straight to the two outputs.
pub const ROW: usize = 48;
/// Units of the first layer.
pub const UNITS: usize = ROW - OUTPUTS;
/// Units of the second layer.
pub const DEEP: usize = 16;
/// The chance to win as a logarithm of odds, and points.
pub const OUTPUTS: usize = 2;
/// Points for one unit of the output.
pub const POINTS: f32 = 30.0;
/// How steep the bend is below zero.
const LEAK: f32 = 0.05;

/// All weights one after the other: a row for each feature, one more row added to every sum, the
/// second layer, its offsets, the outputs.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    features: usize,
    pub(crate) numbers: Vec<f32>,
}

/// What each layer said about one position.
#[derive(Clone, Copy)]
pub struct Trace {
    pub first: [f32; ROW],
    pub second: [f32; DEEP],
    pub out: [f32; OUTPUTS],
}

/// Where the parts of a net begin.
#[derive(Clone, Copy)]
pub(crate) struct Parts {
    pub second: usize,
    pub offsets: usize,
    pub outputs: usize,
    pub end: usize,
}

impl Parts {
    pub const fn of(features: usize) -> Parts {
        let second = (features + 1) * ROW;
        let offsets = second + UNITS * DEEP;
        let outputs = offsets + DEEP;
        Parts { second, offsets, outputs, end: outputs + OUTPUTS * DEEP }
    }
}

impl Net {
    /// How many numbers a net over so many features has.
    pub const fn size(features: usize) -> usize {
        Parts::of(features).end
    }

    /// A net from its numbers; nothing when there are too few or too many, or one is not finite.
    pub fn new(features: usize, numbers: Vec<f32>) -> Option<Net> {
        let fits = numbers.len() == Net::size(features) && numbers.iter().all(|n| n.is_finite());
        fits.then_some(Net { features, numbers })
    }

    /// A net that has learned nothing: small random units, outputs near zero.
    pub fn fresh(features: usize, dice: &mut impl Dice) -> Net {
        let parts = Parts::of(features);
        let mut numbers = vec![0.0; parts.end];
        let mut noise = |size: f32| (dice.below(2001) as f32 / 1000.0 - 1.0) * size;
        for row in numbers[..parts.second].chunks_exact_mut(ROW) {
            row[..UNITS].iter_mut().for_each(|n| *n = noise(0.1));
        }
        numbers[parts.second..parts.offsets].iter_mut().for_each(|n| *n = noise(0.25));
        numbers[parts.outputs..].iter_mut().for_each(|n| *n = noise(0.1));
        Net { features, numbers }
    }

    /// Features go straight to the outputs with what they are thought to be worth in points.
    pub(crate) fn take_hints(&mut self, hint: impl Fn(usize) -> f32) {
        let end = self.features * ROW;
        for (feature, row) in self.numbers[..end].chunks_exact_mut(ROW).enumerate() {
            row[UNITS..].fill(hint(feature) / POINTS);
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

    pub fn features(&self) -> usize {
        self.features
    }

    /// What the net says about a position. Sums have a fixed order, so that the same weights say the
    /// same everywhere.
    #[inline]
    pub fn trace(&self, features: &[(u16, f32)]) -> Trace {
        let parts = Parts::of(self.features);
        let (rows, _) = self.numbers[..parts.second].as_chunks::<ROW>();
        let mut sum = rows[self.features];
        for &(feature, value) in features {
            let row = &rows[usize::from(feature)];
            for (sum, weight) in sum.iter_mut().zip(row) {
                *sum += value * weight;
            }
        }
        for unit in &mut sum[..UNITS] {
            *unit = bend(*unit);
        }
        let (layer, _) = self.numbers[parts.second..parts.offsets].as_chunks::<DEEP>();
        let mut second: [f32; DEEP] =
            self.numbers[parts.offsets..parts.outputs].try_into().expect("as long as the layer");
        for (unit, row) in sum[..UNITS].iter().zip(layer) {
            for (sum, weight) in second.iter_mut().zip(row) {
                *sum += unit * weight;
            }
        }
        second.iter_mut().for_each(|unit| *unit = bend(*unit));
        let (outputs, _) = self.numbers[parts.outputs..].as_chunks::<DEEP>();
        let mut out = [sum[UNITS], sum[UNITS + 1]];
        for (out, row) in out.iter_mut().zip(outputs) {
            *out += dot(&second, row);
        }
        Trace { first: sum, second, out }
    }
}

/// Four partial sums, so that the processor need not wait for each.
#[inline]
fn dot(a: &[f32; DEEP], b: &[f32; DEEP]) -> f32 {
    let mut sums = [0.0; 4];
    for (a, b) in a.as_chunks::<4>().0.iter().zip(b.as_chunks::<4>().0) {
        for k in 0..4 {
            sums[k] += a[k] * b[k];
        }
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}

#[inline]
fn bend(x: f32) -> f32 {
    x.max(LEAK * x)
}

/// How much a bent unit answers to a change, from what it said.
#[inline]
pub(crate) fn slope(bent: f32) -> f32 {
    if bent > 0.0 { 1.0 } else { LEAK }
}
