//! Points, where they came from, and who is ahead.

use crate::Seat;
use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::{Add, AddAssign};

/// Victory points, counted in quarters because some games pay them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(pub i32);

impl Points {
    /// Whole points.
    pub const fn whole(points: i32) -> Points {
        Points(points * 4)
    }

    /// The points as a number, exact.
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / 4.0
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, quarters) = (if self.0 < 0 { "−" } else { "" }, self.0.unsigned_abs());
        let fraction = ["", "¼", "½", "¾"][(quarters % 4) as usize];
        match quarters / 4 {
            0 if !fraction.is_empty() => write!(f, "{sign}{fraction}"),
            whole => write!(f, "{sign}{whole}{fraction}"),
        }
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if self.0 % 4 == 0 { to.serialize_i32(self.0 / 4) } else { to.serialize_f64(self.as_f64()) }
    }
}

/// One seat's points, by source, and its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    pub seat: Seat,
    /// 1 for the leader; tied seats share a place.
    pub place: u8,
    pub points: Points,
    /// Points by source; for its name in the locale files see [`crate::words::keys::source`].
    pub sources: Vec<(&'static str, Points)>,
    /// What breaks a tie on points, higher first.
    pub tie_break: i32,
}

/// All seats in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Standings(pub Vec<Standing>);

impl Standings {
    /// Gives each seat its place from points and tie-break; equal on both share a place.
    pub fn ranked(mut seats: Vec<Standing>) -> Standings {
        let keys: Vec<_> = seats.iter().map(|s| (s.points, s.tie_break)).collect();
        for (seat, key) in seats.iter_mut().zip(&keys) {
            seat.place = 1 + keys.iter().filter(|other| *other > key).count() as u8;
        }
        Standings(seats)
    }

    /// The seats in first place: more than one when the win is shared.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().filter(|s| s.place == 1).map(|s| s.seat)
    }
}
