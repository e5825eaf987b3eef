//! Aggressions and defence (rulebook, "Play an aggression"). What a successful one does stands in
//! `strike.rs`.

use crate::choice::Choice;
use crate::content::{Assault, MilitaryType, Power};
use crate::event::Event;
use crate::hand::MILITARY_HAND;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Attack, Question, Step};
use kernel::{Log, Seat};

impl Ages {
    /// Whether somebody may be attacked with this card.
    pub(crate) fn check_aggression(
        &self,
        seat: Seat,
        card: MilitaryId,
        against: Seat,
    ) -> Result<(), Refusal> {
        let MilitaryType::Aggression(assault) = self.check_held(seat, card.into())? else {
            return Err(Refusal::NotAggression);
        };
        self.check_attack(seat, against)?;
        self.check_military(seat, self.attack_price(card, against))?;
        let yours = self.attack_strength(seat, against);
        let theirs = self.defence_strength(against, seat);
        if yours <= theirs {
            return Err(Refusal::NotStronger { yours, theirs });
        }
        let rival = self.player(against);
        if matches!(assault, Assault::Infiltrate(_))
            && rival.leader.is_none()
            && rival.unfinished.is_none()
        {
            return Err(Refusal::NothingToTake);
        }
        Ok(())
    }

    /// What holds for aggressions and wars alike: a rival, no peaceful leader, no pact against it.
    pub(crate) fn check_attack(&self, seat: Seat, against: Seat) -> Result<(), Refusal> {
        self.check_rival(seat, against)?;
        if self.leads_with(seat, Power::NoAttacks) {
            return Err(Refusal::Pacifist);
        }
        for (card, partner, _) in self.pacts_of(seat) {
            let MilitaryType::Pact(pact) = self.rules().military(card).what else { continue };
            if partner == against && pact.no_attacks {
                return Err(Refusal::PactForbids);
            }
        }
        Ok(())
    }

    /// Military actions for an attack: printed, twice as many against Gandhi.
    pub(crate) fn attack_price(&self, card: MilitaryId, against: Seat) -> u8 {
        let printed = self.rules().military(card).cost;
        if self.leads_with(against, Power::AttackersPayDouble) { printed * 2 } else { printed }
    }

    /// Pacts between two players that end when one attacks the other.
    pub(crate) fn end_pacts_by_attack(
        &mut self,
        seat: Seat,
        against: Seat,
        log: &mut impl Log<Event>,
    ) {
        for (owner, partner) in [(seat, against), (against, seat)] {
            let Some(pact) = self.pacts[owner.index()].filter(|pact| pact.partner == partner)
            else {
                continue;
            };
            if let MilitaryType::Pact(terms) = self.rules().military(pact.card).what
                && terms.ends_on_attack
            {
                self.end_pact(owner, log);
            }
        }
        self.refresh_all();
    }

    /// The attack is paid and announced; the other may defend.
    pub(crate) fn attack(
        &mut self,
        seat: Seat,
        card: MilitaryId,
        against: Seat,
        log: &mut impl Log<Event>,
    ) {
        let strength = self.attack_strength(seat, against);
        self.spend_military(seat, self.attack_price(card, against));
        self.player_mut(seat).drop_military(card.into());
        self.discard_openly(card);
        log.say(Event::Attacked { seat, against, card });
        self.end_pacts_by_attack(seat, against, log);
        self.agenda.ask(against, Question::Defend(Attack { by: seat, card, strength }));
    }

    /// Every card in hand as bonus or face down, and giving up.
    pub(crate) fn list_defence(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        self.each_held(seat, &mut |card| {
            if self.defence_bonus(card).is_some() {
                list(Choice::Pledge { card, bonus: true });
            }
            list(Choice::Pledge { card, bonus: false });
        });
        list(Choice::GiveUp);
    }

    /// What a bonus card adds to a defence.
    fn defence_bonus(&self, card: Held) -> Option<u8> {
        let bonus = only!(MilitaryType::Bonus { defence, .. } => defence);
        bonus(self.rules().military(card.known()?).what)
    }

    /// What the cards pledged so far add.
    fn pledged(&self) -> u16 {
        let worth = |pledge: &Pledge| match pledge.is_bonus {
            true => u16::from(self.defence_bonus(pledge.card).unwrap_or(1)),
            false => 1,
        };
        self.pledges.iter().map(worth).sum()
    }

