//! Who may know what. Military cards in others' hands, cards thrown away unseen, prepared events and
//! the order of decks are secret; everything else lies open.

use crate::choice::Choice;
use crate::content::MilitaryType;
use crate::deck::Deck;
use crate::discards::Discarded;
use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use crate::task::{Draw, Question, Task};
use kernel::{Dice, Eyes, Hidden, Seat};

impl Hidden for Ages {
    /// Of cards that these eyes may not see only the backs are left.
    fn redact(&mut self, eyes: Eyes) {
        let rules = self.rules();
        let back = |card: Held| Held::Back(rules.age_of(card));
        self.military_deck.clear();
        for seat in Seat::all(self.seats()).filter(|&seat| !eyes.are(seat)) {
            self.player_mut(seat).military.hide(|card| rules.military(card).age);
        }
        self.discards.each(|discarded| match discarded.by {
            Some(seat) if !eyes.are(seat) => Discarded { card: back(discarded.card), ..discarded },
            Some(_) | None => discarded,
        });
        if !self.defender().is_some_and(|seat| eyes.are(seat)) {
            for pledge in self.pledges.iter_mut() {
                *pledge = Pledge { card: back(pledge.card), is_bonus: false };
            }
        }
        self.hide_events(eyes);
    }

    /// Unknown cards are drawn from those of their age that were not seen: first the events, which
    /// must be green, then hands, pledges and discards; what is left of the current age is the deck.
    fn imagine(&mut self, dice: &mut impl Dice) {
        if self.is_complete() {
            return;
        }
        let mut unseen = self.unseen();
        self.guess_events(&mut unseen, dice);
        self.guess_bidder(&mut unseen, dice);
        let rules = self.rules();
        let mut any = |age: Age| draw_from(&mut unseen, |i| rules.military(i).age == age, dice);
        for player in &mut self.players {
            player.military.guess(|_, age| any(age));
        }
        let mut fill = |card: Held| card.back().and_then(&mut any).map_or(card, Held::Known);
        self.pledges.iter_mut().for_each(|pledge| pledge.card = fill(pledge.card));
        self.discards.each(|discarded| Discarded { card: fill(discarded.card), ..discarded });
        if self.military_deck.total() != u16::from(self.deck_size) {
            for (card, count) in unseen.iter().filter(|(i, _)| rules.military(*i).age == self.age) {
                self.military_deck.add(card, count);
            }
        }
    }

    /// Of hidden cards the backs.
    fn redact_choice(&self, choice: Choice, eyes: Eyes) -> Option<Choice> {
        let owner = match self.agenda.top() {
            Some(Task::Draw(Draw::Cards { seat, .. } | Draw::LookAtEvent(seat))) => Some(seat),
            Some(Task::Ask(seat, _)) => Some(seat),
            Some(Task::Draw(Draw::PickFirst | Draw::FillRow | Draw::RevealEvent))
            | Some(Task::Run(_))
            | None => None,
        };
        if owner.is_none_or(|seat| eyes.are(seat)) {
            return Some(choice);
        }
        let back = |card: Held| Held::Back(self.age_of(card));
        Some(match choice {
            Choice::Draw(card) => Choice::Draw(back(card)),
            Choice::Peek(card) => Choice::Peek(back(card)),
            Choice::Prepare(card) => Choice::Prepare(back(card)),
            Choice::Discard(card) => Choice::Discard(back(card)),
            // The card that completes a defence is turned over with all the others.
            Choice::Pledge { bonus: true, .. } if self.is_repelled_by(choice) => choice,
            Choice::Pledge { card, .. } => Choice::Pledge { card: back(card), bonus: false },
            Choice::First(_)
            | Choice::Lay(_)
            | Choice::Event(_)
            | Choice::Aggression { .. }
            | Choice::War { .. }
            | Choice::OfferPact { .. }
            | Choice::CancelPact(_)
            | Choice::Resign
            | Choice::Retire
            | Choice::Settle(_)
            | Choice::Look
            | Choice::Take(_)
            | Choice::Population
            | Choice::Build { .. }
            | Choice::Upgrade { .. }
            | Choice::Destroy { .. }
            | Choice::Lead(_)
            | Choice::Stages(_)
            | Choice::Develop(_)
            | Choice::Revolution(_)
            | Choice::Play(_)
            | Choice::PlayTactic(_)
            | Choice::CopyTactic(_)
            | Choice::Convert
            | Choice::Raise { .. }
            | Choice::Stage { .. }
            | Choice::Settlers
            | Choice::TakeCulture
            | Choice::TakeArms
            | Choice::Trade
            | Choice::Done
            | Choice::Pass
            | Choice::Accept
            | Choice::Decline
            | Choice::Lose { .. }
            | Choice::Give { .. }
            | Choice::Tuck(_)
            | Choice::Food
            | Choice::Resources
            | Choice::Split(_)
            | Choice::GiveUp
            | Choice::Bid(_)
            | Choice::Send { .. }
            | Choice::Bonus(_)
            | Choice::Raze { .. }
            | Choice::Colony(_)
            | Choice::Leader
            | Choice::Wonder
            | Choice::Steal(_)
            | Choice::Ravage(_) => choice,
        })
    }

