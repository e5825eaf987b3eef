//! Whole games as fixtures: each record verifies, and the position after each round is the one that
//! it was. Beside them stands a table of how many ways there are to go on, the cheapest alarm.
//!
//! After a wanted change of the rules, of the content or of a format, one command writes all anew:
//! `OIKUMENE_GOLDEN=write cargo test -p oikumene-tzolkin --test golden`

use kernel::dice::fast;
use kernel::record::{Record, Table};
use kernel::{Asks, ContentSet, Dice, Game, Options, Seat, Seed, Silent, position};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use tzolkin::{Choice, Content, Tzolkin};

/// A game that is kept: its file, its seats, its modules. The number of its line is its seed.
const GAMES: &[(&str, u8, &[&str])] = &[
    ("two", 2, &[]),
    ("two-with-all", 2, &["tribes", "prophecies", "buildings", "quick"]),
    ("three-with-tribes", 3, &["tribes", "prophecies"]),
    ("four", 4, &[]),
    ("four-with-quick", 4, &["buildings", "quick"]),
    ("five-with-all", 5, &["tribes", "prophecies", "buildings", "quick"]),
];

/// In how many places of each record the ways to go on are counted, and how deep.
const PLACES: usize = 6;
const DEPTH: usize = 3;

const STALE: &str = "if the change is wanted: \
    OIKUMENE_GOLDEN=write cargo test -p oikumene-tzolkin --test golden";

#[test]
fn kept_games_verify_and_pass_the_same_positions() {
    for (number, (name, seats, modules)) in (1..).zip(GAMES) {
        let modules = modules.iter().map(ToString::to_string).collect();
        let record = kept_record(name, number, Options { seats: *seats, modules });
        let verdict = record.verify(Content::built_in());
        let verdict = verdict.unwrap_or_else(|error| panic!("{name}: {error}; {STALE}"));
        assert!(verdict.finished, "{name} is not finished");
        compare(&format!("{name}.rounds.txt"), &rounds(&record));
    }
}

#[test]
fn there_are_as_many_ways_to_go_on_as_there_were() {
    let mut table = String::from("game after depth-1 depth-2 depth-3\n");
    for (number, (name, seats, modules)) in (1..).zip(GAMES) {
        let modules = modules.iter().map(ToString::to_string).collect();
        let record = kept_record(name, number, Options { seats: *seats, modules });
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
fn ways(state: &Tzolkin, depth: usize) -> u64 {
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
fn rounds(record: &Record<Tzolkin>) -> String {
    let (mut round, mut text) = (0, String::new());
    let mut note = |state: &Tzolkin| {
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

fn hash(state: &Tzolkin) -> String {
    let digest = Sha256::digest(position::write(state));
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The record in its file; written first, if that is asked.
fn kept_record(name: &str, number: u64, options: Options) -> Record<Tzolkin> {
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
    let mut setup = options;
    // Five players have always a module more.
    if setup.seats == 5 && !setup.modules.contains(&"quick".into()) {
        setup.modules.push("quick".into());
    }
    assert_eq!(record.header.setup, setup, "{name}; {STALE}");
    record
}

/// How many random continuations a seat imagines for each choice, and how long they are.
const THOUGHTS: usize = 24;
const HORIZON: usize = 100;

/// A game whose seats think a little, so that much of the rules comes up.
fn random_game(number: u64, options: &Options) -> Record<Tzolkin> {
    let seed = Seed::from_number(number);
    let table = Table::<Tzolkin>::begin(Content::built_in(), options, seed, 0);
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
fn imagine(state: &Tzolkin, seat: Seat, choice: Choice, dice: &mut impl Dice) -> i32 {
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
    let goods = 2 * i32::from(player.corn.min(16)) + 5 * i32::from(player.block_count());
    let steps = player.temples.values().map(|&step| 10 * i32::from(step)).sum::<i32>();
    let levels = player.techs.values().map(|&level| 12 * i32::from(level)).sum::<i32>();
    let tiles = 16 * player.buildings.len() as i32 + 90 * player.monuments.len() as i32;
    player.total() + goods + steps + levels + tiles + 16 * i32::from(player.skulls)
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
