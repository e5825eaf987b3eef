//! Temples: tops and bottoms, lost steps, and the light board.

use crate::rules::support::{check, events, expect, play, position, possible, refused};
use kernel::Seat;
use tzolkin::parts::Temple;
use tzolkin::{Event, Refusal};

mod top {
    use super::*;

    /// Proves: chaac-5
    #[test]
    fn the_top_of_chaac_is_step_5() {
        let before = "P0 corn 3 chaac 4; P0 on uxmal 1";
        let state = check(before, &["go uxmal 1", "up chaac"], "P0 chaac 5");
        let next = play(state, &["end round"]);
        expect(&next, "P0 chaac 5");
        let state = play(position("P0 corn 3 chaac 5; P0 on uxmal 1"), &["go uxmal 1"]);
        refused(&state, "up chaac", Refusal::TopOfTemple);
    }

    /// Proves: quetzalcoatl-7
    #[test]
    fn the_top_of_quetzalcoatl_is_step_7() {
        let moves = ["go uxmal 1", "up quetzalcoatl"];
        check("P0 corn 3 quetzalcoatl 6; P0 on uxmal 1", &moves, "P0 quetzalcoatl 7");
        let state = play(position("P0 corn 3 quetzalcoatl 7; P0 on uxmal 1"), &["go uxmal 1"]);
        refused(&state, "up quetzalcoatl", Refusal::TopOfTemple);
    }

    /// Proves: kukulcan-6
    #[test]
    fn the_top_of_kukulcan_is_step_6() {
        let moves = ["go uxmal 1", "up kukulcan"];
        check("P0 corn 3 kukulcan 5; P0 on uxmal 1", &moves, "P0 kukulcan 6");
        let state = play(position("P0 corn 3 kukulcan 6; P0 on uxmal 1"), &["go uxmal 1"]);
        refused(&state, "up kukulcan", Refusal::TopOfTemple);
    }

    #[test]
    fn only_one_stands_on_the_top() {
        let before = "P0 corn 3 chaac 4; P1 chaac 5; P0 on uxmal 1";
        let state = play(position(before), &["go uxmal 1"]);
        refused(&state, "up chaac", Refusal::TopTaken { by: 2 });
        possible(&state, "up kukulcan");
    }

    #[test]
    fn any_number_stand_on_a_lower_step() {
        let before = "P0 corn 3 chaac 3; P1 chaac 4; P2 chaac 4; P0 on uxmal 1";
        check(before, &["go uxmal 1", "up chaac"], "P0 chaac 4; P1 chaac 4; P2 chaac 4");
    }

    #[test]
    fn whoever_leaves_the_top_makes_room_for_another() {
        let before = "P0 corn 0 chaac 5; P1 corn 3 chaac 4; P0 on uxmal 0; P1 on uxmal 1";
        let moves = ["beg chaac", "pick_up gear=uxmal space=0", "done", "go uxmal 1", "up chaac"];
        check(before, &moves, "P0 chaac 4; P1 chaac 5");
    }

    #[test]
    fn a_step_for_corn_is_impossible_when_no_temple_is_open() {
        let before = "P0 corn 9 chaac 5 quetzalcoatl 7 kukulcan 5; P1 kukulcan 6; P0 on uxmal 1";
        let state = play(position(before), &["pick_up gear=uxmal space=1"]);
        let act = "act gear=uxmal action=1 way=plain";
        refused(&state, act, Refusal::NoTempleOpen);
    }
}

mod lost_steps {
    use super::*;

    #[test]
    fn a_printed_step_at_the_top_is_lost_but_the_rest_is_kept() {
        let before = "P0 skulls 1 chaac 5; P0 on chichen_itza 1";
        check(before, &["go chichen_itza 1"], "P0 skulls 0 points 4 chaac 5");
        let log = events(position(before), &["go chichen_itza 1"]);
        let lost = Event::StepLost { seat: Seat(0), temple: Temple::Chaac };
        assert!(log.contains(&lost), "{log:?}");
    }

    #[test]
    fn a_printed_step_to_a_top_held_by_another_is_lost() {
        let before = "P0 skulls 1 quetzalcoatl 6; P2 quetzalcoatl 7; P0 on chichen_itza 7";
        let moves = ["go chichen_itza 7"];
        check(before, &moves, "P0 skulls 0 points 10 quetzalcoatl 6; P2 quetzalcoatl 7");
    }

