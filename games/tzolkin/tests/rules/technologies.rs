//! Technologies: what an advance costs, bonuses beyond the third level, and what they apply to.

use crate::rules::support::{check, choices, expect_only, play, position, possible, refused};
use kernel::{Rules, Seat, Silent};
use tzolkin::Refusal;
use tzolkin::state::Tzolkin;
use tzolkin::task::Step;

const TRACKS: [&str; 4] = ["agriculture", "extraction", "architecture", "theology"];

/// A position in which seat 0 takes the goods of its wealth tiles.
fn with_wealth(tiles: &str) -> Tzolkin {
    let mut state = position(&format!("P0 owns {tiles}"));
    state.agenda.run(Step::TakeWealth(Seat(0)));
    state.settle(&mut Silent);
    state
}

/// Proves: agriculture-1, extraction-1, architecture-1, theology-1
#[test]
fn the_first_level_costs_one_block() {
    for track in TRACKS {
        let moves = ["go tikal 1", &format!("advance {track}")];
        let state = play(position("P0 stone 2; P0 on tikal 1"), &moves);
        expect_only(&state, &format!("P0 stone 1 {track} 1"));
    }
}

/// Proves: agriculture-2, extraction-2, architecture-2, theology-2
#[test]
fn the_second_level_costs_two_blocks() {
    for track in TRACKS {
        let moves = ["go tikal 1", &format!("advance {track}")];
        let before = format!("P0 stone 3 {track} 1; P0 on tikal 1");
        expect_only(&play(position(&before), &moves), &format!("P0 stone 1 {track} 2"));
        let short = format!("P0 stone 1 {track} 1; P0 on tikal 1");
        let state = play(position(&short), &["go tikal 1"]);
        let why = Refusal::NeedsBlocks { needs: 2, has: 1 };
        refused(&state, &format!("advance {track}"), why);
    }
}

/// Proves: agriculture-3, extraction-3, architecture-3, theology-3
#[test]
fn the_third_level_costs_three_blocks() {
    for track in TRACKS {
        let moves = ["go tikal 1", &format!("advance {track}")];
        let before = format!("P0 stone 4 {track} 2; P0 on tikal 1");
        expect_only(&play(position(&before), &moves), &format!("P0 stone 1 {track} 3"));
        let short = format!("P0 stone 2 {track} 2; P0 on tikal 1");
        let state = play(position(&short), &["go tikal 1"]);
        let why = Refusal::NeedsBlocks { needs: 3, has: 2 };
        refused(&state, &format!("advance {track}"), why);
    }
}

#[test]
fn the_blocks_of_an_advance_are_of_any_kind_and_mix() {
    let state = play(
        position("P0 wood 2 stone 1 gold 1 theology 2; P0 on tikal 1"),
        &["go tikal 1", "advance theology"],
    );
    assert_eq!(
        choices(&state),
        ["pay wood=1 stone=1 gold=1", "pay wood=2 stone=0 gold=1", "pay wood=2 stone=1 gold=0"]
    );
    let state = play(state, &["pay wood=1 stone=1 gold=1"]);
    expect_only(&state, "P0 wood 1 theology 3");
}

#[test]
fn corn_and_skulls_are_no_blocks() {
    let state =
        play(position("P0 corn 20 skulls 2; P0 on tikal 1"), &["pick_up gear=tikal space=1"]);
    refused(&state, "act gear=tikal action=1 way=plain", Refusal::NoTechPossible);
}

/// Proves: agriculture-4
#[test]
fn beyond_agriculture_3_a_block_buys_a_step_on_any_temple() {
    for temple in ["chaac", "quetzalcoatl", "kukulcan"] {
        let state = play(
            position("P0 stone 2 agriculture 3; P0 on tikal 1"),
            &["go tikal 1", "advance agriculture", &format!("up {temple}")],
        );
        expect_only(&state, &format!("P0 stone 1 agriculture 3 {temple} 1"));
    }
}

/// Proves: extraction-4
#[test]
fn beyond_extraction_3_a_block_buys_two_blocks_of_choice() {
    let moves = ["go tikal 1", "advance extraction", "take_block gold", "take_block stone"];
    let state = play(position("P0 wood 1 extraction 3; P0 on tikal 1"), &moves);
    expect_only(&state, "P0 gold 1 stone 1 extraction 3");
    assert_eq!(choices(&state), ["done"]);
}

/// Proves: extraction-4
#[test]
fn the_two_blocks_beyond_extraction_3_may_be_alike() {
    let moves = ["go tikal 1", "advance extraction", "take_block gold", "take_block gold"];
    let state = play(position("P0 wood 1 extraction 3; P0 on tikal 1"), &moves);
    expect_only(&state, "P0 gold 2 extraction 3");
}

