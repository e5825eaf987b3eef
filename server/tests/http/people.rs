//! People at tables: tables for these tests, and sitting down beside strangers.

use server::Config;
use server::rehearsal::{self, Plan};
use std::net::SocketAddr;
use trial::client::{Browser, Page, Running, config, database, serve, start};

/// Names of those who sit there, in order.
pub const NAMES: [&str; 4] = ["Anna", "Boris", "Clara", "Dora"];

/// A table with a person on every seat.
pub struct Company {
    pub server: Running,
    pub address: SocketAddr,
    pub db: String,
    pub people: Vec<Browser>,
    pub table: String,
}

/// Runs something to its end.
pub fn wait<F: Future>(future: F) -> F::Output {
    tokio::runtime::Runtime::new().expect("a runtime").block_on(future)
}

/// A table of Tzolk'in after so many random choices, with people called [`NAMES`].
pub fn company(seats: u8, choices: usize, config: impl Fn(&str) -> Config) -> Company {
    let db = database();
    let game = games::by_id("tzolkin").expect("a game");
    let plan = Plan { game, tables: 1, seats, choices };
    let seated = wait(rehearsal::keep(&db, &plan)).expect("a table").remove(0);
    let server = start(config(&db));
    let address = server.address;
    let person = |(cookie, name): (&String, &&str)| {
        let mut browser = Browser::new(address);
        let (key, value) = cookie.split_once('=').expect("a cookie");
        browser.set_cookie(key, value);
        browser.submit("/account/name", &[("name", name)]);
        browser
    };
    let people = seated.cookies.iter().zip(&NAMES).map(person).collect();
    Company { server, address, db, people, table: format!("/t/{}", seated.table) }
}

/// A game that is over.
pub fn finished(seats: u8) -> Company {
    company(seats, usize::MAX, config)
}

impl Company {
    /// Who is asked.
    pub fn asked(&mut self) -> usize {
        let table = self.table.clone();
        let is_asked = |browser: &mut Browser| !browser.get(&table).fields("choice").is_empty();
        self.people.iter_mut().position(is_asked).expect("somebody is asked")
    }
}

/// Opens a table of Tzolk'in for so many people who sit down by themselves.
pub fn open(browser: &mut Browser, seats: &str, more: &[(&str, &str)]) -> String {
    let fields = [
        ("game", "tzolkin"),
        ("seats", seats),
        ("seat-1", "me"),
        ("seat-2", "invite"),
        ("seat-3", "invite"),
        ("seat-4", "invite"),
    ];
    place(&browser.post("/tables", &[&fields, more].concat()))
}

/// Where a page leads on to.
pub fn place(page: &Page) -> String {
    assert_eq!(page.status, 303, "{}", page.body);
    page.header("location").expect("a place to go").to_string()
}

/// Somebody with a name.
pub fn named(address: SocketAddr, name: &str) -> Browser {
    let mut browser = Browser::new(address);
    browser.submit("/account/name", &[("name", name)]);
    browser
}

/// Somebody with an account.
pub fn account(address: SocketAddr, name: &str) -> Browser {
    let mut browser = Browser::new(address);
    let fields = [("name", name), ("password", "a long password"), ("email", "")];
    browser.submit("/account/register", &fields);
    browser
}

#[test]
fn a_removed_stranger_is_told_and_cannot_sit_down_again() {
    let address = serve(&database());
    let mut opener = named(address, "Anna");
    let table = open(&mut opener, "3", &[("open", "on")]);
    let mut stranger = named(address, "Boris");
    stranger.submit(&format!("{table}/sit"), &[]);
    let mut other = named(address, "Clara");
    let remove = format!("{table}/remove");
    assert_eq!(other.post(&remove, &[("seat", "1")]).status, 403, "not by a watcher");
    assert_eq!(stranger.post(&remove, &[("seat", "1")]).status, 403, "not by those who sit");
    assert_eq!(opener.post(&remove, &[("seat", "0")]).status, 422, "not oneself");
    assert_eq!(opener.post(&remove, &[("seat", "2")]).status, 422, "nobody sits there");
    assert_eq!(opener.post(&remove, &[("seat", "7")]).status, 422, "no such seat");
    let told = opener.submit(&remove, &[("seat", "1")]).body;
    assert!(told.contains("Boris was removed by the opener"), "{told}");
    let page = stranger.get(&table).body;
    assert!(page.contains("The opener of this table has removed you"), "{page}");
    assert!(!page.contains(&format!("{table}/sit")), "no seat is offered");
    let refused = stranger.post(&format!("{table}/sit"), &[]);
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("You cannot sit down at this table"), "{}", refused.body);
    let page = opener.get(&table).body;
    let link = page.split("/join/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    assert_eq!(stranger.post(&format!("/join/{link}"), &[]).status, 403, "nor by the link");
    let silent = stranger.post(&format!("{table}/talk"), &[("text", "But why?")]);
    assert_eq!(silent.status, 403);
    other.submit(&format!("{table}/sit"), &[]);
}

