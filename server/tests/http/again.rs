//! The same people once more: they are asked.

use crate::http::my_turn;
use crate::http::people::{company, finished, named, place, wait};
use server::store::Store;
use trial::client;
use trial::client::Browser;

#[test]
fn the_others_are_asked_and_the_game_begins_when_all_have_said_yes() {
    let mut company = finished(3);
    let table = company.table.clone();
    let [anna, boris, clara] = &mut company.people[..] else { panic!("three people") };
    let next = place(&anna.post(&format!("{table}/again"), &[]));
    assert_ne!(next, table);
    assert_eq!(place(&anna.post(&format!("{table}/again"), &[])), next, "pressed twice");
    assert_eq!(place(&boris.post(&format!("{table}/again"), &[])), next, "pressed by another");
    let hall = boris.get("/").body;
    assert!(hall.contains("You are invited"), "{hall}");
    assert!(
        hall.contains("id=\"invited\" aria-live=\"polite\""),
        "announced when it comes: {hall}"
    );
    assert!(hall.contains(&format!("{next}/accept")) && hall.contains(&format!("{next}/decline")));
    assert!(!anna.get("/").body.contains("You are invited"), "the asker is not");
    let old = clara.get(&table).body;
    assert!(old.contains("Anna asks you to play once more"), "{old}");
    assert!(old.contains(&format!("{next}/accept")), "on the finished table's page");
    assert!(clara.get(&next).body.contains("Anna asks you to play at this table"));
    // Nobody chooses before everybody has said yes.
    assert!(anna.get(&next).fields("choice").is_empty());
    boris.submit(&format!("{next}/accept"), &[]);
    assert!(!boris.get("/").body.contains("You are invited"), "answered");
    assert!(anna.get(&next).fields("choice").is_empty(), "Clara has not answered");
    clara.submit(&format!("{next}/accept"), &[]);
    let asked = [anna, boris, clara].map(|browser| browser.get(&next).fields("choice").len());
    assert_eq!(asked.iter().filter(|&&choices| choices > 0).count(), 1, "the game is on");
}

#[test]
fn a_declined_seat_is_free_for_somebody_with_the_link() {
    let mut company = finished(2);
    let (address, table) = (company.address, company.table.clone());
    let [anna, boris] = &mut company.people[..] else { panic!("two people") };
    let next = place(&anna.post(&format!("{table}/again"), &[]));
    assert_eq!(place(&boris.post(&format!("{next}/decline"), &[])), "/");
    let told = anna.get(&next).body;
    assert!(told.contains("Boris was asked and does not play"), "{told}");
    let asked = told.split("id=\"desk-log\"").next().expect("the question");
    assert!(asked.contains("Boris was asked and does not play"), "where one looks: {asked}");
    assert!(!boris.get("/").body.contains(&next), "gone from the hall");
    assert_eq!(boris.post(&format!("{next}/accept"), &[]).status, 409, "too late");
    let link = told.split("/join/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    let mut friend = named(address, "Clara");
    friend.submit(&format!("/join/{link}"), &[]);
    assert!(anna.get(&next).body.contains("Clara"));
}

#[test]
fn a_stranger_cannot_take_a_seat_that_is_kept() {
    let mut company = finished(2);
    let (address, table) = (company.address, company.table.clone());
    let next = place(&company.people[0].post(&format!("{table}/again"), &[]));
    let page = company.people[0].get(&next).body;
    assert!(!page.contains("/join/"), "no link where no seat is free: {page}");
    let id = next.trim_start_matches("/t/");
    let kept = wait(async {
        Store::open(&company.db).await.expect("the same database").table(id).await.expect("read")
    });
    let link = format!("{id}/{}", kept.expect("a table").invite);
    let mut stranger = named(address, "Clara");
    assert_eq!(stranger.post(&format!("/join/{link}"), &[]).status, 409, "even with the link");
    assert_eq!(stranger.post(&format!("{next}/sit"), &[]).status, 404, "it is not open");
    assert_eq!(stranger.post(&format!("{next}/accept"), &[]).status, 409);
    assert_eq!(stranger.post(&format!("{next}/decline"), &[]).status, 409);
    assert_eq!(Browser::new(address).post(&format!("{next}/accept"), &[]).status, 403);
    assert_eq!(stranger.post(&format!("{table}/again"), &[]).status, 403);
    // Whoever was asked may follow the link as well.
    company.people[1].submit(&format!("/join/{link}"), &[]);
    assert!(!company.people[1].get("/").body.contains("You are invited"));
}

#[test]
fn again_waits_for_the_end_of_the_game() {
    let mut company = company(2, 30, client::config);
    let table = company.table.clone();
    let refused = company.people[0].post(&format!("{table}/again"), &[]);
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("The game is not over yet"), "{}", refused.body);
    let hall = company.people[1].get("/").body;
    assert_eq!(hall.matches("href=\"/t/").count(), 1, "nothing was opened");
}

#[test]
fn somebody_who_has_blocked_the_asker_is_not_asked() {
    let mut company = finished(3);
    let table = company.table.clone();
    let [anna, boris, clara] = &mut company.people[..] else { panic!("three people") };
    boris.submit(&format!("{table}/block"), &[("seat", "0")]);
    let next = place(&anna.post(&format!("{table}/again"), &[]));
    assert!(!boris.get("/").body.contains("You are invited"));
    assert_eq!(boris.post(&format!("{next}/accept"), &[]).status, 409);
    assert!(clara.get("/").body.contains("You are invited"));
}

#[test]
fn the_asker_may_take_a_question_back_and_close_the_table() {
    let mut company = finished(2);
    let table = company.table.clone();
    let [anna, boris] = &mut company.people[..] else { panic!("two people") };
    let next = place(&anna.post(&format!("{table}/again"), &[]));
    anna.submit(&format!("{next}/remove"), &[("seat", "1")]);
    assert!(!boris.get("/").body.contains("You are invited"), "the question was taken back");
    let page = anna.get(&format!("{next}/leave"));
    assert!(page.body.contains("the table is closed for everybody"), "{}", page.body);
    anna.submit(&format!("{next}/leave"), &[("means", &page.fields("means")[0])]);
    assert_eq!(anna.get(&next).status, 410);
    let another = place(&boris.post(&format!("{table}/again"), &[]));
    assert_ne!(another, next, "a closed table does not stand in the way");
    assert!(anna.get("/").body.contains(&format!("{another}/accept")), "now Boris asks");
}

#[test]
fn a_game_against_minds_begins_again_at_once() {
    let mut browser = Browser::new(client::serve(&client::database()));
    let fields = [("game", "tzolkin"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "mind:random")];
    let table = place(&browser.post("/tables", &fields));
    my_turn(&mut browser, &table);
    let means = browser.get(&format!("{table}/leave")).fields("means")[0].clone();
    browser.submit(&format!("{table}/leave"), &[("means", &means)]);
    let next = place(&browser.post(&format!("{table}/again"), &[]));
    assert!(!my_turn(&mut browser, &next).fields("choice").is_empty());
}
