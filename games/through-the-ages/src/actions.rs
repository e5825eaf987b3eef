//! The action phase: what a player can do, and what it costs in actions (rulebook, "Action
//! phase"). The actions themselves stand in the files of their nouns.

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::rules::not_offered;
use crate::state::*;
use kernel::{Log, Offers, Seat};

impl Ages {
    /// Everything that a person would expect to find in the action phase. In the first round cards
    /// are taken, and nothing else.
    pub(crate) fn offer_actions<O: Offers<Choice, Refusal>>(&self, seat: Seat, offers: &mut O) {
        self.offer_take(seat, self.civil_actions(seat), offers);
        if self.round > 1 {
            let (civil, military) = (self.check_civil(seat, 1), self.check_military(seat, 1));
            if O::WHY || civil.is_ok() {
                offers.add(Choice::Population, self.check_population(seat, 0).and(civil));
            }
            self.offer_buildings(seat, civil, military, offers);
            if O::WHY || civil.is_ok() {
                self.list_stages(seat, |count| {
                    let verdict = self.check_stages(seat, count, 0).and(civil);
                    offers.add(Choice::Stages(count), verdict);
                });
                self.list_leaders(seat, |card| offers.add(Choice::Lead(card), civil));
            }
            self.offer_develop(seat, civil, offers);
            self.list_cards(seat, |card| {
                offers.add(Choice::Play(card), self.check_play(seat, card))
            });
            self.offer_tactics(seat, offers);
            self.list_powers(seat, &mut |choice| {
                offers.add(choice, self.check_power(seat, choice));
            });
        }
        offers.possible(Choice::Done);
    }

    /// Whether an action is possible: the actions it costs, and everything else.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is an answer here")]
    pub(crate) fn check_action(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        use Choice as C;
        match choice {
            C::Done => Ok(()),
            C::Take(slot) => self.check_take(seat, slot, self.civil_actions(seat)),
            _ if self.round == 1 => Err(Refusal::FirstRound),
            C::Population => {
                self.check_population(seat, 0)?;
                self.check_civil(seat, 1)
            }
            C::Build { kind, level } => {
                self.check_build(seat, kind, level, 0)?;
                self.check_kind(seat, kind)
            }
            C::Upgrade { kind, from, to } => {
                self.check_upgrade(seat, kind, from, to, 0)?;
                self.check_kind(seat, kind)
            }
            C::Destroy { kind, level } => {
                self.check_worker(seat, kind, level)?;
                self.check_kind(seat, kind)
            }
            C::Stages(count) => {
                self.check_stages(seat, count, 0)?;
                self.check_civil(seat, 1)
            }
            C::Lead(card) => {
                self.check_lead(seat, card)?;
                self.check_civil(seat, 1)
            }
            C::Develop(card) => {
                self.check_develop(seat, card, 0)?;
                self.check_civil(seat, 1)
            }
            C::Revolution(card) => self.check_revolution(seat, card, 0),
            C::Play(card) => self.check_play(seat, card),
            C::PlayTactic(_) | C::CopyTactic(_) => self.check_tactic(seat, choice),
            C::Convert
            | C::Raise { .. }
            | C::Stage { .. }
            | C::Settlers
            | C::TakeCulture
            | C::TakeArms
            | C::Trade => self.check_power(seat, choice),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Does an action; the question stays until the player is done.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is offered here")]
    pub(crate) fn action(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        use Choice as C;
        match choice {
            C::Done => {
                self.agenda.pop();
                self.culture_unless_arms(seat, log);
                log.say(Event::ActionsDone { seat });
            }
            C::Take(slot) => {
                let price = self.take_price(seat, slot);
                self.spend_civil(seat, price);
                self.take_card(seat, slot, price, log);
            }
            C::Population => {
                self.spend_civil(seat, 1);
                self.increase_population(seat, 0, log);
            }
            C::Build { kind, level } => {
                self.spend_kind(seat, kind);
                self.build(seat, kind, level, 0, log);
            }
            C::Upgrade { kind, from, to } => {
                self.spend_kind(seat, kind);
                self.upgrade(seat, kind, from, to, 0, log);
            }
            C::Destroy { kind, level } => {
                self.spend_kind(seat, kind);
                self.destroy(seat, kind, level, log);
            }
            C::Stages(count) => {
                self.spend_civil(seat, 1);
                self.build_stages(seat, count, 0, log);
            }
            C::Lead(card) => {
                self.spend_civil(seat, 1);
                self.lead(seat, card, log);
            }
            C::Develop(card) => {
                self.spend_civil(seat, 1);
                self.develop(seat, card, 0, log);
            }
            C::Revolution(card) => self.revolution(seat, card, 0, log),
            C::Play(card) => self.play(seat, card, log),
            C::PlayTactic(_) | C::CopyTactic(_) => self.use_tactic(seat, choice, log),
            C::Convert
            | C::Raise { .. }
            | C::Stage { .. }
            | C::Settlers
            | C::TakeCulture
            | C::TakeArms
            | C::Trade => self.use_power(seat, choice, log),
            _ => not_offered(choice),
        }
    }

    /// Whether so many civil actions are available.
    pub(crate) fn check_civil(&self, seat: Seat, needs: u8) -> Result<(), Refusal> {
        let has = self.civil_actions(seat);
        if has >= needs { Ok(()) } else { Err(Refusal::NeedsCivil { needs, has }) }
    }

    /// Whether so many military actions are available.
    pub(crate) fn check_military(&self, seat: Seat, needs: u8) -> Result<(), Refusal> {
        let has = self.military_actions(seat);
        if has >= needs { Ok(()) } else { Err(Refusal::NeedsMilitary { needs, has }) }
    }

    /// Units cost military actions, everything else civil ones.
    fn check_kind(&self, seat: Seat, kind: Kind) -> Result<(), Refusal> {
        if kind.is_unit() { self.check_military(seat, 1) } else { self.check_civil(seat, 1) }
    }

    fn spend_kind(&mut self, seat: Seat, kind: Kind) {
        if kind.is_unit() { self.spend_military(seat, 1) } else { self.spend_civil(seat, 1) }
    }
}