/// Proves: architecture-4
#[test]
fn beyond_architecture_3_a_block_buys_three_points() {
    let moves = ["go tikal 1", "advance architecture"];
    let state = play(position("P0 wood 1 architecture 3; P0 on tikal 1"), &moves);
    expect_only(&state, "P0 points 3 architecture 3");
}

/// Proves: theology-4
#[test]
fn beyond_theology_3_a_block_buys_a_skull() {
    let moves = ["go tikal 1", "advance theology"];
    let state = check("P0 wood 1 theology 3; P0 on tikal 1", &moves, "bank 12");
    expect_only(&state, "P0 skulls 1 theology 3");
}

#[test]
fn beyond_theology_3_an_empty_bank_gives_nothing() {
    let moves = ["go tikal 1", "advance theology"];
    check("bank 0; P0 wood 1 theology 3; P0 on tikal 1", &moves, "P0 skulls 0; bank 0");
}

#[test]
fn a_bonus_needs_a_block() {
    let state = play(
        position("P0 agriculture 3 extraction 3 architecture 3 theology 3; P0 on tikal 1"),
        &["pick_up gear=tikal space=1"],
    );
    refused(&state, "act gear=tikal action=1 way=plain", Refusal::NoTechPossible);
}

#[test]
fn a_bonus_is_bought_again_and_again() {
    let moves = ["go tikal 3", "advance theology", "advance theology"];
    let state = play(position("P0 wood 3 theology 3; P0 on tikal 3"), &moves);
    expect_only(&state, "P0 wood 1 skulls 2 theology 3");
}

#[test]
fn the_third_level_itself_brings_no_bonus() {
    let moves = ["go tikal 1", "advance architecture"];
    let state = play(position("P0 wood 3 architecture 2; P0 on tikal 1"), &moves);
    expect_only(&state, "P0 architecture 3");
}

#[test]
fn the_third_level_and_its_bonus_can_follow_in_one_action() {
    let moves = ["go tikal 3", "advance architecture", "advance architecture"];
    let state = play(position("P0 wood 4 architecture 2; P0 on tikal 3"), &moves);
    expect_only(&state, "P0 architecture 3 points 3");
}

#[test]
fn blocks_of_a_bonus_can_pay_for_the_second_advance() {
    let moves = [
        "go tikal 3",
        "advance extraction",
        "take_block wood",
        "take_block wood",
        "advance theology",
    ];
    let state = play(position("P0 stone 1 extraction 3; P0 on tikal 3"), &moves);
    expect_only(&state, "P0 wood 1 extraction 3 theology 1");
}

/// Proves: architecture-1
#[test]
fn architecture_1_brings_a_corn_for_a_building() {
    let moves = ["go tikal 2", "build building=B20 helped=true"];
    let before = "offer B20; P0 wood 1 gold 2 architecture 1; P0 on tikal 2";
    expect_only(&play(position(before), &moves), "P0 corn 1 points 8 architecture 1");
}

/// Proves: architecture-2
#[test]
fn architecture_2_brings_two_points_more() {
    let moves = ["go tikal 2", "build building=B20 helped=true"];
    let before = "offer B20; P0 wood 1 gold 2 architecture 2; P0 on tikal 2";
    expect_only(&play(position(before), &moves), "P0 corn 1 points 10 architecture 2");
}

/// Proves: architecture-3
#[test]
fn architecture_3_saves_one_block_of_choice() {
    let moves = ["go tikal 2", "build building=B20 helped=true"];
    let before = "offer B20; P0 wood 1 gold 2 architecture 3; P0 on tikal 2";
    let state = play(position(before), &moves);
    assert_eq!(choices(&state), ["pay wood=0 stone=0 gold=2", "pay wood=1 stone=0 gold=1"]);
    let state = play(state, &["pay wood=1 stone=0 gold=1"]);
    expect_only(&state, "P0 gold 1 corn 1 points 10 architecture 3");
}

#[test]
fn architecture_3_saves_a_block_that_one_does_not_have() {
    let moves = ["go tikal 2", "build building=B20 helped=true"];
    let before = "offer B20; P0 wood 1 gold 1 architecture 3; P0 on tikal 2";
    expect_only(&play(position(before), &moves), "P0 corn 1 points 10 architecture 3");
}

