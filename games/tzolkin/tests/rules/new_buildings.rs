//! The expansion's buildings (printed X01 to X08): incomes, renovation, and four new effects.

use crate::rules::buildings::{built_from, too_little_from};
use crate::rules::support::{check, choices, expect_only, play, position, possible, refused};
use kernel::Seat;
use tzolkin::Refusal;
use tzolkin::parts::Block;

const ACT: &str = "act gear=tikal action=2 way=plain";
const ACT_FOR_CORN: &str = "act gear=uxmal action=4 way=plain";

#[track_caller]
fn built(building: &str, cost: &str, answers: &[&str], after: &str) {
    built_from(&format!("with buildings; offer {building}"), building, cost, answers, after);
}

#[track_caller]
fn too_little_for(building: &str, stocks: &[&str]) {
    too_little_from(&format!("with buildings; offer {building}"), stocks);
}

/// What a building's owner has after each of the four Food Days, having come with `before`.
#[track_caller]
fn incomes(building: &str, before: &str, after: [&str; 4]) {
    let days = ["day 7", "day 13; held 1", "day 20; held 2; age 2", "day 26; held 3; age 2"];
    for (day, after) in days.iter().zip(after) {
        let before = format!("with buildings; {day}; P0 owns {building}; P0 {before}");
        check(&before, &["end round"], after);
    }
}

/// Proves: B33
#[test]
fn b33_costs_three_wood_and_gives_nothing_at_once() {
    too_little_for("B33", &["wood 2 stone 9 gold 9"]);
    built("B33", "wood 3", &[], "P0 wood 0");
}

/// Proves: B33
#[test]
fn b33_brings_three_corn_on_every_food_day_which_feed_at_once() {
    incomes("B33", "corn 3", ["P0 corn 0 fed 3 unfed 0"; 4]);
    incomes("B33", "corn 4", ["P0 fed 3 unfed 0"; 4]);
    incomes("B33", "corn 2", ["P0 fed 2 unfed -3"; 4]);
}

#[test]
fn only_the_owner_has_the_income() {
    let before = "with buildings; day 7; P0 owns B33; P0 corn 6; P1 corn 6";
    check(before, &["end round"], "P0 corn 3; P1 corn 0");
}

#[test]
fn there_is_no_income_on_other_days() {
    check("with buildings; day 6; P0 owns B33 B35", &["end round"], "P0 corn 0 gold 0");
}

/// Proves: B34
#[test]
fn b34_costs_two_wood_and_a_gold_and_gives_nothing_at_once() {
    too_little_for("B34", &["wood 1 stone 9 gold 9", "wood 9 stone 9"]);
    built("B34", "wood 2 gold 1", &[], "P0 wood 0");
}

/// Proves: B34
#[test]
fn b34_brings_wood_on_the_first_two_food_days_and_a_skull_on_the_last_two() {
    let wood = "P0 wood 1 skulls 0; bank 13";
    let skull = "P0 wood 0 skulls 1; bank 12";
    incomes("B34", "corn 6", [wood, wood, skull, skull]);
}

#[test]
fn b34_brings_no_skull_from_an_empty_bank() {
    let before = "with buildings; day 20; held 2; age 2; bank 0; P0 owns B34; P0 corn 6";
    check(before, &["end round"], "P0 skulls 0 wood 0; bank 0");
}

/// Proves: B35
#[test]
fn b35_costs_a_wood_and_two_stone_and_gives_nothing_at_once() {
    too_little_for("B35", &["stone 9 gold 9", "wood 9 stone 1 gold 9"]);
    built("B35", "wood 1 stone 2", &[], "P0 wood 0");
}

/// Proves: B35
#[test]
fn b35_brings_a_gold_on_every_food_day() {
    incomes("B35", "corn 6", ["P0 gold 1 wood 0 stone 0 skulls 0 fed 3"; 4]);
}

/// Proves: B36
#[test]
fn b36_costs_two_gold_and_gives_nothing_at_once() {
    too_little_for("B36", &["wood 9 stone 9 gold 1"]);
    built("B36", "gold 2", &[], "P0 wood 0");
}

/// Proves: B36
#[test]
fn b36_brings_a_stone_on_every_food_day() {
    incomes("B36", "corn 6", ["P0 stone 1 wood 0 gold 0 skulls 0 fed 3"; 4]);
}

