//! Positions: those of version 1 still load and go on, and what follows from the rest may be left
//! out. The files in `fixtures/v1` were written by the last program of that version.

use kernel::laws::hostile::survive;
use kernel::record::Record;
use kernel::{Asks, ContentSet, Eyes, Rules, Seat, Silent, View, notation, position};
use serde_json::{Value, json};
use std::path::PathBuf;
use tzolkin::task::Task;
use tzolkin::{Content, Tzolkin};

fn fixture(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1");
    std::fs::read_to_string(folder.join(name)).expect(name)
}

#[track_caller]
fn loaded(text: &str) -> position::Loaded<Tzolkin> {
    position::read(text, Content::built_in()).unwrap_or_else(|error| panic!("{error}"))
}

fn record(name: &str) -> Record<Tzolkin> {
    Record::read(&fixture(name)).expect(name)
}

/// A position is the one that the same choices reach today, is written in today's format and read
/// again, and can be played to its end.
#[track_caller]
fn check(name: &str, today: &Tzolkin) {
    let state = loaded(&fixture(name)).state;
    assert_eq!(state, *today, "{name}");
    let text = position::write(&state);
    assert!(text.contains("\"version\": 2"));
    assert_eq!(loaded(&text).state, *today, "{name}");
    (0..3).for_each(|seed| survive::<Tzolkin>(&fixture(name), seed));
}

mod of_version_1 {
    use super::*;

    #[test]
    fn positions_in_the_middle_of_a_game_are_what_the_same_choices_reach() {
        // Tiles are being kept, a quick action is being paid for, a space is skipped, a technology
        // is about to be exchanged; and under crowded cities a building is being paid for.
        for (game, choices) in
            [("five", 57), ("five", 211), ("five", 408), ("five", 559), ("crowded", 288)]
        {
            let today = record(&format!("{game}.jsonl")).replay_to(Content::built_in(), choices);
            check(&format!("{game}.{choices}.json"), &today.expect("a kept game"));
        }
    }

    #[test]
    fn what_one_seat_sees_is_still_that() {
        let seen = loaded(&fixture("five.57.seat-2.json"));
        let eyes = Eyes::Seat(Seat(2));
        let whole = loaded(&fixture("five.57.json")).state;
        assert_eq!(seen.eyes, Some(eyes));
        assert_eq!(seen.state, *View::of(&whole, eyes).state());
        assert_ne!(seen.state, whole);
        survive::<Tzolkin>(&fixture("five.57.seat-2.json"), 1);
    }

    #[test]
    fn a_choice_leads_where_it_led() {
        let mut state = loaded(&fixture("exchange.json")).state;
        let choice = notation::read("lower architecture").expect("a choice");
        state.try_apply(choice, &mut Silent).expect("a possible choice");
        check("exchange-lowered.json", &state);
    }

    #[test]
    fn a_record_from_the_start_verifies() {
        for name in ["five.jsonl", "crowded.jsonl"] {
            assert!(record(name).verify(Content::built_in()).expect(name).finished);
        }
    }

    #[test]
    fn a_record_from_a_position_verifies() {
        let record = record("from-211.jsonl");
        assert!(record.verify(Content::built_in()).expect("a valid record").finished);
        let first = record.first(Content::built_in()).expect("an origin");
        assert_eq!(first, loaded(&fixture("five.211.json")).state);
        assert_eq!(
            record.replay_to(Content::built_in(), 352).expect("an end").asks(),
            Asks::Nobody
        );
    }

