//! White and red tokens: actions available, spent, and those for one turn only (rulebook, "Military
//! and civil actions").

use crate::event::Event;
use crate::state::*;
use kernel::{Log, Seat};

impl Ages {
    /// Pays civil actions: those for this turn only come first.
    pub(crate) fn spend_civil(&mut self, seat: Seat, count: u8) {
        let extra = if seat == self.current { count.min(self.turn.extra_civil) } else { 0 };
        self.turn.extra_civil -= extra;
        self.player_mut(seat).civil_left -= count - extra;
    }

    /// Pays military actions: those for this turn only come first.
    pub(crate) fn spend_military(&mut self, seat: Seat, count: u8) {
        let extra = if seat == self.current { count.min(self.turn.extra_military) } else { 0 };
        self.turn.extra_military -= extra;
        self.player_mut(seat).military_left -= count - extra;
    }

    /// Civil actions that a seat can spend now.
    #[inline]
    pub fn civil_actions(&self, seat: Seat) -> u8 {
        let extra = if seat == self.current { self.turn.extra_civil } else { 0 };
        self.player(seat).civil_left + extra
    }

    /// Military actions that a seat can spend now.
    #[inline]
    pub fn military_actions(&self, seat: Seat) -> u8 {
        let extra = if seat == self.current { self.turn.extra_military } else { 0 };
        self.player(seat).military_left + extra
    }

    /// Some spent civil actions become available again; with none spent nothing happens.
    pub(crate) fn civil_back(&mut self, seat: Seat, count: u8, log: &mut impl Log<Event>) {
        let player = self.player_mut(seat);
        let back = count.min(player.ratings.civil.saturating_sub(player.civil_left));
        player.civil_left += back;
        (0..back).for_each(|_| log.say(Event::ActionBack { seat }));
    }
}
