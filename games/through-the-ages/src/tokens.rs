//! Food and resources: what blue tokens on cards are worth, gaining, paying with change, losing.

use crate::event::Event;
use crate::parts::*;
use crate::state::*;
use kernel::{Log, Seat};

/// The most that one gain or payment is reckoned with; no price or effect is higher.
const MOST: usize = 128;
/// Cards on which tokens of one good can lie: mines and labs of four levels.
const PILES: usize = 8;

/// Tokens of one worth on one card.
#[derive(Clone, Copy, Default)]
struct Pile {
    store: Option<Store>,
    level: u8,
    worth: u8,
    count: u8,
    /// Tokens may be laid here too.
    is_open: bool,
}

/// All cards that hold, or could hold, one good; the most worthy first.
struct Piles {
    piles: [Pile; PILES],
    len: usize,
    bank: u8,
}

/// How a payment is made: tokens returned and tokens laid as change, by pile.
#[derive(Clone, Copy, Default)]
struct Payment {
    back: [u8; PILES],
    returned: u8,
    change: u8,
    /// What is lost because exact change is impossible.
    lost: u8,
}

impl Piles {
    /// The least tokens for every sum up to `most`; the smallest worth is 1, so all sums exist.
    fn fewest(&self, most: u8) -> [u8; MOST] {
        let mut least = [u8::MAX; MOST];
        least[0] = 0;
        for sum in 1..=usize::from(most).min(MOST - 1) {
            for pile in &self.piles[..self.len] {
                let worth = usize::from(pile.worth);
                if pile.is_open && worth <= sum && least[sum - worth] < least[sum] {
                    least[sum] = least[sum - worth].saturating_add(1);
                }
            }
        }
        least
    }

    /// The largest sum up to `most` that so many tokens can make.
    fn reachable(least: &[u8; MOST], most: u8, tokens: u8) -> u8 {
        (0..=most).rev().find(|&sum| least[usize::from(sum)] <= tokens).unwrap_or(0)
    }

    /// Lays a sum in as few tokens as possible; returns how many.
    fn lay(&mut self, least: &[u8; MOST], sum: u8) -> u8 {
        let mut left = usize::from(sum);
        let mut used = 0;
        while left > 0 {
            let fits = |pile: &Pile| {
                let worth = usize::from(pile.worth);
                pile.is_open && worth <= left && least[left - worth] + 1 == least[left]
            };
            let Some(place) = self.piles[..self.len].iter().position(fits) else { break };
            self.piles[place].count += 1;
            left -= usize::from(self.piles[place].worth);
            used += 1;
        }
        used
    }

    /// Looks through all ways to pay in which no token is returned needlessly.
    fn search(
        &self,
        at: usize,
        due: i16,
        way: &mut Payment,
        least: &[u8; MOST],
        best: &mut Option<Payment>,
    ) {
        if due <= 0 {
            return self.judge((-due) as u8, way, least, best);
        }
        if at == self.len {
            return;
        }
        let pile = self.piles[at];
        let worth = i16::from(pile.worth);
        // With so many of these the sum is reached: more would be needless.
        let enough = (due + worth - 1) / worth;
        let most = i16::from(pile.count).min(enough) as u8;
        for count in 0..=most {
            way.back[at] = count;
            way.returned += count;
            self.search(at + 1, due - worth * i16::from(count), way, least, best);
            way.returned -= count;
        }
        way.back[at] = 0;
    }

    /// Keeps a way to pay if it is better: exact before overpaid, then the fewest tokens left.
    fn judge(&self, over: u8, way: &Payment, least: &[u8; MOST], best: &mut Option<Payment>) {
        let piles = self.piles[..self.len].iter().enumerate();
        let smallest = piles.filter(|(i, _)| way.back[*i] > 0).map(|(_, p)| p.worth).min();
        if smallest.is_some_and(|worth| over >= worth) {
            return;
        }
        let change = Self::reachable(least, over, self.bank + way.returned);
        let (laid, lost) = (least[usize::from(change)], over - change);
        let key = |w: &Payment, laid: u8| (w.lost, i16::from(laid) - i16::from(w.returned));
        let found = Payment { change, lost, ..*way };
        let is_better = best
            .as_ref()
            .is_none_or(|old| key(&found, laid) < key(old, least[usize::from(old.change)]));
        if is_better {
            *best = Some(found);
        }
    }
}

impl Ages {
    /// What a blue token on a card is worth: what a worker there makes, or the level of a lab.
    #[inline]
    pub(crate) fn worth(&self, store: Store, level: u8) -> u8 {
        let Some(card) = self.rules().tech(store.kind(), level) else { return 0 };
        match store {
            Store::Farm => card.gives.food as u8,
            Store::Mine => card.gives.resources as u8,
            Store::Lab => level,
        }
    }

