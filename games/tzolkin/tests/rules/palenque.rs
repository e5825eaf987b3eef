//! Palenque: fishing, harvesting, burning.

use crate::rules::support::{
    check, choices, expect_only, impossible, play, position, possible, refused,
};
use tzolkin::Refusal;

/// Proves: palenque-1
#[test]
fn fishing_brings_three_corn_and_no_tile() {
    let state = check("P0 on palenque 1", &["go palenque 1"], "field 2 wooded 0 open 4");
    expect_only(&state, "P0 corn 3");
}

/// Proves: palenque-2
#[test]
fn the_second_action_brings_four_corn_and_a_corn_tile() {
    let state = check("P0 on palenque 2", &["go palenque 2"], "field 2 wooded 0 open 3");
    expect_only(&state, "P0 corn 4 corn_tiles 1");
}

/// Proves: palenque-3
#[test]
fn the_third_action_brings_five_corn_from_an_open_tile() {
    let state = check(
        "field 3 wooded 2 open 1; P0 on palenque 3",
        &["go palenque 3", "harvest_corn"],
        "field 3 wooded 2 open 0; burned 0",
    );
    expect_only(&state, "P0 corn 5 corn_tiles 1");
}

/// Proves: palenque-3
#[test]
fn the_third_action_brings_two_wood_and_opens_the_corn_below() {
    let state = check(
        "P0 on palenque 3",
        &["go palenque 3", "harvest_wood"],
        "field 3 wooded 3 open 1; burned 0",
    );
    expect_only(&state, "P0 wood 2 wood_tiles 1");
}

/// Proves: palenque-4
#[test]
fn the_fourth_action_brings_seven_corn_from_an_open_tile() {
    let state = check(
        "field 4 wooded 0 open 2; P0 on palenque 4",
        &["go palenque 4"],
        "field 4 wooded 0 open 1",
    );
    expect_only(&state, "P0 corn 7 corn_tiles 1");
}

/// Proves: palenque-4
#[test]
fn the_fourth_action_brings_three_wood() {
    let state =
        check("P0 on palenque 4", &["go palenque 4", "harvest_wood"], "field 4 wooded 3 open 1");
    expect_only(&state, "P0 wood 3 wood_tiles 1");
}

/// Proves: palenque-5
#[test]
fn the_fifth_action_brings_nine_corn_from_an_open_tile() {
    let state = check(
        "field 5 wooded 0 open 1; P0 on palenque 5",
        &["go palenque 5"],
        "field 5 wooded 0 open 0",
    );
    expect_only(&state, "P0 corn 9 corn_tiles 1");
}

/// Proves: palenque-5
#[test]
fn the_fifth_action_brings_four_wood() {
    let state =
        check("P0 on palenque 5", &["go palenque 5", "harvest_wood"], "field 5 wooded 3 open 1");
    expect_only(&state, "P0 wood 4 wood_tiles 1");
}

#[test]
fn each_action_takes_tiles_of_its_own_fields_only() {
    check(
        "P0 on palenque 4",
        &["go palenque 4", "harvest_wood"],
        "field 2 wooded 0 open 4; field 3 wooded 4 open 0; field 5 wooded 4 open 0",
    );
}

#[test]
fn no_wood_grows_on_the_fields_of_the_second_action() {
    let state = check("P0 extraction 3; P0 on palenque 2", &["go palenque 2"], "burned 0");
    expect_only(&state, "P0 corn 4 corn_tiles 1 extraction 3");
    assert_eq!(choices(&state), ["done"]);
}

/// Proves: palenque-3
#[test]
fn burning_takes_the_corn_tile_and_removes_the_wood_tile_from_the_game() {
    let state = check(
        "P0 on palenque 3",
        &["go palenque 3", "burn", "down kukulcan"],
        "field 3 wooded 3 open 0; burned 1",
    );
    expect_only(&state, "P0 corn 5 corn_tiles 1 kukulcan -1");
}

