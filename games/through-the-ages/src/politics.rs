//! The politics phase: one political action at most (rulebook, "Politics phase").

use crate::choice::Choice;
use crate::content::{MilitaryType, Power};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::rules::not_offered;
use crate::state::*;
use crate::task::{Draw, Step};
use kernel::{Log, Seat};

impl Ages {
    /// Everything that a person would expect: what the hand allows against everybody, pacts,
    /// leaders, resigning, passing.
    pub(crate) fn list_politics(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        self.each_held(seat, &mut |held| {
            if let Some(card) = held.known() {
                self.list_political_card(seat, card, list);
            }
        });
        self.pacts_of(seat).for_each(|(card, _, _)| list(Choice::CancelPact(card)));
        if self.retirement(seat).is_some() {
            list(Choice::Retire);
        }
        if self.leads_with(seat, Power::LookAtEvent) {
            list(Choice::Look);
        }
        if !self.no_resigning {
            list(Choice::Resign);
        }
        list(Choice::Pass);
    }

    fn list_political_card(&self, seat: Seat, card: MilitaryId, list: &mut impl FnMut(Choice)) {
        let rivals = || self.playing_from(seat).filter(move |&other| other != seat);
        match self.rules().military(card).what {
            MilitaryType::Event(_) => list(Choice::Prepare(card.into())),
            MilitaryType::Territory(_) => {
                list(Choice::Prepare(card.into()));
                if self.leads_with(seat, Power::ColonizeFromHand) {
                    list(Choice::Settle(card));
                }
            }
            MilitaryType::Aggression(_) => {
                rivals().for_each(|against| list(Choice::Aggression { card, against }));
            }
            MilitaryType::War(_) => {
                rivals().for_each(|against| list(Choice::War { card, against }));
            }
            MilitaryType::Pact(pact) => {
                for to in rivals() {
                    list(Choice::OfferPact { card, to, side: Side::A });
                    if pact.has_sides {
                        list(Choice::OfferPact { card, to, side: Side::B });
                    }
                }
            }
            MilitaryType::Bonus { .. } | MilitaryType::Tactic(_) => {}
        }
    }

    /// Whether a political action is possible.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is an answer here")]
    pub(crate) fn check_politics(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Prepare(card) => match self.check_held(seat, card)?.is_event() {
                true => Ok(()),
                false => Err(Refusal::NotEvent),
            },
            Choice::Aggression { card, against } => self.check_aggression(seat, card, against),
            Choice::War { card, against } => self.check_war(seat, card, against),
            Choice::OfferPact { card, to, side } => self.check_offer(seat, card, to, side),
            Choice::CancelPact(card) => self.check_cancel(seat, card),
            Choice::Resign if self.no_resigning => Err(Refusal::NotAsked),
            Choice::Resign if self.age == Age::IV => Err(Refusal::AgeFour),
            Choice::Resign => Ok(()),
            Choice::Retire => self.retirement(seat).map(|_| ()).ok_or(Refusal::NoPower),
            Choice::Settle(card) => {
                if !self.leads_with(seat, Power::ColonizeFromHand) {
                    return Err(Refusal::NoPower);
                }
                let what = self.check_held(seat, card.into())?;
                match matches!(what, MilitaryType::Territory(_)) {
                    true => Ok(()),
                    false => Err(Refusal::NotTerritory),
                }
            }
            Choice::Look => self.check_look(seat),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// A card that is in hand and known.
    pub(crate) fn check_held(&self, seat: Seat, card: Held) -> Result<MilitaryType, Refusal> {
        match card.known().filter(|_| self.player(seat).holds(card)) {
            Some(card) => Ok(self.rules().military(card).what),
            None => Err(Refusal::NotThere),
        }
    }

    /// Somebody else who still plays.
    pub(crate) fn check_rival(&self, seat: Seat, other: Seat) -> Result<(), Refusal> {
        if other.0 >= self.seats() {
            return Err(Refusal::NotThere);
        }
        if other == seat {
            return Err(Refusal::NotYourself);
        }
        if self.player(other).has_resigned { Err(Refusal::HasResigned) } else { Ok(()) }
    }

    /// Joan of Arc looks before anything else is done.
    fn check_look(&self, seat: Seat) -> Result<(), Refusal> {
        if !self.leads_with(seat, Power::LookAtEvent) {
            return Err(Refusal::NoPower);
        }
        if self.turn.politics > 0 {
            return Err(Refusal::PoliticsDone);
        }
        if self.events.left() == 0 {
            return Err(Refusal::NoEvents);
        }
        match self.events.top {
            Some(top) if top.seen_by == seat => Err(Refusal::AlreadyLooked),
            _ => Ok(()),
        }
    }

    /// Alexander: yellow tokens for which he leaves.
    fn retirement(&self, seat: Seat) -> Option<u8> {
        self.leader_power(seat, only!(Power::RetireForYellow(count) => count))
    }

    /// Whether there is a political action to be taken: given up, done, or with Caesar a second.
    pub(crate) fn settle_politics(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        let can = match self.turn.politics {
            0 => true,
            1 => {
                let is_unused = !self.player(seat).used_second_politics;
                is_unused && self.leads_with(seat, Power::SecondPolitics)
            }
            _ => false,
        };
        if !can {
            self.agenda.pop();
            return false;
        }
        if self.player(seat).skips_politics {
            self.player_mut(seat).skips_politics = false;
            self.agenda.pop();
            log.say(Event::NoPolitics { seat });
            return false;
        }
        true
    }

    /// Does it. The question stays on the agenda: `settle_politics` says whether it is asked again.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is offered here")]
    pub(crate) fn politics(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        if choice == Choice::Pass {
            self.agenda.pop();
            return log.say(Event::NoPolitics { seat });
        }
        if choice == Choice::Look {
            return self.agenda.draw(Draw::LookAtEvent(seat));
        }
        if self.turn.politics > 0 {
            self.player_mut(seat).used_second_politics = true;
        }
        self.turn.politics += 1;
        match choice {
            Choice::Prepare(card) => self.prepare(seat, card, log),
            Choice::Aggression { card, against } => self.attack(seat, card, against, log),
            Choice::War { card, against } => self.declare_war(seat, card, against, log),
            Choice::OfferPact { card, to, side } => self.offer_pact(seat, card, to, side, log),
            Choice::CancelPact(card) => self.cancel(seat, card, log),
            Choice::Resign => self.resign(seat, log),
            Choice::Retire => {
                let count = self.retirement(seat).unwrap_or(0);
                self.remove_leader(seat, log);
                self.gain_yellow(seat, count, log);
            }
            Choice::Settle(card) => {
                self.remove_leader(seat, log);
                self.player_mut(seat).drop_military(card.into());
                self.colonize(seat, card, log);
            }
            _ => not_offered(choice),
        }
    }

    /// The event goes into the future, and the top one of the current events comes (rulebook,
    /// "Prepare an event").
    fn prepare(&mut self, seat: Seat, card: Held, log: &mut impl Log<Event>) {
        let Some(known) = card.known() else { return };
        self.player_mut(seat).drop_military(card);
        self.events.future.add(known);
        self.events.prepared[seat.index()].add(known);
        let age = self.age_of(card);
        log.say(Event::Prepared { seat, card, age });
        self.score(seat, Origin::Preparing, age.level().into(), log);
        self.agenda.draw(Draw::RevealEvent);
        if self.events.left() == 0 {
            self.agenda.run(Step::RenewEvents);
        }
    }
}
