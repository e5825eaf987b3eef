//! Ahmakiq (T03).

use super::*;

/// Proves: T03
#[test]
fn a_turn_without_placing_or_picking_up_brings_two_corn() {
    check(
        "with tribes; P0 tribe T03; P0 corn 4; P0 on tikal 1",
        &["pass"],
        "P0 corn 6 at_hand 2; P0 on tikal 1; asks P1",
    );
}

#[test]
fn a_turn_may_pass_without_corn_and_without_workers_on_gears() {
    check("with tribes; P0 tribe T03", &["pass"], "P0 corn 2 at_hand 3; asks P1");
}

#[test]
fn after_placing_there_is_no_passing() {
    let table = "with tribes; P0 tribe T03; P0 corn 4";
    let state = play(position(table), &["place gear=palenque space=0"]);
    impossible(&state, "pass");
}

#[test]
fn nobody_else_may_pass() {
    refused(&position("P0 corn 4; P0 on tikal 1"), "pass", Refusal::MustMove);
}
