//! Developing technologies, and revolutions (rulebook, "Develop a technology", "Declare a
//! revolution").

use crate::choice::Choice;
use crate::content::{Civil, CivilType, MilitaryType, Power};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use kernel::{Log, Offers, Seat};

impl Ages {
    /// Every technology in hand, developed; governments also by revolution.
    pub(crate) fn list_develop(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        for &card in &self.player(seat).hand {
            let known = self.rules().civil(card);
            if known.is_technology() {
                list(Choice::Develop(card));
            }
            if known.what == CivilType::Government {
                list(Choice::Revolution(card));
            }
        }
    }

    /// The same in the action phase. Whether there is a civil action is known; a revolution takes
    /// all of them.
    pub(crate) fn offer_develop<O: Offers<Choice, Refusal>>(
        &self,
        seat: Seat,
        civil: Result<(), Refusal>,
        offers: &mut O,
    ) {
        self.list_develop(seat, &mut |choice| {
            if let Choice::Develop(card) = choice
                && (O::WHY || civil.is_ok())
            {
                offers.add(choice, self.check_science(seat, card, false, 0).and(civil));
            }
            if let Choice::Revolution(card) = choice {
                offers.add(choice, self.check_revolution(seat, card, 0));
            }
        });
    }

    /// Science for a card: what leaders, pacts and a card take off, but never below 0.
    pub(crate) fn science_price(
        &self,
        seat: Seat,
        card: CivilId,
        is_revolution: bool,
        less: u8,
    ) -> u8 {
        let Some(known) = self.rules().civil.get(card.index()) else { return 0 };
        let printed = if is_revolution { known.revolution } else { known.science };
        let partners: u8 = self.cooperation(seat).map(|(less, _, _)| less).sum();
        printed
            .saturating_sub(self.leader_science_discount(seat, known))
            .saturating_sub(partners)
            .saturating_sub(less)
    }

    fn leader_science_discount(&self, seat: Seat, card: &Civil) -> u8 {
        let CivilType::Workers(kind) = card.what else { return 0 };
        let theater = self.leader_power(seat, only!(Power::CheaperTheaterTech(less) => less));
        let theater = theater.filter(|_| kind == Kind::Theater);
        theater.unwrap_or(0) + self.pair_discount(seat, kind)
    }

