//! New weights against old: only those that win are accepted.

use super::settings::LearnSettings;
use crate::judge::{Learned, finished};
use crate::net::Net;
use kernel::View;
use kernel::{Asks, ContentSet, Eyes, Insight, Seat, Silent};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Standard errors above an even result that count as a win: one in forty would get there by luck.
const SURE: f64 = 1.96;

/// How new weights did against old ones, both playing as the settings of learning say.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Contest {
    pub games: u64,
    /// The share of wins of the new weights; half is even.
    pub share: f64,
    /// How sure that is, in standard errors above even.
    pub sureness: f64,
    /// Mean points of the new and of the old.
    pub points: [f64; 2],
}

impl Contest {
    /// Plays pairs of games that begin alike with sides changed, by turns with the fewest seats and
    /// with four (or as many as there are), half of them for each side; with as many as learning
    /// had, if that was always the same number.
    pub fn hold<G: Insight>(new: &Net, old: &Net, pairs: u64, settings: &LearnSettings) -> Contest {
        let nets = [Arc::new(new.clone()), Arc::new(old.clone())];
        let results: Vec<[f64; 3]> =
            (0..pairs).into_par_iter().map(|pair| play_pair::<G>(&nets, pair, settings)).collect();
        let count = pairs.max(1) as f64;
        let mean = |k: usize| results.iter().map(|result| result[k]).sum::<f64>() / count;
        let share = mean(0);
        let spread: f64 = results.iter().map(|result| (result[0] - share).powi(2)).sum();
        let error = (spread / count / (count - 1.0).max(1.0)).sqrt();
        let sureness = if error > 0.0 { (share - 0.5) / error } else { 0.0 };
        let sureness = if error == 0.0 && share > 0.5 { f64::from(u16::MAX) } else { sureness };
        Contest { games: pairs * 2, share, sureness, points: [mean(1), mean(2)] }
    }

    /// Whether the new weights won, and not by luck.
    pub fn is_won(&self) -> bool {
        self.sureness >= SURE
    }
}

/// The share of wins of the new net, its mean points, those of the old, over both games.
fn play_pair<G: Insight>(nets: &[Arc<Net>; 2], pair: u64, settings: &LearnSettings) -> [f64; 3] {
    let range = G::seat_range();
    let most = (*range.end()).min(4);
    let by_turns = if pair.is_multiple_of(2) { *range.start() } else { most };
    let seats = settings.seats.unwrap_or(by_turns);
    let mut sums = [0.0; 3];
    for side in 0..2 {
        let worths = play::<G>(nets, seats, side, pair, settings);
        let new = (usize::from(seats) + 1 - side) / 2;
        let old = usize::from(seats) - new;
        for (seat, worth) in worths.iter().enumerate().take(seats.into()) {
            if (seat + side) % 2 == 0 {
                sums[0] += f64::from(worth.win);
                sums[1] += f64::from(worth.points) / new as f64;
            } else {
                sums[2] += f64::from(worth.points) / old as f64;
            }
        }
    }
    sums.map(|sum| sum / 2.0)
}

/// One game: the new net at every second seat.
fn play<G: Insight>(
    nets: &[Arc<Net>; 2],
    seats: u8,
    side: usize,
    pair: u64,
    settings: &LearnSettings,
) -> crate::judge::Worths {
    let plain = &G::setups(seats)[0];
    let mut state = G::begin(G::Content::built_in(), plain).expect("the plain game is possible");
    let mut dice = kernel::dice::fast(settings.seed, pair);
    let mut judges = nets.clone().map(Learned::new);
    let mut searches = judges.clone().map(|judge| settings.search::<G, _>(judge, pair));
    let mut choices = Vec::new();
    for _ in 0..G::LONGEST {
        let choice = match state.asks() {
            Asks::Nobody => break,
            Asks::Chance => state.draw(&mut dice),
            Asks::Seat(seat) => {
                state.choices(&mut choices);
                let who = (seat.index() + side) % 2;
                let thought = searches[who]
                    .as_mut()
                    .and_then(|search| search.think(&View::of(&state, Eyes::Seat(seat))).best());
                thought.unwrap_or_else(|| best(&mut judges[who], &state, seat, &choices))
            }
        };
        state.apply(choice, &mut Silent);
    }
    finished(&state, seats)
}

fn best<G: Insight>(
    judge: &mut Learned,
    state: &G,
    seat: Seat,
    choices: &[G::Choice],
) -> G::Choice {
    let mut best = (f32::MIN, choices[0]);
    if choices.len() == 1 {
        return best.1;
    }
    for &choice in choices {
        let mut next = state.clone();
        next.apply(choice, &mut Silent);
        let points = judge.points(&next, seat);
        if points > best.0 {
            best = (points, choice);
        }
    }
    best.1
}
