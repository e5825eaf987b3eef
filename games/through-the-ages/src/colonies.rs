//! Territories: auctions, forces, colonies (rulebook, "Colonization").

use crate::armies::Units;
use crate::choice::Choice;
use crate::content::{Bounty, MilitaryType, Power};
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::rules::not_offered;
use crate::state::*;
use crate::task::{Question, Step};
use kernel::{Log, Offers, Seat, Set};

impl Ages {
    /// A territory was found: everybody who plays may bid, from the current player on.
    pub(crate) fn begin_auction(&mut self, territory: MilitaryId, log: &mut impl Log<Event>) {
        log.say(Event::TerritoryFound { card: territory });
        self.auction = Some(Auction {
            territory,
            bid: 0,
            by: None,
            bidding: self.playing_from(Seat(0)).collect(),
            next: self.current,
            force: Units::default(),
            bonus: 0,
            discarded: 0,
        });
        self.agenda.run(Step::Auction);
    }

    /// `Step::Auction`: asks the next bidder, or ends the auction when all but one have passed.
    pub(crate) fn run_auction(&mut self, log: &mut impl Log<Event>) {
        let Some(auction) = self.auction else { return };
        if let Some(winner) = auction.by
            && auction.bidding == Set::of(winner)
        {
            return self.agenda.ask(winner, Question::SendForce);
        }
        let mut seats = auction.next.around(self.seats());
        match seats.find(|seat| auction.bidding.has(*seat)) {
            Some(seat) => {
                self.agenda.run(Step::Auction);
                self.agenda.ask(seat, Question::Bid);
            }
            None => {
                self.auction = None;
                log.say(Event::Unclaimed { card: auction.territory });
            }
        }
    }

    /// Bids up to the strongest force, and passing.
    pub(crate) fn list_bids(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        let least = self.auction.map_or(1, |auction| auction.bid + 1);
        (least..=self.strongest_force(seat)).for_each(|bid| list(Choice::Bid(bid)));
        list(Choice::Pass);
    }

    /// Higher than the last bid, and no higher than the force that could be sent.
    pub(crate) fn check_bid(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        if choice == Choice::Pass {
            return Ok(());
        }
        let Choice::Bid(bid) = choice else { return Err(Refusal::NotAsked) };
        let least = self.auction.map_or(1, |auction| auction.bid + 1);
        if bid < least {
            return Err(Refusal::BidTooLow { least });
        }
        let most = self.strongest_force(seat);
        if bid > most { Err(Refusal::BidTooHigh { most }) } else { Ok(()) }
    }

    /// Bids or passes.
    pub(crate) fn bid(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let next = seat.next(self.seats());
        let Some(auction) = &mut self.auction else { return };
        auction.next = next;
        if let Choice::Bid(bid) = choice {
            auction.bid = bid;
            auction.by = Some(seat);
            log.say(Event::Bid { seat, bid });
        } else {
            auction.bidding.remove(seat);
            log.say(Event::PassedBid { seat });
        }
    }

    /// Whoever has no unit at all passes: everybody sees that.
    pub(crate) fn settle_bid(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        if Kind::UNITS.iter().any(|&kind| self.player(seat).count(kind) > 0) {
            return true;
        }
        self.bid(seat, Choice::Pass, log);
        false
    }

    /// The strength of units sent, with armies, modifiers and cards.
    fn force_strength(&self, seat: Seat, units: &Units, cards: u16) -> u8 {
        let strength = self.unit_strength(units)
            + self.army_strength(seat, units)
            + u16::from(self.player(seat).ratings.colonization)
            + cards;
        strength.min(u8::MAX.into()) as u8
    }

    fn colonization_bonus(&self, card: Held) -> Option<u8> {
        let bonus = only!(MilitaryType::Bonus { colonization, .. } => colonization);
        bonus(self.rules().military(card.known()?).what)
    }

    /// Cards that the leader lets one discard for the force.
    fn most_discards(&self, seat: Seat) -> u8 {
        let most = self.leader_power(seat, only!(Power::DiscardToColonize(most) => most));
        most.unwrap_or(0)
    }