    /// Food or resources that a seat has stored.
    #[inline]
    pub fn stock(&self, seat: Seat, good: Good) -> u16 {
        let tokens = &self.player(seat).tokens;
        let sum = |store: Store| -> u16 {
            (0..LEVELS as u8)
                .filter(|&level| tokens[store][usize::from(level)] > 0)
                .map(|level| {
                    let count = tokens[store][usize::from(level)];
                    u16::from(count) * u16::from(self.worth(store, level))
                })
                .sum()
        };
        match good {
            Good::Food => sum(Store::Farm),
            Good::Resources => sum(Store::Mine) + sum(Store::Lab),
        }
    }

    fn piles(&self, seat: Seat, good: Good) -> Piles {
        let player = self.player(seat);
        let mut piles = Piles { piles: [Pile::default(); PILES], len: 0, bank: player.blue_bank };
        let stores: &[Store] = match good {
            Good::Food => &[Store::Farm],
            Good::Resources => &[Store::Mine, Store::Lab],
        };
        for &store in stores {
            // Labs take tokens only as long as they make them, but what lies there stays usable.
            let is_open = store != Store::Lab || self.labs_make_resources(seat);
            for level in (0..LEVELS as u8).rev() {
                let count = player.tokens[store][usize::from(level)];
                let worth = self.worth(store, level);
                let is_open = is_open && player.has_tech(store.kind(), level);
                if worth > 0 && (count > 0 || is_open) {
                    let pile = Pile { store: Some(store), level, worth, count, is_open };
                    piles.piles[piles.len] = pile;
                    piles.len += 1;
                }
            }
        }
        piles.piles[..piles.len].sort_by_key(|pile| std::cmp::Reverse(pile.worth));
        piles
    }

    fn put_piles(&mut self, seat: Seat, piles: &Piles) {
        let player = self.player_mut(seat);
        for pile in &piles.piles[..piles.len] {
            if let Some(store) = pile.store {
                player.tokens[store][usize::from(pile.level)] = pile.count;
            }
        }
        player.blue_bank = piles.bank;
    }

    /// Gains food or resources: exactly, or as much as the blue bank allows (rulebook, "Gaining
    /// food or resources").
    // Ruling: with the fewest tokens, which leaves most in the bank.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        good: Good,
        count: u8,
        log: &mut impl Log<Event>,
    ) -> u8 {
        let mut piles = self.piles(seat, good);
        let count = count.min(MOST as u8 - 1);
        let least = piles.fewest(count);
        let sum = Piles::reachable(&least, count, piles.bank);
        let used = piles.lay(&least, sum);
        piles.bank -= used;
        self.put_piles(seat, &piles);
        if sum > 0 {
            log.say(Event::Gained { seat, good, count: sum });
        }
        sum
    }

    /// Pays food or resources that a seat has (rulebook, "Losing food or resources"); returns what
    /// is really paid: the sum due, or more.
    // Ruling: no token is paid needlessly; of the ways to pay exactly, with change, the one that
    // leaves the fewest tokens on the cards. More is paid only when exact change is impossible;
    // the blue bank is then empty.
    fn take_away(&mut self, seat: Seat, good: Good, due: u8) -> u8 {
        if due == 0 {
            return 0;
        }
        let mut piles = self.piles(seat, good);
        // Change is less than the token that it is for.
        let least = piles.fewest(piles.piles[0].worth);
        let mut best = None;
        piles.search(0, i16::from(due), &mut Payment::default(), &least, &mut best);
        let Some(way) = best else { return 0 };
        for (pile, back) in piles.piles[..piles.len].iter_mut().zip(way.back) {
            pile.count -= back;
        }
        piles.bank += way.returned;
        let used = piles.lay(&least, way.change);
        piles.bank -= used;
        self.put_piles(seat, &piles);
        due + way.lost
    }

    /// Pays food or resources; the seat must have them.
    pub(crate) fn pay(&mut self, seat: Seat, good: Good, due: u8, log: &mut impl Log<Event>) {
        let count = self.take_away(seat, good, due);
        if count > 0 {
            log.say(Event::Paid { seat, good, count });
        }
    }

    /// Loses food or resources, or all there are; returns how much is really lost, which is more
    /// than due where exact change is impossible.
    pub(crate) fn lose(
        &mut self,
        seat: Seat,
        good: Good,
        due: u8,
        log: &mut impl Log<Event>,
    ) -> u8 {
        let due = u16::from(due).min(self.stock(seat, good)) as u8;
        let lost = self.take_away(seat, good, due);
        if lost > 0 {
            log.say(Event::Lost { seat, good, count: lost });
        }
        lost
    }

    /// Whether the leader lets labs make and hold resources.
    #[inline]
    pub(crate) fn labs_make_resources(&self, seat: Seat) -> bool {
        self.leads_with(seat, crate::content::Power::LabsMakeResources)
    }
}

#[cfg(test)]
mod tests;
