//! Passwords: guessing them, hashing them, changing them.

use crate::http::play_now;
use std::net::SocketAddr;
use std::sync::Barrier;
use trial::client::{Browser, Page, database, serve};

pub const PASSWORD: &str = "a long password";

/// Somebody with a new account, who is logged in.
pub fn member(address: SocketAddr, name: &str) -> Browser {
    let mut browser = Browser::new(address);
    let fields = [("name", name), ("password", PASSWORD), ("email", "")];
    let page = browser.post("/account/register", &fields);
    assert_eq!(page.status, 303, "{}", page.body);
    browser
}

pub fn log_in(browser: &mut Browser, name: &str, password: &str) -> Page {
    browser.post("/account/login", &[("name", name), ("password", password)])
}

/// Whether the browser is logged in as somebody.
pub fn is_in(browser: &mut Browser, name: &str) -> bool {
    browser.get("/account").body.contains(&format!("You are logged in as {name}."))
}

/// A counter of `/metrics`.
fn figure(browser: &mut Browser, name: &str) -> u64 {
    let metrics = browser.get("/metrics").body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
    line.and_then(|number| number.parse().ok()).expect("a figure")
}

#[test]
fn a_password_is_long_and_not_the_first_that_is_tried() {
    let mut browser = Browser::new(serve(&database()));
    let long = "ж".repeat(101);
    for (password, why) in [
        ("seven77", "8 to 200"),
        (&long, "8 to 200"),
        ("        ", "again and again"),
        ("zzzzzzzzzz", "again and again"),
        ("Ada Lovelace", "The name itself"),
        ("adalovelace", "The name itself"),
        ("Password123", "among the first"),
    ] {
        let fields = [("name", "Ada Lovelace"), ("password", password), ("email", "")];
        let page = browser.post("/account/register", &fields);
        assert_eq!(page.status, 422, "{password}");
        assert!(page.body.contains(why), "{password}: {}", page.body);
    }
    assert!(browser.cookie("oikumene_session").is_none(), "nothing was made of it");
}

#[test]
fn a_form_that_is_not_accepted_keeps_what_was_typed_but_no_password() {
    let address = serve(&database());
    member(address, "Hypatia");
    let mut browser = Browser::new(address);
    /// The part of the page with a form, and what the form holds.
    fn form<'a>(page: &'a str, action: &str) -> &'a str {
        let at = page.find(&format!("action=\"{action}\"")).expect("a form");
        let begin = page[..at].rfind("<section").expect("its section");
        let end = page[at..].find("</section>").expect("an end");
        &page[begin..at + end]
    }
    let fields = [("name", "Ada <L>"), ("password", "short"), ("email", "ada@example.org")];
    let page = browser.post("/account/register", &fields).body;
    let register = form(&page, "/account/register");
    assert!(register.contains("A password has 8 to 200 characters"), "at the form: {register}");
    assert!(register.contains("value=\"Ada &lt;L&gt;\""), "{register}");
    assert!(register.contains("value=\"ada@example.org\""), "{register}");
    assert!(!page.contains("value=\"short\""), "never a password");
    assert_eq!(page.matches("A password has 8 to 200 characters").count(), 1, "said once");
    assert!(!form(&page, "/account/login").contains("Ada"), "only where it was typed");
    let page = log_in(&mut browser, "Hypatia", "a wrong password").body;
    let login = form(&page, "/account/login");
    assert!(login.contains("value=\"Hypatia\"") && login.contains("do not belong"), "{login}");
    let page = browser.post("/account/name", &[("name", "Hypatia")]).body;
    let name = form(&page, "/account/name");
    assert!(name.contains("value=\"Hypatia\"") && name.contains("another account"), "{name}");
    log_in(&mut browser, "Hypatia", PASSWORD);
    let page = browser.post("/account/email", &[("password", PASSWORD), ("email", "nowhere")]).body;
    let email = form(&page, "/account/email");
    assert!(email.contains("value=\"nowhere\"") && email.contains("does not look"), "{email}");
    assert!(!page.contains(PASSWORD));
}

