//! What is one's own: to take along, and to have gone.

use crate::http::accounts::{PASSWORD, is_in, log_in, member};
use crate::http::people::{finished, named, open, place};
use crate::http::{choose, finished_record, my_turn, play_now};
use serde_json::Value;
use server::store::Store;
use sqlx::{Connection, Row};
use std::net::SocketAddr;
use std::sync::Barrier;
use trial::client::{Browser, database, serve};

/// A table of two people; its path.
fn table_of_two(owner: &mut Browser, friend: &mut Browser, more: &[(&str, &str)]) -> String {
    let fields = [("game", "tzolkin"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "invite")];
    let page = owner.post("/tables", &[&fields[..], &[("open", "on")], more].concat());
    let table = page.header("location").expect("a table").to_string();
    friend.submit(&format!("{table}/sit"), &[]);
    table
}

/// The lines of an export, by what they are about.
fn export(browser: &mut Browser) -> Vec<Value> {
    let page = browser.get("/account/export");
    assert_eq!(page.status, 200, "{}", page.body);
    assert_eq!(page.header("content-disposition"), Some("attachment; filename=\"oikumene.jsonl\""));
    let lines = page.body.lines();
    let lines: Vec<Value> = lines.map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.last().expect("an end")["end"], true, "nothing was cut off");
    lines
}

fn remove(browser: &mut Browser, password: &str) -> u16 {
    browser.post("/account/remove", &[("password", password), ("sure", "yes")]).status
}

/// Everything that the database holds, as one text.
fn contents(db: &str) -> String {
    let file = db.trim_start_matches("sqlite://");
    let copy = database();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(db).await.expect("the same database");
        store.backup(copy.trim_start_matches("sqlite://")).await.expect("a copy");
    });
    assert_ne!(file, copy);
    let bytes = std::fs::read(copy.trim_start_matches("sqlite://")).expect("a file");
    String::from_utf8_lossy(&bytes).to_string()
}

#[test]
fn an_export_holds_all_that_is_kept_and_no_secret_of_a_running_game() {
    let db = database();
    let address = serve(&db);
    let mut ada = member(address, "Ada");
    let mut friend = Browser::new(address);
    friend.submit("/account/name", &[("name", "Friend")]);
    let fields = [("password", PASSWORD), ("email", "ada@example.org")];
    ada.submit("/account/email", &fields);
    let running = table_of_two(&mut ada, &mut friend, &[]);
    ada.submit(&format!("{running}/talk"), &[("text", "My own words")]);
    friend.submit(&format!("{running}/talk"), &[("text", "Words of somebody else")]);
    ada.post(&format!("{running}/notes"), &[("text", "My own notes")]);
    friend.post(&format!("{running}/notes"), &[("text", "Notes of somebody else")]);
    ada.submit(&format!("{running}/said/1/report"), &[("reason", "It is rude")]);
    ada.submit(&format!("{running}/block"), &[("seat", "1")]);
    let page = ada.post("/import", &[("record", &finished_record())]);
    let over = page.header("location").expect("a table").to_string();
    let lines = export(&mut ada);
    let person = &lines[0]["person"];
    assert_eq!((&person["name"], &person["login"]), (&"Ada".into(), &"Ada".into()));
    assert_eq!(person["email"], "ada@example.org");
    assert_eq!(lines.iter().filter(|line| line.get("session").is_some()).count(), 1);
    let about = |what: &str| lines.iter().find_map(|line| line.get(what)).expect("a line").clone();
    assert_eq!(about("blocked")["name"], "Friend");
    assert_eq!(about("report")["reason"], "It is rude");
    let table = |path: &str| {
        let id = path.trim_start_matches("/t/");
        let found = lines.iter().find(|line| line["table"]["table"] == id);
        found.map(|line| line["table"].clone()).expect("a table")
    };
    let (running, over) = (table(&running), table(&over));
    assert_eq!(running["talk"][0]["words"], "My own words");
    assert_eq!(running["talk"].as_array().map(Vec::len), Some(1));
    assert_eq!(running["notes"], "My own notes");
    assert_eq!(running["seats"], serde_json::json!([0]));
    assert_eq!(running["record"], Value::Null);
    let record = over["record"].as_array().expect("a record");
    let text: Vec<&str> = record.iter().map(|line| line.as_str().expect("a line")).collect();
    assert_eq!(text.join("\n").trim(), finished_record().trim());
    let whole: Vec<String> = lines.iter().map(ToString::to_string).collect();
    let kept = running_secrets(&db, running["table"].as_str().expect("an id"));
    for secret in kept.iter().map(String::as_str).chain(["somebody else", "$argon2"]) {
        assert!(!whole.concat().contains(secret), "{secret}");
    }
    assert_eq!(Browser::new(address).get("/account/export").status, 404, "nobody has nothing");
}

