//! Events of Age II.

use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use crate::task::{Question, Step};
use kernel::{Log, Seat};

impl Ages {
    pub(super) fn economic_progress(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.corruption(seat, log);
        self.produce_food(seat, log);
        self.consumption(seat, log);
        self.produce_resources(seat, log);
    }

    pub(super) fn emigration(&mut self) {
        for seat in self.everybody().into_iter().rev() {
            let count = self.discontent(seat).div_ceil(2);
            if count > 0 {
                self.agenda.run(Step::LosePopulation { seat, count });
            }
        }
    }

    pub(super) fn iconoclasm(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let leader = self.player(seat).leader;
        if leader.is_some_and(|card| self.rules().civil(card).age != self.age) {
            self.remove_leader(seat, log);
        }
    }

    pub(super) fn national_pride(&mut self, points: u8, log: &mut impl Log<Event>) {
        self.score(self.by_culture()[0], Origin::Events, points.into(), log);
    }

    /// The one with least culture destroys a building of each of the others.
    pub(super) fn terrorism(&mut self) {
        let Some(&by) = self.by_culture().last() else { return };
        for from in self.everybody().into_iter().rev().filter(|&seat| seat != by) {
            self.agenda.ask(by, Question::Terror { from });
        }
    }

    /// Culture for each discontent worker; all with the most of them lose blue tokens too.
    pub(super) fn civil_unrest(&mut self, culture: u8, blue: u8, log: &mut impl Log<Event>) {
        let everybody = self.everybody();
        let most = everybody.iter().map(|&seat| self.discontent(seat)).max().unwrap_or(0);
        for seat in everybody.into_iter().rev() {
            let discontent = self.discontent(seat);
            let points = u16::from(culture) * u16::from(discontent);
            self.lose_culture(seat, Origin::Events, points, log);
            if discontent == most && most > 0 {
                self.lose_blue(seat, blue);
            }
        }
    }

    pub(super) fn cold_war(&mut self, points: u8, log: &mut impl Log<Event>) {
        for seat in self.two_strongest() {
            self.gain_science(seat, points.into(), log);
        }
    }

    pub(super) fn crime_wave(&mut self, culture: u8, blue: u8, log: &mut impl Log<Event>) {
        for seat in self.two_weakest() {
            self.lose_culture(seat, Origin::Events, culture.into(), log);
            self.lose_blue(seat, blue);
        }
    }

    pub(super) fn refugees(&mut self, culture: u8, population: u8, log: &mut impl Log<Event>) {
        let (strongest, weakest) = (self.strongest(), self.weakest());
        self.score(strongest, Origin::Events, culture.into(), log);
        self.gain_population(strongest, population, log);
        self.lose_culture(weakest, Origin::Events, culture.into(), log);
        self.lose_population(weakest, population);
    }

    /// The strongest draws, then the weakest throws away, all if there are fewer.
    pub(super) fn politics_of_strength(&mut self, draw: u8, discard: u8) {
        let weakest = self.weakest();
        let left = discard.min(self.player(weakest).military.len() as u8);
        self.agenda.ask(weakest, Question::Discard { left });
        self.deal(self.strongest(), draw);
    }
}
