//! Itzamná (T08).

use super::*;

/// Proves: T08
#[test]
fn the_first_level_costs_nothing() {
    let moves = ["go tikal 1", "advance extraction", "done"];
    check("with tribes; P0 tribe T08; P0 on tikal 1", &moves, "P0 extraction 1; asks P1");
}

#[test]
fn the_second_level_costs_one_block() {
    check(
        "with tribes; P0 tribe T08; P0 stone 1 extraction 1; P0 on tikal 1",
        &["go tikal 1", "advance extraction"],
        "P0 extraction 2 stone 0",
    );
    let table = "with tribes; P0 tribe T08; P0 extraction 1; P0 on tikal 1";
    let state = play(position(table), &["go tikal 1"]);
    refused(&state, "advance extraction", Refusal::NeedsBlocks { needs: 1, has: 0 });
}

#[test]
fn the_third_level_costs_two_blocks() {
    check(
        "with tribes; P0 tribe T08; P0 gold 3 theology 2; P0 on tikal 1",
        &["go tikal 1", "advance theology"],
        "P0 theology 3 gold 1",
    );
    let table = "with tribes; P0 tribe T08; P0 gold 1 theology 2; P0 on tikal 1";
    let state = play(position(table), &["go tikal 1"]);
    refused(&state, "advance theology", Refusal::NeedsBlocks { needs: 2, has: 1 });
}

#[test]
fn beyond_agriculture_3_one_block_buys_a_skull_without_any_theology() {
    check(
        "with tribes; P0 tribe T08; P0 wood 1 agriculture 3; P0 on tikal 1",
        &["go tikal 1", "advance agriculture", "bonus theology"],
        "P0 wood 0 skulls 1 agriculture 3 theology 0",
    );
}

#[test]
fn the_bonus_may_be_that_of_any_track() {
    let table = "with tribes; P0 tribe T08; P0 wood 1 theology 3; P0 on tikal 1";
    let bonus = ["go tikal 1", "advance theology"];
    let with = |more: &[&'static str]| [&bonus[..], more].concat();
    check(table, &with(&["bonus agriculture", "up chaac"]), "P0 chaac 1 skulls 0");
    let blocks = ["bonus extraction", "take_block gold", "take_block stone"];
    check(table, &with(&blocks), "P0 gold 1 stone 1 wood 0");
    check(table, &with(&["bonus architecture"]), "P0 points 3");
    check(table, &with(&["bonus theology"]), "P0 skulls 1");
}

#[test]
fn others_pay_in_full_and_take_the_bonus_of_the_track() {
    let state = play(position("P0 on tikal 1; P0 wood 1 extraction 1"), &["go tikal 1"]);
    refused(&state, "advance extraction", Refusal::NeedsBlocks { needs: 2, has: 1 });
    check(
        "P0 on tikal 1; P0 wood 1 architecture 3",
        &["go tikal 1", "advance architecture", "done"],
        "P0 points 3; asks P1",
    );
}