#[test]
fn technologies_do_not_apply_to_incomes() {
    let before = "with buildings; day 20; held 2; age 2; P0 owns B33 B34 B35 B36; P0 corn 3; \
                  P0 agriculture 3 extraction 3 theology 3";
    check(before, &["end round"], "P0 corn 0 stone 1 gold 1 skulls 1");
}

/// Proves: B37
#[test]
fn b37_costs_two_wood_and_gives_eight_corn() {
    too_little_for("B37", &["wood 1 stone 9 gold 9"]);
    built("B37", "wood 2", &[], "P0 corn 8");
}

mod renovation {
    use super::*;

    /// The rulebook's example: a blue tile of two gold and a green one of a wood and two stone
    /// stand, and a tile of a wood, two stone and a gold is to be built.
    const EXAMPLE: &str = "with buildings; offer B22; P0 owns B36 B35";

    fn on_tikal(stock: &str) -> String {
        format!("{EXAMPLE}; P0 {stock}; P0 on tikal 2")
    }

    fn on_uxmal(corn: u8) -> String {
        format!("{EXAMPLE}; P0 corn {corn}; P0 on uxmal 4")
    }

    #[test]
    fn both_old_buildings_may_be_kept_for_the_full_cost() {
        let state = check(
            &on_tikal("wood 1 stone 2 gold 1"),
            &["go tikal 2", "build building=B22"],
            "P0 owns B22 B35 B36",
        );
        expect_only(&state, "P0 points 3 chaac 1 quetzalcoatl 1 kukulcan 1");
    }

    /// Proves: B36
    #[test]
    fn discarding_the_blue_one_saves_a_gold() {
        let state = check(
            &on_tikal("wood 1 stone 2"),
            &["go tikal 2", "build building=B22 renovate=B36"],
            "P0 owns B22 B35; P0 lacks B36",
        );
        expect_only(&state, "P0 points 3 chaac 1 quetzalcoatl 1 kukulcan 1");
    }

    #[test]
    fn discarding_the_blue_one_saves_nothing_else() {
        for stock in ["wood 1 stone 1", "stone 2"] {
            let state = play(position(&on_tikal(stock)), &["pick_up gear=tikal space=2"]);
            refused(&state, ACT, Refusal::NoBuildingPossible);
        }
    }

    /// Proves: B35
    #[test]
    fn discarding_the_green_one_saves_a_wood_and_two_stone() {
        let state = check(
            &on_tikal("gold 1"),
            &["go tikal 2", "build building=B22 renovate=B35"],
            "P0 owns B22 B36; P0 lacks B35",
        );
        expect_only(&state, "P0 points 3 chaac 1 quetzalcoatl 1 kukulcan 1");
    }

    #[test]
    fn discarding_both_is_impossible() {
        let state = play(position(&on_tikal("wood 0")), &["pick_up gear=tikal space=2"]);
        refused(&state, ACT, Refusal::NoBuildingPossible);
        let state = play(position(&on_uxmal(1)), &["pick_up gear=uxmal space=4"]);
        refused(&state, ACT_FOR_CORN, Refusal::NoBuildingPossible);
    }

    #[test]
    fn the_three_variants_are_all_there_are() {
        let rich = on_tikal("wood 9 stone 9 gold 9");
        let state = play(position(&rich), &["go tikal 2"]);
        assert_eq!(
            choices(&state),
            [
                "build building=B22",
                "build building=B22 renovate=B35",
                "build building=B22 renovate=B36"
            ]
        );
    }

    #[test]
    fn for_corn_the_full_cost_is_eight() {
        let state = check(
            &on_uxmal(8),
            &["go uxmal 4", "build building=B22"],
            "P0 owns B22 B35 B36; P0 corn 0",
        );
        expect_only(&state, "P0 points 3 chaac 1 quetzalcoatl 1 kukulcan 1");
    }

    #[test]
    fn for_corn_discarding_the_blue_one_leaves_six() {
        let go = ["go uxmal 4", "build building=B22 renovate=B36"];
        check(&on_uxmal(6), &go, "P0 owns B22 B35; P0 lacks B36; P0 corn 0");
        let state = play(position(&on_uxmal(5)), &["go uxmal 4"]);
        let why = Refusal::NeedsCorn { needs: 6, has: 5 };
        refused(&state, "build building=B22 renovate=B36", why);
    }

