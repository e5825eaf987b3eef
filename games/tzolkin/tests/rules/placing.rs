//! Placing workers: the lowest empty space, its cost, the start space, dummies in the way.

use crate::rules::support::{check, expect, play, position, possible, refused};
use tzolkin::Refusal;

mod spaces {
    use super::*;

    #[test]
    fn a_worker_goes_to_the_lowest_space() {
        let state = position("P0 corn 9");
        possible(&state, "place gear=palenque space=0");
        refused(&state, "place gear=palenque space=1", Refusal::NotLowest { lowest: 0 });
    }

    #[test]
    fn an_occupied_space_is_passed_over() {
        let state = position("P0 corn 9; P1 on palenque 0");
        refused(&state, "place gear=palenque space=0", Refusal::SpaceTaken);
        possible(&state, "place gear=palenque space=1");
    }

    #[test]
    fn a_gap_is_filled_first() {
        let state = position("P0 corn 9; P1 on palenque 0 palenque 2; P2 on palenque 3");
        possible(&state, "place gear=palenque space=1");
        refused(&state, "place gear=palenque space=4", Refusal::NotLowest { lowest: 1 });
    }

    #[test]
    fn own_workers_are_passed_over_too() {
        let moves = ["place gear=palenque space=0", "place gear=palenque space=1", "done"];
        check("P0 corn 2", &moves, "P0 on palenque 0 palenque 1; P0 corn 0; asks P1");
    }

    #[test]
    fn whoever_has_no_worker_at_hand_cannot_place() {
        let state = position("P0 corn 9; P0 on tikal 0 tikal 1 tikal 2");
        refused(&state, "place gear=palenque space=0", Refusal::NoWorkerAtHand);
        refused(&state, "place_start", Refusal::NoWorkerAtHand);
    }

    #[test]
    fn the_last_worker_at_hand_can_be_placed_but_no_more() {
        let moves =
            ["place gear=palenque space=0", "place gear=tikal space=0", "place gear=uxmal space=0"];
        let state = check("P0 corn 9", &moves, "P0 at_hand 0 on_gears 3 corn 6");
        refused(&state, "place gear=yaxchilan space=0", Refusal::NoWorkerAtHand);
    }

    #[test]
    fn a_full_gear_takes_nobody() {
        let before = "P0 corn 20; \
            P1 workers 6; P1 on uxmal 0 uxmal 1 uxmal 2 uxmal 3 uxmal 4 uxmal 5; \
            P2 on uxmal 6 uxmal 7";
        let state = position(before);
        for space in 0..10 {
            let place = format!("place gear=uxmal space={space}");
            refused(&state, &place, Refusal::GearFull);
        }
    }

    #[test]
    fn a_full_chichen_itza_takes_nobody() {
        let before = "P0 corn 20; P1 workers 6; P2 workers 5; \
            P1 on chichen_itza 0 chichen_itza 1 chichen_itza 2 chichen_itza 3 chichen_itza 4 \
            chichen_itza 5; P2 on chichen_itza 6 chichen_itza 7 chichen_itza 8 chichen_itza 9 \
            chichen_itza 10";
        let state = position(before);
        refused(&state, "place gear=chichen_itza space=11", Refusal::GearFull);
        refused(&state, "place gear=chichen_itza space=10", Refusal::GearFull);
    }
}

mod cost {
    use super::*;

    /// Spaces 0 to `taken` - 1 of a gear are taken, and the next costs what remains of 20 corn.
    #[track_caller]
    fn next_costs(gear: &str, taken: u8, corn: u8) {
        let mut before = String::from("P0 corn 20; P1 workers 6; P2 workers 6");
        for space in 0..taken {
            let seat = if space < 6 { 1 } else { 2 };
            before += &format!("; P{seat} on {gear} {space}");
        }
        let place = format!("place gear={gear} space={taken}");
        check(&before, &[&place], &format!("P0 on {gear} {taken}; P0 corn {}", 20 - corn));
    }

