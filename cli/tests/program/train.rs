//! `train`

use crate::harness::{Folder, keys, run};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

/// A short lesson: two rounds of games, then a small contest.
fn train(out: &str, more: &[&str]) -> Value {
    let args = ["train", "tzolkin", "--out", out, "--games", "64", "--pairs", "2", "--json"];
    run(&[&args, more].concat()).json()
}

#[test]
fn a_run_tells_what_it_did_and_keeps_its_state() {
    let folder = Folder::new();
    let report = train(&folder.path("a.weights"), &["--fresh"]);
    let expected = [
        "accepted",
        "contests",
        "error_of_points",
        "games",
        "games_in_all",
        "interrupted",
        "seconds",
        "state",
        "weights",
        "winner_points",
    ];
    assert_eq!(keys(&report), expected);
    assert_eq!(report["games"], 64);
    assert_eq!(report["interrupted"], false);
    let contests = report["contests"].as_array().unwrap();
    assert_eq!(contests.len(), 1);
    assert_eq!(contests[0]["games"], 4);
    // A beginner does not beat the weights that come with the program.
    assert_eq!(report["accepted"], 0);
    assert_eq!(folder.files(), ["a.weights.state"]);
}

#[test]
fn the_same_seed_learns_the_same_and_another_does_not() {
    let folder = Folder::new();
    let state = |name: &str, seed: &str, threads: &str| {
        train(&folder.path(name), &["--fresh", "--seed", seed, "--threads", threads]);
        std::fs::read(folder.path(&format!("{name}.state"))).unwrap()
    };
    let first = state("a", "1", "1");
    assert!(first == state("b", "1", "2"));
    assert!(first != state("c", "2", "1"));
}

#[test]
fn a_run_goes_on_where_it_stopped() {
    let folder = Folder::new();
    train(&folder.path("a"), &["--fresh"]);
    let report = train(&folder.path("a"), &["--resume"]);
    assert_eq!((&report["games"], &report["games_in_all"]), (&64.into(), &128.into()));
    let whole = ["train", "tzolkin", "--games", "128", "--pairs", "2", "--fresh", "--json"];
    run(&[&whole[..], &["--out", &folder.path("b")]].concat()).json();
    let bytes = |name: &str| std::fs::read(folder.path(name)).unwrap();
    assert!(bytes("a.state") == bytes("b.state"));
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_what_was_learned() {
    let folder = Folder::new();
    let out = folder.path("a");
    let mut child = Command::new(env!("CARGO_BIN_EXE_oikumene"))
        .args(["train", "tzolkin", "--fresh", "--out", &out])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    lines.read_line(&mut first).unwrap();
    assert!(first.contains("--resume"), "{first}");
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let mut rest = String::new();
    lines.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(rest.contains("games in all"), "{rest}");
    let report = train(&out, &["--resume"]);
    assert_eq!(report["games"], 64);
}

#[test]
fn weights_that_win_take_the_place_of_the_old() {
    let folder = Folder::new();
    let out = folder.path("a");
    // The old weights have learned next to nothing.
    let first = ["train", "tzolkin", "--games", "1", "--fresh", "--out", &out, "--pairs", "2"];
    run(&first).ok();
    let state = std::fs::read(folder.path("a.state")).unwrap();
    // A state begins with a file of weights, and goes on with how they have been moving.
    let mark = b"{\"steps\":";
    let end = state.windows(mark.len()).position(|bytes| bytes == mark).unwrap();
    std::fs::write(&out, &state[..end]).unwrap();
    let before = std::fs::read(&out).unwrap();
    let more = ["--games", "640", "--pairs", "40", "--seed", "3", "--json", "--out", &out];
    let report = run(&[&["train", "tzolkin", "--fresh"], &more[..]].concat()).json();
    assert_eq!(report["accepted"], 1, "{report}");
    let after = std::fs::read(&out).unwrap();
    assert!(before != after);
    let end = after.iter().position(|&byte| byte == b'\n').unwrap();
    let about: Value = serde_json::from_slice(&after[..end]).unwrap();
    assert_eq!(about["results"]["games"], 80);
    assert_eq!(about["games"], 640);
    assert_eq!(about["settings"]["seed"], 3);
}

#[test]
fn bad_input_is_said_and_changes_nothing() {
    let folder = Folder::new();
    let wrong = folder.write("wrong.weights", "what is this\n");
    run(&["train", "chess"]).fails(2, &["unknown game", "tzolkin"]);
    run(&["train", "tzolkin", "--games", "0"]).fails(2, &["0"]);
    run(&["train", "tzolkin", "--games", "1", "--minutes", "1"]).fails(2, &["--minutes"]);
    run(&["train", "tzolkin", "--resume", "--seed", "1"]).fails(2, &["--seed"]);
    run(&["train", "tzolkin", "--out", &wrong]).fails(2, &["wrong.weights", "not a file"]);
    let missing = folder.path("missing");
    run(&["train", "tzolkin", "--resume", "--out", &missing]).fails(2, &["missing.state"]);
    folder.write("cut.state", "{}\n");
    let cut = folder.path("cut");
    run(&["train", "tzolkin", "--resume", "--out", &cut]).fails(2, &["cut.state", "cut"]);
    assert_eq!(folder.read("wrong.weights"), "what is this\n");
}

#[test]
fn a_manner_that_cannot_learn_is_refused() {
    let args = ["train", "tzolkin", "--games", "32"];
    run(&[&args[..], &["--trace", "1.5"]].concat()).fails(2, &["out of range"]);
    run(&[&args[..], &["--kept", "0"]].concat()).fails(2, &["--kept"]);
    run(&[&args[..], &["--resume", "--pace", "0.1"]].concat()).fails(2, &["--resume"]);
}