/// Proves: palenque-4
#[test]
fn burning_on_the_fourth_action_brings_seven_corn() {
    let state = check("P0 on palenque 4", &["go palenque 4", "burn", "down chaac"], "burned 1");
    expect_only(&state, "P0 corn 7 corn_tiles 1 chaac -1");
}

/// Proves: palenque-5
#[test]
fn burning_on_the_fifth_action_brings_nine_corn() {
    let state =
        check("P0 on palenque 5", &["go palenque 5", "burn", "down quetzalcoatl"], "burned 1");
    expect_only(&state, "P0 corn 9 corn_tiles 1 quetzalcoatl -1");
}

#[test]
fn the_one_who_burns_angers_one_god_of_choice() {
    let state = play(position("P0 on palenque 3"), &["go palenque 3", "burn"]);
    assert_eq!(choices(&state), ["down chaac", "down kukulcan", "down quetzalcoatl"]);
}

#[test]
fn a_god_at_the_bottom_cannot_be_angered() {
    let state = play(position("P0 chaac -1; P0 on palenque 3"), &["go palenque 3", "burn"]);
    refused(&state, "down chaac", Refusal::BottomOfTemple);
    possible(&state, "down kukulcan");
}

#[test]
fn at_the_bottom_of_all_temples_nobody_burns() {
    let state = play(
        position(
            "field 3 wooded 1 open 1; P0 chaac -1 quetzalcoatl -1 kukulcan -1; P0 on palenque 3",
        ),
        &["go palenque 3"],
    );
    refused(&state, "burn", Refusal::GodsForsake);
    assert_eq!(choices(&state), ["harvest_corn", "harvest_wood"]);
}

#[test]
fn where_an_open_tile_lies_one_may_burn_all_the_same() {
    check(
        "field 4 wooded 2 open 1; P0 on palenque 4",
        &["go palenque 4", "burn", "down chaac"],
        "field 4 wooded 1 open 1; burned 1; P0 corn 7 chaac -1",
    );
}

#[test]
fn without_an_open_tile_no_corn_is_harvested() {
    let state = play(position("P0 on palenque 5"), &["go palenque 5"]);
    refused(&state, "harvest_corn", Refusal::NoCornTile);
    assert_eq!(choices(&state), ["burn", "harvest_wood"]);
}

#[test]
fn without_a_wood_tile_nothing_is_felled_and_nothing_burns() {
    let state = play(
        position("field 3 wooded 0 open 1; P0 agriculture 2; P0 on palenque 3"),
        &["pick_up gear=palenque space=3"],
    );
    impossible(&state, "harvest_wood");
    impossible(&state, "burn");
    let state = play(state, &["act gear=palenque action=3 way=plain"]);
    expect_only(&state, "P0 corn 6 corn_tiles 1 agriculture 2");
}

#[test]
fn an_action_without_any_tile_left_cannot_be_done() {
    for action in 2..=5 {
        let before = format!("field {action} wooded 0 open 0; P0 on palenque {action}");
        let state = play(position(&before), &[&format!("pick_up gear=palenque space={action}")]);
        let act = format!("act gear=palenque action={action} way=plain");
        refused(&state, &act, Refusal::NoCornTile);
        possible(&state, "nothing");
    }
}

/// Proves: agriculture-1
#[test]
fn agriculture_1_adds_a_corn_to_every_harvest() {
    for (action, corn) in [(2, 5), (3, 6), (4, 8), (5, 10)] {
        let before =
            format!("field {action} wooded 0 open 1; P0 agriculture 1; P0 on palenque {action}");
        let state = play(position(&before), &[&format!("go palenque {action}")]);
        expect_only(&state, &format!("P0 corn {corn} corn_tiles 1 agriculture 1"));
    }
}

#[test]
fn agriculture_1_helps_when_burning_too() {
    check(
        "P0 agriculture 1; P0 on palenque 3",
        &["go palenque 3", "burn", "down chaac"],
        "P0 corn 6",
    );
}

