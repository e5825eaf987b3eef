//! Buildings of the base game: what each costs and gives, architecture, and their renewal.

use crate::rules::support::{
    check, choices, expect, expect_only, play, position, possible, refused,
};
use tzolkin::Refusal;
use tzolkin::parts::Block;

const ACT: &str = "act gear=tikal action=2 way=plain";

#[track_caller]
fn built(building: &str, cost: &str, answers: &[&str], after: &str) {
    built_from(&format!("offer {building}"), building, cost, answers, after);
}

/// Builds on Tikal 2 with exactly the blocks of the cost: `after` is all that comes of it.
#[track_caller]
pub fn built_from(table: &str, building: &str, cost: &str, answers: &[&str], after: &str) {
    let build = format!("build building={building}");
    let mut moves = vec!["go tikal 2", &build];
    moves.extend(answers);
    let before = format!("{table}; P0 {cost}; P0 on tikal 2");
    let state = check(&before, &moves, &format!("P0 owns {building}"));
    expect_only(&state, after);
    assert_eq!(choices(&state), ["done"], "{building}");
}

#[track_caller]
fn too_little_for(building: &str, stocks: &[&str]) {
    too_little_from(&format!("offer {building}; P0 skulls 2"), stocks);
}

/// With each of these stocks, every one a block short, it cannot be built.
#[track_caller]
pub fn too_little_from(table: &str, stocks: &[&str]) {
    for stock in stocks {
        let before = format!("{table}; P0 corn 50 {stock}; P0 on tikal 2");
        let state = play(position(&before), &["pick_up gear=tikal space=2"]);
        refused(&state, ACT, Refusal::NoBuildingPossible);
    }
}

/// On the first Food Day, so many workers with these buildings need exactly this corn.
#[track_caller]
fn eats(buildings: &str, workers: u8, corn: u8) {
    let owner = format!("day 7; P0 owns {buildings}; P0 workers {workers}");
    let fed = format!("P0 corn 0 fed {workers} points 0");
    check(&format!("{owner}; P0 corn {corn}"), &["end round"], &fed);
    if let Some(less) = corn.checked_sub(1) {
        let state = play(position(&format!("{owner}; P0 corn {less}")), &["end round"]);
        expect(&state, &format!("P0 fed {} points -3", workers - 1));
    }
}

/// Proves: B01
#[test]
fn b01_costs_a_wood_and_feeds_one_worker() {
    too_little_for("B01", &["stone 9 gold 9"]);
    built("B01", "wood 1", &[], "P0 wood 0");
    eats("B01", 3, 4);
}

/// Proves: B02
#[test]
fn b02_costs_a_wood_and_feeds_one_worker() {
    too_little_for("B02", &["stone 9 gold 9"]);
    built("B02", "wood 1", &[], "P0 wood 0");
    eats("B02", 3, 4);
}

/// Proves: B03
#[test]
fn b03_costs_a_wood_and_feeds_one_worker() {
    too_little_for("B03", &["stone 9 gold 9"]);
    built("B03", "wood 1", &[], "P0 wood 0");
    eats("B03", 3, 4);
}

#[test]
fn farms_for_one_worker_add_up() {
    eats("B01 B02", 3, 2);
    eats("B01 B02 B03", 3, 0);
    eats("B01 B02 B03", 4, 2);
}

/// Proves: B04
#[test]
fn b04_costs_four_wood_and_saves_every_worker_a_corn() {
    too_little_for("B04", &["wood 3 stone 9 gold 9"]);
    built("B04", "wood 4", &[], "P0 wood 0");
    eats("B04", 3, 3);
    eats("B04", 6, 6);
}

/// Proves: B05
#[test]
fn b05_costs_four_wood_and_saves_every_worker_a_corn() {
    too_little_for("B05", &["wood 3 stone 9 gold 9"]);
    built("B05", "wood 4", &[], "P0 wood 0");
    eats("B05", 4, 4);
}

#[test]
fn with_both_farms_for_all_nobody_needs_corn() {
    eats("B04 B05", 6, 0);
}

#[test]
fn a_farm_for_one_and_a_farm_for_all_work_together() {
    eats("B01 B04", 3, 2);
}

/// Proves: B06
#[test]
fn b06_costs_two_wood_and_a_stone_and_steps_on_chaac_and_quetzalcoatl() {
    too_little_for("B06", &["wood 1 stone 9 gold 9", "wood 9 gold 9"]);
    built("B06", "wood 2 stone 1", &[], "P0 chaac 1 quetzalcoatl 1");
}

