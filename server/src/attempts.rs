//! Tries that went wrong, by name or device and by address: after some of them the next has to wait,
//! longer each time.
//!
//! A device is a browser that has come in under the name before (`Visitor::device`): its tries are
//! counted for themselves, so that nobody can keep an owner out by guessing at their name.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// So many names, devices and addresses are remembered; the oldest are forgotten first.
const MOST: usize = 10_000;
/// After so long without a try everything is forgotten, in milliseconds.
const FORGOTTEN: u64 = 3_600_000;
/// The first wait, in milliseconds; each further one is twice as long.
const FIRST_WAIT: u64 = 15_000;

/// How patient one is with a name, or with an address.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Tries before the first wait.
    pub tries: u32,
    /// No wait is longer, in milliseconds.
    pub longest: u64,
}

/// The next try has to wait for so many seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait(pub u64);

/// What a try is counted under, beside its address.
#[derive(Clone, Copy, Debug)]
pub enum Tried<'a> {
    Name(&'a str),
    /// A browser that has come in under the name before, by its own id.
    Device(&'a str),
}

pub struct Attempts {
    /// With a device as with a name: a stolen one opens no door.
    by_name: Patience,
    by_address: Patience,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    names: HashMap<String, Tries>,
    devices: HashMap<String, Tries>,
    addresses: HashMap<IpAddr, Tries>,
}

impl Inner {
    /// Where tries of this kind are counted, and as what.
    fn of<'a>(&mut self, tried: Tried<'a>) -> (&mut HashMap<String, Tries>, &'a str) {
        match tried {
            Tried::Name(name) => (&mut self.names, name),
            Tried::Device(device) => (&mut self.devices, device),
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Tries {
    count: u32,
    last: u64,
    until: u64,
}

impl Attempts {
    pub fn new(by_name: Patience, by_address: Patience) -> Attempts {
        Attempts { by_name, by_address, inner: Mutex::default() }
    }

    /// Logging in: a few tries for a name, more for an address, which a family may share. The wait
    /// for a name is short, so that nobody can be kept out of their own account.
    pub fn to_log_in() -> Attempts {
        let (by_name, by_address) = (
            Patience { tries: 5, longest: 5 * 60_000 },
            Patience { tries: 20, longest: 15 * 60_000 },
        );
        Attempts::new(by_name, by_address)
    }

    /// Asking for a letter.
    pub fn to_recover() -> Attempts {
        let (by_name, by_address) = (
            Patience { tries: 3, longest: 15 * 60_000 },
            Patience { tries: 10, longest: 15 * 60_000 },
        );
        Attempts::new(by_name, by_address)
    }

    /// Counts a try before its outcome is known, so that many at once are counted too; or says how
    /// long to wait.
    pub fn begin(&self, tried: Tried, address: Option<IpAddr>, now: u64) -> Result<(), Wait> {
        let address = address.map(network);
        let mut inner = self.lock();
        let addressed = address.map_or(0, |address| left(&inner.addresses, &address, now));
        let (all, key) = inner.of(tried);
        match left(all, key, now).max(addressed) {
            0 => {}
            wait => return Err(Wait(wait.div_ceil(1_000))),
        }
        count(all, key.to_string(), self.by_name, now);
        if let Some(address) = address {
            count(&mut inner.addresses, address, self.by_address, now);
        }
        Ok(())
    }

    /// The try was right: what was wrong before is forgotten for the name or the device. An address
    /// only gets this try back; else one's own account would open the door to others.
    pub fn succeeded(&self, tried: Tried, address: Option<IpAddr>) {
        let mut inner = self.lock();
        let (all, key) = inner.of(tried);
        all.remove(key);
        let Some(address) = address.map(network) else { return };
        if let Some(tries) = inner.addresses.get_mut(&address) {
            tries.count = tries.count.saturating_sub(1);
            tries.until = 0;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One person has as many addresses of the newer kind as they like: the network counts.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address => address,
    }
}

fn left<K, Q>(tries: &HashMap<K, Tries>, key: &Q, now: u64) -> u64
where
    K: Hash + Eq + std::borrow::Borrow<Q>,
    Q: Hash + Eq + ?Sized,
{
    tries.get(key).map_or(0, |tries| tries.until.saturating_sub(now))
}

fn count<K: Hash + Eq + Clone>(all: &mut HashMap<K, Tries>, key: K, patience: Patience, now: u64) {
    let tries = all.entry(key).or_default();
    if tries.last + FORGOTTEN < now {
        *tries = Tries::default();
    }
    tries.count += 1;
    tries.last = now;
    if let Some(over) = tries.count.checked_sub(patience.tries) {
        tries.until = now + (FIRST_WAIT << over.min(20)).min(patience.longest);
    }
    make_room(all);
}

/// Forgets the oldest when there are too many.
fn make_room<K: Hash + Eq + Clone>(all: &mut HashMap<K, Tries>) {
    if all.len() > MOST {
        let mut times: Vec<u64> = all.values().map(|tries| tries.last).collect();
        let (_, middle, _) = times.select_nth_unstable(MOST / 4);
        let oldest = *middle;
        all.retain(|_, tries| tries.last > oldest);
    }
}

#[cfg(test)]
mod tests {
    use super::Tried::{Device, Name};
    use super::*;

    const HOME: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1)));

    fn elsewhere(number: u8) -> Option<IpAddr> {
        Some(IpAddr::from([198, 51, 100, number]))
    }

    #[test]
    fn a_name_waits_longer_each_time_but_never_long() {
        let attempts = Attempts::to_log_in();
        let mut now = 0;
        let mut waits = Vec::new();
        for number in 0..20 {
            while let Err(Wait(seconds)) = attempts.begin(Name("ada"), elsewhere(number), now) {
                waits.push(seconds);
                now += seconds * 1_000;
            }
        }
        assert_eq!(waits[..4], [15, 30, 60, 120]);
        assert_eq!(waits.len(), 15, "five were free");
        assert_eq!(waits.iter().max(), Some(&300));
        assert!(attempts.begin(Name("ada"), elsewhere(0), now + FORGOTTEN + 300_001).is_ok());
        assert!(
            attempts.begin(Name("ada"), elsewhere(0), now + FORGOTTEN + 300_001).is_ok(),
            "anew"
        );
    }

    #[test]
    fn an_address_waits_whatever_the_names() {
        let attempts = Attempts::to_log_in();
        let tried = |number: u32| attempts.begin(Name(&number.to_string()), HOME, 0);
        assert_eq!((0..30).filter(|&number| tried(number).is_ok()).count(), 20);
        assert!(attempts.begin(Name("0"), elsewhere(1), 0).is_ok());
    }

    #[test]
    fn from_a_device_that_came_in_before_others_do_not_matter() {
        let attempts = Attempts::to_log_in();
        for number in 0..9 {
            let _ = attempts.begin(Name("ada"), elsewhere(number), 0);
        }
        assert!(attempts.begin(Name("ada"), elsewhere(99), 0).is_err());
        assert!(attempts.begin(Device("one"), HOME, 0).is_ok());
        attempts.succeeded(Device("one"), HOME);
        assert!(attempts.begin(Name("ada"), HOME, 0).is_err(), "the name stays slow");
    }

    #[test]
    fn a_device_is_counted_and_so_is_its_address() {
        let attempts = Attempts::to_log_in();
        let own = (0..40).filter(|&n| attempts.begin(Device("one"), elsewhere(n), 0).is_ok());
        assert_eq!(own.count(), 5, "a stolen one opens no door");
        assert!(attempts.begin(Device("two"), HOME, 0).is_ok());
        assert!(attempts.begin(Name("one"), HOME, 0).is_ok(), "a name is no device");
        let many = (0..40).filter(|n| attempts.begin(Device(&n.to_string()), HOME, 0).is_ok());
        assert_eq!(many.count(), 18, "all from one address");
    }

    #[test]
    fn success_forgets_a_name_and_gives_an_address_its_try_back() {
        let attempts = Attempts::to_log_in();
        for _ in 0..4 {
            attempts.begin(Name("ada"), elsewhere(1), 0).unwrap();
        }
        attempts.begin(Name("ada"), elsewhere(2), 0).unwrap();
        attempts.succeeded(Name("ada"), elsewhere(2));
        assert!(attempts.begin(Name("ada"), elsewhere(3), 0).is_ok());
        for number in 0..19 {
            attempts.begin(Name(&format!("other {number}")), HOME, 0).unwrap();
            attempts.begin(Name("own"), HOME, 0).unwrap();
            attempts.succeeded(Name("own"), HOME);
        }
        attempts.begin(Name("one more"), HOME, 0).unwrap();
        assert!(attempts.begin(Name("own"), HOME, 0).is_err(), "one's own account opens no door");
    }

    #[test]
    fn a_network_of_the_newer_kind_is_one_address() {
        let attempts = Attempts::to_log_in();
        let address = |number: u16| {
            Some(IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 1, number, number, 0, number)))
        };
        let tried = |number: u16| attempts.begin(Name(&number.to_string()), address(number), 0);
        assert_eq!((0..30).filter(|&number| tried(number).is_ok()).count(), 20);
        let mapped = Some("::ffff:192.0.2.1".parse().unwrap());
        assert_eq!(mapped.map(network), HOME);
    }

    #[test]
    fn memory_is_bounded() {
        let attempts = Attempts::to_log_in();
        for number in 0..3 * MOST as u32 {
            let address = Some(IpAddr::V4(number.into()));
            let name = number.to_string();
            let _ = attempts.begin(Name(&name), address, u64::from(number));
            let _ = attempts.begin(Device(&name), address, u64::from(number));
        }
        let inner = attempts.lock();
        let most = inner.names.len().max(inner.addresses.len()).max(inner.devices.len());
        assert!(most <= MOST, "{most}");
        assert!(inner.devices.len() > MOST / 2 && inner.names.len() > MOST / 2);
    }
}
