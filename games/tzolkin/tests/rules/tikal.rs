//! Tikal: technologies, buildings, monuments, two temples.

use crate::rules::support::{
    check, choices, expect_only, impossible, play, position, possible, refused,
};
use tzolkin::Refusal;
use tzolkin::parts::Block;

/// Proves: tikal-1
#[test]
fn the_first_action_advances_one_technology() {
    let state = play(position("P0 wood 1; P0 on tikal 1"), &["go tikal 1", "advance extraction"]);
    expect_only(&state, "P0 extraction 1");
}

/// Proves: tikal-1
#[test]
fn the_first_action_advances_no_second_technology() {
    let state = play(position("P0 wood 2; P0 on tikal 1"), &["go tikal 1", "advance extraction"]);
    impossible(&state, "advance theology");
    assert_eq!(choices(&state), ["done"]);
}

#[test]
fn without_a_block_nothing_is_studied() {
    let state = play(
        position("P0 corn 9 skulls 2; P0 on tikal 1 tikal 3"),
        &["pick_up gear=tikal space=3"],
    );
    refused(&state, "act gear=tikal action=1 way=plain", Refusal::NoTechPossible);
    refused(&state, "act gear=tikal action=3 way=plain", Refusal::NoTechPossible);
}

/// Proves: tikal-2
#[test]
fn the_second_action_builds_one_building_for_its_cost() {
    let state = check(
        "offer B01 B02; P0 wood 2; P0 on tikal 2",
        &["go tikal 2", "build building=B01"],
        "P0 owns B01; P0 lacks B02",
    );
    expect_only(&state, "P0 wood 1");
    assert_eq!(choices(&state), ["done"]);
}

/// Proves: tikal-2
#[test]
fn the_second_action_builds_no_monument() {
    let state = play(
        position("offer B01; monuments M01; P0 wood 9 stone 9 gold 9; P0 on tikal 2"),
        &["go tikal 2"],
    );
    refused(&state, "build_monument monument=M01", Refusal::NotAsked);
    assert_eq!(choices(&state), ["build building=B01"]);
}

#[test]
fn only_what_is_on_offer_is_built() {
    let state = play(position("offer B01; P0 wood 9; P0 on tikal 2"), &["go tikal 2"]);
    refused(&state, "build building=B02", Refusal::NotOnOffer);
}

#[test]
fn a_building_that_cannot_be_paid_is_not_built() {
    let state = play(position("offer B01 B12; P0 wood 2; P0 on tikal 2"), &["go tikal 2"]);
    let why = Refusal::NeedsBlock { block: Block::Stone, needs: 1, has: 0 };
    refused(&state, "build building=B12", why);
}

#[test]
fn where_no_building_can_be_paid_the_action_cannot_be_done() {
    let state = play(
        position("offer B04; P0 wood 3 stone 5 corn 9; P0 on tikal 2"),
        &["pick_up gear=tikal space=2"],
    );
    refused(&state, "act gear=tikal action=2 way=plain", Refusal::NoBuildingPossible);
}

/// Proves: tikal-3
#[test]
fn the_third_action_advances_the_same_technology_twice() {
    let state = play(
        position("P0 stone 3; P0 on tikal 3"),
        &["go tikal 3", "advance theology", "advance theology"],
    );
    expect_only(&state, "P0 theology 2");
    assert_eq!(choices(&state), ["done"]);
}

/// Proves: tikal-3
#[test]
fn the_third_action_advances_two_different_technologies() {
    let state = play(
        position("P0 gold 3; P0 on tikal 3"),
        &["go tikal 3", "advance theology", "advance agriculture"],
    );
    expect_only(&state, "P0 theology 1 agriculture 1 gold 1");
    impossible(&state, "advance extraction");
}

/// Proves: tikal-3
#[test]
fn the_third_action_may_advance_one_technology_only() {
    let state =
        play(position("P0 gold 3; P0 on tikal 3"), &["go tikal 3", "advance theology", "done"]);
    expect_only(&state, "P0 theology 1 gold 2");
    assert_eq!(choices(&state), ["done"]);
}

#[test]
fn the_third_action_ends_when_nothing_more_can_be_paid() {
    let state = play(position("P0 gold 1; P0 on tikal 3"), &["go tikal 3", "advance theology"]);
    expect_only(&state, "P0 theology 1");
    impossible(&state, "advance agriculture");
}

/// Proves: tikal-4
#[test]
fn the_fourth_action_builds_two_buildings() {
    let state = check(
        "offer B01 B06 B02; P0 wood 4 stone 1; P0 on tikal 4",
        &["go tikal 4", "build building=B01", "build building=B06"],
        "P0 owns B01 B06; P0 lacks B02",
    );
    expect_only(&state, "P0 wood 1 chaac 1 quetzalcoatl 1");
    assert_eq!(choices(&state), ["done"]);
}

