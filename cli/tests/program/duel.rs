//! `duel`: figures, rotation, repeatability, records, forfeits.

use crate::harness::{Folder, Ran, run};
use serde_json::Value;

const RANDOM: [&str; 4] = ["duel", "tzolkin", "--minds", "random,random"];

fn duel(more: &[&str]) -> Value {
    run(&[&RANDOM, more, &["--json"]].concat()).json()
}

/// A duel of a small shell script against the random mind.
fn against(script: &str, more: &[&str]) -> Ran {
    let folder = Folder::new();
    let path = folder.write("bot.sh", script);
    let minds = format!("cmd:sh '{path}',random");
    run(&[&["duel", "tzolkin", "--minds", &minds, "--json"], more].concat())
}

/// Greets as an engine should, in shell.
const GREET: &str = "read hello; echo '{\"type\":\"hello\",\"protocol\":1,\"name\":\"test\"}'\n";

#[track_caller]
fn forfeits(script: &str, more: &[&str], why: &str) {
    let report = against(script, &[&["--games", "2"], more].concat());
    let report = report.json_and_fails(1, &["forfeited every game"]);
    assert_eq!(report["forfeits"], 2, "{script}");
    assert_eq!((&report["wins"], &report["losses"]), (&Value::from(0), &Value::from(2)));
    assert_eq!(report["minds"][1]["win_rate"], 1.0);
    assert_eq!(report["mean_points"], Value::Null);
    let reason = report["reasons"][0].as_str().unwrap();
    assert!(reason.contains(why), "{why:?} is not in {reason:?}");
    assert!(reason.lines().count() == 1 && reason.len() < 700, "{reason}");
}

/// Everything but what a clock says.
fn timeless(mut report: Value) -> Value {
    let minds = report["minds"].as_array_mut().unwrap();
    minds.iter_mut().for_each(|mind| mind["seconds_per_turn"] = Value::Null);
    (report["seconds"], report["seconds_per_turn"]) = (Value::Null, Value::Null);
    report
}

#[test]
fn a_duel_tells_what_the_first_mind_did_and_then_all() {
    let report = duel(&["--games", "40", "--seats", "3", "--seed", "5"]);
    for key in [
        "win_rate",
        "win_rate_low",
        "elo",
        "elo_low",
        "elo_high",
        "mean_points",
        "seconds_per_turn",
        "winner_mean_points",
    ] {
        assert!(report[key].is_number(), "{key}: {report}");
    }
    // Whole deals: 14 of 3 games.
    assert_eq!((&report["games"], &report["deals"]), (&Value::from(42), &Value::from(14)));
    let number = |mind: &Value, key: &str| mind[key].as_f64().unwrap();
    assert!(number(&report, "win_rate_low") <= number(&report, "win_rate"));
    assert!(number(&report, "elo_low") <= number(&report, "elo"));
    let (one, two) = (&report["minds"][0], &report["minds"][1]);
    assert_eq!((&one["seats"], &two["seats"]), (&Value::from(1), &Value::from(2)));
    let won = number(one, "win_rate") + 2.0 * number(two, "win_rate");
    assert!((won - 1.0).abs() < 1e-9, "{won}");
}

#[test]
fn a_duel_prints_for_people() {
    let text = run(&[&RANDOM[..], &["--games", "6"]].concat()).ok();
    for words in ["6 games, 3 deals", "win rate", "rating", "mean points", "seconds a turn"] {
        assert!(text.contains(words), "{text}");
    }
}

#[test]
fn a_duel_is_the_same_on_any_number_of_threads_and_another_with_another_seed() {
    let games = ["--games", "30", "--modules", "all", "--seed", "9"];
    let with = |threads| timeless(duel(&[&games[..], &["--threads", threads]].concat()));
    assert_eq!(with("1"), with("2"));
    assert_ne!(with("1"), timeless(duel(&["--games", "30", "--modules", "all"])));
}

