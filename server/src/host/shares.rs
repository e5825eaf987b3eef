//! Thinking is shared: a few thoughts at once on the whole server, few of them for the same person.
//! The house that has thought least is next, and in it the person who has: what counts is the time
//! that thoughts took, not how many they were. People are of one house who come from the same
//! network, guests and accounts, so that many of them do not get more than one does elsewhere.

use crate::attempts::network;
use crate::store::Person;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::oneshot;

/// So many houses and people are remembered; then everybody is equal again.
const REMEMBERED: usize = 10_000;

/// Room for thoughts at work, and those who wait for it.
pub struct Shares {
    inner: Mutex<Inner>,
    /// Thoughts of one length that one person may have at work at once.
    each: usize,
    /// Tells the time, in milliseconds.
    now: fn() -> u64,
}

struct Inner {
    free: usize,
    /// Long thoughts must leave room for short ones.
    free_long: usize,
    /// By person and length: nobody waits for their own long thought with a short one.
    at_work: HashMap<(String, Length), usize>,
    waiting: Vec<Waiting>,
    /// What each house has used, and in each house each person.
    houses: Ledger,
    people: HashMap<String, Ledger>,
    /// The networks that people come from.
    networks: HashMap<String, String>,
}

/// How long everybody has thought, in milliseconds, among those who share something.
#[derive(Default)]
struct Ledger {
    used: HashMap<String, u64>,
    /// How much somebody had used when their last thought began. Nobody counts as having used less:
    /// who comes back after a while has saved nothing up.
    level: u64,
    /// Thoughts at work.
    busy: HashMap<String, usize>,
}

impl Ledger {
    /// Who is next: who has nothing at work, and has used least.
    fn rank(&self, who: &str) -> (usize, u64) {
        (self.busy.get(who).copied().unwrap_or(0), self.used(who))
    }

    fn used(&self, who: &str) -> u64 {
        self.used.get(who).map_or(self.level, |used| self.level.max(*used))
    }

    fn begin(&mut self, who: &str) {
        self.level = self.used(who);
        *self.busy.entry(who.to_string()).or_default() += 1;
    }

    fn end(&mut self, who: &str, took: u64) {
        if let Some(count) = self.busy.get_mut(who) {
            *count -= 1;
            if *count == 0 {
                self.busy.remove(who);
            }
        }
        if self.used.len() >= REMEMBERED {
            self.used.clear();
        }
        self.used.insert(who.to_string(), self.used(who) + took);
    }
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
    /// The house that it is counted for.
    house: String,
    length: Length,
    since: u64,
}

/// Milliseconds since the first thought.
fn now() -> u64 {
    static FIRST: LazyLock<Instant> = LazyLock::new(Instant::now);
    FIRST.elapsed().as_millis() as u64
}

impl Shares {
    pub fn new(at_once: usize, each: usize) -> Arc<Shares> {
        Shares::timed(at_once, each, now)
    }

