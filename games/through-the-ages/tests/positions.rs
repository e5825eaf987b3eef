//! Positions as people read and edit them.

use kernel::dice::fast;
use kernel::laws::walk::{any, walk};
use kernel::{ContentSet, Options, Rules, Seat, position};
use serde_json::{Value, json};
use through_the_ages::{Ages, Content, NO_RESIGNING};

/// States along a random game.
fn along(look: impl FnMut(&Ages, &[through_the_ages::Event])) {
    let options = Options::new(3).with([NO_RESIGNING]);
    let state = Ages::begin(Content::built_in(), &options).expect("a game");
    walk(state, &mut fast(5, 0), any, look);
}

/// The state as JSON, before the first turn.
fn early() -> Value {
    let mut found = Value::Null;
    along(|state, _| {
        if found.is_null() && state.agenda.question().is_some() {
            found = serde_json::from_str(&position::write(state)).expect("JSON");
        }
    });
    found
}

fn read(document: &Value) -> Result<Ages, String> {
    let loaded = position::read::<Ages>(&document.to_string(), Content::built_in());
    loaded.map(|loaded| loaded.state).map_err(|error| error.to_string())
}

#[test]
fn everything_has_its_name() {
    let document = early();
    let (state, player) = (&document["state"], &document["state"]["players"][0]);
    assert_eq!(player["techs"]["farm"], json!(["A"]));
    assert_eq!(player["workers"]["mine"], json!({ "A": 2 }));
    assert_eq!(player["tokens"], json!({}));
    assert_eq!(player["leaders_taken"], json!([]));
    assert_eq!(state["made_for"], json!({ "A": 3 }));
    assert_eq!(state["events"]["hidden"], json!({ "A": 5 }));
    let asked = &state["agenda"][0];
    assert_eq!(*asked, json!({ "ask": [state["current"], "actions"] }));
    let cards = state["civil_deck"].as_object().expect("a map");
    assert!(!cards.is_empty() && cards.keys().all(|card| card.starts_with('C')));
}

#[test]
fn ratings_are_left_out_and_worked_out_again() {
    assert!(early()["state"]["players"][0].get("ratings").is_none());
    let mut count = 0;
    along(|state, _| {
        count += 1;
        if count % 50 == 0 {
            let text = position::write(state);
            let loaded = position::read::<Ages>(&text, Content::built_in()).expect("a position");
            assert_eq!(loaded.state, *state);
            let strength = state.player(Seat(0)).ratings.strength;
            assert_eq!(loaded.state.player(Seat(0)).ratings.strength, strength);
        }
    });
    assert!(count > 100);
}

#[test]
fn ratings_follow_what_is_edited() {
    let mut document = early();
    let player = &mut document["state"]["players"][0];
    // Two workers leave the farms for the temple and the infantry.
    player["workers"] = json!({
        "mine": { "A": 2 }, "lab": { "A": 1 }, "temple": { "A": 1 }, "infantry": { "A": 2 }
    });
    let before = read(&early()).expect("a position").players[0].ratings;
    let after = read(&document).expect("a position").players[0].ratings;
    assert_eq!(after.strength, before.strength + 1);
    assert_eq!(after.happiness, before.happiness + 1);
}

#[track_caller]
fn refused(change: impl FnOnce(&mut Value), why: &str) {
    let mut document = early();
    change(&mut document["state"]);
    let error = read(&document).expect_err("refused");
    assert!(error.contains(why) && !error.contains('\n'), "{error}");
}

#[test]
fn what_is_wrong_is_told_in_a_line() {
    refused(|state| state["players"][0]["techs"]["farm"] = json!(["A", "V"]), "unknown variant");
    refused(|state| state["players"][0]["techs"]["air"] = json!(["A"]), "no such air");
    refused(|state| state["players"][0]["workers"]["farm"] = json!({ "IV": 1 }), "Age IV");
    refused(
        |state| state["players"][0]["workers"]["farm"] = json!({ "A": 200 }),
        "too many tokens",
    );
    refused(|state| state["players"][0]["leader"] = json!("C200"), "C200");
    refused(|state| state["players"][0]["military"] = json!(["back-IV"]), "no cards of Age IV");
    refused(|state| state["civil_deck"]["C001"] = json!(16), "16 copies of C001");
    refused(|state| state["agenda"][0] = json!({ "ask": [7, "actions"] }), "no such player");
}
