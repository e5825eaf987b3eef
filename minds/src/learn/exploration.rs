//! Exploration bias: whims of a seat for themes of the game, which it plays by instead of its judgement
//! alone, and so finds other ways to play.

use super::settings::LearnSettings;
use crate::judge::{Judge, Learned, MOST_SEATS, Worths};
use kernel::{Asks, Dice, Fast, Insight, Seat};
use std::sync::Arc;

/// What each feature means to each seat beyond its worth, in points; empty for a seat without whims.
pub type ExplorationBias = [Vec<f32>; MOST_SEATS];

/// Whims for some of the seats: each is for a theme of the game.
pub fn whims<G: Insight>(settings: &LearnSettings, seats: u8, dice: &mut Fast) -> ExplorationBias {
    let mut all = [const { Vec::new() }; MOST_SEATS];
    for seat in Seat::all(seats) {
        if dice.below(1000) >= settings.whims {
            continue;
        }
        // Some are strange, most only a little.
        let size = settings.whim as f32 / (1 << dice.below(3)) as f32;
        let mut draw = |_| {
            let is_any = dice.below(settings.rarity) == 0;
            let drawn = (dice.below(2001) as f32 / 1000.0 - 1.0) * size;
            if is_any { drawn } else { 0.0 }
        };
        let themes: Vec<f32> = (0..G::FEATURES).map(&mut draw).collect();
        let liked = |feature| G::theme(feature).map_or(0.0, |(theme, share)| themes[theme] * share);
        all[seat.index()] = (0..G::FEATURES).map(liked).collect();
    }
    all
}

/// What a whim makes of a position's features.
#[inline]
pub fn wish(whims: &[f32], seen: &[(u16, f32)]) -> f32 {
    if whims.is_empty() {
        return 0.0;
    }
    seen.iter().map(|&(feature, value)| whims[usize::from(feature)] * value).sum()
}

/// Judges as learned, and by the whims of each seat.
#[derive(Clone)]
pub struct Biased {
    learned: Learned,
    whims: Arc<ExplorationBias>,
}

impl Biased {
    pub fn new(learned: Learned, whims: Arc<ExplorationBias>) -> Biased {
        Biased { learned, whims }
    }

    fn wish<G: Insight>(&mut self, state: &G, seat: Seat) -> f32 {
        match (&self.whims[seat.index()], state.asks()) {
            (whims, _) if whims.is_empty() => 0.0,
            (_, Asks::Nobody) => 0.0,
            (whims, _) => wish(whims, self.learned.look(state, seat)),
        }
    }
}

impl<G: Insight> Judge<G> for Biased {
    fn judge(&mut self, state: &G) -> Worths {
        let mut worths = self.learned.judge(state);
        for seat in Seat::all(state.seats()) {
            worths[seat.index()].points += self.wish(state, seat);
        }
        worths
    }

    fn hunch(&mut self, state: &G, seat: Seat) -> f32 {
        self.learned.points(state, seat) + self.wish(state, seat)
    }
}
