//! How long a client may take: whoever sends or takes nothing is not waited for.

use crate::http::limits::{is_ended, number};
use crate::http::{choose, my_turn, play_now};
use server::Config;
use server::http::Allowance;
use server::serving::Patience;
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use trial::client::{Browser, Page, database, parse, serve_as, usual};

const SHORT: Duration = Duration::from_millis(300);
/// Long enough that it never ends anything in a test.
const LONG: Duration = Duration::from_secs(600);

fn patient() -> Patience {
    let refusal = Duration::ZERO;
    Patience { head: LONG, body: LONG, idle: LONG, answer: LONG, stream: LONG, refusal }
}

fn serve_with(patience: Patience) -> SocketAddr {
    serve_as(Config { patience, ..usual(&database()) })
}

fn send(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).expect("a server");
    stream.write_all(text.as_bytes()).expect("a request");
    stream
}

/// Sends one more byte whenever nothing has come for a moment, until the server ends it; what came.
fn drip(mut stream: TcpStream) -> String {
    stream.set_read_timeout(Some(Duration::from_millis(20))).expect("a socket");
    let mut answer = Vec::new();
    for _ in 0..1_500 {
        let mut piece = [0; 1024];
        match stream.read(&mut piece) {
            Ok(0) => return String::from_utf8_lossy(&answer).into_owned(),
            Ok(count) => answer.extend_from_slice(&piece[..count]),
            Err(error) if error.kind() == io::ErrorKind::ConnectionReset => {
                return String::from_utf8_lossy(&answer).into_owned();
            }
            Err(_) => drop(stream.write_all(b"x")),
        }
    }
    panic!("the server waits for ever");
}

#[test]
fn a_head_must_come_in_time() {
    let address = serve_with(Patience { head: SHORT, ..patient() });
    assert!(is_ended(&mut send(address, "")), "an empty connection");
    assert!(is_ended(&mut send(address, "GET / HTTP/1.1\r\nHost: x\r\n")), "half a head");
    assert_eq!(drip(send(address, "GET / HTTP/1.1\r\nHost: ")), "", "byte after byte");
    assert_eq!(Browser::new(address).get("/").status, 200);
}

#[test]
fn a_body_must_come_in_time() {
    let address = serve_with(Patience { body: SHORT, ..patient() });
    let head = "POST /theme HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\
                Content-Type: application/x-www-form-urlencoded\r\n\r\ntheme=";
    let mut half = String::new();
    send(address, head).read_to_string(&mut half).expect("an answer and the end");
    let dripped = drip(send(address, head));
    for answer in [half, dripped] {
        let Page { status, body, .. } = parse(answer.as_bytes()).expect("an answer");
        assert_eq!(status, 408);
        assert!(body.contains("too long to arrive"), "{body}");
    }
    let theme = [("theme", "dark"), ("back", "/")];
    assert_eq!(Browser::new(address).post("/theme", &theme).status, 303);
}

#[test]
fn a_body_of_unknown_length_has_a_largest_size_too() {
    let address = serve_with(patient());
    let head = "POST /theme HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\
                Content-Type: application/x-www-form-urlencoded\r\n\r\n";
    let mut stream = send(address, head);
    let chunk = format!("4000\r\n{}\r\n", "x".repeat(0x4000));
    for _ in 0..5 {
        stream.write_all(chunk.as_bytes()).expect("the server reads on");
    }
    stream.write_all(b"0\r\n\r\n").expect("the end");
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 413");
    let mut endless = send(address, head);
    while endless.write_all(chunk.as_bytes()).is_ok() {}
}

#[test]
fn an_idle_connection_ends() {
    let address = serve_with(Patience { idle: SHORT, ..patient() });
    let mut stream = send(address, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer and the end");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let mut stream = send(address, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HT");
    answer.clear();
    stream.read_to_string(&mut answer).expect("an answer and the end");
    assert!(answer.ends_with("well\n"), "half a second request: {answer}");
}

#[test]
fn a_client_that_takes_nothing_is_ended() {
    let patience = Patience { answer: SHORT, ..patient() };
    let allowance = Allowance { connections_an_address: number(1), ..Allowance::ample() };
    let address = serve_as(Config { patience, allowance, ..usual(&database()) });
    // Far more answers than the system keeps for a client that does not read.
    let request = "GET /assets/x/style.css HTTP/1.1\r\nHost: x\r\n\r\n";
    let mut deaf = TcpStream::connect(address).expect("a server");
    deaf.set_nonblocking(true).expect("a socket");
    while deaf.write_all(request.as_bytes()).is_ok() {}
    // It is the only connection that its address may have, until the server ends it.
    let served = (0..1_000_000).find_map(|_| Browser::new(address).try_get("/healthz"));
    assert_eq!(served.expect("the place is free").status, 200);
}

#[test]
fn an_event_stream_outlives_every_time_out() {
    let patience = Patience { head: SHORT, body: SHORT, idle: SHORT, answer: SHORT, ..patient() };
    let address = serve_with(patience);
    let mut browser = Browser::new(address);
    let table = play_now(&mut browser);
    let page = my_turn(&mut browser, &table);
    let mut events = browser.listen(&format!("{table}/live"));
    assert_eq!(events.next().as_deref(), Some("changed"));
    // When these have ended one after the other, all the times are over.
    for _ in 0..3 {
        assert!(is_ended(&mut send(address, "")));
    }
    assert_eq!(choose(&mut browser, &table, &page, 0).status, 303);
    assert_eq!(events.next().as_deref(), Some("changed"));
}

#[test]
fn an_event_stream_asks_to_be_renewed_and_makes_room() {
    let patience = Patience { stream: SHORT, ..patient() };
    let allowance = Allowance { streams_an_address: number(1), ..Allowance::default() };
    let address = serve_as(Config { patience, allowance, ..usual(&database()) });
    let mut browser = Browser::new(address);
    let live = format!("{}/live", play_now(&mut browser));
    let mut events = browser.listen(&live);
    assert!(events.any(|name| name == "renew"));
    let again = (0..10_000).find_map(|_| browser.try_listen(&live).ok());
    assert_eq!(again.expect("a free place").next().as_deref(), Some("changed"));
}