#[test]
fn nobody_is_removed_once_the_game_has_begun() {
    let address = serve(&database());
    let mut opener = named(address, "Anna");
    let table = open(&mut opener, "2", &[("open", "on")]);
    let mut stranger = named(address, "Boris");
    stranger.submit(&format!("{table}/sit"), &[]);
    let refused = opener.post(&format!("{table}/remove"), &[("seat", "1")]);
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("The game has begun"), "{}", refused.body);
    assert!(stranger.get(&table).body.contains("Boris"));
}

#[test]
fn a_blocked_person_cannot_sit_down_beside_the_blocker() {
    let address = serve(&database());
    let mut anna = named(address, "Anna");
    let mut boris = named(address, "Boris");
    let first = open(&mut anna, "2", &[("open", "on")]);
    boris.submit(&format!("{first}/sit"), &[]);
    anna.submit(&format!("{first}/block"), &[("seat", "1")]);
    assert_eq!(anna.post(&format!("{first}/block"), &[("seat", "0")]).status, 409, "not oneself");
    let second = open(&mut anna, "3", &[("open", "on")]);
    let refused = boris.post(&format!("{second}/sit"), &[]);
    assert_eq!(refused.status, 403, "a table of the blocker's");
    let mut clara = named(address, "Clara");
    let third = open(&mut clara, "3", &[("open", "on")]);
    anna.submit(&format!("{third}/sit"), &[]);
    assert_eq!(boris.post(&format!("{third}/sit"), &[]).status, 403, "where the blocker sits");
    // The blocker finds the block and ends it.
    let blocked = anna.get("/blocked");
    assert!(blocked.body.contains("Boris"), "{}", blocked.body);
    let n = blocked.fields("n")[0].clone();
    let after = anna.submit("/blocked/end", &[("n", &n), ("back", "/blocked")]);
    assert!(after.body.contains("You have blocked nobody"), "{}", after.body);
    boris.submit(&format!("{second}/sit"), &[]);
}

#[test]
fn nobody_else_ends_a_block() {
    let address = serve(&database());
    let (mut anna, mut boris) = (named(address, "Anna"), named(address, "Boris"));
    let table = open(&mut anna, "2", &[("open", "on")]);
    boris.submit(&format!("{table}/sit"), &[]);
    anna.submit(&format!("{table}/block"), &[("seat", "1")]);
    boris.post("/blocked/end", &[("n", "1"), ("back", "/")]);
    assert!(anna.get("/blocked").body.contains("Boris"));
    assert!(!boris.get("/blocked").body.contains("Anna"), "nobody is told");
    let mut nobody = Browser::new(address);
    assert_eq!(nobody.post("/blocked/end", &[("n", "1"), ("back", "/")]).status, 403);
    assert_eq!(nobody.post(&format!("{table}/block"), &[("seat", "1")]).status, 403);
}

/// The wealth tiles that a page names.
fn tiles(browser: &mut Browser, table: &str) -> usize {
    let page = browser.get(table).body;
    let is_tile = |word: &&str| word.len() == 3 && word[1..].parse::<u8>().is_ok();
    let words = page.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter(|word| word.starts_with('W')).filter(is_tile).count()
}

