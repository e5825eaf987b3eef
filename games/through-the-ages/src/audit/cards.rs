//! Cards: they exist, they are what their place asks for, and none is lost or made.

use super::{Audit, holds};
use crate::content::{CivilType, MilitaryType};
use crate::parts::*;
use crate::state::*;
use kernel::Seat;

impl Ages {
    /// Every id names a card of its place, every seat sits at the table.
    pub(super) fn audit_ids(&self) -> Audit {
        let seats = self.seats();
        for seat in Seat::all(seats) {
            self.audit_play_area(seat)?;
        }
        self.row.iter().flatten().try_for_each(|&card| self.audit_civil_id(card))?;
        for bag in [&self.civil_deck, &self.civil_gone] {
            bag.iter().try_for_each(|(card, _)| self.audit_civil_id(card))?;
        }
        for (card, _) in self.military_deck.iter() {
            self.audit_military_id(card, |_| true)?;
        }
        for discarded in self.discards.iter() {
            self.audit_held(discarded.card)?;
            let is_open = discarded.by.is_none();
            holds(discarded.by.is_none_or(|seat| seat.0 < seats), || {
                "discards: no such seat".into()
            })?;
            holds(!is_open || discarded.card.known().is_some(), || {
                "discards: an open card is known".into()
            })?;
        }
        self.pledges.iter().try_for_each(|pledge| self.audit_held(pledge.card))?;
        let is_tactic = |what: MilitaryType| matches!(what, MilitaryType::Tactic(_));
        self.common.iter().try_for_each(|&card| self.audit_military_id(card, is_tactic))?;
        holds(self.common.is_sorted(), || "the common tactics are not in order".into())?;
        self.audit_conflicts()?;
        self.audit_events()
    }

    fn audit_conflicts(&self) -> Audit {
        let seats = self.seats();
        let plays = |seat: Seat| seat.0 < seats && !self.player(seat).has_resigned;
        for (owner, pact) in self.pacts.iter().enumerate() {
            let Some(pact) = pact else { continue };
            let owner = Seat(owner as u8);
            let fits = plays(owner) && plays(pact.partner) && pact.partner != owner;
            holds(fits, || "a pact without its parties".into())?;
            self.audit_military_id(pact.card, |what| matches!(what, MilitaryType::Pact(_)))?;
        }
        for war in &self.wars {
            let fits = plays(war.by) && plays(war.against) && war.by != war.against;
            holds(fits, || "a war without its parties".into())?;
            self.audit_military_id(war.card, |what| matches!(what, MilitaryType::War(_)))?;
        }
        if let Some(card) = self.on_table {
            self.audit_military_id(card, |what| matches!(what, MilitaryType::Pact(_)))?;
        }
        if let Some(auction) = self.auction {
            let is_territory = |what| matches!(what, MilitaryType::Territory(_));
            self.audit_military_id(auction.territory, is_territory)?;
            holds(self.events.past.has(auction.territory), || {
                "the auction is for a past event".into()
            })?;
            holds(auction.by.is_none_or(plays), || "the auction: no such bidder".into())?;
            holds(auction.bidding.iter().all(|seat| seat.0 < seats), || {
                "the auction: no such bidder".into()
            })?;
        }
        Ok(())
    }

