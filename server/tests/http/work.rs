//! Work has a price: hints, analyses, tables and notes of one person leave room for others.

use crate::http::{bring, choose, finished_record, my_turn, play_now};
use trial::client::{Browser, Page, database, serve};

/// The part of a page that is a hint.
fn hint(page: &Page) -> &str {
    let (_, rest) = page.body.split_once("id=\"hint\"").expect("a hint");
    rest.split("</section>").next().expect("its end")
}

#[test]
fn a_table_needs_a_person() {
    let mut browser = Browser::new(serve(&database()));
    let minds =
        [("game", "tzolkin"), ("seats", "2"), ("seat-1", "mind:random"), ("seat-2", "mind:master")];
    let page = browser.post("/tables", &minds);
    assert_eq!(page.status, 422);
    assert!(page.body.contains("At least one seat is for a person"), "{}", page.body);
    assert!(browser.cookie("oikumene_session").is_none(), "and no guest was made for it");
}

#[test]
fn an_analysis_needs_a_session_and_one_person_gets_one_at_a_time() {
    let address = serve(&database());
    let mut owner = Browser::new(address);
    let record = finished_record();
    let tables = [bring(&mut owner, &record), bring(&mut owner, &record)];
    let nobody = Browser::new(address).post(&format!("{}/analysis", tables[0]), &[]);
    assert_eq!(nobody.status, 403, "{}", nobody.body);
    assert_eq!(owner.post(&format!("{}/analysis", tables[0]), &[]).status, 303);
    assert_eq!(owner.post(&format!("{}/analysis", tables[0]), &[]).status, 303, "under way");
    let second = owner.post(&format!("{}/analysis", tables[1]), &[]);
    assert_eq!(second.status, 503, "{}", second.body);
}

#[test]
fn a_person_gets_one_hint_at_a_time_and_the_same_for_the_same_moment() {
    let mut browser = Browser::new(serve(&database()));
    let table = play_now(&mut browser);
    // A question with something to think about.
    for _ in 0..2 {
        let page = my_turn(&mut browser, &table);
        choose(&mut browser, &table, &page, 0);
    }
    let page = my_turn(&mut browser, &table);
    let (path, n) = (format!("{table}/hint"), page.fields("n")[0].clone());
    let asked: Vec<_> = (0..8)
        .map(|_| {
            let (mut browser, path, n) = (browser.clone(), path.clone(), n.clone());
            std::thread::spawn(move || browser.post(&path, &[("n", &n)]).status)
        })
        .collect();
    let answers: Vec<u16> = asked.into_iter().map(|one| one.join().expect("an answer")).collect();
    assert!(answers.contains(&303), "{answers:?}");
    assert!(answers.contains(&429), "the others are told to wait: {answers:?}");
    let first = browser.get(&table);
    for _ in 0..20 {
        assert_eq!(browser.post(&path, &[("n", &n)]).status, 303);
    }
    assert_eq!(hint(&browser.get(&table)), hint(&first), "nobody thinks again");
    assert_eq!(browser.post(&path, &[("n", "1")]).status, 409, "too late");
}

#[test]
fn a_guest_brings_only_so_many_records() {
    let mut browser = Browser::new(serve(&database()));
    let record = finished_record();
    for _ in 0..50 {
        assert_eq!(browser.post("/import", &[("record", &record)]).status, 303);
    }
    let refused = browser.post("/import", &[("record", &record)]);
    assert_eq!(refused.status, 429);
    assert!(refused.body.contains("as many records"), "{}", refused.body);
    assert_eq!(browser.post("/play-now", &[("game", "tzolkin")]).status, 303, "playing goes on");
}

#[test]
fn an_address_brings_only_so_many_records() {
    let address = serve(&database());
    let record = finished_record();
    let mut brought = 0;
    for _ in 0..2 {
        let mut browser = Browser::new(address);
        for _ in 0..40 {
            brought += usize::from(browser.post("/import", &[("record", &record)]).status == 303);
        }
    }
    assert!((60..66).contains(&brought), "{brought}");
}

#[test]
fn a_long_record_is_refused_as_a_record() {
    let mut browser = Browser::new(serve(&database()));
    let record = finished_record();
    let line = record.lines().nth(1).expect("a choice");
    let long = format!("{}\n{}", record.trim_end(), format!("{line}\n").repeat(30_000));
    assert!((1_100_000..3_000_000).contains(&long.len()), "{}", long.len());
    let refused = browser.post("/import", &[("record", &long)]);
    assert_eq!(refused.status, 422);
    assert!(!refused.body.contains("a position has at most"), "{}", refused.body);
}