#[test]
fn an_email_looks_like_one() {
    let address = serve(&database());
    let long = format!("ada@{}example.org", "a.".repeat(100));
    for email in ["ada", "ada@", "ada@localhost", "a b@example.org", &long] {
        let fields = [("name", "Ada"), ("password", PASSWORD), ("email", email)];
        let page = Browser::new(address).post("/account/register", &fields);
        assert_eq!(page.status, 422, "{email}");
        assert!(page.body.contains("does not look like an e-mail"), "{}", page.body);
    }
}

#[test]
fn names_that_nobody_has_cost_as_much_as_others() {
    let address = serve(&database());
    member(address, "Ada");
    let mut browser = Browser::new(address);
    let mut cost = |name: &str, password: &str| {
        let before = figure(&mut browser, "oikumene_passwords_total");
        let page = log_in(&mut Browser::new(address), name, password);
        assert_eq!(page.status, 422);
        let error = page.body.split("role=\"alert\">").nth(1).and_then(|r| r.split('<').next());
        let error = error.expect("what was wrong").to_string();
        (figure(&mut browser, "oikumene_passwords_total") - before, error)
    };
    let known = cost("Ada", "a wrong password");
    assert_eq!(known.0, 1);
    assert_eq!(cost("Nobody at all", "a wrong password"), known);
    assert_eq!(cost("\u{200b}", "a wrong password"), known);
}

#[test]
fn guesses_for_a_name_slow_down_and_its_owner_stays_in() {
    let address = serve(&database());
    let mut owner = member(address, "Ada");
    let mut guesser = Browser::new(address);
    for _ in 0..5 {
        assert_eq!(log_in(&mut guesser, "Ada", "a wrong password").status, 422);
    }
    for name in ["Ada", "ada", " ADA ", "\u{410}d\u{430}"] {
        let refused = log_in(&mut guesser, name, PASSWORD);
        assert_eq!(refused.status, 429, "{name}");
        assert!(refused.body.contains("Too many tries. Wait for"), "{}", refused.body);
        let wait: u64 = refused.header("retry-after").expect("a time").parse().expect("seconds");
        assert!((1..=15).contains(&wait), "{wait}");
    }
    guesser.set_cookie("oikumene_language", "ru");
    assert!(log_in(&mut guesser, "Ada", PASSWORD).body.contains("Слишком много попыток"));
    assert!(is_in(&mut owner, "Ada"), "whoever is in stays in");
    let fields = [("password", PASSWORD), ("new", "another password")];
    assert_eq!(owner.post("/account/password", &fields).status, 303, "and may do everything");
}

/// Ways to write one name.
pub const SPELLINGS: [&str; 6] =
    ["Bill Oxford", "bill oxford", "BILL OXFORD", "Bi1l Oxford", "BiIl 0xford", "B\u{ed}ll 0xf0rd"];

#[test]
fn guesses_slow_down_however_the_name_is_written() {
    let address = serve(&database());
    member(address, SPELLINGS[0]);
    for name in SPELLINGS {
        assert_eq!(log_in(&mut Browser::new(address), name, PASSWORD).status, 303, "{name}");
    }
    let guess = |name: &str| log_in(&mut Browser::new(address), name, "a wrong password").status;
    assert_eq!(SPELLINGS.map(guess), [422, 422, 422, 422, 422, 429]);
}

#[test]
fn a_right_password_forgets_the_wrong_ones() {
    let address = serve(&database());
    member(address, "Ada");
    let mut browser = Browser::new(address);
    for _ in 0..3 {
        for _ in 0..4 {
            assert_eq!(log_in(&mut browser, "Ada", "a wrong password").status, 422);
        }
        assert_eq!(log_in(&mut browser, "Ada", PASSWORD).status, 303);
    }
}

#[test]
fn guesses_from_an_address_slow_down_whatever_the_names() {
    let address = serve(&database());
    let mut browser = Browser::new(address);
    let guess = |number: u32| log_in(&mut browser, &format!("Name {number}"), "wrong password");
    let answers: Vec<u16> = (0..25).map(guess).map(|page| page.status).collect();
    assert_eq!(answers, [[422; 20].as_slice(), &[429; 5]].concat());
}

