//! `position`

use crate::harness::{Folder, run, run_with};
use serde_json::Value;

fn new_position() -> String {
    run(&["position", "new", "tzolkin", "--seats", "2", "--seed", "5"]).ok()
}

fn choices(position: &str) -> Vec<String> {
    let list = run_with(&["position", "choices", "--json"], position).json();
    let list = list.as_array().unwrap();
    assert!(list.iter().all(|choice| choice["words"].is_string()));
    list.iter().map(|choice| choice["choice"].as_str().unwrap().to_string()).collect()
}

#[test]
fn a_new_position_waits_for_a_seat() {
    let shown = run_with(&["position", "show", "--json"], &new_position()).json();
    assert!(shown["asks"]["seat"].is_number(), "{shown}");
    assert!(shown["question"].is_string());
    assert_eq!(shown["standings"].as_array().unwrap().len(), 2);
    assert_eq!(new_position(), new_position());
}

#[test]
fn advance_makes_random_decisions() {
    let args = ["position", "new", "tzolkin", "--seed", "5", "--advance"];
    let (ten, eleven) = (run(&[&args[..], &["10"]].concat()), run(&[&args[..], &["11"]].concat()));
    assert_ne!(ten.ok(), eleven.ok());
    let over = run(&[&args[..], &["1000000"]].concat()).ok();
    assert_eq!(run_with(&["position", "show", "--json"], &over).json()["asks"], "nobody");
    assert!(choices(&over).is_empty());
}

#[test]
fn show_speaks_two_languages() {
    let position = new_position();
    let en = run_with(&["position", "show", "--lang", "en"], &position).ok();
    let ru = run_with(&["position", "show", "--lang", "ru"], &position).ok();
    assert!(en.contains("Points") && ru.contains("Очки"), "{en}{ru}");
    assert!(!en.contains('[') || !en.contains("[ui-"), "{en}");
}

#[test]
fn choices_are_lines_in_the_form_that_apply_takes() {
    let folder = Folder::new();
    let mut position = new_position();
    for _ in 0..12 {
        let file = folder.write("p.json", &position);
        let text = run(&["position", "choices", &file]).ok();
        let list = choices(&position);
        assert_eq!(text.lines().count(), list.len());
        let first = text.lines().next().unwrap().split('\t').next().unwrap();
        assert_eq!(first, list[0]);
        let applied = run(&["position", "apply", &file, first, "--seed", "9"]).ok();
        assert_ne!(applied, position);
        position = applied;
    }
}

#[test]
fn apply_takes_several_choices_and_writes_a_file() {
    let folder = Folder::new();
    let position = new_position();
    let first = choices(&position)[0].clone();
    let once = run_with(&["position", "apply", "-", &first, "--seed", "1"], &position).ok();
    let second = choices(&once)[0].clone();
    let twice = run_with(&["position", "apply", "--choice", &second, "--seed", "1"], &once).ok();
    let file = folder.path("q.json");
    let args = ["position", "apply", "-", &first, "--choice", &second, "--seed", "1", "-o", &file];
    assert_eq!(run_with(&args, &position).ok(), "");
    assert_eq!(folder.read("q.json"), twice);
    assert_eq!(folder.files(), ["q.json"]);
}

#[test]
fn an_impossible_choice_is_refused_with_its_reason_and_nothing_is_written() {
    let folder = Folder::new();
    let (position, file) = (new_position(), folder.path("q.json"));
    let args = ["position", "apply", "-", "beg chaac", "-o", &file];
    assert_eq!(run_with(&args, &position).fails(1, &["beg chaac", "not possible", "("]), "");
    let first = choices(&position)[0].clone();
    let args = ["position", "apply", "-", &first, "place gear=palenque space=9"];
    assert_eq!(run_with(&args, &position).fails(1, &["choice 2"]), "");
    assert!(folder.files().is_empty());
    run_with(&["position", "apply", "-", "fly"], &position).fails(2, &["fly"]);
}

#[test]
fn refuse_says_why_or_that_it_is_possible() {
    let position = new_position();
    run_with(&["position", "refuse", "beg chaac"], &position).fails(1, &["not possible"]);
    let answer = run_with(&["position", "refuse", "beg chaac", "--json"], &position);
    let told: Value = serde_json::from_str(&answer.err).unwrap();
    assert_eq!(answer.fails(1, &["not possible"]), "");
    assert!(told["error"]["reason"].is_string() && told["error"]["chapter"].is_string());
    let first = choices(&position)[0].clone();
    assert!(run_with(&["position", "refuse", &first], &position).ok().contains("possible"));
    run_with(&["position", "refuse", "fly"], &position).fails(2, &["fly"]);
}

#[test]
fn redact_hides_and_imagine_fills() {
    let position = new_position();
    let args = ["position", "redact", "--eyes"];
    let seen = run_with(&[&args[..], &["0"]].concat(), &position).ok();
    assert_ne!(seen, position);
    let world = run_with(&["position", "imagine", "--seed", "4"], &seen).ok();
    assert_eq!(run_with(&[&args[..], &["0"]].concat(), &world).ok(), seen);
    let spectated = run_with(&[&args[..], &["spectator"]].concat(), &position).ok();
    assert_ne!(spectated, seen);
    run_with(&[&args[..], &["7"]].concat(), &position).fails(2, &["0 to 1", "spectator"]);
    run_with(&[&args[..], &["1"]].concat(), &seen).fails(2, &["already redacted"]);
    run_with(&["position", "apply", "-", "pass"], &seen).fails(2, &["imagine"]);
}

#[test]
fn a_position_that_breaks_a_law_is_refused() {
    let position = new_position();
    let at = position.find("\"at_hand\": ").expect("workers at hand stand in the state");
    let end = at + position[at..].find([',', '}']).unwrap();
    let broken = format!("{}\"at_hand\": 77{}", &position[..at], &position[end..]);
    run_with(&["position", "show"], &broken).fails(2, &["standard input", "follow the rules"]);
    let other = position.replacen("\"seats\": 2", "\"seats\": 3", 1);
    run_with(&["position", "choices"], &other).fails(2, &["standard input"]);
    let other = position.replacen("\"tzolkin\"", "\"chess\"", 1);
    run_with(&["position", "choices"], &other).fails(2, &["chess", "tzolkin"]);
    run(&["position", "show", "/nowhere/p.json"]).fails(2, &["/nowhere/p.json"]);
}
