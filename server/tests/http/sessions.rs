//! Sessions: a new token whenever somebody comes in, an end by hand and by time.

use crate::http::accounts::{PASSWORD, is_in, log_in, member};
use crate::http::play_now;
use server::store::Store;
use server::{host, secret};
use trial::client::{Browser, database, serve};

const DAY: u64 = 86_400_000;

#[test]
fn a_cookie_of_before_is_worth_nothing_after_logging_in() {
    let address = serve(&database());
    let mut owner = member(address, "Ada");
    let mut victim = Browser::new(address);
    play_now(&mut victim);
    let mut attacker = victim.clone();
    let before = victim.cookie("oikumene_session").expect("a guest").to_string();
    assert_eq!(log_in(&mut victim, "Ada", PASSWORD).status, 303);
    assert_ne!(victim.cookie("oikumene_session"), Some(before.as_str()), "a new token");
    assert!(is_in(&mut victim, "Ada"));
    let planted = attacker.get("/account").body;
    assert!(!planted.contains("Ada") && !planted.contains("You play as a guest"), "{planted}");
    let mut stale = victim.clone();
    victim.post("/account/logout", &[]);
    for browser in [&mut victim, &mut stale, &mut attacker] {
        assert!(!is_in(browser, "Ada"));
    }
    assert!(is_in(&mut owner, "Ada"), "other sessions go on");
}

#[test]
fn a_cookie_of_before_is_worth_nothing_after_registering() {
    let address = serve(&database());
    let mut victim = Browser::new(address);
    let table = play_now(&mut victim);
    let mut attacker = victim.clone();
    let fields = [("name", "Ada"), ("password", PASSWORD), ("email", "")];
    victim.submit("/account/register", &fields);
    assert!(is_in(&mut victim, "Ada"));
    assert!(victim.get("/").body.contains(&table), "the games are there");
    assert!(!is_in(&mut attacker, "Ada"));
    assert!(!attacker.get("/").body.contains(&table));
}

#[test]
fn logging_in_as_somebody_else_ends_the_session_of_before() {
    let address = serve(&database());
    let mut browser = member(address, "Ada");
    member(address, "Hypatia");
    let mut stale = browser.clone();
    assert_eq!(log_in(&mut browser, "Hypatia", PASSWORD).status, 303);
    assert!(is_in(&mut browser, "Hypatia"));
    assert!(!is_in(&mut stale, "Ada"));
}

#[test]
fn a_device_that_was_logged_out_is_told_so_and_where_to_log_in() {
    let address = serve(&database());
    let mut here = member(address, "Ada");
    let table = play_now(&mut here);
    let mut there = Browser::new(address);
    assert_eq!(log_in(&mut there, "Ada", PASSWORD).status, 303);
    here.submit("/account/sessions/end-others", &[]);
    let refused = there.post(&format!("{table}/talk"), &[("text", "Hello")]);
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("This device was logged out"), "{}", refused.body);
    assert!(refused.body.contains("large\" href=\"/account\">Log in"), "{}", refused.body);
    assert!(!refused.body.contains("You do not sit at this table"), "{}", refused.body);
    for path in [table.as_str(), "/account"] {
        let page = there.get(path).body;
        assert!(page.contains("This device was logged out"), "{path}: {page}");
    }
    // A stranger was never logged in, and whoever logs out knows it.
    let mut stranger = Browser::new(address);
    here.submit("/account/logout", &[]);
    for browser in [&mut stranger, &mut here] {
        let refused = browser.post(&format!("{table}/talk"), &[("text", "Hello")]);
        assert!(refused.body.contains("You do not sit at this table"), "{}", refused.body);
        assert!(!browser.get(&table).body.contains("This device was logged out"));
    }
}

