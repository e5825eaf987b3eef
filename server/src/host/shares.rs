//! Thinking is shared: a few thoughts at once on the whole server, few of them for the same person.
//! The house whose people had their last turn longest ago is next, and in it the person who had.
//! An account is a house of its own; guests are of one house who come from the same network, so that
//! many of them do not get more than one account does.

use crate::attempts::network;
use crate::store::Person;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// So many turns and houses are remembered; then everybody is equal again.
const REMEMBERED: usize = 10_000;

/// Room for thoughts at work, and those who wait for it.
pub struct Shares {
    inner: Mutex<Inner>,
    /// Thoughts of one length that one person may have at work at once.
    each: usize,
}

struct Inner {
    free: usize,
    /// Long thoughts must leave room for short ones.
    free_long: usize,
    /// By person and length: nobody waits for their own long thought with a short one.
    at_work: HashMap<(String, Length), usize>,
    waiting: Vec<Waiting>,
    /// When each person, and each house, had their last turn.
    turns: HashMap<String, u64>,
    turn: u64,
    /// The networks that guests come from.
    houses: HashMap<String, String>,
}

struct Waiting {
    person: String,
    length: Length,
    tell: oneshot::Sender<Share>,
}

/// How long a thought may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// The move of an opponent.
    Short,
    /// A hint, or the move of an opponent who takes seconds.
    Long,
}

/// Room for one thought, until it is dropped.
pub struct Share {
    of: Arc<Shares>,
    person: String,
    length: Length,
}

impl Shares {
    pub fn new(at_once: usize, each: usize) -> Arc<Shares> {
        let inner = Inner {
            free: at_once,
            free_long: at_once.saturating_sub(1).max(1),
            at_work: HashMap::new(),
            waiting: Vec::new(),
            turns: HashMap::new(),
            turn: 0,
            houses: HashMap::new(),
        };
        Arc::new(Shares { inner: Mutex::new(inner), each })
    }

    /// Waits for room to think for a person.
    pub async fn wait(self: &Arc<Self>, person: &str, length: Length) -> Share {
        loop {
            let (tell, told) = oneshot::channel();
            let waiting = Waiting { person: person.to_string(), length, tell };
            self.lock().waiting.push(waiting);
            self.hand_out();
            // The sender goes only with its share.
            if let Ok(share) = told.await {
                return share;
            }
        }
    }

    /// From where a person comes; what an account thinks is its own.
    pub fn comes_from(&self, person: &Person, address: IpAddr) {
        let mut inner = self.lock();
        let houses = &mut inner.houses;
        if !person.is_guest {
            houses.remove(&person.id);
            return;
        }
        if houses.len() >= REMEMBERED {
            houses.clear();
        }
        houses.insert(person.id.clone(), network(address).to_string());
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives room to those who are next. A share that nobody waits for any more comes back at once.
    fn hand_out(self: &Arc<Self>) {
        loop {
            let next = self.lock().next(self.each);
            let Some(Waiting { person, length, tell }) = next else { return };
            let _ = tell.send(Share { of: self.clone(), person, length });
        }
    }
}

impl Inner {
    /// Takes the next of those who wait out of the line, if there is room.
    fn next(&mut self, each: usize) -> Option<Waiting> {
        if self.free == 0 {
            return None;
        }
        let may = |waiting: &Waiting| {
            let has_room = waiting.length == Length::Short || self.free_long > 0;
            let key = (waiting.person.clone(), waiting.length);
            has_room && self.at_work.get(&key).is_none_or(|&count| count < each)
        };
        let last_turn = |who: &str| self.turns.get(who).copied().unwrap_or(0);
        let last_turns = |waiting: &Waiting| {
            (last_turn(self.house(&waiting.person)), last_turn(&waiting.person))
        };
        let (index, _) = self
            .waiting
            .iter()
            .enumerate()
            .filter(|(_, waiting)| may(waiting))
            .min_by_key(|(index, waiting)| (last_turns(waiting), *index))?;
        let next = self.waiting.remove(index);
        self.free -= 1;
        if next.length == Length::Long {
            self.free_long -= 1;
        }
        *self.at_work.entry((next.person.clone(), next.length)).or_default() += 1;
        if self.turns.len() >= REMEMBERED {
            self.turns.clear();
        }
        self.turn += 1;
        for who in [self.house(&next.person).to_string(), next.person.clone()] {
            self.turns.insert(who, self.turn);
        }
        Some(next)
    }

    fn house<'a>(&'a self, person: &'a str) -> &'a str {
        self.houses.get(person).map_or(person, String::as_str)
    }

