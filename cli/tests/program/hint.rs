//! `hint`

use crate::harness::{Folder, run, run_with};
use crate::play::whole_game;
use serde_json::Value;

fn position(advance: &str) -> String {
    run(&["position", "new", "tzolkin", "--seats", "2", "--seed", "5", "--advance", advance]).ok()
}

const QUICK: [&str; 2] = ["--budget", "40it"];

fn hint(position: &str, more: &[&str]) -> Value {
    run_with(&[&["hint", "--json"], &QUICK[..], more].concat(), position).json()
}

#[test]
fn the_best_choices_are_told_with_their_figures_and_a_line() {
    let position = position("30");
    let hint = hint(&position, &["--most", "3"]);
    let best = hint["best"].as_array().unwrap();
    assert!((1..=3).contains(&best.len()), "{hint}");
    let listed = run_with(&["position", "choices", "--json"], &position).json();
    let listed: Vec<&Value> = listed.as_array().unwrap().iter().map(|c| &c["choice"]).collect();
    assert_eq!(hint["choices"], listed.len());
    for row in best {
        assert!(listed.contains(&&row["choice"]), "{row} can be chosen");
        let win = row["win"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&win) && row["points"].is_number(), "{row}");
        assert_eq!(row["line"][0]["words"], row["words"], "the line begins with the choice");
    }
    assert_eq!(hint["iterations"], 40);
}

#[test]
fn the_same_seed_gives_the_same_hint() {
    let position = position("30");
    assert_eq!(hint(&position, &[]), hint(&position, &[]));
    assert_eq!(hint(&position, &["--seed", "9"])["iterations"], 40);
}

#[test]
fn a_redacted_position_is_enough() {
    let whole = position("0");
    let shown = run_with(&["position", "show", "--json"], &whole).json();
    let seat = shown["asks"]["seat"].as_u64().unwrap();
    let own = run_with(&["position", "redact", "--eyes", &seat.to_string()], &whole).ok();
    assert_eq!(hint(&own, &[]), hint(&whole, &[]), "what is hidden does not help");
    let other = run_with(&["position", "redact", "--eyes", &(1 - seat).to_string()], &whole).ok();
    run_with(&["hint"], &other).fails(2, &["other eyes"]);
    let spectator = run_with(&["position", "redact", "--eyes", "spectator"], &whole).ok();
    run_with(&["hint"], &spectator).fails(2, &["other eyes"]);
}

#[test]
fn hints_are_in_words_in_both_languages() {
    let position = position("30");
    let english = run_with(&[&["hint", "--lang", "en"], &QUICK[..]].concat(), &position).ok();
    assert!(english.contains("Win") && english.contains('%'), "{english}");
    let russian = run_with(&[&["hint", "--lang", "ru"], &QUICK[..]].concat(), &position).ok();
    assert!(russian.contains("Победа") && russian.contains("Игрок"), "{russian}");
    assert!(!english.contains("[ui-") && !russian.contains("[ui-"));
}

#[test]
fn a_moment_of_a_record_can_be_asked_about() {
    let folder = Folder::new();
    let file = whole_game(&folder, "en");
    let moment = run(&["record", "replay", &file, "--to", "40"]).ok();
    let at = run(&[&["hint", &file, "--at", "40", "--json"], &QUICK[..]].concat());
    match run_with(&["position", "show", "--json"], &moment).json()["asks"]["seat"].is_number() {
        true => assert_eq!(at.json(), hint(&moment, &[])),
        false => drop(at.fails(1, &["nobody"])),
    }
    run(&["hint", &file]).fails(1, &["nobody", "over"]);
    run(&["hint", &file, "--at", "1000000"]).fails(2, &["1000000"]);
}

#[test]
fn bad_input_is_refused() {
    let position = position("30");
    let refused = |args: &[&str], words: &[&str]| {
        run_with(&[&["hint"], args].concat(), &position).fails(2, words);
    };
    refused(&["--budget", "0"], &["at least one"]);
    refused(&["--budget", "soon"], &["soon"]);
    refused(&["--threads", "0"], &["--threads"]);
    refused(&["--mind", "nobody"], &["nobody"]);
    refused(&["--mind", "random"], &["does not think"]);
    refused(&["--most", "0"], &["--most"]);
    refused(&["--at", "3"], &["records"]);
    run(&["hint", "/nowhere/p.json"]).fails(2, &["/nowhere/p.json"]);
    run_with(&["hint"], "nonsense").fails(2, &["standard input"]);
    run_with(&["hint"], "{\"oikumene\":\"record\"}").fails(2, &["standard input"]);
    run_with(&["hint"], &position.replacen("\"tzolkin\"", "\"chess\"", 1)).fails(2, &["chess"]);
}