/// Proves: B07
#[test]
fn b07_costs_a_wood_and_two_stone_and_steps_on_chaac_and_kukulcan() {
    too_little_for("B07", &["stone 9 gold 9", "wood 9 stone 1 gold 9"]);
    built("B07", "wood 1 stone 2", &[], "P0 chaac 1 kukulcan 1");
}

/// Proves: B08
#[test]
fn b08_costs_a_wood_and_a_gold_and_steps_on_any_temple() {
    too_little_for("B08", &["stone 9 gold 9", "wood 9 stone 9"]);
    built("B08", "wood 1 gold 1", &["up chaac"], "P0 chaac 1");
    built("B08", "wood 1 gold 1", &["up quetzalcoatl"], "P0 quetzalcoatl 1");
    built("B08", "wood 1 gold 1", &["up kukulcan"], "P0 kukulcan 1");
}

/// Proves: B09
#[test]
fn b09_costs_two_wood_and_advances_agriculture() {
    too_little_for("B09", &["wood 1 stone 9 gold 9"]);
    built("B09", "wood 2", &[], "P0 agriculture 1");
}

/// Proves: B10
#[test]
fn b10_costs_three_wood_and_gives_agriculture_and_a_stone() {
    too_little_for("B10", &["wood 2 stone 9 gold 9"]);
    built("B10", "wood 3", &[], "P0 agriculture 1 stone 1");
}

/// Proves: B11
#[test]
fn b11_costs_a_wood_and_a_stone_and_gives_extraction_and_a_corn() {
    too_little_for("B11", &["stone 9 gold 9", "wood 9 gold 9"]);
    built("B11", "wood 1 stone 1", &[], "P0 extraction 1 corn 1");
}

/// Proves: B12
#[test]
fn b12_costs_two_wood_and_a_stone_and_gives_extraction_and_a_gold() {
    too_little_for("B12", &["wood 1 stone 9 gold 9", "wood 9 gold 9"]);
    built("B12", "wood 2 stone 1", &[], "P0 extraction 1 gold 1");
}

/// Proves: B13
#[test]
fn b13_costs_a_gold_and_advances_architecture() {
    too_little_for("B13", &["wood 9 stone 9"]);
    built("B13", "gold 1", &[], "P0 architecture 1");
}

/// Proves: B14
#[test]
fn b14_costs_a_stone_and_a_gold_and_gives_theology_and_kukulcan() {
    too_little_for("B14", &["wood 9 gold 9", "wood 9 stone 9"]);
    built("B14", "stone 1 gold 1", &[], "P0 theology 1 kukulcan 1");
}

/// Proves: B15
#[test]
fn b15_costs_two_wood_and_feeds_three_workers() {
    too_little_for("B15", &["wood 1 stone 9 gold 9"]);
    built("B15", "wood 2", &[], "P0 wood 0");
    eats("B15", 3, 0);
    eats("B15", 5, 4);
}

/// Proves: B16
#[test]
fn b16_costs_two_wood_and_feeds_three_workers() {
    too_little_for("B16", &["wood 1 stone 9 gold 9"]);
    built("B16", "wood 2", &[], "P0 wood 0");
    eats("B16", 5, 4);
}

/// Proves: B17
#[test]
fn b17_costs_two_wood_and_feeds_three_workers() {
    too_little_for("B17", &["wood 1 stone 9 gold 9"]);
    built("B17", "wood 2", &[], "P0 wood 0");
    eats("B17", 5, 4);
}

/// Proves: B18
#[test]
fn b18_costs_three_stone_and_gives_six_points_and_a_market() {
    too_little_for("B18", &["wood 9 stone 2 gold 9"]);
    built("B18", "stone 3", &["done"], "P0 points 6");
    let trade = ["go tikal 2", "build building=B18", "sell stone", "sell wood", "buy gold", "done"];
    let state = play(position("offer B18; P0 wood 1 stone 4; P0 on tikal 2"), &trade);
    expect_only(&state, "P0 points 6 gold 1 corn 1");
}

#[test]
fn the_cost_of_b18_is_paid_before_its_market() {
    let build = ["go tikal 2", "build building=B18"];
    let state = play(position("offer B18; P0 stone 3; P0 on tikal 2"), &build);
    let why = Refusal::NeedsBlock { block: Block::Stone, needs: 1, has: 0 };
    refused(&state, "sell stone", why);
}

/// Proves: B19
#[test]
fn b19_costs_one_block_of_each_kind_and_gives_six_points_and_a_worker() {
    let short = ["stone 9 gold 9", "wood 9 gold 9", "wood 9 stone 9"];
    too_little_for("B19", &short);
    built("B19", "wood 1 stone 1 gold 1", &[], "P0 points 6 workers 4");
}

