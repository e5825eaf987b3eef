//! Talk: who may say and read it, how much of it, and what can be done about it.

use crate::http::people::{Company, account, company, finished, named, open, wait};
use server::store::{Person, Store};
use trial::client::{Browser, config, database, serve};

fn say(browser: &mut Browser, table: &str, text: &str) -> u16 {
    browser.post(&format!("{table}/talk"), &[("text", text)]).status
}

/// A table of Anna's where Boris sits.
fn table_of_two(
    address: std::net::SocketAddr,
    more: &[(&str, &str)],
) -> (Browser, Browser, String) {
    let (mut anna, mut boris) = (named(address, "Anna"), named(address, "Boris"));
    let table = open(&mut anna, "2", more);
    let page = anna.get(&table).body;
    let link = page.split("/join/").nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    boris.submit(&format!("/join/{link}"), &[]);
    (anna, boris, table)
}

#[test]
fn strangers_neither_talk_nor_read_at_a_private_table() {
    let address = serve(&database());
    let (mut anna, mut boris, table) = table_of_two(address, &[]);
    assert!(boris.get(&table).body.contains("Nobody has said anything yet"));
    assert_eq!(say(&mut anna, &table, "Only for us"), 303);
    assert!(boris.get(&table).body.contains("Only for us"));
    let mut guest = named(address, "Clara");
    let refused = guest.post(&format!("{table}/talk"), &[("text", "Hello")]);
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("You cannot talk at this table"), "{}", refused.body);
    let mut member = account(address, "Dora");
    assert_eq!(say(&mut member, &table, "Hello"), 403);
    assert_eq!(say(&mut Browser::new(address), &table, "Hello"), 403);
    for stranger in [&mut guest, &mut member, &mut Browser::new(address)] {
        let page = stranger.get(&table).body;
        assert!(!page.contains("Only for us") && !page.contains("talk-text"), "{page}");
        assert!(page.contains("Talk at this table is for the people who play here"), "{page}");
        assert!(!page.contains("Nobody has said anything"), "{page}");
        assert_eq!(stranger.get(&format!("{table}/said/0")).status, 404);
        assert_eq!(stranger.post(&format!("{table}/said/0/report"), &[]).status, 404);
        let block = stranger.post(&format!("{table}/said/0/block"), &[]).status;
        assert!([403, 404].contains(&block), "{block}");
    }
    assert!(!anna.get(&table).body.contains("Hello"));
}

#[test]
fn a_private_game_that_is_shown_keeps_its_talk_to_itself() {
    let Company { server, address, mut people, table, .. } = finished(2);
    let mut dora = account(address, "Dora");
    assert_eq!(say(&mut people[1], &table, "Only for us"), 303);
    people[0].submit(&format!("{table}/show"), &[("shown", "yes")]);
    assert!(dora.get("/finished").body.contains(&table), "everybody finds the game");
    let address = server.again().address;
    for browser in people.iter_mut().chain([&mut dora]) {
        browser.move_to(address);
    }
    let page = dora.get(&table).body;
    assert!(!page.contains("Only for us") && !page.contains("talk-text"), "{page}");
    assert_eq!(dora.get(&format!("{table}/said/0")).status, 404);
    assert_eq!(say(&mut dora, &table, "A fine game"), 403);
    assert!(people[0].get(&table).body.contains("Only for us"));
}

#[test]
fn at_an_open_table_accounts_talk_and_guests_watch() {
    let address = serve(&database());
    let (mut anna, _, table) = table_of_two(address, &[("open", "on")]);
    let mut member = account(address, "Dora");
    assert_eq!(say(&mut member, &table, "A fine game"), 303);
    assert!(anna.get(&table).body.contains("A fine game"));
    let mut guest = named(address, "Clara");
    assert_eq!(say(&mut guest, &table, "I agree"), 403);
    assert!(guest.get(&table).body.contains("A fine game"), "everybody reads");
    // The opener blocks the watcher, who then is silent here.
    anna.submit(&format!("{table}/said/0/block"), &[]);
    assert!(!anna.get(&table).body.contains("A fine game"), "hidden from the blocker");
    assert!(guest.get(&table).body.contains("A fine game"), "and from nobody else");
    assert_eq!(say(&mut member, &table, "Still there?"), 403);
}