    /// What the cards in hand, without one copy of `without`, can still add after so many discards.
    fn cards_for_force(&self, seat: Seat, without: Option<Held>, discarded: u8) -> u16 {
        let mut without = without;
        let (mut bonus, mut others) = (0, 0u8);
        for card in self.player(seat).military.iter() {
            if without == Some(card) {
                without = None;
                continue;
            }
            match self.colonization_bonus(card) {
                Some(colonization) => bonus += u16::from(colonization),
                None => others += 1,
            }
        }
        let discards = self.most_discards(seat).saturating_sub(discarded).min(others);
        bonus + u16::from(discards)
    }

    /// The strongest force that a seat could send now, all units and cards together.
    fn strongest_force(&self, seat: Seat) -> u8 {
        self.force_strength(seat, &self.units(seat), self.cards_for_force(seat, None, 0))
    }

    /// What the force has now.
    fn force_now(&self, seat: Seat, auction: &Auction) -> u8 {
        let cards = u16::from(auction.bonus) + u16::from(auction.discarded);
        self.force_strength(seat, &auction.force, cards)
    }

    /// Units, bonus cards, discards, and enough.
    pub(crate) fn list_force(&self, seat: Seat, list: &mut impl FnMut(Choice)) {
        for kind in Kind::UNITS {
            for level in self.player(seat).levels(kind) {
                if self.player(seat).workers[kind][usize::from(level)] > 0 {
                    list(Choice::Send { kind, level: Age::of(level) });
                }
            }
        }
        let may_discard = self.most_discards(seat) > 0;
        self.each_held(seat, &mut |card| {
            if let (Some(known), Some(_)) = (card.known(), self.colonization_bonus(card)) {
                list(Choice::Bonus(known));
            }
            if may_discard {
                list(Choice::Discard(card));
            }
        });
        list(Choice::Done);
    }

