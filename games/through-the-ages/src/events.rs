//! Current events: the decks, turning events over, and what they do (rulebook, "Current events").

mod early;
mod impact;
mod later;
mod questions;

use crate::content::MilitaryType;
use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use crate::task::Task;
use arrayvec::ArrayVec;
use kernel::{Log, Seat};

impl Ages {
    /// The cards that can lie on top of the current events: of the earliest age there. Somebody may
    /// have looked at it.
    pub(crate) fn next_events(&self) -> Cards {
        let events = &self.events;
        if let Some(top) = events.top
            && let Some(card) = top.card.known()
        {
            let mut cards = Cards::EMPTY;
            cards.add(card);
            return cards;
        }
        for level in 0..LEVELS {
            let known = events.current.both(self.rules().events[level]);
            // Events of Age A are unknown to everybody: any that has not come yet.
            if level == 0 && events.hidden[0] > 0 {
                return self.rules().first_events.without(events.past);
            }
            if !known.is_empty() {
                return known;
            }
        }
        Cards::EMPTY
    }

    /// `Task::RevealEvent`: the card leaves the deck and is past once it is resolved; a deck that
    /// has run out is made from the future events after that.
    pub(crate) fn reveal_event(&mut self, card: MilitaryId, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let events = &mut self.events;
        if events.current.has(card) {
            events.current.remove(card);
        } else {
            events.hidden[0] -= 1;
        }
        events.top = None;
        events.past.add(card);
        events.prepared.iter_mut().for_each(|known| known.remove(card));
        log.say(Event::EventCame { card });
        self.agenda.push(Task::RenewEvents);
        self.agenda.push(Task::Resolve(card));
    }

    /// `Task::RenewEvents`: "If that was the last card of the current events…"
    pub(crate) fn renew_events(&mut self, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let events = &mut self.events;
        if events.left() > 0 {
            return;
        }
        events.current = std::mem::take(&mut events.future);
        events.hidden = std::mem::take(&mut events.hidden_future);
        if events.left() > 0 {
            log.say(Event::EventsRenewed);
        }
    }

    /// `Task::LookAtEvent`: Joan of Arc looks at the top card; it stays on top.
    pub(crate) fn peek(&mut self, seat: Seat, card: Held, log: &mut impl Log<Event>) {
        self.agenda.pop();
        if let Some(known) = card.known()
            && !self.events.current.has(known)
        {
            self.events.current.add(known);
            self.events.hidden[0] -= 1;
        }
        self.events.top = Some(Top { card, seen_by: seat });
        log.say(Event::Looked { seat, card, age: self.age_of(card) });
    }

    /// `Task::Resolve`: an event does what it says; a territory is auctioned.
    pub(crate) fn resolve_event(&mut self, card: MilitaryId, log: &mut impl Log<Event>) {
        self.agenda.pop();
        match self.rules().military(card).what {
            MilitaryType::Territory(_) => self.begin_auction(card, log),
            MilitaryType::Event(what) => match self.rules().military(card).age {
                Age::A | Age::I => self.early_event(what, log),
                Age::II => self.later_event(what, log),
                _ => self.score_impact(what, Origin::Events, log),
            },
            _ => {}
        }
    }

    /// Everybody who plays, clockwise from the current player.
    pub(crate) fn everybody(&self) -> ArrayVec<Seat, MOST_SEATS> {
        self.playing_from(self.current).collect()
    }

    /// Asks everybody, the current player first.
    pub(crate) fn ask_everybody(&mut self, task: impl Fn(Seat) -> Task) {
        self.everybody().into_iter().rev().for_each(|seat| self.agenda.push(task(seat)));
    }

    /// Asks some of them, in the order of the table.
    pub(crate) fn ask(&mut self, some: &[Seat], task: impl Fn(Seat) -> Task) {
        for seat in self.everybody().into_iter().rev().filter(|seat| some.contains(seat)) {
            self.agenda.push(task(seat));
        }
    }

    /// From the strongest to the weakest.
    pub(crate) fn by_strength(&self) -> ArrayVec<Seat, MOST_SEATS> {
        self.ranking(|state, seat| state.player(seat).ratings.strength.into())
    }

    /// From the one with most culture points to the one with least.
    pub(crate) fn by_culture(&self) -> ArrayVec<Seat, MOST_SEATS> {
        self.ranking(|state, seat| state.player(seat).culture_total())
    }

    /// "The two strongest": with two players only the strongest.
    pub(crate) fn two_strongest(&self) -> ArrayVec<Seat, MOST_SEATS> {
        self.by_strength().into_iter().take(self.two()).collect()
    }

    /// "The two weakest": with two players only the weakest.
    pub(crate) fn two_weakest(&self) -> ArrayVec<Seat, MOST_SEATS> {
        self.by_strength().into_iter().rev().take(self.two()).collect()
    }

    /// How many "two" are.
    fn two(&self) -> usize {
        if self.playing() == 2 { 1 } else { 2 }
    }
}
