//! Desecration (R08).

use super::*;

/// Proves: R08
#[test]
fn a_skull_costs_a_step_down_on_any_temple() {
    let table = "with prophecies; prophecy R08; P0 on yaxchilan 4";
    let state = play(position(table), &["go yaxchilan 4"]);
    let ways = ["decline", "down chaac", "down kukulcan", "down quetzalcoatl"];
    assert_eq!(choices(&state), ways);
    expect(&play(state.clone(), &["down kukulcan"]), "P0 skulls 1 kukulcan -1 chaac 0");
    expect(&play(state, &["decline"]), "P0 skulls 0 kukulcan 0 chaac 0 quetzalcoatl 0");
}

#[test]
fn each_of_two_skulls_costs_a_step() {
    let table = "with prophecies; prophecy R08; P0 theology 3; P0 on yaxchilan 4";
    let moves = ["go yaxchilan 4", "down chaac", "down kukulcan"];
    check(table, &moves, "P0 skulls 2 chaac -1 kukulcan -1");
    check(table, &["go yaxchilan 4", "down chaac", "decline"], "P0 skulls 1 chaac -1");
}

#[test]
fn at_the_bottom_of_all_temples_there_is_no_skull() {
    let bottom = "P0 chaac -1 quetzalcoatl -1 kukulcan -1";
    let table = format!("with prophecies; prophecy R08; {bottom}; P0 on yaxchilan 4");
    let state = play(position(&table), &["pick_up gear=yaxchilan space=4"]);
    refused(&state, "act gear=yaxchilan action=4 way=plain", Refusal::GodsForsake);
}

#[test]
fn the_skull_of_a_building_may_be_declined_and_the_rest_kept() {
    let table = "with prophecies; prophecy R08; age 2; offer B26; P0 wood 2 stone 2; P0 on tikal 2";
    let moves = ["go tikal 2", "build building=B26", "advance theology", "decline"];
    check(table, &moves, "P0 skulls 0 theology 1 chaac 0; P0 owns B26");
}

#[test]
fn placing_a_skull_costs_nothing() {
    check(
        "with prophecies; prophecy R08; P0 skulls 1; P0 on chichen_itza 1",
        &["go chichen_itza 1", "done"],
        "P0 skulls 0 chaac 1 quetzalcoatl 0 kukulcan 0 points 4",
    );
}

/// Proves: R08
#[test]
fn skulls_in_the_supply_score() {
    pays(
        "R08",
        "P1 skulls 1; P2 skulls 2; P3 skulls 3",
        "P0 prophecies -5; P1 prophecies 0; P2 prophecies 0; P3 prophecies 6",
    );
    pays("R08", "P0 skulls 4; P1 skulls 5", "P0 prophecies 6; P1 prophecies 13");
}

#[test]
fn placed_skulls_do_not_score() {
    pays("R08", "slots 1 2 3 4 5", "P1 prophecies -5");
}
