//! The card row: sweeping and refilling it, the ends of ages, and what becomes obsolete.

use crate::discards::Discarded;
use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use crate::task::{Draw, Step, Task};
use kernel::{Log, Seat};

impl Ages {
    /// Cards of the leftmost slots leave, the others slide, and new ones come (rulebook, "Refill
    /// the card row"). Whoever has resigned does not count.
    pub(crate) fn replenish(&mut self, log: &mut impl Log<Event>) {
        let players = self.playing();
        for slot in 0..self.row.len() {
            if self.rules().slots[slot].swept < players {
                continue;
            }
            if let Some(card) = self.row[slot].take() {
                self.civil_gone.add(card, 1);
                log.say(Event::Swept { card });
            }
        }
        self.slide();
        self.agenda.draw(Draw::FillRow);
    }

    /// Cards move to the left as far as they can.
    pub(crate) fn slide(&mut self) {
        let mut place = 0;
        for slot in 0..self.row.len() {
            if let Some(card) = self.row[slot].take() {
                self.row[place] = Some(card);
                place += 1;
            }
        }
    }

    /// Whether a card is still to be laid. Age A ends with the first refill, full row or not
    /// (rulebook, "End of an age").
    pub(crate) fn settle_row(&mut self, log: &mut impl Log<Event>) -> bool {
        let is_full = self.row.iter().all(Option::is_some);
        // The first row belongs to the set-up: nobody has had a turn.
        let is_first_refill = self.age == Age::A && self.has_begun();
        if is_first_refill && (is_full || self.civil_deck.is_empty()) {
            self.end_age(log);
            return false;
        }
        if is_full || self.civil_deck.is_empty() {
            self.agenda.pop();
            return false;
        }
        true
    }

    /// Whether the first turn has begun: its tasks then lie on the agenda instead of its start.
    fn has_begun(&self) -> bool {
        !self.agenda.tasks().iter().any(|task| matches!(task, Task::Run(Step::StartTurn(_))))
    }

    /// A card comes into the leftmost empty slot. The last card of Ages I to III ends the age.
    pub(crate) fn lay(&mut self, card: CivilId, log: &mut impl Log<Event>) {
        let Some(slot) = self.row.iter().position(Option::is_none) else { return };
        self.civil_deck.take(card);
        self.row[slot] = Some(card);
        log.say(Event::Laid { card, slot: slot as u8 + 1 });
        if self.civil_deck.is_empty() && self.age != Age::A {
            self.end_age(log);
        }
    }

    /// The next age begins at once (rulebook, "End of an age").
    fn end_age(&mut self, log: &mut impl Log<Event>) {
        let ended = self.age;
        let left = self.civil_deck;
        left.iter().for_each(|(card, count)| self.civil_gone.add(card, count));
        self.civil_deck.clear();
        self.military_deck.clear();
        self.deck_size = 0;
        self.age = ended.next();
        log.say(Event::AgeBegan { age: self.age });
        if ended != Age::A {
            self.drop_obsolete(ended, log);
            let lost = self.rules().figures.lost_at_age_end;
            for seat in Seat::all(self.seats())
                .filter(|&seat| !self.player(seat).has_resigned)
                .collect::<arrayvec::ArrayVec<_, MOST_SEATS>>()
            {
                self.lose_yellow(seat, lost, log);
            }
        }
        if self.age == Age::IV {
            self.set_last_round(log);
        } else {
            self.make_civil_deck();
            self.make_military_deck();
        }
        self.refresh_all();
    }

    /// Which round is the last: this one if the first player has the turn, otherwise the next.
    fn set_last_round(&mut self, log: &mut impl Log<Event>) {
        let round = if self.current == self.first { self.round } else { self.round + 1 };
        self.last_round = Some(round);
        log.say(Event::LastRound { round });
    }

    /// The civil deck of the current age, for as many as still play.
    pub(crate) fn make_civil_deck(&mut self) {
        let players = self.playing();
        self.made_for[usize::from(self.age.level())] = players;
        for id in self.rules().civil_ids() {
            let card = self.rules().civil(id);
            let copies = card.copies[usize::from(players) - 2];
            if card.age == self.age && copies > 0 {
                self.civil_deck.add(id, copies);
            }
        }
    }

    /// The military deck of the current age, for as many as still play.
    fn make_military_deck(&mut self) {
        let players = self.playing();
        for id in self.rules().military_ids() {
            let card = self.rules().military(id);
            let copies = card.copies[usize::from(players) - 2];
            if card.age == self.age && copies > 0 {
                self.military_deck.add(id, copies);
            }
        }
        self.deck_size = self.military_deck.total() as u8;
    }

    /// Cards of ages before the one that ended become obsolete: those in hand, leaders, unfinished
    /// wonders, pacts. Everything else stays.
    fn drop_obsolete(&mut self, ended: Age, log: &mut impl Log<Event>) {
        for seat in Seat::all(self.seats()) {
            if self.player(seat).has_resigned {
                continue;
            }
            self.drop_obsolete_hand(seat, ended, log);
            let rules = self.rules();
            let is_old = |card: CivilId| rules.civil(card).age < ended;
            if self.player(seat).leader.is_some_and(is_old) {
                self.remove_leader(seat, log);
            }
            if self.player(seat).unfinished.is_some_and(|wonder| is_old(wonder.card)) {
                self.remove_unfinished(seat, log);
            }
            if let Some(pact) = self.pacts[seat.index()]
                && rules.military(pact.card).age < ended
            {
                self.end_pact(seat, log);
            }
        }
    }

    fn drop_obsolete_hand(&mut self, seat: Seat, ended: Age, log: &mut impl Log<Event>) {
        let rules = self.rules();
        let mut dropped = 0;
        let player = &mut self.players[seat.index()];
        let gone = &mut self.civil_gone;
        player.hand.retain(|card| {
            let stays = rules.civil(*card).age >= ended;
            if !stays {
                gone.add(*card, 1);
                dropped += 1;
            }
            stays
        });
        let discards = &mut self.discards;
        player.military.retain(|held| {
            let stays = rules.age_of(held) >= ended;
            if !stays {
                discards.push(Discarded { card: held, by: Some(seat) });
                dropped += 1;
            }
            stays
        });
        if dropped > 0 {
            log.say(Event::ObsoleteHand { seat, cards: dropped });
        }
    }

    /// An unfinished wonder leaves play: its blue tokens go back to the bank.
    pub(crate) fn remove_unfinished(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let player = &mut self.players[seat.index()];
        let Some(wonder) = player.unfinished.take() else { return };
        player.blue_bank += wonder.stages;
        self.civil_gone.add(wonder.card, 1);
        log.say(Event::WonderLost { seat, card: wonder.card });
    }

    /// A pact leaves play: its card goes to the discards of its age.
    pub(crate) fn end_pact(&mut self, owner: Seat, log: &mut impl Log<Event>) {
        if let Some(pact) = self.pacts[owner.index()].take() {
            self.discard_openly(pact.card);
            log.say(Event::PactEnded { card: pact.card });
        }
    }
}
