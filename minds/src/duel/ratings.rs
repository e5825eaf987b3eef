//! Ratings of several minds from their results against each other: the model of Bradley and
//! Terry, in which the odds of a pair follow from the difference of their ratings alone.

use super::statistics::{Estimate, USUAL};

/// What one pair of minds played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pairing {
    pub one: usize,
    pub other: usize,
    /// The first one's share of the trials.
    pub share: f64,
    pub trials: f64,
}

/// Rating points for a factor e in the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// A rating moves no further in one step, so that lopsided results do not overshoot.
const STEP: f64 = 2.0;

/// The likeliest ratings, their mean at 0, with 95 % intervals around them. Each pairing counts one
/// trial more that was drawn: else who never lost would have no rating at all.
pub fn bradley_terry(minds: usize, pairings: &[Pairing]) -> Vec<Estimate> {
    let pairings: Vec<Pairing> = pairings.iter().map(|pairing| pairing.with_a_draw()).collect();
    let mut strength = vec![0.0; minds];
    let mut spread = vec![vec![0.0; minds]; minds];
    for _ in 0..200 {
        let (slope, bend) = slope_and_bend(&strength, &pairings);
        spread = inverse(bend);
        let step: Vec<f64> =
            spread.iter().map(|row| row.iter().zip(&slope).map(|(a, b)| a * b).sum()).collect();
        let longest = step.iter().fold(0.0, |most: f64, s: &f64| most.max(s.abs()));
        let factor = if longest > STEP { STEP / longest } else { 1.0 };
        strength.iter_mut().zip(&step).for_each(|(s, step)| *s += step * factor);
        if longest < 1e-12 {
            break;
        }
    }
    let trials = |mind| {
        let own = |p: &&Pairing| p.one == mind || p.other == mind;
        pairings.iter().filter(own).map(|p| p.trials - 1.0).sum()
    };
    let estimate = |mind: usize| {
        // Less the share of the common level, which is fixed and not found.
        let variance = spread[mind][mind] - 1.0 / minds as f64;
        let (mean, half) = (strength[mind] * SCALE, USUAL * variance.max(0.0).sqrt() * SCALE);
        Estimate { mean, low: mean - half, high: mean + half, trials: trials(mind) }
    };
    (0..minds).map(estimate).collect()
}

impl Pairing {
    fn with_a_draw(self) -> Pairing {
        let trials = self.trials + 1.0;
        Pairing { share: (self.share * self.trials + 0.5) / trials, trials, ..self }
    }
}

/// Where the likelihood rises, and how it bends; with a term that holds the mean at 0.
fn slope_and_bend(strength: &[f64], pairings: &[Pairing]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = strength.len();
    let mut slope = vec![0.0; n];
    let mut bend = vec![vec![1.0 / n as f64; n]; n];
    for &Pairing { one, other, share, trials } in pairings {
        let expected = 1.0 / (1.0 + (strength[other] - strength[one]).exp());
        let surprise = trials * (share - expected);
        slope[one] += surprise;
        slope[other] -= surprise;
        let weight = trials * expected * (1.0 - expected);
        bend[one][one] += weight;
        bend[other][other] += weight;
        bend[one][other] -= weight;
        bend[other][one] -= weight;
    }
    (slope, bend)
}

/// The inverse of a symmetric matrix that has one: Gauss and Jordan.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    let unit = |row: usize| (0..n).map(|column| f64::from(u8::from(row == column))).collect();
    let mut result: Vec<Vec<f64>> = (0..n).map(unit).collect();
    for pivot in 0..n {
        let best =
            (pivot..n).max_by(|&a, &b| matrix[a][pivot].abs().total_cmp(&matrix[b][pivot].abs()));
        let best = best.unwrap_or(pivot);
        matrix.swap(pivot, best);
        result.swap(pivot, best);
        let head = matrix[pivot][pivot];
        matrix[pivot].iter_mut().chain(&mut result[pivot]).for_each(|cell| *cell /= head);
        let (own, own_result) = (matrix[pivot].clone(), result[pivot].clone());
        for row in (0..n).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot];
            matrix[row].iter_mut().zip(&own).for_each(|(cell, own)| *cell -= factor * own);
            result[row].iter_mut().zip(&own_result).for_each(|(cell, own)| *cell -= factor * own);
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairing(one: usize, other: usize, share: f64, trials: f64) -> Pairing {
        Pairing { one, other, share, trials }
    }

    #[track_caller]
    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found}, not {expected}");
    }

    #[test]
    fn two_minds_differ_as_their_share_says() {
        let ratings = bradley_terry(2, &[pairing(0, 1, 0.75, 1e6)]);
        close(ratings[0].mean - ratings[1].mean, 190.85, 0.01);
        close(ratings[0].mean + ratings[1].mean, 0.0, 1e-6);
    }

    #[test]
    fn the_interval_of_a_pair_follows_from_its_trials() {
        // Half of 400 games: the log odds have the variance 1 / (400 / 4), each side half of it.
        let ratings = bradley_terry(2, &[pairing(0, 1, 0.5, 399.0)]);
        let half = USUAL * 0.1 / 2.0 * 400.0 / 10.0_f64.ln();
        close(ratings[0].high - ratings[0].mean, half, 1e-6);
        close(ratings[0].mean, 0.0, 1e-9);
    }

    #[test]
    fn a_consistent_table_is_found_again() {
        let truth = [-300.0, -40.0, 120.0, 220.0];
        let expected = |a: usize, b: usize| 1.0 / (1.0 + 10f64.powf((truth[b] - truth[a]) / 400.0));
        let pairs = (0..4).flat_map(|a| (a + 1..4).map(move |b| (a, b)));
        let pairings: Vec<_> = pairs.map(|(a, b)| pairing(a, b, expected(a, b), 1e6)).collect();
        for (found, truth) in bradley_terry(4, &pairings).iter().zip(truth) {
            close(found.mean, truth, 0.05);
        }
    }

    #[test]
    fn an_inconsistent_table_gives_the_compromise() {
        // Rock, paper and scissors.
        let circle = [pairing(0, 1, 0.9, 50.0), pairing(1, 2, 0.9, 50.0), pairing(2, 0, 0.9, 50.0)];
        bradley_terry(3, &circle).iter().for_each(|rating| close(rating.mean, 0.0, 1e-6));
    }

    #[test]
    fn clean_sweeps_have_finite_ratings_in_order() {
        let sweep = |a, b| pairing(a, b, 0.0, 40.0);
        let ratings = bradley_terry(3, &[sweep(0, 1), sweep(1, 2), sweep(0, 2)]);
        assert!(ratings.windows(2).all(|pair| pair[0].mean < pair[1].mean));
        assert!(ratings.iter().all(|rating| rating.low.is_finite() && rating.high.is_finite()));
        close(ratings.iter().map(|rating| rating.mean).sum(), 0.0, 1e-6);
    }
}