    fn audit_events(&self) -> Audit {
        let events = &self.events;
        let together = |sets: &[Cards]| sets.iter().fold(Cards::EMPTY, |all, cards| all.or(*cards));
        let green = together(&self.rules().events);
        let all = [events.current, events.future, events.past];
        for cards in all.iter().chain(&events.prepared) {
            holds(cards.without(green).is_empty(), || "events: not a green card".into())?;
        }
        let [current, future, past] = all;
        let apart = !current.meets(future) && !current.meets(past) && !future.meets(past);
        holds(apart, || "events: a card lies in two decks".into())?;
        let known = together(&events.prepared);
        holds(known.without(current.or(future)).is_empty(), || {
            "events: what was prepared lies in a deck".into()
        })?;
        let first = self.rules().first_events;
        let peeked = events.current.and(first);
        let top = events.top.and_then(|top| top.card.known());
        holds(peeked.iter().all(|card| top == Some(card)), || {
            "events: of Age A only the card that was looked at is known".into()
        })?;
        let most = self.seats() + self.rules().figures.event_cards_more;
        let came = events.past.and(first).len() + peeked.len() + usize::from(events.hidden[0]);
        holds(came == usize::from(most), || format!("events: {came} of Age A, not {most}"))?;
        holds(events.hidden_future[0] == 0 && events.future.and(first).is_empty(), || {
            "events: Age A is never in the future".into()
        })?;
        let Some(top) = events.top else { return Ok(()) };
        self.audit_held(top.card)?;
        holds(top.seen_by.0 < self.seats(), || "events: nobody looked".into())?;
        let lies_there = top.card.known().is_none_or(|card| events.current.has(card));
        holds(lies_there && events.left() > 0, || "events: the top card is not there".into())
    }

    fn audit_play_area(&self, seat: Seat) -> Audit {
        let player = self.player(seat);
        player.military.iter().try_for_each(|held| self.audit_held(held))?;
        player.hand.iter().try_for_each(|&card| self.audit_civil_id(card))?;
        let is = |card: CivilId, what: CivilType| -> Audit {
            self.audit_civil_id(card)?;
            let found = self.rules().civil(card).what;
            holds(found == what, || format!("seat {}: {card} is {found:?}, not {what:?}", seat.0))
        };
        is(player.government, CivilType::Government)?;
        player.leader.iter().try_for_each(|&card| is(card, CivilType::Leader))?;
        for (special, card) in player.specials {
            card.iter().try_for_each(|&card| is(card, CivilType::Special(special)))?;
        }
        for wonder in &player.wonders {
            is(wonder.card, CivilType::Wonder)?;
            wonder.tucked.iter().try_for_each(|&card| is(card, CivilType::Leader))?;
        }
        if let Some(wonder) = player.unfinished {
            is(wonder.card, CivilType::Wonder)?;
            let stages = self.rules().civil(wonder.card).stages.len() as u8;
            holds(wonder.stages < stages, || format!("seat {}: a finished wonder", seat.0))?;
            holds(!player.wonders.is_full(), || format!("seat {}: too many wonders", seat.0))?;
        }
        for (kind, levels) in player.techs {
            let exists = levels.iter().all(|age| self.rules().tech(kind, age.level()).is_some());
            holds(exists, || format!("seat {}: no such {}", seat.0, kind.key()))?;
        }
        let basic = player.has_resigned
            || (player.has_tech(Kind::Farm, 0) && player.has_tech(Kind::Mine, 0));
        holds(basic, || format!("seat {}: farms and mines of Age A are on the mat", seat.0))?;
        for colony in player.colonies.iter() {
            self.audit_military_id(colony, |what| matches!(what, MilitaryType::Territory(_)))?;
        }
        if let Some(tactic) = player.tactic {
            self.audit_military_id(tactic.card, |what| matches!(what, MilitaryType::Tactic(_)))?;
            holds(tactic.is_exclusive || self.common.contains(&tactic.card), || {
                format!("seat {}: the tactic is not common", seat.0)
            })?;
        }
        Ok(())
    }

    fn audit_civil_id(&self, card: CivilId) -> Audit {
        holds(card.index() < self.rules().civil.len(), || format!("there is no card {card}"))
    }

    fn audit_military_id(&self, card: MilitaryId, is: impl Fn(MilitaryType) -> bool) -> Audit {
        let known = self.rules().military.get(card.index());
        holds(known.is_some_and(|known| is(known.what)), || {
            format!("{card} does not belong where it lies")
        })
    }

    fn audit_held(&self, card: Held) -> Audit {
        card.known().map_or(Ok(()), |card| self.audit_military_id(card, |_| true))
    }

