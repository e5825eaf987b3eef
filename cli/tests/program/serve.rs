//! The server as a process of its own: started, asked, stopped, and killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use trial::client::{Browser, database};

/// A running program; killed at the latest when the test ends.
pub struct Server {
    pub child: Child,
    pub address: SocketAddr,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub fn start(args: &[&str], db: &str) -> Server {
    start_with(args, db, &[])
}

/// Starts the program with something more in its environment.
pub fn start_with(args: &[&str], db: &str, environment: &[(&str, &str)]) -> Server {
    start_logging(args, db, environment, Stdio::null())
}

/// Starts the program with its log somewhere.
fn start_logging(args: &[&str], db: &str, environment: &[(&str, &str)], log: Stdio) -> Server {
    let mut child = Command::new(env!("CARGO_BIN_EXE_oikumene"))
        .args(args)
        .args(["--json"])
        .env("OIKUMENE_LISTEN", "127.0.0.1:0")
        .env("OIKUMENE_DB", db)
        .envs(environment.iter().copied())
        .stdout(Stdio::piped())
        .stderr(log)
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("its output");
    BufReader::new(out).read_line(&mut line).expect("its address");
    let told: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    let url = told["address"].as_str().expect("an address");
    let address = url.trim_start_matches("http://").trim_end_matches('/').parse();
    Server { child, address: address.expect("an address") }
}

/// A program that was asked to do one thing.
pub fn ask(db: &str, args: &[&str]) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_oikumene"))
        .args(args)
        .env("OIKUMENE_DB", db)
        .output()
        .expect("the program runs")
}

fn play_now(browser: &mut Browser) -> String {
    let page = browser.post("/play-now", &[("game", "tzolkin")]);
    page.header("location").expect("a table").to_string()
}

#[test]
fn the_bare_program_serves_and_stops_at_a_signal() {
    let mut server = start(&[], &database());
    assert_eq!(Browser::new(server.address).get("/healthz").status, 200);
    let pid = server.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill").success());
    assert!(server.child.wait().expect("an end").success());
}

#[test]
fn people_who_follow_a_table_live_do_not_keep_the_program_from_stopping() {
    let mut server = start(&[], &database());
    let mut browser = Browser::new(server.address);
    let live = format!("{}/live", play_now(&mut browser));
    let mut events = browser.listen(&live);
    assert_eq!(events.next().as_deref(), Some("changed"));
    let pid = server.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill").success());
    assert!(server.child.wait().expect("an end").success());
}

#[test]
fn the_log_tells_no_secret() {
    let log = std::env::temp_dir().join(format!("oikumene-log-{}", std::process::id()));
    let file = std::fs::File::create(&log).expect("a file");
    let server = start_logging(&["serve"], &database(), &[("RUST_LOG", "trace")], file.into());
    let mut owner = Browser::new(server.address);
    let fields = [("game", "tzolkin"), ("seats", "2"), ("seat-1", "me"), ("seat-2", "invite")];
    let page = owner.submit("/tables", &fields);
    let link = page.body.split("/join/").nth(1).and_then(|rest| rest.split('"').next());
    let (table, secret) = link.and_then(|link| link.split_once('/')).expect("an invitation");
    let secret = secret.split('<').next().expect("a secret");
    let mut friend = Browser::new(server.address);
    let join = format!("/join/{table}/{secret}");
    assert_eq!(friend.get(&join).status, 200);
    assert_eq!(friend.post(&join, &[]).status, 303);
    assert_eq!(friend.get("/account/recovery/a-secret-code").status, 422);
    let session = friend.cookie("oikumene_session").expect("a session").to_string();
    drop(server);
    let text = std::fs::read_to_string(&log).expect("a log");
    let _ = std::fs::remove_file(&log);
    assert!(text.contains(&format!("/join/{table}/…")), "requests are logged: {text}");
    for secret in [secret, "a-secret-code", session.as_str()] {
        let line = text.lines().find(|line| line.contains(secret));
        assert_eq!(line, None);
    }
}

#[test]
fn one_address_makes_as_many_changes_as_the_server_is_told() {
    let count_refused = |args: &[&str]| {
        let server = start(args, &database());
        let mut browser = Browser::new(server.address);
        let mut post = |_| browser.post("/theme", &[("theme", "dark"), ("back", "/")]).status;
        (0..15).map(&mut post).filter(|status| *status == 429).count()
    };
    assert!(count_refused(&["serve", "--changes-a-second", "1"]) > 0);
    assert_eq!(count_refused(&["serve"]), 0);
}

