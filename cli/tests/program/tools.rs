//! What programs and researchers use: events, names and numbers of choices, errors as JSON, records
//! of simulated games, schemas.

use crate::harness::{Folder, run, run_with};
use serde_json::Value;

fn position(args: &[&str]) -> String {
    run(&[&["position", "new"], args].concat()).ok()
}

/// The one object on standard error.
#[track_caller]
fn error(args: &[&str], input: &str, code: i32) -> Value {
    let ran = run_with(&[args, &["--json"]].concat(), input);
    assert_eq!(ran.code, code, "{}", ran.err);
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    let error: Value = serde_json::from_str(&ran.err).expect("JSON");
    assert_eq!(error["error"]["code"], code, "{error}");
    assert!(error["error"]["message"].is_string(), "{error}");
    error["error"].clone()
}

#[test]
fn apply_tells_what_happened() {
    let folder = Folder::new();
    let position = position(&["tzolkin", "--seats", "2", "--seed", "5"]);
    let first = run_with(&["position", "choices"], &position).ok();
    let first = first.split('\t').next().unwrap().to_string();
    let args = ["position", "apply", "-", &first, "--seed", "9", "--events"];
    let told = run_with(&args, &position).ok();
    assert!(!told.contains("\"oikumene\"") && !told.is_empty(), "{told}");
    let events = run_with(&[&args[..], &["--json"]].concat(), &position).json();
    let events = events.as_array().unwrap();
    assert_eq!(events.len(), told.lines().count());
    assert!(events.iter().all(|event| event["event"].is_object() || event["event"].is_string()));
    let file = folder.path("after.json");
    run_with(&[&args[..], &["--output", &file]].concat(), &position).ok();
    let after = run_with(&["position", "apply", "-", &first, "--seed", "9"], &position).ok();
    assert_eq!(folder.read("after.json"), after);
}

#[test]
fn a_choice_may_be_named_by_its_number() {
    let position = position(&["tzolkin", "--seats", "2", "--seed", "5"]);
    let list = run_with(&["position", "choices", "--json"], &position).json();
    let last = list.as_array().unwrap().last().unwrap().clone();
    let by_line = ["position", "apply", "-", last["choice"].as_str().unwrap()];
    let number = format!("#{}", last["number"]);
    let by_number = ["position", "apply", "-", &number];
    assert_eq!(run_with(&by_number, &position).ok(), run_with(&by_line, &position).ok());
    let wrong = error(&["position", "apply", "-", "#4000000000"], &position, 2);
    assert!(wrong["message"].as_str().unwrap().starts_with("#4000000000 is no number of a choice"));
    let wrong = error(&["position", "apply", "-", "#x"], &position, 2);
    assert!(wrong["message"].as_str().unwrap().contains("they go from #0 to #"));
}

#[test]
fn a_component_may_be_named_as_people_name_it() {
    let position = position(&["through-the-ages", "--seats", "2", "--seed", "5"]);
    let refuse = |choice: &str| run_with(&["position", "refuse", "-", choice], &position);
    let by_id = error(&["position", "refuse", "-", "lead C055"], &position, 1);
    let card = by_id["choice"].as_str().unwrap().to_string();
    for name in ["Alexander the Great", "alexander_the_great", "\"Александр Македонский\""]
    {
        let by_name = error(&["position", "refuse", "-", &format!("lead {name}")], &position, 1);
        assert_eq!(by_name["choice"], card, "{name}");
    }
    assert_eq!(refuse("lead Nobody at all").code, 2);
}

#[test]
fn every_error_and_refusal_has_one_shape_for_machines() {
    let folder = Folder::new();
    let position = position(&["tzolkin", "--seats", "2", "--seed", "5"]);
    let refusal = error(&["position", "refuse", "-", "done"], &position, 1);
    assert!(refusal["reason"].is_string() && refusal["chapter"].is_string(), "{refusal}");
    assert!(!refusal["refusal"].is_null());
    error(&["sim", "chess"], "", 2);
    error(&["sim", "--nonsense"], "", 2);
    error(&["position", "show", "/nowhere/p.json"], "", 2);
    let dir = folder.path("edition");
    run(&["content", "export", "tzolkin", &dir]).ok();
    let table = folder.read("edition/buildings.csv");
    folder.write("edition/buildings.csv", &table.replacen("yellow", "pink", 1));
    let wrong = error(&["sim", "tzolkin", "--content", &dir], "", 2);
    assert_eq!(wrong["file"], "buildings.csv");
    assert!(wrong["row"].is_number() && wrong["field"].is_string(), "{wrong}");
}

#[test]
fn sim_keeps_records_with_a_deal_of_its_own_for_each_game() {
    let folder = Folder::new();
    let dir = folder.path("kept");
    let args = ["sim", "tzolkin", "--seats", "2", "--games", "6", "--minds", "greedy"];
    run(&[&args[..], &["--records", &dir]].concat()).ok();
    let mut games = Vec::new();
    for k in 1..=6 {
        let name = format!("kept/game-{k:06}.jsonl");
        let verdict = run(&["record", "verify", &folder.path(&name), "--json"]).json();
        assert_eq!(verdict["finished"], true);
        let text = folder.read(&name);
        let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        assert_eq!(header["version"], 2);
        assert_eq!(header["players"][1]["mind"], "greedy");
        assert!(header["program"].as_str().unwrap().starts_with("oikumene "));
        games.push(text.lines().skip(1).collect::<Vec<_>>().join("\n"));
    }
    games.sort();
    games.dedup();
    assert_eq!(games.len(), 6, "no game twice");
}

#[test]
fn sim_skips_forced_choices_when_told() {
    let args = ["sim", "tzolkin", "--seats", "2", "--games", "20", "--json"];
    let all = run(&args).json();
    let fewer = run(&[&args[..], &["--skip-forced"]].concat()).json();
    assert!(fewer["decisions"].as_u64() < all["decisions"].as_u64(), "{fewer}");
    assert_eq!(fewer["faults"], 0);
    let wrong = [&args[..], &["--skip-forced", "--minds", "greedy"]].concat();
    assert_eq!(run(&wrong).code, 2);
}

#[test]
fn a_variant_that_does_not_exist_is_one_clear_line() {
    for (given, why) in [
        ("map=large", "tzolkin has no variant \"map\"; it has none"),
        ("map", "a variant is asked for as name=choice, not \"map\""),
        ("a=b,a=c", "the variant \"a\" is named twice"),
    ] {
        let wrong = error(&["sim", "tzolkin", "--variants", given], "", 2);
        assert_eq!(wrong["message"], why);
    }
}

#[test]
fn the_schema_of_a_game_is_json() {
    for game in ["tzolkin", "through-the-ages"] {
        let schema = run(&["schema", game]).json();
        assert_eq!(schema["properties"]["game"]["const"], game);
        assert!(schema["$defs"].as_object().unwrap().len() > 5);
    }
    assert_eq!(run(&["schema", "chess"]).code, 2);
}