#[test]
fn b19_brings_no_seventh_worker() {
    let build = ["go tikal 2", "build building=B19"];
    let before = "offer B19; P0 workers 6 wood 1 stone 1 gold 1; P0 on tikal 2";
    expect_only(&play(position(before), &build), "P0 points 6 workers 6");
}

/// Proves: B20
#[test]
fn b20_costs_a_wood_and_two_gold_and_gives_eight_points() {
    too_little_for("B20", &["stone 9 gold 9", "wood 9 stone 9 gold 1"]);
    built("B20", "wood 1 gold 2", &[], "P0 points 8");
}

/// Proves: B21
#[test]
fn b21_costs_two_wood_a_stone_and_a_gold_and_gives_two_points() {
    let short = ["wood 1 stone 9 gold 9", "wood 9 gold 9", "wood 9 stone 9"];
    too_little_for("B21", &short);
    built("B21", "wood 2 stone 1 gold 1", &[], "P0 points 2");
}

/// Proves: B21
#[test]
fn b21_does_an_action_for_a_corn() {
    let cost = "wood 2 stone 1 gold 1 corn 2";
    let fish = "act gear=palenque action=1 way=plain";
    built("B21", cost, &[fish], "P0 points 2 corn 4");
    let gold = "act gear=yaxchilan action=3 way=plain";
    built("B21", cost, &[gold], "P0 points 2 corn 3 gold 1");
    let worker = "act gear=uxmal action=3 way=plain";
    built("B21", cost, &[worker], "P0 points 2 corn 1 workers 4");
}

#[test]
fn b21_reaches_tikal_too() {
    let study = ["act gear=tikal action=1 way=plain", "advance theology"];
    let cost = "wood 3 stone 1 gold 1 corn 1";
    built("B21", cost, &study, "P0 points 2 theology 1");
}

#[test]
fn the_action_of_b21_may_be_declined() {
    built("B21", "wood 2 stone 1 gold 1 corn 1", &["decline"], "P0 points 2 corn 1");
}

#[test]
fn b21_does_not_reach_chichen_itza() {
    let build = ["go tikal 2", "build building=B21"];
    let before = "offer B21; P0 wood 2 stone 1 gold 1 corn 1 skulls 1; P0 on tikal 2";
    let state = play(position(before), &build);
    refused(&state, "act gear=chichen_itza action=1 way=plain", Refusal::OtherGear);
}

/// Proves: B22
#[test]
fn b22_costs_four_blocks_and_gives_three_points_and_all_three_temples() {
    let short = ["stone 9 gold 9", "wood 9 stone 1 gold 9", "wood 9 stone 9"];
    too_little_for("B22", &short);
    built("B22", "wood 1 stone 2 gold 1", &[], "P0 points 3 chaac 1 quetzalcoatl 1 kukulcan 1");
}

/// Proves: B23
#[test]
fn b23_costs_three_wood_and_gives_any_advance_and_a_stone() {
    too_little_for("B23", &["wood 2 stone 9 gold 9"]);
    built("B23", "wood 3", &["advance agriculture"], "P0 agriculture 1 stone 1");
    built("B23", "wood 3", &["advance theology"], "P0 theology 1 stone 1");
}

/// Proves: B24
#[test]
fn b24_costs_two_wood_and_a_stone_and_gives_any_advance_and_a_gold() {
    too_little_for("B24", &["wood 1 stone 9 gold 9", "wood 9 gold 9"]);
    built("B24", "wood 2 stone 1", &["advance extraction"], "P0 extraction 1 gold 1");
}

/// Proves: B25
#[test]
fn b25_costs_three_wood_and_a_stone_and_gives_any_advance_and_six_corn() {
    too_little_for("B25", &["wood 2 stone 9 gold 9", "wood 9 gold 9"]);
    built("B25", "wood 3 stone 1", &["advance architecture"], "P0 architecture 1 corn 6");
}

/// Proves: B26
#[test]
fn b26_costs_two_wood_and_two_stone_and_gives_any_advance_and_a_skull() {
    too_little_for("B26", &["wood 1 stone 9 gold 9", "wood 9 stone 1 gold 9"]);
    built("B26", "wood 2 stone 2", &["advance theology"], "P0 theology 1 skulls 1");
}

#[test]
fn b26_brings_no_skull_from_an_empty_bank() {
    let build = ["go tikal 2", "build building=B26", "advance theology"];
    let before = "bank 0; offer B26; P0 wood 2 stone 2; P0 on tikal 2";
    expect_only(&play(position(before), &build), "P0 theology 1");
}