    /// Of others' military cards only the backs.
    fn redact_event(event: Event, eyes: Eyes) -> Event {
        event.redact(eyes)
    }

    /// A defence that succeeds turns over all that was pledged; the last choice of the game turns
    /// over the events that are left.
    fn is_revealing(&self, choice: Choice) -> bool {
        self.is_repelled_by(choice) || self.is_last_turn() && self.is_ended_by(choice)
    }
}

impl Ages {
    /// Whose pledges lie there.
    fn defender(&self) -> Option<Seat> {
        self.agenda
            .tasks()
            .iter()
            .rev()
            .find_map(only!(Task::Ask(seat, Question::Defend(_)) => *seat))
    }

    /// A seat knows the events that it prepared, and the one that it looked at.
    fn hide_events(&mut self, eyes: Eyes) {
        let rules = self.rules();
        let events = &mut self.events;
        let mut known = match eyes {
            Eyes::Seat(seat) => events.prepared[seat.index()],
            Eyes::Spectator => Cards::EMPTY,
        };
        if let Some(top) = &mut events.top {
            match (eyes.are(top.seen_by), top.card.known()) {
                (true, Some(card)) => known.add(card),
                (false, Some(card)) => top.card = Held::Back(rules.military(card).age),
                (_, None) => {}
            }
        }
        for level in 0..LEVELS {
            let of_age = rules.events[level];
            events.hidden[level] += events.current.and(of_age).without(known).len() as u8;
            events.hidden_future[level] += events.future.and(of_age).without(known).len() as u8;
        }
        events.current = events.current.and(known);
        events.future = events.future.and(known);
        for seat in 0..MOST_SEATS {
            if !eyes.are(Seat(seat as u8)) {
                events.prepared[seat] = Cards::EMPTY;
            }
        }
    }

    /// Whoever has bid holds what the bid needs: bonus cards come into that hand first.
    fn guess_bidder(&mut self, unseen: &mut Deck<MilitaryId>, dice: &mut impl Dice) {
        let rules = self.rules();
        let Some((auction, seat)) = self.auction.and_then(|a| a.by.map(|seat| (a, seat))) else {
            return;
        };
        // The hand is guessed apart, and looked at in its place after every card.
        let mut hand = self.player(seat).military;
        hand.guess(|hand, age| {
            self.player_mut(seat).military = *hand;
            if self.reach(seat, &auction) >= auction.bid {
                return None;
            }
            let is_bonus = |card: MilitaryId| {
                let card = rules.military(card);
                card.age == age && matches!(card.what, MilitaryType::Bonus { .. })
            };
            draw_from(unseen, is_bonus, dice)
        });
        self.player_mut(seat).military = hand;
    }