#[test]
fn records_are_kept_with_a_list_of_who_sat_where() {
    let folder = Folder::new();
    duel(&["--games", "4", "--records", &folder.path("kept")]);
    let list = folder.read("kept/games.jsonl");
    let games: Vec<Value> = list.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 4);
    let mut first_choices = Vec::new();
    for game in &games {
        let file = format!("kept/{}", game["file"].as_str().unwrap());
        run(&["record", "verify", &folder.path(&file)]).ok();
        assert_eq!(game["seats"].as_array().unwrap().len(), 2);
        first_choices.push(folder.read(&file).lines().nth(1).unwrap().to_string());
    }
    // The same deal twice, then another: chance begins alike.
    assert_eq!(games[0]["deal"], games[1]["deal"]);
    let seed_hash = |game: &Value| {
        let text = folder.read(&format!("kept/{}", game["file"].as_str().unwrap()));
        let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        header["seed_hash"].as_str().unwrap().to_string()
    };
    assert_eq!(seed_hash(&games[0]), seed_hash(&games[1]));
    assert_eq!(first_choices[0], first_choices[1]);
    assert_ne!(seed_hash(&games[1]), seed_hash(&games[2]));
}

#[test]
fn a_duel_until_sure_stops_when_it_is_decided() {
    let report = against("exit 0", &["--games", "400", "--until-sure"]);
    let report = report.json_and_fails(1, &["forfeited every game"]);
    assert_eq!((&report["games"], &report["decided"]), (&Value::from(16), &Value::from(true)));
    let open = duel(&["--games", "8", "--until-sure"]);
    assert_eq!((&open["games"], &open["decided"]), (&Value::from(8), &Value::from(false)));
}

#[test]
fn a_program_that_ends_forfeits_with_its_last_words() {
    forfeits("exit 0", &[], "ended");
    let script = format!("{GREET} read position; echo 'out of\nideas' >&2; exit 3");
    forfeits(&script, &[], "exit code 3: ideas");
}

#[test]
fn a_program_that_hangs_or_floods_forfeits_when_patience_ends() {
    let patience = ["--patience", "0.2"];
    forfeits("exec sleep 1000", &patience, "no answer within 0.2 s");
    forfeits(&format!("{GREET} exec sleep 1000"), &patience, "no answer within 0.2 s");
    for noise in ["info", "dance"] {
        let script = format!("{GREET} exec yes '{{\"type\":\"{noise}\"}}'");
        forfeits(&script, &patience, "no answer");
    }
}

#[test]
fn a_program_that_lies_forfeits_and_the_lie_is_told() {
    for lie in ["days 9", "fly moon", "", "\\u0007"] {
        let answer = format!("{{\"type\":\"best\",\"choice\":\"{lie}\"}}");
        let script = format!("{GREET} while read line; do echo '{answer}'; done");
        forfeits(&script, &[], "not one of its choices");
    }
}

#[test]
fn a_program_that_answers_garbage_forfeits() {
    for garbage in ["hello there", "{}", "[1,2]", "{\"type\":7}", ""] {
        let script = format!("{GREET} while read line; do echo '{garbage}'; done");
        forfeits(&script, &[], "not a message");
    }
    forfeits(&format!("{GREET} printf '\\377\\376\\n'; exec sleep 1000"), &[], "not UTF-8");
    // An answer before the question.
    forfeits("exec yes '{\"type\":\"best\",\"choice\":\"pass\"}'", &[], "not asked for");
}

#[test]
fn a_line_without_end_a_closed_output_a_wrong_version_and_a_complaint_forfeit() {
    let long = format!("{GREET} head -c 300000 /dev/zero | tr '\\0' x; exec sleep 1000");
    forfeits(&long, &[], "more than 65536 bytes");
    forfeits(&format!("{GREET} exec 1>&-; exec sleep 1000"), &[], "closed its output");
    let other = "read hello; echo '{\"type\":\"hello\",\"protocol\":7,\"name\":\"x\"}'; cat";
    forfeits(other, &[], "version 7");
    let complaint = "read hello; echo '{\"type\":\"error\",\"why\":\"no such game\"}'; cat";
    forfeits(complaint, &[], "complained: no such game");
}

