//! Takes what looks best one step ahead.

use crate::Mind;
use crate::judge::Judge;
use kernel::View;
use kernel::{Asks, Fast, Insight, Silent};

/// Worlds that a choice is tried in, when not everything is known.
const WORLDS: usize = 3;

/// Tries each choice in a few imagined worlds and takes the one that is judged best right after it:
/// by points, for points are what can be seen one step ahead.
pub struct Greedy<G, J> {
    judge: J,
    dice: Fast,
    worlds: Vec<G>,
}

impl<G: Insight, J: Judge<G>> Greedy<G, J> {
    pub fn new(judge: J, seed: u64) -> Greedy<G, J> {
        Greedy { judge, dice: kernel::dice::fast(seed, 0), worlds: Vec::new() }
    }

    /// Worlds that fit what is seen: one is enough when they are all alike.
    fn imagine(&mut self, view: &View<G>) {
        self.worlds.clear();
        for _ in 0..WORLDS {
            let world = view.imagine(&mut self.dice);
            if self.worlds.first() == Some(&world) {
                break;
            }
            self.worlds.push(world);
        }
    }
}

impl<G: Insight, J: Judge<G>> Mind<G> for Greedy<G, J> {
    fn name(&self) -> String {
        "greedy".into()
    }

    fn choose(&mut self, view: &View<G>, choices: &[G::Choice]) -> G::Choice {
        let Asks::Seat(seat) = view.state().asks() else { return choices[0] };
        if choices.len() == 1 {
            return choices[0];
        }
        self.imagine(view);
        let mut best = (f32::MIN, choices[0]);
        for &choice in choices {
            let mut sum = 0.0;
            for world in &self.worlds {
                let mut next = world.clone();
                next.apply(choice, &mut Silent);
                sum += self.judge.judge(&next)[seat.index()].points;
            }
            if sum > best.0 {
                best = (sum, choice);
            }
        }
        best.1
    }
}
