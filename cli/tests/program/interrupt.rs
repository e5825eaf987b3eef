//! Ctrl-C: what there is by then is told, and the exit code says that it was not all.
#![cfg(target_os = "linux")]

use crate::duel::interrupting;
use crate::harness::{Folder, Ran, run};
use serde_json::Value;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A program that may take minutes, interrupted once it listens and has worked for a while.
fn interrupted(args: &[&str]) -> Ran {
    let child = Command::new(env!("CARGO_BIN_EXE_oikumene"))
        .args(args)
        .env("OIKUMENE_LANG", "en")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let pid = child.id().to_string();
    wait(|| is_listening(&pid));
    let before = worked(&pid);
    wait(|| worked(&pid) >= before + 40);
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    Ran {
        code: output.status.code().expect("no signal ended it"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

fn wait(mut for_what: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !for_what() {
        assert!(begun.elapsed() < Duration::from_secs(120), "it never came so far");
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Whether the process catches SIGINT.
fn is_listening(pid: &str) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    caught.is_some_and(|mask| u64::from_str_radix(mask.trim(), 16).unwrap_or(0) & 0b10 != 0)
}

/// The processor time of a process, in ticks.
fn worked(pid: &str) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum()
}

#[track_caller]
fn told(args: &[&str], words: &str) -> Value {
    let report = interrupted(args).json_and_fails(130, &["interrupted after", words]);
    assert_eq!(report["interrupted"], true, "{report}");
    report
}

#[test]
fn an_interrupted_sim_tells_the_games_so_far() {
    let report = told(&["sim", "tzolkin", "--games", "100000000", "--json"], "games");
    let games = report["games"].as_u64().unwrap();
    assert!(games > 0 && games < 100_000_000, "{report}");
    assert!(report["scores"][0]["mean"].is_number());
}

#[test]
fn an_interrupted_game_of_minds_does_not_count() {
    let folder = Folder::new();
    let minds = interrupting(&folder, 1);
    let args = ["sim", "tzolkin", "--seats", "2", "--minds", &minds, "--games", "50"];
    let more = ["--patience", "2", "--threads", "1", "--json"];
    let report = run(&[&args[..], &more].concat());
    // The program that interrupted never answers: that is a fault of the game, and told first.
    assert!([1, 130].contains(&report.code), "{}", report.err);
    let report: Value = serde_json::from_str(&report.out).unwrap();
    assert_eq!(report["interrupted"], true);
    assert!(report["games"].as_u64().unwrap() < 50);
}

#[test]
fn an_interrupted_check_tells_what_it_found() {
    let folder = Folder::new();
    let out = folder.path("");
    let args = ["check", "tzolkin", "--games", "100000000", "--json", "--out", &out];
    let report = told(&args, "games");
    assert!(report["games"].as_u64() < Some(100_000_000) && report["positions"].is_number());
    assert_eq!(report["violations"], 0);
}

#[test]
fn an_interrupted_bench_tells_what_it_measured() {
    let seconds = ["--seconds", "600", "--json"];
    let with = |more: &[&str]| {
        let args = [&["bench", "tzolkin"], more, &seconds[..]].concat();
        let ran = interrupted(&args);
        assert_eq!(ran.code, 130, "{}", ran.err);
        serde_json::from_str::<Value>(&ran.out).unwrap()
    };
    let report = with(&[]);
    assert!(report["nanoseconds_per_decision"].is_number(), "{report}");
    assert_eq!(report["nanoseconds_per_copy"], Value::Null);
    for more in ["--search", "--page"] {
        assert_eq!(with(&[more])["interrupted"], true);
    }
}

#[test]
fn an_interrupted_analysis_tells_the_first_decisions() {
    let folder = Folder::new();
    let records = folder.path("games");
    run(&["sim", "tzolkin", "--seats", "4", "--games", "1", "--records", &records]).ok();
    let file = folder.path("games/game-000001.jsonl");
    let report = told(&["analyse", &file, "--budget", "2000it", "--json"], "decisions");
    let decisions = report["decisions"].as_array().unwrap();
    assert!(!decisions.is_empty() && report["is_finished"] == false);
    let text = interrupted(&["analyse", &file, "--budget", "2000it"]);
    assert_eq!(text.code, 130);
    assert!(text.out.contains("Turning points"), "{}", text.out);
}

#[test]
fn an_interrupted_league_tells_its_table() {
    let folder = Folder::new();
    let svg = folder.path("x.svg");
    let args = ["league", "tzolkin", "--minds", "random,novice", "--games", "100000"];
    told(&[&args[..], &["--svg", &svg, "--json"]].concat(), "");
    assert!(folder.read("x.svg").starts_with("<svg"));
}