#[test]
fn a_blocked_players_talk_is_hidden_at_every_table() {
    let address = serve(&database());
    let (mut anna, mut boris, table) = table_of_two(address, &[]);
    say(&mut boris, &table, "A rude word");
    say(&mut anna, &table, "A kind word");
    let page = anna.get(&table).body;
    assert!(page.contains("A rude word") && page.contains(&format!("{table}/said/0")), "{page}");
    anna.submit(&format!("{table}/said/0/block"), &[]);
    let (page, theirs) = (anna.get(&table).body, boris.get(&table).body);
    assert!(!page.contains("A rude word") && page.contains("A kind word"), "{page}");
    assert!(theirs.contains("A rude word") && theirs.contains("A kind word"), "{theirs}");
    assert!(page.contains("Unblock"), "{page}");
    say(&mut boris, &table, "Another rude word");
    assert!(!anna.get(&table).body.contains("Another rude word"));
    let n = anna.get("/blocked").fields("n")[0].clone();
    let page = anna.submit("/blocked/end", &[("n", &n), ("back", &table)]).body;
    assert!(page.contains("Another rude word"), "all is there again: {page}");
}

#[test]
fn a_mute_hides_lines_from_oneself_and_does_nothing_else() {
    let db = database();
    let address = serve(&db);
    let (mut anna, mut boris, table) = table_of_two(address, &[]);
    say(&mut boris, &table, "A long story");
    say(&mut anna, &table, "A kind word");
    let line = anna.get(&format!("{table}/said/0")).body;
    assert!(line.contains(&format!("{table}/said/0/mute")), "{line}");
    let page = anna.submit(&format!("{table}/said/0/mute"), &[]).body;
    assert!(page.contains("Muted. You no longer see what they say"), "confirmed: {page}");
    assert!(!page.contains("A long story") && page.contains("A kind word"), "{page}");
    assert!(page.contains("1 line hidden"), "{page}");
    let theirs = boris.get(&table).body;
    assert!(theirs.contains("A long story") && !theirs.contains("Unmute"), "not told: {theirs}");
    assert_eq!(say(&mut boris, &table, "And more of it"), 303, "they talk as before");
    assert!(!anna.get(&table).body.contains("And more of it"));
    // They still come together at tables.
    let next = open(&mut anna, "2", &[("open", "on")]);
    boris.submit(&format!("{next}/sit"), &[]);
    // It ends where it began, and only one's own mutes do.
    let n = anna.get("/blocked").fields("n")[0].clone();
    boris.submit("/muted/end", &[("n", &n), ("back", &table)]);
    assert!(!anna.get(&table).body.contains("A long story"), "not by others");
    assert!(page.contains("/muted/end"), "{page}");
    let page = anna.submit("/muted/end", &[("n", &n), ("back", &table)]).body;
    assert!(page.contains("A long story") && page.contains("And more of it"), "{page}");
    assert!(page.contains("Unmuted") && !page.contains("line hidden"), "{page}");
}

#[test]
fn a_mute_is_kept_and_is_ones_own_data() {
    let Company { server, mut people, table, .. } = finished(2);
    let [anna, boris] = &mut people[..] else { panic!("two people") };
    assert_eq!(anna.post(&format!("{table}/mute"), &[("seat", "0")]).status, 409, "not oneself");
    assert_eq!(anna.post(&format!("{table}/mute"), &[("seat", "7")]).status, 422, "no such seat");
    let fields = [("name", "Anna"), ("password", "a long password"), ("email", "")];
    anna.submit("/account/register", &fields);
    anna.submit(&format!("{table}/mute"), &[("seat", "1")]);
    say(boris, &table, "A long story");
    let address = server.again().address;
    anna.move_to(address);
    assert!(!anna.get(&table).body.contains("A long story"), "the next server knows it");
    assert!(anna.get("/account/export").body.contains("\"muted\":{"), "exported");
    // Somebody who has gone is not on any list.
    boris.move_to(address);
    boris.submit("/account/remove", &[("sure", "yes")]);
    assert!(!anna.get("/blocked").body.contains("Boris"));
}

