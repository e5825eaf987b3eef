//! Writes features down, group by group.

use crate::Features;
use std::fmt::Debug;

/// Some features that belong together. The groups stand one after the other; [`groups!`] numbers
/// them.
///
/// [`groups!`]: crate::groups
pub trait Group: Copy + Debug + 'static {
    const GROUPS: &'static [Self];
    const SIZES: &'static [usize];
    const NAMES: &'static [&'static str];
    /// The number of each group's first feature.
    const STARTS: &'static [usize];
    /// How many features there are.
    const ALL: usize = Self::STARTS[Self::SIZES.len() - 1] + Self::SIZES[Self::SIZES.len() - 1];

    /// The place of this group among all groups.
    fn order(self) -> usize;

    #[inline]
    fn size(self) -> usize {
        Self::SIZES[self.order()]
    }

    /// The number of one of these features among all features.
    #[inline]
    fn at(self, index: usize) -> usize {
        debug_assert!(index < self.size(), "{self:?} has no {index}");
        Self::STARTS[self.order()] + index
    }

    /// A feature's group, and its place there.
    fn place(feature: usize) -> (Self, usize) {
        let group = Self::STARTS.partition_point(|&start| start <= feature) - 1;
        (Self::GROUPS[group], feature - Self::STARTS[group])
    }

    /// A feature's name: its group and its place there.
    fn name(feature: usize) -> String {
        let (group, index) = Self::place(feature);
        format!("{} {index}", Self::NAMES[group.order()])
    }
}

/// Where each group begins when one stands after the other.
pub const fn starts<const N: usize>(sizes: &[usize]) -> [usize; N] {
    let mut starts = [0; N];
    let mut group = 1;
    while group < N {
        starts[group] = starts[group - 1] + sizes[group - 1];
        group += 1;
    }
    starts
}

/// A game's `Group`: each with its size and its name.
#[macro_export]
macro_rules! groups {
    ($($(#[$doc:meta])* $group:ident = $size:expr, $name:literal;)+) => {
        /// Features that belong together.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Group { $($(#[$doc])* $group),+ }

        impl $crate::pen::Group for Group {
            const GROUPS: &'static [Group] = &[$(Group::$group),+];
            const SIZES: &'static [usize] = &[$($size),+];
            const NAMES: &'static [&'static str] = &[$($name),+];
            const STARTS: &'static [usize] =
                &$crate::pen::starts::<{ [$($size),+].len() }>(Self::SIZES);

            #[inline]
            fn order(self) -> usize {
                self as usize
            }
        }
    };
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

    /// A piecewise-linear basis (hat functions): a quantity shared between the two knots beside it, so that
    /// a line with bends can be learned.
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
