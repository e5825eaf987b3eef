//! What a browser gets that follows a table live: pages without the parts that it has.

use crate::http::{choose, my_turn, play_now, play_now_at};
use std::collections::BTreeMap;
use trial::client::{Browser, database, serve};

/// The parts of a page by their hash, and the page with those that did not come put in.
fn whole(text: &str, had: &BTreeMap<String, String>) -> (String, BTreeMap<String, String>) {
    let (mut page, mut parts) = (String::new(), BTreeMap::new());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("<!--") {
        page += before;
        let (mark, after) = after.split_once("-->").expect("a mark ends");
        let (kind, hash) = mark.split_at(1);
        let (part, after) = match kind {
            "(" => {
                let (part, after) = after.split_once("<!--)-->").expect("a part ends");
                (part.to_string(), after)
            }
            "=" => (had[hash].clone(), after),
            _ => panic!("a strange mark {mark}"),
        };
        page += &part;
        parts.insert(hash.to_string(), part);
        rest = after;
    }
    (page + rest, parts)
}

#[test]
fn a_live_page_leaves_out_what_the_browser_has_and_is_the_same_page() {
    for game in ["tzolkin", "through-the-ages"] {
        let mut browser = Browser::new(serve(&database()));
        let table = play_now_at(&mut browser, game);
        let (mut had, mut saved) = (BTreeMap::new(), 0);
        for _ in 0..12 {
            let page = my_turn(&mut browser, &table);
            assert!(!page.body.contains("<!--"), "a plain page has no marks");
            let have = had.keys().cloned().collect::<Vec<_>>().join(" ");
            let mut live = browser.clone();
            live.extra = vec![("X-Live", "1".into()), ("X-Have", have)];
            let sent = live.get(&table).body;
            let (put_together, parts) = whole(&sent, &had);
            assert_eq!(put_together, page.body, "{game}");
            assert!(parts.len() > 10, "{game} has parts");
            saved += page.body.len().saturating_sub(sent.len());
            had = parts;
            // The last ends turns and declines offers.
            let last = page.fields("choice").len() - 1;
            choose(&mut browser, &table, &page, last);
        }
        assert!(saved > 12 * 20_000, "{game}: only {saved} bytes were left out");
    }
}

#[test]
fn a_browser_that_claims_to_have_anything_gets_a_whole_page() {
    let mut browser = Browser::new(serve(&database()));
    let table = play_now(&mut browser);
    let plain = my_turn(&mut browser, &table).body;
    for have in ["", "0 1 2", "<script> zz", &"f ".repeat(2000)] {
        browser.extra = vec![("X-Live", "1".into()), ("X-Have", have.to_string())];
        assert_eq!(whole(&browser.get(&table).body, &BTreeMap::new()).0, plain);
    }
}
