//! Current events: the decks, turning events over, and what they do (rulebook, "Current events").

#![allow(unused)]

use crate::choice::Choice;
use crate::content::{Happening, MilitaryType};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Job, Task};
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
        todo!()
    }

    /// `Task::ResolveFor`: what an event does to one seat.
    pub(crate) fn resolve_for(&mut self, seat: Seat, card: MilitaryId, log: &mut impl Log<Event>) {
        todo!()
    }

    /// `Task::GainSplit`, `Task::LoseSplit`: the food part; as much as there is must be lost.
    pub(crate) fn check_split(&self, task: Task, food: u8) -> Result<(), Refusal> {
        todo!()
    }

    pub(crate) fn split(&mut self, task: Task, food: u8, log: &mut impl Log<Event>) {
        todo!()
    }

    /// With one way to split, nothing is asked.
    pub(crate) fn settle_split(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        todo!()
    }

    /// `Task::DestroyOwn`: farms, mines and urban buildings (Border Conflict).
    pub(crate) fn list_own_buildings(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    pub(crate) fn check_own_building(
        &self,
        seat: Seat,
        kind: Kind,
        level: Age,
    ) -> Result<(), Refusal> {
        todo!()
    }

    pub(crate) fn destroy_own(
        &mut self,
        seat: Seat,
        kind: Kind,
        level: Age,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    pub(crate) fn settle_destroy_own(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        todo!()
    }

    /// `Task::Ravage`: which wonder becomes a ruin (Ravages of Time).
    pub(crate) fn check_ravage(&self, seat: Seat, level: u8, card: CivilId) -> Result<(), Refusal> {
        todo!()
    }

    pub(crate) fn ravage(&mut self, seat: Seat, card: CivilId, log: &mut impl Log<Event>) {
        todo!()
    }

    pub(crate) fn settle_ravage(
        &mut self,
        seat: Seat,
        level: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        todo!()
    }

    /// `Task::Agreement`: cards from the row (International Agreement).
    pub(crate) fn list_agreement(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        todo!()
    }

    pub(crate) fn check_agreement(
        &self,
        seat: Seat,
        left: u8,
        choice: Choice,
    ) -> Result<(), Refusal> {
        todo!()
    }

    pub(crate) fn agree(
        &mut self,
        seat: Seat,
        left: u8,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        todo!()
    }

    pub(crate) fn settle_agreement(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        todo!()
    }
}