#[test]
fn sessions_are_listed_and_can_be_ended() {
    let address = serve(&database());
    let mut here = Browser::new(address);
    here.extra = vec![("User-Agent", "Mozilla/5.0 (X11; Linux) Gecko/2010 Firefox/140.0".into())];
    here.submit("/account/register", &[("name", "Ada"), ("password", PASSWORD), ("email", "")]);
    let mut others: Vec<Browser> = Vec::new();
    for agent in ["Mozilla/5.0 (iPhone) Version/18 Safari/6", "<b>curl</b>", &"x".repeat(900)] {
        let mut browser = Browser::new(address);
        browser.extra = vec![("User-Agent", agent.to_string())];
        assert_eq!(log_in(&mut browser, "Ada", PASSWORD).status, 303);
        others.push(browser);
    }
    let page = here.get("/account");
    for shown in ["Firefox, Linux", "Safari, iPhone", "&lt;b&gt;curl&lt;/b&gt;", &"x".repeat(40)] {
        assert!(page.body.contains(shown), "{shown}");
    }
    assert!(!page.body.contains(&"x".repeat(41)) && !page.body.contains("<b>curl"));
    assert_eq!(page.body.matches("this browser").count(), 1);
    let token = here.cookie("oikumene_session").and_then(|c| c.split('.').next()).expect("a token");
    assert!(!page.body.contains(&token[..16]) && !page.body.contains(&secret::hash(token)));
    let sessions = page.fields("session");
    assert_eq!(sessions.len(), 4);
    // A stranger ends nobody's session.
    let mut stranger = member(address, "Hypatia");
    for session in sessions.iter().map(String::as_str).chain(["", "%"]) {
        let path = "/account/sessions/end";
        assert_eq!(stranger.post(path, &[("session", session)]).status, 404);
    }
    let phone = others[0].get("/account");
    let own =
        phone.body.split("this browser").nth(1).and_then(|rest| rest.split("value=\"").nth(1));
    let own = own.and_then(|rest| rest.split('"').next()).expect("its session").to_string();
    here.submit("/account/sessions/end", &[("session", &own)]);
    assert!(!is_in(&mut others[0], "Ada"), "at once");
    assert!(is_in(&mut others[1], "Ada") && is_in(&mut others[2], "Ada"));
    here.submit("/account/sessions/end-others", &[]);
    assert!(!is_in(&mut others[1], "Ada") && !is_in(&mut others[2], "Ada"));
    assert!(is_in(&mut here, "Ada"));
    let last = here.get("/account").fields("session");
    assert_eq!(last.len(), 1);
    here.post("/account/sessions/end", &[("session", &last[0])]);
    assert!(!is_in(&mut here, "Ada"), "one's own, too");
}

/// A browser with a session that began at some time and was used at others.
async fn used(store: &Store, times: &[u64]) -> (Browser, String) {
    let person = store.add_guest("Somebody", host::now()).await.expect("a guest");
    let token = secret::fresh();
    store.add_session(&secret::hash(&token), &person.id, times[0]).await.expect("a session");
    for time in &times[1..] {
        let known = store.by_session(&secret::hash(&token), *time).await.expect("an answer");
        assert!(known.is_some(), "{time}");
    }
    let cookie = secret::sign(&store.secret("cookies").await.expect("a key"), &token);
    let mut browser = Browser::new(([127, 0, 0, 1], 1).into());
    browser.set_cookie("oikumene_session", &cookie);
    (browser, secret::hash(&token))
}

#[test]
fn sessions_end_when_nobody_uses_them_and_when_they_are_old() {
    let db = database();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let address = serve(&db);
    let now = host::now();
    let ago = |days: u64| now - days * DAY;
    let store = runtime.block_on(Store::open(&db)).expect("the same database");
    let is_known = |times: &[u64]| {
        let (mut browser, _) = runtime.block_on(used(&store, times));
        browser.move_to(address);
        let first = browser.get("/account").body.contains("You play as a guest");
        assert_eq!(browser.get("/account").body.contains("You play as a guest"), first, "again");
        first
    };
    assert!(is_known(&[ago(89)]), "unused for less than 90 days");
    assert!(!is_known(&[ago(91)]), "unused for longer");
    let often: Vec<u64> = (0..5).map(|number| ago(390 - number * 80)).collect();
    assert!(is_known(&often), "used all the time, and not yet 400 days old");
    let older: Vec<u64> = (0..5).map(|number| ago(401 - number * 80)).collect();
    assert!(!is_known(&older), "400 days are enough");
}

#[test]
fn the_use_of_a_session_is_kept_once_an_hour() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&format!("{}?mode=rwc", database())).await.expect("a database");
        let now = host::now();
        let (_, token) = used(&store, &[now]).await;
        let person = store.by_session(&token, now).await.expect("an answer").expect("a person");
        let seen = async || store.sessions_of(&person.id, now).await.expect("a list")[0].seen;
        store.by_session(&token, now + 3_600_000).await.expect("an answer");
        assert_eq!(seen().await, now, "not before an hour has passed");
        store.by_session(&token, now + 3_600_001).await.expect("an answer");
        assert_eq!(seen().await, now + 3_600_001);
        let expired = now + 3_600_001 + 90 * DAY + 1;
        assert!(store.by_session(&token, expired - 1).await.expect("an answer").is_some());
    });
}
