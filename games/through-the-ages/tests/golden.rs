//! Whole games as fixtures: each record verifies, and the position after each round is the one that
//! it was. Beside them stands a table of how many ways there are to go on, the cheapest alarm.
//!
//! After a wanted change of the rules, of the content or of a format, one command writes all anew:
//! `OIKUMENE_GOLDEN=write cargo test -p oikumene-through-the-ages --test golden`

use kernel::dice::fast;
use kernel::record::{Record, Table};
use kernel::{Asks, ContentSet, Dice, Game, Options, Seat, Seed, Silent, position};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use through_the_ages::{Ages, Choice, Content};

/// A game that is kept: its file and its seats. The number of its line is its seed.
const GAMES: &[(&str, u8)] = &[("two", 2), ("two-more", 2), ("three", 3), ("four", 4)];

/// In how many places of each record the ways to go on are counted, and how deep.
const PLACES: usize = 6;
const DEPTH: usize = 2;

const STALE: &str = "if the change is wanted: \
    OIKUMENE_GOLDEN=write cargo test -p oikumene-through-the-ages --test golden";

#[test]
fn kept_games_verify_and_pass_the_same_positions() {
    for (number, (name, seats)) in (1..).zip(GAMES) {
        let record = kept_record(name, number, options(*seats));
        let verdict = record.verify(Content::built_in());
        let verdict = verdict.unwrap_or_else(|error| panic!("{name}: {error}; {STALE}"));
        assert!(verdict.finished, "{name} is not finished");
        compare(&format!("{name}.rounds.txt"), &rounds(&record));
    }
}

fn options(seats: u8) -> Options {
    Options { seats, modules: vec!["no_resigning".into()] }
}

#[test]
fn there_are_as_many_ways_to_go_on_as_there_were() {
    let mut table = String::from("game after depth-1 depth-2\n");
    for (number, (name, seats)) in (1..).zip(GAMES) {
        let record = kept_record(name, number, options(*seats));
        for place in 0..PLACES {
            let after = record.moves.len() * place / PLACES;
            let state = record.replay_to(Content::built_in(), after);
            let state = state.unwrap_or_else(|error| panic!("{name}: {error}; {STALE}"));
            let _ = write!(table, "{name} {after}");
            for depth in 1..=DEPTH {
                let _ = write!(table, " {}", ways(&state, depth));
            }
            table.push('\n');
        }
    }
    compare("counts.txt", &table);
}

/// How many sequences of choices there are, chance's included.
fn ways(state: &Ages, depth: usize) -> u64 {
    let mut list = Vec::new();
    state.choices(&mut list);
    if depth == 1 {
        return list.len() as u64;
    }
    let after = |choice: Choice| {
        let mut next = state.clone();
        next.apply(choice, &mut Silent);
        ways(&next, depth - 1)
    };
    list.into_iter().map(after).sum()
}

/// The hash of the position that each round begins with, and of the last.
fn rounds(record: &Record<Ages>) -> String {
    let (mut round, mut text) = (0, String::new());
    let mut note = |state: &Ages| {
        if state.round != round {
            round = state.round;
            let _ = writeln!(text, "round {round:2} {}", hash(state));
        }
    };
    let walked =
        record.walk(Content::built_in(), record.moves.len(), &mut Silent, |state, _, _| {
            note(state);
            Ok(())
        });
    let last = walked.unwrap_or_else(|error| panic!("{error}; {STALE}"));
    let _ = writeln!(text, "the end  {}", hash(&last));
    text
}

fn hash(state: &Ages) -> String {
    let digest = Sha256::digest(position::write(state));
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The record in its file; written first, if that is asked.
fn kept_record(name: &str, number: u64, options: Options) -> Record<Ages> {
    let path = path(&format!("{name}.jsonl"));
    if is_writing() {
        let record = random_game(number, &options);
        // Two tests may write the same game: a whole file replaces the other.
        let own = path.with_extension(format!("{:?}", std::thread::current().id()));
        fs::write(&own, record.write()).expect("the folder can be written");
        fs::rename(&own, &path).expect("the folder can be written");
        return record;
    }
    let text = fs::read_to_string(&path);
    let text = text.unwrap_or_else(|error| panic!("{}: {error}; {STALE}", path.display()));
    let record = Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}; {STALE}"));
    assert_eq!(record.header.setup, options, "{name}; {STALE}");
    record
}

/// How many random continuations a seat imagines for each choice, and how long they are.
const THOUGHTS: usize = 4;
const HORIZON: usize = 40;

/// A game whose seats think a little, so that much of the rules comes up.
fn random_game(number: u64, options: &Options) -> Record<Ages> {
    let seed = Seed::from_number(number);
    let table = Table::<Ages>::begin(Content::built_in(), options, seed, 0);
    let mut table = table.expect("possible options");
    let mut dice = fast(number, 0);
    let mut list = Vec::new();
    loop {
        table.settle(0, &mut Silent).expect("chance has its seed");
        let Asks::Seat(seat) = table.state().asks() else { break };
        table.state().choices(&mut list);
        let best = list.iter().copied().max_by_key(|&choice| match list.len() {
            1 => 0,
            _ => (0..THOUGHTS).map(|_| imagine(table.state(), seat, choice, &mut dice)).sum(),
        });
        table.choose(seat, best.expect("a choice"), 0, &mut Silent).expect("it is on the list");
    }
    table.record().clone()
}

/// Roughly what a seat has after a choice and some random play.
fn imagine(state: &Ages, seat: Seat, choice: Choice, dice: &mut impl Dice) -> i32 {
    let (mut state, mut list) = (state.clone(), Vec::new());
    state.apply(choice, &mut Silent);
    for _ in 0..HORIZON {
        if state.asks() == Asks::Nobody {
            break;
        }
        state.choices(&mut list);
        state.apply(list[dice.below(list.len() as u32) as usize], &mut Silent);
    }
    let player = state.player(seat);
    let ratings = player.ratings;
    let each = |count: u16, weight: i32| i32::from(count) * weight;
    let made = each(ratings.culture, 6) + each(ratings.science, 5) + each(ratings.strength, 3);
    let held = each(player.science, 1) + i32::from(player.unused) + player.hand.len() as i32;
    let built = 8 * player.wonders.len() as i32 + 6 * i32::from(player.colonies.len());
    2 * player.culture_total() + made + held + built + 4 * i32::from(player.population())
        - 6 * i32::from(state.discontent(seat))
        - if player.has_resigned { 1000 } else { 0 }
}

/// A file beside the records says the same; or is written, if that is asked.
fn compare(file: &str, found: &str) {
    let path = path(file);
    if is_writing() {
        fs::write(&path, found).expect("the folder can be written");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let pairs = kept.lines().zip(found.lines());
    for (number, (kept, found)) in (1..).zip(pairs) {
        assert_eq!(found, kept, "{file}, line {number}; {STALE}");
    }
    assert_eq!(found.lines().count(), kept.lines().count(), "{file}; {STALE}");
}

fn is_writing() -> bool {
    std::env::var("OIKUMENE_GOLDEN").is_ok_and(|word| word == "write")
}

fn path(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file)
}
