//! The end of the game: corn, blocks, skulls, monuments, and who wins.

use crate::rules::support::{check, impossible, play, position};
use kernel::{Rules, Seat};
use tzolkin::Tzolkin;

/// The last Food Day; seat 3 leads on every temple, so that seat 0 gets no bonus for a tie. Three
/// workers eat the first 6 corn.
#[track_caller]
fn at_the_end(sentences: &str, expected: &str) -> Tzolkin {
    let before = "day 26; held 3; age 2; P3 chaac 1 quetzalcoatl 1 kukulcan 1";
    check(&format!("{before}; {sentences}"), &["end round"], &format!("{expected}; over"))
}

/// What the monuments of seat 0 score at the end.
#[track_caller]
fn monuments_score(sentences: &str, points: i32) {
    let before = format!("day 26; held 3; age 2; {sentences}");
    check(&before, &["end round"], &format!("P0 monuments {points}; over"));
}

mod goods {
    use super::*;

    #[test]
    fn corn_gives_a_quarter_of_a_point_each_and_quarters_are_kept() {
        at_the_end("P0 corn 6", "P0 points 0");
        at_the_end("P0 corn 7", "P0 points 0.25");
        at_the_end("P0 corn 8", "P0 points 0.5");
        at_the_end("P0 corn 9", "P0 points 0.75");
        at_the_end("P0 corn 10", "P0 points 1");
        at_the_end("P0 corn 17", "P0 points 2.75");
    }

    #[test]
    fn wood_counts_as_two_corn() {
        at_the_end("P0 corn 6 wood 1", "P0 points 0.5");
        at_the_end("P0 corn 6 wood 3", "P0 points 1.5");
    }

    #[test]
    fn stone_counts_as_three_corn() {
        at_the_end("P0 corn 6 stone 1", "P0 points 0.75");
        at_the_end("P0 corn 6 stone 3", "P0 points 2.25");
    }

    #[test]
    fn gold_counts_as_four_corn() {
        at_the_end("P0 corn 6 gold 1", "P0 points 1");
        at_the_end("P0 corn 6 gold 3", "P0 points 3");
    }

    #[test]
    fn blocks_and_corn_are_counted_together() {
        at_the_end("P0 corn 7 wood 1 stone 1 gold 1", "P0 points 2.5");
    }

    #[test]
    fn a_skull_left_gives_three_points() {
        at_the_end("P0 corn 6 skulls 1", "P0 points 3 left_skulls 3");
        at_the_end("P0 corn 6 skulls 4", "P0 points 12 left_skulls 12");
    }

    #[test]
    fn a_skull_placed_gives_nothing_more_at_the_end() {
        let before = "day 26; held 3; age 2; P0 skulls 1; P0 on chichen_itza 1";
        check(before, &["go chichen_itza 1", "end round"], "P0 left_skulls 0; over");
    }

    #[test]
    fn buildings_and_tiles_give_nothing_at_the_end() {
        at_the_end("P0 corn 6 corn_tiles 3 wood_tiles 2; P0 owns B06 B20 B32 W01", "P0 points 0");
    }

    #[test]
    fn the_last_food_day_feeds_before_corn_is_counted() {
        at_the_end("P0 corn 5", "P0 points -2.75 unfed -3");
    }
}

mod monument_costs {
    use super::*;

    /// Exactly this is paid on Tikal 4, and a block (or skull) less does not suffice.
    #[track_caller]
    fn costs(monument: &str, cost: [i32; 4]) {
        let build = format!("build_monument monument={monument}");
        let table = format!("P0 on tikal 4; monuments {monument}; offer B01 B13");
        let [wood, stone, gold, skulls] = cost;
        let goods = format!("P0 wood {wood} stone {stone} gold {gold} skulls {skulls}");
        let after = format!("P0 owns {monument}; P0 wood 0 stone 0 gold 0 skulls 0 corn 0");
        check(&format!("{goods}; {table}"), &["go tikal 4", &build], &after);
        for short in (0..4).filter(|&kind| cost[kind] > 0) {
            let mut has = [9, 9, 9, 3];
            has[short] = cost[short] - 1;
            let [wood, stone, gold, skulls] = has;
            let goods = format!("P0 wood {wood} stone {stone} gold {gold} skulls {skulls}");
            let state = play(position(&format!("{goods}; {table}")), &["go tikal 4"]);
            impossible(&state, &build);
        }
    }

