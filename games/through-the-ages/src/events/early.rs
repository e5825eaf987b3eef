//! Events of Ages A and I.

use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use crate::task::Question;
use kernel::{Log, Seat};

impl Ages {
    pub(super) fn each_gains(
        &mut self,
        science: u8,
        food: u8,
        resources: u8,
        log: &mut impl Log<Event>,
    ) {
        for seat in self.everybody() {
            self.gain_science(seat, science.into(), log);
            self.gain(seat, Good::Food, food, log);
            self.gain(seat, Good::Resources, resources, log);
        }
    }

    /// Culture for everybody by a rating.
    pub(super) fn score_each(&mut self, of: impl Fn(&Player) -> u16, log: &mut impl Log<Event>) {
        for seat in self.everybody() {
            let points = of(self.player(seat));
            self.score(seat, Origin::Events, points, log);
        }
    }

    pub(super) fn lose_all_food(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let all = self.stock(seat, Good::Food).min(u8::MAX.into()) as u8;
        self.lose(seat, Good::Food, all, log);
    }

    /// Civil actions are spent without effect, as many as there are.
    pub(super) fn rebellion(&mut self, each: u8, log: &mut impl Log<Event>) {
        for seat in self.everybody() {
            let due = self.discontent(seat).saturating_mul(each);
            let player = self.player_mut(seat);
            let count = due.min(player.civil_left);
            player.civil_left -= count;
            if count > 0 {
                log.say(Event::ActionsSpent { seat, count });
            }
        }
    }

    /// All with the most happy faces; ties stay ties.
    pub(super) fn immigration(&mut self, count: u8, log: &mut impl Log<Event>) {
        let everybody = self.everybody();
        let happiness = |state: &Ages, seat: Seat| state.player(seat).ratings.happiness;
        let most = everybody.iter().map(|&seat| happiness(self, seat)).max();
        for seat in everybody {
            if Some(happiness(self, seat)) == most {
                self.gain_population(seat, count, log);
            }
        }
    }

    /// The one with most culture, if among the two weakest.
    pub(super) fn barbarians(&mut self, count: u8) {
        let cultured = self.by_culture()[0];
        if self.two_weakest().contains(&cultured) {
            self.lose_population(cultured, count);
        }
    }

    pub(super) fn border_conflict(&mut self, count: u8, log: &mut impl Log<Event>) {
        self.agenda.ask(self.weakest(), Question::DestroyOwn);
        self.gain(self.strongest(), Good::Resources, count, log);
    }

    /// Culture for the strongest, and from the weakest.
    pub(super) fn crusades(&mut self, gain: u8, loss: u8, log: &mut impl Log<Event>) {
        self.score(self.strongest(), Origin::Events, gain.into(), log);
        self.lose_culture(self.weakest(), Origin::Events, loss.into(), log);
    }

    pub(super) fn uncertain_borders(&mut self, count: u8, log: &mut impl Log<Event>) {
        let taken = self.lose_yellow(self.weakest(), count, log);
        self.gain_yellow(self.strongest(), taken, log);
    }
}