    #[test]
    fn of_two_printed_steps_the_one_beyond_the_top_is_lost() {
        let before = "age 2; day 15; held 2; offer B27; P0 stone 2 chaac 4; P0 on tikal 2";
        check(before, &["go tikal 2", "build building=B27"], "P0 chaac 5 buildings 2; P0 owns B27");
    }

    #[test]
    fn of_two_steps_on_different_temples_the_impossible_one_is_lost() {
        let before = "P0 wood 1 chaac 5 quetzalcoatl 7; P0 on tikal 5";
        check(before, &["go tikal 5"], "P0 wood 0 chaac 5 quetzalcoatl 7 kukulcan 1; asks P0");
    }
}

mod bottom {
    use super::*;

    #[test]
    fn one_step_below_the_start_is_the_bottom() {
        let state = check("P0 corn 0", &["beg kukulcan"], "P0 kukulcan -1");
        let moves = ["place gear=tikal space=0", "place gear=uxmal space=0", "end round"];
        let state = play(state, &moves);
        expect(&state, "P0 corn 2 kukulcan -1");
        refused(&state, "beg kukulcan", Refusal::BottomOfTemple);
    }

    #[test]
    fn from_the_bottom_a_step_leads_back_to_the_start() {
        let before = "P0 corn 3 chaac -1; P0 on uxmal 1";
        check(before, &["go uxmal 1", "up chaac"], "P0 chaac 0");
    }

    #[test]
    fn whoever_burns_the_forest_goes_down_on_a_temple_of_choice() {
        let before = "P0 chaac -1; P0 on palenque 3";
        let state = play(position(before), &["go palenque 3", "burn"]);
        refused(&state, "down chaac", Refusal::BottomOfTemple);
        expect(&play(state, &["down quetzalcoatl"]), "P0 quetzalcoatl -1 chaac -1 corn 5");
    }
}

mod light_board {
    use super::*;

    #[test]
    fn the_top_of_chaac_turns_a_dark_board_light() {
        let before = "P0 corn 3 chaac 4; P0 dark; P0 on uxmal 1";
        check(before, &["go uxmal 1", "up chaac"], "P0 chaac 5; P0 light");
    }

    #[test]
    fn the_top_of_quetzalcoatl_turns_a_dark_board_light() {
        let before = "P0 skulls 1 quetzalcoatl 6; P0 dark; P0 on chichen_itza 7";
        check(before, &["go chichen_itza 7"], "P0 quetzalcoatl 7; P0 light");
    }

    #[test]
    fn the_top_of_kukulcan_turns_a_dark_board_light() {
        let before = "P0 skulls 1 kukulcan 5; P0 dark; P0 on chichen_itza 4";
        check(before, &["go chichen_itza 4"], "P0 kukulcan 6; P0 light");
    }

    #[test]
    fn any_lower_step_leaves_it_dark() {
        let before = "P0 corn 3 chaac 3; P0 dark; P0 on uxmal 1";
        check(before, &["go uxmal 1", "up chaac"], "P0 chaac 4; P0 dark");
    }

    #[test]
    fn a_step_lost_at_the_top_leaves_it_dark() {
        let before = "P0 skulls 1 chaac 5; P0 dark; P0 on chichen_itza 1";
        check(before, &["go chichen_itza 1"], "P0 chaac 5; P0 dark");
    }

    #[test]
    fn only_the_board_of_whoever_reaches_the_top_turns() {
        let before = "P0 corn 3 chaac 4; P0 dark; P1 dark; P0 on uxmal 1";
        check(before, &["go uxmal 1", "up chaac"], "P0 light; P1 dark");
    }

    #[test]
    fn a_light_board_stays_light() {
        let before = "P0 corn 3 chaac 4; P0 light; P0 on uxmal 1";
        check(before, &["go uxmal 1", "up chaac"], "P0 chaac 5; P0 light");
    }

    #[test]
    fn a_board_turned_light_may_speed_time_again() {
        let before = "P0 corn 3 chaac 4; P0 dark; P0 on uxmal 1";
        let moves = ["go uxmal 1", "up chaac", "end round", "place_start", "done", "end round"];
        check(before, &[&moves[..], &["days 2"]].concat(), "P0 dark; day 3");
    }
}
