//! Huracan (T07).

use super::*;

/// Proves: T07
#[test]
fn from_palenque_4_one_corn_reaches_yaxchilan_3_or_palenque_3() {
    let table = "with tribes; P0 tribe T07; P0 corn 1; P0 on palenque 4";
    let yaxchilan = ["pick_up gear=palenque space=4", "act gear=yaxchilan action=3 way=plain"];
    check(table, &yaxchilan, "P0 corn 2 gold 1");
    check(table, &["go palenque 4 as 3", "harvest_wood"], "P0 corn 0 wood 2");
}

#[test]
fn the_same_action_of_the_other_gear_costs_nothing() {
    let moves = ["pick_up gear=tikal space=3", "act gear=uxmal action=3 way=plain"];
    check("with tribes; P0 tribe T07; P0 on tikal 3", &moves, "P0 workers 4 corn 0");
    let moves = ["pick_up gear=uxmal space=1", "act gear=tikal action=1 way=plain"];
    check(
        "with tribes; P0 tribe T07; P0 wood 1; P0 on uxmal 1",
        &[&moves[..], &["advance extraction"]].concat(),
        "P0 wood 0 extraction 1",
    );
    let moves = ["pick_up gear=yaxchilan space=1", "act gear=palenque action=1 way=plain"];
    check("with tribes; P0 tribe T07; P0 on yaxchilan 1", &moves, "P0 corn 3 wood 0");
}

#[test]
fn from_tikal_5_it_does_uxmal_5() {
    let moves = [
        "pick_up gear=tikal space=5",
        "act gear=uxmal action=5 way=plain",
        "act gear=yaxchilan action=4 way=plain",
    ];
    check("with tribes; P0 tribe T07; P0 corn 1; P0 on tikal 5", &moves, "P0 corn 0 skulls 1");
}

#[test]
fn a_space_for_any_action_reaches_all_of_the_other_gear() {
    let moves = ["pick_up gear=palenque space=6", "act gear=yaxchilan action=4 way=plain"];
    check("with tribes; P0 tribe T07; P0 on palenque 6", &moves, "P0 corn 0 skulls 1");
}

#[test]
fn a_higher_action_stays_too_high() {
    let table = "with tribes; P0 tribe T07; P0 corn 9; P0 on palenque 4";
    let state = play(position(table), &["pick_up gear=palenque space=4"]);
    refused(&state, "act gear=yaxchilan action=5 way=plain", Refusal::ActionTooHigh);
}

#[test]
fn other_gears_stay_apart() {
    let table = "with tribes; P0 tribe T07; P0 corn 9 skulls 1 wood 5; P0 on palenque 4 tikal 4";
    let state = play(position(table), &["pick_up gear=palenque space=4"]);
    refused(&state, "act gear=tikal action=1 way=plain", Refusal::OtherGear);
    refused(&state, "act gear=chichen_itza action=1 way=plain", Refusal::OtherGear);
}

#[test]
fn for_nobody_else_are_two_gears_one() {
    let state = play(position("P0 corn 9; P0 on palenque 4"), &["pick_up gear=palenque space=4"]);
    refused(&state, "act gear=yaxchilan action=3 way=plain", Refusal::OtherGear);
}
