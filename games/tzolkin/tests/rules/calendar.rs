//! The calendar: corn on the start space, the starting player, one day or two, the end.

use crate::rules::support::{check, choices, events, expect, play, position, refused};
use tzolkin::parts::{Gear, Tooth};
use tzolkin::{Event, Refusal, Tzolkin};

const SPEED: [&str; 4] = ["place_start", "done", "end round", "days 2"];

fn dummies(state: &Tzolkin, gear: Gear) -> Vec<u8> {
    state.gears[gear].dummies.iter().map(u8::from).collect()
}

mod nobody_on_the_start_space {
    use super::*;

    #[test]
    fn one_corn_is_laid_and_one_day_passes() {
        check("", &["end round"], "start corn 1; day 1; round 2");
    }

    #[test]
    fn the_corn_accumulates() {
        check("", &["end round"; 3], "start corn 3; day 3");
    }

    #[test]
    fn the_starting_player_stays() {
        check("first P2", &["end round"], "first P2; asks P2");
    }
}

mod somebody_on_the_start_space {
    use super::*;

    #[test]
    fn that_player_becomes_the_starting_player() {
        let moves = ["place_start", "done", "end round", "days 1"];
        check("turn P2", &moves, "first P2; asks P2; P2 at_hand 3");
    }

    #[test]
    fn whoever_is_the_starting_player_already_passes_the_marker_clockwise() {
        check("", &["place_start", "done", "end round", "days 1"], "first P1; asks P1");
    }

    #[test]
    fn the_marker_passes_from_the_last_seat_to_the_first() {
        let moves = ["place_start", "done", "days 1"];
        check("first P3; turn P3", &moves, "first P0; asks P0");
    }

    #[test]
    fn no_corn_is_laid() {
        check("", &["place_start", "done", "end round", "days 1"], "start corn 0; day 1");
    }

    #[test]
    fn the_start_space_is_free_again_in_the_next_round() {
        let moves = ["place_start", "done", "end round", "days 1", "place_start", "done"];
        check("", &moves, "P0 at_hand 3; P1 at_hand 2; asks P2");
    }
}

mod one_day_or_two {
    use super::*;

    #[test]
    fn whoever_is_there_chooses_one_day_or_two() {
        let state = play(position("turn P2"), &["place_start", "done", "end round"]);
        expect(&state, "asks P2; day 0");
        assert_eq!(choices(&state), ["days 1", "days 2"]);
        refused(&state, "days 3", Refusal::NotThere);
        refused(&state, "days 0", Refusal::NotThere);
    }

    #[test]
    fn one_day_leaves_the_board_light() {
        let moves = ["place_start", "done", "end round", "days 1"];
        check("P1 on tikal 1", &moves, "P0 light; day 1; P1 on tikal 2; round 2");
    }

    #[test]
    fn two_days_turn_the_board_dark_and_every_worker_by_two() {
        let before = "P1 on tikal 1 palenque 5; P2 on chichen_itza 8 yaxchilan 0 uxmal 3";
        let state = check(before, &SPEED, "P0 dark; P1 light; day 2; round 2; start corn 0");
        expect(&state, "P1 on tikal 3 palenque 7; P2 on chichen_itza 10 yaxchilan 2 uxmal 5");
    }

    #[test]
    fn with_a_dark_board_only_one_day_passes() {
        let moves = ["place_start", "done", "end round"];
        check("P0 dark", &moves, "day 1; round 2; P0 dark; first P1; asks P1");
    }

    #[test]
    fn the_boards_of_others_do_not_matter() {
        check("P1 dark; P2 dark; P3 dark", &SPEED, "day 2; P0 dark");
    }
}

mod forbidden_double_day {
    use super::*;

    /// Two days are not offered: one passes by itself.
    #[track_caller]
    fn only_one_day(before: &str) {
        check(before, &["place_start", "done", "end round"], "day 1; round 2; P0 light");
    }

    #[test]
    fn a_worker_on_6_forbids_two_days() {
        only_one_day("P1 on palenque 6");
        only_one_day("P1 on yaxchilan 6");
        only_one_day("P2 on tikal 6");
        only_one_day("P3 on uxmal 6");
    }

