//! `bot`: our minds behind the protocol, and programs that speak it.

use crate::harness::{Ran, run, run_with};
use serde_json::{Value, json};

const HELLO: &str = r#"{"type":"hello","protocol":1,"game":"tzolkin","seed":3}"#;
const GO: &str = r#"{"type":"go"}"#;

/// A conversation: orders, one a line, and what was answered.
fn talk(orders: &[String]) -> (Ran, Vec<Value>) {
    talk_to("random", orders)
}

fn talk_to(mind: &str, orders: &[String]) -> (Ran, Vec<Value>) {
    let ran = run_with(&["bot", "tzolkin", "--mind", mind], &(orders.join("\n") + "\n"));
    let replies = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (ran, replies)
}

fn orders(lines: &[&str]) -> Vec<String> {
    lines.iter().map(ToString::to_string).collect()
}

/// A position in which a seat is asked, as these eyes see it.
fn position(eyes: &str) -> Value {
    let whole = run(&["position", "new", "tzolkin", "--seats", "2", "--seed", "7"]).ok();
    match eyes {
        "all" => serde_json::from_str(&whole).unwrap(),
        eyes => run_with(&["position", "redact", "--eyes", eyes], &whole).json(),
    }
}

fn asked_seat() -> String {
    let whole = run(&["position", "new", "tzolkin", "--seats", "2", "--seed", "7"]).ok();
    let shown = run_with(&["position", "show", "--json"], &whole).json();
    shown["asks"]["seat"].to_string()
}

fn give(position: &Value) -> String {
    json!({"type": "position", "position": position}).to_string()
}

#[track_caller]
fn error(reply: &Value, words: &str) {
    assert_eq!(reply["type"], "error", "{reply}");
    let why = reply["why"].as_str().unwrap();
    assert!(why.contains(words), "{words:?} is not in {why:?}");
}

