//! Taking cards from the row (rulebook, "Take a card that is not a wonder", "Take a wonder").

use crate::choice::Choice;
use crate::content::{Civil, CivilType, Power, SLOTS};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Question;
use kernel::{Log, Offers, Seat};

impl Ages {
    /// Every slot, full or empty, counted from 1, for at most so many actions.
    pub(crate) fn offer_take<O: Offers<Choice, Refusal>>(
        &self,
        seat: Seat,
        actions: u8,
        offers: &mut O,
    ) {
        let terms = self.terms(seat);
        // A card costs no less than its slot, but for leaders and what takes off its own price.
        let less = if self.turn.has_replaced_leader { u8::MAX } else { terms.leader };
        for slot in 1..=SLOTS as u8 {
            let choice = Choice::Take(slot);
            if !O::WHY
                && self.rules().slots[usize::from(slot) - 1].price.saturating_sub(less) > actions
            {
                continue;
            }
            let Some(card) = self.slot(slot) else {
                offers.refused(choice, Refusal::NotThere);
                continue;
            };
            let needs = self.price_on(terms, seat, slot, card);
            // Most cards are too dear, which is soon seen.
            if O::WHY || needs <= actions {
                let verdict = self.check_card(seat, card);
                offers.add(choice, verdict.and_then(|()| check_price(needs, actions)));
            }
        }
    }

    /// The card in a slot.
    fn slot(&self, slot: u8) -> Option<CivilId> {
        self.row.get(usize::from(slot).checked_sub(1)?).copied().flatten()
    }

    /// Civil actions for the card in a slot: the slot's price, one more for each completed wonder
    /// if it is a wonder, less what leaders and the card itself take off.
    pub fn take_price(&self, seat: Seat, slot: u8) -> u8 {
        let Some(card) = self.slot(slot) else { return 0 };
        self.price_on(self.terms(seat), seat, slot, card)
    }

    /// What every card of a kind costs this seat more or less.
    fn terms(&self, seat: Seat) -> Terms {
        Terms { wonder: self.wonder_surcharge(seat), leader: self.leader_discount(seat) }
    }

    fn price_on(&self, terms: Terms, seat: Seat, slot: u8, card: CivilId) -> u8 {
        let card = self.rules().civil(card);
        let price = self.rules().slots[usize::from(slot) - 1].price;
        let (more, less) = match card.what {
            CivilType::Wonder => (terms.wonder, self.wonder_discount(seat, card)),
            CivilType::Leader => (0, terms.leader),
            CivilType::Workers(_)
            | CivilType::Special(_)
            | CivilType::Government
            | CivilType::Action => (0, 0),
        };
        (price + more).saturating_sub(less)
    }

    fn wonder_surcharge(&self, seat: Seat) -> u8 {
        match self.leads_with(seat, Power::NoWonderSurcharge) {
            true => 0,
            false => self.player(seat).wonders.len() as u8,
        }
    }

    /// Taj Mahal: cheaper in the row after a leader was replaced this turn.
    fn wonder_discount(&self, seat: Seat, card: &Civil) -> u8 {
        if seat != self.current || !self.turn.has_replaced_leader {
            return 0;
        }
        let discount = only!(&Power::CheaperAfterLeader(less) => less);
        card.powers.iter().find_map(discount).unwrap_or(0)
    }

    fn leader_discount(&self, seat: Seat) -> u8 {
        let less = self.leader_power(seat, only!(Power::CheaperLeaders(less) => less));
        less.unwrap_or(0)
    }

    /// Whether a card may be taken for at most so many actions.
    pub(crate) fn check_take(&self, seat: Seat, slot: u8, actions: u8) -> Result<(), Refusal> {
        let card = self.slot(slot).ok_or(Refusal::NotThere)?;
        self.check_card(seat, card)?;
        check_price(self.take_price(seat, slot), actions)
    }

    /// Whether a card of the row may be taken; its price is not looked at.
    fn check_card(&self, seat: Seat, card: CivilId) -> Result<(), Refusal> {
        let known = self.rules().civil(card);
        let player = self.player(seat);
        if known.what == CivilType::Wonder {
            if player.unfinished.is_some() {
                return Err(Refusal::HasUnfinishedWonder);
            }
            if player.wonders.is_full() {
                return Err(Refusal::TooManyWonders { most: MOST_WONDERS as u8 });
            }
        } else {
            let limit = player.ratings.civil_hand;
            if player.hand.len() >= usize::from(limit) || player.hand.is_full() {
                return Err(Refusal::HandFull { limit });
            }
        }
        if known.is_technology() && (player.hand.contains(&card) || self.has_in_play(seat, card)) {
            return Err(Refusal::HasTechnology);
        }
        if known.what == CivilType::Leader && player.leaders_taken.has(known.age) {
            return Err(Refusal::LeaderOfAge { age: known.age });
        }
        Ok(())
    }

    /// Whether a technology is in play.
    pub(crate) fn has_in_play(&self, seat: Seat, card: CivilId) -> bool {
        let player = self.player(seat);
        let known = self.rules().civil(card);
        match known.what {
            CivilType::Workers(kind) => player.has_tech(kind, known.level()),
            CivilType::Special(special) => player.specials[special] == Some(card),
            CivilType::Government => player.government == card,
            CivilType::Leader | CivilType::Wonder | CivilType::Action => false,
        }
    }

    /// Takes the card without paying: into the hand, or into play as an unfinished wonder.
    pub(crate) fn take_card(
        &mut self,
        seat: Seat,
        slot: u8,
        actions: u8,
        log: &mut impl Log<Event>,
    ) {
        let Some(card) = self.slot(slot) else { return };
        self.row[usize::from(slot) - 1] = None;
        log.say(Event::Took { seat, card, actions });
        let known = self.rules().civil(card);
        let player = self.player_mut(seat);
        match known.what {
            CivilType::Wonder => {
                player.unfinished = Some(Unfinished { card, stages: 0 });
                return;
            }
            CivilType::Leader => player.leaders_taken.add(known.age),
            CivilType::Workers(_)
            | CivilType::Special(_)
            | CivilType::Government
            | CivilType::Action => {}
        }
        player.take_card(card);
        if known.what == CivilType::Action && self.is_acting(seat) {
            self.turn.taken.push(card);
        }
        if known.is_technology() {
            let science =
                self.leader_power(seat, only!(Power::ScienceOnTaking(science) => science));
            self.gain_science(seat, science.unwrap_or(0).into(), log);
        }
    }

    /// Whether a seat is in its own action phase: only then may it not play what it takes.
    fn is_acting(&self, seat: Seat) -> bool {
        self.agenda.question() == Some((seat, Question::Actions))
    }
}

/// What a seat pays for any wonder more, and for any leader less.
#[derive(Clone, Copy)]
struct Terms {
    wonder: u8,
    leader: u8,
}

fn check_price(needs: u8, actions: u8) -> Result<(), Refusal> {
    if needs > actions { Err(Refusal::NeedsCivil { needs, has: actions }) } else { Ok(()) }
}