#[cfg(unix)]
#[test]
fn a_folder_of_its_own_is_private() {
    use std::os::unix::fs::PermissionsExt;
    let home = crate::harness::Folder::new();
    let data = home.path("data");
    let asked = Command::new(env!("CARGO_BIN_EXE_oikumene"))
        .args(["admin", "list"])
        .env("HOME", home.path(""))
        .env("XDG_DATA_HOME", &data)
        .env_remove("OIKUMENE_DB")
        .output()
        .expect("the program runs");
    assert_eq!(asked.status.code(), Some(2), "there is no database yet");
    let folder = std::fs::metadata(format!("{data}/oikumene")).expect("a folder");
    assert_eq!(folder.permissions().mode() & 0o777, 0o700);
}

#[test]
fn tables_can_be_listed_exported_closed_and_backed_up_while_running() {
    let db = database();
    let server = start(&["serve"], &db);
    let mut browser = Browser::new(server.address);
    let table = play_now(&mut browser);
    let id = table.trim_start_matches("/t/");
    let listed = ask(&db, &["admin", "list"]);
    assert!(String::from_utf8_lossy(&listed.stdout).contains(id));
    let record = ask(&db, &["admin", "export", id]);
    assert!(String::from_utf8_lossy(&record.stdout).starts_with("{\"oikumene\":\"record\""));
    let file = database().trim_start_matches("sqlite://").to_string();
    assert!(ask(&db, &["backup", &file]).status.success());
    assert_eq!(ask(&db, &["backup", &file]).status.code(), Some(2), "never over another file");
    let copy = ask(&format!("sqlite://{file}"), &["admin", "list"]);
    assert!(String::from_utf8_lossy(&copy.stdout).contains(id));
    assert!(ask(&db, &["admin", "close", id]).status.success());
    assert_eq!(ask(&db, &["admin", "close", "nothing"]).status.code(), Some(1));
    assert_eq!(ask("sqlite:///nowhere/at/all.db", &["admin", "list"]).status.code(), Some(2));
    assert_eq!(ask("mysql://x", &["admin", "list"]).status.code(), Some(2));
}

#[test]
fn viewers_of_a_table_that_is_closed_are_told() {
    let db = database();
    let server = start(&["serve"], &db);
    let mut browser = Browser::new(server.address);
    let table = play_now(&mut browser);
    let mut events = browser.listen(&format!("{table}/live"));
    assert_eq!(events.next().as_deref(), Some("changed"));
    assert!(ask(&db, &["admin", "close", table.trim_start_matches("/t/")]).status.success());
    for event in events {
        if event == "closed" {
            break;
        }
    }
    let closed = browser.get(&table);
    assert_eq!(closed.status, 410, "{}", closed.body);
    assert!(!browser.get("/").body.contains(&table));
}

#[test]
fn content_sets_of_an_owner_are_validated_at_the_start_and_offered() {
    let folder = crate::harness::Folder::new();
    let dir = folder.path("my-edition");
    crate::harness::run(&["content", "export", "tzolkin", &dir]).ok();
    let refused = ask(&database(), &["serve", "--content", &dir]);
    assert_eq!(refused.status.code(), Some(2), "the same figures as the built-in ones");
    let text = folder.read("my-edition/buildings.csv");
    let edited = text.replacen("B01,1,base,yellow,1,", "B01,1,base,yellow,2,", 1);
    assert_ne!(edited, text);
    folder.write("my-edition/buildings.csv", &edited);
    let server = start(&["serve", "--content", &dir], &database());
    assert!(Browser::new(server.address).get("/new/tzolkin").body.contains("my-edition"));
    let broken = edited.replacen("B02,1,base,yellow,1,", "B02,1,base,yellow,many,", 1);
    folder.write("my-edition/buildings.csv", &broken);
    let refused = ask(&database(), &["serve", "--content", &dir]);
    assert_eq!(refused.status.code(), Some(2));
    let said = String::from_utf8_lossy(&refused.stderr).to_string();
    for word in ["buildings.csv", "row 3", "wood"] {
        assert!(said.contains(word), "{said}");
    }
    let named = Command::new(env!("CARGO_BIN_EXE_oikumene"))
        .args(["serve"])
        .env("OIKUMENE_DB", database())
        .env("OIKUMENE_CONTENT", &dir)
        .output()
        .expect("the program runs");
    assert_eq!(named.status.code(), Some(2), "the environment names it too");
    assert_eq!(ask(&database(), &["serve", "--content", "/nowhere"]).status.code(), Some(2));
}

