//! Chichen Itza: skulls, their slots, and theology.

use crate::rules::support::{
    check, choices, expect_only, impossible, play, position, possible, refused,
};
use kernel::Seat;
use tzolkin::Refusal;

/// Places the only skull with a worker on this very space; nothing but `after` comes of it.
#[track_caller]
fn places(action: u8, answers: &[&str], after: &str) {
    let go = format!("go chichen_itza {action}");
    let moves: Vec<&str> = [go.as_str()].into_iter().chain(answers.iter().copied()).collect();
    let before = format!("P0 skulls 1; P0 on chichen_itza {action}");
    let state = check(&before, &moves, "P0 skulls 0; bank 12");
    expect_only(&state, after);
    assert_eq!(state.skull_slots[usize::from(action) - 1], Some(Seat(0)));
    assert_eq!(choices(&state), ["done"]);
}

/// Proves: chichen_itza-1
#[test]
fn the_first_slot_gives_four_points_and_chaac() {
    places(1, &[], "P0 points 4 chaac 1");
}

/// Proves: chichen_itza-2
#[test]
fn the_second_slot_gives_five_points_and_chaac() {
    places(2, &[], "P0 points 5 chaac 1");
}

/// Proves: chichen_itza-3
#[test]
fn the_third_slot_gives_six_points_and_chaac() {
    places(3, &[], "P0 points 6 chaac 1");
}

/// Proves: chichen_itza-4
#[test]
fn the_fourth_slot_gives_seven_points_and_kukulcan() {
    places(4, &[], "P0 points 7 kukulcan 1");
}

/// Proves: chichen_itza-5
#[test]
fn the_fifth_slot_gives_eight_points_and_kukulcan() {
    places(5, &[], "P0 points 8 kukulcan 1");
}

/// Proves: chichen_itza-6
#[test]
fn the_sixth_slot_gives_eight_points_kukulcan_and_a_block() {
    places(6, &["take_block wood"], "P0 points 8 kukulcan 1 wood 1");
}

/// Proves: chichen_itza-7
#[test]
fn the_seventh_slot_gives_ten_points_and_quetzalcoatl() {
    places(7, &[], "P0 points 10 quetzalcoatl 1");
}

/// Proves: chichen_itza-8
#[test]
fn the_eighth_slot_gives_eleven_points_quetzalcoatl_and_a_block() {
    places(8, &["take_block stone"], "P0 points 11 quetzalcoatl 1 stone 1");
}

/// Proves: chichen_itza-9
#[test]
fn the_ninth_slot_gives_thirteen_points_quetzalcoatl_and_a_block() {
    places(9, &["take_block gold"], "P0 points 13 quetzalcoatl 1 gold 1");
}

#[test]
fn the_block_is_of_any_kind() {
    for action in [6, 8, 9] {
        let before = format!("P0 skulls 1; P0 on chichen_itza {action}");
        let state = play(position(&before), &[&format!("go chichen_itza {action}")]);
        assert_eq!(choices(&state), ["take_block gold", "take_block stone", "take_block wood"]);
    }
}

#[test]
fn a_slot_takes_one_skull_only() {
    let state = play(
        position("slots 3; P0 skulls 1; P0 on chichen_itza 3"),
        &["pick_up gear=chichen_itza space=3"],
    );
    refused(&state, "act gear=chichen_itza action=3 way=plain", Refusal::SlotTaken);
}

#[test]
fn ones_own_skull_takes_a_slot_as_well() {
    let state = play(
        position("P0 skulls 2 corn 5; P0 on chichen_itza 3 chichen_itza 4"),
        &["go chichen_itza 3", "pick_up gear=chichen_itza space=4"],
    );
    refused(&state, "act gear=chichen_itza action=3 way=plain", Refusal::SlotTaken);
    possible(&state, "act gear=chichen_itza action=2 way=plain");
}

#[test]
fn without_a_skull_there_is_no_action() {
    let state = play(
        position("P0 corn 9 gold 9; P0 on chichen_itza 3"),
        &["pick_up gear=chichen_itza space=3"],
    );
    refused(&state, "act gear=chichen_itza action=3 way=plain", Refusal::NeedsSkull);
    assert_eq!(choices(&state), ["nothing"]);
}

#[test]
fn one_skull_is_placed_by_one_worker() {
    check("P0 skulls 3; P0 on chichen_itza 1", &["go chichen_itza 1"], "P0 skulls 2; bank 10");
}

#[test]
fn a_lower_slot_costs_a_corn_for_each_step_back() {
    check(
        "P0 skulls 1 corn 2; P0 on chichen_itza 5",
        &["go chichen_itza 5 as 3"],
        "P0 corn 0 points 6 chaac 1",
    );
}

/// Proves: chichen_itza-10
#[test]
fn the_tenth_space_does_any_free_slot_without_corn() {
    let state = play(
        position("slots 2; P0 skulls 1; P0 on chichen_itza 10"),
        &["pick_up gear=chichen_itza space=10"],
    );
    for action in [1, 3, 4, 5, 6, 7, 8, 9] {
        possible(&state, &format!("act gear=chichen_itza action={action} way=plain"));
    }
    refused(&state, "act gear=chichen_itza action=2 way=plain", Refusal::SlotTaken);
    impossible(&state, "act gear=chichen_itza action=10 way=plain");
}

