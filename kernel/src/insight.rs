//! What a mind looks at in a game: features of a position, a lean towards some choices.

use crate::{Dice, Habit, Hidden, Points, Seat};

/// Features that are not zero, each with its number and value.
#[derive(Clone, Debug, Default)]
pub struct Features(Vec<(u16, f32)>);

impl Features {
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Says that a feature has a value; zero says nothing.
    #[inline]
    pub fn add(&mut self, feature: usize, value: f32) {
        if value != 0.0 {
            self.0.push((feature as u16, value));
        }
    }

    /// The features with their values, in the order in which they were said.
    #[inline]
    pub fn as_slice(&self) -> &[(u16, f32)] {
        &self.0
    }
}

/// A game that minds can judge. Everything here is asked of complete states only: a mind imagines
/// first.
pub trait Insight: Hidden {
    /// Features are numbered from 0 to here.
    const FEATURES: usize;
    /// Goes up when the meaning of a feature changes: weights of another version do not fit.
    const FEATURES_VERSION: u32;
    /// How broad a net has to be to judge this game well; a broader one thinks more slowly.
    const BREADTH: usize = 1;
    /// How far apart the points of different ways to play lie, beside a game that is won with about
    /// a hundred: a search gives that much more room to choices that do not look best at once.
    const STAKES: f32 = 1.0;

    /// How a position looks from one seat; values are best kept between -1 and 1. Clears first.
    fn features(&self, seat: Seat, out: &mut Features);
    /// A feature's name, for people who look into weights.
    fn feature_name(feature: usize) -> String;
    /// How many points a feature may be worth, as a person would guess: where learning begins.
    fn hint(_feature: usize) -> f32 {
        0.0
    }
    /// The theme of a feature, named by one of its features, and how much it means there, for exploration
    /// while learning: a seat with a whim, as for mines, likes everything about them. Neighbours are akin unless the game knows
    /// better; nothing for what nobody would have a whim for.
    fn theme(feature: usize) -> Option<(usize, f32)> {
        Some((feature - feature % 4, 1.0))
    }
    /// Gives a seat something that it might have come by in another way, keeping every law of the
    /// game, and says whether it did: not every moment is right. Learning does so now and then, so
    /// that the worth of things is known before anybody has found the way to them.
    fn gift(&mut self, _seat: Seat, _dice: &mut impl Dice) -> bool {
        false
    }
    /// How much a person would lean to a choice before any thought: the prior of a search, as a logarithm
    /// of odds.
    fn lean(&self, _choice: Self::Choice) -> f32 {
        0.0
    }
    /// A seat's points and its tie-break, as in the standings, without allocating.
    fn score(&self, seat: Seat) -> (Points, i32);
    /// What seats usually do, to compare minds with people; empty when the game names none.
    fn habits() -> &'static [Habit<Self>] {
        &[]
    }
    /// The weights that come with the game; empty when none were learned yet.
    fn weights() -> &'static [u8];
}