#[test]
fn a_block_is_confirmed_and_so_is_its_end() {
    let address = serve(&database());
    let (mut anna, _, table) = table_of_two(address, &[]);
    let page = anna.submit(&format!("{table}/block"), &[("seat", "1")]).body;
    assert!(page.contains("Blocked. You no longer see what they say"), "{page}");
    assert!(!anna.get(&table).body.contains("Blocked. You"), "said once");
    let n = anna.get("/blocked").fields("n")[0].clone();
    let page = anna.submit("/blocked/end", &[("n", &n), ("back", "/blocked")]).body;
    assert!(page.contains("Unblocked."), "{page}");
}

#[test]
fn the_page_tells_the_script_which_lines_are_new_and_which_are_ones_own() {
    let address = serve(&database());
    let (mut anna, mut boris, table) = table_of_two(address, &[]);
    say(&mut anna, &table, "Hello");
    let (own, others) = (anna.get(&table).body, boris.get(&table).body);
    assert!(own.contains("data-line=\"0\" data-own"), "{own}");
    assert!(others.contains("data-line=\"0\">"), "{others}");
    assert!(others.contains("id=\"talk-new\""), "a place to count: {others}");
}

#[test]
fn a_person_says_thirty_lines_in_a_row_and_no_more() {
    let address = serve(&database());
    let (mut anna, mut boris, table) = table_of_two(address, &[]);
    let said = (0..60).map(|n| say(&mut anna, &table, &format!("Line {n}")));
    let said: Vec<u16> = said.collect();
    assert!(said[..30].iter().all(|&status| status == 303), "{said:?}");
    assert!(said.contains(&429), "{said:?}");
    let refused = (0..10).map(|_| anna.post(&format!("{table}/talk"), &[("text", "Line")]));
    let refused = refused.into_iter().find(|page| page.status == 429).expect("too fast");
    assert!(refused.body.contains("You talk faster than anybody can read"), "{}", refused.body);
    assert_eq!(say(&mut boris, &table, "My turn"), 303, "others are not silenced");
}

#[test]
fn a_table_keeps_two_thousand_lines_of_people() {
    let db = database();
    let address = serve(&db);
    let (mut anna, _, table) = table_of_two(address, &[]);
    let id = table.trim_start_matches("/t/").to_string();
    let person = Person { id: "somebody".into(), name: "Somebody".into(), is_guest: true };
    wait(async {
        let store = Store::open(&db).await.expect("the same database");
        for n in 0..2_000 {
            assert!(store.add_line(&id, &person, "word", n).await.expect("kept"));
        }
        assert!(!store.add_line(&id, &person, "word", 0).await.expect("not kept"));
    });
    let refused = anna.post(&format!("{table}/talk"), &[("text", "One more")]);
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("nothing more is kept"), "{}", refused.body);
}

#[test]
fn the_opener_removes_a_line() {
    let address = serve(&database());
    let (mut anna, mut boris, table) = table_of_two(address, &[]);
    say(&mut boris, &table, "Something rude");
    let remove = format!("{table}/said/0/remove");
    assert_eq!(boris.post(&remove, &[]).status, 403, "only the opener");
    assert_eq!(anna.post(&format!("{table}/said/7/remove"), &[]).status, 404);
    assert!(anna.get(&format!("{table}/said/0")).body.contains("/said/0/remove"));
    anna.submit(&remove, &[]);
    for browser in [&mut anna, &mut boris] {
        let page = browser.get(&table).body;
        assert!(!page.contains("Something rude"), "{page}");
        assert!(page.contains("Removed by the opener of the table"), "{page}");
    }
    assert_eq!(anna.post(&remove, &[]).status, 404, "once");
    assert_eq!(anna.post(&format!("{table}/said/0/report"), &[]).status, 404, "nothing is left");
}

