//! Where a request comes from. Only a trusted proxy may tell that it brings somebody else's.

use super::super::Here;
use crate::network::Network;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::Uri;
use axum::http::header::{FORWARDED, HeaderMap, HeaderName, VIA};
use axum::middleware::Next;
use axum::response::Response;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");
const REAL_IP: HeaderName = HeaderName::from_static("x-real-ip");
const TRUE_CLIENT_IP: HeaderName = HeaderName::from_static("true-client-ip");

/// The address of whoever has sent a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Client(pub IpAddr);

impl Client {
    /// An IPv4 address that is written as one of IPv6 is the same client.
    pub fn at(address: IpAddr) -> Client {
        Client(address.to_canonical())
    }

    /// What limits count by: the address, or the first half of one of IPv6, since everybody there
    /// has the whole second half.
    pub fn network(self) -> IpAddr {
        match self.0 {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        }
    }
}

/// How a request has come here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    pub client: Client,
    /// Whether the client's browser speaks https.
    pub is_https: bool,
    /// Whether somebody has passed it on, trusted or not.
    pub is_forwarded: bool,
}

impl Way {
    /// A request that has come over no network.
    pub const NONE: Way = Way {
        client: Client(IpAddr::V4(Ipv4Addr::UNSPECIFIED)),
        is_https: false,
        is_forwarded: false,
    };
}

/// The address that people type: a scheme and a host, with a port if need be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    is_https: bool,
    /// As browsers write it in `Origin`.
    origin: String,
}

impl PublicUrl {
    /// Scheme, host and port, without a slash at its end.
    pub fn origin(&self) -> &str {
        &self.origin
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let wrong = || format!("{text:?} is no address such as https://games.example");
        let url: Uri = text.parse().map_err(|_| wrong())?;
        let is_https = match url.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(wrong()),
        };
        let authority = url.authority().ok_or_else(wrong)?;
        if authority.as_str().contains('@') || url.path() != "/" || url.query().is_some() {
            return Err(wrong());
        }
        let (scheme, usual) = if is_https { ("https", 443) } else { ("http", 80) };
        let host = authority.host().to_ascii_lowercase();
        let origin = match authority.port_u16().filter(|port| *port != usual) {
            Some(port) => format!("{scheme}://{host}:{port}"),
            None => format!("{scheme}://{host}"),
        };
        Ok(PublicUrl { is_https, origin })
    }
}

/// What stands between this server and the people who use it, as its owner says.
#[derive(Clone, Debug, Default)]
pub struct Outside {
    /// Proxies that may say for whom they ask.
    pub trusted_proxies: Vec<Network>,
    pub public_url: Option<PublicUrl>,
    /// Clients that may read the server's figures, beside those on its own machine.
    pub metrics_from: Vec<Network>,
}

impl Outside {
    pub fn is_proxy(&self, address: IpAddr) -> bool {
        self.trusted_proxies.iter().any(|network| network.contains(address))
    }

    /// Whether a browser may name this as the site whose page it shows.
    pub fn is_public_origin(&self, origin: &str) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.origin.eq_ignore_ascii_case(origin))
    }

    /// Figures are for the owner: on this machine, or where the owner says.
    pub fn may_read_metrics(&self, way: Way) -> bool {
        let is_here = way.client.0.is_loopback() && !way.is_forwarded;
        is_here || self.metrics_from.iter().any(|network| network.contains(way.client.0))
    }

    fn way(&self, peer: IpAddr, headers: &HeaderMap) -> Way {
        let is_trusted = self.is_proxy(peer);
        let told = Some(headers).filter(|_| is_trusted);
        let client = told.and_then(|headers| self.forwarded_for(headers)).unwrap_or(peer);
        let is_https = self.public_url.as_ref().is_some_and(|url| url.is_https)
            || told.is_some_and(is_from_https);
        let is_forwarded = headers.keys().any(is_of_proxy);
        Way { client: Client::at(client), is_https, is_forwarded }
    }

    /// The nearest address that is no proxy of ours. Each proxy adds the address that it sees at the
    /// end, so whatever stands before was only claimed. `Forwarded` is not read: a proxy that writes
    /// the one header passes the other on as it came from outside.
    fn forwarded_for(&self, headers: &HeaderMap) -> Option<IpAddr> {
        let values = headers.get_all(FORWARDED_FOR);
        let values: Vec<&str> = values.iter().map(|v| v.to_str().unwrap_or_default()).collect();
        let mut farthest = None;
        for entry in values.iter().rev().flat_map(|value| value.rsplit(',')) {
            let address = address_of(entry.trim())?;
            if !self.is_proxy(address) {
                return Some(address);
            }
            farthest = Some(address);
        }
        farthest
    }
}