    #[test]
    fn for_corn_discarding_the_green_one_leaves_two() {
        let go = ["go uxmal 4", "build building=B22 renovate=B35"];
        check(&on_uxmal(2), &go, "P0 owns B22 B36; P0 lacks B35; P0 corn 0");
    }

    #[test]
    fn architecture_comes_after_renovation() {
        let go = ["go uxmal 4", "build building=B22 renovate=B36 helped=true"];
        let before = format!("{}; P0 architecture 3", on_uxmal(4));
        check(&before, &go, "P0 owns B22; P0 lacks B36; P0 corn 1 points 5");
        let go = ["go tikal 2", "build building=B22 renovate=B35 helped=true"];
        let before = format!("{}; P0 architecture 3", on_tikal("wood 0"));
        check(&before, &go, "P0 owns B22; P0 lacks B35; P0 corn 1 points 5");
    }

    /// Proves: B33
    #[test]
    fn no_change_is_given() {
        let state = check(
            "with buildings; offer B37; P0 owns B33; P0 wood 1; P0 on tikal 2",
            &["go tikal 2", "build building=B37 renovate=B33"],
            "P0 owns B37; P0 lacks B33",
        );
        expect_only(&state, "P0 wood 1 corn 8");
    }

    #[test]
    fn surplus_blocks_do_not_stand_for_others() {
        let state = play(
            position("with buildings; offer B07; P0 owns B33; P0 stone 1 gold 9; P0 on tikal 2"),
            &["pick_up gear=tikal space=2"],
        );
        refused(&state, ACT, Refusal::NoBuildingPossible);
    }

    /// Proves: B34
    #[test]
    fn a_tile_is_renovated_for_a_monument_too() {
        let state = check(
            "with buildings; monuments M01; P0 owns B34; P0 wood 1 stone 2; P0 on tikal 4",
            &["go tikal 4", "build_monument monument=M01 renovate=B34"],
            "P0 owns M01; P0 lacks B34",
        );
        expect_only(&state, "P0 wood 0");
    }

    #[test]
    fn two_buildings_of_one_action_can_renovate_one_tile_each() {
        let state = check(
            "with buildings; offer B29 B33; P0 owns B36 B35; P0 wood 2; P0 on tikal 4",
            &["go tikal 4", "build building=B29 renovate=B36", "build building=B33 renovate=B35"],
            "P0 owns B29 B33; P0 lacks B35 B36",
        );
        expect_only(&state, "P0 points 3 kukulcan 2");
    }

    #[test]
    fn only_tiles_with_the_sign_are_renovated() {
        let state = play(
            position("with buildings; offer B09; P0 owns B37 B15 B38; P0 wood 2; P0 on tikal 2"),
            &["go tikal 2"],
        );
        refused(&state, "build building=B09 renovate=B37", Refusal::CannotRenovate);
        refused(&state, "build building=B09 renovate=B15", Refusal::CannotRenovate);
        refused(&state, "build building=B09 renovate=B38", Refusal::CannotRenovate);
        possible(&state, "build building=B09");
    }

    #[test]
    fn only_own_tiles_are_renovated() {
        let state = play(
            position("with buildings; offer B09; P1 owns B33; P0 wood 2; P0 on tikal 2"),
            &["go tikal 2"],
        );
        refused(&state, "build building=B09 renovate=B33", Refusal::CannotRenovate);
    }

    #[test]
    fn the_income_of_a_renovated_tile_is_gone() {
        let go = ["go tikal 2", "build building=B22 renovate=B36", "done", "end round"];
        let before = format!("{}; day 7; P0 corn 6", on_tikal("wood 1 stone 2"));
        check(&before, &go, "P0 corn 0 gold 1 stone 1");
        let go = ["go tikal 2", "build building=B09 renovate=B33", "done", "end round"];
        let before = "with buildings; day 7; offer B09; P0 owns B33; P0 corn 6; P0 on tikal 2";
        check(before, &go, "P0 owns B09; P0 corn 0 fed 3");
    }