/// The seed, the invitation, and the choices of a table.
fn running_secrets(db: &str, table: &str) -> Vec<String> {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(db).await.expect("the same database");
        let kept = store.table(table).await.expect("an answer").expect("a table");
        let mut secrets = store.lines(table).await.expect("choices");
        assert!(!secrets.is_empty());
        secrets.extend([kept.seed, kept.invite, kept.header]);
        secrets
    })
}

#[test]
fn a_removal_leaves_nothing_but_games_for_the_others() {
    let db = database();
    let address = serve(&db);
    let mut gone = member(address, "Zenobia");
    gone.submit("/account/email", &[("password", PASSWORD), ("email", "queen@palmyra.example")]);
    let mut friend = member(address, "Friend");
    let table = table_of_two(&mut gone, &mut friend, &[]);
    let alone = play_now(&mut gone);
    gone.submit(&format!("{table}/talk"), &[("text", "Farewell then")]);
    gone.post(&format!("{table}/notes"), &[("text", "Notes of Palmyra")]);
    let reason = "So sad, zenobia: Zenobia is no Zenobias";
    friend.submit(&format!("{table}/said/0/report"), &[("reason", reason)]);
    friend.submit(&format!("{table}/block"), &[("seat", "0")]);
    let mut stale = gone.clone();
    assert!(contents(&db).contains("Zenobia"));
    let page = gone.get("/account/remove").body;
    assert!(page.contains("the words of everything you said at tables"), "what goes: {page}");
    assert!(page.contains("stays with the report"), "what stays: {page}");
    let page = gone.post("/account/remove", &[("password", PASSWORD)]);
    assert_eq!(page.status, 422, "not without saying so: {}", page.body);
    assert_eq!(remove(&mut gone, "a wrong password"), 422);
    assert!(is_in(&mut gone, "Zenobia"), "nothing has changed");
    assert_eq!(remove(&mut gone, PASSWORD), 303);
    assert!(!is_in(&mut stale, "Zenobia"));
    assert_eq!(log_in(&mut Browser::new(address), "Zenobia", PASSWORD).status, 422);
    assert_eq!(friend.get(&alone).status, 404, "nobody else took part");
    let page = my_turn(&mut friend, &table);
    assert!(!page.body.contains("Farewell then"), "the words go with the person");
    assert!(page.body.contains("Removed together with the account"), "{}", page.body);
    assert!(page.body.contains("Somebody who left"));
    assert!(page.body.contains("Adept 1"), "an opponent has the seat");
    friend.set_cookie("oikumene_language", "ru");
    assert!(friend.get(&table).body.contains("Игрок ушёл"));
    assert_eq!(choose(&mut friend, &table, &page, 0).status, 303, "and the game goes on");
    let left = contents(&db);
    assert!(left.contains("So sad, \u{2026}: \u{2026} is no Zenobias"), "only the name goes");
    let left = left.replace("Zenobias", "");
    for trace in ["Zenobia", "zenobia", "queen@palmyra", "Notes of Palmyra"] {
        assert!(!left.contains(trace), "{trace}");
    }
    assert_eq!(member_again(address), 303, "the name is free");
}

fn member_again(address: SocketAddr) -> u16 {
    let fields = [("name", "Zenobia"), ("password", PASSWORD), ("email", "")];
    Browser::new(address).post("/account/register", &fields).status
}

#[test]
fn a_finished_game_stays_with_a_seat_of_somebody_who_left() {
    let db = database();
    let address = serve(&db);
    let mut gone = member(address, "Zenobia");
    let record = finished_record();
    let bring = |browser: &mut Browser| {
        let page = browser.post("/import", &[("record", &record)]);
        page.header("location").expect("a table").to_string()
    };
    let (shown, private) = (bring(&mut gone), bring(&mut gone));
    gone.submit(&format!("{shown}/show"), &[("shown", "yes")]);
    assert_eq!(remove(&mut gone, PASSWORD), 303);
    let mut reader = Browser::new(address);
    for table in [&shown, &private] {
        let page = reader.get(table);
        assert_eq!(page.status, 200);
        assert!(page.body.contains("Somebody who left") && !page.body.contains("Zenobia"));
    }
    assert!(reader.get("/finished").body.contains("Somebody who left"));
    assert_eq!(reader.get(&format!("{shown}/record")).status, 200);
}

