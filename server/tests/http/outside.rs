//! Behind a proxy: whom the server believes, and what it does when the outside is https.

use crate::http::limits::number;
use crate::http::{choose, my_turn, play_now};
use server::Config;
use server::http::{Allowance, Outside};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use trial::client::{Browser, config, database, serve, serve_as, usual};

/// This machine is a trusted proxy.
fn behind() -> Outside {
    let trusted_proxies = vec!["127.0.0.1/32".parse().expect("an address")];
    Outside { trusted_proxies, ..Outside::default() }
}

fn serve_behind() -> SocketAddr {
    serve_as(Config { outside: behind(), ..config(&database()) })
}

/// As a proxy asks for a client.
fn forwarded(address: SocketAddr, client: &str, scheme: &str) -> Browser {
    let mut browser = Browser::new(address);
    browser.extra = vec![("X-Forwarded-For", client.into()), ("X-Forwarded-Proto", scheme.into())];
    browser
}

/// How many changes are refused.
fn refused(browser: &mut Browser) -> usize {
    let fields = [("theme", "dark"), ("back", "/")];
    (0..30).filter(|_| browser.post("/theme", &fields).status == 429).count()
}

#[test]
fn clients_behind_a_proxy_have_limits_of_their_own() {
    let allowance = Allowance { changes_a_second: number(1), ..Allowance::default() };
    let config = Config { allowance, outside: behind(), ..usual(&database()) };
    let address = serve_as(config);
    let client = |claim: &str| forwarded(address, claim, "https");
    assert!(refused(&mut client("203.0.113.1")) > 0);
    assert!(refused(&mut client("198.51.100.7, 203.0.113.1")) > 20, "whatever it claims");
    assert!(refused(&mut client("2001:db8::1")) > 0);
    assert!(refused(&mut client("2001:db8::2:2")) > 20, "the same half of an address");
    let theme = [("theme", "dark"), ("back", "/")];
    assert_eq!(client("203.0.113.2").post("/theme", &theme).status, 303);
    assert_eq!(client("2001:db8:0:1::1").post("/theme", &theme).status, 303);
}

#[test]
fn without_a_trusted_proxy_nobody_tells_who_they_are() {
    let allowance = Allowance { changes_a_second: number(1), ..Allowance::default() };
    let address = serve_as(Config { allowance, ..usual(&database()) });
    assert!(refused(&mut forwarded(address, "203.0.113.1", "https")) > 0);
    assert!(refused(&mut forwarded(address, "203.0.113.2", "https")) > 20);
    let page = forwarded(address, "203.0.113.2", "https").get("/account");
    assert_eq!(page.header("strict-transport-security"), None);
}

#[test]
fn over_https_cookies_are_bound_to_it() {
    let address = serve_behind();
    let mut browser = forwarded(address, "203.0.113.1", "https");
    let page = browser.post("/play-now", &[("game", "tzolkin")]);
    let cookie = page.header("set-cookie").expect("a session");
    assert!(cookie.starts_with("__Host-oikumene_session="), "{cookie}");
    for attribute in ["; Path=/;", "; HttpOnly", "; SameSite=Lax", "; Secure"] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
    assert!(page.header("strict-transport-security").is_some_and(|v| v.starts_with("max-age=")));
    let table = page.header("location").expect("a table").to_string();
    let page = my_turn(&mut browser, &table);
    assert_eq!(choose(&mut browser, &table, &page, 0).status, 303);
    for (path, field) in [("/language", ("language", "ru")), ("/theme", ("theme", "dark"))] {
        let cookie = browser.post(path, &[field, ("back", "/")]);
        let cookie = cookie.header("set-cookie").expect("a cookie");
        assert!(cookie.starts_with("__Host-") && cookie.contains("; Secure"), "{cookie}");
    }
    let page = browser.get("/");
    assert!(page.body.contains("lang=\"ru\"") && page.body.contains("data-theme=\"dark\""));
    let ended = browser.post("/account/logout", &[]);
    let cookie = ended.header("set-cookie").expect("an end").to_string();
    assert!(cookie.starts_with("__Host-oikumene_session=;"), "{cookie}");
}