    /// A task as it was written, and as it is now.
    #[test]
    fn every_task_has_its_place() {
        #[rustfmt::skip]
        let tasks = [
            (json!("pick_first"), json!({"draw": "pick_first"})),
            (json!({"offer_monuments": {"left": 2}}), json!({"draw": {"offer_monuments": {"left": 2}}})),
            (json!({"lay_prophecies": {"left": 1}}), json!({"draw": {"lay_prophecies": {"left": 1}}})),
            (json!({"lay_quick": {"age": 2}}), json!({"draw": {"lay_quick": {"age": 2}}})),
            (json!("deal_tribes"), json!({"draw": "deal_tribes"})),
            (json!("deal_wealth"), json!({"draw": "deal_wealth"})),
            (json!("place_dummies"), json!({"draw": "place_dummies"})),
            (json!("offer_buildings"), json!({"draw": "offer_buildings"})),
            (json!({"keep_tribe": 1}), json!({"ask": [1, "keep_tribe"]})),
            (json!({"keep_wealth": 1}), json!({"ask": [1, "keep_wealth"]})),
            (json!({"turn": 0}), json!({"ask": [0, "turn"]})),
            (json!({"place": 0}), json!({"ask": [0, "place"]})),
            (json!({"pick_up": 0}), json!({"ask": [0, "pick_up"]})),
            (json!({"pick_one_more": 0}), json!({"ask": [0, "pick_one_more"]})),
            (json!({"last_sale": 0}), json!({"ask": [0, "last_sale"]})),
            (
                json!({"act": {"seat": 2, "gear": "uxmal", "space": 3}}),
                json!({"ask": [2, {"act": {"gear": "uxmal", "space": 3}}]}),
            ),
            (
                json!({"any_action": {"seat": 2, "cost": 1, "may_decline": true}}),
                json!({"ask": [2, {"any_action": {"cost": 1, "may_decline": true}}]}),
            ),
            (
                json!({"harvest": {"seat": 2, "field": 1}}),
                json!({"ask": [2, {"harvest": {"field": 1}}]}),
            ),
            (
                json!({"pay": {"seat": 2, "bill": {"due": [1, 0, 2], "extra": 1, "discount": 0}}}),
                json!({"ask": [2, {"pay": {
                    "due": {"wood": 1, "stone": 0, "gold": 2}, "extra": 1, "discount": 0
                }}]}),
            ),
            (json!({"take_block": 2}), json!({"ask": [2, "take_block"]})),
            (
                json!({"take_gold": {"seat": 2, "most": 3, "may_decline": false}}),
                json!({"ask": [2, {"take_gold": {"most": 3, "may_decline": false}}]}),
            ),
            (json!({"take_skull": 2}), json!({"ask": [2, "take_skull"]})),
            (json!({"step_down": 2}), json!({"ask": [2, "step_down"]})),
            (
                json!({"step_up": {"seat": 2, "temple": "chaac"}}),
                json!({"ask": [2, {"step_up": "chaac"}]}),
            ),
            (
                json!({"any_step": {"seat": 2, "but": null, "more": true}}),
                json!({"ask": [2, {"any_step": {"but": null, "more": true}}]}),
            ),
            (json!({"step_after_skull": 2}), json!({"ask": [2, "step_after_skull"]})),
            (
                json!({"study": {"seat": 2, "left": 2, "may_stop": false}}),
                json!({"ask": [2, {"study": {"left": 2, "may_stop": false}}]}),
            ),
            (json!({"any_advance": 2}), json!({"ask": [2, "any_advance"]})),
            (
                json!({"advance": {"seat": 2, "tech": "theology"}}),
                json!({"ask": [2, {"advance": "theology"}]}),
            ),
            (json!({"any_bonus": 2}), json!({"ask": [2, "any_bonus"]})),
            (json!({"tech_exchange": 2}), json!({"ask": [2, "tech_exchange"]})),
            (
                json!({"advance_others": {"seat": 2, "left": {
                    "agriculture": true, "extraction": false, "architecture": false, "theology": true
                }}}),
                json!({"ask": [2, {"advance_others": {"left": ["agriculture", "theology"]}}]}),
            ),
            (
                json!({"build": {"seat": 2, "works": {
                    "left": 1, "corn_per_block": 0, "monument": false, "architecture": true,
                    "may_stop": false
                }}}),
                json!({"ask": [2, {"build": {
                    "left": 1, "corn_per_block": 0, "monument": false, "architecture": true,
                    "may_stop": false
                }}]}),
            ),
            (json!({"build_monument": 2}), json!({"ask": [2, "build_monument"]})),
            (
                json!({"market": {"seat": 2, "is_buying": true}}),
                json!({"ask": [2, {"market": {"is_buying": true}}]}),
            ),
            (json!({"days": 2}), json!({"ask": [2, "days"]})),
            (json!("reveal"), json!({"run": "reveal"})),
            (json!({"take_wealth": 1}), json!({"run": {"take_wealth": 1}})),
            (json!("round"), json!({"run": "round"})),
            (json!({"start_turn": 1}), json!({"run": {"start_turn": 1}})),
            (json!({"take_start_corn": 1}), json!({"run": {"take_start_corn": 1}})),
            (json!({"quick_action": 1}), json!({"run": {"quick_action": 1}})),
            (json!("end_round"), json!({"run": "end_round"})),
            (json!({"food_income": 1}), json!({"run": {"food_income": 1}})),
            (json!("feed"), json!({"run": "feed"})),
            (json!("change_age"), json!({"run": "change_age"})),
            (json!("rewards"), json!({"run": "rewards"})),
            (
                json!({"temple_goods": {"seat": 1, "skulls": true}}),
                json!({"run": {"temple_goods": {"seat": 1, "skulls": true}}}),
            ),
            (json!("prophecy_points"), json!({"run": "prophecy_points"})),
            (json!("end_food_day"), json!({"run": "end_food_day"})),
            (json!("calendar"), json!({"run": "calendar"})),
            (
                json!({"open": {"seat": 1, "building": "B07"}}),
                json!({"run": {"open": {"seat": 1, "building": "B07"}}}),
            ),
            (
                json!({"raise": {"seat": 1, "tech": "theology"}}),
                json!({"run": {"raise": {"seat": 1, "tech": "theology"}}}),
            ),
            (
                json!({"rise": {"seat": 1, "temple": "chaac"}}),
                json!({"run": {"rise": {"seat": 1, "temple": "chaac"}}}),
            ),
            (json!("finish"), json!({"run": "finish"})),
        ];
        for (before, now) in tasks {
            let mut state = state_of("five.408.json");
            state["agenda"] = json!(["end_round", before]);
            Tzolkin::modernise(1, &mut state).expect("a state of version 1");
            assert_eq!(state["agenda"], json!([now, {"run": "end_round"}]));
            let task: Task = serde_json::from_value(now.clone()).expect("a task");
            assert_eq!(serde_json::to_value(task).expect("JSON"), now);
        }
    }

