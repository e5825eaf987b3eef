//! Angry God (R02 Chaac, R03 Quetzalcoatl, R04 Kukulcan).

use super::*;

/// Proves: R02
#[test]
fn a_step_on_chaac_costs_a_block() {
    let table = "with prophecies; prophecy R02; P0 stone 1 skulls 1; P0 on chichen_itza 1";
    check(table, &["go chichen_itza 1", "accept"], "P0 stone 0 chaac 1 points 4");
    check(table, &["go chichen_itza 1", "decline"], "P0 stone 1 chaac 0 points 4");
}

/// Proves: R03
#[test]
fn a_step_on_quetzalcoatl_costs_a_block() {
    let table = "with prophecies; prophecy R03; P0 wood 1 skulls 1; P0 on chichen_itza 7";
    check(table, &["go chichen_itza 7", "accept"], "P0 wood 0 quetzalcoatl 1 points 10");
    check(table, &["go chichen_itza 7", "decline"], "P0 wood 1 quetzalcoatl 0 points 10");
}

/// Proves: R04
#[test]
fn a_step_on_kukulcan_costs_a_block() {
    let table = "with prophecies; prophecy R04; P0 gold 1 skulls 1; P0 on chichen_itza 4";
    check(table, &["go chichen_itza 4", "accept"], "P0 gold 0 kukulcan 1 points 7");
    check(table, &["go chichen_itza 4", "decline"], "P0 gold 1 kukulcan 0 points 7");
}

#[test]
fn the_other_temples_cost_nothing() {
    let on = |prophecy: &str, space: u8| {
        format!(
            "with prophecies; prophecy {prophecy}; P0 wood 1 skulls 1; P0 on chichen_itza {space}"
        )
    };
    check(&on("R02", 4), &["go chichen_itza 4", "done"], "P0 wood 1 kukulcan 1");
    check(&on("R03", 1), &["go chichen_itza 1", "done"], "P0 wood 1 chaac 1");
    check(&on("R04", 7), &["go chichen_itza 7", "done"], "P0 wood 1 quetzalcoatl 1");
}

#[test]
fn the_block_may_be_of_any_kind() {
    let table = "with prophecies; prophecy R02; P0 wood 1 gold 1 skulls 1; P0 on chichen_itza 1";
    let state = play(position(table), &["go chichen_itza 1", "accept"]);
    assert_eq!(choices(&state), ["pay wood=0 stone=0 gold=1", "pay wood=1 stone=0 gold=0"]);
}

#[test]
fn without_a_block_there_is_no_step() {
    check(
        "with prophecies; prophecy R02; P0 corn 9 skulls 1; P0 on chichen_itza 1",
        &["go chichen_itza 1", "done"],
        "P0 corn 9 chaac 0 points 4; asks P1",
    );
}

#[test]
fn a_free_choice_of_temples_may_go_round_the_angry_one() {
    let table = "with prophecies; prophecy R02; P0 corn 3 wood 1; P0 on uxmal 1";
    check(table, &["go uxmal 1", "up kukulcan"], "P0 wood 1 kukulcan 1 corn 0");
    check(table, &["go uxmal 1", "up chaac"], "P0 wood 0 chaac 1 corn 0");
}

/// Proves: R02
#[test]
fn steps_on_chaac_score() {
    pays(
        "R02",
        "P0 chaac -1; P1 chaac 0; P2 chaac 1; P3 chaac 2 kukulcan -1",
        "P0 prophecies -5; P1 prophecies 0; P2 prophecies 0; P3 prophecies 6",
    );
    pays(
        "R02",
        "P0 chaac 3 kukulcan 5; P1 chaac 4; P2 chaac 5; P3 kukulcan 4 quetzalcoatl 4",
        "P0 prophecies 6; P1 prophecies 13; P2 prophecies 13; P3 prophecies 0",
    );
}

/// Proves: R03
#[test]
fn steps_on_quetzalcoatl_score() {
    pays(
        "R03",
        "P0 quetzalcoatl -1; P1 quetzalcoatl 0; P2 quetzalcoatl 1; P3 quetzalcoatl 2 chaac -1",
        "P0 prophecies -5; P1 prophecies 0; P2 prophecies 0; P3 prophecies 6",
    );
    pays(
        "R03",
        "P0 quetzalcoatl 3; P1 quetzalcoatl 4; P2 quetzalcoatl 7; P3 kukulcan 4 chaac 4",
        "P0 prophecies 6; P1 prophecies 13; P2 prophecies 13; P3 prophecies 0",
    );
}

/// Proves: R04
#[test]
fn steps_on_kukulcan_score() {
    pays(
        "R04",
        "P0 kukulcan -1; P1 kukulcan 0; P2 kukulcan 1; P3 kukulcan 2 chaac -1",
        "P0 prophecies -5; P1 prophecies 0; P2 prophecies 0; P3 prophecies 6",
    );
    pays(
        "R04",
        "P0 kukulcan 3; P1 kukulcan 4; P2 kukulcan 6; P3 quetzalcoatl 4 chaac 4",
        "P0 prophecies 6; P1 prophecies 13; P2 prophecies 13; P3 prophecies 0",
    );
}
