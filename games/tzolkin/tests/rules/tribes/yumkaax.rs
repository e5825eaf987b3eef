//! Yumkaax (T13).

use super::*;

/// Proves: T13
#[test]
fn workers_cost_0_0_2_5_9_13_together() {
    let table = "with tribes; P0 tribe T13; P0 workers 6 corn 20";
    let moves = [
        ("place gear=palenque space=0", "P0 corn 20"),
        ("place gear=yaxchilan space=0", "P0 corn 20"),
        ("place gear=tikal space=0", "P0 corn 18"),
        ("place gear=uxmal space=0", "P0 corn 15"),
        ("place gear=chichen_itza space=0", "P0 corn 11"),
        ("place_start", "P0 corn 7"),
    ];
    let mut state = position(table);
    for (step, after) in moves {
        state = play(state, &[step]);
        expect(&state, after);
    }
}

#[test]
fn spaces_cost_their_numbers() {
    check(
        "with tribes; P0 tribe T13; P0 corn 9; P1 on tikal 0 tikal 1 tikal 2; P2 on uxmal 0 uxmal 1",
        &["place gear=tikal space=3", "place gear=uxmal space=2", "done"],
        "P0 corn 4",
    );
}

#[test]
fn others_pay_from_the_second_worker_on() {
    check(
        "P0 corn 9",
        &["place gear=tikal space=0", "place gear=uxmal space=0", "done"],
        "P0 corn 8",
    );
}
