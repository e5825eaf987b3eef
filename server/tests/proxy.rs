//! The real server behind real proxies with TLS, configured as `docs/proxy/` says.

mod process;
mod tunnel;

use process::Proxy;
use server::Config;
use server::http::{Allowance, Outside};
use std::io::Write;
use std::net::{SocketAddr, TcpStream};
use std::num::NonZeroU32;
use std::time::Duration;
use trial::client::{Browser, Page, database, serve_as, usual};
use tunnel::Tunnel;

type Start = fn(SocketAddr) -> Proxy;
const PROXIES: [(&str, Start); 2] = [("nginx", Proxy::nginx), ("caddy", Proxy::caddy)];

/// The server, as it is told to be behind a proxy on the same machine.
fn serve_behind(allowance: Allowance) -> SocketAddr {
    let trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    let outside = Outside { trusted_proxies, ..Outside::default() };
    serve_as(Config { allowance, outside, ..usual(&database()) })
}

/// Somebody with a browser at 127.0.0.1 or at another address of this machine.
fn browser(proxy: &Proxy, from: &'static str) -> Browser {
    let address = Tunnel::open(proxy, from);
    let mut browser = Browser::new(address);
    browser.extra = vec![("Origin", format!("https://{address}"))];
    browser
}

fn play_now(browser: &mut Browser) -> String {
    let page = browser.post("/play-now", &[("game", "tzolkin")]);
    assert_eq!(page.status, 303, "{}", page.body);
    page.header("location").expect("a table").to_string()
}

fn my_turn(browser: &mut Browser, table: &str) -> Page {
    let pages = (0..500).map(|_| browser.get(table));
    let asked = pages.into_iter().find(|page| !page.fields("choice").is_empty());
    asked.expect("the person is asked")
}

fn choose(browser: &mut Browser, table: &str, page: &Page) -> u16 {
    let (n, choice) = (&page.fields("n")[0], &page.fields("choice")[0]);
    browser.post(&format!("{table}/choose"), &[("n", n), ("choice", choice)]).status
}

#[test]
fn people_play_over_https_and_hear_of_each_change_at_once() {
    for (name, start) in PROXIES {
        let proxy = start(serve_behind(Allowance::ample()));
        let mut browser = browser(&proxy, "127.0.0.1");
        let page = browser.post("/play-now", &[("game", "tzolkin")]);
        let cookie = page.header("set-cookie").unwrap_or_default();
        assert!(cookie.starts_with("__Host-oikumene_session="), "{name}: {cookie}");
        assert!(cookie.contains("; Secure"), "{name}: {cookie}");
        let policy = page.header("strict-transport-security").unwrap_or_default();
        assert!(policy.starts_with("max-age="), "{name}: {policy}");
        let table = page.header("location").expect("a table").to_string();
        let mut events = browser.listen(&format!("{table}/live"));
        assert_eq!(events.next().as_deref(), Some("changed"), "{name}");
        let page = my_turn(&mut browser, &table);
        // What opponents did meanwhile may have been told in several events.
        let mut events = browser.listen(&format!("{table}/live"));
        assert_eq!(events.next().as_deref(), Some("changed"), "{name}");
        assert_eq!(choose(&mut browser, &table, &page), 303, "{name}");
        assert_eq!(events.next().as_deref(), Some("changed"), "{name}: the event is held back");
    }
}

#[test]
fn a_form_of_another_site_is_refused() {
    for (name, start) in PROXIES {
        let proxy = start(serve_behind(Allowance::ample()));
        let mut browser = browser(&proxy, "127.0.0.1");
        for origin in ["https://evil.example".into(), format!("http://{}", browser.address())] {
            browser.extra = vec![("Origin", origin)];
            let page = browser.post("/play-now", &[("game", "tzolkin")]);
            assert_eq!(page.status, 403, "{name}: {:?}", browser.extra);
        }
    }
}

