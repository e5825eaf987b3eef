//! The host over a real database, without HTTP: time kept over restarts, tables that leave memory.

use kernel::Options;
use server::bots::Bots;
use server::clock::Terms;
use server::editions::Editions;
use server::host::{Agreed, Host, Trouble, now};
use server::store::{KeptSeat, Person, Store};
use server::{games, opponents};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// A database file that no other test uses.
fn database() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("oikumene-host-{}-{number}.db", std::process::id());
    let path = std::env::temp_dir().join(name);
    let _ = std::fs::remove_file(&path);
    format!("sqlite://{}?mode=rwc", path.display())
}

async fn host(db: &str) -> Arc<Host> {
    let store = Store::open(db).await.expect("a database");
    Host::new(store, Editions::default(), Bots::default()).await.expect("a host")
}

async fn somebody(host: &Host) -> Person {
    host.store.add_guest("Somebody", now()).await.expect("a guest")
}

/// A table for two people, so that no mind moves.
async fn table(host: &Arc<Host>, tempo: &str, clock: &str) -> String {
    let (one, two) = (somebody(host).await, somebody(host).await);
    let game = games::by_id("tzolkin").expect("a game");
    let agreed = Agreed {
        content: (game.built_in)().to_string(),
        options: Options { seats: 2, modules: Vec::new() },
        seats: vec![KeptSeat::of(&one), KeptSeat::of(&two)],
        is_open: false,
        hints: false,
        terms: Terms::read(tempo, clock, "", "").expect("terms"),
    };
    let id = host.open_table(&one, game, agreed).await.expect("a table");
    quiet().await;
    id
}

/// Lets everything that is under way come to its end; all of it runs on this thread.
async fn quiet() {
    for _ in 0..20 {
        tokio::task::yield_now().await;
    }
}

/// So many milliseconds later.
fn later(minutes: u64) -> u64 {
    now() + minutes * 60_000
}

#[tokio::test]
async fn a_restart_costs_nobody_time() {
    let db = database();
    let first = host(&db).await;
    let id = table(&first, "live", "short").await;
    let before = first.table(&id).await.expect("a table").inner.lock().await.clock.clone();
    assert!(before.running().is_some() && before.deadline().is_some());
    first.remember_time().await.expect("kept");
    let stopped_at = first.time.now();
    drop(first);
    let second = host(&db).await;
    let again = second.table(&id).await.expect("a table").inner.lock().await.clock.clone();
    assert_eq!(again, before, "the clock is the same, in the house's own time");
    assert!(second.store.house_time().await.expect("kept") <= stopped_at);
    // After a crash the house's time is never before the latest question.
    second.store.set_house_time(0).await.expect("kept");
    let since = before.running().expect("a clock").since;
    assert!(host(&db).await.time.now() >= since);
}

#[tokio::test]
async fn a_table_that_nobody_watches_leaves_memory_and_comes_back() {
    let host = host(&database()).await;
    let live = table(&host, "live", "none").await;
    let letters = table(&host, "letters", "none").await;
    assert_eq!(host.live().await, 2);
    host.rest(now()).await;
    assert_eq!(host.live().await, 2, "not at once");
    host.rest(later(2)).await;
    assert_eq!(host.live().await, 1, "letters first");
    let watching = host.table(&live).await.expect("a table").changes.subscribe();
    host.rest(later(60)).await;
    assert_eq!(host.live().await, 1, "somebody watches");
    drop(watching);
    host.rest(later(60)).await;
    assert_eq!(host.live().await, 0);
    for id in [live, letters] {
        let table = host.table(&id).await.expect("it comes back");
        assert_eq!(table.seats.read().await.len(), 2);
    }
}

#[tokio::test]
async fn with_many_tables_those_that_nobody_watches_leave_soon() {
    let host = host(&database()).await;
    let watched = table(&host, "live", "none").await;
    let _watching = host.table(&watched).await.expect("a table").changes.subscribe();
    for _ in 0..200 {
        table(&host, "live", "none").await;
    }
    host.rest(now()).await;
    assert_eq!(host.live().await, 201, "whoever has just got a page may come to listen");
    host.rest(now() + 20_000).await;
    assert_eq!(host.live().await, 1);
}

#[tokio::test]
async fn a_closed_table_is_evicted_and_its_viewers_are_told() {
    let db = database();
    let host = host(&db).await;
    let id = table(&host, "live", "none").await;
    let live = host.table(&id).await.expect("a table");
    let person = live.seats.read().await[0].clone();
    let mut watching = live.changes.subscribe();
    // As `oikumene admin close` does, in another process.
    let other = Store::open(&db).await.expect("a database");
    other.close(&id, now()).await.expect("closed");
    host.keep_house(1).await;
    watching.changed().await.expect("told");
    assert!(live.is_closed());
    assert!(matches!(host.table(&id).await, Err(Trouble::Closed)));
    // Whoever still holds it changes nothing.
    let server::store::Sitter::Person(id) = person.kind else { panic!("a person") };
    let person = Person { id, name: person.name, is_guest: true };
    let (n, choice) = {
        let inner = live.inner.lock().await;
        let kernel::Asks::Seat(seat) = inner.table.asks() else { panic!("a seat is asked") };
        assert_eq!(seat, kernel::Seat(0));
        let thought = inner.table.think(seat, opponents::SIMPLEST, 1).expect("a mind");
        (inner.table.made(), thought())
    };
    let tried = host.choose(&live, &person, n, &choice).await;
    assert!(matches!(tried, Err(Trouble::Closed)), "{tried:?}");
    assert_eq!(other.lines(&live.id).await.expect("lines").len(), n, "nothing was kept");
    drop(live);
    assert!(watching.changed().await.is_err(), "the stream ends");
}

#[tokio::test]
async fn what_was_written_moves_to_its_place_and_the_log_begins_anew() {
    let db = database();
    let path = db.trim_start_matches("sqlite://").trim_end_matches("?mode=rwc").to_string();
    let store = Store::open(&db).await.expect("a database");
    let person = store.add_guest("Somebody", now()).await.expect("a guest");
    let log = || std::fs::metadata(format!("{path}-wal")).expect("a log").len();
    let has_moved = || {
        let bytes = std::fs::read(&path).expect("the database");
        bytes.windows(person.id.len()).any(|part| part == person.id.as_bytes())
    };
    assert!(!has_moved(), "what is written waits in the log");
    assert_eq!(store.tidy(i64::MAX).await.expect("tidy"), 0, "nothing is left");
    assert!(has_moved());
    let length = log();
    for _ in 0..3 {
        store.add_guest("Somebody else", now()).await.expect("a guest");
        assert_eq!(store.tidy(i64::MAX).await.expect("tidy"), 0);
    }
    assert_eq!(log(), length, "the log is used again from its beginning");
}
