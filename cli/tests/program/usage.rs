//! Help, the list of games, and mistakes on the command line.

use crate::harness::{run, run_with};

const COMMANDS: &[&[&str]] = &[
    &["games"],
    &["play"],
    &["sim"],
    &["duel"],
    &["league"],
    &["bot"],
    &["check"],
    &["bench"],
    &["minds"],
    &["completions"],
    &["manual"],
    &["hint"],
    &["analyse"],
    &["position", "new"],
    &["position", "show"],
    &["position", "choices"],
    &["position", "apply"],
    &["position", "refuse"],
    &["position", "redact"],
    &["position", "imagine"],
    &["record", "show"],
    &["record", "verify"],
    &["record", "replay"],
    &["content", "export"],
    &["content", "check"],
];

#[test]
fn every_command_has_help_with_an_example() {
    for command in COMMANDS {
        let help = run(&[*command, &["--help"]].concat()).ok();
        assert!(help.contains("Example"), "{command:?}");
        assert!(help.contains(&format!("\n  oikumene {}", command.join(" "))), "{command:?}");
    }
}

#[test]
fn games_lists_seats_modules_and_content() {
    let text = run(&["games"]).ok();
    assert!(text.contains("tzolkin") && text.contains("2 to 5 seats"), "{text}");
    let games = run(&["games", "--json"]).json();
    let game = &games[0];
    assert_eq!(game["game"], "tzolkin");
    assert_eq!(game["seats"], serde_json::json!([2, 5]));
    assert!(
        game["modules"]
            .as_array()
            .unwrap()
            .iter()
            .all(|module| module["name"].is_string() && module["about"].is_string())
    );
    assert!(game["content"].as_array().unwrap().iter().all(|kind| kind["by_source"].is_object()));
}

#[test]
fn games_speaks_russian() {
    let ru = run(&["games", "--lang", "ru"]).ok();
    assert!(ru.chars().any(|c| ('а'..='я').contains(&c)), "{ru}");
}

#[test]
fn mistakes_on_the_command_line_are_one_line_and_exit_code_2() {
    for (args, words) in [
        (vec!["nonsense"], vec!["nonsense"]),
        (vec!["sim"], vec!["GAME"]),
        (vec!["position"], vec!["new", "apply"]),
        (vec!["sim", "tzolkin", "--games", "many"], vec!["many", "--games"]),
        (vec!["games", "--lang", "xx"], vec!["en", "ru"]),
        (vec!["sim", "chess"], vec!["chess", "tzolkin"]),
        (vec!["check", "chess"], vec!["chess", "tzolkin"]),
        (vec!["bench", "chess"], vec!["chess", "tzolkin"]),
        (vec!["play", "chess"], vec!["chess", "tzolkin"]),
        (vec!["position", "new", "chess"], vec!["chess", "tzolkin"]),
        (vec!["bench", "tzolkin", "--page", "--modules", "all"], vec!["--page", "--modules"]),
        (vec!["bench", "tzolkin", "--page", "--seats", "9"], vec!["2 to 5", "9"]),
        (vec!["serve", "--changes-a-second", "0"], vec!["--changes-a-second"]),
        (vec!["serve", "--streams-a-person", "none"], vec!["--streams-a-person"]),
        (vec!["serve", "--trusted-proxy", "10.0.0.0/99"], vec!["10.0.0.0/99", "ADDRESS/PREFIX"]),
        (vec!["serve", "--metrics-from", "here"], vec!["here", "ADDRESS/PREFIX"]),
        (vec!["serve", "--public-url", "games.example"], vec!["games.example", "https://"]),
        (vec!["content", "export", "chess", "x"], vec!["chess", "tzolkin"]),
    ] {
        run(&args).fails(2, &words);
    }
}

#[test]
fn a_mistake_names_the_help_of_its_own_command() {
    for (args, help) in [
        (vec!["nonsense"], "oikumene --help"),
        (vec!["sim"], "oikumene sim --help"),
        (vec!["sim", "tzolkin", "--games", "many"], "oikumene sim --help"),
        (vec!["position"], "oikumene position --help"),
        (vec!["position", "shw"], "oikumene position --help"),
        (vec!["--lang", "ru", "position", "show", "--eyes"], "oikumene position show --help"),
        (vec!["admin", "ban", "--days", "0"], "oikumene admin ban --help"),
    ] {
        run(&args).fails(2, &[&format!("(see: {help})")]);
    }
}

#[test]
fn options_of_a_group_stand_on_either_side_of_its_command() {
    let nowhere = "sqlite:///nowhere/at/all.db";
    for args in [["admin", "--db", nowhere, "list"], ["admin", "list", "--db", nowhere]] {
        run(&args).fails(2, &["/nowhere/at/all.db", "no such database"]);
    }
}

#[test]
fn impossible_seats_modules_and_minds_say_what_is_possible() {
    for command in ["sim", "check", "bench", "play"] {
        run(&[command, "tzolkin", "--seats", "9"]).fails(2, &["2 to 5", "9"]);
        run(&[command, "tzolkin", "--modules", "x"]).fails(2, &["\"x\"", "all or none"]);
        run(&[command, "tzolkin", "--content", "/nowhere"]).fails(2, &["/nowhere"]);
    }
    run(&["position", "new", "tzolkin", "--seats", "1"]).fails(2, &["2 to 5", "1"]);
    run(&["position", "new", "tzolkin", "--modules", "x"]).fails(2, &["\"x\""]);
    run(&["sim", "tzolkin", "--minds", "genius"]).fails(2, &["genius", "random"]);
    run(&["sim", "tzolkin", "--minds", "random,random"]).fails(2, &["2 minds for 4 seats"]);
    run(&["play", "tzolkin", "--people", "3", "--seats", "2"]).fails(2, &["3 people"]);
    run(&["play", "tzolkin", "--minds", "genius"]).fails(2, &["genius", "random"]);
}

#[test]
fn arbitrary_bytes_are_refused_without_a_panic() {
    for text in ["", "{", "null", "[]", "{\"oikumene\":\"record\",\"version\":1}", "\u{0}\u{7f}"] {
        run_with(&["position", "show"], text).fails(2, &["standard input"]);
        run_with(&["record", "verify", "-"], text).fails(2, &["line 1"]);
    }
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_failure() {
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_oikumene"))
        .args(["position", "new", "tzolkin", "--advance", "20"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}