    /// Proves: palenque-0, yaxchilan-0, tikal-0, uxmal-0, chichen_itza-0
    #[test]
    fn space_0_costs_nothing() {
        for gear in ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"] {
            next_costs(gear, 0, 0);
        }
    }

    /// Proves: palenque-1, palenque-2, palenque-3, palenque-4, palenque-5, palenque-6, palenque-7
    #[test]
    fn a_space_of_palenque_costs_its_number() {
        next_costs("palenque", 1, 1);
        next_costs("palenque", 2, 2);
        next_costs("palenque", 3, 3);
        next_costs("palenque", 4, 4);
        next_costs("palenque", 5, 5);
        next_costs("palenque", 6, 6);
        next_costs("palenque", 7, 7);
    }

    /// Proves: yaxchilan-1, yaxchilan-2, yaxchilan-3, yaxchilan-4, yaxchilan-5, yaxchilan-6, yaxchilan-7
    #[test]
    fn a_space_of_yaxchilan_costs_its_number() {
        next_costs("yaxchilan", 1, 1);
        next_costs("yaxchilan", 2, 2);
        next_costs("yaxchilan", 3, 3);
        next_costs("yaxchilan", 4, 4);
        next_costs("yaxchilan", 5, 5);
        next_costs("yaxchilan", 6, 6);
        next_costs("yaxchilan", 7, 7);
    }

    /// Proves: tikal-1, tikal-2, tikal-3, tikal-4, tikal-5, tikal-6, tikal-7
    #[test]
    fn a_space_of_tikal_costs_its_number() {
        next_costs("tikal", 1, 1);
        next_costs("tikal", 2, 2);
        next_costs("tikal", 3, 3);
        next_costs("tikal", 4, 4);
        next_costs("tikal", 5, 5);
        next_costs("tikal", 6, 6);
        next_costs("tikal", 7, 7);
    }

    /// Proves: uxmal-1, uxmal-2, uxmal-3, uxmal-4, uxmal-5, uxmal-6, uxmal-7
    #[test]
    fn a_space_of_uxmal_costs_its_number() {
        next_costs("uxmal", 1, 1);
        next_costs("uxmal", 2, 2);
        next_costs("uxmal", 3, 3);
        next_costs("uxmal", 4, 4);
        next_costs("uxmal", 5, 5);
        next_costs("uxmal", 6, 6);
        next_costs("uxmal", 7, 7);
    }

    /// Proves: chichen_itza-1, chichen_itza-2, chichen_itza-3, chichen_itza-4, chichen_itza-5
    /// Proves: chichen_itza-6, chichen_itza-7, chichen_itza-8, chichen_itza-9, chichen_itza-10
    #[test]
    fn a_space_of_chichen_itza_costs_its_number() {
        next_costs("chichen_itza", 1, 1);
        next_costs("chichen_itza", 2, 2);
        next_costs("chichen_itza", 3, 3);
        next_costs("chichen_itza", 4, 4);
        next_costs("chichen_itza", 5, 5);
        next_costs("chichen_itza", 6, 6);
        next_costs("chichen_itza", 7, 7);
        next_costs("chichen_itza", 8, 8);
        next_costs("chichen_itza", 9, 9);
        next_costs("chichen_itza", 10, 10);
    }

    #[test]
    fn whoever_has_too_little_corn_cannot_place() {
        let state = position("P0 corn 1; P1 on palenque 0 palenque 1");
        refused(&state, "place gear=palenque space=2", Refusal::NeedsCorn { needs: 2, has: 1 });
    }

    const SIX: [&str; 6] = [
        "place gear=palenque space=0",
        "place gear=yaxchilan space=0",
        "place gear=tikal space=0",
        "place gear=uxmal space=0",
        "place gear=chichen_itza space=0",
        "place_start",
    ];

    #[test]
    fn one_worker_costs_nothing_more() {
        check("P0 corn 15 workers 6", &SIX[..1], "P0 corn 15 at_hand 5");
    }

    #[test]
    fn two_workers_cost_one_more() {
        check("P0 corn 15 workers 6", &SIX[..2], "P0 corn 14 at_hand 4");
    }

    #[test]
    fn three_workers_cost_three_more() {
        check("P0 corn 15 workers 6", &SIX[..3], "P0 corn 12 at_hand 3");
    }

    #[test]
    fn four_workers_cost_six_more() {
        check("P0 corn 15 workers 6", &SIX[..4], "P0 corn 9 at_hand 2");
    }

    #[test]
    fn five_workers_cost_ten_more() {
        check("P0 corn 15 workers 6", &SIX[..5], "P0 corn 5 at_hand 1");
    }

    #[test]
    fn six_workers_cost_fifteen_more() {
        check("P0 corn 15 workers 6", &SIX, "P0 corn 0 at_hand 0");
    }

    #[test]
    fn the_sixth_worker_alone_costs_five_more() {
        let state = play(position("P0 corn 14 workers 6"), &SIX[..5]);
        refused(&state, "place_start", Refusal::NeedsCorn { needs: 5, has: 4 });
    }

    #[test]
    fn the_number_of_the_space_and_the_number_of_workers_are_both_paid() {
        let before = "P0 corn 9; P1 on tikal 0 tikal 1; P2 on uxmal 0 uxmal 1 uxmal 2";
        let moves = ["place gear=tikal space=2", "place gear=uxmal space=3"];
        check(before, &moves, "P0 corn 3");
    }

    #[test]
    fn each_worker_is_paid_as_it_is_placed() {
        let state = play(position("P0 corn 0"), &["place gear=tikal space=0"]);
        refused(&state, "place gear=uxmal space=0", Refusal::NeedsCorn { needs: 1, has: 0 });
    }

    #[test]
    fn the_next_turn_begins_to_count_anew() {
        let moves = ["place gear=tikal space=0", "place gear=uxmal space=0", "end round"];
        let state = check("P0 corn 1", &moves, "P0 corn 0; asks P0");
        expect(&play(state, &["place gear=palenque space=0"]), "P0 on palenque 0; P0 corn 0");
    }
}

