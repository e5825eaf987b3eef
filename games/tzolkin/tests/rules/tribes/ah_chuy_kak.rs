//! Ah Chuy Kak (T01).

use super::*;

const TABLE: &str = "with tribes; P0 tribe T01; P0 workers 4 corn 10; P0 on yaxchilan 2";
const TWO: [&str; 3] = ["place gear=palenque space=0", "place gear=tikal space=0", "done"];

/// Proves: T01
#[test]
fn after_two_workers_on_gears_another_is_picked_up_and_acts() {
    let moves = [TWO.as_slice(), &["go yaxchilan 2"]].concat();
    check(TABLE, &moves, "P0 corn 10 stone 1 at_hand 2 on_gears 2; asks P1");
}

#[test]
fn the_worker_has_all_options_of_a_pick_up_turn() {
    let lower = [TWO.as_slice(), &["go yaxchilan 2 as 1"]].concat();
    check(TABLE, &lower, "P0 corn 8 wood 1 stone 0; asks P1");
    let nothing = [TWO.as_slice(), &["pick_up gear=yaxchilan space=2", "nothing"]].concat();
    check(TABLE, &nothing, "P0 corn 9 wood 0 stone 0 at_hand 2; asks P1");
}

#[test]
fn picking_up_is_not_a_duty() {
    let moves = [TWO.as_slice(), &["decline"]].concat();
    check(TABLE, &moves, "P0 on yaxchilan 2; P0 corn 9; asks P1");
}

#[test]
fn one_worker_on_a_gear_is_not_enough() {
    check(TABLE, &["place gear=palenque space=0", "done"], "P0 on yaxchilan 2; asks P1");
}

#[test]
fn the_start_space_is_not_on_a_gear() {
    let moves = ["place gear=palenque space=0", "place_start", "done"];
    check(TABLE, &moves, "P0 on yaxchilan 2; asks P1");
}

#[test]
fn a_quick_space_is_not_on_a_gear() {
    let table = "5 seats; with tribes quick; quick Q01; P0 tribe T01; P0 workers 4 corn 10; \
                 P0 on yaxchilan 2";
    let moves = ["place gear=palenque space=0", "place_quick", "done"];
    check(table, &moves, "P0 on yaxchilan 2; asks P1");
}

#[test]
fn it_must_be_another_worker() {
    let state = play(position(TABLE), &TWO);
    refused(&state, "pick_up gear=palenque space=0", Refusal::PlacedThisTurn);
    refused(&state, "pick_up gear=tikal space=0", Refusal::PlacedThisTurn);
}

#[test]
fn it_is_one_worker_and_no_more() {
    let table = "with tribes; P0 tribe T01; P0 workers 5 corn 10; P0 on yaxchilan 2 uxmal 3";
    let moves = [TWO.as_slice(), &["go yaxchilan 2"]].concat();
    check(table, &moves, "P0 on uxmal 3; P0 workers 5; asks P1");
}

#[test]
fn nobody_else_may() {
    let table = "P0 workers 4 corn 10; P0 on yaxchilan 2";
    check(table, &TWO, "P0 on yaxchilan 2; asks P1");
}
