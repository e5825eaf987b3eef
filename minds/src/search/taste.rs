//! What a seat wants.

use crate::judge::Worths;
use kernel::Seat;

/// So many points count as much as a game won.
pub const POINTS_A_WIN: f32 = 100.0;

/// Among more than two the chance to win has so much less weight. Measured in Tzolk'in among four
/// experts: five points more for the winner than with 0.4, and of 120 games with 2,000 iterations
/// hardly fewer won against three who weigh it so (with 0.2: 23.7 %, with none: 18.8 %; even: 25).
const AMONG_MORE: f32 = 0.1;

/// What a seat wants: to win, and points.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    pub seats: u8,
    /// The weight of the chance to win, from 0 to 1; the rest is that of points.
    pub ambition: f32,
}

impl Taste {
    pub fn new(seats: u8, ambition: f32) -> Taste {
        let part = if seats == 2 { 1.0 } else { AMONG_MORE };
        Taste { seats, ambition: ambition * part }
    }

    /// How much a seat likes a position, compared with others of the same game. Between two, what
    /// the other gains is lost; among more, whoever hinders one rival helps all the others, so only
    /// one's own points count, and the chance to win says what rivals mean to it.
    #[inline]
    pub fn utility(&self, worths: &Worths, seat: Seat) -> f32 {
        let own = worths[seat.index()];
        let lost = if self.seats == 2 { worths[1 - seat.index()].points } else { 0.0 };
        let points = (own.points - lost) / POINTS_A_WIN;
        points + self.ambition * (own.win - points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::Worth;

    fn taste(seats: u8, ambition: f32, worths: &[(f32, f32)]) -> f32 {
        let mut all = Worths::default();
        for (worth, &(win, points)) in all.iter_mut().zip(worths) {
            *worth = Worth { win, points };
        }
        Taste { seats, ambition }.utility(&all, Seat(0))
    }

    #[test]
    fn between_two_a_rivals_points_are_lost() {
        assert_eq!(taste(2, 0.0, &[(0.5, 80.0), (0.5, 30.0)]), 0.5);
        assert!(taste(2, 0.0, &[(0.5, 80.0), (0.5, 90.0)]) < 0.0);
    }

    #[test]
    fn among_more_only_ones_own_points_count() {
        let poor = taste(3, 0.0, &[(0.3, 50.0), (0.3, 10.0), (0.4, 20.0)]);
        let rich = taste(3, 0.0, &[(0.3, 50.0), (0.3, 90.0), (0.4, 95.0)]);
        assert_eq!((poor, rich), (0.5, 0.5));
    }

    #[test]
    fn among_more_than_two_the_chance_to_win_has_less_weight() {
        assert_eq!(Taste::new(2, 0.5).ambition, 0.5);
        assert!([3, 4, 5].iter().all(|&seats| Taste::new(seats, 0.5).ambition == 0.05));
    }

    #[test]
    fn ambition_weighs_the_chance_to_win_against_points() {
        let worths = [(0.4, 50.0), (0.3, 50.0), (0.3, 50.0)];
        assert_eq!(taste(3, 1.0, &worths), 0.4);
        assert_eq!(taste(3, 0.5, &worths), 0.45);
    }
}
