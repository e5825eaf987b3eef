//! Nobody takes back what they have seen: not live, and not after a restart.

use super::choose;
use std::net::SocketAddr;
use trial::client::{Browser, Page, config, database, serve, start};

/// Friends at a table of Tzolk'in, in the order of their seats; and its path.
fn friends(address: SocketAddr, count: usize) -> (Vec<Browser>, String) {
    let mut owner = Browser::new(address);
    let seats = count.to_string();
    let names: Vec<String> = (1..=count).map(|seat| format!("seat-{seat}")).collect();
    let mut fields = vec![("game", "tzolkin"), ("seats", seats.as_str())];
    fields.extend(
        names
            .iter()
            .enumerate()
            .map(|(seat, name)| (name.as_str(), if seat == 0 { "me" } else { "invite" })),
    );
    let opened = owner.post("/tables", &fields);
    let table = opened.header("location").expect("a table").to_string();
    let page = owner.get(&table);
    let link = page.body.split("/join/").nth(1).and_then(|rest| rest.split(['"', '<']).next());
    let join = format!("/join/{}", link.expect("a link for friends"));
    let mut all = vec![owner];
    for _ in 1..count {
        let mut friend = Browser::new(address);
        assert_eq!(friend.submit(&join, &[]).status, 200);
        all.push(friend);
    }
    (all, table)
}

/// Who is asked, and the page with the choices.
fn asked(all: &mut [Browser], table: &str) -> (usize, Page) {
    let pages = all.iter_mut().enumerate().map(|(seat, browser)| (seat, browser.get(table)));
    let mut asked = pages.filter(|(_, page)| !page.fields("choice").is_empty());
    asked.next().expect("somebody is asked")
}

/// Whoever is asked makes the choice of this number on the list.
fn go(all: &mut [Browser], table: &str, index: usize) -> usize {
    let (seat, page) = asked(all, table);
    let answer = choose(&mut all[seat], table, &page, index);
    assert_eq!(answer.status, 303, "{}", answer.body);
    seat
}

fn undo(browser: &mut Browser, table: &str) -> u16 {
    let one = browser.post(&format!("{table}/undo"), &[]).status;
    if one == 409 {
        let turn = browser.post(&format!("{table}/undo-turn"), &[]);
        assert_eq!(turn.status, 409, "nor the whole turn");
        assert!(browser.get(table).body.contains("id=\"undo\" disabled"), "nor is it offered");
    }
    one
}

/// How many choices were made.
fn made(browser: &mut Browser, table: &str) -> usize {
    browser.get(table).fields("n")[0].parse().expect("a number")
}

#[test]
fn the_last_to_keep_wealth_tiles_cannot_take_it_back() {
    for count in 2..=3 {
        let (mut all, table) = friends(serve(&database()), count);
        let mut kept = Vec::new();
        for _ in 1..count {
            kept.push(go(&mut all, &table, 0));
        }
        // Nobody has seen anything so far: the one before the last may think again.
        let before = made(&mut all[0], &table);
        let earlier = kept[count - 2];
        assert_eq!(undo(&mut all[earlier], &table), 303);
        assert_eq!(go(&mut all, &table, 1), earlier);
        let last = go(&mut all, &table, 0);
        assert!(!kept.contains(&last), "everybody keeps tiles once");
        assert_eq!(made(&mut all[0], &table), before + 1);
        for browser in &mut all {
            assert_eq!(undo(browser, &table), 409);
        }
        assert_eq!(all[last].post(&format!("{table}/redo"), &[]).status, 409);
        assert_eq!(made(&mut all[0], &table), before + 1, "the tiles stay kept");
    }
}

#[test]
fn people_at_one_screen_cannot_take_back_what_lies_open() {
    let mut browser = Browser::new(serve(&database()));
    let fields = [("game", "tzolkin"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "beside")];
    let opened = browser.post("/tables", &fields);
    let table = opened.header("location").expect("a table").to_string();
    for _ in 0..2 {
        let page = browser.submit(&format!("{table}/take-over"), &[]);
        assert_eq!(choose(&mut browser, &table, &page, 0).status, 303);
    }
    assert_eq!(undo(&mut browser, &table), 409);
}

#[test]
fn what_somebody_chose_after_you_holds_you_after_a_restart_too() {
    let server = start(config(&database()));
    let (mut all, table) = friends(server.address, 2);
    // Through the set-up and the first turn; then the other takes their first choice back.
    go(&mut all, &table, 0);
    go(&mut all, &table, 0);
    let first = go(&mut all, &table, 0);
    while asked(&mut all, &table).0 == first {
        go(&mut all, &table, 0);
    }
    let before = made(&mut all[0], &table);
    let second = go(&mut all, &table, 0);
    assert_ne!(first, second);
    assert_eq!(undo(&mut all[second], &table), 303);
    assert_eq!(made(&mut all[0], &table), before);
    assert_eq!(undo(&mut all[first], &table), 409, "the answer has been seen");
    let server = server.again();
    all.iter_mut().for_each(|browser| browser.move_to(server.address));
    assert_eq!(undo(&mut all[first], &table), 409, "and nobody forgets it");
    assert_eq!(made(&mut all[0], &table), before);
    // The game goes on as before: own choices can be taken back.
    assert_eq!(go(&mut all, &table, 0), second);
    assert_eq!(undo(&mut all[second], &table), 303);
    assert_eq!(undo(&mut all[first], &table), 409);
}

#[test]
fn what_can_be_taken_back_still_can_after_a_restart() {
    let server = start(config(&database()));
    let (mut all, table) = friends(server.address, 2);
    go(&mut all, &table, 0);
    go(&mut all, &table, 0);
    let before = made(&mut all[0], &table);
    let seat = go(&mut all, &table, 0);
    let server = server.again();
    all.iter_mut().for_each(|browser| browser.move_to(server.address));
    assert_eq!(undo(&mut all[seat], &table), 303);
    assert_eq!(made(&mut all[0], &table), before);
    assert_eq!(undo(&mut all[seat], &table), 409, "but not what lies open");
}

/// A question speaks to the person who is asked: others read at an earlier moment, as now, who that
/// was.
#[test]
fn an_earlier_question_is_put_to_nobody_else() {
    let mut company = crate::http::people::company(2, 60, trial::client::config);
    let mut stranger = Browser::new(company.address);
    let told =
        |page: &str| ["Anna", "Boris"].iter().any(|name| page.contains(&format!("Here {name} is")));
    for n in 40..60 {
        let path = format!("{}/at/{n}", company.table);
        let pages = company.people.iter_mut().map(|who| who.get(&path).body);
        let count = pages.filter(|page| told(page)).count();
        let is_chance = !told(&stranger.get(&path).body);
        assert_eq!(count, if is_chance { 0 } else { 1 }, "{path}");
    }
    assert!((40..60).any(|n| told(&stranger.get(&format!("{}/at/{n}", company.table)).body)));
}
