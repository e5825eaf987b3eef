//! The end of the game: the last events, what is scored then, and the standings.

use crate::content::{Happening, MilitaryType};
use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use kernel::{Log, Points, Seat, Standing, Standings};

impl Ages {
    /// `Step::FinalEvents`: every event of Age III in both decks is resolved, the first player
    /// counting as the current one; then whatever is scored at the end.
    pub(crate) fn final_events(&mut self, log: &mut impl Log<Event>) {
        self.current = self.first;
        let last = self.rules().events[Age::III as usize];
        let both = self.events.current.or(self.events.future);
        for card in both.and(last) {
            self.events.current.remove(card);
            self.events.future.remove(card);
            self.events.prepared.iter_mut().for_each(|known| known.remove(card));
            self.events.past.add(card);
            log.say(Event::EventCame { card });
            if let MilitaryType::Event(Happening::Impact(what)) = self.rules().military(card).what {
                self.score_impact(what, Origin::End, log);
            }
        }
        let current = self.events.current;
        let lies_there = |top: &Top| top.card.known().is_some_and(|card| current.has(card));
        self.events.top = self.events.top.filter(lies_there);
        for seat in Seat::all(self.seats()) {
            self.score_labs(seat, Origin::End, log);
        }
    }

    /// Culture by where it came from; equals share a place, and whoever resigned comes last.
    pub(crate) fn ranked(&self) -> Standings {
        let seats = Seat::all(self.seats()).map(|seat| {
            let player = self.player(seat);
            let sources = player
                .culture
                .iter()
                .map(|(origin, &points)| (origin.key(), Points::whole(points.into())));
            Standing {
                seat,
                place: 0,
                points: Points::whole(player.culture_total()),
                sources: sources.collect(),
                tie_break: -i32::from(player.has_resigned),
            }
        });
        Standings::ranked(seats.collect())
    }
}