    fn guess_events(&mut self, unseen: &mut Deck<MilitaryId>, dice: &mut impl Dice) {
        let rules = self.rules();
        for level in 1..LEVELS {
            let is_green = |card: MilitaryId| rules.events[level].has(card);
            for _ in 0..std::mem::take(&mut self.events.hidden[level]) {
                if let Some(card) = draw_from(unseen, is_green, dice) {
                    self.events.current.add(card);
                }
            }
            for _ in 0..std::mem::take(&mut self.events.hidden_future[level]) {
                if let Some(card) = draw_from(unseen, is_green, dice) {
                    self.events.future.add(card);
                }
            }
        }
        // What somebody else looked at is any card that can lie on top.
        if let Some(top) = self.events.top
            && top.card.known().is_none()
        {
            let cards = self.next_events();
            if let Some(card) = cards.nth(dice.below(cards.len().max(1) as u32) as usize) {
                if !self.events.current.has(card) {
                    self.events.current.add(card);
                    self.events.hidden[0] -= 1;
                }
                self.events.top = Some(Top { card: card.into(), ..top });
            }
        }
    }

    /// Whether nothing is unknown that is not unknown by nature.
    pub(crate) fn is_complete(&self) -> bool {
        let hands = self.players.iter().flat_map(|player| player.military.iter());
        let discards = self.discards.iter().map(|discarded| discarded.card);
        let pledges = self.pledges.iter().map(|pledge| pledge.card);
        let top = self.events.top.iter().map(|top| top.card);
        hands.chain(discards).chain(pledges).chain(top).all(|card| card.known().is_some())
            && self.events.hidden[1..].iter().all(|count| *count == 0)
            && self.events.hidden_future.iter().all(|count| *count == 0)
            && self.military_deck.total() == u16::from(self.deck_size)
    }

    /// Military cards of Ages I to III whose whereabouts are not known.
    fn unseen(&self) -> Deck<MilitaryId> {
        let seen = self.military_seen();
        let mut unseen = Deck::default();
        for (id, card) in self.rules().military_ids().zip(&self.rules().military) {
            let made_for = self.made_for[usize::from(card.level())];
            if card.age == Age::A || made_for == 0 {
                continue;
            }
            let copies = card.copies[usize::from(made_for) - 2];
            unseen.add(id, copies.saturating_sub(seen[id.index()]));
        }
        unseen
    }

    /// Copies of each military card that lie somewhere known.
    pub(crate) fn military_seen(&self) -> [u8; CARDS] {
        let mut seen = [0u8; CARDS];
        let mut count =
            |card: MilitaryId| seen[card.index()] = seen[card.index()].saturating_add(1);
        for player in &self.players {
            player.military.known().iter().copied().for_each(&mut count);
            player.colonies.iter().for_each(&mut count);
            let tactic = player.tactic.filter(|tactic| tactic.is_exclusive);
            tactic.into_iter().for_each(|tactic| count(tactic.card));
        }
        self.discards.iter().filter_map(|d| d.card.known()).for_each(&mut count);
        self.pledges.iter().filter_map(|pledge| pledge.card.known()).for_each(&mut count);
        self.common.iter().copied().for_each(&mut count);
        self.pacts.iter().flatten().for_each(|pact| count(pact.card));
        self.wars.iter().for_each(|war| count(war.card));
        self.on_table.into_iter().for_each(&mut count);
        let events = &self.events;
        [events.current, events.future, events.past].iter().for_each(|cards| {
            cards.iter().for_each(&mut count);
        });
        for (card, copies) in self.military_deck.iter() {
            let seen = &mut seen[card.index()];
            *seen = seen.saturating_add(copies);
        }
        seen
    }
}

/// One of the copies in a deck that fit, each equally likely, taken out.
fn draw_from(
    deck: &mut Deck<MilitaryId>,
    fits: impl Fn(MilitaryId) -> bool,
    dice: &mut impl Dice,
) -> Option<MilitaryId> {
    let fitting = || deck.iter().filter(|(card, _)| fits(*card));
    let total: u32 = fitting().map(|(_, count)| u32::from(count)).sum();
    if total == 0 {
        return None;
    }
    let mut place = dice.below(total);
    let (found, _) = fitting().find(|(_, count)| {
        let is_here = place < u32::from(*count);
        place = place.saturating_sub(u32::from(*count));
        is_here
    })?;
    deck.take(found);
    Some(found)
}