    /// Every civil card of the ages so far is somewhere, and no card of later ages.
    pub(super) fn audit_civil(&self) -> Audit {
        let mut found = [0u16; CARDS];
        for (card, count) in self.civil_deck.iter().chain(self.civil_gone.iter()) {
            found[card.index()] += u16::from(count);
        }
        self.row.iter().flatten().for_each(|card| found[card.index()] += 1);
        for player in &self.players {
            let cards = player.hand.iter().copied();
            let specials = player.specials.values().flatten().copied();
            let wonders = player.wonders.iter().flat_map(|w| [Some(w.card), w.tucked]).flatten();
            let unfinished = player.unfinished.map(|wonder| wonder.card);
            cards
                .chain(specials)
                .chain(wonders)
                .chain(player.leader)
                .chain(unfinished)
                .chain([player.government].into_iter().filter(|_| !player.has_resigned))
                .for_each(|card| found[card.index()] += 1);
            for (kind, levels) in self.rules().techs {
                for (level, card) in levels.iter().enumerate() {
                    let card = card.filter(|_| player.has_tech(kind, level as u8));
                    card.into_iter().for_each(|card| found[card.index()] += 1);
                }
            }
        }
        for (index, card) in self.rules().civil.iter().enumerate() {
            // What lies on the mats is not counted.
            if card.copies == [0; 3] {
                continue;
            }
            let made_for = usize::from(self.made_for[usize::from(card.level())]);
            let copies = if made_for == 0 { 0 } else { u16::from(card.copies[made_for - 2]) };
            holds(found[index] == copies, || {
                format!(
                    "{} copies of {} ({}), not {copies}",
                    found[index],
                    CivilId::at(index as u8),
                    card.slug
                )
            })?;
        }
        Ok(())
    }

    /// Every military card of the current age is somewhere; of earlier ages none is there twice.
    pub(super) fn audit_military(&self) -> Audit {
        let seen = self.military_seen();
        let mut hidden = [0u16; LEVELS];
        let hands = self.players.iter().flat_map(|player| player.military.iter());
        let discards = self.discards.iter().map(|discarded| discarded.card);
        let pledges = self.pledges.iter().map(|pledge| pledge.card);
        for card in hands.chain(discards).chain(pledges) {
            if let Some(age) = card.back() {
                hidden[usize::from(age.level())] += 1;
            }
        }
        let events = self.events.hidden.iter().zip(self.events.hidden_future).skip(1);
        for (count, (now, later)) in hidden.iter_mut().skip(1).zip(events) {
            *count += u16::from(*now) + u16::from(later);
        }
        if self.military_deck.is_empty() && self.age.level() < 4 {
            hidden[usize::from(self.age.level())] += u16::from(self.deck_size);
        }
        let (mut all, mut known) = ([0u16; LEVELS], [0u16; LEVELS]);
        for (index, card) in self.rules().military.iter().enumerate() {
            let level = usize::from(card.level());
            let made_for = usize::from(self.made_for[level]);
            let copies = if made_for == 0 { 0 } else { card.copies[made_for - 2] };
            holds(seen[index] <= copies, || {
                format!(
                    "{} copies of {} ({}), not {copies}",
                    seen[index],
                    MilitaryId::at(index as u8),
                    card.slug
                )
            })?;
            all[level] += u16::from(copies);
            known[level] += u16::from(seen[index]);
        }
        for level in 1..LEVELS {
            let sum = known[level] + hidden[level];
            let fits = if level == usize::from(self.age.level()) {
                sum == all[level]
            } else {
                sum <= all[level]
            };
            holds(fits, || format!("{sum} military cards of level {level}, not {}", all[level]))?;
            let green = self.rules().events[level];
            let lying = green.iter().filter(|card| seen[card.index()] > 0).count() as u16;
            let events = &self.events;
            let needed = u16::from(events.hidden[level]) + u16::from(events.hidden_future[level]);
            holds(lying + needed <= green.len() as u16, || {
                format!("more hidden events of level {level} than there are")
            })?;
        }
        holds(hidden[0] == 0, || "no hand holds a card of Age A".into())
    }
}
