//! Leaving for good.

use crate::http::people::{Company, company, named, open, place, wait};
use crate::http::{choose, my_turn};
use server::store::Store;
use trial::client::{Browser, config, database, serve, start};

/// Leaves as the page says.
fn leave(browser: &mut Browser, table: &str) -> String {
    let page = browser.get(&format!("{table}/leave"));
    assert_eq!(page.status, 200, "{}", page.body);
    let means = page.fields("means")[0].clone();
    assert_eq!(place(&browser.post(&format!("{table}/leave"), &[("means", &means)])), "/");
    page.body
}

#[test]
fn a_mind_takes_the_seat_for_good_and_the_others_play_on() {
    let mut company = company(3, 12, config);
    let (table, asked) = (company.table.clone(), company.asked());
    let mut leaver = company.people.remove(asked);
    let stale = leaver.get(&table);
    let sure = leave(&mut leaver, &table);
    assert!(sure.contains("takes your seat for good"), "{sure}");
    assert_eq!(choose(&mut leaver, &table, &stale, 0).status, 403, "they play no more");
    let hall = leaver.get("/").body;
    assert!(!hall.contains(&table), "no longer among their tables: {hall}");
    assert!(leaver.get(&table).body.contains("You are watching"), "only what everybody sees");
    assert_eq!(leaver.post(&format!("{table}/back"), &[]).status, 403, "there is no way back");
    let told = company.people[0].get(&table).body;
    assert!(told.contains("has left for good: Adept takes the seat"), "{told}");
    // The mind chooses, and then one of the others is asked.
    let mut events = company.people[0].listen(&format!("{table}/live"));
    while company.people.iter_mut().all(|other| other.get(&table).fields("choice").is_empty()) {
        assert_eq!(events.next().as_deref(), Some("changed"));
    }
    let refused = leaver.post(&format!("{table}/leave"), &[("means", "hands-over")]);
    assert_eq!(refused.status, 403, "once");
    assert_eq!(leaver.post(&format!("{table}/talk"), &[("text", "Bye")]).status, 303);
}

#[test]
fn a_game_that_was_left_is_found_among_the_finished_ones() {
    let Company { address, people: mut browsers, table, .. } = company(2, 12, config);
    leave(&mut browsers[0], &table);
    leave(&mut browsers[1], &table);
    for browser in &mut browsers {
        let hall = browser.get("/").body;
        assert!(hall.contains(&table) && hall.contains("Broken off"), "{hall}");
    }
    let page = browsers[1].get(&table).body;
    assert!(page.contains("The game was broken off") && page.contains("nobody goes on"), "{page}");
    assert!(!page.contains(&format!("{table}/analysis")), "nothing to analyse: {page}");
    assert_eq!(browsers[1].get(&format!("{table}/leave")).status, 409, "it is over");
    let record = browsers[1].get(&format!("{table}/record"));
    let record = kernel::record::Record::<tzolkin::Tzolkin>::read(&record.body).expect("a record");
    let verdict = record.verify(kernel::ContentSet::built_in()).expect("an honest game");
    assert!(!verdict.finished, "without a result");
    // Nobody thinks there any more.
    let made = record.moves.len();
    assert!(Browser::new(address).get(&format!("{table}/at/{made}")).status == 200);
    assert_eq!(Browser::new(address).get(&format!("{table}/at/{}", made + 1)).status, 404);
}

#[test]
fn the_last_person_at_a_table_of_minds_breaks_the_game_off() {
    let server = start(config(&database()));
    let mut browser = named(server.address, "Anna");
    let table = place(&browser.post("/play-now", &[("game", "tzolkin")]));
    my_turn(&mut browser, &table);
    let sure = leave(&mut browser, &table);
    assert!(sure.contains("the game ends without a result"), "{sure}");
    let page = browser.get(&table);
    assert!(page.body.contains("The game was broken off"), "{}", page.body);
    assert!(page.fields("choice").is_empty());
    assert!(browser.get("/").body.contains("Broken off"));
    // The next server on the same file says the same.
    browser.move_to(server.again().address);
    assert!(browser.get(&table).body.contains("The game was broken off"));
}

