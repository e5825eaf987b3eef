//! What events ask: goods gained or lost in parts, buildings and wonders that fall, cards from the
//! row.

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::{Draw, Question};
use kernel::{Log, Offers, Seat};

const AGES: [Age; LEVELS] = [Age::A, Age::I, Age::II, Age::III];

impl Ages {
    /// `Question::GainSplit`: so much food, and the rest in resources.
    pub(crate) fn gain_split(
        &mut self,
        seat: Seat,
        total: u8,
        food: u8,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        self.gain(seat, Good::Food, food, log);
        self.gain(seat, Good::Resources, total - food, log);
    }

    /// `Question::LoseSplit`: the same, lost.
    pub(crate) fn lose_split(
        &mut self,
        seat: Seat,
        total: u8,
        food: u8,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        self.lose(seat, Good::Food, food, log);
        self.lose(seat, Good::Resources, total - food, log);
    }

    /// Nobody loses more than there is; with one way to split, nothing is asked.
    pub(crate) fn settle_loss(&mut self, seat: Seat, total: u8, log: &mut impl Log<Event>) -> bool {
        let total = u16::from(total).min(self.all_goods(seat)) as u8;
        self.agenda.pop();
        self.agenda.ask(seat, Question::LoseSplit { total });
        let (least, most) = self.split_range(seat, total);
        if least < most {
            return true;
        }
        self.lose_split(seat, total, least, log);
        false
    }

    pub(crate) fn offer_own_buildings(
        &self,
        seat: Seat,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        self.each_own_building(seat, |kind, level| offers.possible(Choice::Raze { kind, level }));
    }

    /// `Question::DestroyOwn`: farms, mines and urban buildings with a worker.
    fn each_own_building(&self, seat: Seat, mut each: impl FnMut(Kind, Age)) {
        for &kind in Kind::ALL.iter().filter(|kind| !kind.is_unit()) {
            for level in AGES {
                if self.player(seat).workers[kind][usize::from(level.level())] > 0 {
                    each(kind, level);
                }
            }
        }
    }

    /// Without a building, or with one, nothing is asked.
    pub(crate) fn settle_destroy_own(&mut self, seat: Seat, log: &mut impl Log<Event>) -> bool {
        let (mut count, mut found) = (0, None);
        self.each_own_building(seat, |kind, level| {
            count += 1;
            found = Some((kind, level));
        });
        match (count, found) {
            (0, _) => {
                self.agenda.pop();
                false
            }
            (1, Some((kind, level))) => {
                self.raze(seat, kind, level, log);
                false
            }
            _ => true,
        }
    }

    /// `Question::Ravage`: a completed wonder of that level or lower that is no ruin yet.
    pub(crate) fn check_ravage(&self, seat: Seat, level: u8, card: CivilId) -> Result<(), Refusal> {
        let wonder = self.player(seat).wonders.iter().find(|own| own.card == card);
        let wonder = wonder.ok_or(Refusal::NotThere)?;
        if wonder.is_ruin {
            return Err(Refusal::IsRuin);
        }
        match self.rules().civil(card).level() > level {
            true => Err(Refusal::LevelTooHigh { most: level }),
            false => Ok(()),
        }
    }

    /// Every completed wonder.
    pub(crate) fn offer_ravage(
        &self,
        seat: Seat,
        level: u8,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        for wonder in &self.player(seat).wonders {
            let verdict = self.check_ravage(seat, level, wonder.card);
            offers.add(Choice::Ravage(wonder.card), verdict);
        }
    }

    /// The wonder lies face down: it loses its effects, tokens and actions included.
    pub(crate) fn ravage(&mut self, seat: Seat, card: CivilId, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let wonders = &mut self.player_mut(seat).wonders;
        if let Some(wonder) = wonders.iter_mut().find(|own| own.card == card) {
            wonder.is_ruin = true;
        }
        log.say(Event::Ruined { seat, card });
        self.tokens_go(seat, self.rules().civil(card).gives, log);
        self.refresh_all();
    }

    pub(crate) fn settle_ravage(
        &mut self,
        seat: Seat,
        level: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        let wonders = self.player(seat).wonders.iter().map(|wonder| wonder.card);
        let mut can = wonders.filter(|&card| self.check_ravage(seat, level, card).is_ok());
        match (can.next(), can.next()) {
            (None, _) => {
                self.agenda.pop();
                false
            }
            (Some(card), None) => {
                self.ravage(seat, card, log);
                false
            }
            _ => true,
        }
    }

    /// A card is taken, and the next political action given up for it; after the last the row is
    /// closed up and filled, which may end the age.
    pub(crate) fn agree(
        &mut self,
        seat: Seat,
        left: u8,
        choice: Choice,
        log: &mut impl Log<Event>,
    ) {
        let Choice::Take(slot) = choice else {
            self.slide();
            self.agenda.pop();
            return self.agenda.draw(Draw::FillRow);
        };
        let price = self.take_price(seat, slot);
        self.player_mut(seat).skips_politics = true;
        self.agenda.pop();
        self.agenda.ask(seat, Question::Agreement { left: left.saturating_sub(price) });
        self.take_card(seat, slot, price, log);
    }

    /// When nothing can be taken any more, nothing is asked.
    pub(crate) fn settle_agreement(
        &mut self,
        seat: Seat,
        left: u8,
        log: &mut impl Log<Event>,
    ) -> bool {
        let slots = 1..=self.row.len() as u8;
        if slots.into_iter().any(|slot| self.check_take(seat, slot, left).is_ok()) {
            return true;
        }
        self.agree(seat, left, Choice::Done, log);
        false
    }
}