#[test]
fn nobody_sees_the_tiles_of_a_seat_before_everybody_sits() {
    let address = serve(&database());
    let mut opener = named(address, "Anna");
    let table = open(&mut opener, "3", &[("open", "on")]);
    let (sit, leave) = (format!("{table}/sit"), format!("{table}/leave"));
    let mut curious = named(address, "Boris");
    curious.submit(&sit, &[]);
    for browser in [&mut opener, &mut curious] {
        assert_eq!(tiles(browser, &table), 0, "they may still get up");
        assert_eq!(tiles(browser, &format!("{table}/at/1")), 0);
    }
    let page = curious.get(&table).body;
    assert!(page.contains("desk-notes"), "they sit there all the same");
    assert!(!page.contains(&format!("action=\"{sit}\"")));
    curious.submit(&leave, &[("means", "frees")]);
    let (mut clara, mut dora) = (named(address, "Clara"), named(address, "Dora"));
    for browser in [&mut clara, &mut dora] {
        browser.submit(&sit, &[]);
    }
    for browser in [&mut opener, &mut clara, &mut dora] {
        assert!(tiles(browser, &table) > 0, "now everybody sees their own");
    }
    assert_eq!(tiles(&mut curious, &table), 0);
}

#[test]
fn nobody_sits_at_a_blockers_table_by_logging_in_there() {
    let address = serve(&database());
    let mut opener = account(address, "Anna");
    let first = open_table(&mut opener);
    account(address, "Boris").submit(&format!("{first}/sit"), &[]);
    opener.submit(&format!("{first}/block"), &[("seat", "1")]);
    let table = open_table(&mut opener);
    let mut guest = named(address, "Dora");
    guest.submit(&format!("{table}/sit"), &[]);
    let fields = [("name", "Boris"), ("password", "a long password")];
    assert_eq!(guest.post("/account/login", &fields).status, 303);
    let page = opener.get(&table).body;
    assert!(!page.contains("Boris") && !page.contains("Dora"), "the seat is free again");
    assert_eq!(guest.post(&format!("{table}/sit"), &[]).status, 403);
    named(address, "Clara").submit(&format!("{table}/sit"), &[]);
    assert!(opener.get(&table).body.contains("Clara"));
}

/// A table for three that everybody finds.
fn open_table(opener: &mut Browser) -> String {
    open(opener, "3", &[("open", "on")])
}

#[test]
fn no_change_is_acknowledged_while_the_file_is_gone() {
    let db = database();
    let mut browser = Browser::new(serve(&db));
    let table = crate::http::play_now(&mut browser);
    let (file, aside) = (db.trim_start_matches("sqlite://"), format!("{db}-aside"));
    let aside = aside.trim_start_matches("sqlite://");
    std::fs::rename(file, aside).expect("taken away");
    assert_eq!(browser.post("/play-now", &[("game", "tzolkin")]).status, 503);
    assert_eq!(browser.post(&format!("{table}/notes"), &[("text", "Gone")]).status, 503);
    std::fs::rename(aside, file).expect("put back");
    assert_eq!(browser.post("/play-now", &[("game", "tzolkin")]).status, 303);
}

