//! Accounts, as the person who runs the server deals with them; and a flood of new ones.

use crate::serve::{ask, start};
use serde_json::Value;
use trial::client::{Browser, database};

const PASSWORD: &str = "a long password";

fn member(browser: &mut Browser, name: &str) {
    let fields = [("name", name), ("password", PASSWORD), ("email", "")];
    browser.submit("/account/register", &fields);
}

fn log_in(browser: &mut Browser, name: &str, password: &str) -> u16 {
    browser.post("/account/login", &[("name", name), ("password", password)]).status
}

#[test]
fn an_owner_lets_somebody_back_in_while_the_server_runs() {
    let db = database();
    let server = start(&["serve"], &db);
    let mut ada = Browser::new(server.address);
    member(&mut ada, "Ada");
    assert_eq!(ask(&db, &["admin", "recover", "Nobody"]).status.code(), Some(1));
    let told = ask(&db, &["admin", "recover", "ada"]);
    assert!(told.status.success());
    let path = String::from_utf8_lossy(&told.stdout).trim().to_string();
    assert!(path.starts_with("/account/recovery/"), "{path}");
    let mut elsewhere = Browser::new(server.address);
    assert_eq!(elsewhere.get(&path).status, 200);
    elsewhere.submit(&path, &[("new", "another password")]);
    assert_eq!(log_in(&mut elsewhere, "Ada", PASSWORD), 422);
    assert_eq!(log_in(&mut elsewhere, "Ada", "another password"), 303);
    assert!(!ada.get("/account").body.contains("logged in as"), "every session has ended");
    assert_eq!(elsewhere.get(&path).status, 422, "once");
    let told = ask(&db, &["--json", "admin", "recover", "Ada"]);
    let told: Value = serde_json::from_slice(&told.stdout).expect("JSON");
    assert_eq!(told["name"], "Ada");
    assert_eq!(elsewhere.get(told["path"].as_str().expect("a path")).status, 200);
}

#[test]
fn an_owner_sees_the_accounts() {
    let db = database();
    let server = start(&["serve"], &db);
    for (name, tables) in [("Hypatia", 2), ("Ada", 0)] {
        let mut browser = Browser::new(server.address);
        member(&mut browser, name);
        for _ in 0..tables {
            assert_eq!(browser.post("/play-now", &[("game", "tzolkin")]).status, 303);
        }
    }
    Browser::new(server.address).submit("/account/name", &[("name", "Only a guest")]);
    let told = ask(&db, &["--json", "admin", "people"]);
    let told: Value = serde_json::from_slice(&told.stdout).expect("JSON");
    let people: Vec<(&str, u64)> = told
        .as_array()
        .expect("a list")
        .iter()
        .map(|row| {
            (row["name"].as_str().expect("a name"), row["tables"].as_u64().expect("a count"))
        })
        .collect();
    assert_eq!(people, [("Ada", 0), ("Hypatia", 2)]);
    assert!(told[0]["seen"].as_u64() >= told[0]["created"].as_u64());
    assert!(told[0]["created"].as_u64() > Some(1_700_000_000_000));
    let text = String::from_utf8_lossy(&ask(&db, &["admin", "people"]).stdout).to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert!(lines[0].ends_with("0  Ada") && lines[1].ends_with("2  Hypatia"), "{text}");
    assert!(lines[0].starts_with("20") && !text.contains("guest"), "{text}");
}

#[test]
fn a_mail_server_is_checked_at_the_start() {
    let refused = |args: &[&str]| {
        let told = ask(&database(), &[&["serve"], args].concat());
        assert_eq!(told.status.code(), Some(2), "{args:?}");
        String::from_utf8_lossy(&told.stderr).to_string()
    };
    let from = ["--mail-from", "play@example.org"];
    let link = ["--public-url", "https://play.example.org"];
    let mail = |url| ["--mail", url];
    assert!(refused(&mail("smtp://localhost")).contains("--mail-from"));
    assert!(refused(&[mail("smtp://localhost"), from].concat()).contains("--public-url"));
    refused(&[mail("mail.example.org"), from, link].concat());
    refused(&[mail("smtp://localhost"), ["--mail-from", "nobody"], link].concat());
    refused(&[mail("smtp://localhost"), from, ["--public-url", "here"]].concat());
    let good = [&["serve"], &mail("smtp://localhost")[..], &from, &link].concat();
    let server = start(&good, &database());
    let page = Browser::new(server.address).get("/account/recovery").body;
    assert!(page.contains("Send me a link") || page.contains("Прислать ссылку"), "{page}");
}

/// What the system says of a process's memory, in megabytes: resident now, and at most.
#[cfg(target_os = "linux")]
fn memory(pid: u32) -> (u64, u64) {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).expect("a process");
    let figure = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("a figure");
        line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") / 1_024
    };
    (figure("VmRSS:"), figure("VmHWM:"))
}

#[cfg(target_os = "linux")]
#[test]
fn a_flood_of_passwords_costs_little_memory_and_gives_it_back() {
    // The limits of an address would refuse most of them before anything is hashed.
    let mut args = vec!["serve"];
    for limit in ["--changes-a-second", "--guests-an-address", "--connections-an-address"] {
        args.extend([limit, "100000"]);
    }
    let server = start(&args, &database());
    let (address, pid) = (server.address, server.child.id());
    Browser::new(address).get("/");
    let (before, _) = memory(pid);
    let flood: Vec<_> = (0..400)
        .map(|number| {
            std::thread::spawn(move || {
                let name = format!("Somebody {number}");
                let fields = [("name", name.as_str()), ("password", PASSWORD), ("email", "")];
                Browser::new(address).post("/account/register", &fields).status
            })
        })
        .collect();
    assert_eq!(Browser::new(address).get("/").status, 200, "the hall is open meanwhile");
    let answers: Vec<u16> = flood.into_iter().map(|one| one.join().expect("an answer")).collect();
    let count = |status: u16| answers.iter().filter(|answer| **answer == status).count();
    assert_eq!(count(303) + count(503), 400, "{answers:?}");
    assert!(count(303) >= 66, "those who could wait: {answers:?}");
    let (after, most) = memory(pid);
    assert!(most < before + 150, "{before} MB before, {most} at most");
    assert!(after < before + 60, "{before} MB before, {after} after");
}