    /// Only what can still succeed: no more cards than military actions in all.
    pub(crate) fn check_defence(
        &self,
        seat: Seat,
        attack: Attack,
        choice: Choice,
    ) -> Result<(), Refusal> {
        if choice == Choice::GiveUp {
            return Ok(());
        }
        let Choice::Pledge { card, bonus } = choice else { return Err(Refusal::NotAsked) };
        self.check_held(seat, card)?;
        let worth = match (bonus, self.defence_bonus(card)) {
            (true, None) => return Err(Refusal::NotBonus),
            (true, Some(defence)) => u16::from(defence),
            (false, _) => 1,
        };
        let most = self.player(seat).ratings.military.min(MOST_PLEDGES as u8);
        let Some(left) = usize::from(most).checked_sub(self.pledges.len() + 1) else {
            return Err(Refusal::TooManyCards { most });
        };
        let base = self.defence_strength(seat, attack.by) + self.pledged() + worth;
        match base + self.best_pledges(seat, card, left) >= attack.strength {
            true => Ok(()),
            false => Err(Refusal::CannotSucceed),
        }
    }

    /// The most that so many cards of the hand, without one copy of this, can add.
    fn best_pledges(&self, seat: Seat, without: Held, count: usize) -> u16 {
        let mut without = Some(without);
        let others = self.player(seat).military.iter().filter(|card| {
            let is_it = without == Some(*card);
            without = without.filter(|_| !is_it);
            !is_it
        });
        let worth = |card| self.defence_bonus(card).map_or(1, u16::from);
        let mut worths: arrayvec::ArrayVec<u16, MILITARY_HAND> = others.map(worth).collect();
        worths.sort_unstable_by_key(|worth| std::cmp::Reverse(*worth));
        worths.iter().take(count).sum()
    }

    /// A pledge; when all of them suffice the attack is repelled, and only then are they lost.
    /// Giving up takes them back.
    pub(crate) fn defend(
        &mut self,
        seat: Seat,
        attack: Attack,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        let Choice::Pledge { card, bonus } = choice else {
            return self.give_up(seat, attack, log);
        };
        self.player_mut(seat).drop_military(card);
        self.pledges.push(Pledge { card, is_bonus: bonus });
        if self.defence_strength(seat, attack.by) + self.pledged() < attack.strength {
            return log.say(Event::Pledged { seat });
        }
        self.agenda.pop();
        for pledge in std::mem::take(&mut self.pledges) {
            match pledge.card.known().filter(|_| pledge.is_bonus) {
                Some(card) => {
                    self.discard_openly(card);
                    log.say(Event::BonusPlayed { seat, card });
                }
                None => self.lay_hidden(seat, pledge.card, log),
            }
        }
        log.say(Event::Repelled { seat, by: attack.by });
    }

    fn give_up(&mut self, seat: Seat, attack: Attack, log: &mut impl Log<Event>) {
        let Attack { by, card, .. } = attack;
        self.agenda.pop();
        for pledge in std::mem::take(&mut self.pledges) {
            self.player_mut(seat).take_military(pledge.card);
        }
        log.say(Event::Succeeded { seat: by, against: seat, card });
        self.agenda.run(Step::Strike { by, from: seat, card });
    }

    /// Whoever has no card, or no military action at all, cannot defend: everybody sees that.
    pub(crate) fn settle_defence(
        &mut self,
        seat: Seat,
        attack: Attack,
        log: &mut impl Log<Event>,
    ) -> bool {
        let player = self.player(seat);
        let has_cards = !player.military.is_empty() || !self.pledges.is_empty();
        if has_cards && player.ratings.military > 0 {
            return true;
        }
        self.give_up(seat, attack, log);
        false
    }

    /// Whether this choice is the pledge that completes the defence.
    pub(crate) fn is_repelled_by(&self, choice: Choice) -> bool {
        let (Some((seat, Question::Defend(attack))), Choice::Pledge { card, bonus }) =
            (self.agenda.question(), choice)
        else {
            return false;
        };
        let worth = self.defence_bonus(card).filter(|_| bonus).map_or(1, u16::from);
        self.defence_strength(seat, attack.by) + self.pledged() + worth >= attack.strength
    }
}