    #[test]
    fn a_renovated_tile_never_comes_back_on_offer() {
        let state = play(
            position(&on_tikal("gold 1")),
            &["go tikal 2", "build building=B22 renovate=B35", "done"],
        );
        let old = "B35".parse().unwrap();
        assert!(state.gone.has(old));
        assert!(!state.decks[0].has(old) && !state.offer.contains(&Some(old)));
    }
}

mod monument_builder {
    use super::*;

    /// Proves: B38
    #[test]
    fn b38_costs_a_wood_and_a_gold_and_gives_a_point() {
        too_little_for("B38", &["stone 9 gold 9", "wood 9 stone 9"]);
        built("B38", "wood 1 gold 1", &[], "P0 points 1");
    }

    /// Proves: B38
    #[test]
    fn b38_builds_a_monument_at_its_full_cost() {
        let state = check(
            "with buildings; offer B38; monuments M01 M05; P0 wood 4 stone 2 gold 2; P0 on tikal 2",
            &["go tikal 2", "build building=B38", "build_monument monument=M01"],
            "P0 owns B38 M01",
        );
        expect_only(&state, "P0 points 1");
        assert_eq!(choices(&state), ["done"]);
    }

    #[test]
    fn a_monument_that_cannot_be_paid_is_not_built_by_b38() {
        let before = "with buildings; offer B38; monuments M01 M04; P0 on tikal 2; \
                      P0 wood 4 stone 1 gold 5";
        let state = play(position(before), &["go tikal 2", "build building=B38"]);
        let why = Refusal::NeedsBlock { block: Block::Stone, needs: 2, has: 1 };
        refused(&state, "build_monument monument=M01", why);
        possible(&state, "build_monument monument=M04");
    }

    #[test]
    fn the_monument_of_b38_may_be_declined() {
        let state = check(
            "with buildings; offer B38; monuments M01; P0 wood 4 stone 2 gold 2; P0 on tikal 2",
            &["go tikal 2", "build building=B38", "decline"],
            "P0 owns B38; P0 lacks M01",
        );
        expect_only(&state, "P0 wood 3 stone 2 gold 1 points 1");
    }

    #[test]
    fn architecture_helps_b38_but_not_its_monument() {
        let go = ["go tikal 2", "build building=B38 helped=true", "pay wood=1 stone=0 gold=0"];
        let before = "with buildings; offer B38; monuments M01; P0 on tikal 2; \
                      P0 architecture 3 wood 4 stone 2 gold 1";
        let state = play(position(before), &go);
        let state = play(state, &["build_monument monument=M01"]);
        expect_only(&state, "P0 corn 1 points 3 architecture 3");
        let short = "with buildings; offer B38; monuments M01; P0 on tikal 2; \
                     P0 architecture 3 wood 4 stone 1 gold 1";
        let state = play(position(short), &go);
        assert_eq!(choices(&state), ["done"]);
    }

    #[test]
    fn b38_bought_for_corn_asks_blocks_for_the_monument() {
        let state = check(
            "with buildings; offer B38; monuments M04; P0 corn 9 wood 1 gold 4; P0 on uxmal 4",
            &["go uxmal 4", "build building=B38", "build_monument monument=M04"],
            "P0 owns B38 M04",
        );
        expect_only(&state, "P0 corn 5 points 1");
    }

    #[test]
    fn after_the_monument_of_b38_the_second_building_still_follows() {
        let state = check(
            "with buildings; offer B38 B01; monuments M04; P0 wood 3 gold 5; P0 on tikal 4",
            &[
                "go tikal 4",
                "build building=B38",
                "build_monument monument=M04",
                "build building=B01",
            ],
            "P0 owns B38 M04 B01",
        );
        expect_only(&state, "P0 points 1");
    }
}

mod technology_exchange {
    use super::*;

    /// Proves: B39
    #[test]
    fn b39_costs_a_wood_and_a_stone_and_lowers_one_track_to_raise_three() {
        too_little_for("B39", &["stone 9 gold 9", "wood 9 gold 9"]);
        built(
            "B39",
            "wood 1 stone 1 theology 1",
            &["lower theology"],
            "P0 agriculture 1 extraction 1 architecture 1",
        );
    }

    /// Proves: B39
    #[test]
    fn any_track_above_the_start_may_be_lowered() {
        built(
            "B39",
            "wood 1 stone 1 agriculture 3 extraction 1",
            &["lower agriculture"],
            "P0 agriculture 2 extraction 2 architecture 1 theology 1",
        );
    }

