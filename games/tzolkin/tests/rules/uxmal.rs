//! Uxmal: a step for corn, the market, a worker, a building for corn, any action.

use crate::rules::support::{
    check, choices, expect_only, impossible, play, position, possible, refused,
};
use tzolkin::Refusal;
use tzolkin::parts::Block;

/// Proves: uxmal-1
#[test]
fn the_first_action_pays_three_corn_for_a_step_on_any_temple() {
    for temple in ["chaac", "quetzalcoatl", "kukulcan"] {
        let state =
            play(position("P0 corn 4; P0 on uxmal 1"), &["go uxmal 1", &format!("up {temple}")]);
        expect_only(&state, &format!("P0 corn 1 {temple} 1"));
    }
}

#[test]
fn the_first_action_needs_three_corn() {
    let state = play(position("P0 corn 2; P0 on uxmal 1"), &["pick_up gear=uxmal space=1"]);
    let why = Refusal::NeedsCorn { needs: 3, has: 2 };
    refused(&state, "act gear=uxmal action=1 way=plain", why);
}

#[test]
fn the_first_action_makes_one_step_only() {
    let state = play(position("P0 corn 9; P0 on uxmal 1"), &["go uxmal 1", "up chaac"]);
    assert_eq!(choices(&state), ["done"]);
}

/// Proves: uxmal-2
#[test]
fn the_market_pays_two_three_and_four_corn_for_wood_stone_and_gold() {
    for (block, corn) in [("wood", 2), ("stone", 3), ("gold", 4)] {
        let state = play(
            position(&format!("P0 {block} 1; P0 on uxmal 2")),
            &["go uxmal 2", &format!("sell {block}"), "done"],
        );
        expect_only(&state, &format!("P0 corn {corn}"));
    }
}

/// Proves: uxmal-2
#[test]
fn the_market_asks_two_three_and_four_corn_for_wood_stone_and_gold() {
    for (block, corn) in [("wood", 2), ("stone", 3), ("gold", 4)] {
        let state = play(
            position(&format!("P0 corn {corn}; P0 on uxmal 2")),
            &["go uxmal 2", &format!("buy {block}"), "done"],
        );
        expect_only(&state, &format!("P0 {block} 1"));
    }
}

/// Proves: uxmal-2
#[test]
fn any_number_of_exchanges_is_made() {
    let state = play(
        position("P0 wood 3 stone 1; P0 on uxmal 2"),
        &["go uxmal 2", "sell wood", "sell wood", "sell stone", "buy gold", "buy stone", "done"],
    );
    expect_only(&state, "P0 wood 1 gold 1 stone 1");
}

#[test]
fn whoever_has_begun_to_buy_sells_no_more() {
    let state = play(position("P0 corn 5 wood 1; P0 on uxmal 2"), &["go uxmal 2", "buy stone"]);
    refused(&state, "sell wood", Refusal::BuysOnly);
    possible(&state, "buy wood");
}

#[test]
fn the_market_gives_no_credit() {
    let state = play(position("P0 corn 3; P0 on uxmal 2"), &["go uxmal 2"]);
    refused(&state, "buy gold", Refusal::NeedsCorn { needs: 4, has: 3 });
    refused(&state, "sell gold", Refusal::NeedsBlock { block: Block::Gold, needs: 1, has: 0 });
    assert_eq!(choices(&state), ["buy stone", "buy wood", "done"]);
}

#[test]
fn skulls_are_not_traded() {
    let state =
        play(position("P0 skulls 3 corn 1; P0 on uxmal 2"), &["pick_up gear=uxmal space=2"]);
    refused(&state, "act gear=uxmal action=2 way=plain", Refusal::NothingToTrade);
}

/// Proves: uxmal-3
#[test]
fn the_third_action_brings_a_worker_to_the_hand() {
    let state = check("P0 on uxmal 3", &["go uxmal 3"], "P0 workers 4 at_hand 4");
    expect_only(&state, "P0 workers 4");
}

/// Proves: uxmal-3
#[test]
fn there_are_six_workers_and_no_seventh() {
    check("P0 workers 5; P0 on uxmal 3", &["go uxmal 3"], "P0 workers 6 at_hand 6");
    let state = play(position("P0 workers 6; P0 on uxmal 3"), &["pick_up gear=uxmal space=3"]);
    refused(&state, "act gear=uxmal action=3 way=plain", Refusal::AllWorkers { most: 6 });
}

/// Proves: uxmal-4
#[test]
fn the_fourth_action_builds_for_two_corn_a_block() {
    let state = check(
        "offer B06; P0 corn 7 wood 2 stone 1; P0 on uxmal 4",
        &["go uxmal 4", "build building=B06"],
        "P0 owns B06",
    );
    expect_only(&state, "P0 corn 1 wood 2 stone 1 chaac 1 quetzalcoatl 1");
    assert_eq!(choices(&state), ["done"]);
}

/// Proves: uxmal-4
#[test]
fn a_gold_counts_no_more_than_a_wood_there() {
    let state = check(
        "offer B20; P0 corn 6; P0 on uxmal 4",
        &["go uxmal 4", "build building=B20"],
        "P0 owns B20",
    );
    expect_only(&state, "P0 points 8");
}

#[test]
fn blocks_do_not_help_where_corn_is_asked() {
    let state = play(
        position("offer B06; P0 corn 5 wood 9 stone 9 gold 9; P0 on uxmal 4"),
        &["pick_up gear=uxmal space=4"],
    );
    refused(&state, "act gear=uxmal action=4 way=plain", Refusal::NoBuildingPossible);
}

