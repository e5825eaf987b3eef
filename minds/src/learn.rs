//! Learning by self-play: a net plays itself, and each position is drawn towards what came of it.

mod adam;
mod contest;
mod episode;
mod exploration;
mod gradient;
mod settings;
mod state;

pub use contest::Contest;
pub use settings::LearnSettings;

use adam::Adam;
use episode::Episode;
use gradient::Gradient;

use crate::net::{Net, POINTS, Shape};
use crate::weights::{Before, Weights};
use kernel::Insight;
use rayon::prelude::*;
use std::marker::PhantomData;
use std::sync::Arc;

/// Positions whose gradients one thread adds up: fixed, so that the sum has the same order whatever the
/// number of threads.
const CHUNK: usize = 32;

/// A net that is learning.
pub struct Learner<G> {
    pub settings: LearnSettings,
    /// What plays and learns, restless as it is.
    restless: Net,
    /// Its running mean: what has been learned for good.
    pub net: Net,
    adam: Adam,
    /// Games played.
    pub games: u64,
    /// What it began with.
    before: Option<Before>,
    game: PhantomData<G>,
}

/// How a round of games went.
#[derive(Clone, Copy, Debug, Default)]
pub struct Round {
    pub games: u64,
    pub positions: u64,
    /// Squared errors of points, and surprise at who won, summed over positions.
    points_error: f64,
    win_error: f64,
    /// Games without modules, and points of the winners there.
    plain: u64,
    winners: f64,
}

impl<G: Insight> Learner<G> {
    pub fn new(settings: LearnSettings) -> Learner<G> {
        let dice = &mut kernel::dice::fast(settings.seed, u64::MAX);
        let mut net = Net::fresh(Shape::of::<G>(), dice);
        net.take_hints(G::hint);
        Learner::begin(settings, net, None)
    }

    fn begin(settings: LearnSettings, net: Net, before: Option<Before>) -> Learner<G> {
        let adam = Adam::new(&net);
        let (restless, games, game) = (net.clone(), 0, PhantomData);
        Learner { adam, restless, net, settings, games, before, game }
    }

    /// Goes on from weights that are there already, more carefully than from none.
    pub fn from(settings: LearnSettings, weights: &Weights) -> Learner<G> {
        let LearnSettings { learning_rate, least_learning_rate, .. } = settings;
        let settings = LearnSettings {
            learning_rate: learning_rate / 4.0,
            least_learning_rate: least_learning_rate / 4.0,
            ..settings
        };
        Learner::begin(settings, weights.net.clone(), Some(weights.about.as_before()))
    }

    /// Plays a round of games and learns from them.
    pub fn round(&mut self) -> Round {
        let (net, settings) = (&Arc::new(self.restless.clone()), &self.settings);
        let numbers = self.games..self.games + settings.round as u64;
        let episodes: Vec<Episode> =
            numbers.into_par_iter().map(|k| Episode::play::<G>(net, settings, k)).collect();
        let mut round = Round::default();
        episodes.iter().for_each(|episode| round.count(episode));
        self.learn(&episodes, &mut round);
        self.games += round.games;
        round
    }

    fn learn(&mut self, episodes: &[Episode], round: &mut Round) {
        let mut order: Vec<(u32, u32)> = Vec::new();
        for (e, episode) in episodes.iter().enumerate() {
            order.extend((0..episode.positions.len()).map(|p| (e as u32, p as u32)));
        }
        let mut dice = kernel::dice::fast(self.settings.seed ^ 0x5EED, self.games);
        for k in (1..order.len()).rev() {
            order.swap(k, kernel::Dice::below(&mut dice, k as u32 + 1) as usize);
        }
        let learning_rate = self.learning_rate();
        for batch in order.chunks(self.settings.batch) {
            let (net, share) = (&self.restless, self.settings.win_share as f32);
            let gradients: Vec<Gradient> = batch
                .par_chunks(CHUNK)
                .map(|chunk| {
                    let mut gradient = Gradient::new(net);
                    for &(e, p) in chunk {
                        let episode = &episodes[e as usize];
                        gradient.add(net, episode, &episode.positions[p as usize], share);
                    }
                    gradient
                })
                .collect();
            let mut gradients = gradients.into_iter();
            let mut sum = gradients.next().expect("a batch is not empty");
            gradients.for_each(|gradient| sum.join(&gradient));
            self.adam.step(&mut self.restless, &sum, learning_rate);
            self.net.drift(&self.restless, self.adam.calm());
            round.learned(&sum);
        }
    }

    /// How far a step goes: less and less.
    fn learning_rate(&self) -> f32 {
        let halvings = self.games as f64 / self.settings.slowing;
        (self.settings.learning_rate * 0.5f64.powf(halvings)).max(self.settings.least_learning_rate)
            as f32
    }
}

impl Round {
    fn count(&mut self, episode: &Episode) {
        self.games += 1;
        if !episode.is_plain {
            return;
        }
        let result = &episode.result[..episode.seats];
        self.plain += 1;
        self.winners += f64::from(result.iter().fold(f32::MIN, |most, w| most.max(w.points)));
    }

    fn learned(&mut self, gradient: &Gradient) {
        self.positions += gradient.positions;
        self.points_error +=
            gradient.points / gradient.seats.max(1) as f64 * gradient.positions as f64;
        self.win_error += gradient.win;
    }

    /// The error of points, as a root of a mean of squares.
    pub fn error(&self) -> f64 {
        (self.points_error / self.positions.max(1) as f64).sqrt() * f64::from(POINTS)
    }

    /// The surprise at who won, a mean.
    pub fn surprise(&self) -> f64 {
        self.win_error / self.positions.max(1) as f64
    }

    /// The winner's mean points in games without modules.
    pub fn winner(&self) -> f64 {
        self.winners / self.plain.max(1) as f64
    }

    /// Adds another round.
    pub fn join(&mut self, other: &Round) {
        self.games += other.games;
        self.positions += other.positions;
        self.points_error += other.points_error;
        self.win_error += other.win_error;
        self.plain += other.plain;
        self.winners += other.winners;
    }
}