    #[test]
    fn a_track_at_the_start_cannot_be_lowered() {
        let state = play(
            position("with buildings; offer B39; P0 wood 1 stone 1 theology 1; P0 on tikal 2"),
            &["go tikal 2", "build building=B39"],
        );
        for track in ["agriculture", "extraction", "architecture"] {
            refused(&state, &format!("lower {track}"), Refusal::LevelZero);
        }
        assert_eq!(choices(&state), ["lower theology"]);
    }

    #[test]
    fn with_no_track_above_the_start_nothing_is_exchanged() {
        built("B39", "wood 1 stone 1", &[], "P0 wood 0");
    }

    /// Proves: B39
    #[test]
    fn tracks_at_the_third_level_give_their_bonus() {
        let before = "with buildings; offer B39; P0 on tikal 2; P0 wood 1 stone 1; \
                      P0 architecture 1 agriculture 3 extraction 3 theology 3";
        let moves = [
            "go tikal 2",
            "build building=B39 helped=true",
            "lower architecture",
            "advance agriculture",
            "up chaac",
            "advance extraction",
            "take_block gold",
            "take_block wood",
        ];
        let state = play(position(before), &moves);
        let levels = "agriculture 3 extraction 3 architecture 0 theology 3";
        expect_only(&state, &format!("P0 {levels} corn 1 chaac 1 gold 1 wood 1 skulls 1"));
    }

    /// Blocks of the extraction bonus pay for the step of the agriculture bonus if they come first.
    /// Proves: B39
    #[test]
    fn the_order_of_the_three_advances_is_chosen() {
        let before = "with buildings prophecies; prophecy R02; offer B39; P0 on tikal 2; \
                      P0 wood 1 stone 1 theology 1 agriculture 3 extraction 3";
        let moves = ["go tikal 2", "build building=B39", "lower theology"];
        let state = play(position(before), &moves);
        let each = ["advance agriculture", "advance architecture", "advance extraction"];
        assert_eq!(choices(&state), each);
        refused(&state, "advance theology", Refusal::NotAsked);
        let more = ["advance extraction", "take_block wood", "take_block wood"];
        let more = [&more[..], &["up chaac"]].concat();
        let levels = "agriculture 3 extraction 3 architecture 1 theology 0";
        expect_only(&play(state, &more), &format!("P0 {levels} chaac 1 wood 1"));
    }

    /// Proves: B39, R09
    #[test]
    fn under_teacher_shortage_each_advance_is_paid_in_the_chosen_order_or_left() {
        let before = "with buildings prophecies; prophecy R09; offer B39; P0 on tikal 2; \
                      P0 wood 2 stone 1 theology 1 extraction 3";
        let moves = ["go tikal 2", "build building=B39", "lower theology"];
        let state = play(position(before), &moves);
        let each = ["advance agriculture", "advance architecture", "advance extraction"];
        assert_eq!(choices(&state), [&each[..], &["decline"]].concat());
        expect_only(&play(state.clone(), &["decline"]), "P0 wood 1 extraction 3");
        let one = play(state.clone(), &["advance architecture"]);
        expect_only(&one, "P0 extraction 3 architecture 1");
        let more = ["advance extraction", "take_block wood", "take_block wood"];
        let more = [&more[..], &["advance agriculture", "advance architecture"]].concat();
        expect_only(&play(state, &more), "P0 agriculture 1 extraction 3 architecture 1");
    }

    /// Proves: B39, T08
    #[test]
    fn itzamna_chooses_the_order_of_the_bonuses() {
        let before = "with tribes buildings; offer B39; P0 tribe T08; P0 on tikal 2; \
                      P0 wood 1 stone 1 theology 1 agriculture 3 extraction 3";
        let moves = ["go tikal 2", "build building=B39", "lower theology"];
        let more = ["advance extraction", "bonus theology", "bonus architecture"];
        let state = play(position(before), &[&moves[..], &more].concat());
        let levels = "agriculture 3 extraction 3 architecture 1";
        expect_only(&state, &format!("P0 {levels} skulls 1 points 3"));
    }