#[test]
fn clients_have_limits_of_their_own_whatever_they_claim() {
    let theme = |browser: &mut Browser| browser.post("/theme", &[("theme", "dark")]).status;
    for (name, start) in PROXIES {
        let changes_a_second = NonZeroU32::MIN;
        let proxy = start(serve_behind(Allowance { changes_a_second, ..Allowance::default() }));
        let (mut greedy, mut other) = (browser(&proxy, "127.0.0.2"), browser(&proxy, "127.0.0.3"));
        assert!((0..100).any(|_| theme(&mut greedy) == 429), "{name} has a limit");
        let claims = ["203.0.113.1", "127.0.0.1", "203.0.113.1, 127.0.0.1", "nonsense"];
        for (number, claim) in claims.into_iter().cycle().take(12).enumerate() {
            greedy.extra.push(("X-Forwarded-For", claim.into()));
            greedy.extra.push(("Forwarded", format!("for=203.0.113.{number}")));
            greedy.extra.push(("X-Real-IP", format!("203.0.113.{number}")));
        }
        let refused = (0..10).filter(|_| theme(&mut greedy) == 429).count();
        assert!(refused >= 5, "{name}: a claim helps, only {refused} of 10 are refused");
        assert_eq!(theme(&mut other), 303, "{name}: another client has its own");
    }
}

#[test]
fn figures_stay_inside() {
    for (name, start) in PROXIES {
        let server = serve_behind(Allowance::ample());
        let proxy = start(server);
        assert_eq!(browser(&proxy, "127.0.0.1").get("/metrics").status, 404, "{name}");
        assert_eq!(Browser::new(server).get("/metrics").status, 200);
    }
}

#[test]
fn a_record_of_several_megabytes_passes_and_a_larger_one_does_not() {
    for (name, start) in PROXIES {
        let proxy = start(serve_behind(Allowance::ample()));
        let mut browser = browser(&proxy, "127.0.0.1");
        // It is no record, but it arrives.
        let large = "x".repeat(3_900_000);
        assert_eq!(browser.post("/import", &[("record", &large)]).status, 422, "{name}");
        let larger = "x".repeat(4_500_000);
        assert_eq!(browser.post("/import", &[("record", &larger)]).status, 413, "{name}");
    }
}

#[test]
fn a_client_that_hangs_up_in_the_middle_does_no_harm() {
    for (name, start) in PROXIES {
        let proxy = start(serve_behind(Allowance::ample()));
        let mut browser = browser(&proxy, "127.0.0.1");
        let table = play_now(&mut browser);
        let page = my_turn(&mut browser, &table);
        let before = page.fields("n")[0].clone();
        let head = browser.head("POST", &format!("{table}/choose"));
        for part in [format!("{head}Content-Le"), format!("{head}Content-Length: 500\r\n\r\nn=")] {
            let mut stream = TcpStream::connect(browser.address()).expect("a tunnel");
            stream.write_all(part.as_bytes()).expect("half a request");
        }
        let page = my_turn(&mut browser, &table);
        assert_eq!(page.fields("n")[0], before, "{name}: nothing has happened");
        for pause in (0..100).step_by(10).map(Duration::from_millis) {
            let page = my_turn(&mut browser, &table);
            let (n, choice) = (&page.fields("n")[0], &page.fields("choice")[0]);
            let fields = [("n", n.as_str()), ("choice", choice.as_str())];
            browser.hang_up(&format!("{table}/choose"), &fields, pause);
        }
        // A choice that nobody waited for may still come before this one.
        let mut go_on = |_| {
            let page = my_turn(&mut browser, &table);
            let status = choose(&mut browser, &table, &page);
            assert!([303, 409].contains(&status), "{name}: {status}");
            status == 303
        };
        assert!((0..20).any(&mut go_on), "{name}: the table goes on");
    }
}

#[test]
fn plain_http_leads_to_https() {
    let proxy = Proxy::nginx(serve_behind(Allowance::ample()));
    let page = Browser::new(proxy.plain).get("/account");
    assert_eq!(page.status, 301);
    assert_eq!(page.header("location"), Some("https://127.0.0.1/account"));
}
