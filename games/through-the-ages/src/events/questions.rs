//! What events ask: goods gained or lost in parts, buildings and wonders that fall, cards from the
//! row.

use crate::choice::Choice;
use crate::event::Event;
use crate::parts::*;
use crate::refusal::Refusal;
use crate::state::*;
use crate::task::Task;
use kernel::{Log, Offers, Seat};

const AGES: [Age; LEVELS] = [Age::A, Age::I, Age::II, Age::III];

impl Ages {
    pub(crate) fn split(&mut self, task: Task, food: u8, log: &mut impl Log<Event>) {
        self.agenda.pop();
        match task {
            Task::GainSplit { seat, total } => {
                self.gain(seat, Good::Food, food, log);
                self.gain(seat, Good::Resources, total - food, log);
            }
            Task::LoseSplit { seat, total } => {
                self.lose(seat, Good::Food, food, log);
                self.lose(seat, Good::Resources, total - food, log);
            }
            _ => {}
        }
    }

    /// Nobody loses more than there is; with one way to split, nothing is asked.
    pub(crate) fn settle_split(&mut self, task: Task, log: &mut impl Log<Event>) -> bool {
        let Task::LoseSplit { seat, total } = task else { return true };
        let total = u16::from(total).min(self.all_goods(seat)) as u8;
        let task = Task::LoseSplit { seat, total };
        let (least, most) = self.split_range(seat, total);
        self.agenda.replace(task);
        if least < most {
            return true;
        }
        self.split(task, least, log);
        false
    }

    pub(crate) fn offer_own_buildings(
        &self,
        seat: Seat,
        offers: &mut impl Offers<Choice, Refusal>,
    ) {
        self.each_own_building(seat, |kind, level| offers.possible(Choice::Raze { kind, level }));
    }

    /// `Task::DestroyOwn`: farms, mines and urban buildings with a worker.
    fn each_own_building(&self, seat: Seat, mut each: impl FnMut(Kind, Age)) {
        for &kind in Kind::ALL.iter().filter(|kind| !kind.is_unit()) {
            for level in AGES {
                if self.player(seat).workers[kind][usize::from(level.level())] > 0 {
                    each(kind, level);
                }
            }
        }
    }

    pub(crate) fn destroy_own(
        &mut self,
        seat: Seat,
        kind: Kind,
        level: Age,
        log: &mut impl Log<Event>,
    ) {
        self.agenda.pop();
        self.destroy(seat, kind, level, log);
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
                self.destroy_own(seat, kind, level, log);
                false
            }
            _ => true,
        }
    }

    /// `Task::Ravage`: a completed wonder of that level or lower that is no ruin yet.
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
        match choice {
            Choice::Take(slot) => {
                let price = self.take_price(seat, slot);
                self.player_mut(seat).skips_politics = true;
                self.agenda.replace(Task::Agreement { seat, left: left.saturating_sub(price) });
                self.take_card(seat, slot, price, log);
            }
            _ => {
                self.slide();
                self.agenda.replace(Task::FillRow);
            }
        }
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
