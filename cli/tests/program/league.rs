//! `league`: ratings of all pairs, as a table and a picture.

use crate::harness::{Folder, run};
use serde_json::Value;

/// A league of the random mind, an engine that prefers, and one that gives up.
fn league(folder: &Folder, more: &[&str]) -> Value {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/bot.py");
    let minds = format!("random,cmd:python3 '{example}',cmd:false <&>");
    let (svg, args) = (folder.path("x.svg"), ["league", "tzolkin", "--json", "--minds"]);
    run(&[&args, &[&minds, "--svg", &svg][..], more].concat()).json()
}

#[test]
fn every_pair_plays_and_the_ratings_are_in_order() {
    let folder = Folder::new();
    let report = league(&folder, &["--games", "6"]);
    let minds = report["minds"].as_array().unwrap();
    let names: Vec<&str> = minds.iter().map(|mind| mind["mind"].as_str().unwrap()).collect();
    assert!(names[0].contains("bot.py") && names[1] == "random" && names[2].contains("false"));
    let sum: f64 = minds.iter().map(|mind| mind["elo"].as_f64().unwrap()).sum();
    assert!(sum.abs() < 1e-6, "{sum}");
    for mind in minds {
        let elo = |key: &str| mind[key].as_f64().unwrap();
        assert!(elo("elo_low") < elo("elo") && elo("elo") < elo("elo_high"), "{mind}");
    }
    let pairs = report["pairs"].as_array().unwrap();
    assert_eq!((pairs.len(), &report["games_per_pair"]), (3, &6.into()));
    assert!(pairs.iter().all(|pair| pair["share"].as_f64().unwrap() > 0.5), "{pairs:?}");
    assert_eq!((&minds[2]["forfeits"], &minds[1]["forfeits"]), (&12.into(), &0.into()));
}

#[test]
fn at_more_seats_each_of_a_pair_sits_alone_in_one_half() {
    let folder = Folder::new();
    let report = league(&folder, &["--games", "1", "--seats", "3"]);
    assert_eq!(report["games_per_pair"], 6);
    let last = &report["minds"][2];
    // Alone it forfeits 3 games of each pair, and in the other half as well.
    assert_eq!(last["forfeits"], 12);
}

#[test]
fn the_picture_is_well_formed_themed_and_names_every_mind() {
    let folder = Folder::new();
    league(&folder, &["--games", "2"]);
    let svg = folder.read("x.svg");
    assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n"));
    assert!(svg.contains("prefers-color-scheme:dark"));
    assert!(svg.contains("cmd:false &lt;&amp;&gt;"), "{svg}");
    // Every element is closed, one way or the other.
    let opened = svg.matches('<').count() - svg.matches("</").count() * 2;
    assert_eq!(opened, svg.matches("/>").count());
}

#[test]
fn the_table_is_for_people_in_the_order_of_strength() {
    let folder = Folder::new();
    let svg = folder.path("x.svg");
    let args = ["league", "tzolkin", "--minds", "cmd:false,random", "--games", "2", "--svg", &svg];
    let text = run(&args).ok();
    let rows: Vec<&str> = text.lines().filter(|line| line.contains(" to ")).collect();
    assert!(rows[0].starts_with("random") && rows[1].starts_with("cmd:false"), "{text}");
    assert!(text.contains("100 %") && text.contains("x.svg"), "{text}");
}

#[test]
fn a_league_of_one_or_of_twins_is_refused() {
    run(&["league", "tzolkin", "--minds", "random"]).fails(2, &["two minds"]);
    run(&["league", "tzolkin", "--minds", "random,random"]).fails(2, &["twice"]);
    run(&["league", "tzolkin", "--minds", "random,genius"]).fails(2, &["genius"]);
    let nowhere = ["league", "tzolkin", "--minds", "random,cmd:false", "--svg", "/nowhere/x.svg"];
    run(&nowhere).fails(2, &["/nowhere/x.svg"]);
}