/// Proves: tikal-4
#[test]
fn the_fourth_action_may_build_one_building_only() {
    let state = check(
        "offer B01 B02; P0 wood 2; P0 on tikal 4",
        &["go tikal 4", "build building=B01", "done"],
        "P0 owns B01; P0 lacks B02; P0 wood 1",
    );
    assert_eq!(choices(&state), ["done"]);
}

/// Proves: tikal-4
#[test]
fn the_fourth_action_builds_one_monument() {
    let state = check(
        "offer B01; monuments M01 M05; P0 wood 9 stone 9 gold 9; P0 on tikal 4",
        &["go tikal 4", "build_monument monument=M01"],
        "P0 owns M01; P0 lacks M05 B01",
    );
    expect_only(&state, "P0 wood 6 stone 7 gold 8");
    assert_eq!(choices(&state), ["done"]);
}

/// Proves: tikal-4
#[test]
fn after_a_building_the_fourth_action_builds_no_monument() {
    let state = play(
        position("offer B01 B02; monuments M01; P0 wood 9 stone 9 gold 9; P0 on tikal 4"),
        &["go tikal 4", "build building=B01"],
    );
    refused(&state, "build_monument monument=M01", Refusal::NotAsked);
    possible(&state, "build building=B02");
}

#[test]
fn a_monument_that_cannot_be_paid_is_not_built() {
    let state = play(
        position("offer B01; monuments M01; P0 wood 9 stone 1 gold 9; P0 on tikal 4"),
        &["go tikal 4"],
    );
    let why = Refusal::NeedsBlock { block: Block::Stone, needs: 2, has: 1 };
    refused(&state, "build_monument monument=M01", why);
}

#[test]
fn a_monument_that_was_built_is_not_on_offer() {
    let state = play(
        position("offer B01; P1 owns M01; P0 wood 9 stone 9 gold 9; P0 on tikal 4"),
        &["go tikal 4"],
    );
    refused(&state, "build_monument monument=M01", Refusal::NotOnOffer);
}

#[test]
fn the_monument_with_a_skull_in_its_cost_needs_one() {
    let before = "offer B01; monuments M13; P0 wood 1 gold 4; P0 on tikal 4";
    let state = play(position(before), &["go tikal 4"]);
    refused(&state, "build_monument monument=M13", Refusal::NeedsSkull);
    let before = format!("{before}; P0 skulls 1");
    let state = check(&before, &["go tikal 4", "build_monument monument=M13"], "P0 owns M13");
    expect_only(&state, "P0 wood 1");
}

/// Proves: tikal-5
#[test]
fn the_fifth_action_pays_a_block_for_steps_on_two_different_temples() {
    let state =
        play(position("P0 stone 1; P0 on tikal 5"), &["go tikal 5", "up chaac", "up kukulcan"]);
    expect_only(&state, "P0 chaac 1 kukulcan 1");
    assert_eq!(choices(&state), ["done"]);
}

/// Proves: tikal-5
#[test]
fn the_two_temples_of_the_fifth_action_differ() {
    let state = play(position("P0 stone 1; P0 on tikal 5"), &["go tikal 5", "up chaac"]);
    refused(&state, "up chaac", Refusal::SameTemple);
    assert_eq!(choices(&state), ["up kukulcan", "up quetzalcoatl"]);
}

/// Proves: tikal-5
#[test]
fn the_fifth_action_takes_any_one_block() {
    let state = play(position("P0 wood 1 stone 2 gold 1; P0 on tikal 5"), &["go tikal 5"]);
    assert_eq!(
        choices(&state),
        ["pay wood=0 stone=0 gold=1", "pay wood=0 stone=1 gold=0", "pay wood=1 stone=0 gold=0"]
    );
}

#[test]
fn the_fifth_action_needs_a_block() {
    let state =
        play(position("P0 corn 9 skulls 1; P0 on tikal 5"), &["pick_up gear=tikal space=5"]);
    let why = Refusal::NeedsBlocks { needs: 1, has: 0 };
    refused(&state, "act gear=tikal action=5 way=plain", why);
}

#[test]
fn where_one_temple_is_open_the_second_step_is_lost() {
    let state = play(position("P0 wood 1 chaac 5 quetzalcoatl 7; P0 on tikal 5"), &["go tikal 5"]);
    expect_only(&state, "P0 chaac 5 quetzalcoatl 7 kukulcan 1");
    assert_eq!(choices(&state), ["done"]);
}