#[test]
fn whoever_reads_a_line_reports_it_once_with_its_words() {
    let db = database();
    let address = serve(&db);
    let (mut anna, mut boris, table) = table_of_two(address, &[("open", "on")]);
    say(&mut boris, &table, "Something <b>rude</b>");
    let report = format!("{table}/said/0/report");
    assert_eq!(boris.post(&report, &[]).status, 409, "not oneself");
    let page = anna.submit(&report, &[("reason", "It is rude")]).body;
    assert!(page.contains("You have reported this line"), "{page}");
    assert!(page.contains("&lt;b&gt;rude") && !page.contains("<b>rude"), "{page}");
    let again = anna.post(&report, &[("reason", "Again")]);
    assert_eq!(again.status, 409, "{}", again.body);
    let mut watcher = Browser::new(address);
    watcher.submit(&report, &[]);
    assert_eq!(watcher.post(&format!("{table}/said/5/report"), &[]).status, 404);
    anna.submit(&format!("{table}/said/0/remove"), &[]);
    let reports = wait(async {
        Store::open(&db).await.expect("the same database").reports(10).await.expect("reports")
    });
    assert_eq!(reports.len(), 2);
    assert!(reports.iter().all(|report| report.words == "Something <b>rude</b>"), "as it was");
    assert_eq!(reports[1].reason, "It is rude");
    assert_eq!(reports[1].name, "Boris");
}

#[test]
fn twenty_reports_a_day_are_enough() {
    let address = serve(&database());
    let (mut anna, mut boris, table) = table_of_two(address, &[]);
    for n in 0..21 {
        assert_eq!(say(&mut boris, &table, &format!("Line {n}")), 303);
    }
    for n in 0..20 {
        anna.submit(&format!("{table}/said/{n}/report"), &[("reason", "")]);
    }
    let refused = anna.post(&format!("{table}/said/20/report"), &[("reason", "")]);
    assert_eq!(refused.status, 429, "{}", refused.body);
}

#[test]
fn somebody_who_is_asked_talks_before_answering() {
    let mut company = crate::http::people::finished(2);
    let table = company.table.clone();
    let [anna, boris] = &mut company.people[..] else { panic!("two people") };
    let next = crate::http::people::place(&anna.post(&format!("{table}/again"), &[]));
    assert_eq!(say(boris, &next, "Tomorrow?"), 303);
    assert!(anna.get(&next).body.contains("Tomorrow?"));
    boris.post(&format!("{next}/decline"), &[]);
    assert_eq!(say(boris, &next, "Sorry"), 403, "a stranger here now");
}

/// Without script, too, a reader learns that something was said.
#[test]
fn what_others_said_since_the_last_turn_is_counted() {
    let mut company = company(2, 12, config);
    let count = |page: &str| -> Option<String> {
        let tag = page.split("id=\"talk-new\"").nth(1).expect("a place for the count");
        let (tag, rest) = tag.split_once('>').expect("a tag");
        let number = rest.split("<b>").nth(1).and_then(|rest| rest.split('<').next());
        number.filter(|_| !tag.contains("hidden")).map(str::to_string)
    };
    let table = company.table.clone();
    let counts = |company: &mut Company| {
        let all = company.people.iter_mut().map(|person| count(&person.get(&table).body));
        all.collect::<Vec<_>>()
    };
    assert_eq!(counts(&mut company), [None, None]);
    for text in ["Hello", "Your turn"] {
        company.people[0].submit(&format!("{}/talk", company.table), &[("text", text)]);
    }
    assert_eq!(counts(&mut company), [None, Some("2".to_string())]);
    let stranger = Browser::new(company.address).get(&company.table).body;
    assert_eq!(count(&stranger), None);
}
