//! Networks: addresses that begin alike, written `ADDRESS/PREFIX`.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// All addresses that have their first bits in common. A single address is one, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    /// With zeros after the prefix.
    address: IpAddr,
    prefix: u8,
}

impl Network {
    pub fn contains(self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.address.is_ipv4() && cut(address, self.prefix) == self.address
    }
}

/// An address with zeros after the prefix.
fn cut(address: IpAddr, prefix: u8) -> IpAddr {
    match address {
        IpAddr::V4(address) => {
            let mask = u32::MAX.checked_shl(32 - u32::from(prefix)).unwrap_or(0);
            IpAddr::V4((address.to_bits() & mask).into())
        }
        IpAddr::V6(address) => {
            let mask = u128::MAX.checked_shl(128 - u32::from(prefix)).unwrap_or(0);
            IpAddr::V6((address.to_bits() & mask).into())
        }
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let wrong = || format!("{text:?} is neither an address nor ADDRESS/PREFIX");
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix)),
            None => (text, None),
        };
        let address: IpAddr = address.trim().parse().map_err(|_| wrong())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let prefix: u8 = match prefix {
            Some(prefix) => prefix.trim().parse().map_err(|_| wrong())?,
            None => most,
        };
        if prefix > most {
            return Err(wrong());
        }
        // An IPv4 address written as one of IPv6 has its own bits at the end.
        let canonical = address.to_canonical();
        let outer = if canonical.is_ipv4() { most - 32 } else { 0 };
        let prefix = prefix.checked_sub(outer).ok_or_else(wrong)?;
        Ok(Network { address: cut(canonical, prefix), prefix })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.prefix)
    }
}

#[cfg(test)]
mod tests {
    use super::Network;

    #[track_caller]
    fn check(network: &str, address: &str, contains: bool) {
        let network: Network = network.parse().expect("a network");
        assert_eq!(network.contains(address.parse().expect("an address")), contains, "{address}");
    }

    #[test]
    fn a_network_holds_the_addresses_that_begin_like_it() {
        check("192.0.2.7", "192.0.2.7", true);
        check("192.0.2.7", "192.0.2.8", false);
        check("192.0.2.7/24", "192.0.2.200", true);
        check("192.0.2.7/24", "192.0.3.7", false);
        check("0.0.0.0/0", "203.0.113.9", true);
        check("0.0.0.0/0", "2001:db8::1", false);
        check("2001:db8::/64", "2001:db8::abcd", true);
        check("2001:db8::/64", "2001:db8:0:1::1", false);
        check("::/0", "2001:db8::1", true);
    }

    #[test]
    fn an_address_of_the_fourth_version_is_the_same_in_the_sixth() {
        check("192.0.2.0/24", "::ffff:192.0.2.9", true);
        check("::ffff:192.0.2.0/120", "192.0.2.9", true);
        check("::ffff:192.0.2.0/120", "192.0.3.9", false);
    }

    #[test]
    fn what_is_no_network_is_refused() {
        for wrong in ["", "here", "192.0.2.7/33", "2001:db8::/129", "192.0.2.7/-1", "1.2.3/8", "/8"]
        {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_network_is_written_with_zeros_after_its_prefix() {
        assert_eq!("192.0.2.7/24".parse::<Network>().unwrap().to_string(), "192.0.2.0/24");
        assert_eq!("192.0.2.7".parse::<Network>().unwrap().to_string(), "192.0.2.7/32");
    }
}
