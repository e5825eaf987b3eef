//! Science and culture points (rulebook, "Science and culture points").

use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use kernel::{Log, Seat};

impl Ages {
    /// Science points, which never fall below zero.
    pub(crate) fn gain_science(&mut self, seat: Seat, points: u16, log: &mut impl Log<Event>) {
        if points > 0 {
            self.player_mut(seat).science += points;
            log.say(Event::Science { seat, points: points as i16 });
        }
    }

    /// Loses science, or all there is; returns how much.
    pub(crate) fn lose_science(
        &mut self,
        seat: Seat,
        points: u16,
        log: &mut impl Log<Event>,
    ) -> u16 {
        let player = self.player_mut(seat);
        let lost = points.min(player.science);
        player.science -= lost;
        if lost > 0 {
            log.say(Event::Science { seat, points: -(lost as i16) });
        }
        lost
    }

    /// Scores culture.
    pub(crate) fn score(
        &mut self,
        seat: Seat,
        origin: Origin,
        points: u16,
        log: &mut impl Log<Event>,
    ) {
        if points > 0 {
            self.player_mut(seat).culture[origin] += points as i16;
            log.say(Event::Culture { seat, origin, points: points as i16 });
        }
    }

    /// Loses culture, but not below zero in all; returns how much.
    pub(crate) fn lose_culture(
        &mut self,
        seat: Seat,
        origin: Origin,
        points: u16,
        log: &mut impl Log<Event>,
    ) -> u16 {
        let player = self.player_mut(seat);
        let lost = i32::from(points).min(player.culture_total()).max(0) as u16;
        if lost > 0 {
            player.culture[origin] -= lost as i16;
            log.say(Event::Culture { seat, origin, points: -(lost as i16) });
        }
        lost
    }
}