    /// Whether it can be added, and whether the bid stays within reach.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is an answer here")]
    pub(crate) fn check_force(&self, seat: Seat, choice: Choice) -> Result<(), Refusal> {
        let Some(auction) = self.auction else { return Err(Refusal::NotAsked) };
        match choice {
            Choice::Send { kind, level } if kind.is_unit() => self.check_worker(seat, kind, level),
            Choice::Bonus(card) => {
                self.check_held(seat, card.into())?;
                let bonus = self.colonization_bonus(card.into());
                bonus.map(|_| ()).ok_or(Refusal::NotBonus)
            }
            Choice::Discard(card) => {
                self.check_held(seat, card)?;
                let most = self.most_discards(seat);
                if auction.discarded >= most {
                    return Err(Refusal::TooManyCards { most });
                }
                match self.reach_after_discard(seat, &auction, card) < auction.bid {
                    true => Err(Refusal::CannotSucceed),
                    false => Ok(()),
                }
            }
            Choice::Done => {
                let (needs, has) = (auction.bid, self.force_now(seat, &auction));
                if auction.force.iter().flatten().all(|count| *count == 0) {
                    return Err(Refusal::NeedsUnit);
                }
                match has < needs {
                    true => Err(Refusal::ForceTooSmall { needs, has }),
                    false => Ok(()),
                }
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// The strongest force after a card was discarded for it.
    fn reach_after_discard(&self, seat: Seat, auction: &Auction, card: Held) -> u8 {
        let discarded = auction.discarded + 1;
        let later = self.cards_for_force(seat, Some(card), discarded);
        self.reach_with(seat, auction, u16::from(discarded) + later)
    }

    /// The strongest force that somebody who has bid, and may have sent a part, can send.
    pub(crate) fn reach(&self, seat: Seat, auction: &Auction) -> u8 {
        let later = self.cards_for_force(seat, None, auction.discarded);
        self.reach_with(seat, auction, u16::from(auction.discarded) + later)
    }

    /// All units, sent or not, with what was played and so much for other cards.
    fn reach_with(&self, seat: Seat, auction: &Auction, cards: u16) -> u8 {
        let mut units = self.units(seat);
        for (all, sent) in units.iter_mut().flatten().zip(auction.force.iter().flatten()) {
            *all += sent;
        }
        self.force_strength(seat, &units, u16::from(auction.bonus) + cards)
    }

    /// Adds it, or colonizes. Units are sacrificed as they are sent.
    #[expect(clippy::wildcard_enum_match_arm, reason = "nothing else is offered here")]
    pub(crate) fn send_force(&mut self, seat: Seat, choice: Choice, log: &mut impl Log<Event>) {
        match choice {
            Choice::Send { kind, level } => {
                let player = &mut self.players[seat.index()];
                player.workers[kind][usize::from(level.level())] -= 1;
                player.yellow_bank += 1;
                let place = Kind::UNITS.iter().position(|unit| *unit == kind).unwrap_or(0);
                if let Some(auction) = &mut self.auction {
                    auction.force[place][usize::from(level.level())] += 1;
                }
                log.say(Event::UnitSent { seat, kind, level });
                self.refresh(seat);
            }
            Choice::Bonus(card) => {
                let bonus = self.colonization_bonus(card.into()).unwrap_or(0);
                self.player_mut(seat).drop_military(card.into());
                self.discard_openly(card);
                log.say(Event::BonusPlayed { seat, card });
                self.auction.iter_mut().for_each(|auction| auction.bonus += bonus);
            }
            Choice::Discard(card) => {
                self.discard_hidden(seat, card, log);
                self.auction.iter_mut().for_each(|auction| auction.discarded += 1);
            }
            Choice::Done => {
                self.agenda.pop();
                let Some(auction) = self.auction.take() else { return };
                self.events.past.remove(auction.territory);
                self.colonize(seat, auction.territory, log);
            }
            _ => not_offered(choice),
        }
    }

    /// A territory becomes a colony: permanent effects, then what it brings once.
    pub(crate) fn colonize(
        &mut self,
        seat: Seat,
        territory: MilitaryId,
        log: &mut impl Log<Event>,
    ) {
        self.player_mut(seat).colonies.add(territory);
        log.say(Event::Colonized { seat, card: territory });
        self.agenda.run(Step::Bounty { seat, territory });
        self.tokens_come(seat, self.rules().military(territory).gives, log);
        self.refresh(seat);
    }

    /// `Step::Bounty`: what a new colony brings once.
    pub(crate) fn take_bounty(
        &mut self,
        seat: Seat,
        territory: MilitaryId,
        log: &mut impl Log<Event>,
    ) {
        let MilitaryType::Territory(bounty) = self.rules().military(territory).what else { return };
        match bounty {
            Bounty::Science(points) => self.gain_science(seat, points.into(), log),
            Bounty::Culture(points) => self.score(seat, Origin::Colonies, points.into(), log),
            Bounty::Food(count) => {
                self.gain(seat, Good::Food, count, log);
            }
            Bounty::Resources(count) => {
                self.gain(seat, Good::Resources, count, log);
            }
            // Ruling: no food is paid; the card shows a token that moves, and no price.
            Bounty::Population(count) => self.gain_population(seat, count, log),
            Bounty::Draw(count) => self.deal(seat, count),
        }
    }

    /// Colonies of a player.
    pub(crate) fn offer_colonies(&self, of: Seat, offers: &mut impl Offers<Choice, Refusal>) {
        self.player(of).colonies.iter().for_each(|card| offers.possible(Choice::Colony(card)));
    }

    /// A colony leaves play, and with it its permanent effects.
    pub(crate) fn lose_colony(&mut self, seat: Seat, card: MilitaryId, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.player_mut(seat).colonies.remove(card);
        self.discard_openly(card);
        log.say(Event::ColonyLost { seat, card });
        self.tokens_go(seat, self.rules().military(card).gives, log);
        self.refresh(seat);
    }

    /// `Question::LoseColony`: without a colony, or with one, nothing is asked.
    pub(crate) fn settle_lost_colony(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        let colonies = self.player(seat).colonies;
        match (colonies.len(), colonies.iter().next()) {
            (1, Some(card)) => self.lose_colony(seat, card, log),
            (0, _) => {
                self.agenda.pop();
            }
            _ => return true,
        }
        false
    }

    /// `Question::Annex`: the same for a colony of somebody else.
    pub(crate) fn settle_annex(&mut self, by: Seat, from: Seat, log: &mut impl Log<Event>) -> bool {
        let colonies = self.player(from).colonies;
        match (colonies.len(), colonies.iter().next()) {
            (1, Some(card)) => self.annex(by, from, card, log),
            (0, _) => {
                self.agenda.pop();
            }
            _ => return true,
        }
        false
    }
}
