//! Programs of the bot protocol over more than one game: how often they are started, what they
//! hear at the end, and what becomes of those that do not do as they say.

use crate::harness::{Folder, Ran, run};
use serde_json::{Value, json};

/// An engine that takes the first choice, keeps a list of what it hears, and misbehaves on demand.
const ENGINE: &str = r#"
import json, sys
log, manner = open(sys.argv[1], "a"), sys.argv[2]

def say(**message):
    print(json.dumps(message), flush=True)

def note(what):
    print(json.dumps(what), file=log, flush=True)

note({"type": "start"})
game, choices = None, []
for line in sys.stdin:
    order = json.loads(line)
    kind = order["type"]
    if kind not in ("position", "choices", "go"):
        note(order)
    if kind == "hello":
        hello = dict(type="hello", protocol=1, name="kept", games=manner != "once")
        if manner == "other-game":
            hello["game"] = "chess"
        if manner == "future":
            say(type="weather", sun=True)
            hello["moods"] = ["calm"]
        say(**hello)
    elif kind == "begin":
        game = order["id"]
    elif kind == "choices":
        choices = order["choices"]
    elif kind == "go":
        best = dict(type="best", choice=choices[0]["choice"])
        if manner == "future":
            say(type="dance", best="none", choice=17)
            best["mood"] = {"calm": 1}
        if manner == "stale":
            best["id"] = 1
        elif manner not in ("once", "nameless"):
            best["id"] = game
        say(**best)
    elif kind == "over" and manner == "leaves":
        sys.exit("enough for today")
"#;

struct Bench(Folder);

impl Bench {
    fn new() -> Bench {
        let folder = Folder::new();
        folder.write("engine.py", ENGINE);
        Bench(folder)
    }

    fn engine(&self, manner: &str) -> String {
        let (engine, heard) = (self.0.path("engine.py"), self.0.path("heard"));
        format!("cmd:python3 '{engine}' '{heard}' {manner}")
    }

    /// What all processes of the engine heard, but for questions.
    fn heard(&self, kind: &str) -> Vec<Value> {
        let heard = self.0.read("heard");
        let heard = heard.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        heard.filter(|message| message["type"] == kind).collect()
    }

    fn duel(&self, manner: &str, other: &str, more: &[&str]) -> Ran {
        let minds = format!("{},{other}", self.engine(manner));
        let args = ["duel", "tzolkin", "--minds", &minds, "--json", "--records"];
        run(&[&args[..], &[&self.0.path("kept")], more].concat())
    }