#[test]
fn nobody_waits_for_somebody_who_left() {
    let mut company = finished(2);
    let (address, table) = (company.address, company.table.clone());
    let [anna, boris] = &mut company.people[..] else { panic!("two people") };
    boris.submit(&format!("{table}/talk"), &[("text", "Well played")]);
    assert_eq!(remove(boris, ""), 303);
    let page = anna.get(&table).body;
    assert!(page.contains("Somebody who left") && !page.contains("Boris"));
    assert!(!page.contains("Well played"), "{page}");
    assert_eq!(anna.post(&format!("{table}/block"), &[("seat", "1")]).status, 422, "nobody");
    assert_eq!(anna.get(&format!("{table}/said/0")).status, 404, "nothing to be said about it");
    let next = place(&anna.post(&format!("{table}/again"), &[]));
    let page = anna.get(&next).body;
    let link = page.split("/join/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    named(address, "Clara").submit(&format!("/join/{link}"), &[]);
    assert!(anna.get(&next).body.contains("Clara"), "the seat is free");
}

#[test]
fn words_of_somebody_who_left_go_from_open_pages_too() {
    let address = serve(&database());
    let mut opener = named(address, "Anna");
    let table = open(&mut opener, "3", &[("open", "on")]);
    let mut watcher = member(address, "Zenobia");
    watcher.submit(&format!("{table}/talk"), &[("text", "A fine game")]);
    let mut events = opener.listen(&format!("{table}/live"));
    assert_eq!(events.next().as_deref(), Some("changed"), "the present");
    assert_eq!(remove(&mut watcher, PASSWORD), 303);
    assert_eq!(events.next().as_deref(), Some("changed"));
    assert!(!opener.get(&table).body.contains("A fine game"));
}

#[test]
fn the_table_tells_that_somebody_has_gone_for_good() {
    let address = serve(&database());
    let (mut gone, mut friend) = (member(address, "Zenobia"), member(address, "Friend"));
    let table = table_of_two(&mut gone, &mut friend, &[]);
    assert_eq!(remove(&mut gone, PASSWORD), 303);
    let page = friend.get(&table).body;
    assert!(page.contains("Somebody has left for good: Adept takes the seat"), "{page}");
}

#[test]
fn a_clock_does_not_run_for_somebody_who_left() {
    let db = database();
    let address = serve(&db);
    let (mut gone, mut friend) = (member(address, "Zenobia"), member(address, "Friend"));
    let clock = [("tempo", "live"), ("clock", "own"), ("bank", "1"), ("increment", "0")];
    let table = table_of_two(&mut gone, &mut friend, &clock);
    assert_eq!(remove(&mut gone, PASSWORD), 303);
    let page = my_turn(&mut friend, &table);
    assert_eq!(choose(&mut friend, &table, &page, 0).status, 303);
    assert!(!friend.get(&table).body.contains("Time is up"));
}

#[test]
fn whoever_stays_owns_the_table() {
    let address = serve(&database());
    let (mut gone, mut friend) = (member(address, "Zenobia"), member(address, "Friend"));
    let table = table_of_two(&mut gone, &mut friend, &[]);
    assert_eq!(friend.post(&format!("{table}/show"), &[("shown", "yes")]).status, 403);
    assert_eq!(remove(&mut gone, PASSWORD), 303);
    let answer = friend.post(&format!("{table}/show"), &[("shown", "yes")]);
    assert_eq!(answer.status, 409, "it is theirs, but not over yet");
}

#[test]
fn what_tables_told_of_somebody_loses_their_former_names_too() {
    let db = database();
    let address = serve(&db);
    let mut opener = named(address, "Anna");
    let table = open(&mut opener, "4", &[("open", "on")]);
    let (mut gone, mut sent) = (named(address, "Palmyra"), named(address, "Longinus"));
    for browser in [&mut gone, &mut sent] {
        browser.submit(&format!("{table}/sit"), &[]);
    }
    gone.submit(&format!("{table}/leave"), &[("means", "frees")]);
    let told = opener.submit(&format!("{table}/remove"), &[("seat", "2")]).body;
    assert!(told.contains("Palmyra") && told.contains("Longinus"), "{told}");
    for browser in [&mut gone, &mut sent] {
        browser.submit("/account/name", &[("name", "Zenobia")]);
        assert_eq!(remove(browser, ""), 303);
    }
    let left = contents(&db);
    for trace in ["Palmyra", "palmyra", "Longinus", "Zenobia"] {
        assert!(!left.contains(trace), "{trace}");
    }
    assert!(opener.get(&table).body.contains("Somebody who left"));
}

#[test]
fn a_guest_may_be_removed_without_a_password() {
    let db = database();
    let address = serve(&db);
    let mut guest = Browser::new(address);
    assert_eq!(remove(&mut guest, ""), 404, "nobody is not there");
    guest.submit("/account/name", &[("name", "Palmyra")]);
    let table = play_now(&mut guest);
    assert!(guest.get("/account/remove").body.contains("Remove me for good"));
    assert_eq!(remove(&mut guest, ""), 303);
    assert!(!guest.get("/account").body.contains("Palmyra"));
    assert_eq!(guest.get(&table).status, 404);
    assert!(!contents(&db).contains("Palmyra"));
}

/// What belongs to persons or tables that are not there.
const STRAYS: [&str; 9] = [
    "SELECT COUNT(*) FROM seats WHERE person <> '' AND person NOT IN (SELECT id FROM persons)",
    "SELECT COUNT(*) FROM tables WHERE owner <> '' AND owner NOT IN (SELECT id FROM persons)",
    "SELECT COUNT(*) FROM talk WHERE person <> '' AND person NOT IN (SELECT id FROM persons)",
    "SELECT COUNT(*) FROM notes WHERE person NOT IN (SELECT id FROM persons)",
    "SELECT COUNT(*) FROM sessions WHERE person NOT IN (SELECT id FROM persons)",
    "SELECT COUNT(*) FROM name_keys WHERE person NOT IN (SELECT id FROM persons)",
    "SELECT COUNT(*) FROM gone WHERE person NOT IN (SELECT id FROM persons)",
    "SELECT COUNT(*) FROM seats WHERE table_id NOT IN (SELECT id FROM tables)",
    "SELECT COUNT(*) FROM talk WHERE table_id NOT IN (SELECT id FROM tables)",
];

/// Nothing in the database belongs to somebody or something that is not there.
#[track_caller]
fn assert_no_strays(db: &str) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    for statement in STRAYS {
        let count = runtime.block_on(async {
            let mut conn = sqlx::AnyConnection::connect(db).await.expect("a database");
            let row = sqlx::query(statement).fetch_one(&mut conn).await.expect("a count");
            row.try_get::<i64, _>(0).expect("a number")
        });
        assert_eq!(count, 0, "{statement}");
    }
}

