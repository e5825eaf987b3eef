//! A storm: people on a slow disk's server who hang up at any moment. A change happens wholly or not
//! at all, no table is stuck, and everything that was acknowledged is there after a restart.

use crate::disk::bad_disk;
use crate::harness::Folder;
use crate::serve::{ask, start_with};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use trial::client::{Browser, Page, database};

/// People at work at once, the tables of each, and what each of them does.
const PEOPLE: usize = 10;
const TABLES: usize = 2;
const CHANGES: usize = 200;
/// How long the disk takes for what is synchronised, in milliseconds.
const SLOW: &str = "8";
/// A client hangs up at the latest after so many milliseconds.
const LATEST: u64 = 20;

/// Numbers that look random, the same in every run.
struct Whims(u64);

impl Whims {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }
}

/// A table of two people, and what is known of it.
struct Table {
    path: String,
    people: [Browser; 2],
    /// Choices that were acknowledged and cannot have been taken back since, by number, with the
    /// person who made them.
    acknowledged: BTreeMap<usize, (usize, String)>,
    /// Lines of talk that were acknowledged.
    said: Vec<String>,
}

impl Table {
    /// Opens a table; the second sits down, or hangs up while they do.
    fn open(address: SocketAddr, whims: &mut Whims) -> Table {
        let mut people = [Browser::new(address), Browser::new(address)];
        let fields = [
            ("game", "tzolkin"),
            ("seats", "2"),
            ("seat-1", "me"),
            ("seat-2", "invite"),
            ("open", "on"),
        ];
        let page = people[0].post("/tables", &fields);
        let path = page.header("location").expect("a table").to_string();
        // A guest of their own, before they sit down in a hurry.
        assert_eq!(people[1].post("/play-now", &[("game", "tzolkin")]).status, 303);
        let sit = format!("{path}/sit");
        for _ in 0..3 {
            people[1].hang_up(&sit, &[], Duration::from_millis(whims.below(LATEST)));
        }
        let sat = people[1].post(&sit, &[]);
        assert_eq!(sat.status, 303, "whoever sits there already may say so again: {}", sat.body);
        Table { path, people, acknowledged: BTreeMap::new(), said: Vec::new() }
    }

    /// Whoever is asked, and their page; nobody when the game is over.
    fn asked(&mut self) -> Option<(usize, Page)> {
        let begun = Instant::now();
        loop {
            for index in 0..2 {
                let page = self.people[index].get(&self.path);
                assert_eq!(page.status, 200, "{}", page.body);
                if !page.fields("choice").is_empty() {
                    return Some((index, page));
                }
                if page.body.contains("/record\"") {
                    return None;
                }
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "{} is stuck", self.path);
        }
    }

    /// One change, heard out or cut off.
    fn change(&mut self, whims: &mut Whims) {
        let Some((index, page)) = self.asked() else { return };
        let patience = Duration::from_millis(whims.below(LATEST + 1));
        let is_cut = whims.below(5) > 0;
        let seen = page.fields("n")[0].clone();
        let seen = [("n", seen.as_str())];
        match whims.below(20) {
            0..=12 => self.choose(index, &page, whims, is_cut.then_some(patience)),
            13..=16 => {
                self.may_be_taken_back(index);
                let path = format!("{}/undo", self.path);
                self.send(index, &path, &seen, is_cut.then_some(patience));
            }
            17 => {
                self.may_be_taken_back(index);
                let path = format!("{}/undo-turn", self.path);
                self.send(index, &path, &seen, is_cut.then_some(patience));
            }
            18 => {
                let path = format!("{}/redo", self.path);
                self.send(index, &path, &seen, is_cut.then_some(patience));
            }
            _ => {
                let words = format!("words {}", whims.below(1 << 40));
                let path = format!("{}/talk", self.path);
                let status =
                    self.send(index, &path, &[("text", &words)], is_cut.then_some(patience));
                if status == Some(303) {
                    self.said.push(words);
                }
            }
        }
    }

    /// Whether it comes to pass or not: all that this person chose since the other one may be gone.
    fn may_be_taken_back(&mut self, index: usize) {
        while self.acknowledged.last_key_value().is_some_and(|(_, (by, _))| *by == index) {
            self.acknowledged.pop_last();
        }
    }