/// Plays as fast as it can and tells every choice that was acknowledged.
fn hammer(
    address: SocketAddr,
    mut browser: Browser,
    table: String,
    tell: mpsc::Sender<(usize, String)>,
) {
    browser.move_to(address);
    loop {
        let Some(page) = browser.try_get(&table) else { return };
        let (Some(n), Some(choice)) =
            (page.fields("n").first().cloned(), page.fields("choice").pop())
        else {
            if page.body.contains("/record\"") {
                return;
            }
            continue;
        };
        let path = format!("{table}/choose");
        let Some(answer) = browser.try_post(&path, &[("n", &n), ("choice", &choice)]) else {
            return;
        };
        if answer.status == 303 && tell.send((n.parse().expect("a number"), choice)).is_err() {
            return;
        }
    }
}

#[test]
fn every_acknowledged_choice_survives_sigkill_and_none_comes_twice() {
    let db = database();
    let mut acknowledged: Vec<Vec<(usize, String)>> = vec![Vec::new(); 3];
    let first = start(&["serve"], &db);
    let people: Vec<(Browser, String)> = (0..acknowledged.len())
        .map(|_| {
            let mut browser = Browser::new(first.address);
            let table = play_now(&mut browser);
            (browser, table)
        })
        .collect();
    drop(first);
    for round in 0..6 {
        let mut server = start(&["serve"], &db);
        let hammers: Vec<_> = people
            .iter()
            .map(|(browser, table)| {
                let (tell, told) = mpsc::channel();
                let (browser, table, address) = (browser.clone(), table.clone(), server.address);
                (std::thread::spawn(move || hammer(address, browser, table, tell)), told)
            })
            .collect();
        // Killed in the middle of the work: after some choices, at no particular moment.
        for _ in 0..10 + 7 * round {
            let _ = hammers[round % hammers.len()]
                .1
                .recv_timeout(Duration::from_millis(500))
                .map(|choice| acknowledged[round % hammers.len()].push(choice));
        }
        server.child.kill().expect("SIGKILL");
        server.child.wait().expect("an end");
        for (index, (thread, told)) in hammers.into_iter().enumerate() {
            thread.join().expect("no panic");
            acknowledged[index].extend(told.try_iter());
        }
    }
    for ((_, table), choices) in people.iter().zip(&acknowledged) {
        assert!(choices.len() > 10, "the test did something");
        let record = ask(&db, &["admin", "export", table.trim_start_matches("/t/")]);
        let text = String::from_utf8_lossy(&record.stdout).to_string();
        let lines: Vec<serde_json::Value> =
            text.lines().skip(1).map(|line| serde_json::from_str(line).expect("JSON")).collect();
        for (n, choice) in choices {
            assert_eq!(lines[*n]["n"], *n, "every number once");
            assert_eq!(lines[*n]["choice"], choice.as_str(), "choice {n}");
        }
        let record = kernel::record::Record::<tzolkin::Tzolkin>::read(&text).expect("a record");
        record.replay(kernel::ContentSet::built_in()).expect("a legal game");
    }
}

#[test]
fn a_table_that_still_cannot_be_read_is_not_reopened() {
    let db = database();
    let server = start(&["serve"], &db);
    let mut browser = Browser::new(server.address);
    let table = play_now(&mut browser);
    let id = table.trim_start_matches("/t/");
    drop(server);
    let file = db.trim_start_matches("sqlite://");
    let cut = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); \
               c.execute('DELETE FROM moves WHERE n = 3'); c.commit()";
    assert!(Command::new("python3").args(["-c", cut, file]).status().expect("python3").success());
    let server = start(&["serve"], &db);
    browser.move_to(server.address);
    assert_eq!(browser.get(&table).status, 503, "it is set aside");
    let reopened = ask(&db, &["admin", "reopen", id]);
    let said = String::from_utf8_lossy(&reopened.stderr).to_string();
    assert_eq!(reopened.status.code(), Some(1), "{said}");
    assert!(said.contains("still cannot be read"), "{said}");
    let listed = ask(&db, &["admin", "list"]);
    assert!(String::from_utf8_lossy(&listed.stdout).contains("aside"), "and stays aside");
}