#[cfg(target_os = "linux")]
#[test]
fn no_process_is_left_behind() {
    for end in ["exec sleep 1000", "exit 1"] {
        let folder = Folder::new();
        let pids = folder.path("pids");
        let script = format!("echo $$ >> '{pids}'; {GREET} {end}");
        against(&script, &["--games", "2", "--patience", "0.2"]).json_and_fails(1, &["forfeited"]);
        let pids = folder.read("pids");
        assert!(pids.lines().count() >= 2);
        for pid in pids.lines() {
            let command = std::fs::read_to_string(format!("/proc/{pid}/cmdline"));
            let is_ours = command.is_ok_and(|c| c.contains("sleep") || c.contains("bot.sh"));
            assert!(!is_ours, "process {pid} is still there");
        }
    }
}

/// Holds a lock together with a process that it has started, and dies.
#[cfg(unix)]
const PARENT: &str = r#"
import fcntl, os, sys, time
held = open(sys.argv[1], "a")
fcntl.flock(held, fcntl.LOCK_EX)
if os.fork() == 0:
    time.sleep(20)
    print("outlived", file=held, flush=True)
"#;

#[cfg(unix)]
#[test]
fn what_a_program_has_started_ends_with_it() {
    let folder = Folder::new();
    let (bot, held) = (folder.write("bot.py", PARENT), folder.path("held"));
    let minds = format!("cmd:python3 '{bot}' '{held}',random");
    run(&["duel", "tzolkin", "--minds", &minds, "--games", "2", "--patience", "2", "--json"])
        .json_and_fails(1, &["forfeited every game"]);
    // The lock is free when whoever held it is gone.
    std::fs::File::open(&held).unwrap().lock().unwrap();
    assert_eq!(folder.read("held"), "");
}

/// A program that interrupts whoever started it in this game, and never answers.
#[cfg(unix)]
pub fn interrupting(folder: &Folder, game: u32) -> String {
    let count = folder.path("count");
    let is_this = format!("[ $(wc -l < '{count}') = {game} ]");
    let script =
        format!("read hello || exit; echo >> '{count}'; {is_this} && kill -INT $PPID; cat");
    format!("cmd:sh '{}'", folder.write("bot.sh", &script))
}

#[cfg(unix)]
#[test]
fn an_interrupted_duel_tells_what_was_played_so_far() {
    let folder = Folder::new();
    let (minds, kept) = (format!("{},random", interrupting(&folder, 5)), folder.path("kept"));
    let args = ["duel", "tzolkin", "--minds", &minds, "--games", "2000", "--threads", "1"];
    let more = ["--patience", "0.2", "--records", &kept, "--json"];
    let report = run(&[&args[..], &more].concat()).json_and_fails(130, &["interrupted after"]);
    assert_eq!(report["interrupted"], true);
    let games = report["games"].as_u64().unwrap();
    assert!((4..2000).contains(&games) && games.is_multiple_of(2), "{games}");
    assert_eq!(report["losses"], games);
    assert_eq!(folder.read("kept/games.jsonl").lines().count() as u64, games);
}

#[cfg(unix)]
#[test]
fn a_duel_interrupted_before_its_first_deal_is_over_has_no_answer() {
    let folder = Folder::new();
    let minds = format!("{},random", interrupting(&folder, 1));
    let args = ["duel", "tzolkin", "--minds", &minds, "--patience", "2", "--threads", "1"];
    run(&args).fails(130, &["interrupted before one deal was over"]);
}

#[test]
fn mistakes_are_refused_before_anything_is_played() {
    let folder = Folder::new();
    let file = folder.write("file", "");
    let with = |more: &[&str]| run(&[&["duel", "tzolkin"], more].concat());
    with(&[]).fails(2, &["--minds"]);
    with(&["--minds", "random"]).fails(2, &["two minds"]);
    with(&["--minds", "random,random,random"]).fails(2, &["3 minds for 2 seats"]);
    with(&["--minds", "random,genius"]).fails(2, &["genius", "random"]);
    with(&["--minds", "random,cmd:"]).fails(2, &["no program"]);
    with(&["--minds", "random,cmd:/nowhere/bot"]).fails(2, &["/nowhere/bot", "cannot be started"]);
    for more in [["--games", "0"], ["--patience", "0"], ["--patience", "NaN"], ["--threads", "0"]] {
        with(&[&["--minds", "random,random"], &more[..]].concat()).fails(2, &[more[0]]);
    }
    with(&["--minds", "random,random", "--records", &file]).fails(2, &["file"]);
}