    /// Proves: M01
    #[test]
    fn m01_costs_three_wood_two_stone_and_a_gold() {
        costs("M01", [3, 2, 1, 0]);
    }

    /// Proves: M02
    #[test]
    fn m02_costs_a_wood_three_stone_and_two_gold() {
        costs("M02", [1, 3, 2, 0]);
    }

    /// Proves: M03
    #[test]
    fn m03_costs_a_wood_a_stone_and_four_gold() {
        costs("M03", [1, 1, 4, 0]);
    }

    /// Proves: M04
    #[test]
    fn m04_costs_a_wood_and_four_gold() {
        costs("M04", [1, 0, 4, 0]);
    }

    /// Proves: M05
    #[test]
    fn m05_costs_two_wood_two_stone_and_two_gold() {
        costs("M05", [2, 2, 2, 0]);
    }

    /// Proves: M06
    #[test]
    fn m06_costs_two_wood_three_stone_and_a_gold() {
        costs("M06", [2, 3, 1, 0]);
    }

    /// Proves: M07
    #[test]
    fn m07_costs_a_wood_a_stone_and_three_gold() {
        costs("M07", [1, 1, 3, 0]);
    }

    /// Proves: M08
    #[test]
    fn m08_costs_two_wood_a_stone_and_three_gold() {
        costs("M08", [2, 1, 3, 0]);
    }

    /// Proves: M09
    #[test]
    fn m09_costs_three_wood_and_three_gold() {
        costs("M09", [3, 0, 3, 0]);
    }

    /// Proves: M10
    #[test]
    fn m10_costs_two_stone_and_three_gold() {
        costs("M10", [0, 2, 3, 0]);
    }

    /// Proves: M11
    #[test]
    fn m11_costs_four_stone_and_three_gold() {
        costs("M11", [0, 4, 3, 0]);
    }

    /// Proves: M12
    #[test]
    fn m12_costs_three_stone_and_three_gold() {
        costs("M12", [0, 3, 3, 0]);
    }

    /// Proves: M13
    #[test]
    fn m13_costs_four_gold_and_a_skull() {
        costs("M13", [0, 0, 4, 1]);
    }
}

mod monument_scores {
    use super::*;

    /// Proves: M01
    #[test]
    fn m01_scores_four_for_each_own_brown_building_or_monument() {
        monuments_score("P0 owns M01", 4);
        monuments_score("P0 owns M01 B06 B07", 12);
        monuments_score("P0 owns M01 B06 B20 B01 B09 B13", 12);
        monuments_score("P0 owns M01 M03", 8);
        monuments_score("P0 owns M01; P1 owns B06 B07", 4);
    }

    /// Proves: M02
    #[test]
    fn m02_scores_two_for_each_own_building_or_monument() {
        monuments_score("P0 owns M02", 2);
        monuments_score("P0 owns M02 B01 B09", 6);
        monuments_score("P0 owns M02 M03 B01 B06 B13", 10);
        monuments_score("P0 owns M02; P1 owns B01 B02 M03", 2);
    }

    /// Proves: M03
    #[test]
    fn m03_scores_four_for_each_own_corn_tile() {
        monuments_score("P0 owns M03", 0);
        monuments_score("P0 corn_tiles 3; P0 owns M03", 12);
        monuments_score("P0 wood_tiles 3; P0 owns M03; P1 corn_tiles 2", 0);
    }

    /// Proves: M04
    #[test]
    fn m04_scores_four_for_each_own_wood_tile() {
        monuments_score("P0 owns M04", 0);
        monuments_score("P0 wood_tiles 2; P0 owns M04", 8);
        monuments_score("P0 corn_tiles 2; P0 owns M04; P1 wood_tiles 2", 0);
    }

    /// Proves: M04
    #[test]
    fn burned_wood_tiles_are_nobodys() {
        let before = "day 26; held 3; age 2; P0 wood_tiles 1; P0 owns M04; P0 on palenque 3";
        let moves = ["go palenque 3", "burn", "down chaac", "end round"];
        check(before, &moves, "P0 monuments 4 corn_tiles 1 wood_tiles 1; burned 1; over");
    }

    /// Proves: M05
    #[test]
    fn m05_scores_six_for_each_monument_of_all_with_two_players() {
        monuments_score("2 seats; P0 owns M05", 6);
        monuments_score("2 seats; P0 owns M05; P1 owns M03 M11", 18);
    }

