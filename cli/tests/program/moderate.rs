//! What the owner of a server does among people, while it runs.

use crate::serve::{Server, ask, start};
use trial::client::{Browser, database};

fn said(db: &str, args: &[&str]) -> String {
    let output = ask(db, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).to_string()
}

fn code(db: &str, args: &[&str]) -> Option<i32> {
    ask(db, args).status.code()
}

/// A table of Anna's where Boris sits and has said something.
fn quarrel(server: &Server) -> (Browser, Browser, String) {
    let [mut anna, mut boris] = ["Anna", "Boris"].map(|name| {
        let mut browser = Browser::new(server.address);
        browser.submit("/account/name", &[("name", name)]);
        browser
    });
    let fields = [
        ("game", "tzolkin"),
        ("seats", "2"),
        ("seat-1", "me"),
        ("seat-2", "invite"),
        ("open", "on"),
    ];
    let page = anna.post("/tables", &fields);
    let table = page.header("location").expect("a table").to_string();
    boris.submit(&format!("{table}/sit"), &[]);
    boris.submit(&format!("{table}/talk"), &[("text", "Rude \u{1b}[31m words")]);
    (anna, boris, table)
}

#[test]
fn reports_are_listed_and_settled() {
    let db = database();
    let server = start(&["serve"], &db);
    let (mut anna, _, table) = quarrel(&server);
    anna.submit(&format!("{table}/said/0/report"), &[("reason", "It is rude")]);
    let listed = said(&db, &["admin", "reports"]);
    for word in ["open", table.trim_start_matches("/t/"), "Boris", "Rude", "It is rude"] {
        assert!(listed.contains(word), "{word}: {listed}");
    }
    assert!(!listed.contains('\u{1b}'), "nothing commands the terminal: {listed}");
    let reports: serde_json::Value =
        serde_json::from_str(&said(&db, &["--json", "admin", "reports"])).expect("JSON");
    assert_eq!(reports[0]["words"], "Rude \u{1b}[31m words");
    assert_eq!(reports[0]["settled"], serde_json::Value::Null);
    let id = reports[0]["report"].to_string();
    said(&db, &["admin", "settle", &id]);
    assert_eq!(code(&db, &["admin", "settle", &id]), Some(1), "once");
    assert!(said(&db, &["admin", "reports"]).contains("settled"));
}

#[test]
fn a_line_is_removed_and_whoever_said_it_banned() {
    let db = database();
    let server = start(&["serve"], &db);
    let (mut anna, mut boris, table) = quarrel(&server);
    let id = table.trim_start_matches("/t/");
    let mut events = anna.listen(&format!("{table}/live"));
    assert_eq!(code(&db, &["admin", "remove-line", id, "7"]), Some(1));
    said(&db, &["admin", "remove-line", id, "0"]);
    while anna.get(&table).body.contains("Rude") {
        assert_eq!(events.next().as_deref(), Some("changed"));
    }
    assert_eq!(code(&db, &["admin", "ban", "name", "Nobody"]), Some(1));
    assert_eq!(code(&db, &["admin", "ban", "name", "Boris", "--days", "0"]), Some(2));
    let ban = said(&db, &["admin", "ban", "name", "Boris", "--days", "2", "--reason", "Rudeness"]);
    assert!(ban.contains("Boris") && ban.contains("for 2 more days"), "{ban}");
    while !anna.get(&table).body.contains("Boris has left for good") {
        assert_eq!(events.next().as_deref(), Some("changed"));
    }
    let refused = boris.post("/play-now", &[("game", "tzolkin")]);
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("Rudeness"), "{}", refused.body);
    assert!(said(&db, &["admin", "bans"]).contains("Rudeness"));
    said(&db, &["admin", "unban", "name", "Boris"]);
    assert_eq!(code(&db, &["admin", "unban", "name", "Boris"]), Some(1));
    assert_eq!(said(&db, &["admin", "bans"]), "");
}

#[test]
fn addresses_are_banned_as_networks() {
    let db = database();
    drop(start(&["serve"], &db));
    let ban = said(&db, &["admin", "ban", "address", "192.0.2.7/24"]);
    assert!(ban.contains("address 192.0.2.0/24") && ban.contains("for good"), "{ban}");
    assert_eq!(code(&db, &["admin", "ban", "address", "192.0.2.7/33"]), Some(2));
    assert_eq!(code(&db, &["admin", "ban", "address", "somewhere"]), Some(2));
    let bans: serde_json::Value =
        serde_json::from_str(&said(&db, &["--json", "admin", "bans"])).expect("JSON");
    assert_eq!(bans[0]["banned"], "address 192.0.2.0/24");
    said(&db, &["admin", "unban", "address", "192.0.2.0/24"]);
}

#[test]
fn when_several_have_a_name_the_owner_is_asked_which() {
    let db = database();
    let server = start(&["serve"], &db);
    for _ in 0..2 {
        Browser::new(server.address).submit("/account/name", &[("name", "Clara")]);
    }
    let output = ask(&db, &["admin", "ban", "name", "Clara"]);
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stderr).to_string();
    let id = told.split("by id: ").nth(1).and_then(|rest| rest.split(' ').next()).expect("an id");
    assert!(said(&db, &["admin", "ban", "name", id]).contains("Clara"));
}
