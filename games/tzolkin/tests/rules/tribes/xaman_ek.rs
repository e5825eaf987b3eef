//! Xaman Ek (T11).

use super::*;

#[test]
fn in_the_middle_of_an_action_for_gold_that_has_its_price() {
    check(
        "with tribes prophecies; prophecy R07; offer B12; P0 tribe T11; P0 wood 3 stone 1; \
         P0 on tikal 2",
        &["go tikal 2", "build building=B12", "sell_one wood", "take_gold 1"],
        "P0 corn 1 wood 0 stone 0 gold 1 extraction 1",
    );
}

#[test]
fn in_the_middle_of_an_action_for_a_step_that_has_its_price() {
    let before = "with tribes prophecies; prophecy R01; P0 tribe T11; P0 skulls 1 wood 1; \
                  P0 on chichen_itza 1";
    let state = play(position(before), &["go chichen_itza 1"]);
    refused(&state, "accept", Refusal::NeedsCorn { needs: 1, has: 0 });
    let state = play(state, &["sell_one wood", "accept"]);
    expect(&state, "P0 corn 1 wood 0 chaac 1");
}

#[test]
fn in_the_middle_of_an_action_for_any_step_that_has_its_price() {
    check(
        "with tribes prophecies; prophecy R01; offer B08; P0 tribe T11; \
         P0 wood 2 gold 1; P0 on tikal 2",
        &["go tikal 2", "build building=B08", "sell_one wood", "up kukulcan"],
        "P0 corn 1 wood 0 gold 0 kukulcan 1",
    );
}

#[test]
fn a_block_that_the_action_brings_may_be_sold_for_its_step() {
    for (space, temple) in [(6, "kukulcan"), (8, "quetzalcoatl"), (9, "quetzalcoatl")] {
        let before = format!(
            "with tribes prophecies; prophecy R01; P0 tribe T11; P0 skulls 1; \
             P0 on chichen_itza {space}"
        );
        let state = play(position(&before), &[&format!("go chichen_itza {space}")]);
        let state = play(state, &["take_block gold", "sell_one gold", "accept"]);
        expect(&state, &format!("P0 corn 3 gold 0 {temple} 1"));
    }
}

#[test]
fn the_offer_of_a_step_may_still_be_declined() {
    check(
        "with tribes prophecies; prophecy R01; P0 tribe T11; P0 skulls 1 wood 1; \
         P0 on chichen_itza 1",
        &["go chichen_itza 1", "decline"],
        "P0 corn 0 wood 1 chaac 0",
    );
}

#[test]
fn not_for_the_gold_of_a_food_day() {
    check(
        "with tribes prophecies buildings; prophecy R07; day 13; P0 tribe T11; P0 wood 1; \
         P0 owns B35",
        &["end round"],
        "P0 gold 0 wood 1 corn 0",
    );
}

/// Proves: T11
#[test]
fn a_block_is_sold_at_the_rate_of_the_market() {
    check("with tribes; P0 tribe T11; P0 wood 1", &["sell_one wood"], "P0 corn 2 wood 0");
    check("with tribes; P0 tribe T11; P0 stone 1", &["sell_one stone"], "P0 corn 3 stone 0");
    check("with tribes; P0 tribe T11; P0 gold 2", &["sell_one gold"], "P0 corn 4 gold 1");
}

#[test]
fn before_workers_are_paid_for() {
    check(
        "with tribes; P0 tribe T11; P0 wood 1; P1 on tikal 0 tikal 1",
        &["sell_one wood", "place gear=tikal space=2", "done"],
        "P0 corn 0; P0 on tikal 2",
    );
}

#[test]
fn between_two_workers_that_are_placed() {
    check(
        "with tribes; P0 tribe T11; P0 wood 1",
        &["place gear=tikal space=0", "sell_one wood", "place gear=uxmal space=0", "done"],
        "P0 corn 1; P0 on tikal 0 uxmal 0",
    );
}

#[test]
fn before_an_action_is_paid_for() {
    let moves = [
        "pick_up gear=uxmal space=1",
        "sell_one stone",
        "act gear=uxmal action=1 way=plain",
        "up chaac",
    ];
    check(
        "with tribes; P0 tribe T11; P0 stone 1; P0 on uxmal 1",
        &moves,
        "P0 corn 0 stone 0 chaac 1",
    );
}

#[test]
fn what_an_action_brought_may_be_sold_after_it() {
    check(
        "with tribes; P0 tribe T11; P0 on yaxchilan 3",
        &["go yaxchilan 3", "sell_one gold", "done"],
        "P0 corn 6 gold 0; asks P1",
    );
}

#[test]
fn what_a_quick_action_brought_may_be_sold_in_the_same_turn() {
    let table = "5 seats; with tribes quick; quick Q03; P0 tribe T11; P0 corn 1";
    let state = play(position(table), &["place_quick", "done"]);
    expect(&play(state, &["sell_one stone"]), "P0 corn 3 stone 0");
}

#[test]
fn once_a_turn() {
    let table = "with tribes; P0 tribe T11; P0 wood 2";
    let state = play(position(table), &["sell_one wood"]);
    refused(&state, "sell_one wood", Refusal::AlreadySold);
    let state = play(state, &["place gear=tikal space=0"]);
    refused(&state, "sell_one wood", Refusal::AlreadySold);
}

#[test]
fn in_the_next_turn_again() {
    let table = "with tribes; P0 tribe T11; P0 wood 2";
    let moves = ["sell_one wood", "place gear=tikal space=0", "done", "end round", "sell_one wood"];
    check(table, &moves, "P0 corn 4 wood 0");
}

#[test]
fn not_for_feeding() {
    check(
        "with tribes; day 7; P0 tribe T11; P0 gold 5",
        &["end round"],
        "P0 gold 5 corn 0 fed 0 unfed -9",
    );
}

#[test]
fn without_the_block_there_is_no_sale() {
    let state = position("with tribes; P0 tribe T11; P0 wood 1");
    let why = Refusal::NeedsBlock { block: Block::Gold, needs: 1, has: 0 };
    refused(&state, "sell_one gold", why);
}

#[test]
fn nobody_else_may() {
    refused(&position("P0 wood 1"), "sell_one wood", Refusal::NotAsked);
}