/// Proves: B27
#[test]
fn b27_costs_two_stone_and_gives_two_points_and_two_steps_on_chaac() {
    too_little_for("B27", &["wood 9 stone 1 gold 9"]);
    built("B27", "stone 2", &[], "P0 points 2 chaac 2");
}

/// Proves: B28
#[test]
fn b28_costs_a_stone_and_a_gold_and_gives_three_points_and_architecture() {
    too_little_for("B28", &["wood 9 gold 9", "wood 9 stone 9"]);
    built("B28", "stone 1 gold 1", &[], "P0 points 3 architecture 1");
}

/// Proves: B29
#[test]
fn b29_costs_two_gold_and_gives_three_points_and_two_steps_on_kukulcan() {
    too_little_for("B29", &["wood 9 stone 9 gold 1"]);
    built("B29", "gold 2", &[], "P0 points 3 kukulcan 2");
}

/// Proves: B30
#[test]
fn b30_costs_two_stone_and_a_gold_and_gives_theology_chaac_and_kukulcan() {
    too_little_for("B30", &["wood 9 stone 1 gold 9", "wood 9 stone 9"]);
    built("B30", "stone 2 gold 1", &[], "P0 theology 1 chaac 1 kukulcan 1");
}

/// Proves: B31
#[test]
fn b31_costs_a_stone_and_two_gold_and_gives_two_advances() {
    too_little_for("B31", &["wood 9 gold 9", "wood 9 stone 9 gold 1"]);
    let two = ["advance theology", "advance agriculture"];
    built("B31", "stone 1 gold 2", &two, "P0 theology 1 agriculture 1");
}

/// Proves: B31
#[test]
fn the_two_advances_of_b31_may_be_on_one_track() {
    let two = ["advance theology", "advance theology"];
    built("B31", "stone 1 gold 2", &two, "P0 theology 2");
}

/// Proves: B32
#[test]
fn b32_costs_three_gold_and_gives_four_points_and_two_steps_on_quetzalcoatl() {
    too_little_for("B32", &["wood 9 stone 9 gold 2"]);
    built("B32", "gold 3", &[], "P0 points 4 quetzalcoatl 2");
}

#[test]
fn architecture_applies_to_one_of_two_buildings() {
    let first = ["go tikal 4", "build building=B01 helped=true"];
    let before = "offer B01 B02; P0 wood 2 architecture 2; P0 on tikal 4";
    let state = play(position(before), &first);
    refused(&state, "build building=B02 helped=true", Refusal::NoHelp);
    let state = play(state, &["build building=B02"]);
    expect_only(&state, "P0 corn 1 points 2 architecture 2");
}

#[test]
fn architecture_may_be_kept_for_the_second_building() {
    let both = ["go tikal 4", "build building=B01", "build building=B02 helped=true"];
    let before = "offer B01 B02; P0 wood 2 architecture 2; P0 on tikal 4";
    let state = check(before, &both, "P0 owns B01 B02");
    expect_only(&state, "P0 corn 1 points 2 architecture 2");
}

#[test]
fn architecture_3_saves_a_block_of_one_of_two_buildings() {
    let both = ["go tikal 4", "build building=B01", "build building=B13 helped=true"];
    let before = "offer B01 B13; P0 wood 1 architecture 3; P0 on tikal 4";
    let state = play(position(before), &both);
    possible(&state, "done");
    expect(&state, "P0 owns B01 B13; P0 wood 0 gold 0 corn 1 points 5");
    let short = "offer B01 B02; P0 architecture 3; P0 on tikal 4";
    let state = play(position(short), &["go tikal 4", "build building=B01 helped=true"]);
    expect(&state, "P0 owns B01; P0 lacks B02");
    assert_eq!(choices(&state), ["done"]);
}

#[test]
fn architecture_never_applies_to_a_monument() {
    let build = ["go tikal 4", "build_monument monument=M04"];
    let before = "offer; monuments M04; P0 wood 1 gold 4 architecture 3; P0 on tikal 4";
    expect_only(&play(position(before), &build), "P0 architecture 3");
    let short = "offer; monuments M04; P0 wood 1 gold 3 architecture 3; P0 on tikal 4";
    let state = play(position(short), &["pick_up gear=tikal space=4"]);
    refused(&state, "act gear=tikal action=4 way=plain", Refusal::NoBuildingPossible);
}

