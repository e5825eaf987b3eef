//! The clock of a table: plain data that is told the time.
//!
//! It is Fischer's clock: everybody has a bank for the whole game, and every turn adds an
//! increment when it begins; what a turn does not use stays in the bank. A turn, for the clock, is
//! an unbroken run of questions to one seat, whatever chance does in between. Only people have
//! clocks, and none runs while somebody is still to sit down.
//!
//! Time is told in milliseconds of the house's own time ([`HouseTime`]), which stands still while
//! the server is down, so that nobody loses time by a restart.

mod house;
mod terms;

pub use house::HouseTime;
pub use terms::{Control, PRESETS, Preset, Tempo, Terms, Unagreed};

use kernel::Seat;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    terms: Terms,
    /// What each seat had left when the question began that it is asked now, or was asked last.
    left: Vec<u64>,
    running: Option<Running>,
}

/// Whose clock runs, and since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Running {
    pub seat: Seat,
    pub since: u64,
}

impl Clock {
    /// Full banks; nobody is asked yet.
    pub fn new(terms: Terms, seats: usize) -> Clock {
        let bank = terms.control.map_or(0, |control| control.bank);
        Clock { terms, left: vec![bank; seats], running: None }
    }

    /// A clock as it was kept.
    pub fn kept(terms: Terms, left: Vec<u64>, running: Option<Running>) -> Clock {
        Clock { terms, left, running }
    }

    pub fn terms(&self) -> Terms {
        self.terms
    }

    pub fn running(&self) -> Option<Running> {
        self.running
    }

    /// What is to be kept of a seat.
    pub fn kept_of(&self, seat: usize) -> u64 {
        self.left.get(seat).copied().unwrap_or(0)
    }

    /// What a seat has left now; nothing when there is no clock.
    pub fn left(&self, seat: Seat, now: u64) -> Option<u64> {
        self.terms.control?;
        let left = self.left.get(seat.index())?;
        match self.running {
            Some(running) if running.seat == seat => {
                Some(left.saturating_sub(now.saturating_sub(running.since)))
            }
            _ => Some(*left),
        }
    }

    /// When the time of whoever is asked will be up.
    pub fn deadline(&self) -> Option<u64> {
        self.terms.control?;
        let running = self.running?;
        Some(running.since + self.left.get(running.seat.index())?)
    }

    /// The seat whose time is up.
    pub fn up(&self, now: u64) -> Option<Seat> {
        let is_up = self.deadline()? <= now;
        self.running.filter(|_| is_up).map(|running| running.seat)
    }

    /// A person's seat is asked now, or nobody who has a clock. Another seat than before begins
    /// its turn.
    pub fn ask(&mut self, seat: Option<Seat>, now: u64) {
        let before = self.stop(now);
        let Some(seat) = seat else { return };
        if before != Some(seat) {
            self.give(seat, self.increment());
        }
        self.running = Some(Running { seat, since: now });
    }

    /// Something was taken back, and now this seat is asked again. Time spent stays spent; whoever
    /// was asked meanwhile has not begun a turn after all.
    pub fn take_back(&mut self, seat: Option<Seat>, now: u64) {
        let before = self.stop(now);
        if let Some(before) = before.filter(|before| Some(*before) != seat) {
            let increment = self.increment();
            if let Some(left) = self.left.get_mut(before.index()) {
                *left = left.saturating_sub(increment);
            }
        }
        self.running = seat.map(|seat| Running { seat, since: now });
    }

    /// A person comes back to a seat whose time was up: for the turn that comes they have the
    /// increment, or the least that a turn may have.
    pub fn come_back(&mut self, seat: Seat) {
        let least = self.terms.tempo.least_turn().saturating_sub(self.increment());
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = least;
        }
    }

    /// Nobody's clock runs any more; who was asked.
    pub fn stop(&mut self, now: u64) -> Option<Seat> {
        let seat = self.running?.seat;
        let left = self.left(seat, now);
        self.running = None;
        if let (Some(kept), Some(left)) = (self.left.get_mut(seat.index()), left) {
            *kept = left;
        }
        Some(seat)
    }

    fn increment(&self) -> u64 {
        self.terms.control.map_or(0, |control| control.increment)
    }

    fn give(&mut self, seat: Seat, time: u64) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left += time;
        }
    }
}

#[cfg(test)]
mod tests;