#[test]
fn agriculture_1_does_not_help_fishing() {
    check("P0 agriculture 1; P0 on palenque 1", &["go palenque 1"], "P0 corn 3");
}

/// Proves: agriculture-2
#[test]
fn agriculture_2_adds_a_corn_to_fishing() {
    check("P0 agriculture 2; P0 on palenque 1", &["go palenque 1"], "P0 corn 4");
}

#[test]
fn agriculture_2_adds_nothing_more_to_a_harvest() {
    check("P0 agriculture 2; P0 on palenque 2", &["go palenque 2"], "P0 corn 5 corn_tiles 1");
}

/// Proves: agriculture-2
#[test]
fn agriculture_2_harvests_corn_without_a_tile_and_angers_nobody() {
    let state = check(
        "P0 agriculture 2; P0 on palenque 3",
        &["go palenque 3", "harvest_corn"],
        "field 3 wooded 4 open 0; burned 0",
    );
    expect_only(&state, "P0 corn 6 agriculture 2");
}

/// Proves: agriculture-2
#[test]
fn agriculture_2_harvests_corn_where_no_tile_is_left_at_all() {
    for (action, corn) in [(2, 5), (3, 6), (4, 8), (5, 10)] {
        let before =
            format!("field {action} wooded 0 open 0; P0 agriculture 2; P0 on palenque {action}");
        let state = play(position(&before), &[&format!("go palenque {action}")]);
        expect_only(&state, &format!("P0 corn {corn} agriculture 2"));
    }
}

#[test]
fn agriculture_2_takes_a_tile_that_lies_open() {
    let state = check(
        "field 4 wooded 3 open 1; P0 agriculture 2; P0 on palenque 4",
        &["go palenque 4", "harvest_corn"],
        "field 4 wooded 3 open 0",
    );
    expect_only(&state, "P0 corn 8 corn_tiles 1 agriculture 2");
}

#[test]
fn agriculture_2_gives_no_wood_without_a_tile() {
    let state = play(
        position("field 5 wooded 0 open 0; P0 agriculture 2 extraction 3; P0 on palenque 5"),
        &["go palenque 5"],
    );
    expect_only(&state, "P0 corn 10 agriculture 2 extraction 3");
}

/// Proves: agriculture-3
#[test]
fn agriculture_3_adds_three_corn_to_a_harvest_in_all() {
    for (action, corn) in [(2, 7), (3, 8), (4, 10), (5, 12)] {
        let before =
            format!("field {action} wooded 0 open 1; P0 agriculture 3; P0 on palenque {action}");
        let state = play(position(&before), &[&format!("go palenque {action}")]);
        expect_only(&state, &format!("P0 corn {corn} corn_tiles 1 agriculture 3"));
    }
}

#[test]
fn agriculture_3_keeps_what_the_second_level_gave() {
    check("P0 agriculture 3; P0 on palenque 1", &["go palenque 1"], "P0 corn 4");
    check(
        "P0 agriculture 3; P0 on palenque 3",
        &["go palenque 3", "harvest_corn"],
        "P0 corn 8 corn_tiles 0",
    );
}

#[test]
fn agriculture_does_not_help_a_wood_harvest() {
    check(
        "P0 agriculture 3; P0 on palenque 3",
        &["go palenque 3", "harvest_wood"],
        "P0 wood 2 corn 0",
    );
}

/// Proves: extraction-1
#[test]
fn extraction_1_adds_a_wood_to_a_wood_harvest() {
    for (action, wood) in [(3, 3), (4, 4), (5, 5)] {
        let before = format!("P0 extraction 1; P0 on palenque {action}");
        let state = play(position(&before), &[&format!("go palenque {action}"), "harvest_wood"]);
        expect_only(&state, &format!("P0 wood {wood} wood_tiles 1 extraction 1"));
    }
}