/// Proves: B08
#[test]
fn b08_allows_a_further_building_at_its_normal_cost() {
    let build = ["go tikal 2", "build building=B08", "up chaac", "build building=B01"];
    let before = "offer B08 B01; P0 wood 3 gold 1; P0 on tikal 2";
    let state = check(before, &build, "P0 owns B08 B01");
    expect_only(&state, "P0 wood 1 chaac 1");
    assert_eq!(choices(&state), ["done"]);
}

#[test]
fn the_further_building_of_b08_may_be_declined() {
    let build = ["go tikal 2", "build building=B08", "up chaac", "done"];
    let before = "offer B08 B01; P0 wood 2 gold 1; P0 on tikal 2";
    let state = check(before, &build, "P0 owns B08; P0 lacks B01");
    expect_only(&state, "P0 wood 1 chaac 1");
}

#[test]
fn b08_allows_no_monument() {
    let build = ["go tikal 2", "build building=B08", "up chaac"];
    let before = "offer B08 B01; monuments M04; P0 wood 9 gold 9; P0 on tikal 2";
    let state = play(position(before), &build);
    refused(&state, "build_monument monument=M04", Refusal::NotAsked);
}

#[test]
fn architecture_applies_again_to_the_further_building_of_b08() {
    let build = [
        "go tikal 2",
        "build building=B08 helped=true",
        "up chaac",
        "build building=B01 helped=true",
    ];
    let before = "offer B08 B01; P0 wood 2 gold 1 architecture 2; P0 on tikal 2";
    let state = play(position(before), &build);
    expect_only(&state, "P0 corn 2 points 4 chaac 1 architecture 2");
}

#[test]
fn b08_among_two_buildings_allows_a_third() {
    let build = [
        "go tikal 4",
        "build building=B08 helped=true",
        "up chaac",
        "build building=B01 helped=true",
        "build building=B02",
    ];
    let before = "offer B08 B01 B02; P0 wood 3 gold 1 architecture 1; P0 on tikal 4";
    let state = check(before, &build, "P0 owns B08 B01 B02");
    expect_only(&state, "P0 corn 2 chaac 1 architecture 1");
}

#[test]
fn the_further_building_of_b08_costs_blocks_even_where_b08_cost_corn() {
    let build = ["go uxmal 4", "build building=B08", "up chaac", "build building=B01"];
    let before = "offer B08 B01; P0 corn 9 wood 1; P0 on uxmal 4";
    let state = play(position(before), &build);
    expect_only(&state, "P0 corn 5 chaac 1");
}

#[test]
fn architecture_gained_by_a_building_does_not_help_that_building() {
    let build = ["go tikal 2", "build building=B13"];
    let before = "offer B13; P0 gold 1; P0 on tikal 2";
    expect_only(&play(position(before), &build), "P0 architecture 1");
}

/// The blocks that a building gives are there when it stands, not while it is paid for.
#[test]
fn the_goods_of_a_building_do_not_pay_for_it() {
    let build = ["go tikal 2", "build building=B10"];
    let before = "with prophecies; prophecy R11; offer B10; P0 wood 4; P0 on tikal 2";
    expect_only(&play(position(before), &build), "P0 stone 1 agriculture 1");
}

#[test]
fn a_building_taken_is_not_replaced_within_the_turn() {
    let build = ["go tikal 2", "build building=B01", "pick_up gear=tikal space=4"];
    let before = "offer B01 B02 B03 B04 B05 B06; P0 wood 2; P0 on tikal 2 tikal 4";
    let state = play(position(before), &build);
    assert_eq!(state.offer.iter().flatten().count(), 5);
}

#[test]
fn buildings_are_renewed_to_six_at_the_end_of_the_turn() {
    let build = ["go tikal 4", "build building=B01", "build building=B02", "done"];
    let before = "offer B01 B02 B03 B04 B05 B06; P0 wood 2; P0 on tikal 4";
    let state = check(before, &build, "asks P1");
    assert_eq!(state.offer.iter().flatten().count(), 6);
    assert!(state.offer.iter().flatten().all(|tile| (2..14).contains(&tile.index())));
}

#[test]
fn in_the_second_age_buildings_of_the_second_age_come() {
    let build = ["go tikal 2", "build building=B15", "done"];
    let before = "day 15; held 2; age 2; offer B15 B16 B17 B18 B19 B20; P0 wood 2; P0 on tikal 2";
    let state = check(before, &build, "asks P1");
    assert_eq!(state.offer.iter().flatten().count(), 6);
    assert!(state.offer.iter().flatten().all(|tile| (15..32).contains(&tile.index())));
}