    /// Proves: M05
    #[test]
    fn m05_scores_five_for_each_monument_of_all_with_three_players() {
        monuments_score("3 seats; P0 owns M05; P1 owns M03; P2 owns M04", 15);
    }

    /// Proves: M05
    #[test]
    fn m05_scores_four_for_each_monument_of_all_with_four_players() {
        monuments_score("4 seats; P0 owns M05; P1 owns M03; P3 owns M04 M11", 16);
        monuments_score("4 seats; P0 owns M05 M03; P1 owns B01", 8);
    }

    /// Proves: M05
    #[test]
    fn m05_scores_three_for_each_monument_of_all_with_five_players() {
        monuments_score("5 seats; P0 owns M05; P1 owns M03; P3 owns M04; P4 owns M11", 12);
    }

    /// Proves: M05
    #[test]
    fn monuments_that_nobody_built_score_nothing() {
        monuments_score("monuments M01 M02 M03 M05; P0 owns M05", 4);
        monuments_score("monuments M01 M02 M03 M05; P1 owns M05", 0);
    }

    /// Proves: M06
    #[test]
    fn m06_scores_four_for_each_own_green_building_or_monument() {
        monuments_score("P0 owns M06", 4);
        monuments_score("P0 owns M06 B09 B26", 12);
        monuments_score("P0 owns M06 B09 B01 B06 B13", 8);
        monuments_score("P0 owns M06 M07", 8);
    }

    /// Proves: M07
    #[test]
    fn m07_scores_by_the_number_of_tracks_at_level_three() {
        monuments_score("P0 owns M07", 0);
        monuments_score("P0 agriculture 2 extraction 2 theology 2; P0 owns M07", 0);
        monuments_score("P0 agriculture 3 extraction 2; P0 owns M07", 9);
        monuments_score("P0 agriculture 3 architecture 3; P0 owns M07", 20);
        monuments_score("P0 agriculture 3 extraction 3 theology 3; P0 owns M07", 33);
        let all = "P0 agriculture 3 extraction 3 architecture 3 theology 3; P0 owns M07";
        monuments_score(all, 33);
    }

    /// Proves: M08
    #[test]
    fn m08_scores_three_for_each_level() {
        monuments_score("P0 owns M08", 0);
        monuments_score("P0 agriculture 3 extraction 2; P0 owns M08", 15);
        monuments_score("P0 agriculture 1 architecture 1 theology 2; P0 owns M08", 12);
        let all = "P0 agriculture 3 extraction 3 architecture 3 theology 3; P0 owns M08";
        monuments_score(all, 36);
    }

    /// Proves: M09
    #[test]
    fn m09_scores_by_the_number_of_workers() {
        monuments_score("P0 workers 3; P0 owns M09", 0);
        monuments_score("P0 workers 4; P0 owns M09", 6);
        monuments_score("P0 workers 5; P0 owns M09", 12);
        monuments_score("P0 workers 6; P0 owns M09", 18);
        monuments_score("P0 workers 5; P0 on tikal 1 tikal 2; P0 owns M09", 12);
    }

    /// Proves: M10
    #[test]
    fn m10_scores_four_for_each_own_blue_building_or_monument() {
        monuments_score("P0 owns M10", 4);
        monuments_score("P0 owns M10 B13 B27", 12);
        monuments_score("P0 owns M10 B13 B01 B06 B09", 8);
        monuments_score("P0 owns M10 M12", 8);
    }

    /// Proves: M11
    #[test]
    fn m11_scores_the_printed_points_of_the_own_steps_without_the_bonus() {
        monuments_score("P0 owns M11", 0);
        monuments_score("P0 chaac 3 quetzalcoatl 2 kukulcan -1; P0 owns M11", 5);
        monuments_score("P0 chaac 5 quetzalcoatl 7 kukulcan 6; P0 owns M11", 31);
        monuments_score("P0 chaac -1 quetzalcoatl -1 kukulcan -1; P0 owns M11", -6);
    }

    /// Proves: M12
    #[test]
    fn m12_scores_three_for_each_step_on_the_best_temple() {
        monuments_score("P0 owns M12", 0);
        monuments_score("P0 chaac 2 kukulcan 4; P0 owns M12", 12);
        monuments_score("P0 quetzalcoatl 7; P0 owns M12", 21);
        monuments_score("P0 chaac -1 quetzalcoatl -1 kukulcan -1; P0 owns M12", 0);
    }