#[test]
fn the_price_in_corn_is_told() {
    let state = play(position("offer B01 B06; P0 corn 5; P0 on uxmal 4"), &["go uxmal 4"]);
    refused(&state, "build building=B06", Refusal::NeedsCorn { needs: 6, has: 5 });
}

/// Proves: uxmal-4
#[test]
fn the_fourth_action_builds_no_monument() {
    let state = play(
        position("offer B01; monuments M04; P0 corn 30 wood 9 gold 9; P0 on uxmal 4"),
        &["go uxmal 4"],
    );
    refused(&state, "build_monument monument=M04", Refusal::NotAsked);
    assert_eq!(choices(&state), ["build building=B01"]);
}

/// Proves: architecture-3
#[test]
fn architecture_3_saves_two_corn() {
    let state = check(
        "offer B06; P0 corn 4 architecture 3; P0 on uxmal 4",
        &["go uxmal 4", "build building=B06 helped=true"],
        "P0 owns B06",
    );
    expect_only(&state, "P0 corn 1 points 2 architecture 3 chaac 1 quetzalcoatl 1");
}

#[test]
fn architecture_3_makes_nothing_cheaper_than_nothing() {
    let state = check(
        "offer B01; P0 architecture 3; P0 on uxmal 4",
        &["go uxmal 4", "build building=B01 helped=true"],
        "P0 owns B01",
    );
    expect_only(&state, "P0 corn 1 points 2 architecture 3");
}

#[test]
fn the_corn_of_architecture_does_not_pay_for_the_building() {
    let state = play(
        position("offer B01; P0 corn 1 architecture 1; P0 on uxmal 4"),
        &["pick_up gear=uxmal space=4"],
    );
    refused(&state, "act gear=uxmal action=4 way=plain", Refusal::NoBuildingPossible);
}

/// Proves: uxmal-5
#[test]
fn the_fifth_action_does_any_action_of_four_gears_for_a_corn() {
    let rich = "offer B01; P0 corn 9 wood 9 stone 9 gold 9; P0 on uxmal 5";
    let state = play(position(rich), &["go uxmal 5"]);
    for gear in ["palenque", "yaxchilan", "tikal"] {
        for action in 1..=5 {
            possible(&state, &format!("act gear={gear} action={action} way=plain"));
        }
    }
    for action in 1..=4 {
        possible(&state, &format!("act gear=uxmal action={action} way=plain"));
    }
}

/// Proves: uxmal-5
#[test]
fn the_corn_of_the_fifth_action_is_paid_besides_the_cost_of_the_action() {
    let moves = ["go uxmal 5", "act gear=uxmal action=1 way=plain", "up chaac"];
    let state = play(position("P0 corn 5; P0 on uxmal 5"), &moves);
    expect_only(&state, "P0 corn 1 chaac 1");
}

#[test]
fn the_corn_of_the_fifth_action_is_not_there_for_the_action() {
    let state = play(position("P0 corn 3; P0 on uxmal 5"), &["go uxmal 5"]);
    let why = Refusal::NeedsCorn { needs: 3, has: 2 };
    refused(&state, "act gear=uxmal action=1 way=plain", why);
}

#[test]
fn the_fifth_action_needs_a_corn() {
    let state = play(position("P0 on uxmal 5"), &["pick_up gear=uxmal space=5"]);
    let why = Refusal::NeedsCorn { needs: 1, has: 0 };
    refused(&state, "act gear=uxmal action=5 way=plain", why);
}

/// Proves: uxmal-5
#[test]
fn the_fifth_action_does_not_reach_chichen_itza() {
    let state = play(position("P0 corn 5 skulls 1; P0 on uxmal 5"), &["go uxmal 5"]);
    for action in 1..=9 {
        let act = format!("act gear=chichen_itza action={action} way=plain");
        refused(&state, &act, Refusal::OtherGear);
    }
}

#[test]
fn the_fifth_action_does_not_reach_spaces_without_a_number_of_their_own() {
    let state = play(position("P0 corn 5; P0 on uxmal 5"), &["go uxmal 5"]);
    impossible(&state, "act gear=palenque action=0 way=plain");
    impossible(&state, "act gear=palenque action=6 way=plain");
    impossible(&state, "act gear=tikal action=7 way=plain");
}

#[test]
fn technologies_apply_to_an_action_reached_through_the_fifth() {
    let moves = ["go uxmal 5", "act gear=yaxchilan action=5 way=plain"];
    let state = play(position("P0 corn 1 extraction 3; P0 on uxmal 5"), &moves);
    expect_only(&state, "P0 corn 2 stone 2 gold 2 extraction 3");
}

#[test]
fn a_monument_can_be_built_through_the_fifth_action() {
    let moves = ["go uxmal 5", "act gear=tikal action=4 way=plain", "build_monument monument=M04"];
    let before = "monuments M04; P0 corn 1 wood 1 gold 4; P0 on uxmal 5";
    let state = check(before, &moves, "P0 owns M04");
    expect_only(&state, "P0 corn 0");
}

#[test]
fn a_building_for_corn_can_be_built_through_the_fifth_action() {
    let moves = ["go uxmal 5", "act gear=uxmal action=4 way=plain", "build building=B01"];
    let state = check("offer B01; P0 corn 3; P0 on uxmal 5", &moves, "P0 owns B01");
    expect_only(&state, "P0 corn 0");
}