/// Does everything at once in browsers with the same cookies; whoever came as somebody new, because
/// the person was gone already, is removed too.
fn all_at_once(person: &Browser, requests: &[(String, Vec<(&str, &str)>)]) {
    let start = Barrier::new(requests.len());
    std::thread::scope(|scope| {
        for (path, fields) in requests {
            let (mut browser, start) = (person.clone(), &start);
            scope.spawn(move || {
                let before = browser.cookie("oikumene_session").map(str::to_string);
                start.wait();
                browser.post(path, fields);
                let now = browser.cookie("oikumene_session").map(str::to_string);
                if now != before && now.is_some_and(|now| !now.is_empty()) {
                    assert_eq!(remove(&mut browser, ""), 303);
                }
            });
        }
    });
}

#[test]
fn a_removal_among_other_requests_leaves_nothing_behind() {
    let db = database();
    let address = serve(&db);
    let mut friend = named(address, "Friend");
    for round in 0..20 {
        let mut gone = named(address, &format!("Zenobia {round}"));
        let own = play_now(&mut gone);
        let waiting = open(&mut friend, "3", &[("open", "on")]);
        let path = |table: &str, what: &str| format!("{table}/{what}");
        let seats = [("seats", "2"), ("seat-1", "me"), ("seat-2", "invite")];
        let new_table = [&[("game", "tzolkin")], &seats[..]].concat();
        let remove = ("/account/remove".to_string(), vec![("sure", "yes")]);
        all_at_once(
            &gone,
            &[
                (path(&waiting, "sit"), vec![]),
                ("/tables".to_string(), new_table.clone()),
                (path(&own, "talk"), vec![("text", "Words")]),
                (path(&own, "notes"), vec![("text", "Notes of Zenobia")]),
                remove,
                ("/account/name".to_string(), vec![("name", "Zenobia of Palmyra")]),
                ("/tables".to_string(), new_table),
                (path(&waiting, "talk"), vec![("text", "Words")]),
            ],
        );
        assert!(!is_anybody(&mut gone), "gone in round {round}");
        assert_no_strays(&db);
    }
    assert!(!contents(&db).contains("Zenobia"));
}

#[test]
fn a_guest_who_logs_in_while_the_account_goes_stays_a_guest_or_goes_along() {
    let db = database();
    let address = serve(&db);
    for round in 0..6 {
        let name = format!("Zenobia {}", char::from(b'a' + round));
        let mut owner = member(address, &name);
        let mut guest = named(address, "Guest of Palmyra");
        let table = play_now(&mut guest);
        let start = Barrier::new(2);
        let entered = std::thread::scope(|scope| {
            let entering = scope.spawn(|| {
                start.wait();
                log_in(&mut guest, &name, PASSWORD).status
            });
            start.wait();
            assert_eq!(remove(&mut owner, PASSWORD), 303);
            entering.join().expect("an answer")
        });
        assert_no_strays(&db);
        let is_there = guest.get(&table).status == 200;
        assert_eq!((is_anybody(&mut guest), is_there), (entered == 422, entered == 422));
    }
}

/// Whether the browser has a session.
fn is_anybody(browser: &mut Browser) -> bool {
    browser.get("/account/export").status == 200
}
