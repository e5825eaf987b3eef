//! The database's file: one server at a time, private, told ill when it is, and brought up to date
//! from every older schema.

use server::store::{Health, OpenError, Store};
use sqlx::{Connection, Row};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder that no other test uses.
fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = trial::place::folder().join(format!("store-{number}"));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn url(file: &std::path::Path) -> String {
    format!("sqlite://{}?mode=rwc", file.display())
}

#[tokio::test]
async fn a_second_server_on_the_same_file_is_refused() {
    let file = folder().join("db");
    let first = Store::open_alone(&url(&file)).await.expect("the first");
    assert!(matches!(Store::open_alone(&url(&file)).await, Err(OpenError::InUse)));
    let admin = Store::open(&url(&file)).await.expect("whoever runs the server may look");
    assert_eq!(admin.health().await, Health::Well);
    drop(first);
    Store::open_alone(&url(&file)).await.expect("the first is gone");
}

/// The names of all files in a folder, in order.
fn names(folder: &std::path::Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[cfg(unix)]
#[tokio::test]
async fn a_second_server_on_the_same_file_by_another_name_is_refused() {
    let folder = folder();
    let (file, link) = (folder.join("db"), folder.join("link"));
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let first = Store::open_alone(&url(&link)).await.expect("the first, which makes the file");
    assert!(matches!(Store::open_alone(&url(&file)).await, Err(OpenError::InUse)));
    assert!(matches!(Store::open_alone(&url(&link)).await, Err(OpenError::InUse)));
    // The link leads elsewhere from now on: the server stays with its file.
    std::fs::remove_file(&link).unwrap();
    std::os::unix::fs::symlink(folder.join("other"), &link).unwrap();
    first.set_house_time(7).await.expect("written");
    assert_eq!(first.health().await, Health::Well);
    assert!(!folder.join("other").exists());
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_with_two_names_is_refused() {
    let folder = folder();
    let (file, other) = (folder.join("db"), folder.join("other"));
    drop(Store::open_alone(&url(&file)).await.expect("a database"));
    std::fs::hard_link(&file, &other).unwrap();
    for file in [&file, &other] {
        assert!(matches!(Store::open_alone(&url(file)).await, Err(OpenError::Linked)));
    }
    std::fs::remove_file(&other).unwrap();
    Store::open_alone(&url(&file)).await.expect("one name again");
}

#[cfg(unix)]
#[tokio::test]
async fn a_name_may_be_written_with_percent_signs() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let file = folder.join("what? 100%.db");
    let written = format!("sqlite://{}/what%3F%20100%25.db?mode=rwc", folder.display());
    let store = Store::open_alone(&written).await.expect("a database");
    let mode = std::fs::metadata(&file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "the file that is really used");
    assert!(names(&folder).iter().all(|name| name.starts_with("what? 100%.db")));
    assert!(matches!(Store::open_alone(&written).await, Err(OpenError::InUse)));
    std::fs::remove_file(&file).unwrap();
    assert_eq!(store.health().await, Health::Gone);
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused_and_left_alone() {
    let file = folder().join("db");
    drop(Store::open(&url(&file)).await.expect("a database"));
    let mut conn = sqlx::AnyConnection::connect(&url(&file)).await.expect("a database");
    sqlx::query("INSERT INTO migrations (done) VALUES (99)").execute(&mut conn).await.expect("ok");
    let refused = Store::open(&url(&file)).await;
    assert!(matches!(refused, Err(OpenError::Newer { found, known }) if found == known as i64 + 1));
}

#[tokio::test]
async fn what_is_no_database_is_said_at_once() {
    let file = folder().join("db");
    std::fs::write(&file, "this is no database, however long one looks at it".repeat(100)).unwrap();
    let begun = std::time::Instant::now();
    assert!(matches!(Store::open(&url(&file)).await, Err(OpenError::Damaged(_))));
    assert!(begun.elapsed().as_secs() < 10, "nobody waits for a pool");
}

#[tokio::test]
async fn half_a_file_is_called_damaged() {
    let file = folder().join("db");
    let store = filled(&file).await;
    let half = folder().join("db");
    let bytes = std::fs::read(&file).unwrap();
    std::fs::write(&half, &bytes[..bytes.len() / 2]).unwrap();
    drop(store);
    match Store::open(&url(&half)).await {
        Err(OpenError::Damaged(_)) => {}
        Ok(store) => assert!(matches!(store.health().await, Health::Damaged(_))),
        Err(error) => panic!("{error}"),
    }
}

/// A database of many pages, all in their place.
async fn filled(file: &std::path::Path) -> Store {
    let store = Store::open_alone(&url(file)).await.expect("a database");
    for n in 0..400 {
        store.add_guest(&format!("somebody with a rather long name {n}"), n).await.expect("kept");
    }
    assert_eq!(store.tidy(i64::MAX).await.expect("moved"), 0);
    store
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_may_read_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let file = folder.join("db");
    // As an older program left it.
    std::fs::write(&file, "").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let store = Store::open_alone(&url(&file)).await.expect("a database");
    store.set_house_time(1).await.expect("something is written");
    let copy = folder.join("copy");
    store.backup(&copy.display().to_string()).await.expect("a copy");
    let mut seen = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{:?}", entry.path());
        seen += 1;
    }
    assert!(seen >= 4, "file, log, lock and copy: {seen}");
    assert!(store.backup(&copy.display().to_string()).await.is_err(), "never over another file");
}

#[tokio::test]
async fn health_tells_when_the_file_is_gone() {
    let file = folder().join("db");
    let store = Store::open_alone(&url(&file)).await.expect("a database");
    std::fs::remove_file(&file).unwrap();
    assert_eq!(store.health().await, Health::Gone);
}

#[tokio::test]
async fn health_tells_when_another_file_lies_in_its_place() {
    let file = folder().join("db");
    let store = Store::open_alone(&url(&file)).await.expect("a database");
    let aside = file.with_extension("aside");
    std::fs::rename(&file, &aside).unwrap();
    std::fs::copy(&aside, &file).unwrap();
    assert_eq!(store.health().await, Health::Gone);
}

#[tokio::test]
async fn health_tells_of_damage() {
    use std::io::{Seek, SeekFrom, Write};
    let file = folder().join("db");
    let store = filled(&file).await;
    let length = std::fs::metadata(&file).unwrap().len();
    let mut bytes = std::fs::OpenOptions::new().write(true).open(&file).unwrap();
    // Every page but the first is overwritten.
    for page in 1..length / 4096 {
        bytes.seek(SeekFrom::Start(page * 4096)).unwrap();
        bytes.write_all(&[0xAB; 512]).unwrap();
    }
    bytes.sync_all().unwrap();
    assert!(matches!(store.health().await, Health::Damaged(_)), "{:?}", store.health().await);
}

/// One fixture for every schema before today's. Those of 1 to 4 hold rows in the tables of their
/// time; those of 5 to 9 are made of the fourth by the migrations up to theirs.
const FIXTURES: [(i64, &str); 9] = [
    (1, include_str!("schemas/1.sql")),
    (2, include_str!("schemas/2.sql")),
    (3, include_str!("schemas/3.sql")),
    (4, include_str!("schemas/4.sql")),
    (5, include_str!("schemas/5.sql")),
    (6, include_str!("schemas/6.sql")),
    (7, include_str!("schemas/7.sql")),
    (8, include_str!("schemas/8.sql")),
    (9, include_str!("schemas/9.sql")),
];

#[tokio::test]
async fn every_older_schema_is_brought_up_to_date_and_played_on() {
    sqlx::any::install_default_drivers();
    for (schema, fixture) in FIXTURES {
        let file = folder().join("db");
        let mut conn = sqlx::AnyConnection::connect(&url(&file)).await.expect("a file");
        for statement in fixture.split(";\n").map(str::trim).filter(|text| !text.is_empty()) {
            let statement = sqlx::AssertSqlSafe(statement.to_string());
            sqlx::query(statement).execute(&mut conn).await.expect("the fixture is read");
        }
        let row = sqlx::query("SELECT COUNT(*) FROM migrations").fetch_one(&mut conn).await;
        assert_eq!(row.expect("a count").get::<i64, _>(0), schema);
        conn.close().await.expect("closed");
        plays_on(schema, &url(&file)).await;
    }
}

/// Every table of a fixture can be read, the unfinished ones go on, and people find their own.
async fn plays_on(schema: i64, url: &str) {
    let store = Store::open_alone(url).await.unwrap_or_else(|e| panic!("schema {schema}: {e}"));
    let profile = store.by_login("Ada").await.expect("persons").expect("an account of its time");
    let (person, hash) = (profile.person, profile.password.expect("a password"));
    let hasher = server::passwords::Hasher::default();
    let is_right = hasher.is_right("a long password".into(), Some(hash)).await;
    assert!(is_right.unwrap_or(false), "schema {schema}");
    let usual = (Default::default(), Default::default(), Default::default());
    let host = server::host::Host::new(store, games::all(), usual.0, usual.1, usual.2);
    let host = host.await.expect("a host");
    let tables = host.store.all_tables(100).await.expect("tables");
    assert!(tables.len() >= 3, "schema {schema}");
    let mut has_played = false;
    for kept in &tables {
        let live = host.table(&kept.id).await.unwrap_or_else(|e| panic!("schema {schema}: {e}"));
        let (n, asked) = {
            let inner = live.inner.lock().await;
            let choice = match inner.table.asks() {
                kernel::Asks::Seat(seat) => inner.table.suggest(seat, "random", 1).ok(),
                kernel::Asks::Chance | kernel::Asks::Nobody => None,
            };
            (inner.table.made(), choice)
        };
        let is_mine = live.seats_of(&person).await;
        if let (Some(choice), false) = (asked, is_mine.is_empty())
            && host.choose(&live, &person, n, &choice).await.is_ok()
        {
            has_played = true;
        }
    }
    assert!(has_played, "schema {schema}: a game goes on");
    assert_eq!(host.store.notes(&tables[0].id, &person.id).await.expect("notes"), "a note");
    assert!(!host.store.talk(&tables[0].id).await.expect("talk").is_empty(), "schema {schema}");
}