#[test]
fn before_the_game_a_seat_becomes_free_and_the_opener_closes_the_table() {
    let address = serve(&database());
    let mut anna = named(address, "Anna");
    let table = open(&mut anna, "3", &[("open", "on")]);
    let mut boris = named(address, "Boris");
    boris.submit(&format!("{table}/sit"), &[]);
    let sure = leave(&mut boris, &table);
    assert!(sure.contains("Your seat becomes free"), "{sure}");
    assert!(anna.get(&table).body.contains("Boris has left the table"));
    boris.submit(&format!("{table}/sit"), &[]);
    let sure = leave(&mut anna, &table);
    assert!(sure.contains("the table is closed for everybody"), "{sure}");
    assert_eq!(boris.get(&table).status, 410);
    assert!(!boris.get("/").body.contains(&table));
}

#[test]
fn strangers_leave_nothing_and_a_stale_page_changes_nothing() {
    let address = serve(&database());
    let mut anna = named(address, "Anna");
    let table = open(&mut anna, "2", &[("open", "on")]);
    let mut stranger = named(address, "Clara");
    assert_eq!(stranger.get(&format!("{table}/leave")).status, 403);
    assert_eq!(Browser::new(address).get(&format!("{table}/leave")).status, 403);
    let path = format!("{table}/leave");
    assert_eq!(stranger.post(&path, &[("means", "closes")]).status, 403);
    // The page said that the table would be closed; meanwhile the game has begun.
    let means = anna.get(&path).fields("means")[0].clone();
    let mut boris = named(address, "Boris");
    boris.submit(&format!("{table}/sit"), &[]);
    assert_eq!(anna.post(&path, &[("means", &means)]).status, 409);
    assert_eq!(anna.post(&path, &[]).status, 422);
    assert_eq!(anna.get(&table).status, 200, "nothing has changed");
}

/// Nobody answers beforehand for the next person on the same seat.
#[test]
fn orders_go_with_the_person_who_gave_them() {
    const TICKED: &str = "name=\"give-pacts\" checked";
    let db = database();
    let server = start(config(&db));
    let mut anna = named(server.address, "Anna");
    let table = open(&mut anna, "3", &[("game", "through-the-ages"), ("open", "on")]);
    let orders = format!("{table}/orders");
    let mut boris = named(server.address, "Boris");
    boris.submit(&format!("{table}/sit"), &[]);
    let given = [("seat", "1"), ("give-pacts", "on")];
    let refused = boris.post(&orders, &given);
    assert_eq!(refused.status, 409, "not before everybody sits: {}", refused.body);
    assert!(refused.body.contains("The game has not begun"), "{}", refused.body);
    // A database of an older program may hold such orders.
    let id = table.trim_start_matches("/t/");
    let store = wait(Store::open(&db)).expect("the same database");
    let pacts = "pacts:0".parse().expect("orders");
    wait(store.set_orders(id, kernel::Seat(1), &pacts)).expect("kept");
    let server = server.again();
    for browser in [&mut anna, &mut boris] {
        browser.move_to(server.address);
    }
    leave(&mut boris, &table);
    let mut clara = named(server.address, "Clara");
    clara.submit(&format!("{table}/sit"), &[]);
    boris.submit(&format!("{table}/sit"), &[]);
    let page = clara.get(&table).body;
    assert!(page.contains("name=\"give-pacts\"") && !page.contains(TICKED), "{page}");
    assert_eq!(wait(store.orders(id)).expect("orders"), []);
    // What is ordered in the game stays.
    assert_eq!(clara.post(&orders, &given).status, 303);
    assert!(clara.get(&table).body.contains(TICKED));
}
