//! `analyse`

use crate::harness::{Folder, run, run_with};
use crate::play::whole_game;
use serde_json::Value;

const QUICK: [&str; 2] = ["--budget", "4it"];

fn analyse(file: &str, more: &[&str]) -> Value {
    run(&[&["analyse", file, "--json"], &QUICK[..], more].concat()).json()
}

#[test]
fn every_decision_has_its_loss_and_the_whole_way_adds_up() {
    let folder = Folder::new();
    let file = whole_game(&folder, "en");
    let story = analyse(&file, &[]);
    let verdict = run(&["record", "verify", &file, "--json"]).json();
    assert_eq!(story["choices"], verdict["choices"]);
    let decisions = story["decisions"].as_array().unwrap();
    for decision in decisions.iter().filter(|decision| decision["choices"].as_u64() > Some(1)) {
        assert!(decision["loss_win"].as_f64().unwrap() >= 0.0, "{decision}");
        let is_best = decision["chosen"] == decision["best"];
        assert_eq!(decision["grade"] == "best", decision["loss_win"] == 0.0, "{decision}");
        assert!(!is_best || decision["loss_win"] == 0.0, "{decision}");
        assert!(decision["chosen_words"].as_str().is_some_and(|words| !words.is_empty()));
    }
    let accounts = story["accounts"].as_array().unwrap();
    assert_eq!(accounts.len(), story["seats"].as_array().unwrap().len());
    for account in accounts {
        let win = |key: &str| account[key]["win"].as_f64().unwrap();
        let parts = ["first", "own", "others", "luck", "hindsight"].map(win);
        assert!((parts.iter().sum::<f64>() - win("last")).abs() < 0.01, "{account}");
    }
    let course = story["course"].as_array().unwrap();
    assert_eq!(course.len(), decisions.len() + 1);
}

#[test]
fn threads_change_nothing() {
    let folder = Folder::new();
    let file = whole_game(&folder, "en");
    assert_eq!(analyse(&file, &["--threads", "1"]), analyse(&file, &["--threads", "3"]));
}

#[test]
fn the_page_is_one_file_in_both_languages() {
    let folder = Folder::new();
    let file = whole_game(&folder, "en");
    let page = folder.path("game.html");
    for (language, title) in [("en", "Turning points"), ("ru", "Переломные моменты")]
    {
        let args = ["analyse", &file, "--html", &page, "--lang", language];
        let said = run(&[&args[..], &QUICK[..]].concat()).ok();
        assert!(said.contains(title) && said.contains("game.html"), "{said}");
        let html = folder.read("game.html");
        assert!(html.starts_with("<!DOCTYPE html>") && html.contains(title));
        assert!(!html.contains("[analysis-") && !html.contains("[page-"), "a word is missing");
        for fetched in ["src=", "href=\"/", "http:", "https:", "url(", "@import", "<script"] {
            assert!(!html.contains(fetched), "{fetched} would have to be fetched");
        }
        for tag in ["main", "section", "details", "svg", "table", "ul", "ol", "dl", "div"] {
            let (open, close) = (format!("<{tag}"), format!("</{tag}>"));
            let opened = html.matches(&format!("{open} ")).count()
                + html.matches(&format!("{open}>")).count();
            assert_eq!(opened, html.matches(&close).count(), "{tag}");
        }
    }
    assert_eq!(folder.files().len(), 2);
}

#[test]
fn an_unfinished_game_is_for_one_seat() {
    let folder = Folder::new();
    whole_game(&folder, "en");
    let text = folder.read("game.jsonl");
    let open: Vec<&str> = text.lines().take(90).collect();
    let file = folder.write("open.jsonl", &open.join("\n"));
    run(&["analyse", &file]).fails(2, &["not over", "--seat"]);
    let story = analyse(&file, &["--seat", "1"]);
    assert_eq!((&story["only"], &story["is_finished"]), (&1.into(), &false.into()));
    let decisions = story["decisions"].as_array().unwrap();
    assert!(decisions.iter().all(|decision| decision["seat"] == 1));
    assert_eq!(story["accounts"].as_array().unwrap().len(), 1);
}

#[test]
fn bad_input_is_refused_and_nothing_is_written() {
    let folder = Folder::new();
    let file = whole_game(&folder, "en");
    let page = folder.path("game.html");
    let refused = |file: &str, args: &[&str], words: &[&str]| {
        run(&[&["analyse", file, "--html", &page], args].concat()).fails(2, words);
    };
    refused(&file, &["--budget", "0"], &["at least one"]);
    refused(&file, &["--budget", "1.5it"], &["1.5it"]);
    refused(&file, &["--seat", "7"], &["0 to"]);
    refused(&file, &["--seat", "x"], &["--seat"]);
    refused("/nowhere/g.jsonl", &[], &["/nowhere/g.jsonl"]);
    let text = folder.read("game.jsonl");
    let at = text.rfind("\"points\":").unwrap() + "\"points\":".len();
    let forged = format!("{}1{}", &text[..at], &text[at..].trim_start_matches('-'));
    refused(&folder.write("forged.jsonl", &forged), &[], &["standings"]);
    let short: String = text.lines().filter(|line| !line.contains("\"n\":40,")).collect();
    refused(&folder.write("short.jsonl", &short), &[], &["short.jsonl"]);
    let position = run(&["position", "new", "tzolkin"]).ok();
    run_with(&["analyse", "-"], &position).fails(2, &["standard input", "not a record"]);
    assert!(!folder.files().iter().any(|name| name.contains("html")));
}
