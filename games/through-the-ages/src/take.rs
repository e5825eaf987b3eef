//! Taking cards from the row (rulebook, "Take a card that is not a wonder", "Take a wonder").

use crate::choice::Choice;
use crate::content::{Civil, CivilType, Power, SLOTS};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use kernel::{Log, Offers, Seat};

impl Ages {
    /// Every slot, full or empty, counted from 1, for at most so many actions.
    pub(crate) fn offer_take<O: Offers<Choice, Refusal>>(
        &self,
        seat: Seat,
        actions: u8,
        offers: &mut O,
    ) {
        for slot in 1..=SLOTS as u8 {
            if O::WHY || self.slot(slot).is_some() {
                offers.add(Choice::Take(slot), self.check_take(seat, slot, actions));
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
        let card = self.rules().civil(card);
        let price = self.rules().slots[usize::from(slot) - 1].price;
        let (more, less) = match card.what {
            CivilType::Wonder => (self.wonder_surcharge(seat), self.wonder_discount(seat, card)),
            CivilType::Leader => (0, self.leader_discount(seat)),
            _ => (0, 0),
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
        let discount = card.powers.iter().find_map(|&power| match power {
            Power::CheaperAfterLeader(less) => Some(less),
            _ => None,
        });
        discount.unwrap_or(0)
    }

    fn leader_discount(&self, seat: Seat) -> u8 {
        let less = self.leader_power(seat, |power| match power {
            Power::CheaperLeaders(less) => Some(less),
            _ => None,
        });
        less.unwrap_or(0)
    }

    /// Whether a card may be taken for at most so many actions.
    pub(crate) fn check_take(&self, seat: Seat, slot: u8, actions: u8) -> Result<(), Refusal> {
        let card = self.slot(slot).ok_or(Refusal::NotThere)?;
        let known = self.rules().civil(card);
        let player = self.player(seat);
        if known.what == CivilType::Wonder {
            if player.unfinished.is_some() {
                return Err(Refusal::HasUnfinishedWonder);
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
        if known.what == CivilType::Leader && player.leaders_taken >> known.level() & 1 == 1 {
            return Err(Refusal::LeaderOfAge { age: known.age });
        }
        let needs = self.take_price(seat, slot);
        if needs > actions {
            return Err(Refusal::NeedsCivil { needs, has: actions });
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
            _ => false,
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
            CivilType::Leader => player.leaders_taken |= 1 << known.level(),
            _ => {}
        }
        player.take_card(card);
        if known.what == CivilType::Action && self.is_acting(seat) {
            self.turn.taken.push(card);
        }
        if known.is_technology() {
            let science = self.leader_power(seat, |power| match power {
                Power::ScienceOnTaking(science) => Some(science),
                _ => None,
            });
            self.gain_science(seat, science.unwrap_or(0).into(), log);
        }
    }

    /// Whether a seat is in its own action phase: only then may it not play what it takes.
    fn is_acting(&self, seat: Seat) -> bool {
        matches!(self.agenda.top(), Some(crate::task::Task::Actions(asked)) if asked == seat)
    }
}
