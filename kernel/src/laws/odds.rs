//! The law of odds.

use super::run::Run;
use super::{Lawful, law};
use crate::Game;
use std::collections::HashMap;

/// So many draws are compared with the odds.
const DRAWS: u32 = 4096;
/// No outcome of so many draws is further from what is expected than so many standard deviations,
/// and so many draws more for the rare ones: less than once in a thousand million outcomes.
const SPREAD: f64 = 6.0;

impl<G: Game> Run<'_, G> {
    /// Chance's odds are of what is listed, add up to 1, and are those of drawing.
    pub(super) fn check_odds(&mut self, state: &G) -> Lawful {
        let mut odds = Vec::new();
        state.odds(&mut odds);
        let listed = odds.iter().map(|(outcome, _)| outcome);
        law("odds", listed.eq(&self.lists.list), || "not the odds of what is listed".into())?;
        let sum: f64 = odds.iter().map(|(_, odds)| odds).sum();
        law("odds", (sum - 1.0).abs() < 1e-9, || format!("the odds add up to {sum}"))?;
        let mut drawn: HashMap<G::Choice, u32> = HashMap::new();
        for _ in 0..DRAWS {
            let outcome = state.draw(&mut self.probe);
            law("chance", self.lists.set.contains(&outcome), || {
                format!("{outcome:?} may be drawn but is not listed")
            })?;
            *drawn.entry(outcome).or_default() += 1;
        }
        for (outcome, odds) in odds {
            let expected = odds * f64::from(DRAWS);
            let found = f64::from(drawn.get(&outcome).copied().unwrap_or(0));
            let slack = SPREAD * (expected * (1.0 - odds)).sqrt() + SPREAD;
            law("odds", odds > 0.0 && (found - expected).abs() <= slack, || {
                format!("{outcome:?} is drawn {found} times of {DRAWS}, expected {expected:.0}")
            })?;
        }
        Ok(())
    }
}