#[test]
fn architecture_3_does_not_turn_one_kind_of_block_into_another() {
    let before = "offer B20; P0 wood 9 stone 9 gold 0 architecture 3; P0 on tikal 2";
    let state = play(position(before), &["pick_up gear=tikal space=2"]);
    refused(&state, "act gear=tikal action=2 way=plain", Refusal::NoBuildingPossible);
}

#[test]
fn the_second_level_of_architecture_saves_no_block() {
    let before = "offer B20; P0 wood 1 gold 1 architecture 2; P0 on tikal 2";
    let state = play(position(before), &["pick_up gear=tikal space=2"]);
    refused(&state, "act gear=tikal action=2 way=plain", Refusal::NoBuildingPossible);
}

#[test]
fn an_advance_by_a_building_is_free() {
    let moves = ["go tikal 2", "build building=B09"];
    let before = "offer B09; P0 wood 2 agriculture 2; P0 on tikal 2";
    expect_only(&play(position(before), &moves), "P0 agriculture 3");
}

#[test]
fn an_advance_by_a_building_beyond_the_third_level_gives_the_bonus() {
    let moves = ["go tikal 2", "build building=B09", "up chaac"];
    let before = "offer B09; P0 wood 2 agriculture 3; P0 on tikal 2";
    expect_only(&play(position(before), &moves), "P0 agriculture 3 chaac 1");
}

#[test]
fn an_advance_by_a_wealth_tile_is_free() {
    expect_only(&with_wealth("W01"), "P0 corn 3 quetzalcoatl 1 agriculture 1");
    expect_only(&with_wealth("W09"), "P0 corn 2 chaac 1 architecture 1");
    expect_only(&with_wealth("W18"), "P0 corn 5 stone 1 theology 1");
}

#[test]
fn two_wealth_tiles_advance_a_technology_twice() {
    expect_only(&with_wealth("W01 W03"), "P0 corn 3 stone 1 gold 1 quetzalcoatl 1 agriculture 2");
}

#[test]
fn technologies_do_not_apply_to_wealth_tiles() {
    expect_only(&with_wealth("W05 W06"), "P0 corn 2 wood 3 kukulcan 2 extraction 1");
}

#[test]
fn technologies_do_not_apply_to_goods_of_buildings() {
    let moves = ["go tikal 2", "build building=B12"];
    let before = "offer B12; P0 wood 2 stone 1 extraction 3; P0 on tikal 2";
    let state = play(position(before), &moves);
    possible(&state, "take_block wood");
    let state = play(state, &["take_block wood", "take_block wood"]);
    expect_only(&state, "P0 gold 1 wood 2 extraction 3");
}

#[test]
fn theology_3_does_not_apply_to_the_skull_of_a_building() {
    let moves = ["go tikal 2", "build building=B26", "advance agriculture"];
    let before = "offer B26; P0 wood 2 stone 2 theology 3; P0 on tikal 2";
    expect_only(&play(position(before), &moves), "P0 skulls 1 theology 3 agriculture 1");
}

#[test]
fn theology_3_does_not_apply_to_its_own_bonus() {
    let moves = ["go tikal 1", "advance theology"];
    check("P0 wood 1 theology 3; P0 on tikal 1", &moves, "P0 skulls 1");
}

#[test]
fn technologies_do_not_apply_to_goods_of_food_days() {
    let before = "day 7; P0 corn 6 chaac 1 quetzalcoatl 2 kukulcan 4; \
                  P0 agriculture 3 extraction 3 theology 3";
    check(before, &["end round"], "P0 corn 0 wood 2 stone 1 gold 1 skulls 1");
}

#[test]
fn technologies_do_not_apply_to_goods_of_quick_actions() {
    let moves = ["place_quick", "done"];
    let before = "with quick; quick Q02; P0 corn 1 agriculture 3 extraction 3";
    let state = play(position(before), &moves);
    expect_only(&state, "P0 corn 1 wood 1 agriculture 3 extraction 3");
    let before = "with quick; quick Q01; P0 corn 1 agriculture 3";
    expect_only(&play(position(before), &moves), "P0 corn 3 agriculture 3");
    let before = "with quick; quick Q03; P0 corn 1 extraction 3";
    expect_only(&play(position(before), &moves), "P0 stone 1 extraction 3");
}

#[test]
fn architecture_does_not_apply_to_a_quick_building() {
    let before = "with quick; quick Q07; offer B01; P0 corn 2 wood 1 architecture 3";
    let state = play(position(before), &["place_quick", "done"]);
    refused(&state, "build building=B01 helped=true", Refusal::NoHelp);
    let state = play(state, &["build building=B01"]);
    expect_only(&state, "P0 corn 0 architecture 3");
}
