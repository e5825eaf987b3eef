//! Yaxchilan: wood, stone, gold, skulls.

use crate::rules::support::{check, expect_only, play, position, possible, refused};
use tzolkin::Refusal;

/// Proves: yaxchilan-1
#[test]
fn the_first_action_brings_a_wood() {
    let state = play(position("P0 on yaxchilan 1"), &["go yaxchilan 1"]);
    expect_only(&state, "P0 wood 1");
}

/// Proves: yaxchilan-2
#[test]
fn the_second_action_brings_a_stone_and_a_corn() {
    let state = play(position("P0 on yaxchilan 2"), &["go yaxchilan 2"]);
    expect_only(&state, "P0 stone 1 corn 1");
}

/// Proves: yaxchilan-3
#[test]
fn the_third_action_brings_a_gold_and_two_corn() {
    let state = play(position("P0 on yaxchilan 3"), &["go yaxchilan 3"]);
    expect_only(&state, "P0 gold 1 corn 2");
}

/// Proves: yaxchilan-4
#[test]
fn the_fourth_action_brings_a_skull_from_the_bank() {
    let state = check("P0 on yaxchilan 4", &["go yaxchilan 4"], "bank 12");
    expect_only(&state, "P0 skulls 1");
}

/// Proves: yaxchilan-5
#[test]
fn the_fifth_action_brings_a_stone_a_gold_and_two_corn() {
    let state = play(position("P0 on yaxchilan 5"), &["go yaxchilan 5"]);
    expect_only(&state, "P0 stone 1 gold 1 corn 2");
}

/// Proves: extraction-1
#[test]
fn extraction_1_adds_a_wood() {
    let state = play(position("P0 extraction 1; P0 on yaxchilan 1"), &["go yaxchilan 1"]);
    expect_only(&state, "P0 wood 2 extraction 1");
}

#[test]
fn extraction_1_adds_neither_stone_nor_gold() {
    let state = play(
        position("P0 extraction 1; P0 on yaxchilan 2 yaxchilan 5"),
        &["go yaxchilan 2", "go yaxchilan 5"],
    );
    expect_only(&state, "P0 stone 2 gold 1 corn 3 extraction 1");
}

/// Proves: extraction-2
#[test]
fn extraction_2_adds_a_stone_to_the_second_action() {
    let state = play(position("P0 extraction 2; P0 on yaxchilan 2"), &["go yaxchilan 2"]);
    expect_only(&state, "P0 stone 2 corn 1 extraction 2");
}

/// Proves: extraction-2
#[test]
fn extraction_2_adds_a_stone_to_the_fifth_action() {
    let state = play(position("P0 extraction 2; P0 on yaxchilan 5"), &["go yaxchilan 5"]);
    expect_only(&state, "P0 stone 2 gold 1 corn 2 extraction 2");
}

#[test]
fn extraction_2_adds_no_gold() {
    let state = play(position("P0 extraction 2; P0 on yaxchilan 3"), &["go yaxchilan 3"]);
    expect_only(&state, "P0 gold 1 corn 2 extraction 2");
}

/// Proves: extraction-3
#[test]
fn extraction_3_adds_a_gold_to_the_third_action() {
    let state = play(position("P0 extraction 3; P0 on yaxchilan 3"), &["go yaxchilan 3"]);
    expect_only(&state, "P0 gold 2 corn 2 extraction 3");
}

/// Proves: extraction-3
#[test]
fn with_extraction_3_the_fifth_action_brings_two_stone_two_gold_two_corn() {
    let state = play(position("P0 extraction 3; P0 on yaxchilan 5"), &["go yaxchilan 5"]);
    expect_only(&state, "P0 stone 2 gold 2 corn 2 extraction 3");
}

#[test]
fn extraction_3_keeps_the_lower_levels() {
    let state = play(
        position("P0 extraction 3; P0 on yaxchilan 1 yaxchilan 2"),
        &["go yaxchilan 1", "go yaxchilan 2"],
    );
    expect_only(&state, "P0 wood 2 stone 2 corn 1 extraction 3");
}

#[test]
fn extraction_adds_no_skull() {
    check("P0 extraction 3; P0 on yaxchilan 4", &["go yaxchilan 4"], "P0 skulls 1");
}

/// Proves: theology-3
#[test]
fn theology_3_adds_a_skull() {
    let state = check("P0 theology 3; P0 on yaxchilan 4", &["go yaxchilan 4"], "bank 11");
    expect_only(&state, "P0 skulls 2 theology 3");
}

#[test]
fn theology_2_adds_no_skull() {
    check("P0 theology 2; P0 on yaxchilan 4", &["go yaxchilan 4"], "P0 skulls 1");
}

#[test]
fn theology_3_brings_one_skull_when_only_one_is_left() {
    check("bank 1; P0 theology 3; P0 on yaxchilan 4", &["go yaxchilan 4"], "P0 skulls 1; bank 0");
}

#[test]
fn from_an_empty_bank_there_is_no_skull() {
    let state = play(position("bank 0; P0 on yaxchilan 4"), &["pick_up gear=yaxchilan space=4"]);
    refused(&state, "act gear=yaxchilan action=4 way=plain", Refusal::NoSkullsLeft);
    possible(&state, "nothing");
}
