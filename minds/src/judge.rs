//! What a position is worth to each seat.

use kernel::Game;

/// No game seats more.
pub const MOST_SEATS: usize = 5;

/// What a seat may expect.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth {
    /// The chance to win, from 0 to 1; shared wins are shared.
    pub win: f32,
    /// Points at the end of the game.
    pub points: f32,
}

/// One for each seat, in seat order; past the last seat nothing.
pub type Worths = [Worth; MOST_SEATS];

/// Judges positions. A thread has its own, so it may keep room to work in.
pub trait Judge<G: Game>: Clone + Send {
    /// The worth of a complete state for every seat. Allocates nothing.
    fn judge(&mut self, state: &G) -> Worths;
}
