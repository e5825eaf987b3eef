//! Programs of the server's owner at tables.

use crate::http::my_turn;
use server::bots::Bots;
use trial::client::{Browser, Page, config, database, serve, serve_with, start};

fn open(browser: &mut Browser, second: &str) -> Page {
    let fields = [("game", "tzolkin"), ("seats", "2"), ("seat-1", "me"), ("seat-2", second)];
    browser.post("/tables", &fields)
}

fn bots(programs: &[&str]) -> Bots {
    let mut bots = Bots::default();
    programs.iter().for_each(|program| bots.add(program).expect("a program"));
    bots
}

#[test]
fn a_program_of_the_owner_can_be_chosen_and_plays() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/bot.py");
    let likes = format!("likes=python3 '{example}'");
    let address = serve_with(&database(), Default::default(), bots(&[&likes]));
    let mut browser = Browser::new(address);
    assert!(browser.get("/new/tzolkin").body.contains("mind:bot:likes"));
    let page = open(&mut browser, "mind:bot:likes");
    assert_eq!(page.status, 303, "{}", page.body);
    let table = page.header("location").expect("a table").to_string();
    let page = my_turn(&mut browser, &table);
    assert!(page.body.contains("likes 2"), "{}", page.body);
    assert!(!page.body.contains("cannot go on"), "{}", page.body);
}

#[test]
fn when_a_program_cannot_go_on_a_house_mind_takes_the_seat_and_everybody_is_told() {
    let plain = config(&database());
    let server = start(server::Config { bots: bots(&["broken=false"]), ..plain.clone() });
    let mut browser = Browser::new(server.address);
    let page = open(&mut browser, "mind:bot:broken");
    let table = page.header("location").expect("a table").to_string();
    // The program is asked at the latest when both have kept their tiles.
    let mut page = my_turn(&mut browser, &table);
    while !page.body.contains("cannot go on") {
        crate::http::choose(&mut browser, &table, &page, 0);
        page = my_turn(&mut browser, &table);
    }
    assert!(page.body.contains("broken cannot go on: "), "{}", page.body);
    assert!(!page.body.contains("broken 2"), "{}", page.body);
    // It stays so after a restart that knows no programs at all.
    browser.move_to(server.again_as(plain).address);
    browser.set_cookie("oikumene_language", "ru");
    let body = browser.get(&table).body;
    assert!(body.contains("broken не может продолжать: место занимает"), "{body}");
}

#[test]
fn a_form_names_no_program_that_the_owner_does_not_allow() {
    let mut browser = Browser::new(serve(&database()));
    for who in ["mind:bot:likes", "mind:cmd:false", "cmd:false", "bot:likes", "mind:bot:"] {
        assert_eq!(open(&mut browser, who).status, 422, "{who}");
    }
}

#[test]
fn a_program_has_a_name_and_can_be_started() {
    for (text, words) in [
        ("likes", "NAME=PROGRAM"),
        ("=false", "letters"),
        ("a b=false", "letters"),
        ("x=", "no program"),
        ("x=/nowhere/bot", "cannot be started"),
        ("x='open", "not closed"),
    ] {
        let why = Bots::default().add(text).unwrap_err();
        assert!(why.contains(words), "{text}: {why}");
    }
    let mut twice = bots(&["x=false"]);
    assert!(twice.add("x=true").unwrap_err().contains("twice"));
}
