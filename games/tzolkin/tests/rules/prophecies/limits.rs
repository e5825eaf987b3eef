//! From when until when a prophecy rules ("Prophecies").

use super::*;

/// Gold costs nothing: the action asks nothing.
const FREE: &str = "P0 gold 1 corn 2";

#[test]
fn none_rules_before_the_first_food_day_is_over() {
    let table = "with prophecies; prophecies R07 R05 R06; day 7; P0 on yaxchilan 3";
    check(table, &["go yaxchilan 3", "done"], FREE);
    check(table, &["end round"], "P0 prophecies 0; P1 prophecies 0; held 1");
}

#[test]
fn the_first_rules_from_the_day_after_the_first_food_day() {
    let table = "with prophecies; prophecies R07 R05 R06; day 7; P0 on yaxchilan 2";
    let state = play(position(table), &["end round", "go yaxchilan 3"]);
    assert_eq!(choices(&state), ["take_gold 0", "take_gold 1"]);
}

#[test]
fn the_first_ends_with_the_second_food_day() {
    let table = "with prophecies; prophecies R07 R05 R06; held 1; day 13; P0 on yaxchilan 2";
    let state = play(position(table), &["end round", "go yaxchilan 3"]);
    expect(&state, "P0 gold 1 corn 2 prophecies -5");
}

#[test]
fn the_second_rules_until_the_third_food_day() {
    let rules = |day: &str| format!("with prophecies; prophecies R05 R07 R06; age 2; {day}");
    let table = rules("held 2; day 14; P0 on yaxchilan 3");
    let state = play(position(&table), &["go yaxchilan 3"]);
    assert_eq!(choices(&state), ["take_gold 0", "take_gold 1"]);
    let table = rules("held 2; day 20; P0 on yaxchilan 2");
    let state = play(position(&table), &["end round", "go yaxchilan 3"]);
    expect(&state, "P0 gold 1 corn 2 prophecies -5");
}

#[test]
fn the_third_rules_to_the_end_of_the_game() {
    let table = "with prophecies; prophecies R05 R06 R07; age 2; held 3; day 26; P0 on yaxchilan 3";
    let state = play(position(table), &["go yaxchilan 3"]);
    assert_eq!(choices(&state), ["take_gold 0", "take_gold 1"]);
    check(table, &["end round"], "P0 prophecies -5; over");
}

#[test]
fn a_late_first_food_day_keeps_the_first_prophecy_back() {
    let table = "with prophecies; prophecies R07 R05 R06; day 6; P1 on yaxchilan 1 yaxchilan 0";
    let moves = ["place_start", "done", "end round", "days 2", "go yaxchilan 3", "done"];
    let state = check(table, &moves, "day 8; held 0; P1 gold 1 corn 2");
    let state = play(state, &["end round", "go yaxchilan 3"]);
    expect(&state, "day 9; held 1");
    assert_eq!(choices(&state), ["take_gold 0", "take_gold 1"]);
}

#[test]
fn a_late_second_food_day_lets_the_first_prophecy_rule_a_day_longer() {
    let table = "with prophecies; prophecies R07 R05 R06; held 1; day 12; \
                 P1 on yaxchilan 1 yaxchilan 0; P1 corn 20";
    let moves = ["place_start", "done", "end round", "days 2", "go yaxchilan 3"];
    let state = check(table, &moves, "day 14; held 1; P1 prophecies 0");
    assert_eq!(choices(&state), ["take_gold 0", "take_gold 1"]);
    let moves = ["take_gold 1", "done", "end round", "go yaxchilan 3", "done"];
    expect(&play(state, &moves), "day 15; held 2; P1 gold 2 prophecies -5");
}

#[test]
fn without_the_module_there_are_none() {
    check("day 13; held 1", &["end round"], "P0 prophecies 0");
}
