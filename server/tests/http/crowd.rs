//! A crowd from one address: others play on.

use crate::http::limits::elsewhere;
use crate::http::{choose, my_turn, play_now};
use server::Config;
use server::http::Outside;
use std::net::{SocketAddr, TcpStream};
use trial::client::{Browser, Listener, database, serve_as, usual};

const STREAMS: usize = 1_000;
const IDLE: usize = 1_500;

/// Plays a few choices and hears of each.
fn play_on(mut browser: Browser) {
    let table = play_now(&mut browser);
    let mut events = browser.listen(&format!("{table}/live"));
    assert_eq!(events.next().as_deref(), Some("changed"));
    for _ in 0..5 {
        let page = my_turn(&mut browser, &table);
        assert_eq!(choose(&mut browser, &table, &page, 0).status, 303);
        assert_eq!(events.next().as_deref(), Some("changed"));
    }
}

/// As many streams as are allowed; the answers to the others.
fn streams(browser: &Browser, live: &str) -> (Vec<Listener>, Vec<u16>) {
    let (mut open, mut refused) = (Vec::new(), Vec::new());
    for _ in 0..STREAMS {
        match browser.try_listen(live) {
            Ok(listener) => open.push(listener),
            Err(status) => refused.push(status),
        }
    }
    (open, refused)
}

#[test]
fn streams_and_idle_connections_of_one_address_shut_nobody_out() {
    let address = serve_as(usual(&database()));
    let mut host = elsewhere(address);
    let live = format!("{}/live", play_now(&mut host));
    let (open, refused) = streams(&Browser::new(address), &live);
    assert_eq!(open.len(), 128);
    assert!(refused.iter().all(|status| *status == 429), "{refused:?}");
    let idle: Vec<TcpStream> = (0..IDLE).filter_map(|_| TcpStream::connect(address).ok()).collect();
    play_on(elsewhere(address));
    drop((open, idle));
}

#[test]
fn streams_of_one_client_behind_a_proxy_shut_no_other_out() {
    let trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    let outside = Outside { trusted_proxies, ..Outside::default() };
    let address: SocketAddr = serve_as(Config { outside, ..usual(&database()) });
    let client = |number: &str| {
        let mut browser = Browser::new(address);
        browser.extra = vec![("X-Forwarded-For", format!("203.0.113.{number}"))];
        browser
    };
    let live = format!("{}/live", play_now(&mut client("1")));
    let (open, refused) = streams(&client("1"), &live);
    assert_eq!(open.len(), 128);
    assert!(refused.iter().all(|status| *status == 429), "{refused:?}");
    play_on(client("2"));
}
