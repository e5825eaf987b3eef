//! The program on a disk that is slow or full.

use crate::harness::Folder;
use crate::serve::{ask, start_with};
use std::process::Command;
use std::time::{Duration, Instant};
use trial::client::{Browser, Page, database};

/// Builds the bad disk as a library that is loaded before all others.
pub fn bad_disk(folder: &Folder) -> String {
    let library = folder.path("bad_disk.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/program/bad_disk.c");
    let mut built = Command::new("cc");
    built.args(["-shared", "-fPIC", "-o", &library, source, "-ldl"]);
    assert!(built.status().expect("a C compiler").success());
    library
}

/// Looks at a table until something is there.
fn until(browser: &mut Browser, table: &str, is_there: impl Fn(&Page) -> bool) -> Page {
    let begun = Instant::now();
    loop {
        let page = browser.get(table);
        if is_there(&page) {
            return page;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "{}", page.body);
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn is_asked(page: &Page) -> bool {
    !page.fields("choice").is_empty()
}

#[test]
fn on_a_full_disk_nothing_acknowledged_is_lost_and_afterwards_minds_go_on() {
    let folder = Folder::new();
    let mark = folder.path("full");
    let bad = [("LD_PRELOAD", &*bad_disk(&folder)), ("FULL_DISK_MARK", &*mark)];
    let server = start_with(&["serve"], &database(), &bad);
    let mut browser = Browser::new(server.address);
    let fields = [("game", "tzolkin"), ("seats", "2"), ("seat-1", "mind:random"), ("seat-2", "me")];
    let table = browser.post("/tables", &fields).header("location").expect("a table").to_string();
    let choose = |browser: &mut Browser, page: &Page| {
        let (n, choice) = (page.fields("n")[0].clone(), page.fields("choice").pop().unwrap());
        browser.post(&format!("{table}/choose"), &[("n", &n), ("choice", &choice)]).status
    };
    for _ in 0..3 {
        let page = until(&mut browser, &table, is_asked);
        assert_eq!(choose(&mut browser, &page), 303);
    }
    let page = until(&mut browser, &table, is_asked);
    std::fs::write(&mark, "").expect("the disk is full");
    assert_eq!(choose(&mut browser, &page), 500, "not kept, and said so");
    let ill = browser.get("/healthz");
    assert_eq!((ill.status, &*ill.body), (503, "the disk is full\n"));
    assert_eq!(browser.get(&table).fields("n"), page.fields("n"), "nothing has changed");
    std::fs::remove_file(&mark).expect("there is room again");
    assert_eq!(choose(&mut browser, &page), 303, "the same choice is made now");
    until(&mut browser, "/healthz", |health| health.body == "well\n");
    until(&mut browser, &table, is_asked);
}

/// Somebody at a table of a program whose disk can be filled.
struct Filled {
    browser: Browser,
    table: String,
    db: String,
    mark: String,
    _server: crate::serve::Server,
    _folder: Folder,
}

impl Filled {
    fn new() -> Filled {
        let (folder, db) = (Folder::new(), database());
        let mark = folder.path("full");
        let bad = [("LD_PRELOAD", &*bad_disk(&folder)), ("FULL_DISK_MARK", &*mark)];
        let server = start_with(&["serve"], &db, &bad);
        let mut browser = Browser::new(server.address);
        let seats = [("seat-1", "me"), ("seat-2", "mind:random")];
        let fields = [&[("game", "tzolkin"), ("seats", "2")][..], &seats].concat();
        let table = browser.post("/tables", &fields).header("location").expect("a table").into();
        Filled { browser, table, db, mark, _server: server, _folder: folder }
    }

    /// Fills the disk when the person is asked: else the opponent could not choose.
    fn fill(&mut self) {
        until(&mut self.browser, &self.table, is_asked);
        std::fs::write(&self.mark, "").expect("the disk is full");
    }

    fn make_room(&self) {
        std::fs::remove_file(&self.mark).expect("there is room again");
    }

    /// Makes the next choice: its number, and what the program answers.
    fn choose(&mut self) -> (usize, u16) {
        let page = until(&mut self.browser, &self.table, is_asked);
        let (n, choice) = (page.fields("n")[0].clone(), page.fields("choice").pop().unwrap());
        let fields = [("n", &*n), ("choice", &choice)];
        let answer = self.browser.post(&format!("{}/choose", self.table), &fields);
        (n.parse().expect("a number"), answer.status)
    }

    /// Makes some choices; each is acknowledged, and another process reads it from the file.
    fn choose_and_find(&mut self, choices: usize) {
        for _ in 0..choices {
            let (n, status) = self.choose();
            assert_eq!(status, 303);
            let record = ask(&self.db, &["admin", "export", self.table.trim_start_matches("/t/")]);
            let lines = String::from_utf8_lossy(&record.stdout).lines().count();
            assert!(lines >= n + 2, "choice {n} is not kept: {lines} lines with the header");
        }
    }
}

#[test]
fn after_failures_in_a_row_what_is_acknowledged_is_kept() {
    let mut filled = Filled::new();
    filled.choose_and_find(1);
    filled.fill();
    for _ in 0..4 {
        assert_eq!(filled.choose().1, 500, "not kept, and said so");
    }
    filled.make_room();
    filled.choose_and_find(5);
}

#[test]
fn after_a_failure_and_a_change_of_mind_what_is_acknowledged_is_kept() {
    let mut filled = Filled::new();
    let register = [("name", "Victoria Full"), ("password", "correct horse 9")];
    let mut other = Browser::new(filled.browser.address());
    assert_eq!(other.post("/account/register", &register).status, 303);
    filled.choose_and_find(1);
    filled.fill();
    assert_eq!(filled.choose().1, 500, "not kept, and said so");
    filled.make_room();
    filled.choose_and_find(2);
    let taken = filled.browser.post("/account/name", &[("name", "Victoria Full")]);
    assert_eq!(taken.status, 422, "begun, and taken back");
    filled.choose_and_find(5);
}
