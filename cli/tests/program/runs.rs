//! `sim`, `check` and `bench`.

use crate::harness::{Folder, keys, run};
use serde_json::Value;

fn sim(more: &[&str]) -> Value {
    let args = ["sim", "tzolkin", "--games", "40", "--seed", "7", "--json"];
    run(&[&args, more].concat()).json()
}

#[test]
fn sim_tells_games_decisions_scores_and_faults() {
    let report = sim(&["--seats", "3"]);
    let expected = [
        "decisions",
        "decisions_per_second",
        "faults",
        "games",
        "interrupted",
        "mean_length",
        "resigned",
        "scores",
        "seconds",
    ];
    assert_eq!(keys(&report), expected);
    assert_eq!(report["games"], 40);
    assert_eq!(report["faults"], 0);
    let scores = report["scores"].as_array().unwrap();
    assert_eq!(scores.len(), 3);
    for score in scores {
        assert_eq!(keys(score), ["max", "mean", "min"]);
        let number = |key: &str| score[key].as_f64().unwrap();
        assert!(number("min") <= number("mean") && number("mean") <= number("max"));
    }
}

#[test]
fn sim_is_the_same_with_any_number_of_threads() {
    let figures = |threads: &str| {
        let report = sim(&["--threads", threads, "--modules", "all"]);
        (report["decisions"].clone(), report["scores"].clone(), report["faults"].clone())
    };
    assert_eq!(figures("1"), figures("2"));
}

#[test]
fn sim_plays_every_number_of_seats() {
    for seats in ["2", "3", "4", "5"] {
        assert_eq!(sim(&["--seats", seats])["faults"], 0);
    }
}

#[test]
fn sim_counts_the_games_that_resigning_ends() {
    let resigned = |minds: &str, more: &[&str]| {
        let args = ["sim", "through-the-ages", "--games", "6", "--seats", "2", "--json"];
        let report = run(&[&args[..], &["--minds", minds], more].concat()).json();
        assert_eq!(report["faults"], 0);
        report["resigned"].as_u64().unwrap()
    };
    assert_eq!(resigned("random", &[]), 0);
    assert_eq!(resigned("random", &["--habits"]), 0);
    assert!(resigned("random:resigning", &[]) > 3);
    assert_eq!(resigned("random:resigning", &["--modules", "no_resigning"]), 0);
}

#[test]
fn sim_prints_for_people() {
    let text = run(&["sim", "tzolkin", "--games", "3", "--seats", "2"]).ok();
    for word in ["games", "decisions a second", "ended by resigning   0", "faults", "mean length"] {
        assert!(text.contains(word), "{text}");
    }
}

#[test]
fn check_finds_no_violation() {
    let folder = Folder::new();
    let args = ["check", "tzolkin", "--games", "30", "--seed", "3", "--json", "--out"];
    let report = run(&[&args[..], &[&folder.path("")]].concat()).json();
    assert_eq!(
        keys(&report),
        ["games", "interrupted", "positions", "records", "seconds", "violations"]
    );
    assert_eq!(report["violations"], 0);
    assert!(report["positions"].as_u64().unwrap() > 30 * 50);
    assert_eq!(folder.files(), Vec::<String>::new());
}

#[test]
fn check_takes_one_setup() {
    let args = ["check", "tzolkin", "--games", "2", "--seats", "2", "--modules", "none"];
    assert!(run(&args).ok().contains("violations  0"));
}

#[test]
fn bench_tells_its_figures_and_the_machine() {
    let ran = run(&["bench", "tzolkin", "--seconds", "0", "--json"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    for key in [
        "nanoseconds_per_decision",
        "nanoseconds_per_listing",
        "nanoseconds_per_apply",
        "nanoseconds_per_copy",
        "state_bytes",
        "allocations_per_decision",
        "games_per_second",
        "machine",
        "cores",
        "profile",
    ] {
        assert!(!report[key].is_null(), "{key}");
    }
    assert_eq!(report["allocations_per_decision"], 0.0);
    assert!(report["state_bytes"].as_u64().unwrap() <= 2048);
}

#[test]
fn bench_weighs_and_times_a_tables_page() {
    let ran = run(&["bench", "tzolkin", "--page", "--seconds", "0", "--json"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    let figure = |value: &Value| value.as_f64().filter(|figure| *figure > 0.0);
    for of in ["made", "packed"] {
        let [mean, p99] = ["mean", "p99"].map(|key| figure(&report[of][key]));
        assert!(mean.is_some() && p99.is_some(), "{of}: {}", report[of]);
    }
    assert!(figure(&report["bytes_packed"]) < figure(&report["bytes"]), "{report}");
}

#[test]
fn habits_stand_beside_what_people_do() {
    let args = ["sim", "through-the-ages", "--seats", "2", "--games", "3", "--habits"];
    let report = run(&[&args[..], &["--json"]].concat()).json();
    let habits = report["habits"].as_array().unwrap();
    let named = |name: &str| habits.iter().find(|habit| habit["name"] == name).unwrap();
    assert_eq!(keys(named("culture")), ["mean", "name", "of", "people"]);
    assert_eq!(named("culture")["people"]["mean"], 160.0);
    assert_eq!(named("wars at the table")["of"], "table");
    assert!(named("uprisings")["people"].is_null());
    let text = run(&args).ok();
    assert!(
        ["wonders completed", "people", "2.7"].iter().all(|word| text.contains(word)),
        "{text}"
    );
}

#[test]
fn habits_tell_what_is_never_done() {
    let args = ["sim", "tzolkin", "--seats", "4", "--games", "20", "--habits", "--json"];
    let report = run(&args).json();
    let mean = |name: &str| {
        let habits = report["habits"].as_array().unwrap();
        let habit = habits.iter().find(|habit| habit["name"] == name).unwrap();
        habit["mean"].as_f64().unwrap()
    };
    assert!(mean("actions in Palenque") > 1.0);
    assert!(mean("workers at the end") >= 3.0);
    // The last buildings belong to the expansion, which is not played here.
    assert_eq!(mean("building B40"), 0.0);
    let scores = report["scores"].as_array().unwrap().iter();
    let points: f64 = scores.map(|score| score["mean"].as_f64().unwrap()).sum();
    // Quarters are left out for each seat.
    assert!((mean("points") - points / 4.0).abs() < 1.0);
}