    #[test]
    fn an_own_worker_on_6_forbids_two_days() {
        only_one_day("P0 on palenque 6");
    }

    #[test]
    fn a_worker_on_9_of_chichen_itza_forbids_two_days() {
        only_one_day("P1 on chichen_itza 9");
    }

    #[test]
    fn a_worker_on_7_falls_in_any_case_and_forbids_nothing() {
        check("P1 on palenque 7", &SPEED, "day 2; P1 at_hand 3 on_gears 0");
    }

    #[test]
    fn a_worker_on_10_of_chichen_itza_forbids_nothing() {
        check("P1 on chichen_itza 10", &SPEED, "day 2; P1 at_hand 3 on_gears 0");
    }

    #[test]
    fn on_chichen_itza_6_and_7_forbid_nothing() {
        check("P1 on chichen_itza 6 chichen_itza 7", &SPEED, "P1 on chichen_itza 8 chichen_itza 9");
    }

    #[test]
    fn a_dummy_on_6_forbids_nothing() {
        let state = position("2 seats");
        assert!(state.gears[Gear::Tikal].dummies.has(Tooth(6)));
        expect(&play(state, &SPEED), "day 2; P0 dark");
    }
}

mod turning {
    use super::*;

    #[test]
    fn every_worker_moves_one_space_up() {
        let before = "P0 on palenque 0 yaxchilan 6 tikal 3; P1 on uxmal 5 chichen_itza 9";
        let after = "P0 on palenque 1 yaxchilan 7 tikal 4; P1 on uxmal 6 chichen_itza 10";
        check(before, &["end round"], after);
    }

    #[test]
    fn a_worker_leaving_7_comes_home_without_an_action() {
        let after = "P0 corn 0 wood 0 at_hand 3 on_gears 0";
        check("P0 on palenque 7 yaxchilan 7 uxmal 7", &["end round"], after);
        check("P0 on tikal 7", &["end round"], "P0 at_hand 3 on_gears 0");
    }

    #[test]
    fn a_worker_leaving_10_of_chichen_itza_comes_home_without_an_action() {
        let before = "P0 skulls 1; P0 on chichen_itza 10";
        check(before, &["end round"], "P0 skulls 1 points 0 at_hand 3 on_gears 0");
    }

    #[test]
    fn on_chichen_itza_a_worker_on_7_stays() {
        let after = "P0 on chichen_itza 8; P0 at_hand 2";
        check("P0 on chichen_itza 7", &["end round"], after);
    }

    #[test]
    fn dummies_ride_round_two_hidden_teeth() {
        let mut state = position("2 seats");
        assert_eq!(dummies(&state, Gear::Tikal), [1, 3, 5, 6, 7]);
        state = play(state, &["end round"]);
        assert_eq!(dummies(&state, Gear::Tikal), [2, 4, 6, 7, 8]);
        state = play(state, &["end round", "end round"]);
        assert_eq!(dummies(&state, Gear::Tikal), [0, 4, 6, 8, 9]);
    }

    #[test]
    fn after_ten_days_dummies_are_where_they_were() {
        let state = play(position("2 seats"), &["end round"; 10]);
        assert_eq!(dummies(&state, Gear::Tikal), [1, 3, 5, 6, 7]);
    }

    #[test]
    fn chichen_itza_has_thirteen_teeth() {
        let mut state = position("2 seats");
        assert_eq!(dummies(&state, Gear::ChichenItza), [0, 3]);
        state = play(state, &["end round"; 10]);
        assert_eq!(dummies(&state, Gear::ChichenItza), [0, 10]);
        state = play(state, &["end round"; 3]);
        assert_eq!(dummies(&state, Gear::ChichenItza), [0, 3]);
    }

    #[test]
    fn dummies_never_come_home() {
        let state = play(position("2 seats"), &["end round"; 27]);
        assert_eq!(state.gears.values().map(|wheel| wheel.dummies.len()).sum::<usize>(), 12);
    }
}

