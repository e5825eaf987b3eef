//! Limits by address and by person: one who does too much disturbs nobody else.

use crate::http::play_now;
use rustix::net::{AddressFamily, SocketType};
use server::http::Allowance;
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::num::NonZeroU32;
use std::time::{Duration, Instant};
use trial::client::{Browser, database, serve_as, usual};

pub fn number(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).expect("more than nothing")
}

/// A connection from 127.0.0.2: for the server another client.
pub fn from_elsewhere(to: SocketAddr) -> io::Result<TcpStream> {
    let socket = rustix::net::socket(AddressFamily::INET, SocketType::STREAM, None)?;
    rustix::net::bind(&socket, &SocketAddr::from(([127, 0, 0, 2], 0)))?;
    rustix::net::connect(&socket, &to)?;
    Ok(TcpStream::from(socket))
}

/// A browser at another address of this machine.
pub fn elsewhere(address: SocketAddr) -> Browser {
    let mut browser = Browser::new(address);
    browser.connect = from_elsewhere;
    browser
}

fn serve_allowing(allowance: Allowance) -> SocketAddr {
    serve_as(server::Config { allowance, ..usual(&database()) })
}

/// Does something until it is refused; how often it was done.
#[track_caller]
fn until_refused(mut done: impl FnMut() -> u16) -> usize {
    let count = (0..100).take_while(|_| done() != 429).count();
    assert!(count < 100, "nothing is refused");
    count
}

fn theme(browser: &mut Browser) -> u16 {
    browser.post("/theme", &[("theme", "dark"), ("back", "/")]).status
}

#[test]
fn changes_of_one_address_do_not_use_up_those_of_another() {
    let changes_a_second = number(1);
    let address = serve_allowing(Allowance { changes_a_second, ..Allowance::default() });
    let (mut browser, mut other) = (Browser::new(address), elsewhere(address));
    assert!(until_refused(|| theme(&mut browser)) >= 10);
    assert_eq!(theme(&mut other), 303);
}

#[test]
fn whatever_is_no_plain_look_counts_as_a_change() {
    let changes_a_second = number(1);
    for method in ["HEAD", "OPTIONS", "DELETE"] {
        let address = serve_allowing(Allowance { changes_a_second, ..Allowance::default() });
        let mut browser = Browser::new(address);
        assert!(until_refused(|| browser.send(method, "/", None).status) >= 10, "{method}");
    }
}

#[test]
fn pages_of_one_address_do_not_use_up_those_of_another() {
    let pages_a_second = number(1);
    let address = serve_allowing(Allowance { pages_a_second, ..Allowance::default() });
    let (mut browser, mut other) = (Browser::new(address), elsewhere(address));
    assert!(until_refused(|| browser.get("/").status) >= 10);
    browser.extra = vec![("Accept-Language", "ru".into())];
    assert!(browser.get("/").body.contains("Подождите немного"), "in the reader's language");
    assert_eq!(other.get("/").status, 200);
}

#[test]
fn a_refusal_takes_its_time() {
    let config = usual(&database());
    let refusal = Duration::from_millis(200);
    let patience = server::serving::Patience { refusal, ..config.patience };
    let allowance = Allowance { pages_a_second: number(1), ..Allowance::default() };
    let address = serve_as(server::Config { patience, allowance, ..config });
    let mut browser = Browser::new(address);
    until_refused(|| browser.get("/").status);
    let begun = Instant::now();
    let refused = (0..3).filter(|_| browser.get("/").status == 429).count();
    assert!(refused > 0 && begun.elapsed() >= refusal * refused as u32);
}

#[test]
fn new_guests_are_counted_by_address() {
    let guests_an_address = number(3);
    let address = serve_allowing(Allowance { guests_an_address, ..Allowance::default() });
    let play = |browser: &mut Browser| browser.post("/play-now", &[("game", "tzolkin")]);
    let mut first = Browser::new(address);
    for guest in [&mut first, &mut Browser::new(address), &mut Browser::new(address)] {
        assert_eq!(play(guest).status, 303);
    }
    let refused = play(&mut Browser::new(address));
    assert_eq!(refused.status, 429);
    assert!(refused.body.contains("Too many new guests"), "{}", refused.body);
    assert!(refused.header("set-cookie").is_none());
    assert_eq!(play(&mut first).status, 303, "who is a guest already plays on");
    assert_eq!(play(&mut elsewhere(address)).status, 303, "others may come");
}

#[test]
fn an_address_and_a_person_follow_only_so_many_tables_live() {
    let (streams_an_address, streams_a_person) = (number(3), number(2));
    let allowance = Allowance { streams_an_address, streams_a_person, ..Allowance::default() };
    let address = serve_allowing(allowance);
    let mut browser = Browser::new(address);
    let live = format!("{}/live", play_now(&mut browser));
    let stranger = Browser::new(address);
    let mut open = vec![browser.listen(&live), browser.listen(&live)];
    assert_eq!(browser.try_listen(&live).err(), Some(429), "a third of this person");
    open.push(stranger.listen(&live));
    assert_eq!(stranger.try_listen(&live).err(), Some(429), "a fourth of this address");
    assert!(elsewhere(address).try_listen(&live).is_ok(), "others are not concerned");
    let refused = browser.get(&live);
    assert!(refused.body.contains("Close some of them"), "{}", refused.body);
    drop(open.remove(0));
    // The server notices within a moment that one has left.
    let again = (0..10_000).find_map(|_| browser.try_listen(&live).ok());
    assert_eq!(again.expect("a free place").next().as_deref(), Some("changed"));
    assert_eq!(open[0].next().as_deref(), Some("changed"), "the others go on");
}

/// Whether the server ends a connection without a word.
pub fn is_ended(stream: &mut TcpStream) -> bool {
    stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a socket");
    match stream.read(&mut [0; 1]) {
        Ok(count) => count == 0,
        Err(error) => error.kind() == io::ErrorKind::ConnectionReset,
    }
}

#[test]
fn an_address_has_only_so_many_connections() {
    let connections_an_address = number(4);
    let address = serve_allowing(Allowance { connections_an_address, ..Allowance::default() });
    let mut open: Vec<TcpStream> =
        (0..4).map(|_| TcpStream::connect(address).expect("a connection")).collect();
    let mut fifth = TcpStream::connect(address).expect("a connection");
    assert!(is_ended(&mut fifth));
    assert_eq!(elsewhere(address).get("/").status, 200, "others are not concerned");
    open[0].write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").expect("a request");
    let mut answer = [0; 12];
    open[0].read_exact(&mut answer).expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 200", "those who are there are served");
    drop(open.pop());
    let served = (0..10_000).find_map(|_| Browser::new(address).try_get("/"));
    assert_eq!(served.expect("a free place").status, 200);
}

#[test]
fn a_trusted_proxy_has_as_many_connections_as_it_needs() {
    let connections_an_address = number(1);
    let allowance = Allowance { connections_an_address, ..Allowance::default() };
    let config = server::Config { allowance, ..usual(&database()) };
    let trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    let outside = server::http::Outside { trusted_proxies, ..config.outside };
    let address = serve_as(server::Config { outside, ..config });
    let _open: Vec<TcpStream> =
        (0..20).map(|_| TcpStream::connect(address).expect("a connection")).collect();
    assert_eq!(Browser::new(address).get("/").status, 200);
}
