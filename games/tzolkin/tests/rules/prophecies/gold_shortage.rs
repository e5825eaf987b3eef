//! Gold Shortage (R07).

use super::*;

/// Proves: R07
#[test]
fn yaxchilan_5_leaves_two_options() {
    let table = "with prophecies; prophecy R07; P0 on yaxchilan 5";
    let state = play(position(table), &["go yaxchilan 5"]);
    assert_eq!(choices(&state), ["take_gold 0", "take_gold 1"]);
    expect(&play(state.clone(), &["take_gold 0"]), "P0 gold 0 stone 1 corn 2");
    expect(&play(state, &["take_gold 1"]), "P0 gold 1 stone 1 corn 1");
}

/// Proves: R07
#[test]
fn yaxchilan_5_with_the_third_level_leaves_three_options() {
    let table = "with prophecies; prophecy R07; P0 extraction 3; P0 on yaxchilan 5";
    let state = play(position(table), &["go yaxchilan 5"]);
    assert_eq!(choices(&state), ["take_gold 0", "take_gold 1", "take_gold 2"]);
    expect(&play(state.clone(), &["take_gold 0"]), "P0 gold 0 stone 2 corn 2");
    expect(&play(state.clone(), &["take_gold 1"]), "P0 gold 1 stone 2 corn 1");
    expect(&play(state, &["take_gold 2"]), "P0 gold 2 stone 2 corn 0");
}

#[test]
fn gold_of_a_building_may_be_declined_and_the_rest_kept() {
    let table = "with prophecies; prophecy R07; offer B12; P0 corn 1 wood 2 stone 1; P0 on tikal 2";
    let moves = ["go tikal 2", "build building=B12"];
    let with = |more: &'static str| [&moves[..], &[more]].concat();
    check(table, &with("take_gold 0"), "P0 gold 0 corn 1 extraction 1; P0 owns B12");
    check(table, &with("take_gold 1"), "P0 gold 1 corn 0 extraction 1; P0 owns B12");
}

#[test]
fn gold_as_a_block_of_choice_costs_corn_too() {
    let table = "with prophecies; prophecy R07; P0 corn 1 skulls 1; P0 on chichen_itza 6";
    check(table, &["go chichen_itza 6", "take_block gold"], "P0 gold 1 corn 0");
    check(table, &["go chichen_itza 6", "take_block stone"], "P0 stone 1 corn 1");
    let state = play(position(&table.replace("corn 1", "corn 0")), &["go chichen_itza 6"]);
    refused(&state, "take_block gold", Refusal::NeedsCorn { needs: 1, has: 0 });
}

#[test]
fn gold_of_the_market_costs_one_corn_more() {
    let table = "with prophecies; prophecy R07; P0 corn 5; P0 on uxmal 2";
    check(table, &["go uxmal 2", "buy gold"], "P0 gold 1 corn 0");
    let state = play(position(&table.replace("corn 5", "corn 4")), &["go uxmal 2"]);
    refused(&state, "buy gold", Refusal::NeedsCorn { needs: 5, has: 4 });
    check(table, &["go uxmal 2", "buy stone", "buy wood"], "P0 stone 1 wood 1 corn 0");
}

#[test]
fn gold_that_a_building_pays_on_food_day_costs_corn_too() {
    let table = "with prophecies buildings; prophecy R07; day 13; P0 owns B35; P0 corn 7";
    check(table, &["end round", "take_gold 1"], "P0 gold 1 fed 3 corn 0");
    check(table, &["end round", "take_gold 0"], "P0 gold 0 fed 3 corn 1");
}

/// Proves: R07
#[test]
fn gold_scores() {
    pays(
        "R07",
        "P1 gold 1; P2 gold 2; P3 gold 3",
        "P0 prophecies -5; P1 prophecies -5; P2 prophecies 0; P3 prophecies 0",
    );
    pays(
        "R07",
        "P0 gold 4; P1 gold 5; P2 gold 6; P3 gold 20 wood 9",
        "P0 prophecies 6; P1 prophecies 6; P2 prophecies 13; P3 prophecies 13",
    );
}