#[test]
fn a_step_to_a_top_that_somebody_holds_is_lost_and_the_points_are_not() {
    check(
        "P1 chaac 5; P0 skulls 1 chaac 4; P0 on chichen_itza 2",
        &["go chichen_itza 2"],
        "P0 points 5 chaac 4 skulls 0",
    );
}

/// Proves: theology-1
#[test]
fn theology_1_reaches_one_space_ahead_for_nothing() {
    let state =
        play(position("P0 skulls 1 theology 1; P0 on chichen_itza 3"), &["go chichen_itza 3 as 4"]);
    expect_only(&state, "P0 points 7 kukulcan 1 theology 1");
}

#[test]
fn theology_1_does_not_reach_two_spaces_ahead() {
    let state = play(
        position("P0 skulls 1 corn 9 theology 3; P0 on chichen_itza 3"),
        &["pick_up gear=chichen_itza space=3"],
    );
    refused(&state, "act gear=chichen_itza action=5 way=plain", Refusal::ActionTooHigh);
    possible(&state, "act gear=chichen_itza action=3 way=plain");
}

#[test]
fn without_theology_nobody_reaches_ahead() {
    let state =
        play(position("P0 skulls 1; P0 on chichen_itza 3"), &["pick_up gear=chichen_itza space=3"]);
    refused(&state, "act gear=chichen_itza action=4 way=plain", Refusal::ActionTooHigh);
}

#[test]
fn theology_1_reaches_ahead_in_chichen_itza_only() {
    let state =
        play(position("P0 theology 3; P0 on yaxchilan 1"), &["pick_up gear=yaxchilan space=1"]);
    refused(&state, "act gear=yaxchilan action=2 way=plain", Refusal::ActionTooHigh);
}

/// Proves: theology-1
#[test]
fn theology_1_makes_the_ninth_space_a_free_choice() {
    let state = play(
        position("P0 skulls 1 theology 1; P0 on chichen_itza 9"),
        &["pick_up gear=chichen_itza space=9"],
    );
    for action in 1..=9 {
        possible(&state, &format!("act gear=chichen_itza action={action} way=plain"));
    }
    let state = play(state, &["act gear=chichen_itza action=1 way=plain"]);
    expect_only(&state, "P0 points 4 chaac 1 theology 1");
}

/// Proves: theology-2
#[test]
fn theology_2_pays_a_block_for_a_step_after_the_skull() {
    let state = play(
        position("P0 skulls 1 wood 1 theology 2; P0 on chichen_itza 1"),
        &["go chichen_itza 1", "up quetzalcoatl"],
    );
    expect_only(&state, "P0 points 4 chaac 1 quetzalcoatl 1 theology 2");
    assert_eq!(choices(&state), ["done"]);
}

#[test]
fn the_step_of_theology_2_may_be_on_the_temple_of_the_slot() {
    let state = play(
        position("P0 skulls 1 wood 1 theology 2; P0 on chichen_itza 1"),
        &["go chichen_itza 1", "up chaac"],
    );
    expect_only(&state, "P0 points 4 chaac 2 theology 2");
}

#[test]
fn theology_2_takes_a_block_of_choice() {
    let state = play(
        position("P0 skulls 1 wood 1 gold 1 theology 2; P0 on chichen_itza 1"),
        &["go chichen_itza 1", "up chaac"],
    );
    assert_eq!(choices(&state), ["pay wood=0 stone=0 gold=1", "pay wood=1 stone=0 gold=0"]);
}

#[test]
fn theology_2_may_be_left_unused() {
    let state = play(
        position("P0 skulls 1 wood 1 theology 2; P0 on chichen_itza 1"),
        &["go chichen_itza 1", "decline"],
    );
    expect_only(&state, "P0 points 4 chaac 1 wood 1 theology 2");
}

#[test]
fn theology_2_without_a_block_gives_nothing() {
    let state = play(
        position("P0 skulls 1 corn 9 theology 2; P0 on chichen_itza 1"),
        &["go chichen_itza 1"],
    );
    expect_only(&state, "P0 points 4 chaac 1 corn 9 theology 2");
    assert_eq!(choices(&state), ["done"]);
}

#[test]
fn theology_1_has_no_step_for_a_block() {
    let state = play(
        position("P0 skulls 1 wood 1 theology 1; P0 on chichen_itza 1"),
        &["go chichen_itza 1"],
    );
    expect_only(&state, "P0 points 4 chaac 1 wood 1 theology 1");
    assert_eq!(choices(&state), ["done"]);
}

#[test]
fn thirteen_skulls_exist() {
    check("", &[], "bank 13");
    let state = play(
        position("P1 skulls 6; P2 skulls 6; P0 on yaxchilan 4 yaxchilan 5; P0 corn 1"),
        &["go yaxchilan 5 as 4", "pick_up gear=yaxchilan space=4"],
    );
    refused(&state, "act gear=yaxchilan action=4 way=plain", Refusal::NoSkullsLeft);
}

#[test]
fn a_placed_skull_does_not_return_to_the_bank() {
    let state = check(
        "P0 skulls 4; bank 0; P0 on chichen_itza 2 yaxchilan 4",
        &["go chichen_itza 2", "pick_up gear=yaxchilan space=4"],
        "bank 0; P0 skulls 3",
    );
    refused(&state, "act gear=yaxchilan action=4 way=plain", Refusal::NoSkullsLeft);
}
