//! Bans: people and addresses that may look and change nothing.

use crate::http::people::{Company, account, company, named, open, wait};
use server::store::{Ban, Banned, Remover, Store};
use std::net::SocketAddr;
use trial::client::{Browser, Listener, config, database, serve, start};

fn ban(who: Banned) -> Ban {
    Ban { who, name: String::new(), reason: "Rude".into(), at: 0, until: None }
}

/// Somebody by name, as the owner finds them.
fn found(store: &Store, name: &str) -> Banned {
    let found = wait(store.persons_called(name)).expect("persons");
    Banned::Person(found.first().expect("somebody").id.clone())
}

/// A table where lines are removed, so that it is seen when the server has noticed.
struct Watch {
    browser: Browser,
    table: String,
    events: Listener,
    removed: u64,
}

impl Watch {
    fn new(address: SocketAddr) -> Watch {
        let mut browser = named(address, "Watcher");
        let table = open(&mut browser, "2", &[]);
        for n in 0..4 {
            browser.submit(&format!("{table}/talk"), &[("text", &format!("Line {n}"))]);
        }
        let events = browser.listen(&format!("{table}/live"));
        Watch { browser, table, events, removed: 0 }
    }

    /// Waits until the server knows what the owner has done.
    fn notice(&mut self, store: &Store) {
        let (id, line) = (self.table.trim_start_matches("/t/"), format!("Line {}", self.removed));
        let now = server::host::now();
        assert!(wait(store.remove_line(id, self.removed, Remover::Owner, now)).expect("removed"));
        self.removed += 1;
        while self.browser.get(&self.table).body.contains(&line) {
            assert_eq!(self.events.next().as_deref(), Some("changed"));
        }
    }
}

const DARK: [(&str, &str); 2] = [("theme", "dark"), ("back", "/")];

#[test]
fn a_banned_account_changes_nothing_and_cannot_log_in() {
    let db = database();
    let address = serve(&db);
    let (mut watch, mut dora) = (Watch::new(address), account(address, "Dora"));
    let store = wait(Store::open(&db)).expect("the same database");
    let who = found(&store, "Dora");
    wait(store.ban(&ban(who.clone()))).expect("banned");
    watch.notice(&store);
    let refused = dora.post("/play-now", &[("game", "tzolkin")]);
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("You are banned from this server"), "{}", refused.body);
    assert!(refused.body.contains("Rude"), "with the reason: {}", refused.body);
    assert_eq!(dora.get("/").status, 200, "looking is free");
    dora.set_cookie("oikumene_language", "ru");
    assert!(dora.post("/theme", &DARK).body.contains("Вам запрещён доступ"));
    assert_eq!(dora.post("/account/logout", &[]).status, 303, "others use this device, too");
    let login = [("name", "Dora"), ("password", "a long password")];
    let refused = Browser::new(address).post("/account/login", &login);
    assert_eq!(refused.status, 403, "{}", refused.body);
    let wrong = [("name", "Dora"), ("password", "another password")];
    assert_eq!(Browser::new(address).post("/account/login", &wrong).status, 422);
    assert!(wait(store.unban(&who)).expect("unbanned"));
    watch.notice(&store);
    assert_eq!(Browser::new(address).post("/account/login", &login).status, 303);
}

#[test]
fn banned_people_take_their_data_along_and_have_it_gone() {
    let db = database();
    let address = serve(&db);
    let (mut watch, mut dora) = (Watch::new(address), account(address, "Dora"));
    let store = wait(Store::open(&db)).expect("the same database");
    let who = found(&store, "Dora");
    wait(store.ban(&ban(who.clone()))).expect("banned");
    watch.notice(&store);
    assert!(dora.get("/account/export").body.contains("Dora"));
    let remove = [("password", "a long password"), ("sure", "yes")];
    assert_eq!(dora.post("/account/remove", &remove).status, 303);
    assert!(wait(store.persons_called("Dora")).expect("persons").is_empty());
    assert!(wait(store.bans()).expect("bans").iter().any(|ban| ban.who == who), "the ban stays");
}

#[test]
fn a_ban_ends_by_itself() {
    let db = database();
    let address = serve(&db);
    let (mut watch, mut guest) = (Watch::new(address), named(address, "Clara"));
    let store = wait(Store::open(&db)).expect("the same database");
    let who = found(&store, "Clara");
    let over = Ban { until: Some(1), ..ban(who.clone()) };
    wait(store.ban(&over)).expect("banned");
    watch.notice(&store);
    assert_eq!(guest.post("/theme", &DARK).status, 303, "it is over");
    let long = Ban { until: Some(server::host::now() + 3 * 86_400_000 - 1), ..ban(who) };
    wait(store.ban(&long)).expect("banned");
    watch.notice(&store);
    let refused = guest.post("/theme", &DARK);
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("for 3 more days"), "{}", refused.body);
}

#[test]
fn a_banned_address_changes_nothing() {
    let db = database();
    let server = start(config(&db));
    let address = server.address;
    let (mut watch, mut anna) = (Watch::new(address), named(address, "Anna"));
    let store = wait(Store::open(&db)).expect("the same database");
    let elsewhere = ban(Banned::Address("192.0.2.0/24".into()));
    wait(store.ban(&elsewhere)).expect("banned");
    watch.notice(&store);
    assert_eq!(anna.post("/theme", &DARK).status, 303, "another network");
    wait(store.ban(&ban(Banned::Address("127.0.0.0/8".into())))).expect("banned");
    watch.notice(&store);
    assert_eq!(anna.post("/theme", &DARK).status, 403);
    let mut nobody = Browser::new(address);
    assert_eq!(nobody.post("/play-now", &[("game", "tzolkin")]).status, 403);
    assert!(nobody.cookie("oikumene_session").is_none(), "no guest was made");
    assert_eq!(nobody.get("/").status, 200);
    // Bans are known from the first request of the next server on.
    assert_eq!(Browser::new(server.again().address).post("/theme", &DARK).status, 403);
}

#[test]
fn a_mind_plays_on_for_a_banned_person() {
    let Company { people: mut browsers, table, db, .. } = company(2, 12, config);
    let store = wait(Store::open(&db)).expect("the same database");
    let mut events = browsers[0].listen(&format!("{table}/live"));
    wait(store.ban(&ban(found(&store, "Boris")))).expect("banned");
    while !browsers[0].get(&table).body.contains("Boris has left for good") {
        assert_eq!(events.next().as_deref(), Some("changed"), "everybody is told");
    }
    let page = browsers[1].get(&table);
    assert!(page.fields("choice").is_empty() && page.body.contains("You are watching"));
    assert_eq!(browsers[1].post(&format!("{table}/talk"), &[("text", "But")]).status, 403);
}

#[test]
fn a_line_that_the_owner_has_removed_is_gone_from_a_running_server() {
    let db = database();
    let mut watch = Watch::new(serve(&db));
    let store = wait(Store::open(&db)).expect("the same database");
    watch.notice(&store);
    let page = watch.browser.get(&watch.table).body;
    assert!(page.contains("Removed by the owner of this server"), "{page}");
    assert!(page.contains("Line 1"), "and no other: {page}");
}
