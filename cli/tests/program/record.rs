//! `record`

use crate::harness::{Folder, run, run_with};
use crate::play::whole_game;

#[test]
fn a_played_game_is_shown_verified_and_replayed() {
    let folder = Folder::new();
    let file = whole_game(&folder, "en");
    let verdict = run(&["record", "verify", &file, "--json"]).json();
    assert_eq!(verdict["verified"], true);
    assert_eq!(verdict["finished"], true);
    assert!(run(&["record", "verify", &file]).ok().starts_with("verified"));
    let choices = verdict["choices"].as_u64().unwrap();
    let shown = run(&["record", "show", &file, "--json"]).json();
    assert_eq!(shown["moves"].as_array().unwrap().len() as u64, choices);
    assert!(run(&["record", "show", &file, "--lang", "ru"]).ok().contains("Случай"));
    let last = run(&["record", "replay", &file]).ok();
    assert_eq!(run_with(&["position", "show", "--json"], &last).json()["asks"], "nobody");
    let middle = run(&["record", "replay", &file, "--to", "30"]).ok();
    assert_ne!(run_with(&["position", "show", "--json"], &middle).json()["asks"], "nobody");
    run(&["record", "replay", &file, "--to", "1000000"]).fails(2, &["1000000"]);
}

#[test]
fn an_edited_record_does_not_verify() {
    let folder = Folder::new();
    whole_game(&folder, "en");
    let text = folder.read("game.jsonl");
    let edited = |text: String| folder.write("edited.jsonl", &text);
    // The score.
    let at = text.rfind("\"points\":").unwrap() + "\"points\":".len();
    let file = edited(format!("{}1{}", &text[..at], &text[at..].trim_start_matches('-')));
    run(&["record", "verify", &file]).fails(1, &["standings"]);
    // The hash.
    let at = text.find("\"seed_hash\":\"").unwrap() + "\"seed_hash\":\"".len();
    let digit = if &text[at..=at] == "0" { "1" } else { "0" };
    let file = edited(format!("{}{digit}{}", &text[..at], &text[at + 1..]));
    run(&["record", "verify", &file]).fails(1, &["hash"]);
    // Chance: the first seat is another.
    let (one, other) = ("\"choice\":\"first 0\"", "\"choice\":\"first 1\"");
    let file = edited(match text.contains(one) {
        true => text.replacen(one, other, 1),
        false => text.replacen(other, one, 1),
    });
    run(&["record", "verify", &file]).fails(1, &["choice"]);
    // The content set.
    let at = text.find("\"content\":\"").unwrap() + "\"content\":\"".len();
    let file = edited(format!("{}{}{}", &text[..at], "0".repeat(64), &text[at + 64..]));
    run(&["record", "verify", &file]).fails(2, &["content set"]);
}

#[test]
fn a_broken_record_is_bad_input() {
    let folder = Folder::new();
    whole_game(&folder, "en");
    let text = folder.read("game.jsonl");
    let without_a_line: Vec<&str> =
        text.lines().enumerate().filter(|(n, _)| *n != 20).map(|(_, line)| line).collect();
    let file = folder.write("broken.jsonl", &without_a_line.join("\n"));
    run(&["record", "verify", &file]).fails(2, &["line 21"]);
    let file = folder.write("broken.jsonl", &text[..text.len() / 2]);
    run(&["record", "show", &file]).fails(2, &["line"]);
    run(&["record", "show", "/nowhere/g.jsonl"]).fails(2, &["/nowhere/g.jsonl"]);
}

/// The record of a game that begins with a position and is abandoned after a choice.
fn from_a_position(position: &str) -> String {
    use kernel::{ContentSet, Rules};
    let content = tzolkin::content::Content::built_in();
    let position = kernel::position::read::<tzolkin::Tzolkin>(position, content).unwrap();
    let seed = kernel::Seed::from_number(3);
    let mut table = kernel::record::Table::begin_at(&position, seed, 0).unwrap();
    table.settle(0, &mut kernel::Silent).unwrap();
    let kernel::Asks::Seat(seat) = table.state().asks() else { panic!("no seat is asked") };
    let mut choices = Vec::new();
    table.state().choices(&mut choices);
    table.choose(seat, choices[0], 0, &mut kernel::Silent).unwrap();
    table.abandon();
    table.record().write()
}

#[test]
fn a_record_that_begins_with_a_position_is_shown_verified_and_replayed() {
    let folder = Folder::new();
    let start = run(&["position", "new", "tzolkin", "--seats", "2", "--seed", "7"]).ok();
    let text = from_a_position(&start);
    let file = folder.write("from.jsonl", &text);
    assert_eq!(run(&["record", "verify", &file, "--json"]).json()["verified"], true);
    assert!(run(&["record", "show", &file]).ok().contains("with a position"));
    assert_eq!(run(&["record", "show", &file, "--json"]).json()["origin"]["game"], "tzolkin");
    assert_eq!(run(&["record", "replay", &file, "--to", "0"]).ok(), start);
    let forged = text.replacen("\"state\":{", "\"state\":{\"more\":1,", 1);
    let file = folder.write("forged.jsonl", &forged);
    run(&["record", "verify", &file]).fails(1, &["origin"]);
}