    fn timed(at_once: usize, each: usize, now: fn() -> u64) -> Arc<Shares> {
        let inner = Inner {
            free: at_once,
            free_long: at_once.saturating_sub(1).max(1),
            at_work: HashMap::new(),
            waiting: Vec::new(),
            houses: Ledger::default(),
            people: HashMap::new(),
            networks: HashMap::new(),
        };
        Arc::new(Shares { inner: Mutex::new(inner), each, now })
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

    /// From where a person comes.
    pub fn comes_from(&self, person: &Person, address: IpAddr) {
        let networks = &mut self.lock().networks;
        if networks.len() >= REMEMBERED {
            networks.clear();
        }
        networks.insert(person.id.clone(), network(address).to_string());
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives room to those who are next. A share that nobody waits for any more comes back at once.
    fn hand_out(self: &Arc<Self>) {
        loop {
            let next = self.lock().next(self.each);
            let Some((Waiting { person, length, tell }, house)) = next else { return };
            let since = (self.now)();
            let _ = tell.send(Share { of: self.clone(), person, house, length, since });
        }
    }
}

impl Inner {
    /// Takes the next of those who wait out of the line, if there is room; with their house.
    fn next(&mut self, each: usize) -> Option<(Waiting, String)> {
        if self.free == 0 {
            return None;
        }
        let may = |waiting: &Waiting| {
            let has_room = waiting.length == Length::Short || self.free_long > 0;
            let key = (waiting.person.clone(), waiting.length);
            has_room && self.at_work.get(&key).is_none_or(|&count| count < each)
        };
        let eligible = || self.waiting.iter().enumerate().filter(|(_, waiting)| may(waiting));
        let houses = eligible().map(|(_, waiting)| self.house(&waiting.person));
        // Of those who are equal the first in line is next.
        let house = houses.min_by_key(|house| self.houses.rank(house))?.to_string();
        let rank = |person: &str| self.people.get(&house).map_or((0, 0), |all| all.rank(person));
        let in_house = eligible().filter(|(_, waiting)| self.house(&waiting.person) == house);
        let (index, _) = in_house.min_by_key(|(_, waiting)| rank(&waiting.person))?;
        let next = self.waiting.remove(index);
        self.free -= 1;
        if next.length == Length::Long {
            self.free_long -= 1;
        }
        *self.at_work.entry((next.person.clone(), next.length)).or_default() += 1;
        self.houses.begin(&house);
        if self.people.len() >= REMEMBERED {
            // Houses at work are needed until they are done.
            self.people.retain(|_, people| !people.busy.is_empty());
        }
        self.people.entry(house.clone()).or_default().begin(&next.person);
        Some((next, house))
    }

    /// A person of whom nobody knows the network is a house of their own.
    fn house<'a>(&'a self, person: &'a str) -> &'a str {
        self.networks.get(person).map_or(person, String::as_str)
    }

    fn take_back(&mut self, share: &Share, took: u64) {
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
        self.houses.end(&share.house, took);
        if let Some(people) = self.people.get_mut(&share.house) {
            people.end(&share.person, took);
        }
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        // The shortest thought counts, too.
        let took = (self.of.now)().saturating_sub(self.since).max(1);
        self.of.lock().take_back(self, took);
        self.of.hand_out();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
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

    /// Lets all of them wait while a thought of somebody is at work, and each thought take as long as
    /// it is told; the order in which they get room.
    fn order<'a>(shares: &Arc<Shares>, first: &str, line: &[(&'a str, u64)]) -> Vec<&'a str> {
        let mut at_work = now(shares.wait(first, Length::Short));
        let mut line: Vec<_> = line
            .iter()
            .map(|&(who, takes)| (who, takes, Box::pin(shares.wait(who, Length::Short))))
            .collect();
        line.iter_mut().for_each(|(_, _, wait)| assert!(poll(wait.as_mut()).is_pending()));
        let mut order = Vec::new();
        while !line.is_empty() {
            drop(at_work);
            let told =
                line.iter_mut().enumerate().find_map(|(index, (who, takes, wait))| {
                    match poll(wait.as_mut()) {
                        Poll::Ready(share) => Some((index, *who, *takes, share)),
                        Poll::Pending => None,
                    }
                });
            let (index, who, takes, share) = told.expect("somebody is next");
            drop(line.remove(index));
            order.push(who);
            TIME.set(TIME.get() + takes);
            at_work = share;
        }
        order
    }

    thread_local! {
        /// The time of a test.
        static TIME: Cell<u64> = const { Cell::new(0) };
    }

    fn timed() -> Arc<Shares> {
        Shares::timed(1, 1, || TIME.get())
    }

    /// People of one network; every second has an account.
    fn bring(shares: &Shares, people: &[&str], network: &str) {
        for (number, id) in people.iter().enumerate() {
            let address = format!("2001:db8:0:{network}::{number}").parse().expect("an address");
            let (id, is_guest) = (id.to_string(), number.is_multiple_of(2));
            shares.comes_from(&Person { id, name: String::new(), is_guest }, address);
        }
    }

    #[test]
    fn many_people_of_one_network_get_no_more_than_one_elsewhere() {
        let shares = timed();
        bring(&shares, &["a", "b", "c", "d"], "1");
        bring(&shares, &["alone"], "2");
        let line = [("b", 10), ("c", 10), ("d", 10), ("alone", 10), ("alone", 10)];
        assert_eq!(order(&shares, "a", &line), ["alone", "b", "alone", "c", "d"]);
    }

    #[test]
    fn who_thinks_long_is_next_less_often() {
        let shares = timed();
        let line = [("long", 30), ("long", 30), ("short", 10), ("short", 10), ("short", 10)];
        let order = order(&shares, "somebody", &line);
        assert_eq!(order, ["long", "short", "short", "short", "long"]);
    }

    #[test]
    fn nobody_saves_up_time_by_staying_away() {
        let shares = timed();
        for _ in 0..100 {
            let share = now(shares.wait("busy", Length::Short));
            TIME.set(TIME.get() + 10);
            drop(share);
        }
        let line = [("new", 10), ("busy", 10), ("new", 10), ("busy", 10), ("new", 10)];
        assert_eq!(order(&shares, "somebody", &line), ["new", "busy", "new", "busy", "new"]);
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