#[test]
fn an_invitation_says_whether_a_seat_is_free() {
    let address = serve(&database());
    let mut opener = named(address, "Anna");
    let table = open(&mut opener, "2", &[]);
    let page = opener.get(&table).body;
    let link = page.split("/join/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    let link = format!("/join/{link}");
    assert_eq!(place(&opener.get(&link)), table, "the opener sits here already");
    let mut friend = named(address, "Boris");
    assert!(friend.get(&link).body.contains("A seat is waiting for you"));
    friend.submit(&link, &[]);
    assert_eq!(place(&friend.get(&link)), table, "and now the friend does");
    for mut late in [named(address, "Clara"), Browser::new(address)] {
        let page = late.get(&link).body;
        assert!(page.contains("No seat is free at this table any more"), "{page}");
        assert!(!page.contains("A seat is waiting") && !page.contains("Sit down"), "{page}");
        assert!(page.contains(&format!("href=\"{table}\"")), "they may watch: {page}");
    }
}

#[test]
fn an_invitation_promises_nothing_to_a_person_who_was_removed() {
    let address = serve(&database());
    let mut opener = named(address, "Anna");
    let table = open(&mut opener, "3", &[]);
    let page = opener.get(&table).body;
    let link = page.split("/join/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    let mut removed = named(address, "Boris");
    removed.submit(&format!("/join/{link}"), &[]);
    opener.submit(&format!("{table}/remove"), &[("seat", "1")]);
    let page = removed.get(&format!("/join/{link}")).body;
    assert!(page.contains("You cannot sit down at this table"), "{page}");
    assert!(!page.contains("A seat is waiting") && !page.contains("Sit down"), "{page}");
}

#[test]
fn a_seat_is_offered_only_to_those_who_may_sit_down() {
    let address = serve(&database());
    let mut opener = named(address, "Anna");
    let table = open(&mut opener, "4", &[("open", "on")]);
    let sit = format!("{table}/sit");
    let (mut sits, mut removed) = (named(address, "Boris"), named(address, "Clara"));
    sits.submit(&sit, &[]);
    removed.submit(&sit, &[]);
    opener.submit(&format!("{table}/remove"), &[("seat", "2")]);
    let mut blocked = account(address, "Dora");
    assert!(blocked.get("/").body.contains(&sit), "so far nobody is against it");
    blocked.submit(&format!("{table}/talk"), &[("text", "Something rude")]);
    let page = opener.get(&table).body;
    let line = page.split("/said/").nth(1).and_then(|rest| rest.split('"').next()).expect("a line");
    opener.submit(&format!("{table}/said/{line}/block"), &[]);
    for (browser, who) in [
        (&mut opener, "the opener"),
        (&mut sits, "somebody who sits there"),
        (&mut removed, "somebody who was removed"),
        (&mut blocked, "somebody who is blocked"),
    ] {
        for path in ["/", &table] {
            let page = browser.get(path).body;
            assert!(page.contains(&table) && !page.contains(&sit), "{who} at {path}: {page}");
        }
    }
    for mut browser in [named(address, "Eve"), Browser::new(address)] {
        assert!(browser.get("/").body.contains(&sit) && browser.get(&table).body.contains(&sit));
    }
}

#[test]
fn those_who_wait_read_for_whom_and_not_the_question_to_another() {
    let mut company = company(2, 12, config);
    let (table, asked) = (company.table.clone(), company.asked());
    let heading = |browser: &mut Browser| {
        let page = browser.get(&table).body;
        let text = page.split("id=\"question\"").nth(1).and_then(|rest| rest.split("</h2>").next());
        text.expect("a heading").to_string()
    };
    let question = heading(&mut company.people[asked]);
    let question = question.rsplit("<span class=\"asked-for\">").next().expect("a question");
    for browser in [&mut company.people[1 - asked], &mut Browser::new(company.address)] {
        let read = heading(browser);
        assert!(read.contains(&format!("Waiting for {}", NAMES[asked])), "{read}");
        assert!(!read.contains(question), "{read}");
    }
}

#[test]
fn whoever_follows_an_invitation_may_say_their_name() {
    let address = serve(&database());
    let mut opener = account(address, "Anna");
    let table = open(&mut opener, "4", &[]);
    let page = opener.get(&table).body;
    let link = page.split("/join/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    let link = format!("/join/{link}");
    let mut friend = Browser::new(address);
    let asked = friend.get(&link).body;
    assert!(asked.contains("name=\"name\""), "{asked}");
    let taken = friend.post(&link, &[("name", "Anna")]);
    assert_eq!(taken.status, 422);
    assert!(taken.body.contains("belongs to another account"), "{}", taken.body);
    assert!(taken.body.contains("value=\"Anna\""), "what was typed stays: {}", taken.body);
    assert!(friend.cookie("oikumene_session").is_none(), "nothing was made of it");
    let page = friend.submit(&link, &[("name", "Boris")]).body;
    assert!(page.contains("Boris") && opener.get(&table).body.contains("Boris"), "{page}");
    // Nobody has to, and those who have a name keep it.
    Browser::new(address).submit(&link, &[("name", " ")]);
    let mut named = named(address, "Clara");
    assert!(!named.get(&link).body.contains("name=\"name\""));
    named.submit(&link, &[("name", "Dora")]);
    let page = opener.get(&table).body;
    assert!(page.contains("Clara") && !page.contains("Dora"), "{page}");
}