#[test]
fn guesses_at_once_are_counted_too() {
    let address = serve(&database());
    member(address, "Ada");
    let guesses: Vec<_> = (0..40)
        .map(|_| std::thread::spawn(move || log_in(&mut Browser::new(address), "Ada", "wrong one")))
        .collect();
    let answers: Vec<u16> =
        guesses.into_iter().map(|g| g.join().expect("an answer").status).collect();
    let tried = answers.iter().filter(|status| **status == 422).count();
    assert_eq!(tried, 5, "{answers:?}");
    assert_eq!(answers.iter().filter(|status| **status == 429).count(), 35);
}

#[test]
fn a_change_of_the_password_needs_the_old_one_and_ends_all_other_sessions() {
    let address = serve(&database());
    let mut here = member(address, "Ada");
    let mut elsewhere = Browser::new(address);
    assert_eq!(log_in(&mut elsewhere, "Ada", PASSWORD).status, 303);
    let change = |browser: &mut Browser, old: &str, new: &str| {
        browser.post("/account/password", &[("password", old), ("new", new)]).status
    };
    assert_eq!(change(&mut here, "a wrong password", "another password"), 422);
    assert_eq!(change(&mut here, PASSWORD, "short"), 422);
    assert_eq!(change(&mut here, PASSWORD, "password123"), 422);
    assert!(is_in(&mut elsewhere, "Ada"), "nothing has changed");
    let stale = here.clone();
    assert_eq!(change(&mut here, PASSWORD, "another password"), 303);
    assert!(is_in(&mut here, "Ada"));
    for mut browser in [elsewhere, stale] {
        assert!(!is_in(&mut browser, "Ada"), "the session has ended");
    }
    let mut later = Browser::new(address);
    assert_eq!(log_in(&mut later, "Ada", PASSWORD).status, 422);
    assert_eq!(log_in(&mut later, "Ada", "another password").status, 303);
    let mut guest = Browser::new(address);
    assert_eq!(change(&mut guest, "", "another password"), 403, "nobody has no password");
    play_now(&mut guest);
    assert_eq!(change(&mut guest, "", "another password"), 403, "nor has a guest");
}

#[test]
fn wrong_passwords_of_whoever_is_logged_in_are_counted() {
    let address = serve(&database());
    let mut thief = member(address, "Ada");
    let fields = [("password", "a wrong password"), ("email", "thief@example.org")];
    let answers: Vec<u16> = (0..6).map(|_| thief.post("/account/email", &fields).status).collect();
    assert_eq!(answers, [422, 422, 422, 422, 422, 429]);
}

#[test]
fn a_change_of_the_email_needs_the_password() {
    let mut browser = member(serve(&database()), "Ada");
    let shown = |browser: &mut Browser| browser.get("/account").body.contains("ada@example.org");
    let mut change = |password: &str, email: &str| {
        let page = browser.post("/account/email", &[("password", password), ("email", email)]);
        (page.status, shown(&mut browser))
    };
    assert_eq!(change("a wrong password", "ada@example.org"), (422, false));
    assert_eq!(change(PASSWORD, "ada"), (422, false));
    assert_eq!(change(PASSWORD, " ada@example.org "), (303, true));
    assert_eq!(change(PASSWORD, ""), (303, false));
}

#[test]
fn nobody_stays_in_with_the_password_of_before() {
    let address = serve(&database());
    for name in ["Ada", "Boris", "Clara"] {
        let mut owner = member(address, name);
        let start = Barrier::new(5);
        let mut others: Vec<Browser> = std::thread::scope(|scope| {
            let enter = |_| {
                let (mut other, start) = (Browser::new(address), &start);
                scope.spawn(move || {
                    start.wait();
                    // Until the old password no longer opens the door.
                    let mut sessions = Vec::new();
                    while log_in(&mut other, name, PASSWORD).status == 303 {
                        sessions.push(other.clone());
                    }
                    sessions
                })
            };
            let entering: Vec<_> = (0..4).map(enter).collect();
            start.wait();
            let fields = [("password", PASSWORD), ("new", "another long password")];
            assert_eq!(owner.post("/account/password", &fields).status, 303);
            entering.into_iter().flat_map(|thread| thread.join().expect("tries")).collect()
        });
        assert!(is_in(&mut owner, name));
        assert!(!others.iter_mut().any(|other| is_in(other, name)));
    }
}