#[test]
fn an_engine_greets_lists_and_chooses() {
    let seen = give(&position(&asked_seat()));
    let (ran, replies) = talk(&orders(&[HELLO, &seen, r#"{"type":"choices"}"#, GO]));
    ran.ok();
    assert_eq!(replies.len(), 3);
    assert_eq!((&replies[0]["type"], &replies[0]["protocol"]), (&"hello".into(), &1.into()));
    let offers = replies[1]["choices"].as_array().unwrap();
    assert!(offers.iter().all(|offer| offer["words"].is_string()));
    let best = &replies[2];
    assert_eq!(best["type"], "best");
    assert!(offers.iter().any(|offer| offer["choice"] == best["choice"]), "{best}");
}

#[test]
fn an_engine_sees_no_more_of_a_whole_position_than_its_seat_may() {
    let best = |eyes: &str| talk(&orders(&[HELLO, &give(&position(eyes)), GO])).1.pop().unwrap();
    assert_eq!(best("all"), best(&asked_seat()));
}

#[test]
fn what_an_engine_cannot_do_it_says_and_goes_on() {
    let seat = asked_seat();
    let other = if seat == "0" { "1" } else { "0" };
    let mut broken = position(&seat);
    broken["state"]["players"][0]["corn"] = json!(-5);
    let mut foreign = position(&seat);
    foreign["content"] = json!("another");
    let lines = [
        GO,
        HELLO,
        GO,
        "garbage",
        &give(&position(other)),
        &give(&position("spectator")),
        &give(&broken),
        &give(&foreign),
        &give(&json!(null)),
        &give(&position(&seat)),
        r#"{"type":"choices","choices":[]}"#,
        r#"{"type":"choices","choices":[{"choice":"days 9"}]}"#,
        r#"{"type":"go","budget":{"seconds":0}}"#,
        r#"{"type":"go","budget":{"iterations":0}}"#,
        r#"{"type":"stop"}"#,
        GO,
    ];
    let (ran, replies) = talk(&orders(&lines));
    ran.ok();
    error(&replies[0], "hello");
    assert_eq!(replies[1]["type"], "hello");
    let errors = [
        "position first",
        "garbage",
        "other eyes",
        "other eyes",
        "not a position",
        "content set",
        "not a position",
        "choices here, not 0",
        "not possible",
        "more than nothing",
        "more than nothing",
    ];
    errors.iter().zip(&replies[2..]).for_each(|(words, reply)| error(reply, words));
    assert_eq!(replies[2 + errors.len()]["type"], "best");
    assert_eq!(replies.len(), 3 + errors.len());
}

#[test]
fn orders_and_keys_of_the_future_are_ignored_before_and_after_the_greeting() {
    let dance = r#"{"type":"dance","choices":7,"position":null}"#;
    let mut seen: Value = serde_json::from_str(&give(&position(&asked_seat()))).unwrap();
    seen["mood"] = json!({"calm": true});
    let go = r#"{"type":"go","budget":{"iterations":20,"joy":1}}"#;
    let lines = [dance, HELLO, dance, &seen.to_string(), dance, go, dance, dance];
    let (ran, replies) = talk(&orders(&lines));
    ran.ok();
    assert_eq!((&replies[0]["type"], &replies[1]["type"]), (&"hello".into(), &"best".into()));
    assert_eq!(replies.len(), 2, "{replies:?}");
}

#[test]
fn an_engine_plays_game_after_game_and_says_in_which() {
    let seen = give(&position(&asked_seat()));
    let begin = |id: u64| json!({"type": "begin", "id": id, "seat": 0, "seed": 3}).to_string();
    let over = r#"{"type":"over","id":7,"why":"eclipse","standings":[]}"#;
    let lines = [HELLO, &begin(7), &seen, GO, over, GO, &begin(8), GO, &seen, GO];
    let (ran, replies) = talk(&orders(&lines));
    ran.ok();
    assert_eq!((&replies[0]["games"], &replies[0]["game"]), (&true.into(), &"tzolkin".into()));
    assert_eq!(replies[1]["id"], 7);
    // Nothing of a game is known after it, nor of another in the next.
    error(&replies[2], "position first");
    error(&replies[3], "position first");
    assert_eq!(replies[4]["id"], 8);
    assert_eq!(replies[4]["choice"], replies[1]["choice"], "the same seed plays the same");
}

#[test]
fn after_quit_only_the_thought_at_hand_is_answered() {
    let (quit, seen) = (r#"{"type":"quit"}"#, give(&position(&asked_seat())));
    let kinds = |lines: &[&str]| {
        let (ran, replies) = talk(&orders(lines));
        ran.ok();
        replies.iter().map(|reply| reply["type"].as_str().unwrap().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(kinds(&[HELLO, &seen, GO, quit, GO]), ["hello", "best"]);
    assert_eq!(kinds(&[HELLO, &seen, quit, GO]), ["hello"]);
}

#[test]
fn a_mind_that_would_think_for_a_day_is_stopped_or_limited() {
    let seen = give(&position(&asked_seat()));
    let limited = r#"{"type":"go","budget":{"seconds":86400,"iterations":20}}"#;
    for lines in [
        [HELLO, &seen, GO, r#"{"type":"stop"}"#],
        [HELLO, &seen, GO, r#"{"type":"quit"}"#],
        [HELLO, &seen, limited, r#"{"type":"choices"}"#],
    ] {
        let (ran, replies) = talk_to("master:86400s", &orders(&lines));
        ran.ok();
        assert_eq!(replies[1]["type"], "best", "{replies:?}");
    }
}

#[test]
fn another_version_or_game_ends_the_conversation() {
    for (hello, words) in [
        (json!({"type": "hello", "protocol": 2, "game": "tzolkin"}), "version 1"),
        (json!({"type": "hello", "protocol": 1, "game": "chess"}), "chess"),
    ] {
        let (ran, replies) = talk(&[hello.to_string(), HELLO.into()]);
        error(&replies[0], words);
        assert_eq!(replies.len(), 1);
        ran.fails(2, &[words]);
    }
}

#[test]
fn a_mind_behind_the_protocol_plays_as_it_does_in_the_house() {
    let program = env!("CARGO_BIN_EXE_oikumene");
    for mind in ["random", "adept:8it"] {
        let points = |minds: &str| {
            let args = ["duel", "tzolkin", "--games", "2", "--modules", "all", "--json", "--minds"];
            let report = run(&[&args[..], &[minds]].concat()).json();
            assert_eq!(report["all_forfeits"], 0);
            [&report["minds"][0], &report["minds"][1]].map(|mind| mind["mean_points"].clone())
        };
        let behind = format!("cmd:'{program}' bot tzolkin --mind {mind}");
        assert_eq!(points(&format!("{behind},{behind}")), points(&format!("{mind},{mind}")));
    }
}

#[test]
fn the_example_in_python_is_short_and_beats_chance() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/bot.py");
    assert!(std::fs::read_to_string(example).unwrap().lines().count() <= 40);
    let minds = format!("cmd:python3 '{example}',random");
    let report = run(&["duel", "tzolkin", "--games", "8", "--json", "--minds", &minds]).json();
    assert_eq!((&report["all_forfeits"], &report["games"]), (&0.into(), &8.into()));
    assert!(report["wins"].as_u64().unwrap() >= 6, "{report}");
}

#[test]
fn programs_play_in_simulations_and_their_faults_are_counted() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/bot.py");
    let minds = format!("cmd:python3 '{example}',random");
    let args = ["sim", "tzolkin", "--seats", "2", "--games", "2", "--json", "--minds"];
    assert_eq!(run(&[&args[..], &[&minds]].concat()).json()["faults"], 0);
    run(&[&args[..], &["cmd:false,random"]].concat()).fails(1, &["faults: 2", "seat 1", "ended"]);
    run(&[&args[..], &["cmd:/nowhere,random"]].concat()).fails(2, &["cannot be started"]);
}

#[test]
fn an_unknown_mind_or_game_is_refused() {
    run(&["bot", "chess"]).fails(2, &["chess", "tzolkin"]);
    run(&["bot", "tzolkin", "--mind", "genius"]).fails(2, &["genius", "random"]);
    run(&["bot", "tzolkin", "--mind", "cmd:cat"]).fails(2, &["\"cmd\""]);
}
