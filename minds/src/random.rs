//! Picks any choice, each equally likely.

use crate::Mind;
use kernel::{Dice, Fast, Hidden};
use kernel::{View, at_random};

/// Picks any choice, each equally likely; but it never resigns, unless told that it may.
pub struct Random {
    dice: Fast,
    may_resign: bool,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { dice: kernel::dice::fast(seed, 0), may_resign: false }
    }

    /// Resigning is a choice like any other.
    pub fn resigning(seed: u64) -> Random {
        Random { may_resign: true, ..Random::new(seed) }
    }
}

impl<G: Hidden> Mind<G> for Random {
    fn name(&self) -> String {
        if self.may_resign { "random:resigning" } else { "random" }.into()
    }

    fn choose(&mut self, _: &View<G>, choices: &[G::Choice]) -> G::Choice {
        match self.may_resign {
            true => choices[self.dice.below(choices.len() as u32) as usize],
            false => at_random::<G>(choices, &mut self.dice).unwrap_or(choices[0]),
        }
    }
}
