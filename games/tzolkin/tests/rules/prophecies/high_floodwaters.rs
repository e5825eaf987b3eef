//! High Floodwaters (R13).

use super::*;

/// Proves: R13
#[test]
fn a_worker_on_chichen_itza_costs_two_corn_more() {
    let table = "with prophecies; prophecy R13; P0 corn 9";
    check(table, &["place gear=chichen_itza space=0", "done"], "P0 corn 7");
    // 0 + 2, then 1 + 2 and 1 for the second worker.
    let two = ["place gear=chichen_itza space=0", "place gear=chichen_itza space=1", "done"];
    check(table, &two, "P0 corn 3");
}

#[test]
fn other_gears_cost_what_they_did() {
    check(
        "with prophecies; prophecy R13; P0 corn 9",
        &["place gear=tikal space=0", "place gear=uxmal space=0", "done"],
        "P0 corn 8",
    );
}

#[test]
fn without_the_corn_there_is_no_placing() {
    let state = position("with prophecies; prophecy R13; P0 corn 1");
    let why = Refusal::NeedsCorn { needs: 2, has: 1 };
    refused(&state, "place gear=chichen_itza space=0", why);
}

#[test]
fn it_comes_on_top_of_a_flat_price() {
    let table = "with tribes prophecies; prophecy R13; P0 tribe T06; P0 corn 5; P1 workers 5; \
        P1 on chichen_itza 0 chichen_itza 1 chichen_itza 2 chichen_itza 3 chichen_itza 4";
    check(table, &["place_flat gear=chichen_itza space=5"], "P0 corn 0");
}

/// Proves: R13
#[test]
fn workers_on_chichen_itza_score() {
    pays(
        "R13",
        "P0 on tikal 1; P1 on chichen_itza 0; P2 on chichen_itza 1 chichen_itza 2; \
         P3 on chichen_itza 3 chichen_itza 4 chichen_itza 5",
        "P0 prophecies -5; P1 prophecies 0; P2 prophecies 6; P3 prophecies 13",
    );
}

#[test]
fn the_count_comes_before_the_calendar_moves() {
    pays("R13", "P0 on chichen_itza 10", "P0 prophecies 0 on_gears 0");
}