    #[test]
    fn architecture_at_the_third_level_gives_its_points() {
        let state = play(
            position(
                "with buildings; offer B39; P0 wood 1 architecture 3 theology 1; P0 on tikal 2",
            ),
            &["go tikal 2", "build building=B39 helped=true", "lower theology"],
        );
        expect_only(&state, "P0 corn 1 points 5 agriculture 1 extraction 1 architecture 3");
    }
}

mod skull_holder {
    use super::*;

    /// Proves: B40
    #[test]
    fn b40_costs_a_gold_and_a_skull_and_gives_seven_points_and_any_step() {
        for temple in ["chaac", "quetzalcoatl", "kukulcan"] {
            let up = format!("up {temple}");
            built("B40", "gold 1 skulls 1", &[&up], &format!("P0 points 7 {temple} 1"));
        }
        too_little_for("B40", &["wood 9 stone 9 skulls 1"]);
    }

    /// Proves: B40
    #[test]
    fn b40_needs_a_skull() {
        let state = play(
            position("with buildings; offer B40 B01; P0 wood 1 gold 9; P0 on tikal 2"),
            &["go tikal 2"],
        );
        refused(&state, "build building=B40", Refusal::NeedsSkull);
    }

    /// Proves: B40, M13
    #[test]
    fn the_skull_of_b40_counts_as_placed_for_m13() {
        let state = check(
            "with buildings; offer B40; P0 owns M13; slots 1 2; P0 gold 1 skulls 1; P0 on tikal 2",
            &["go tikal 2", "build building=B40", "up chaac"],
            "bank 10; P0 skulls 0",
        );
        assert_eq!(state.skulls_placed(), 3);
        assert_eq!(state.monument_points(Seat(0), "M13".parse().unwrap()), 9);
    }

    #[test]
    fn the_skull_of_b40_takes_no_slot() {
        let state = play(
            position("with buildings; offer B40; P0 gold 1 skulls 1; P0 on tikal 2"),
            &["go tikal 2", "build building=B40", "up chaac"],
        );
        assert_eq!(state.skull_slots, [None; 9]);
    }

    /// Proves: B40
    #[test]
    fn theology_2_can_be_used_after_the_skull_of_b40() {
        let state = play(
            position(
                "with buildings; offer B40; P0 gold 1 wood 1 skulls 1 theology 2; P0 on tikal 2",
            ),
            &["go tikal 2", "build building=B40", "up chaac", "up kukulcan"],
        );
        expect_only(&state, "P0 points 7 chaac 1 kukulcan 1 theology 2");
        assert_eq!(choices(&state), ["done"]);
    }

    #[test]
    fn theology_2_may_be_left_unused_after_the_skull_of_b40() {
        let state = play(
            position(
                "with buildings; offer B40; P0 gold 1 wood 1 skulls 1 theology 2; P0 on tikal 2",
            ),
            &["go tikal 2", "build building=B40", "up chaac", "decline"],
        );
        expect_only(&state, "P0 points 7 chaac 1 wood 1 theology 2");
    }

    /// Proves: B40
    #[test]
    fn for_corn_b40_costs_two_corn_and_the_skull() {
        let state = check(
            "with buildings; offer B40; P0 corn 2 skulls 1; P0 on uxmal 4",
            &["go uxmal 4", "build building=B40", "up chaac"],
            "P0 owns B40",
        );
        expect_only(&state, "P0 points 7 chaac 1");
    }

    #[test]
    fn corn_does_not_stand_for_the_skull() {
        let state = play(
            position("with buildings; offer B40 B01; P0 corn 50; P0 on uxmal 4"),
            &["go uxmal 4"],
        );
        refused(&state, "build building=B40", Refusal::NeedsSkull);
    }

    #[test]
    fn architecture_3_saves_the_gold_but_not_the_skull() {
        let state = play(
            position("with buildings; offer B40; P0 skulls 1 architecture 3; P0 on tikal 2"),
            &["go tikal 2", "build building=B40 helped=true", "up chaac"],
        );
        expect_only(&state, "P0 corn 1 points 9 chaac 1 architecture 3");
        let state = play(
            position("with buildings; offer B40; P0 gold 5 architecture 3; P0 on tikal 2"),
            &["pick_up gear=tikal space=2"],
        );
        refused(&state, ACT, Refusal::NoBuildingPossible);
    }
}