    /// Pacts that make developing cheaper: what they take off, the partner, what it pays.
    fn cooperation(&self, seat: Seat) -> impl Iterator<Item = (u8, Seat, u8)> + '_ {
        self.pacts_of(seat).filter_map(|(card, partner, _)| {
            let MilitaryType::Pact(pact) = self.rules().military(card).what else { return None };
            pact.cooperation.map(|(less, pays)| (less, partner, pays))
        })
    }

    /// Science for unit technologies only, in the own turn.
    fn unit_science(&self, seat: Seat, card: &Civil) -> u8 {
        let is_unit = matches!(card.what, CivilType::Workers(kind) if kind.is_unit());
        if is_unit && seat == self.current { self.turn.unit_science } else { 0 }
    }

    fn check_science(
        &self,
        seat: Seat,
        card: CivilId,
        is_revolution: bool,
        less: u8,
    ) -> Result<(), Refusal> {
        let known = self.rules().civil(card);
        for (_, partner, pays) in self.cooperation(seat) {
            if self.player(partner).science < u16::from(pays) {
                return Err(Refusal::PartnerHasNoScience);
            }
        }
        let needs = self.science_price(seat, card, is_revolution, less);
        let has = self.player(seat).science + u16::from(self.unit_science(seat, known));
        if u16::from(needs) > has { Err(Refusal::NeedsScience { needs, has }) } else { Ok(()) }
    }

    fn check_in_hand(&self, seat: Seat, card: CivilId) -> Result<&'static Civil, Refusal> {
        match self.player(seat).hand.contains(&card) {
            true => Ok(self.rules().civil(card)),
            false => Err(Refusal::NotThere),
        }
    }

    /// Whether a technology can be developed. The action is not looked at.
    pub(crate) fn check_develop(&self, seat: Seat, card: CivilId, less: u8) -> Result<(), Refusal> {
        if !self.check_in_hand(seat, card)?.is_technology() {
            return Err(Refusal::NotTechnology);
        }
        self.check_science(seat, card, false, less)
    }

    /// Pays science: that for units first, then the own, and what partners owe.
    fn pay_science(
        &mut self,
        seat: Seat,
        card: CivilId,
        is_revolution: bool,
        less: u8,
        log: &mut impl Log<Event>,
    ) {
        let price = self.science_price(seat, card, is_revolution, less);
        let partners: arrayvec::ArrayVec<_, MOST_SEATS> = self.cooperation(seat).collect();
        for (_, partner, pays) in partners {
            self.lose_science(partner, pays.into(), log);
        }
        let units = price.min(self.unit_science(seat, self.rules().civil(card)));
        self.turn.unit_science -= units;
        self.lose_science(seat, u16::from(price - units), log);
    }

    /// Pays, and puts the technology into play.
    pub(crate) fn develop(
        &mut self,
        seat: Seat,
        card: CivilId,
        less: u8,
        log: &mut impl Log<Event>,
    ) {
        self.pay_science(seat, card, false, less, log);
        log.say(Event::Developed { seat, card });
        self.player_mut(seat).drop_card(card);
        self.put_into_play(seat, card, log);
        self.refresh(seat);
        self.after_developing(seat, log);
    }

    /// A technology comes into play. Of special technologies of one kind only the higher stays; a
    /// government replaces the old one.
    pub(crate) fn put_into_play(&mut self, seat: Seat, card: CivilId, log: &mut impl Log<Event>) {
        let rules = self.rules();
        let known = rules.civil(card);
        let player = self.player_mut(seat);
        let old = match known.what {
            CivilType::Workers(kind) => {
                player.techs[kind].add(known.age);
                None
            }
            CivilType::Special(special) => {
                let old = player.specials[special];
                if old.is_some_and(|old| rules.civil(old).level() >= known.level()) {
                    self.civil_gone.add(card, 1);
                    return;
                }
                player.specials[special] = Some(card);
                old
            }
            CivilType::Government => Some(std::mem::replace(&mut player.government, card)),
            CivilType::Leader | CivilType::Wonder | CivilType::Action => {
                unreachable!("{card} is no technology")
            }
        };
        // Tokens are counted once for both cards: the old and the new one change places.
        let gone = old.map(|old| rules.civil(old).gives).unwrap_or_default();
        self.swap_tokens(seat, gone, known.gives, log);
        if let Some(old) = old
            && rules.civil(old).copies != [0; 3]
        {
            self.civil_gone.add(old, 1);
        }
    }

    /// What leaders do when a technology is developed, also by revolution.
    fn after_developing(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Some(leader) = self.player(seat).leader else { return };
        for &power in &self.rules().civil(leader).powers {
            if let Power::ResourcesOnDevelop(count) = power {
                self.gain(seat, Good::Resources, count, log);
            } else if let Power::ActionOnDevelop(count) = power {
                self.civil_back(seat, count, log);
            } else if let Power::CultureOnDevelop(points) = power {
                self.score(seat, Origin::Leaders, points.into(), log);
            }
        }
    }

    /// Whether a revolution is possible: all civil actions (with Robespierre, all military ones)
    /// and the smaller price.
    pub(crate) fn check_revolution(
        &self,
        seat: Seat,
        card: CivilId,
        less: u8,
    ) -> Result<(), Refusal> {
        if self.check_in_hand(seat, card)?.what != CivilType::Government {
            return Err(Refusal::NotGovernment);
        }
        let player = self.player(seat);
        if self.leads_with(seat, Power::MilitaryRevolution) {
            let (needs, has) = (player.ratings.military, player.military_left);
            if has < needs {
                return Err(Refusal::NeedsAllMilitary { needs, has });
            }
        } else {
            let (needs, has) = (player.ratings.civil, player.civil_left);
            if has < needs {
                return Err(Refusal::NeedsAllCivil { needs, has });
            }
        }
        self.check_science(seat, card, true, less)
    }

    /// Pays all actions and science. Actions that the new government adds are spent at once.
    pub(crate) fn revolution(
        &mut self,
        seat: Seat,
        card: CivilId,
        less: u8,
        log: &mut impl Log<Event>,
    ) {
        let is_military = self.leads_with(seat, Power::MilitaryRevolution);
        self.pay_science(seat, card, true, less, log);
        log.say(Event::Revolution { seat, card });
        self.player_mut(seat).drop_card(card);
        self.put_into_play(seat, card, log);
        self.refresh(seat);
        let player = self.player_mut(seat);
        if is_military {
            player.military_left = 0;
        } else {
            player.civil_left = 0;
        }
        let culture = self.leader_power(seat, only!(Power::CultureOnRevolution(points) => points));
        self.score(seat, Origin::Leaders, culture.unwrap_or(0).into(), log);
        self.after_developing(seat, log);
    }
}
