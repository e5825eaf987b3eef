//! Picks any choice, each equally likely.

use crate::Mind;
use kernel::game::View;
use kernel::{Dice, Fast, Game};

/// Picks any choice, each equally likely.
pub struct Random(Fast);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(kernel::dice::fast(seed, 0))
    }
}

impl<G: Game> Mind<G> for Random {
    fn name(&self) -> String {
        "random".into()
    }

    fn choose(&mut self, _: &View<G>, choices: &[G::Choice]) -> G::Choice {
        choices[self.0.below(choices.len() as u32) as usize]
    }
}
