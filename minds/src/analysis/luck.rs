//! Luck: what came to light, against what might have come.

use super::decision::{add, less, seed};
use super::{Depth, Job, value};
use crate::judge::{Judge, MOST_SEATS, Worth, Worths};
use crate::search::{Budget, Stop};
use kernel::View;
use kernel::{Asks, Insight, Silent};

/// The part of a decision's budget for each thing that came or might have come.
const PART: f64 = 0.25;

/// What came, and the mean of what might have come.
pub struct Luck {
    came: Worths,
    pub mean: Worths,
}

impl Luck {
    /// What everybody won or lost by it.
    pub fn change(&self) -> Worths {
        let mut change = self.came;
        change.iter_mut().zip(self.mean).for_each(|(came, mean)| *came = less(*came, mean));
        change
    }
}

/// Judges what came of a choice and what might have come of it in other worlds that looked the
/// same before, all through the same eyes and with the same dice, so that the difference is the
/// difference of the worlds.
pub fn luck<G: Insight, J: Judge<G>>(
    job: &Job<G>,
    view: &View<G>,
    judge: &J,
    depth: &Depth,
    stop: &Stop,
) -> Luck {
    let (seed, budget) = (seed(depth, job.n), part(depth.budget));
    let worth = |state: &G| value(state, view.eyes(), judge, budget, seed, stop);
    let mut dice = kernel::dice::fast(seed, 1);
    let mut sum = [Worth::default(); MOST_SEATS];
    for _ in 0..depth.worlds.max(1) {
        let mut world = view.imagine(&mut dice);
        if let Some(choice) = job.choice {
            world.apply(choice, &mut Silent);
        }
        while world.asks() == Asks::Chance {
            let drawn = world.draw(&mut dice);
            world.apply(drawn, &mut Silent);
        }
        sum.iter_mut().zip(worth(&world)).for_each(|(sum, one)| *sum = add(*sum, one));
    }
    let worlds = depth.worlds.max(1) as f32;
    let mean = sum.map(|sum| Worth { win: sum.win / worlds, points: sum.points / worlds });
    Luck { came: worth(&job.outcome), mean }
}

fn part(budget: Budget) -> Budget {
    let iterations = budget.iterations.map(|count| count.max(1));
    Budget { iterations, ..budget }.share(PART)
}