    /// Proves: M13
    #[test]
    fn m13_scores_three_for_each_skull_placed_by_anybody() {
        monuments_score("P0 owns M13", 0);
        monuments_score("P0 skulls 3; P0 owns M13", 0);
        monuments_score("P0 owns M13; slots 1 2", 6);
        let before = "day 26; held 3; age 2; P0 skulls 1; P0 owns M13; slots 1 2; \
            P0 on chichen_itza 4";
        check(before, &["go chichen_itza 4", "end round"], "P0 monuments 9; over");
        monuments_score("P0 owns M13; slots 1 2 3 4 5 6 7 8 9", 27);
    }

    /// Proves: M13
    #[test]
    fn m13_counts_a_skull_that_lies_on_a_building() {
        monuments_score("with buildings; P0 owns M13 B40", 3);
        monuments_score("with buildings; P0 owns M13; P1 owns B40; slots 1 2", 9);
    }

    /// Proves: M13
    #[test]
    fn the_skull_paid_for_m13_is_not_a_skull_placed() {
        let before = "day 26; held 3; age 2; P0 gold 4 skulls 1; P0 on tikal 4; monuments M13";
        let moves = ["go tikal 4", "build_monument monument=M13", "end round"];
        check(before, &moves, "P0 monuments 0 left_skulls 0; over");
    }

    #[test]
    fn several_monuments_add_up() {
        monuments_score("P0 agriculture 3 chaac 2; P0 owns M07 M08 M12 B09", 9 + 9 + 6);
        monuments_score("P0 owns M01 M02 M05", 12 + 6 + 12);
    }

    #[test]
    fn a_monument_scores_for_its_owner_only() {
        let before = "P1 workers 5; P1 owns M09; P0 workers 6; P0 corn 12";
        at_the_end(before, "P0 monuments 0 points 0; P1 monuments 12");
    }
}

mod winning {
    use super::*;

    fn winners(state: &Tzolkin) -> Vec<Seat> {
        state.standings().winners().collect()
    }

    #[test]
    fn most_points_win() {
        let state = at_the_end("P1 corn 6 skulls 5; P2 corn 6 skulls 4", "P1 points 15");
        assert_eq!(winners(&state), [Seat(1)]);
    }

    #[test]
    fn a_quarter_of_a_point_decides() {
        let before = "P1 corn 6 skulls 4; P2 corn 7 skulls 4; P1 on tikal 1 tikal 2";
        assert_eq!(winners(&at_the_end(before, "P1 points 12; P2 points 12.25")), [Seat(2)]);
    }

    #[test]
    fn a_tie_goes_to_whoever_has_most_workers_on_the_gears() {
        let before = "P1 corn 6 skulls 4; P2 corn 6 skulls 4; P1 on tikal 1; P2 on tikal 2 uxmal 2";
        assert_eq!(winners(&at_the_end(before, "P1 points 12; P2 points 12")), [Seat(2)]);
    }

    #[test]
    fn workers_pushed_off_by_the_last_day_do_not_count() {
        let before = "P1 corn 6 skulls 4; P2 corn 6 skulls 4; P1 on tikal 1; P2 on tikal 7 uxmal 7";
        let state = at_the_end(before, "P1 points 12 on_gears 1; P2 points 12 on_gears 0");
        assert_eq!(winners(&state), [Seat(1)]);
    }

    #[test]
    fn a_worker_on_the_start_space_does_not_count() {
        let before = "day 26; held 3; age 2; P3 chaac 1 quetzalcoatl 1 kukulcan 1; \
            P0 corn 6 skulls 4; P1 corn 6 skulls 4; P1 on tikal 1";
        let moves = ["place_start", "done", "end round"];
        let state = check(before, &moves, "P0 points 12; P1 points 12; over");
        assert_eq!(winners(&state), [Seat(1)]);
    }

    #[test]
    fn still_tied_they_share_the_win() {
        let before = "P1 corn 6 skulls 4; P2 corn 6 skulls 4; P1 on tikal 1; P2 on uxmal 2";
        let state = at_the_end(before, "P1 points 12; P2 points 12");
        assert_eq!(winners(&state), [Seat(1), Seat(2)]);
    }

    #[test]
    fn more_workers_owned_do_not_break_a_tie() {
        let before = "P1 corn 12 skulls 4 workers 6; P2 corn 6 skulls 4; P2 on uxmal 2";
        let state = at_the_end(before, "P1 points 12; P2 points 12");
        assert_eq!(winners(&state), [Seat(2)]);
    }
}
