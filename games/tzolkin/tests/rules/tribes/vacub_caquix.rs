//! Vacub-Caquix (T10).

use super::*;

/// Proves: T10
#[test]
fn one_empty_space_may_be_passed_over() {
    let moves = ["place gear=palenque space=1", "done"];
    check("with tribes; P0 tribe T10; P0 corn 5", &moves, "P0 corn 4; P0 on palenque 1; asks P1");
}

#[test]
fn every_worker_of_the_turn_may_pass_over_it() {
    check(
        "with tribes; P0 tribe T10; P0 corn 9",
        &["place gear=tikal space=1", "place gear=tikal space=2", "done"],
        "P0 corn 5; P0 on tikal 1 tikal 2",
    );
}

#[test]
fn a_space_between_may_be_passed_over() {
    check(
        "with tribes; P0 tribe T10; P0 corn 9; P1 on uxmal 0 uxmal 2",
        &["place gear=uxmal space=3", "done"],
        "P0 corn 6; P0 on uxmal 3",
    );
}

#[test]
fn nobody_must_pass_over_it() {
    check(
        "with tribes; P0 tribe T10; P0 corn 9",
        &["place gear=tikal space=1", "place gear=tikal space=0", "done"],
        "P0 corn 7; P0 on tikal 0 tikal 1",
    );
}

#[test]
fn on_one_gear_only() {
    let table = "with tribes; P0 tribe T10; P0 corn 9";
    let state = play(position(table), &["place gear=tikal space=1"]);
    refused(&state, "place gear=uxmal space=1", Refusal::AlreadySkipped);
}

#[test]
fn one_space_only() {
    let table = "with tribes; P0 tribe T10; P0 corn 9";
    let moves = ["place gear=tikal space=1", "place gear=tikal space=0"];
    let state = play(position(table), &moves);
    refused(&state, "place gear=tikal space=3", Refusal::AlreadySkipped);
    refused(&position(table), "place gear=tikal space=2", Refusal::NotLowest { lowest: 0 });
}

#[test]
fn in_the_next_placing_turn_again() {
    let table = "with tribes; P0 tribe T10; P0 corn 9";
    let state = play(position(table), &["place gear=tikal space=1", "done", "end round"]);
    possible(&state, "place gear=uxmal space=1");
}

#[test]
fn nobody_else_may() {
    let state = position("P0 corn 9");
    refused(&state, "place gear=tikal space=1", Refusal::NotLowest { lowest: 0 });
}
