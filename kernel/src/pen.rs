//! Writes features down, group by group.

use crate::Features;

/// Some features that belong together.
pub trait Group: Copy {
    fn size(self) -> usize;
    /// The number of one of them among all features.
    fn at(self, index: usize) -> usize;
}

pub struct Pen<'a>(pub &'a mut Features);

impl Pen<'_> {
    #[inline]
    pub fn put(&mut self, group: impl Group, index: usize, value: f32) {
        if index < group.size() {
            self.0.add(group.at(index), value);
        }
    }

    /// One of many; what is past the last counts as the last.
    #[inline]
    pub fn one(&mut self, group: impl Group, index: usize) {
        self.0.add(group.at(index.min(group.size() - 1)), 1.0);
    }

    /// A quantity shared between the two knots beside it, so that a line with bends can be learned.
    #[inline]
    pub fn hat<const N: usize>(&mut self, group: impl Group, knots: &[f32; N], value: f32) {
        let mut right = 1;
        while right < N - 1 && knots[right] < value {
            right += 1;
        }
        let (low, high) = (knots[right - 1], knots[right]);
        let share = ((value - low) / (high - low)).clamp(0.0, 1.0);
        self.0.add(group.at(right - 1), 1.0 - share);
        self.0.add(group.at(right), share);
    }
}