#[test]
fn a_session_of_plain_http_is_none_over_https() {
    let address = serve_behind();
    let session = |browser: &Browser, name: &str| browser.cookie(name).expect("one").to_string();
    let mut plain = forwarded(address, "203.0.113.1", "http");
    let page = plain.post("/play-now", &[("game", "tzolkin")]);
    assert!(!page.header("set-cookie").expect("a session").contains("Secure"));
    assert_eq!(page.header("strict-transport-security"), None);
    let table = page.header("location").expect("a table").to_string();
    my_turn(&mut plain, &table);
    let planted = session(&plain, "oikumene_session");
    let mut secure = forwarded(address, "203.0.113.1", "https");
    secure.set_cookie("oikumene_session", &planted);
    assert!(secure.get(&table).fields("choice").is_empty(), "under its name");
    secure.set_cookie("__Host-oikumene_session", &planted);
    assert!(secure.get(&table).fields("choice").is_empty(), "under the other name");
    let mut other = forwarded(address, "203.0.113.1", "https");
    let table = play_now(&mut other);
    my_turn(&mut other, &table);
    let session = session(&other, "__Host-oikumene_session");
    plain.set_cookie("oikumene_session", &session);
    assert!(plain.get(&table).fields("choice").is_empty(), "nor the other way round");
}

#[test]
fn a_public_https_address_suffices() {
    let public_url = Some("https://games.example".parse().expect("an address"));
    let outside = Outside { public_url, ..Outside::default() };
    let mut browser = Browser::new(serve_as(Config { outside, ..config(&database()) }));
    browser.extra = vec![("Origin", "https://games.example".into())];
    let page = browser.post("/theme", &[("theme", "dark"), ("back", "/")]);
    assert!(page.header("set-cookie").is_some_and(|cookie| cookie.contains("; Secure")));
    assert!(page.header("strict-transport-security").is_some());
    browser.extra = vec![("Origin", "http://games.example".into())];
    assert_eq!(browser.post("/theme", &[("theme", "dark"), ("back", "/")]).status, 403);
}

#[test]
fn figures_are_not_for_everybody() {
    let metrics_from = vec!["203.0.113.0/24".parse().expect("a network")];
    let outside = Outside { metrics_from, ..behind() };
    let address = serve_as(Config { outside, ..config(&database()) });
    assert!(Browser::new(address).get("/metrics").body.contains("oikumene_streams 0\n"));
    assert_eq!(forwarded(address, "203.0.113.9", "https").get("/metrics").status, 200);
    assert_eq!(forwarded(address, "198.51.100.1", "https").get("/metrics").status, 404);
    assert_eq!(forwarded(address, "127.0.0.1", "https").get("/metrics").status, 404);
    // A proxy on this machine of which the server was not told.
    let untold = serve(&database());
    assert_eq!(forwarded(untold, "198.51.100.1", "https").get("/metrics").status, 404);
    assert_eq!(Browser::new(untold).get("/metrics").status, 200);
    for sign in [
        "Forwarded",
        "Via",
        "X-Real-IP",
        "X-Forwarded-For",
        "X-Forwarded-Host",
        "X-Forwarded-Anything",
        "CF-Connecting-IP",
        "CF-Ray",
        "True-Client-IP",
    ] {
        let mut browser = Browser::new(untold);
        browser.extra = vec![(sign, "198.51.100.1".into())];
        assert_eq!(browser.get("/metrics").status, 404, "{sign}");
    }
}

#[test]
fn a_moment_of_no_table_is_not_found() {
    let mut browser = Browser::new(serve(&database()));
    for table in ["%0d%0aX:y", "nothing"] {
        assert_eq!(browser.get(&format!("/t/{table}/at?n=1")).status, 404, "{table}");
    }
    let table = crate::http::play_now(&mut browser);
    let page = browser.get(&format!("{table}/at?n=1"));
    assert_eq!(page.header("location"), Some(&*format!("{table}/at/1")));
}

#[test]
fn a_tab_in_the_way_back_leads_to_no_other_site() {
    let mut browser = Browser::new(serve(&database()));
    for path in ["/\t/elsewhere.example", "/\\elsewhere.example", "\t//elsewhere.example"] {
        let page = browser.post("/language", &[("language", "en"), ("back", path)]);
        assert_eq!(page.header("location"), Some("/"), "{path:?}");
    }
}

#[test]
fn a_change_from_nowhere_without_a_host_is_refused() {
    let mut stream = TcpStream::connect(serve(&database())).expect("a server");
    let request = "POST /play-now HTTP/1.0\r\nOrigin: null\r\nContent-Length: 12\r\n\
                   Content-Type: application/x-www-form-urlencoded\r\n\r\ngame=tzolkin";
    stream.write_all(request.as_bytes()).expect("a request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.0 403"), "{answer}");
}
