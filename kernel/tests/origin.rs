//! Records that begin with a position instead of a set-up.

use kernel::View;
use kernel::dice::fast;
use kernel::position::{self, Loaded};
use kernel::record::{Record, RecordError, Table};
use kernel::{Asks, ContentSet, Dice, Eyes, Options, Rules, Seat, Seed, Silent};
use toy::{Cards, Honest};

/// A table after the deal.
fn dealt(seed: u64) -> Table<Honest> {
    let options = Options::new(2);
    let seed = Seed::from_number(seed);
    let mut table = Table::begin(Cards::built_in(), &options, seed, 0).unwrap();
    table.settle(0, &mut Silent).unwrap();
    table
}

fn play_on(table: &mut Table<Honest>, choices: usize) {
    let mut dice = fast(4, 4);
    for _ in 0..choices {
        let Asks::Seat(seat) = table.state().asks() else { return };
        let mut list = Vec::new();
        table.state().choices(&mut list);
        let choice = list[dice.below(list.len() as u32) as usize];
        table.choose(seat, choice, 1, &mut Silent).unwrap();
        table.settle(1, &mut Silent).unwrap();
    }
}

/// A finished game that began in the middle of another.
fn finished() -> Record<Honest> {
    let mut first = dealt(5);
    play_on(&mut first, 2);
    let position = Loaded { state: first.state().clone(), eyes: None };
    let mut table = Table::begin_at(&position, Seed::from_number(8), 2).unwrap();
    table.settle(3, &mut Silent).unwrap();
    play_on(&mut table, 100);
    table.record().clone()
}

fn verdict(text: &str) -> String {
    let verified = Record::<Honest>::read(text).and_then(|r| r.verify(Cards::built_in()));
    verified.err().map_or("nothing".into(), |error| error.to_string())
}

#[test]
fn a_game_from_a_position_is_written_read_and_proved() {
    let record = finished();
    let text = record.write();
    assert!(text.lines().next().unwrap().contains(r#""origin":{"#), "{text}");
    let read = Record::<Honest>::read(&text).unwrap();
    assert_eq!(read, record);
    let verdict = read.verify(Cards::built_in()).unwrap();
    assert!(verdict.finished && verdict.choices == record.moves.len());
    assert_eq!(read.first(Cards::built_in()).unwrap().asks(), Asks::Seat(Seat(0)));
}

#[test]
fn it_resumes_undoes_and_branches_like_any_other() {
    let whole = finished();
    let half = whole.moves.len() / 2;
    let seed = Seed::from_number(9);
    let branch = whole.branch(half, seed.hash(), 7);
    let mut table = Table::from_record(branch, Cards::built_in(), Some(seed), &mut Silent).unwrap();
    table.settle(8, &mut Silent).unwrap();
    let Asks::Seat(seat) = table.state().asks() else { panic!("no seat is asked") };
    let mut list = Vec::new();
    table.state().choices(&mut list);
    let before = table.state().clone();
    table.choose(seat, list[0], 9, &mut Silent).unwrap();
    assert!(table.undo());
    assert_eq!(table.state(), &before);
    play_on(&mut table, 100);
    assert!(table.is_over());
    assert_eq!(verdict(&table.record().write()), "nothing");
}

#[test]
fn what_only_some_eyes_have_seen_is_no_origin() {
    let table = dealt(5);
    let view = View::of(table.state(), Eyes::Seat(Seat(0)));
    let seen = Loaded { state: view.state().clone(), eyes: Some(view.eyes()) };
    let error = Table::begin_at(&seen, Seed::from_number(1), 0).unwrap_err();
    assert!(matches!(error, RecordError::Origin(_)), "{error}");
    // Nor when somebody writes it into the header by hand.
    let whole = finished();
    let mut forged = whole.clone();
    forged.header.origin = serde_json::from_str(&position::write_view(&view)).ok();
    assert!(verdict(&forged.write()).contains("only some eyes"), "{}", verdict(&forged.write()));
}

#[test]
fn an_edited_origin_is_caught() {
    let whole = finished();
    let origin = whole.header.origin.clone().unwrap();
    let with = |edit: &dyn Fn(&mut serde_json::Value)| {
        let mut record = whole.clone();
        let mut edited = origin.clone();
        edit(&mut edited);
        record.header.origin = Some(edited);
        verdict(&record.write())
    };
    assert_eq!(with(&|_| {}), "nothing");
    let broken = "the game cannot begin with its origin: ";
    assert!(with(&|o| o["game"] = "chess".into()).starts_with(broken));
    assert!(with(&|o| o["version"] = 3.into()).starts_with(broken));
    assert!(with(&|o| o["state"] = 7.into()).starts_with(broken));
    assert_ne!(with(&|o| *o = serde_json::Value::Null), "nothing", "none is not this one");
    let mut other = whole.clone();
    other.header.setup.modules.push("generous".into());
    assert!(verdict(&other.write()).starts_with(broken), "another setup");
    let mut without = whole.clone();
    without.header.origin = None;
    assert_ne!(verdict(&without.write()), "nothing", "the choices do not follow from the set-up");
}

#[test]
fn a_position_that_is_over_is_a_finished_game() {
    let last = finished().replay(Cards::built_in()).unwrap();
    let position = Loaded { state: last, eyes: None };
    let table = Table::begin_at(&position, Seed::from_number(3), 0).unwrap();
    assert!(table.is_over());
    assert_eq!(verdict(&table.record().write()), "nothing");
}