mod start_space {
    use super::*;

    #[test]
    fn the_start_space_costs_nothing() {
        check("P0 corn 0", &["place_start"], "P0 corn 0 at_hand 2 on_gears 0");
    }

    #[test]
    fn the_start_space_takes_one_worker() {
        let state = play(position("P0 corn 9; P1 corn 9"), &["place_start"]);
        refused(&state, "place_start", Refusal::StartTaken);
        refused(&play(state, &["done"]), "place_start", Refusal::StartTaken);
    }

    #[test]
    fn a_worker_there_counts_for_the_cost_of_the_next() {
        let state = play(position("P0 corn 3"), &["place_start", "place gear=tikal space=0"]);
        expect(&state, "P0 corn 2");
        expect(&play(state, &["place gear=uxmal space=0"]), "P0 corn 0");
    }

    #[test]
    fn a_worker_there_costs_what_those_before_it_ask() {
        let moves = ["place gear=tikal space=0", "place gear=uxmal space=0", "place_start"];
        check("P0 corn 3", &moves, "P0 corn 0 at_hand 0");
    }

    #[test]
    fn the_corn_there_does_not_pay_for_workers_of_the_same_turn() {
        let state = play(position("P0 corn 0; start corn 5"), &["place_start"]);
        refused(&state, "place gear=tikal space=0", Refusal::NeedsCorn { needs: 1, has: 0 });
    }

    #[test]
    fn all_the_corn_there_is_taken_at_the_end_of_the_own_turn() {
        let state = check("start corn 5", &["place_start"], "P0 corn 0; start corn 5");
        expect(&play(state, &["done"]), "P0 corn 5; start corn 0; asks P1");
    }

    #[test]
    fn without_a_worker_there_the_corn_stays() {
        let moves = ["place gear=tikal space=0", "done"];
        check("start corn 5", &moves, "P0 corn 0; start corn 5; asks P1");
    }

    #[test]
    fn the_worker_there_is_not_picked_up_but_comes_home_with_the_calendar() {
        let moves = ["place_start", "done", "end round", "days 1"];
        check("", &moves, "P0 at_hand 3; day 1");
    }
}

mod dummy_workers {
    use super::*;

    /// Two seats; the dummies of Tikal stand on 1, 3, 5, 6 and 7.
    const TIKAL: &str = "2 seats; P0 corn 9";

    #[test]
    fn a_dummy_blocks_its_space() {
        let moves = ["place gear=tikal space=0", "place gear=tikal space=2"];
        let state = check(TIKAL, &moves, "P0 on tikal 0 tikal 2; P0 corn 6");
        refused(&state, "place gear=tikal space=3", Refusal::SpaceTaken);
        possible(&state, "place gear=tikal space=4");
    }

    #[test]
    fn dummies_make_a_gear_full() {
        let state = position("2 seats; P0 corn 20; P1 on tikal 0 tikal 2 tikal 4");
        refused(&state, "place gear=tikal space=4", Refusal::GearFull);
        refused(&state, "place gear=tikal space=8", Refusal::GearFull);
    }

    #[test]
    fn a_dummy_on_a_hidden_tooth_blocks_nothing() {
        let before = "2 seats; P0 corn 20; P1 on uxmal 0 uxmal 2 uxmal 4";
        let state = play(position(before), &["end round", "end round", "end round"]);
        // Dummies stand on 4, 6, 8, 9 and 0; workers on 3, 5 and 7.
        expect(&state, "P1 on uxmal 3 uxmal 5 uxmal 7; day 3");
        possible(&state, "place gear=uxmal space=1");
        refused(&state, "place gear=uxmal space=2", Refusal::NotLowest { lowest: 1 });
    }

    #[test]
    fn nobody_picks_a_dummy_up() {
        let state = position(TIKAL);
        refused(&state, "pick_up gear=tikal space=1", Refusal::NoWorkerThere);
    }
}
