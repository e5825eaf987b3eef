//! The production phase and uprisings (rulebook, "Production phase").

use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use kernel::{Log, Seat};

impl Ages {
    /// Science and culture, corruption, food, consumption, resources, in this order; nothing of it
    /// during an uprising.
    pub(crate) fn produce(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let discontent = self.discontent(seat);
        if discontent > self.player(seat).unused {
            log.say(Event::Uprising { seat, discontent });
            return;
        }
        let ratings = self.player(seat).ratings;
        self.gain_science(seat, ratings.science, log);
        self.score(seat, Origin::Production, ratings.culture, log);
        self.corruption(seat, log);
        self.produce_food(seat, log);
        self.consumption(seat, log);
        self.produce_resources(seat, log);
    }

    /// Corruption: the more tokens are out of the blue bank, the more resources are lost; food
    /// where there are not enough.
    pub(crate) fn corruption(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let due = self.rules().corruption(self.player(seat).blue_bank);
        if due == 0 {
            return;
        }
        log.say(Event::Corruption { seat, count: due });
        let lost = self.lose(seat, Good::Resources, due, log);
        self.lose(seat, Good::Food, due.saturating_sub(lost), log);
    }

    /// Food production: a blue token for each farm, the highest level first.
    pub(crate) fn produce_food(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let before = self.stock(seat, Good::Food);
        self.produce_tokens(seat, &[Store::Farm]);
        let made = self.say_made(seat, Good::Food, before, log);
        let (food, _) = self.pact_goods(seat);
        self.produce_by_pact(seat, Good::Food, food.max(-made), log);
    }

    /// Resource production: a blue token for each mine, and for each lab where the leader says so.
    pub(crate) fn produce_resources(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let before = self.stock(seat, Good::Resources);
        match self.labs_make_resources(seat) {
            true => self.produce_tokens(seat, &[Store::Mine, Store::Lab]),
            false => self.produce_tokens(seat, &[Store::Mine]),
        }
        let made = self.say_made(seat, Good::Resources, before, log);
        let (_, resources) = self.pact_goods(seat);
        self.produce_by_pact(seat, Good::Resources, resources.max(-made), log);
    }

    fn say_made(&self, seat: Seat, good: Good, before: u16, log: &mut impl Log<Event>) -> i16 {
        let made = self.stock(seat, good) - before;
        if made > 0 {
            log.say(Event::Gained { seat, good, count: made as u8 });
        }
        made as i16
    }

    /// As many tokens as the bank has, the highest level of all these cards first; a doubled best
    /// mine makes one more.
    // Ruling: labs are used like mines, so both are filled together; of the same level the mine is
    // first, because its token is worth more.
    fn produce_tokens(&mut self, seat: Seat, stores: &[Store]) {
        let doubled = self.player(seat).best(Kind::Mine).filter(|_| self.doubles_best_mine(seat));
        for level in (0..LEVELS as u8).rev() {
            for &store in stores {
                // What is worth nothing, such as a lab of level A, makes nothing.
                if self.worth(store, level) == 0 {
                    continue;
                }
                let is_doubled = store == Store::Mine && doubled == Some(level);
                let player = self.player_mut(seat);
                let workers = player.workers[store.kind()][usize::from(level)];
                let count = (workers + u8::from(is_doubled)).min(player.blue_bank);
                player.tokens[store][usize::from(level)] += count;
                player.blue_bank -= count;
            }
        }
    }

    /// What pacts add to a production, or take from it.
    // Ruling: a pact that takes a resource takes it from what was made, not from what was stored.
    fn produce_by_pact(&mut self, seat: Seat, good: Good, count: i16, log: &mut impl Log<Event>) {
        if count > 0 {
            self.gain(seat, good, count as u8, log);
        } else if count < 0 {
            self.lose(seat, good, count.unsigned_abs() as u8, log);
        }
    }

    /// Consumption: the fewer tokens in the yellow bank, the more food; culture where there is not
    /// enough.
    pub(crate) fn consumption(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let due = self.rules().yellow(self.player(seat).yellow_bank).consumption;
        if due == 0 {
            return;
        }
        log.say(Event::Consumption { seat, count: due });
        let missing = due.saturating_sub(self.lose(seat, Good::Food, due, log));
        if missing > 0 {
            log.say(Event::Hunger { seat, missing });
            let points = u16::from(missing) * u16::from(self.rules().figures.hunger);
            self.lose_culture(seat, Origin::Hunger, points, log);
        }
    }
}
