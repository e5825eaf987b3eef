//! Tempo and clocks.

use crate::http::{choose, my_turn};
use trial::client::{Browser, Page, database, serve};

/// The form of a table for two with some more fields.
fn open(browser: &mut Browser, second: &str, more: &[(&str, &str)]) -> Page {
    let fields = [("game", "tzolkin"), ("seats", "2"), ("seat-1", "me"), ("seat-2", second)];
    browser.post("/tables", &[&fields, more].concat())
}

fn place(page: &Page) -> String {
    assert_eq!(page.status, 303, "{}", page.body);
    page.header("location").expect("a table").to_string()
}

/// A clock that runs out at once, if anybody thinks at all.
const BLITZ: [(&str, &str); 4] =
    [("tempo", "live"), ("clock", "own"), ("bank", "0"), ("increment", "1")];

#[test]
fn when_time_is_up_a_mind_plays_on_and_the_person_may_come_back() {
    let mut browser = Browser::new(serve(&database()));
    let table = place(&open(&mut browser, "mind:random", &BLITZ));
    let page = my_turn(&mut browser, &table);
    assert!(page.body.contains("data-running"), "a clock runs");
    let mut events = browser.listen(&format!("{table}/live"));
    while !browser.get(&table).body.contains(&format!("{table}/back")) {
        assert_eq!(events.next().as_deref(), Some("changed"), "everybody is told");
    }
    let away = browser.get(&table);
    assert!(away.body.contains("Time is up: Adept plays for Guest"), "{}", away.body);
    assert!(away.fields("choice").is_empty(), "nothing is asked of them any more");
    browser.set_cookie("oikumene_language", "ru");
    assert!(browser.get(&table).body.contains("Время вышло: Знаток играет вместо"));
    browser.set_cookie("oikumene_language", "en");
    let late = choose(&mut browser, &table, &page, 0);
    assert_eq!(late.status, 409, "too late: {}", late.body);
    browser.submit(&format!("{table}/back"), &[]);
    let back = my_turn(&mut browser, &table);
    assert!(!back.body.contains(&format!("{table}/back")) || back.body.contains("/record\""));
}

#[test]
fn only_whoever_sits_there_comes_back() {
    let address = serve(&database());
    let mut owner = Browser::new(address);
    let table = place(&open(&mut owner, "mind:random", &[]));
    let mut stranger = Browser::new(address);
    assert_eq!(stranger.post(&format!("{table}/back"), &[]).status, 403);
    assert_eq!(owner.post(&format!("{table}/back"), &[]).status, 303, "there is nothing to do");
}

#[test]
fn no_clock_runs_while_a_seat_is_free() {
    let address = serve(&database());
    let mut owner = Browser::new(address);
    let clock = [("tempo", "letters"), ("clock", "short"), ("open", "on")];
    let table = place(&open(&mut owner, "invite", &clock));
    let waiting = owner.get(&table).body;
    assert!(waiting.contains("data-left=\"172800000\""), "two full days: {waiting}");
    assert!(!waiting.contains("data-running"));
    let mut friend = Browser::new(address);
    friend.submit(&format!("{table}/sit"), &[]);
    assert!(owner.get(&table).body.contains("data-running"));
    let hall = owner.get("/").body;
    assert!(hall.contains("A move when you can") && hall.contains("data-running"), "{hall}");
}

#[test]
fn play_now_has_no_clock() {
    let mut browser = Browser::new(serve(&database()));
    let table = place(&browser.post("/play-now", &[("game", "tzolkin")]));
    assert!(!browser.get(&table).body.contains("data-left"));
}

#[test]
fn a_clock_that_makes_no_sense_is_refused_and_nothing_changes() {
    let mut browser = Browser::new(serve(&database()));
    let own = |tempo, bank, increment| {
        vec![("tempo", tempo), ("clock", "own"), ("bank", bank), ("increment", increment)]
    };
    for fields in [
        vec![("tempo", "tomorrow")],
        vec![("clock", "sundial")],
        own("live", "-1", "5"),
        own("live", "5", "-5"),
        own("live", "601", "5"),
        own("letters", "5", "721"),
        own("letters", "99999999999999999999999", "1"),
        own("live", "five", "5"),
        own("live", "", ""),
        own("live", "0", "0"),
        vec![("content", "0000")],
        vec![("seat-2", "mind:deep-thought")],
        vec![("seats", "-2")],
        vec![("seats", "two")],
    ] {
        let page = open(&mut browser, "mind:random", &fields);
        assert_eq!(page.status, 422, "{fields:?}");
        assert!(page.body.contains("action=\"/tables\""), "the form again: {fields:?}");
        browser.set_cookie("oikumene_language", "ru");
        let page = open(&mut browser, "mind:random", &fields);
        let said = page.body.split("role=\"alert\"").nth(1).expect("what was wrong");
        let said = said.split("</p>").next().unwrap_or_default();
        assert!(said.chars().any(|c| ('а'..='я').contains(&c)), "in Russian: {said}");
        browser.set_cookie("oikumene_language", "en");
    }
    assert!(browser.cookie("oikumene_session").is_none(), "nobody has become a guest");
    assert!(browser.get("/metrics").body.contains("oikumene_tables_opened_total 0\n"));
}