    fn choose(&mut self, index: usize, page: &Page, whims: &mut Whims, cut: Option<Duration>) {
        let n = page.fields("n")[0].clone();
        let choices = page.fields("choice");
        let choice = choices[whims.below(choices.len() as u64) as usize].clone();
        let path = format!("{}/choose", self.path);
        let status = self.send(index, &path, &[("n", &n), ("choice", &choice)], cut);
        if status == Some(303) {
            let n: usize = n.parse().expect("a number");
            self.acknowledged.split_off(&n);
            self.acknowledged.insert(n, (index, choice));
        }
    }

    /// The answer's status, if it was waited for.
    fn send(
        &mut self,
        index: usize,
        path: &str,
        fields: &[(&str, &str)],
        cut: Option<Duration>,
    ) -> Option<u16> {
        let browser = &mut self.people[index];
        let Some(patience) = cut else {
            let answer = browser.post(path, fields);
            assert!(answer.status < 500, "{path}: {} {}", answer.status, answer.body);
            return Some(answer.status);
        };
        browser.hang_up(path, fields, patience);
        None
    }

    /// Makes a choice and hears it out: the table is not stuck.
    fn goes_on(&mut self) {
        let Some((index, page)) = self.asked() else { return };
        let (n, choice) = (page.fields("n")[0].clone(), page.fields("choice")[0].clone());
        let path = format!("{}/choose", self.path);
        let answer = self.people[index].post(&path, &[("n", &n), ("choice", &choice)]);
        assert_eq!(answer.status, 303, "{}: {}", self.path, answer.body);
        self.acknowledged.insert(n.parse().expect("a number"), (index, choice));
    }
}

fn storm(address: SocketAddr, number: usize) -> Vec<Table> {
    let mut whims = Whims(0x9E37_79B9_7F4A_7C15 ^ (number as u64 + 1) << 32);
    let mut tables: Vec<Table> = (0..TABLES).map(|_| Table::open(address, &mut whims)).collect();
    for _ in 0..CHANGES {
        let index = whims.below(TABLES as u64) as usize;
        tables[index].change(&mut whims);
    }
    tables.iter_mut().for_each(Table::goes_on);
    tables
}

/// The record of a table as it stands: its numbers in order, every acknowledged choice at its own.
fn check_record(db: &str, table: &Table) {
    let record = ask(db, &["admin", "export", table.path.trim_start_matches("/t/")]);
    let text = String::from_utf8_lossy(&record.stdout).to_string();
    let lines: Vec<serde_json::Value> =
        text.lines().skip(1).map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for (n, line) in lines.iter().enumerate().filter(|(_, line)| line.get("n").is_some()) {
        assert_eq!(line["n"], n, "{}: no gap, none twice", table.path);
    }
    for (n, (_, choice)) in &table.acknowledged {
        assert_eq!(lines[*n]["choice"], choice.as_str(), "{}: choice {n}", table.path);
    }
    let record = kernel::record::Record::<tzolkin::Tzolkin>::read(&text).expect("a record");
    record.replay(kernel::ContentSet::built_in()).expect("a legal game");
}

#[test]
fn whoever_hangs_up_when_nothing_is_lost_and_nothing_is_stuck() {
    let (folder, db) = (Folder::new(), database());
    let slow = [("LD_PRELOAD", &*bad_disk(&folder)), ("SLOW_DISK_MS", SLOW)];
    let mut many = vec!["serve"];
    for limit in ["--changes-a-second", "--pages-a-second", "--guests-an-address"] {
        many.extend([limit, "100000"]);
    }
    let server = start_with(&many, &db, &slow);
    let address = server.address;
    let people: Vec<_> =
        (0..PEOPLE).map(|number| std::thread::spawn(move || storm(address, number))).collect();
    let mut tables: Vec<Table> =
        people.into_iter().flat_map(|person| person.join().expect("no harm")).collect();
    drop(server);
    let server = start_with(&many, &db, &[]);
    let mut heard = 0;
    for table in &mut tables {
        table.people.iter_mut().for_each(|person| person.move_to(server.address));
        check_record(&db, table);
        let page = table.people[0].get(&table.path).body;
        for words in &table.said {
            assert_eq!(page.matches(words.as_str()).count(), 1, "said once: {words}");
        }
        heard += table.acknowledged.len() + table.said.len();
        table.goes_on();
        check_record(&db, table);
    }
    assert!(heard > PEOPLE * TABLES * 5, "the storm let something through: {heard}");
}
