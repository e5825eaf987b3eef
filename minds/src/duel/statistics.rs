//! How sure a result is.
//!
//! The games of one deal belong together (who sat well in one sits badly in the other), so the
//! deal is the unit, never the game. A share of wins gets Wilson's interval, which stays inside 0
//! to 1 and does not shrink to nothing when every game was won. The number of independent trials
//! behind it is measured: the variance that single trials would have, over the variance found
//! between deals. It is never taken lower than the number of deals (each deal's share lies between
//! 0 and 1, so that is safe) nor higher than the number of trials; that is what it is when no deal
//! differs from another.

/// A figure and the ends of its interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
    /// How many independent trials it is worth.
    pub trials: f64,
}

/// Standard errors of a 95 % interval.
pub const USUAL: f64 = 1.96;
/// Standard errors of a 99.5 % interval. Ten looks at it are wrong in fewer than 5 % of duels.
pub const SURE: f64 = 2.807;

/// After how many deals a duel is looked at that ends when it is decided: 8, 16, 32 … and the
/// last. Few looks, because every look is one more chance to be fooled.
pub fn looks(deals: u64) -> Vec<u64> {
    let early = (0..9).map(|k| 8 << k).take_while(|look| *look < deals);
    early.chain([deals]).collect()
}

/// Wilson's interval for a share of so many trials.
pub fn wilson(share: f64, trials: f64, z: f64) -> (f64, f64) {
    let z2 = z * z / trials;
    let centre = (share + z2 / 2.0) / (1.0 + z2);
    let half = (z2 * share * (1.0 - share) + z2 * z2 / 4.0).max(0.0).sqrt() / (1.0 + z2);
    ((centre - half).clamp(0.0, share), (centre + half).clamp(share, 1.0))
}

/// A share from the shares of single deals, each of so many trials. There is at least one deal.
pub fn share(deals: &[f64], trials_per_deal: usize, z: f64) -> Estimate {
    let n = deals.len() as f64;
    let mean = (deals.iter().sum::<f64>() / n).clamp(0.0, 1.0);
    let spread = deals.iter().map(|deal| (deal - mean).powi(2)).sum::<f64>();
    let variance_of_mean = spread / (n - 1.0).max(1.0) / n;
    let most = n * trials_per_deal as f64;
    let trials = match deals.len() {
        // One deal alone says nothing about the spread.
        1 => n,
        _ if spread == 0.0 => most,
        _ => (mean * (1.0 - mean) / variance_of_mean).clamp(n, most),
    };
    let (low, high) = wilson(mean, trials, z);
    Estimate { mean, low, high, trials }
}

/// The difference of ratings at which a share of the games is expected.
pub fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// A difference of ratings from a share of so many games. Who won every game has no highest
/// rating: it is told as if half a game had been lost, and the interval's end a tenth.
pub fn rating(share: Estimate, games: f64) -> Estimate {
    let within = |share: f64, lost: f64| elo(share.clamp(lost / games, 1.0 - lost / games));
    let mean = within(share.mean, 0.5);
    let (low, high) = (within(share.low, 0.1).min(mean), within(share.high, 0.1).max(mean));
    Estimate { mean, low, high, trials: share.trials }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found}, not {expected}");
    }

    #[test]
    fn wilsons_interval_has_its_known_values() {
        // 8 of 10, 0 of 10, 50 of 100 at 95 %.
        for (share, trials, low, high) in [
            (0.8, 10.0, 0.490, 0.943),
            (0.0, 10.0, 0.0, 0.278),
            (1.0, 10.0, 0.722, 1.0),
            (0.5, 100.0, 0.404, 0.596),
        ] {
            let found = wilson(share, trials, USUAL);
            close(found.0, low, 0.001);
            close(found.1, high, 0.001);
        }
    }

    #[test]
    fn ratings_have_their_known_values() {
        close(elo(0.5), 0.0, 1e-9);
        close(elo(0.75), 190.85, 0.01);
        close(elo(0.1), -381.70, 0.01);
    }

    #[test]
    fn games_of_one_deal_count_for_one_when_they_always_go_together() {
        let deals: Vec<f64> = (0..40).map(|k| f64::from(k % 4 != 0)).collect();
        let together = share(&deals, 2, USUAL);
        close(together.mean, 0.75, 1e-9);
        close(together.trials, 40.0, 1e-9);
        let (low, high) = wilson(0.75, 40.0, USUAL);
        assert_eq!((together.low, together.high), (low, high));
    }

    #[test]
    fn independent_games_count_one_by_one_and_never_for_more() {
        // Won both, won one, lost one, lost both: as often as with two fair coins.
        let deals = [1.0, 0.5, 0.5, 0.0].repeat(25);
        close(share(&deals, 2, USUAL).trials, 198.0, 0.01);
        // Every deal was split, as when the seat alone decides.
        let split = [[0.5; 99].as_slice(), &[1.0]].concat();
        assert_eq!(share(&split, 2, USUAL).trials, 200.0);
    }

    #[test]
    fn deals_that_never_differ_count_by_their_games_and_one_alone_for_itself() {
        assert_eq!(share(&[1.0; 50], 2, USUAL).trials, 100.0);
        assert_eq!(share(&[0.5], 4, USUAL).trials, 1.0);
    }

    #[test]
    fn a_clean_sweep_has_a_finite_rating_with_the_best_guess_inside() {
        for won in [1.0, 0.0] {
            let rating = rating(share(&[won; 50], 2, USUAL), 100.0);
            assert!(rating.low.is_finite() && rating.high.is_finite());
            assert!(rating.low < rating.mean && rating.mean < rating.high);
            close(rating.mean.abs(), 919.6, 0.1);
        }
    }

    #[test]
    fn looks_double_and_end_with_the_last_deal() {
        assert_eq!(looks(5), [5]);
        assert_eq!(looks(8), [8]);
        assert_eq!(looks(40), [8, 16, 32, 40]);
        assert_eq!(looks(1_000_000).len(), 10);
    }
}
