//! How to learn.

use crate::judge::Judge;
use crate::search::{Budget, Search, SearchSettings};
use kernel::{Hidden, Insight};
use serde::{Deserialize, Serialize};

/// Everything that shapes a training run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LearnSettings {
    pub seed: u64,
    /// Iterations of search for a turn, in games and contests; 0 plays what looks best one step ahead.
    #[serde(default)]
    pub thought: u64,
    /// Always so many at the table; otherwise any number that the game seats.
    pub seats: Option<u8>,
    /// How many times more than any other number four sit at the table.
    #[serde(default = "twice")]
    pub fours: u32,
    /// Of a hundred games, how many have no modules.
    pub plain: u32,
    /// Of a thousand choices, how many are trials.
    pub trials: u32,
    /// The temperature of trials: how many points one may seem to cost, in the scale of an exponential
    /// (softmax).
    #[serde(alias = "heat")]
    pub temperature: f64,
    /// A trial that costs no more than this is no trial.
    pub harmless: f64,
    /// Exploration: of a thousand seats, how many have whims for a game. Some features please or
    /// displease them, and so they try whole other ways to play.
    pub whims: u32,
    /// One theme in so many is the object of a whim.
    #[serde(default = "many")]
    pub rarity: u32,
    /// How many points a whim is worth at most.
    pub whim: f64,
    /// Of a thousand games, how many begin astray: with some choices at random or, where a search
    /// plays, by whim. Nothing is learned from those.
    pub astray: u32,
    /// Self-play from perturbed states: of a thousand choices, how many come after a gift to somebody, where the game has gifts; half
    /// of the games also begin with some.
    #[serde(default)]
    pub gifts: u32,
    /// Of a thousand positions, how many are learned from.
    pub kept: u32,
    /// The λ of TD(λ), how far targets look ahead: 0 to the next position, 1 to the end of the game.
    #[serde(alias = "trace")]
    pub lambda: f64,
    /// Games played with the same weights before they learn.
    pub round: usize,
    /// Positions in one step of learning.
    pub batch: usize,
    /// The learning rate at first, and at least.
    #[serde(alias = "pace")]
    pub learning_rate: f64,
    #[serde(alias = "least_pace")]
    pub least_learning_rate: f64,
    /// Games after which the learning rate is halved.
    pub slowing: f64,
    /// How much the chance to win counts beside points.
    pub win_share: f64,
}

impl Default for LearnSettings {
    fn default() -> LearnSettings {
        LearnSettings {
            seed: 1,
            thought: 0,
            seats: None,
            fours: twice(),
            plain: 60,
            trials: 40,
            temperature: 2.0,
            harmless: 0.5,
            whims: 350,
            rarity: many(),
            whim: 5.0,
            astray: 100,
            gifts: 0,
            kept: 300,
            lambda: 0.93,
            round: 32,
            batch: 128,
            learning_rate: 0.002,
            least_learning_rate: 0.0001,
            slowing: 20_000.0,
            win_share: 0.3,
        }
    }
}

/// Four at the table is the common case, and the hardest to play.
fn twice() -> u32 {
    2
}

/// Without a search only many whims at once lead anywhere.
fn many() -> u32 {
    6
}

impl LearnSettings {
    /// Few games with much thought: everything in them is learned from. Many begin by whim, so that
    /// other ways to play are seen through in earnest from there, and many with gifts, so that what
    /// they are worth is known before anybody has found the way to them.
    pub fn thoughtful(thought: u64) -> LearnSettings {
        LearnSettings {
            thought,
            whims: 700,
            rarity: 24,
            whim: 12.0,
            astray: 500,
            gifts: 25,
            kept: 1000,
            lambda: 0.98,
            round: 16,
            ..LearnSettings::default()
        }
    }

    /// Who plays a game by this judgement; nobody when what looks best one step ahead is enough.
    pub(super) fn search<G: Insight, J: Judge<G>>(
        &self,
        judge: J,
        number: u64,
    ) -> Option<Search<G, J>> {
        let settings = SearchSettings::new(Budget::iterations(self.thought));
        Search::new(judge, settings, self.seed ^ number.rotate_left(16)).ok()
    }

    /// Refuses what would not learn or never end.
    pub fn check<G: Hidden>(&self) -> Result<(), String> {
        let is_share = |x: f64| (0.0..=1.0).contains(&x);
        let is_rate = |x: f64| x > 0.0 && x <= 1.0;
        let amounts = [self.round, self.batch, self.kept as usize, self.rarity as usize];
        if amounts.contains(&0) || self.slowing <= 0.0 {
            return Err("settings of learning must not be zero".into());
        }
        let fits = is_share(self.lambda)
            && is_share(self.win_share)
            && self.temperature > 0.0
            && self.whim >= 0.0;
        if !fits || !is_rate(self.learning_rate) || !is_rate(self.least_learning_rate) {
            return Err("settings of learning are out of range".into());
        }
        match self.seats {
            Some(seats) if !G::seat_range().contains(&seats) => {
                Err(format!("{} does not seat {seats}", G::ID))
            }
            _ => Ok(()),
        }
    }
}