    /// The games of a duel in the order in which they were played by one thread.
    fn games(&self) -> Vec<Value> {
        let list = self.0.read("kept/games.jsonl");
        list.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

const ONE_THREAD: [&str; 4] = ["--threads", "1", "--games", "4"];

#[test]
fn one_process_plays_all_games_of_a_duel_one_after_another() {
    let bench = Bench::new();
    let report = bench.duel("keeps", "random", &ONE_THREAD).json();
    assert_eq!((&report["games"], &report["all_forfeits"]), (&4.into(), &0.into()));
    assert_eq!(bench.heard("start").len(), 1);
    let begun = bench.heard("begin");
    let ids: Vec<u64> = begun.iter().map(|begin| begin["id"].as_u64().unwrap()).collect();
    assert_eq!(ids, [1, 2, 3, 4]);
    let seats: Vec<u64> = begun.iter().map(|begin| begin["seat"].as_u64().unwrap()).collect();
    assert_eq!(seats, [0, 1, 0, 1]);
    assert!(begun.windows(2).all(|two| two[0]["seed"] != two[1]["seed"]), "{begun:?}");
    assert_eq!((bench.heard("hello").len(), bench.heard("quit").len()), (1, 1));
}

#[test]
fn a_program_that_does_not_say_so_is_started_once_a_game() {
    let bench = Bench::new();
    let report = bench.duel("once", "random", &ONE_THREAD).json();
    assert_eq!(report["all_forfeits"], 0);
    assert_eq!(bench.heard("start").len(), 4);
    assert_eq!(bench.heard("begin").len(), 0);
    assert_eq!((bench.heard("over").len(), bench.heard("quit").len()), (4, 4));
    assert!(bench.heard("over").iter().all(|over| over["id"].is_null()));
}

#[test]
fn no_more_processes_play_than_games_at_once() {
    let bench = Bench::new();
    let report = bench.duel("keeps", "random", &["--threads", "2", "--games", "8"]).json();
    assert_eq!(report["all_forfeits"], 0);
    assert!(bench.heard("start").len() <= 2);
    assert_eq!((bench.heard("begin").len(), bench.heard("over").len()), (8, 8));
}

#[test]
fn one_process_a_seat_plays_all_games_of_a_simulation() {
    for (seats, more) in [(1, &["--habits"][..]), (2, &[])] {
        let bench = Bench::new();
        let engine = bench.engine("keeps");
        let minds = if seats == 1 { format!("random,{engine}") } else { engine };
        let args = ["sim", "tzolkin", "--seats", "2", "--games", "3", "--threads", "1", "--json"];
        let report = run(&[&args[..], &["--minds", &minds], more].concat()).json();
        assert_eq!(report["faults"], 0);
        assert_eq!(bench.heard("start").len(), seats);
        let over = bench.heard("over");
        assert_eq!(over.len(), 3 * seats);
        for (seat, score) in report["scores"].as_array().unwrap().iter().enumerate() {
            let points = |over: &Value| over["standings"][seat]["points"].as_f64().unwrap();
            let mean = over.iter().map(points).sum::<f64>() / over.len() as f64;
            assert!((mean - score["mean"].as_f64().unwrap()).abs() < 1e-9, "{over:?}");
        }
    }
}

#[test]
fn every_game_ends_with_its_result() {
    for manner in ["keeps", "once"] {
        let bench = Bench::new();
        bench.duel(manner, "random", &ONE_THREAD).json();
        let (over, games) = (bench.heard("over"), bench.games());
        assert_eq!((over.len(), games.len()), (4, 4));
        for (k, (over, game)) in over.iter().zip(&games).enumerate() {
            let own = over["seat"].as_u64().unwrap() as usize;
            assert!(game["seats"][own]["mind"].as_str().unwrap().contains("engine.py"));
            assert_eq!(over["why"], "finished");
            let id = if manner == "keeps" { json!(k + 1) } else { Value::Null };
            assert_eq!(over["id"], id);
            for seat in 0..2 {
                let (told, kept) = (&over["standings"][seat], &game["seats"][seat]);
                assert_eq!(told["seat"], seat);
                assert_eq!((&told["place"], &told["points"]), (&kept["place"], &kept["points"]));
                assert!(told["points"].is_number());
            }
        }
    }
}

#[test]
fn who_wins_by_forfeit_is_told_so() {
    let bench = Bench::new();
    bench.duel("keeps", "cmd:false", &ONE_THREAD).json_and_fails(1, &["cmd:false forfeited"]);
    assert_eq!(bench.heard("start").len(), 1);
    let over = bench.heard("over");
    assert!(over.iter().any(|over| over["seat"] == 0) && !over.is_empty());
    for over in over {
        let own = over["seat"].as_u64().unwrap() as usize;
        assert_eq!(over["why"], "forfeit");
        let expected = json!({"seat": own, "place": 1, "points": null});
        assert_eq!(over["standings"][own], expected);
        assert_eq!(over["standings"][1 - own]["place"], 2);
    }
}

#[test]
fn a_game_that_breaks_off_is_abandoned_for_the_others() {
    let bench = Bench::new();
    let minds = format!("{},cmd:false", bench.engine("keeps"));
    let args = ["sim", "tzolkin", "--seats", "2", "--games", "2", "--threads", "1", "--minds"];
    run(&[&args[..], &[&minds]].concat()).fails(1, &["faults: 2"]);
    assert_eq!(bench.heard("start").len(), 1);
    let over = bench.heard("over");
    assert_eq!(over.len(), 2);
    for over in over {
        assert_eq!((&over["why"], &over["standings"]), (&json!("abandoned"), &json!([])));
    }
}

#[test]
fn messages_and_keys_of_the_future_break_no_game() {
    let bench = Bench::new();
    let report = bench.duel("future", "random", &ONE_THREAD).json();
    assert_eq!((&report["games"], &report["all_forfeits"]), (&4.into(), &0.into()));
}

/// In a duel of four games, how many are forfeited, and why.
#[track_caller]
fn forfeits(manner: &str, count: usize, why: &str) {
    let bench = Bench::new();
    let ran = bench.duel(manner, "random", &ONE_THREAD);
    let report = if count == 4 { ran.json_and_fails(1, &["every game"]) } else { ran.json() };
    assert_eq!((&report["games"], &report["all_forfeits"]), (&4.into(), &count.into()));
    for reason in report["reasons"].as_array().unwrap() {
        let reason = reason.as_str().unwrap();
        assert!(reason.contains(why) && reason.lines().count() == 1, "{reason}");
    }
    // What was played is kept all the same.
    assert_eq!(bench.games().len(), 4);
    assert_eq!(bench.games().iter().filter(|game| game["forfeit"].is_object()).count(), count);
}

#[test]
fn who_says_that_it_stays_and_leaves_forfeits_the_next_game_and_no_other() {
    let why = "said that it plays game after game, but ended after 1 with exit code 1: enough";
    forfeits("leaves", 2, why);
}

#[test]
fn an_answer_in_another_game_forfeits() {
    forfeits("stale", 2, "was asked in game 2, but answered in game 1");
    forfeits("nameless", 4, "was asked in game 1, but answered without saying in which");
}

#[test]
fn who_plays_another_game_forfeits() {
    forfeits("other-game", 4, "plays chess, not tzolkin");
}
