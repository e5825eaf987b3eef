//! Military cards in hand: drawing, discarding, the discard piles (rulebook, "Military cards",
//! "Discard or remove from play").

use crate::discards::Discarded;
use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use crate::task::{Draw, Question};
use kernel::{Log, Seat};

impl Ages {
    /// The age of a military card or of its back.
    #[inline]
    pub(crate) fn age_of(&self, card: Held) -> Age {
        self.rules().age_of(card)
    }

    /// A card goes to the discards for everybody to see.
    pub(crate) fn discard_openly(&mut self, card: MilitaryId) {
        self.discards.push(Discarded { card: card.into(), by: None });
    }

    /// A card from a hand goes to the discards face down.
    pub(crate) fn discard_hidden(&mut self, seat: Seat, card: Held, log: &mut impl Log<Event>) {
        self.player_mut(seat).drop_military(card);
        self.lay_hidden(seat, card, log);
    }

    /// A card that has left the hand already goes to the discards face down.
    pub(crate) fn lay_hidden(&mut self, seat: Seat, card: Held, log: &mut impl Log<Event>) {
        self.discards.push(Discarded { card, by: Some(seat) });
        log.say(Event::Discarded { seat, card, age: self.age_of(card) });
    }

    /// The end of a turn: too many military cards are thrown away (rulebook, "Discard excess
    /// military cards").
    pub(crate) fn discard_excess(&mut self, seat: Seat) {
        let player = self.player(seat);
        let limit = usize::from(player.ratings.military_hand);
        let excess = player.military.len().saturating_sub(limit) as u8;
        if excess > 0 {
            self.agenda.ask(seat, Question::Discard { left: excess });
        }
    }

    /// Everything in hand is thrown away when that is what is asked: how many cards somebody holds
    /// is known to all.
    pub(crate) fn settle_discard(
        &mut self,
        seat: Seat,
        left: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        if left > 0 && usize::from(left) < self.player(seat).military.len() {
            return true;
        }
        self.agenda.pop();
        if left > 0 {
            self.discard_all(seat, log);
        }
        false
    }

    /// The whole hand is thrown away unseen, older cards first: everybody sees the backs, and their
    /// order must tell nothing more.
    pub(crate) fn discard_all(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let oldest = |game: &Ages| {
            let hand = game.player(seat).military.iter();
            hand.min_by_key(|&card| game.age_of(card))
        };
        while let Some(card) = oldest(self) {
            self.discard_hidden(seat, card, log);
        }
    }

    /// The different cards of a hand.
    pub(crate) fn each_held(&self, seat: Seat, each: &mut impl FnMut(Held)) {
        self.player(seat).military.each_once(each);
    }

    pub(crate) fn discard_one(
        &mut self,
        seat: Seat,
        left: u8,
        card: Held,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        self.discard_hidden(seat, card, log);
        if left > 1 {
            self.agenda.ask(seat, Question::Discard { left: left - 1 });
        }
    }

    /// The end of a turn: a card for each military action left, at most three (rulebook, "Draw
    /// military cards").
    pub(crate) fn draw_cards(&mut self, seat: Seat) {
        let left = self.military_actions(seat).min(self.rules().figures.most_drawn);
        self.deal(seat, left);
    }

    /// Military cards of the current age, one after the other.
    pub(crate) fn deal(&mut self, seat: Seat, count: u8) {
        if count > 0 {
            self.agenda.draw(Draw::Cards { seat, left: count });
        }
    }

    /// Whether there is a card to draw; a deck that has run out is made anew from the discards.
    pub(crate) fn settle_draw(&mut self, seat: Seat, left: u8, log: &mut impl Log<Event>) -> bool {
        self.renew_deck(log);
        let is_full = self.player(seat).military.is_full();
        if left == 0 || is_full || self.deck_size == 0 {
            self.agenda.pop();
            return false;
        }
        true
    }

    pub(crate) fn drawn(&mut self, seat: Seat, left: u8, card: Held, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.agenda.draw(Draw::Cards { seat, left: left - 1 });
        if let Some(card) = card.known() {
            self.military_deck.take(card);
        }
        self.deck_size -= 1;
        self.player_mut(seat).take_military(card);
        log.say(Event::Drew { seat, card, age: self.age });
        self.renew_deck(log);
    }

    /// When the deck has run out, the discards of the current age become the deck.
    fn renew_deck(&mut self, log: &mut impl Log<Event>) {
        if self.deck_size > 0 || self.age == Age::A || self.age == Age::IV {
            return;
        }
        let rules = self.rules();
        let age = self.age;
        let (deck, size) = (&mut self.military_deck, &mut self.deck_size);
        self.discards.retain(|discarded| {
            if rules.age_of(discarded.card) != age {
                return true;
            }
            discarded.card.known().into_iter().for_each(|card| deck.add(card, 1));
            *size += 1;
            false
        });
        if self.deck_size > 0 {
            log.say(Event::DeckRenewed);
        }
    }
}
