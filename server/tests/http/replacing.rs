//! Somebody is gone from a table without a clock.

use crate::http::people::{Company, company};
use crate::http::{choose, my_turn};
use server::host::Patience;
use trial::client::{Browser, config};

/// Nobody waits for anybody here.
fn impatient(db: &str) -> server::Config {
    let patience = Patience { live: 0, letters: 0 };
    server::Config { absence: patience, ..config(db) }
}

/// The one who is asked apart from the others.
fn apart(company: &mut Company) -> (Browser, Vec<Browser>, String) {
    let asked = company.asked();
    let mut others = company.people.clone();
    let absent = others.remove(asked);
    (absent, others, asked.to_string())
}

#[test]
fn of_two_the_others_word_is_enough_and_the_absent_one_may_come_back() {
    let mut company = company(2, 12, impatient);
    let table = company.table.clone();
    let (mut absent, mut others, seat) = apart(&mut company);
    let other = &mut others[0];
    assert!(!absent.get(&table).body.contains("/let-play"), "not for oneself");
    let path = format!("{table}/let-play");
    assert_eq!(absent.post(&path, &[("seat", &seat)]).status, 409, "not for oneself");
    let page = other.get(&table).body;
    assert!(page.contains("has not chosen for a long time"), "{page}");
    let mut stranger = Browser::new(company.address);
    assert_eq!(stranger.post(&path, &[("seat", &seat)]).status, 403);
    let wrong = if seat == "0" { "1" } else { "0" };
    assert_eq!(other.post(&path, &[("seat", wrong)]).status, 409, "nobody waits for that one");
    other.submit(&path, &[("seat", &seat)]);
    let told = other.get(&table).body;
    assert!(told.contains("is away: Adept plays until they are back"), "{told}");
    let away = absent.get(&table);
    assert!(away.body.contains("The others did not wait any longer"), "{}", away.body);
    assert!(away.body.contains(&format!("{table}/back")) && away.fields("choice").is_empty());
    // It is kept without a clock, too: the next server on the same file knows it.
    let address = company.server.again().address;
    absent.move_to(address);
    other.move_to(address);
    assert!(absent.get(&table).body.contains(&format!("{table}/back")));
    absent.submit(&format!("{table}/back"), &[]);
    for _ in 0..200 {
        if !absent.get(&table).fields("choice").is_empty() {
            break;
        }
        let page = other.get(&table);
        if !page.fields("choice").is_empty() {
            choose(other, &table, &page, 0);
        }
    }
    let back = my_turn(&mut absent, &table);
    assert!(!back.fields("choice").is_empty() && !back.body.contains(&format!("{table}/back")));
    assert_eq!(choose(&mut absent, &table, &back, 0).status, 303);
}

#[test]
fn of_three_both_others_must_agree() {
    let mut company = company(3, 12, impatient);
    let table = company.table.clone();
    let (mut absent, mut others, seat) = apart(&mut company);
    let path = format!("{table}/let-play");
    let page = others[0].submit(&path, &[("seat", &seat)]).body;
    assert!(page.contains("You have agreed that an opponent plays on"), "{page}");
    assert!(!absent.get(&table).fields("choice").is_empty(), "not yet");
    others[0].submit(&path, &[("seat", &seat)]);
    assert!(!absent.get(&table).fields("choice").is_empty(), "twice is once");
    assert!(others[1].get(&table).body.contains("has not chosen for a long time"));
    others[1].submit(&path, &[("seat", &seat)]);
    assert!(absent.get(&table).body.contains(&format!("{table}/back")));
}

#[test]
fn what_was_agreed_is_void_when_the_absent_one_chooses() {
    let mut company = company(3, 12, impatient);
    let table = company.table.clone();
    let (mut absent, mut others, seat) = apart(&mut company);
    let path = format!("{table}/let-play");
    others[0].submit(&path, &[("seat", &seat)]);
    let page = absent.get(&table);
    assert_eq!(choose(&mut absent, &table, &page, 0).status, 303);
    absent.post(&format!("{table}/undo"), &[]);
    // Whoever is asked now, only one of the two others has agreed to it.
    let (mut absent, mut others, seat) = apart(&mut company);
    others[1].submit(&path, &[("seat", &seat)]);
    assert!(!absent.get(&table).fields("choice").is_empty(), "the first word does not count");
}

#[test]
fn nobody_is_replaced_before_patience_ends() {
    let mut company = company(2, 12, config);
    let table = company.table.clone();
    let (_, mut others, seat) = apart(&mut company);
    assert!(!others[0].get(&table).body.contains("/let-play"));
    let early = others[0].post(&format!("{table}/let-play"), &[("seat", &seat)]);
    assert_eq!(early.status, 409);
    assert!(early.body.contains("too early"), "{}", early.body);
}

#[test]
fn open_pages_are_told_when_patience_ends_and_so_is_the_absent_one() {
    let patience = Patience { live: 4_000, letters: 0 };
    let mut company = company(2, 12, |db| server::Config { absence: patience, ..config(db) });
    let table = company.table.clone();
    let (mut absent, mut others, _) = apart(&mut company);
    let mut events = others[0].listen(&format!("{table}/live"));
    assert_eq!(events.next().as_deref(), Some("changed"), "the present");
    assert!(!others[0].get(&table).body.contains("/let-play"), "not yet");
    assert!(!absent.get(&table).body.contains("waiting for you"), "not yet");
    assert_eq!(events.next().as_deref(), Some("changed"), "by itself");
    assert!(others[0].get(&table).body.contains("/let-play"));
    let page = absent.get(&table).body;
    assert!(page.contains("The others have been waiting for you"), "{page}");
    assert!(!others[0].get(&table).body.contains("waiting for you"));
    assert!(!Browser::new(company.address).get(&table).body.contains("waiting for you"));
}
