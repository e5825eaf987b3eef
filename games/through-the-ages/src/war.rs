//! Declaring and resolving wars (rulebook, "Declare war", "Resolve a war").

use crate::choice::Choice;
use crate::content::{MilitaryType, Spoils};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Question, Step};
use kernel::{Log, Seat};

/// More advantage than any special technology costs, and than anybody has science.
const MOST_ADVANTAGE: u16 = 250;

impl Ages {
    /// Whether war may be declared: not in the last round.
    pub(crate) fn check_war(
        &self,
        seat: Seat,
        card: MilitaryId,
        against: Seat,
    ) -> Result<(), Refusal> {
        let MilitaryType::War(_) = self.check_held(seat, card.into())? else {
            return Err(Refusal::NotWar);
        };
        self.check_attack(seat, against)?;
        if self.last_round == Some(self.round) || self.wars.is_full() {
            return Err(Refusal::LastRound);
        }
        for (card, _, side) in self.pacts_of(against) {
            let MilitaryType::Pact(pact) = self.rules().military(card).what else { continue };
            if pact.no_war_on_b && side == Side::B {
                return Err(Refusal::NobodyMayAttack);
            }
        }
        self.check_military(seat, self.attack_price(card, against))
    }

    /// The war lies there until the declarer's next turn.
    pub(crate) fn declare_war(
        &mut self,
        seat: Seat,
        card: MilitaryId,
        against: Seat,
        log: &mut impl Log<Event>,
    ) {
        self.spend_military(seat, self.attack_price(card, against));
        self.player_mut(seat).drop_military(card.into());
        self.wars.push(War { card, by: seat, against });
        log.say(Event::WarDeclared { seat, against, card });
        self.end_pacts_by_attack(seat, against, log);
    }

    /// `Step::ResolveWars`: a step for each war of this seat, the oldest first.
    pub(crate) fn resolve_wars(&mut self, seat: Seat) {
        for at in (0..self.wars.len()).rev() {
            if self.wars[at].by == seat {
                self.agenda.run(Step::ResolveWar(self.wars[at]));
            }
        }
    }

    /// Strength in a war: attackers' bonuses of pacts count for the declarer.
    fn war_strength(&self, war: War) -> u16 {
        let mut strength = self.player(war.by).ratings.strength;
        for (card, partner, _) in self.pacts_of(war.by) {
            if let MilitaryType::Pact(pact) = self.rules().military(card).what
                && partner == war.against
            {
                strength += u16::from(pact.attacker_strength);
            }
        }
        strength
    }

    /// `Step::ResolveWar`: the stronger takes the spoils; equals take nothing.
    pub(crate) fn resolve_war(&mut self, war: War, log: &mut impl Log<Event>) {
        if let Some(at) = self.wars.iter().position(|lying| *lying == war) {
            self.wars.remove(at);
        }
        self.discard_openly(war.card);
        let (own, other) = (self.war_strength(war), self.player(war.against).ratings.strength);
        let advantage = own.abs_diff(other);
        if advantage == 0 {
            return log.say(Event::WarDrawn { seat: war.by, against: war.against });
        }
        let (winner, loser) =
            if own > other { (war.by, war.against) } else { (war.against, war.by) };
        log.say(Event::WarWon { seat: winner, against: loser, advantage });
        let MilitaryType::War(spoils) = self.rules().military(war.card).what else { return };
        match spoils {
            Spoils::Yellow { base, per } => {
                let count = u16::from(base) + advantage / u16::from(per);
                let taken = self.lose_yellow(loser, count.min(MOST_ADVANTAGE) as u8, log);
                self.gain_yellow(winner, taken, log);
            }
            Spoils::Culture { base } => {
                let points = u16::from(base) + advantage;
                let taken = self.lose_culture(loser, Origin::Conflicts, points, log);
                self.score(winner, Origin::Conflicts, taken, log);
            }
            Spoils::Science => {
                let left = advantage.min(MOST_ADVANTAGE) as u8;
                self.agenda.ask(winner, Question::TakeScience { from: loser, left });
            }
        }
    }

    /// Special technologies, and science for what is left.
    pub(crate) fn list_spoils(&self, list: &mut impl FnMut(Choice)) {
        Special::ALL.iter().for_each(|&special| list(Choice::Steal(special)));
        list(Choice::Done);
    }

    /// Whether a special technology can be taken: at its printed price, and not one that the
    /// victor has.
    pub(crate) fn check_spoils(
        &self,
        by: Seat,
        from: Seat,
        left: u8,
        choice: Choice,
    ) -> Result<(), Refusal> {
        if choice == Choice::Done {
            return Ok(());
        }
        let Choice::Steal(special) = choice else { return Err(Refusal::NotAsked) };
        let card = self.player(from).specials[special].ok_or(Refusal::NothingToTake)?;
        if self.player(by).hand.contains(&card) || self.has_in_play(by, card) {
            return Err(Refusal::HasTechnology);
        }
        let needs = self.rules().civil(card).science;
        match needs > left {
            true => Err(Refusal::NeedsScience { needs, has: left.into() }),
            false => Ok(()),
        }
    }

    /// Takes a technology, which is not developing it, or the rest in science.
    pub(crate) fn take_spoils(
        &mut self,
        by: Seat,
        from: Seat,
        left: u8,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        let Choice::Steal(special) = choice else {
            let taken = self.lose_science(from, left.into(), log);
            return self.gain_science(by, taken, log);
        };
        let Some(card) = self.player_mut(from).specials[special].take() else { return };
        let known = self.rules().civil(card);
        let left = left.saturating_sub(known.science);
        self.agenda.ask(by, Question::TakeScience { from, left });
        log.say(Event::TechTaken { seat: by, from, card });
        self.tokens_go(from, known.gives, log);
        self.put_into_play(by, card, log);
        self.refresh(from);
        self.refresh(by);
    }

    /// Without a technology to take, science is taken and nothing asked.
    pub(crate) fn settle_spoils(
        &mut self,
        by: Seat,
        from: Seat,
        left: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        let can =
            |&special: &Special| self.check_spoils(by, from, left, Choice::Steal(special)).is_ok();
        if Special::ALL.iter().any(can) {
            return true;
        }
        self.take_spoils(by, from, left, Choice::Done, log);
        false
    }
}
