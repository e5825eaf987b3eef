//! Wrathful Gods (R01).

use super::*;

/// Proves: R01
#[test]
fn each_step_up_costs_one_corn() {
    check(
        "with prophecies; prophecy R01; P0 corn 3 wood 1; P0 on tikal 5",
        &["go tikal 5", "up chaac", "up kukulcan"],
        "P0 corn 1 wood 0 chaac 1 kukulcan 1",
    );
}

#[test]
fn one_of_two_steps_may_be_declined() {
    check(
        "with prophecies; prophecy R01; P0 corn 3 wood 1; P0 on tikal 5",
        &["go tikal 5", "up chaac", "decline"],
        "P0 corn 2 chaac 1 kukulcan 0 quetzalcoatl 0",
    );
}

#[test]
fn the_step_of_a_skull_may_be_declined_and_its_points_kept() {
    let table = "with prophecies; prophecy R01; P0 corn 1 skulls 1; P0 on chichen_itza 1";
    let state = play(position(table), &["go chichen_itza 1"]);
    assert_eq!(choices(&state), ["accept", "decline"]);
    expect(&play(state.clone(), &["decline"]), "P0 corn 1 chaac 0 points 4 skulls 0");
    expect(&play(state, &["accept"]), "P0 corn 0 chaac 1 points 4 skulls 0");
}

#[test]
fn without_corn_there_is_no_step() {
    check(
        "with prophecies; prophecy R01; P0 skulls 1; P0 on chichen_itza 1",
        &["go chichen_itza 1", "done"],
        "P0 chaac 0 points 4; asks P1",
    );
}

#[test]
fn uxmal_1_costs_four_corn_in_all() {
    let table = "with prophecies; prophecy R01; P0 corn 4; P0 on uxmal 1";
    check(table, &["go uxmal 1", "up chaac"], "P0 corn 0 chaac 1");
    let table = table.replace("corn 4", "corn 3");
    let state = play(position(&table), &["pick_up gear=uxmal space=1"]);
    impossible(&state, "act gear=uxmal action=1 way=plain");
}

#[test]
fn the_step_of_theology_costs_corn_on_top_of_its_block() {
    check(
        "with prophecies; prophecy R01; P0 corn 2 wood 1 skulls 1 theology 2; P0 on chichen_itza 1",
        &["go chichen_itza 1", "accept", "up kukulcan"],
        "P0 corn 0 wood 0 chaac 1 kukulcan 1",
    );
}

#[test]
fn steps_down_cost_nothing_and_pay_nothing() {
    check("with prophecies; prophecy R01; P0 corn 2", &["beg chaac"], "P0 corn 3 chaac -1");
}

/// Proves: R01
#[test]
fn all_steps_together_score() {
    pays("R01", "", "P0 prophecies -5");
    pays(
        "R01",
        "P0 chaac 1; P1 chaac 1 kukulcan 1 quetzalcoatl 1; P2 quetzalcoatl 4; P3 chaac -1 kukulcan 1",
        "P0 prophecies 0; P1 prophecies 0; P2 prophecies 6; P3 prophecies -5",
    );
    pays(
        "R01",
        "P0 chaac 3 quetzalcoatl 3 kukulcan 3; P1 chaac 4 quetzalcoatl 3 kukulcan 3; \
         P2 quetzalcoatl 5 kukulcan -1 chaac -1; P3 chaac 4 quetzalcoatl 7 kukulcan -1",
        "P0 prophecies 6; P1 prophecies 13; P2 prophecies 0; P3 prophecies 13",
    );
}

#[test]
fn a_step_below_the_start_counts_minus_one() {
    pays(
        "R01",
        "P0 chaac -1 quetzalcoatl 2; P1 chaac -1 quetzalcoatl 1",
        "P0 prophecies 0; P1 prophecies -5",
    );
}
