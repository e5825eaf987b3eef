//! Crowded Cities (R11).

use super::*;

/// Proves: R11
#[test]
fn a_building_costs_one_block_more_of_any_kind() {
    let table = "with prophecies; prophecy R11; offer B01; P0 wood 1 gold 1; P0 on tikal 2";
    check(table, &["go tikal 2", "build building=B01"], "P0 wood 0 gold 0; P0 owns B01");
    let state = play(position(&table.replace("gold 1", "gold 0")), &["pick_up gear=tikal space=2"]);
    impossible(&state, "act gear=tikal action=2 way=plain");
}

#[test]
fn paid_in_corn_it_costs_two_corn_more() {
    let table = "with prophecies; prophecy R11; offer B01; P0 corn 4; P0 on uxmal 4";
    check(table, &["go uxmal 4", "build building=B01"], "P0 corn 0; P0 owns B01");
    let state = play(position(&table.replace("corn 4", "corn 3")), &["pick_up gear=uxmal space=4"]);
    impossible(&state, "act gear=uxmal action=4 way=plain");
}

#[test]
fn each_of_two_buildings_costs_more() {
    check(
        "with prophecies; prophecy R11; offer B01 B02; P0 wood 5; P0 on tikal 4",
        &["go tikal 4", "build building=B01", "build building=B02"],
        "P0 wood 1; P0 owns B01 B02",
    );
}

/// Architecture saves a printed block, never the prophecy's own.
/// Proves: R11
#[test]
fn architecture_takes_nothing_off_the_further_block() {
    let table = "with prophecies buildings; prophecy R11; offer B01; P0 owns B33; P0 on tikal 2; \
                 P0 architecture 3";
    let renovate = "build building=B01 renovate=B33 helped=true";
    let moves = ["go tikal 2", renovate];
    check(&format!("{table} stone 1"), &moves, "P0 stone 0; P0 owns B01");
    let state = position(&format!("{table} stone 0"));
    let state = play(state, &["pick_up gear=tikal space=2"]);
    impossible(&state, "act gear=tikal action=2 way=plain");
    let moves = ["go tikal 2", "build building=B01 helped=true"];
    check(&format!("{table} stone 1"), &moves, "P0 stone 0; P0 owns B01 B33");
}

#[test]
fn nor_off_the_further_two_corn() {
    let table = "with prophecies buildings; prophecy R11; offer B01; P0 owns B33; P0 on uxmal 4; \
                 P0 architecture 3";
    let moves = ["go uxmal 4", "build building=B01 renovate=B33 helped=true"];
    check(&format!("{table} corn 2"), &moves, "P0 corn 1; P0 owns B01");
    let moves = ["go uxmal 4", "build building=B01 helped=true"];
    check(&format!("{table} corn 2"), &moves, "P0 corn 1; P0 owns B01 B33");
    let state = position(&format!("{table} corn 1"));
    let state = play(state, &["pick_up gear=uxmal space=4"]);
    impossible(&state, "act gear=uxmal action=4 way=plain");
}

#[test]
fn a_monument_costs_what_it_did() {
    check(
        "with prophecies; prophecy R11; monuments M04; P0 wood 1 gold 4; P0 on tikal 4",
        &["go tikal 4", "build_monument monument=M04"],
        "P0 wood 0 gold 0; P0 owns M04",
    );
}

#[test]
fn a_quick_building_costs_more_too() {
    check(
        "5 seats; with prophecies quick; prophecy R11; quick Q07; offer B01; P0 wood 2 corn 2",
        &["place_quick", "done", "build building=B01"],
        "P0 wood 0 corn 0; P0 owns B01",
    );
}

/// Proves: R11
#[test]
fn buildings_score_whenever_they_were_built() {
    pays(
        "R11",
        "P1 owns B01; P2 owns B02 B03; P3 owns B04 B05 B06",
        "P0 prophecies -5; P1 prophecies -5; P2 prophecies 0; P3 prophecies 0",
    );
    pays(
        "R11",
        "P0 owns B01 B02 B03 B04; P1 owns B05 B06 B07 B08 B09 B10",
        "P0 prophecies 6; P1 prophecies 6",
    );
    pays("R11", "P0 owns B01 B02 B03 B04 B05 B06 B07", "P0 prophecies 13");
}

#[test]
fn monuments_do_not_score() {
    pays("R11", "P0 owns B01 M01 M02 M03", "P0 prophecies -5");
}
