//! The host over a real database, without HTTP: time kept over restarts, tables that leave memory.

use kernel::Options;
use server::bots::Bots;
use server::clock::Terms;
use server::editions::Editions;
use server::host::{Agreed, Host, Seating, Trouble, now};
use server::opponents;
use server::store::{KeptSeat, Person, Sitter, Store};
use sqlx::Connection;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// A database file that no other test uses.
fn database() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let path = trial::place::folder().join(format!("host-{number}.db"));
    format!("sqlite://{}?mode=rwc", path.display())
}

async fn host(db: &str) -> Arc<Host> {
    let store = Store::open(db).await.expect("a database");
    Host::new(store, games::all(), Editions::default(), Bots::default(), Default::default())
        .await
        .expect("a host")
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
        options: Options::new(2),
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
async fn a_finished_game_is_verified_once_and_that_is_kept() {
    let verifications = |host: &Host| host.figures.verifications.load(Ordering::Relaxed);
    let db = database();
    let first = host(&db).await;
    let id = table(&first, "live", "none").await;
    let live = first.table(&id).await.expect("a table");
    loop {
        let (n, seat, choice) = {
            let inner = live.inner.lock().await;
            let kernel::Asks::Seat(seat) = inner.table.asks() else { break };
            let n = inner.table.made();
            (n, seat, inner.table.suggest(seat, "random", n as u64).expect("a choice"))
        };
        let Sitter::Person(person) = live.seats.read().await[seat.index()].kind.clone() else {
            panic!("people play")
        };
        let profile = first.store.profile(&person).await.expect("read").expect("a person");
        first.choose(&live, &profile.person, n, &choice).await.expect("chosen");
    }
    assert_eq!(verifications(&first), 0, "nobody has looked");
    let over = live.inner.lock().await.table.clone();
    // Two look at once, a third later.
    let both = tokio::join!(first.verdict(&live, &over), first.verdict(&live, &over));
    assert_eq!((both, first.verdict(&live, &over).await), ((true, true), true));
    assert_eq!(verifications(&first), 1);
    drop((live, over, first));
    let second = host(&db).await;
    let live = second.table(&id).await.expect("a table");
    let over = live.inner.lock().await.table.clone();
    assert!(second.verdict(&live, &over).await);
    assert_eq!(verifications(&second), 0, "what was found out is kept");
    // A record from elsewhere proves itself before it is kept.
    let owner = somebody(&second).await;
    let record = over.record(Vec::new());
    let id = second.import(&owner, &record, Seating::Alone).await.expect("a true record");
    let live = second.table(&id).await.expect("a table");
    assert!(second.verdict(&live, &over).await);
    assert_eq!(verifications(&second), 1);
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
        let choice = inner.table.suggest(seat, opponents::SIMPLEST, 1).expect("a mind");
        (inner.table.made(), choice)
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

/// Something written behind the server's back.
async fn behind(db: &str, statement: &'static str) {
    let mut conn = sqlx::AnyConnection::connect(db).await.expect("a database");
    sqlx::query(statement).execute(&mut conn).await.expect("written");
}

/// A table of a person and a mind, in the middle of the person's question.
async fn against_a_mind(host: &Arc<Host>, clock: &str) -> (Person, String) {
    let one = somebody(host).await;
    let game = games::by_id("tzolkin").expect("a game");
    let agreed = Agreed {
        content: (game.built_in)().to_string(),
        options: Options::new(2),
        seats: vec![KeptSeat::of(&one), opponents::seat(opponents::SIMPLEST)],
        is_open: false,
        hints: false,
        terms: Terms::read("live", clock, "0", "1").expect("terms"),
    };
    let id = host.open_table(&one, game, agreed).await.expect("a table");
    (one, id)
}

/// Makes the last of the choices that the person has.
async fn choose_something(host: &Arc<Host>, person: &Person, id: &str) {
    let live = host.table(id).await.expect("a table");
    let (n, choice) = {
        let inner = live.inner.lock().await;
        let kernel::Asks::Seat(seat) = inner.table.asks() else { panic!("a seat is asked") };
        let choice = inner.table.suggest(seat, opponents::SIMPLEST, 1).expect("a mind");
        (inner.table.made(), choice)
    };
    host.choose(&live, person, n, &choice).await.expect("a choice");
}

/// Waits until something is so, for a minute at most.
async fn until<F: Future<Output = bool>>(what: &str, is_so: impl Fn() -> F) {
    for _ in 0..6_000 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("{what}: it never came");
}

#[tokio::test]
async fn a_mind_whose_choice_could_not_be_kept_tries_again() {
    let db = database();
    let host = host(&db).await;
    let (person, id) = against_a_mind(&host, "none").await;
    behind(
        &db,
        "CREATE TRIGGER no_room BEFORE INSERT ON moves WHEN NEW.line LIKE '%\"by\":1,%'
         BEGIN SELECT RAISE(ABORT, 'no room'); END",
    )
    .await;
    choose_something(&host, &person, &id).await;
    let asked = || async {
        let live = host.table(&id).await.expect("a table");
        live.inner.lock().await.table.asks()
    };
    until("the mind has tried in vain", || async { host.live().await == 0 }).await;
    assert_eq!(asked().await, kernel::Asks::Seat(kernel::Seat(1)), "the mind could not choose");
    behind(&db, "DROP TRIGGER no_room").await;
    until("the mind tries again by itself", || async {
        asked().await == kernel::Asks::Seat(kernel::Seat(0))
    })
    .await;
}

/// The numbers of the choices that seats have made.
async fn of_seats(host: &Host, id: &str) -> Vec<usize> {
    let lines = host.store.lines(id).await.expect("lines");
    let by_seat = |line: &String| !line.contains("\"by\":\"chance\"");
    lines.iter().enumerate().filter(|(_, line)| by_seat(line)).map(|(n, _)| n).collect()
}

#[tokio::test]
async fn a_table_that_cannot_be_read_is_set_aside_and_harms_no_other() {
    let db = database();
    let first = host(&db).await;
    let (person, broken) = against_a_mind(&first, "own").await;
    let (_, sound) = against_a_mind(&first, "own").await;
    // Three choices of seats.
    while of_seats(&first, &broken).await.len() < 3 {
        let live = first.table(&broken).await.expect("a table");
        let asked = live.inner.lock().await.table.asks();
        match asked {
            kernel::Asks::Seat(kernel::Seat(0)) => choose_something(&first, &person, &broken).await,
            _ => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
        }
    }
    let chosen = of_seats(&first, &broken).await;
    first.store.set_house_time(first.time.now() + 600_000).await.expect("ten minutes later");
    drop(first);
    let missing = chosen[1];
    let statement = format!("DELETE FROM moves WHERE table_id = '{broken}' AND n = {missing}");
    behind(&db, Box::leak(statement.into_boxed_str())).await;
    // Another server, when the time of both is up.
    let host = host(&db).await;
    host.keep_house(1).await;
    let stood_in = host.store.seats(&sound).await.expect("seats");
    assert!(stood_in[0].stand_in.is_some(), "the other table's clock was looked at");
    assert!(matches!(host.table(&broken).await, Err(Trouble::Aside)));
    let kept = host.store.table(&broken).await.expect("kept").expect("a table");
    assert_eq!(kept.standing, server::store::Standing::Aside);
    let why = kept.trouble.expect("why");
    assert!(why.contains(&missing.to_string()), "the owner is told which choice is missing: {why}");
    assert!(host.metrics().await.contains("oikumene_tables_set_aside 1\n"));
    // Nobody would be asked before the deal is done: nothing is cut there.
    assert!(!host.store.reopen(&broken, Some(5), now()).await.expect("an answer"));
    // Cut where it breaks: the seat that chose before is asked again.
    assert!(host.store.reopen(&broken, Some(missing), now()).await.expect("reopened"));
    assert!(!host.store.reopen(&broken, None, now()).await.expect("no longer aside"));
    let kept = host.store.table(&broken).await.expect("kept").expect("a table");
    let live = host.table(&broken).await.expect("it can be read again");
    let inner = live.inner.lock().await;
    assert_eq!(inner.table.made(), chosen[0]);
    let kernel::Asks::Seat(seat) = inner.table.asks() else { panic!("somebody is asked") };
    // What is kept is right at once, not only after the next choice.
    assert_eq!((kept.asked, kept.standing), (Some(seat), server::store::Standing::Playing));
    assert!(kept.barrier <= chosen[0]);
    assert_eq!(kept.deadline, inner.clock.deadline());
    assert!(kept.deadline > Some(host.time.now()), "a person is asked, whose clock begins anew");
}

#[tokio::test]
async fn nobody_thinks_where_nobody_looks() {
    let db = database();
    let first = host(&db).await;
    let (_, id) = against_a_mind(&first, "own").await;
    // The person's time is up while nobody is there: minds would play for nobody.
    first.store.set_house_time(first.time.now() + 600_000).await.expect("ten minutes later");
    drop(first);
    let host = host(&db).await;
    host.keep_house(1).await;
    let stood_in = host.store.seats(&id).await.expect("seats");
    assert!(stood_in[0].stand_in.is_some(), "only minds sit there now");
    let made = host.store.lines(&id).await.expect("lines").len();
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(host.store.lines(&id).await.expect("lines").len(), made, "nobody looks");
    host.table(&id).await.expect("somebody looks");
    until("minds go on", || async { host.store.lines(&id).await.expect("lines").len() > made })
        .await;
}

#[tokio::test]
async fn guests_who_never_played_go_with_what_they_left() {
    let db = database();
    let host = host(&db).await;
    let (played, kept) = against_a_mind(&host, "none").await;
    choose_something(&host, &played, &kept).await;
    let (idle, left) = against_a_mind(&host, "none").await;
    let shared = table(&host, "live", "none").await;
    let with_others = host.store.table(&shared).await.expect("kept").expect("a table").owner;
    let (here, looked_at) = against_a_mind(&host, "none").await;
    host.store.add_session("token", &here.id, later(60)).await.expect("a session");
    let in_a_month = now() + server::host::PATIENCE_WITH_GUESTS + 60_000;
    host.clear_away(now()).await.expect("cleared");
    assert!(host.store.table(&left).await.expect("kept").is_some(), "not yet");
    host.clear_away(in_a_month).await.expect("cleared");
    assert!(host.store.table(&left).await.expect("an answer").is_none(), "never played");
    assert!(host.store.lines(&left).await.expect("an answer").is_empty());
    assert!(host.store.seats(&left).await.expect("an answer").is_empty());
    assert!(matches!(host.table(&left).await, Err(Trouble::NoTable)));
    for id in [&kept, &shared, &looked_at] {
        assert!(host.store.table(id).await.expect("an answer").is_some(), "{id} stays");
        host.table(id).await.expect("and can be read");
    }
    assert!(host.store.seated_at(&idle.id).await.expect("an answer").is_empty());
    for person in [&played.id, &with_others, &here.id] {
        assert!(!host.store.seated_at(person).await.expect("an answer").is_empty());
    }
}
