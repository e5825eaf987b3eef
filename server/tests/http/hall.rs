//! The hall, names of opponents, and pages that stay in step.

use crate::http::{choose, finished_record, my_turn, play_now};
use trial::client::{Browser, database, serve, serve_as, usual};

#[test]
fn finished_games_of_open_tables_are_seen_by_everybody_and_no_others() {
    let address = serve(&database());
    let mut owner = Browser::new(address);
    let record = finished_record();
    let bring = |owner: &mut Browser| {
        let page = owner.post("/import", &[("record", &record)]);
        page.header("location").expect("a table").to_string()
    };
    let tables: Vec<String> = (0..26).map(|_| bring(&mut owner)).collect();
    let private = bring(&mut owner);
    let mut stranger = Browser::new(address);
    play_now(&mut stranger);
    for table in &tables {
        let path = format!("{table}/show");
        assert_eq!(stranger.post(&path, &[("shown", "yes")]).status, 403);
        assert_eq!(owner.post(&path, &[("shown", "perhaps")]).status, 422);
        owner.submit(&path, &[("shown", "yes")]);
    }
    let hall = stranger.get("/").body;
    assert!(!hall.contains(&private), "never to strangers");
    assert!(hall.contains("/finished?of=all&amp;page=2"), "there is more: {hall}");
    let first = stranger.get("/finished").body;
    let second = stranger.get("/finished?of=all&page=2").body;
    let seen = |table: &&String| first.contains(&**table) || second.contains(&**table);
    assert!(tables.iter().all(|table| seen(&table)), "all of them, on two pages");
    assert!(!seen(&&private));
    assert!(!first.contains(&tables[0]) || !second.contains(&tables[0]), "each once");
    assert!(owner.get("/finished?of=mine").body.contains(&private), "the owner finds it");
    assert!(!stranger.get("/finished?of=mine").body.contains("/t/"));
    owner.submit(&format!("{}/show", tables[0]), &[("shown", "no")]);
    assert!(!stranger.get("/finished?page=2").body.contains(&tables[0]), "hidden again");
    let running = play_now(&mut owner);
    assert_eq!(owner.post(&format!("{running}/show"), &[("shown", "yes")]).status, 409);
    for bad in ["of=all&page=3", "page=0", "page=-1", "page=x", "page=99999999999999999999", "of=x"]
    {
        assert_eq!(stranger.get(&format!("/finished?{bad}")).status, 404, "{bad}");
    }
}

#[test]
fn opponents_are_called_in_the_readers_language() {
    let mut browser = Browser::new(serve(&database()));
    let fields = [("game", "tzolkin"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "mind:random")];
    let page = browser.post("/tables", &fields);
    let table = page.header("location").expect("a table").to_string();
    assert!(browser.get(&table).body.contains("Wanderer 2"));
    assert!(browser.get("/").body.contains("Wanderer 2"));
    browser.set_cookie("oikumene_language", "ru");
    let russian = browser.get(&table).body;
    assert!(russian.contains("Странник 2") && !russian.contains("Wanderer"));
    let form = browser.get("/new/tzolkin").body;
    for mind in minds::NAMES {
        assert!(form.contains(&format!("mind:{mind}")), "{mind}");
    }
}

#[test]
fn all_who_wait_are_told_when_somebody_sits_down() {
    let address = serve(&database());
    let mut owner = Browser::new(address);
    let fields = [
        ("game", "tzolkin"),
        ("seats", "2"),
        ("seat-1", "me"),
        ("seat-2", "invite"),
        ("open", "on"),
    ];
    let page = owner.post("/tables", &fields);
    let table = page.header("location").expect("a table").to_string();
    let mut tabs: Vec<_> = (0..3).map(|_| owner.listen(&format!("{table}/live"))).collect();
    for tab in &mut tabs {
        assert_eq!(tab.next().as_deref(), Some("changed"), "the present");
    }
    let mut friend = Browser::new(address);
    friend.submit(&format!("{table}/sit"), &[]);
    for tab in &mut tabs {
        assert_eq!(tab.next().as_deref(), Some("changed"), "somebody sits");
    }
}

#[test]
fn two_tabs_of_one_person_stay_in_step() {
    let mut browser = Browser::new(serve(&database()));
    let table = play_now(&mut browser);
    let mut other = browser.clone();
    let page = my_turn(&mut browser, &table);
    let mut events = other.listen(&format!("{table}/live"));
    assert_eq!(events.next().as_deref(), Some("changed"));
    assert_eq!(other.get(&table).fields("n")[0], page.fields("n")[0]);
    assert_eq!(choose(&mut browser, &table, &page, 0).status, 303);
    assert_eq!(events.next().as_deref(), Some("changed"), "the other tab is told");
    assert_eq!(choose(&mut other, &table, &page, 0).status, 409, "and cannot choose twice");
}

#[test]
fn a_new_name_is_seen_at_tables_in_memory() {
    let mut browser = Browser::new(serve(&database()));
    let table = play_now(&mut browser);
    my_turn(&mut browser, &table);
    browser.submit("/account/name", &[("name", "Hypatia")]);
    assert!(browser.get(&table).body.matches("Hypatia").count() > 1, "in the strip too");
}

const ADA: [(&str, &str); 2] = [("name", "Ada"), ("password", "a long password")];

/// A guest at a table of a house where Ada has an account.
fn guest_beside_an_account() -> (Browser, String) {
    let address = serve(&database());
    let fields = [&ADA[..], &[("email", "")]].concat();
    Browser::new(address).submit("/account/register", &fields);
    let mut guest = Browser::new(address);
    let table = play_now(&mut guest);
    (guest, table)
}

#[test]
fn a_guest_who_logs_in_plays_on() {
    let (mut guest, table) = guest_beside_an_account();
    let page = my_turn(&mut guest, &table);
    guest.submit("/account/login", &ADA);
    assert_eq!(choose(&mut guest, &table, &page, 0).status, 303, "the seat went along");
}

#[test]
fn notes_of_a_guest_go_along_to_the_account_and_end_with_the_session() {
    let (mut guest, table) = guest_beside_an_account();
    guest.post(&format!("{table}/notes"), &[("text", "Corn first")]);
    assert!(guest.get(&table).body.contains("Corn first"));
    guest.post(&format!("{table}/notes"), &[("text", "Gold first")]);
    assert!(guest.get(&table).body.contains("Gold first"), "the newest are shown");
    guest.submit("/account/login", &ADA);
    assert!(guest.get(&table).body.contains("Gold first"), "the notes went along");
    let stale = guest.clone();
    guest.post("/account/logout", &[]);
    for mut browser in [guest, stale] {
        assert!(!browser.get(&table).body.contains("Gold first"), "nobody reads them any more");
    }
}

#[test]
fn a_flood_under_forged_sessions_harms_nobody_else() {
    let mut browser = Browser::new(serve_as(usual(&database())));
    play_now(&mut browser);
    let session = browser.cookie("oikumene_session").expect("a session").to_string();
    let token = session.split('.').next().expect("a token");
    let mut forger = browser.clone();
    // Forged cookies name nobody, so they are only counted by address.
    forger.set_cookie("oikumene_session", &format!("{token}.{}", "0".repeat(64)));
    let too_many = (0..600)
        .any(|_| forger.post("/language", &[("language", "en"), ("back", "/")]).status == 429);
    assert!(too_many, "an address has its limit");
}
