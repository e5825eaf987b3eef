//! Positions and records of version 1, written by the program as it was then: they still load, are
//! what the same choices lead to today, and go on to the end.

use kernel::dice::fast;
use kernel::laws::hostile::play_one;
use kernel::record::Record;
use kernel::{Asks, ContentSet, Eyes, Hidden, Rules, Seat, View, position};
use std::fs;
use std::path::PathBuf;
use through_the_ages::{Ages, Content};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1")
}

fn read(file: &str) -> String {
    fs::read_to_string(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn record(name: &str) -> Record<Ages> {
    let text = read(&format!("{name}.jsonl"));
    assert!(text.starts_with(r#"{"oikumene":"record","version":1,"#));
    Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Plays on at random to the end.
fn finish(mut state: Ages) {
    let (mut list, mut dice) = (Vec::new(), fast(1, 0));
    state.imagine(&mut dice);
    while state.asks() != Asks::Nobody {
        play_one(&mut state, &mut list, &mut dice);
    }
    state.audit().expect("a lawful end");
}

/// A position is the one that the record's first choices lead to.
#[track_caller]
fn check(name: &str, choices: usize, eyes: Option<Eyes>) {
    let suffix = match eyes {
        None => String::new(),
        Some(Eyes::Spectator) => "-eyes-spectator".into(),
        Some(Eyes::Seat(seat)) => format!("-eyes-{}", seat.0),
    };
    let text = read(&format!("{name}-{choices}{suffix}.json"));
    assert_eq!(position::head(&text).expect("a position").version, 1);
    let loaded = position::read::<Ages>(&text, Content::built_in()).expect("a position");
    let today = record(name).replay_to(Content::built_in(), choices).expect("a record");
    let expected = eyes.map_or(today, |eyes| *View::of(&today, eyes).state());
    assert_eq!((loaded.eyes, loaded.state), (eyes, expected));
    finish(loaded.state);
}

#[test]
fn positions_in_the_middle_of_a_game_are_what_they_were() {
    // A leader that may go under a wonder, the second building of a raid, a wonder to be ruined.
    [246, 427, 649].into_iter().for_each(|choices| check("three", choices, None));
    // Cards pledged in defence; an event that was looked at; a force on its way to a territory.
    check("defence", 305, None);
    check("four", 587, None);
    check("resigning", 517, None);
    // The row is being filled for the first time.
    check("resigning", 3, None);
}

#[test]
fn positions_through_somebodys_eyes_are_what_they_were() {
    for eyes in Eyes::all(3) {
        check("defence", 305, Some(eyes));
    }
    check("three", 649, Some(Eyes::Seat(Seat(2))));
    check("four", 587, Some(Eyes::Seat(Seat(1))));
    check("resigning", 517, Some(Eyes::Seat(Seat(0))));
}

#[test]
fn records_verify() {
    for name in ["three", "defence", "four", "resigning"] {
        let verdict = record(name).verify(Content::built_in());
        assert!(verdict.unwrap_or_else(|error| panic!("{name}: {error}")).finished);
    }
}

#[test]
fn a_record_that_begins_with_a_position_verifies() {
    let record = record("origin");
    assert!(record.header.origin.is_some());
    assert!(record.verify(Content::built_in()).expect("a true record").finished);
    let first = record.first(Content::built_in()).expect("a position");
    finish(first);
}

#[test]
fn what_is_wrong_with_an_old_position_is_told_in_a_line() {
    let text = read("four-587.json");
    for (from, to, why) in [
        ("\"civil_deck\"", "\"civil_desk\"", "\"civil_deck\" is missing"),
        ("\"politics\": 2", "\"polemics\": 2", "there is no task \"polemics\""),
        ("\"leaders_taken\": ", "\"leaders_taken\": 1000, \"x\": ", "a number of bits"),
    ] {
        assert!(text.contains(from), "{from}");
        let error = position::read::<Ages>(&text.replacen(from, to, 1), Content::built_in());
        let error = error.expect_err("refused").to_string();
        assert!(error.contains(why) && !error.contains('\n'), "{error}");
    }
}
