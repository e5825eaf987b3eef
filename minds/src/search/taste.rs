//! What a seat wants.

use crate::judge::Worths;
use kernel::Seat;

/// So many points more than the others count as much as a game won.
pub const POINTS_A_WIN: f32 = 100.0;

/// What a seat wants: to win, and points.
#[derive(Clone, Copy, Debug)]
pub struct Taste {
    pub seats: u8,
    /// The weight of the chance to win, from 0 to 1; the rest is that of points.
    pub ambition: f32,
}

impl Taste {
    /// How much a seat likes a position. Points count against the mean of the others.
    #[inline]
    pub fn utility(&self, worths: &Worths, seat: Seat) -> f32 {
        let own = worths[seat.index()];
        let all: f32 = worths[..usize::from(self.seats)].iter().map(|worth| worth.points).sum();
        let others = (all - own.points) / f32::from(self.seats.max(2) - 1);
        let margin = (own.points - others) / POINTS_A_WIN;
        margin + self.ambition * (own.win - margin)
    }
}