/// Whether only proxies write such a header.
fn is_of_proxy(name: &HeaderName) -> bool {
    let is_named = [FORWARDED, VIA, REAL_IP, TRUE_CLIENT_IP].contains(name);
    is_named || ["x-forwarded-", "cf-"].iter().any(|start| name.as_str().starts_with(start))
}

/// An address, with or without a port.
fn address_of(entry: &str) -> Option<IpAddr> {
    let bare = || entry.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    let plain = entry.parse().ok().or_else(bare);
    plain.or_else(|| entry.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}

/// What the nearest proxy says of the scheme.
fn is_from_https(headers: &HeaderMap) -> bool {
    let last = headers.get_all(FORWARDED_PROTO).iter().next_back();
    let last = last.and_then(|value| value.to_str().ok()?.rsplit(',').next());
    last.is_some_and(|scheme| scheme.trim().eq_ignore_ascii_case("https"))
}

/// Finds out where a request comes from, for all that follows.
pub async fn locate(State(app): Here, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let way = peer.map_or(Way::NONE, |peer| app.outside.way(peer, request.headers()));
    request.extensions_mut().insert(way);
    request.extensions_mut().insert(way.client);
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn network(text: &str) -> Network {
        text.parse().expect("a network")
    }

    #[test]
    fn a_network_holds_what_begins_like_it() {
        let holds = |net: &str, address: &str| network(net).contains(ip(address));
        assert!(holds("10.0.0.0/8", "10.255.1.2") && !holds("10.0.0.0/8", "11.0.0.1"));
        assert!(holds("127.0.0.1", "127.0.0.1") && !holds("127.0.0.1", "127.0.0.2"));
        assert!(holds("0.0.0.0/0", "203.0.113.9") && !holds("0.0.0.0/0", "::1"));
        assert!(holds("fd00::/8", "fd12::1") && !holds("fd00::/8", "fe80::1"));
        assert!(holds("::/0", "2001:db8::1"));
        assert!(holds("10.0.0.0/8", "::ffff:10.1.1.1"), "IPv4 written as IPv6");
        assert!(holds("::ffff:10.0.0.0/104", "10.1.1.1"));
        for wrong in ["", "10.0.0.0/33", "::/129", "example.com", "10.0.0.0/x", "::ffff:1.2.3.4/8"]
        {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn limits_count_ipv6_by_its_first_half() {
        let network = |text: &str| Client::at(ip(text)).network();
        assert_eq!(network("2001:db8:1:2:3:4:5:6"), network("2001:db8:1:2::9"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("::ffff:192.0.2.7"), ip("192.0.2.7"));
        assert_ne!(network("192.0.2.7"), network("192.0.2.8"));
    }

    #[track_caller]
    fn check(peer: &str, forwarded: &[&'static str], client: &str) {
        let proxies = vec![network("127.0.0.1"), network("10.0.0.0/8")];
        let outside = Outside { trusted_proxies: proxies, ..Outside::default() };
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append(FORWARDED_FOR, HeaderValue::from_static(value));
        }
        let way = outside.way(ip(peer), &headers);
        assert_eq!(way.client, Client(ip(client)), "{forwarded:?}");
    }

    #[test]
    fn a_trusted_proxy_tells_for_whom_it_asks() {
        check("127.0.0.1", &["203.0.113.9"], "203.0.113.9");
        check("127.0.0.1", &["203.0.113.9:4711"], "203.0.113.9");
        check("127.0.0.1", &["[2001:db8::1]:4711"], "2001:db8::1");
        check("127.0.0.1", &["[2001:db8::1]"], "2001:db8::1");
        check("127.0.0.1", &["::ffff:203.0.113.9"], "203.0.113.9");
        check("::ffff:127.0.0.1", &["203.0.113.9"], "203.0.113.9");
        check("127.0.0.1", &[], "127.0.0.1");
    }

    #[test]
    fn what_others_claim_is_not_believed() {
        check("203.0.113.1", &["198.51.100.1"], "203.0.113.1");
        check("127.0.0.1", &["198.51.100.1, 203.0.113.9"], "203.0.113.9");
        check("127.0.0.1", &["198.51.100.1", "203.0.113.9"], "203.0.113.9");
        check("127.0.0.1", &["nonsense, 203.0.113.9"], "203.0.113.9");
        check("127.0.0.1", &["127.0.0.1, 203.0.113.9"], "203.0.113.9");
    }

    #[test]
    fn proxies_of_ours_are_looked_past() {
        check("127.0.0.1", &["198.51.100.1, 203.0.113.9, 10.0.0.7"], "203.0.113.9");
        check("127.0.0.1", &["198.51.100.1, 203.0.113.9", "10.0.0.7, 10.0.0.8"], "203.0.113.9");
        check("127.0.0.1", &["10.0.0.9, 10.0.0.7"], "10.0.0.9");
    }

    #[test]
    fn a_header_that_cannot_be_read_leaves_the_peer() {
        for header in ["nonsense", "", "203.0.113.9,", "unknown, 10.0.0.7", "1.2.3.4.5", "[::1"] {
            check("127.0.0.1", &[header], "127.0.0.1");
        }
    }

    #[test]
    fn the_scheme_is_that_of_the_public_address_or_of_a_trusted_proxy() {
        let is_https = |outside: &Outside, peer: &str, told: &'static str| {
            let told = HeaderValue::from_static(told);
            outside.way(ip(peer), &HeaderMap::from_iter([(FORWARDED_PROTO, told)])).is_https
        };
        let proxies = vec![network("127.0.0.1")];
        let behind = Outside { trusted_proxies: proxies, ..Outside::default() };
        assert!(is_https(&behind, "127.0.0.1", "https"));
        assert!(is_https(&behind, "127.0.0.1", "http, HTTPS"));
        assert!(!is_https(&behind, "127.0.0.1", "https, http"));
        assert!(!is_https(&behind, "203.0.113.9", "https"), "anybody could say so");
        let public_url = Some("https://games.example".parse().expect("an address"));
        let public = Outside { public_url, ..Outside::default() };
        assert!(is_https(&public, "203.0.113.9", ""));
    }

    #[test]
    fn a_public_address_is_a_scheme_and_a_host() {
        let origin = |text: &str| text.parse::<PublicUrl>().map(|url| url.origin);
        assert_eq!(origin("https://Games.example:443/").as_deref(), Ok("https://games.example"));
        assert_eq!(origin("http://games.example:8000").as_deref(), Ok("http://games.example:8000"));
        for wrong in ["games.example", "ftp://a", "https://a/b", "https://a?b", "https://u@a", "/"]
        {
            assert!(origin(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn figures_are_for_this_machine_and_for_whom_the_owner_names() {
        let metrics_from = vec![network("192.0.2.0/24")];
        let outside = Outside { metrics_from, ..Outside::default() };
        let way = |address: &str, is_forwarded| Way {
            client: Client(ip(address)),
            is_https: false,
            is_forwarded,
        };
        assert!(outside.may_read_metrics(way("127.0.0.1", false)));
        assert!(outside.may_read_metrics(way("::1", false)));
        assert!(!outside.may_read_metrics(way("127.0.0.1", true)), "a proxy on this machine");
        assert!(!outside.may_read_metrics(way("203.0.113.9", false)));
        assert!(outside.may_read_metrics(way("192.0.2.7", true)));
    }
}