    fn take_back(&mut self, share: &Share) {
        self.free += 1;
        if share.length == Length::Long {
            self.free_long += 1;
        }
        let key = (share.person.clone(), share.length);
        if let Some(count) = self.at_work.get_mut(&key) {
            *count -= 1;
            if *count == 0 {
                self.at_work.remove(&key);
            }
        }
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        self.of.lock().take_back(self);
        self.of.hand_out();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    fn poll<F: Future>(future: std::pin::Pin<&mut F>) -> Poll<F::Output> {
        future.poll(&mut Context::from_waker(Waker::noop()))
    }

    fn now<F: Future>(future: F) -> F::Output {
        match poll(pin!(future)) {
            Poll::Ready(output) => output,
            Poll::Pending => panic!("there is room"),
        }
    }

    #[test]
    fn one_person_cannot_take_all_the_room() {
        let shares = Shares::new(2, 1);
        let _first = now(shares.wait("greedy", Length::Short));
        let mut second = pin!(shares.wait("greedy", Length::Short));
        assert!(poll(second.as_mut()).is_pending(), "one at a time for each person");
        let other = now(shares.wait("other", Length::Short));
        drop(other);
        assert!(poll(second).is_pending());
    }

    #[test]
    fn whoever_had_their_turn_longest_ago_is_next() {
        let shares = Shares::new(1, 1);
        let mut at_work = now(shares.wait("greedy", Length::Short));
        let mut line: Vec<_> =
            (0..3).map(|_| Box::pin(shares.wait("greedy", Length::Short))).collect();
        line.iter_mut().for_each(|wait| assert!(poll(wait.as_mut()).is_pending()));
        let mut other = pin!(shares.wait("other", Length::Short));
        assert!(poll(other.as_mut()).is_pending());
        drop(at_work);
        let Poll::Ready(share) = poll(other.as_mut()) else { panic!("a newcomer is next") };
        drop(share);
        for mut wait in line {
            let Poll::Ready(share) = poll(wait.as_mut()) else { panic!("then in their order") };
            at_work = share;
            drop(at_work);
        }
    }

    #[test]
    fn many_guests_of_one_network_get_no_more_than_an_account() {
        let shares = Shares::new(1, 1);
        let person = |id: &str, is_guest| Person { id: id.into(), name: String::new(), is_guest };
        let guests = ["a", "b", "c", "d"];
        for (number, guest) in guests.iter().enumerate() {
            let address = format!("2001:db8::{number}").parse().expect("an address");
            shares.comes_from(&person(guest, true), address);
            shares.comes_from(&person("account", false), address);
        }
        let mut at_work = now(shares.wait("a", Length::Short));
        let mut line: Vec<_> = guests[1..]
            .iter()
            .chain(["account", "account"].iter())
            .map(|who| (*who, Box::pin(shares.wait(who, Length::Short))))
            .collect();
        line.iter_mut().for_each(|(_, wait)| assert!(poll(wait.as_mut()).is_pending()));
        let mut order = Vec::new();
        while !line.is_empty() {
            drop(at_work);
            let told = line.iter_mut().enumerate().find_map(|(index, (who, wait))| {
                match poll(wait.as_mut()) {
                    Poll::Ready(share) => Some((index, *who, share)),
                    Poll::Pending => None,
                }
            });
            let (index, who, share) = told.expect("somebody is next");
            drop(line.remove(index));
            order.push(who);
            at_work = share;
        }
        assert_eq!(order, ["account", "b", "account", "c", "d"]);
    }

    #[test]
    fn long_thoughts_leave_room_for_short_ones() {
        let shares = Shares::new(2, 1);
        let _hint = now(shares.wait("one", Length::Long));
        let mut second = pin!(shares.wait("two", Length::Long));
        assert!(poll(second.as_mut()).is_pending());
        now(shares.wait("three", Length::Short));
        let alone = Shares::new(1, 1);
        now(alone.wait("one", Length::Long));
    }

    #[test]
    fn a_long_thought_does_not_hold_up_a_short_one_of_the_same_person() {
        let shares = Shares::new(2, 1);
        let _master = now(shares.wait("one", Length::Long));
        now(shares.wait("one", Length::Short));
    }

    #[test]
    fn who_no_longer_waits_takes_nothing() {
        let shares = Shares::new(1, 1);
        let at_work = now(shares.wait("one", Length::Short));
        {
            let mut gone = Box::pin(shares.wait("two", Length::Short));
            assert!(poll(gone.as_mut()).is_pending());
        }
        drop(at_work);
        now(shares.wait("three", Length::Short));
    }
}
