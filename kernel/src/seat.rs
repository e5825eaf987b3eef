//! Places at the table, and whose eyes look at it.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from zero in clockwise order.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// No game has more seats, those included that the rules play.
    pub const MOST: u8 = 5;

    /// All seats of a table, clockwise from the first.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// All seats of a table, clockwise from this one.
    pub fn around(self, seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(move |k| Seat((self.0 + k) % seats))
    }

    /// The next seat clockwise.
    pub fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// This seat as an index into an array of seats.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Who looks: a seat sees what its person may know, a spectator what everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eyes {
    Seat(Seat),
    Spectator,
}

impl Eyes {
    /// Everybody who can look at a table: each seat, then a spectator.
    pub fn all(seats: u8) -> impl Iterator<Item = Eyes> {
        Seat::all(seats).map(Eyes::Seat).chain([Eyes::Spectator])
    }

    /// Whether these eyes may see what only `seat` may see.
    pub fn are(self, seat: Seat) -> bool {
        self == Eyes::Seat(seat)
    }
}