mod food_days {
    use super::*;

    /// Proves: food-day-1, food-day-2, food-day-3, food-day-4
    #[test]
    fn food_days_are_held_at_the_end_of_rounds_8_14_21_and_27() {
        let held = [(7, 0), (8, 1), (13, 1), (14, 2), (20, 2), (21, 3), (26, 3), (27, 4)];
        for (rounds, held) in held {
            check("", &vec!["end round"; rounds], &format!("held {held}; day {rounds}"));
        }
    }

    #[test]
    fn a_food_day_is_held_before_the_calendar_turns() {
        let log = events(position("day 7"), &["end round"]);
        let food = log.iter().position(|event| matches!(event, Event::FoodDayBegan { .. }));
        let turn = log.iter().position(|event| matches!(event, Event::DaysPassed { .. }));
        assert!(food.is_some() && food < turn, "{log:?}");
    }

    #[test]
    fn a_food_day_passed_by_two_days_is_held_a_day_late() {
        let state = check("day 6; P0 corn 6", &SPEED, "day 8; round 8; held 0; P0 corn 6");
        expect(&play(state, &["end round"]), "day 9; round 9; held 1; P0 corn 0");
    }

    #[test]
    fn the_food_day_after_a_late_one_keeps_its_day() {
        let state = play(position("day 6"), &SPEED);
        let state = play(state, &["end round"; 5]);
        expect(&state, "day 13; held 1");
        expect(&play(state, &["end round"]), "day 14; held 2");
    }

    #[test]
    fn two_days_onto_a_food_day_are_not_late() {
        let state = check("day 5; P0 corn 6", &SPEED, "day 7; held 0");
        expect(&play(state, &["end round"]), "day 8; held 1; P0 corn 0");
    }

    #[test]
    fn two_days_from_a_food_day_do_not_hold_it_twice() {
        let state = check("day 7; P0 corn 12", &SPEED, "day 9; held 1; P0 corn 6");
        expect(&play(state, &["end round"]), "day 10; held 1; P0 corn 6");
    }

    #[test]
    fn with_a_late_food_day_the_age_changes_late() {
        let state = check("day 12; held 1", &SPEED, "day 14; age 1; held 1");
        expect(&play(state, &["end round"]), "day 15; age 2; held 2");
    }
}

mod the_end {
    use super::*;

    const LAST: &str = "day 26; held 3; age 2";

    #[test]
    fn if_nobody_speeds_time_there_are_27_rounds() {
        let state = play(position(""), &["end round"; 26]);
        expect(&state, "round 27; day 26; held 3; asks P0");
        expect(&play(state, &["end round"]), "over; held 4");
    }

    #[test]
    fn each_double_day_makes_the_game_a_round_shorter() {
        let mut moves = SPEED.to_vec();
        moves.extend(["end round"; 24]);
        let state = check("", &moves, "round 26; day 26; held 3");
        expect(&play(state, &["end round"]), "over");
    }

    /// Proves: food-day-4
    #[test]
    fn after_the_last_food_day_one_more_day_passes() {
        let before = format!("{LAST}; P0 on palenque 7 tikal 6; P1 on chichen_itza 10");
        check(&before, &["end round"], "over; day 27; P0 on tikal 7; P0 on_gears 1; P1 on_gears 0");
    }

    #[test]
    fn then_nobody_may_speed_time() {
        let before = format!("{LAST}; P1 on tikal 5");
        let moves = ["place_start", "done", "end round"];
        check(&before, &moves, "over; day 27; P1 on tikal 6; P0 light; P0 at_hand 3");
    }

    #[test]
    fn a_double_day_from_round_26_leaves_one_round_and_a_late_food_day() {
        let before = "day 25; held 3; age 2; P1 corn 6; P1 on tikal 3";
        let state = check(before, &SPEED, "day 27; round 27; held 3; P1 on tikal 5; P1 corn 6");
        expect(&play(state, &["end round"]), "over; day 28; held 4; P1 on tikal 6; P1 corn 0");
    }
}