    fn state_of(name: &str) -> Value {
        let mut document: Value = serde_json::from_str(&fixture(name)).expect("JSON");
        document["state"].take()
    }

    #[test]
    fn damage_is_told_and_never_panics() {
        let keys = ["modules", "players", "gears", "jungle", "skull_slots", "decks", "agenda"];
        for key in keys {
            for damage in [json!(null), json!(7), json!({}), json!([[]]), json!("x")] {
                let mut document: Value =
                    serde_json::from_str(&fixture("five.408.json")).expect("JSON");
                document["state"][key] = damage;
                let read = position::read::<Tzolkin>(&document.to_string(), Content::built_in());
                assert!(read.is_err(), "{key}");
            }
        }
        let text = fixture("five.408.json").replace("\"end_round\"", "\"end_rounds\"");
        let error = position::read::<Tzolkin>(&text, Content::built_in()).expect_err("refused");
        assert_eq!(error.to_string(), "not a position: agenda: there is no task \"end_rounds\"");
    }
}

mod schema {
    use super::*;

    /// What is written stands in the schema, and what must stand there is written.
    #[test]
    fn the_schema_names_what_is_written() {
        let schema = kernel::schema::of::<Tzolkin>();
        let state = &schema["$defs"]["Tzolkin"];
        let player = &schema["$defs"]["Player"];
        let document: Value =
            serde_json::from_str(&position::write(&loaded(&fixture("five.57.json")).state))
                .expect("JSON");
        for (schema, written) in
            [(state, &document["state"]), (player, &document["state"]["players"][0])]
        {
            let written = written.as_object().expect("an object");
            let named = schema["properties"].as_object().expect("properties");
            assert!(written.keys().eq(named.keys()), "{named:?}");
            let required = schema["required"].as_array().expect("names");
            assert!(required.iter().all(|name| written.contains_key(name.as_str().expect("text"))));
        }
        for left_out in ["skull_bank", "wealth_box", "tribe_box"] {
            assert!(!state["required"].as_array().expect("names").contains(&json!(left_out)));
            assert_eq!(state["properties"][left_out]["default"], Value::Null);
        }
    }
}

mod left_out {
    use super::*;

    /// What follows from the rest is worked out again; empty things may be missing.
    #[test]
    fn what_follows_from_the_rest_may_be_left_out() {
        for name in ["five.57.json", "five.211.json", "five.408.json", "crowded.288.json"] {
            let state = loaded(&fixture(name)).state;
            let mut document: Value = serde_json::from_str(&position::write(&state)).expect("JSON");
            let fields = document["state"].as_object_mut().expect("a state");
            for key in ["skull_bank", "wealth_box", "tribe_box"] {
                fields.remove(key).expect(key);
            }
            for player in fields["players"].as_array_mut().expect("players") {
                player.as_object_mut().expect("a player").remove("at_hand").expect("at_hand");
            }
            assert_eq!(loaded(&document.to_string()).state, state, "{name}");
        }
    }

    #[test]
    fn an_untouched_turn_may_be_left_out() {
        let state = loaded(&fixture("five.57.json")).state;
        let mut document: Value = serde_json::from_str(&position::write(&state)).expect("JSON");
        document["state"]["turn"] = json!({});
        assert_eq!(loaded(&document.to_string()).state, state);
    }
}
