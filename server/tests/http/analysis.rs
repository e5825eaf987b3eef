//! Hints at the table, and the analysis of a finished game.

use crate::http::{choose, finished_record, my_turn, play_now};
use trial::client::{Browser, Page, config, database, serve, start};

/// Asks for a hint at the question that a page shows.
fn ask(browser: &mut Browser, table: &str, page: &Page) -> Page {
    browser.post(&format!("{table}/hint"), &[("n", &page.fields("n")[0])])
}

#[test]
fn whoever_plays_alone_may_ask_for_a_hint() {
    let mut browser = Browser::new(serve(&database()));
    let table = play_now(&mut browser);
    let page = my_turn(&mut browser, &table);
    assert!(page.body.contains("id=\"ask-hint\"") && !page.body.contains("id=\"hint\""));
    assert_eq!(ask(&mut browser, &table, &page).status, 303);
    let hinted = browser.get(&table);
    assert!(hinted.body.contains("id=\"hint\""), "{}", hinted.body);
    assert_eq!(hinted.body.matches("choice is-hinted").count(), 1, "the best one is marked");
    assert!(!hinted.body.contains("id=\"ask-hint\""), "one hint is enough");
    // Nobody else sees it.
    let mut stranger = Browser::new(browser.address());
    assert!(!stranger.get(&table).body.contains("id=\"hint\""));
    assert_eq!(ask(&mut stranger, &table, &page).status, 403);
    // It goes with the question.
    choose(&mut browser, &table, &hinted, 0);
    let next = my_turn(&mut browser, &table);
    assert!(!next.body.contains("id=\"hint\""));
    assert_eq!(ask(&mut browser, &table, &page).status, 409, "the table has moved on");
    assert_eq!(browser.post(&format!("{table}/hint"), &[("n", "x")]).status, 422);
    assert_eq!(browser.post("/t/nowhere/hint", &[("n", "1")]).status, 404);
}

/// A table for two people, with or without hints, and the one of them who is asked.
fn for_two(hints: bool) -> (Browser, String, Page) {
    let address = serve(&database());
    let (mut owner, mut friend) = (Browser::new(address), Browser::new(address));
    let mut fields =
        vec![("game", "tzolkin"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "invite")];
    if hints {
        fields.push(("hints", "on"));
    }
    let page = owner.submit("/tables", &fields);
    assert!(!page.body.contains("id=\"ask-hint\""), "not before everybody sits");
    let link = page.body.split("/join/").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let join = format!("/join/{}", link.split('<').next().unwrap());
    let table = friend.post(&join, &[]).header("location").expect("a table").to_string();
    let told = "Hints are allowed at this table";
    for browser in [&mut owner, &mut friend] {
        assert_eq!(browser.get(&table).body.contains(told), hints, "everybody is told");
    }
    let page = owner.get(&table);
    match page.fields("choice").is_empty() {
        true => {
            let page = friend.get(&table);
            (friend, table, page)
        }
        false => (owner, table, page),
    }
}

#[test]
fn people_get_hints_only_where_they_have_agreed_on_them() {
    let (mut asked, table, page) = for_two(false);
    assert!(!page.body.contains("id=\"ask-hint\""));
    assert_eq!(ask(&mut asked, &table, &page).status, 403);
    let (mut asked, table, page) = for_two(true);
    assert!(page.body.contains("id=\"ask-hint\""));
    assert_eq!(ask(&mut asked, &table, &page).status, 303);
    assert!(asked.get(&table).body.contains("id=\"hint\""));
}

#[test]
fn a_finished_game_is_analysed_once_and_kept() {
    let db = database();
    let server = start(config(&db));
    let mut browser = Browser::new(server.address);
    let page = browser.post("/import", &[("record", &finished_record())]);
    let table = page.header("location").expect("a table").to_string();
    assert!(browser.get(&table).body.contains(&format!("action=\"{table}/analysis\"")));
    let path = format!("{table}/analysis");
    let before = browser.get(&path);
    assert!(before.status == 200 && before.header("refresh").is_none());
    let mut changes = browser.listen(&format!("{table}/live"));
    let begun = browser.post(&path, &[]);
    assert_eq!((begun.status, begun.header("location")), (303, Some(path.as_str())));
    assert_eq!(browser.post(&path, &[]).status, 303, "twice is once");
    while browser.get(&path).header("refresh").is_some() {
        changes.next().expect("the stream tells when it is done");
    }
    let made = browser.get(&path);
    assert!(made.body.contains("id=\"turns\"") && made.body.contains("id=\"every\""));
    assert!(made.body.contains(&format!("{table}/at/")), "every moment can be looked at");
    browser.set_cookie("oikumene_language", "ru");
    assert!(browser.get(&path).body.contains("Переломные моменты"));
    let mut later = Browser::new(server.again().address);
    assert!(later.get(&path).body.contains("id=\"turns\""), "kept for everybody");
}

#[test]
fn a_game_that_goes_on_is_not_analysed() {
    let mut browser = Browser::new(serve(&database()));
    let table = play_now(&mut browser);
    let path = format!("{table}/analysis");
    assert_eq!(browser.get(&path).status, 409);
    assert_eq!(browser.post(&path, &[]).status, 409);
    assert_eq!(browser.get("/t/nowhere/analysis").status, 404);
    assert_eq!(browser.post("/t/nowhere/analysis", &[]).status, 404);
}
