//! What a position is worth to each seat.

use crate::net::{Net, POINTS};
use crate::siblings::Siblings;
use crate::weights::{Weights, WeightsError};
use kernel::{Asks, Features, Hidden, Insight, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// No game seats more.
pub const MOST_SEATS: usize = Seat::MOST as usize;

/// What a seat may expect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Worth {
    /// The chance to win, from 0 to 1; shared wins are shared.
    pub win: f32,
    /// Points at the end of the game.
    pub points: f32,
}

/// One for each seat, in seat order; past the last seat nothing.
pub type Worths = [Worth; MOST_SEATS];

/// Judges positions. A thread has its own, so it may keep room to work in.
pub trait Judge<G: Hidden>: Clone + Send {
    /// The worth of a complete state for every seat. Allocates nothing.
    fn judge(&mut self, state: &G) -> Worths;

    /// The points that one seat may expect, where that is cheaper than judging for all: the one-ply
    /// evaluation from which a search has its priors.
    fn hunch(&mut self, state: &G, seat: Seat) -> f32 {
        self.judge(state)[seat.index()].points
    }

    /// Says that the hunches that follow are about what one question may lead to: positions that
    /// are much alike.
    fn begin_siblings(&mut self) {}
}

/// Judges by learned weights; a finished game by its standings.
#[derive(Clone)]
pub struct Learned {
    net: Arc<Net>,
    features: Features,
    siblings: Siblings,
}

impl Learned {
    pub fn new(net: Arc<Net>) -> Learned {
        Learned { net, features: Features::default(), siblings: Siblings::default() }
    }

    /// Judges by the weights that come with a game.
    pub fn built_in<G: Insight>() -> Result<Learned, WeightsError> {
        Weights::built_in_net::<G>().map(Learned::new)
    }

    /// The points that one seat may expect: cheaper than judging for all.
    #[inline]
    pub fn points<G: Insight>(&mut self, state: &G, seat: Seat) -> f32 {
        if state.asks() == Asks::Nobody {
            return state.score(seat).0.as_f64() as f32;
        }
        self.ask(state, seat)[1] * POINTS
    }

    /// What the net says for one seat.
    #[inline]
    fn ask<G: Insight>(&mut self, state: &G, seat: Seat) -> [f32; 2] {
        state.features(seat, &mut self.features);
        self.net.forward(self.features.as_slice()).out
    }

    /// The points that one seat may expect at one of several positions that are much alike.
    fn sibling_points<G: Insight>(&mut self, state: &G, seat: Seat) -> f32 {
        if state.asks() == Asks::Nobody {
            return state.score(seat).0.as_f64() as f32;
        }
        state.features(seat, &mut self.features);
        self.siblings.ask(&self.net, self.features.as_slice())[1] * POINTS
    }

    /// What one seat looks at.
    pub(crate) fn look<G: Insight>(&mut self, state: &G, seat: Seat) -> &[(u16, f32)] {
        state.features(seat, &mut self.features);
        self.features.as_slice()
    }
}

impl<G: Insight> Judge<G> for Learned {
    fn hunch(&mut self, state: &G, seat: Seat) -> f32 {
        self.sibling_points(state, seat)
    }

    fn begin_siblings(&mut self) {
        self.siblings.clear();
    }

    fn judge(&mut self, state: &G) -> Worths {
        let seats = state.seats();
        if state.asks() == Asks::Nobody {
            return finished(state, seats);
        }
        let mut outs = [[0.0; 2]; MOST_SEATS];
        for seat in Seat::all(seats) {
            outs[seat.index()] = self.ask(state, seat);
        }
        worths(&outs[..usize::from(seats)])
    }
}

/// Chances that add up to one, and points, from what the net says for each seat.
pub(crate) fn worths(outs: &[[f32; 2]]) -> Worths {
    let most = outs.iter().fold(f32::MIN, |most, out| most.max(out[0]));
    let mut worths = Worths::default();
    let mut sum = 0.0;
    for (worth, out) in worths.iter_mut().zip(outs) {
        *worth = Worth { win: (out[0] - most).exp(), points: out[1] * POINTS };
        sum += worth.win;
    }
    worths.iter_mut().for_each(|worth| worth.win /= sum);
    worths
}

/// The worth of a game that is over: its points, the win shared among the first.
pub(crate) fn finished<G: Insight>(state: &G, seats: u8) -> Worths {
    let mut worths = Worths::default();
    let best = Seat::all(seats).map(|seat| state.score(seat)).max().unwrap_or_default();
    let winners = Seat::all(seats).filter(|&seat| state.score(seat) == best).count();
    for seat in Seat::all(seats) {
        let score = state.score(seat);
        let win = if score == best { 1.0 / winners as f32 } else { 0.0 };
        worths[seat.index()] = Worth { win, points: score.0.as_f64() as f32 };
    }
    worths
}
