//! Picking workers up: the action of the space, a lower one for corn, any on the last spaces.

use crate::rules::support::{check, choices, events, expect, play, position, refused};
use kernel::Seat;
use tzolkin::{Event, Refusal};

/// The actions that are possible for the worker just picked up.
fn actions(before: &str, gear: &str, space: u8) -> Vec<u8> {
    let pick_up = format!("pick_up gear={gear} space={space}");
    let state = play(position(before), &[&pick_up]);
    let prefix = format!("act gear={gear} action=");
    let of =
        |choice: &String| choice.strip_prefix(&prefix)?.strip_suffix(" way=plain")?.parse().ok();
    choices(&state).iter().filter_map(of).collect()
}

mod own_action {
    use super::*;

    #[test]
    fn a_worker_does_the_action_of_its_space_and_comes_home() {
        let moves = ["go yaxchilan 2", "done"];
        check("P0 on yaxchilan 2", &moves, "P0 stone 1 corn 1 at_hand 3 on_gears 0; asks P1");
    }

    #[test]
    fn a_worker_does_one_action_only() {
        let state = play(position("P0 corn 9; P0 on yaxchilan 2"), &["go yaxchilan 2"]);
        refused(&state, "act gear=yaxchilan action=1 way=plain", Refusal::NotAsked);
        refused(&state, "pick_up gear=yaxchilan space=2", Refusal::NoWorkerThere);
    }

    #[test]
    fn a_higher_action_is_out_of_reach() {
        let before = position("P0 corn 9; P0 on yaxchilan 2");
        let state = play(before, &["pick_up gear=yaxchilan space=2"]);
        let act = "act gear=yaxchilan action=3 way=plain";
        refused(&state, act, Refusal::ActionTooHigh);
    }

    #[test]
    fn an_action_of_another_gear_is_out_of_reach() {
        let before = position("P0 corn 9; P0 on yaxchilan 2");
        let state = play(before, &["pick_up gear=yaxchilan space=2"]);
        refused(&state, "act gear=palenque action=1 way=plain", Refusal::OtherGear);
    }

    #[test]
    fn a_worker_may_do_nothing() {
        let moves = ["pick_up gear=yaxchilan space=4", "nothing", "done"];
        check("P0 on yaxchilan 4", &moves, "P0 skulls 0 corn 0 at_hand 3 on_gears 0; asks P1");
    }

    #[test]
    fn workers_are_picked_up_one_at_a_time_in_any_order() {
        let before = "P0 on palenque 1 uxmal 1";
        let moves = ["go palenque 1", "go uxmal 1", "up chaac", "done"];
        check(before, &moves, "P0 corn 0 chaac 1; asks P1");
        let state = play(position(before), &["pick_up gear=uxmal space=1"]);
        let act = "act gear=uxmal action=1 way=plain";
        refused(&state, act, Refusal::NeedsCorn { needs: 3, has: 0 });
    }

    #[test]
    fn the_next_worker_waits_until_the_first_has_acted() {
        let before = position("P0 on palenque 1 uxmal 1");
        let state = play(before, &["pick_up gear=palenque space=1"]);
        refused(&state, "pick_up gear=uxmal space=1", Refusal::NotAsked);
        refused(&state, "done", Refusal::NotAsked);
    }

    #[test]
    fn workers_may_be_left_where_they_are() {
        let moves = ["go palenque 1", "done"];
        check("P0 on palenque 1 uxmal 1", &moves, "P0 on uxmal 1; P0 at_hand 2 corn 3; asks P1");
    }
}

mod lower_action {
    use super::*;

    #[test]
    fn one_step_back_costs_one_corn() {
        check("P0 corn 1; P0 on yaxchilan 5", &["go yaxchilan 5 as 4"], "P0 corn 0 skulls 1");
    }

    #[test]
    fn four_steps_back_cost_four_corn() {
        check("P0 corn 4; P0 on yaxchilan 5", &["go yaxchilan 5 as 1"], "P0 corn 0 wood 1");
    }

    #[test]
    fn the_corn_must_be_there() {
        let before = position("P0 corn 3; P0 on yaxchilan 5");
        let state = play(before, &["pick_up gear=yaxchilan space=5"]);
        let act = "act gear=yaxchilan action=1 way=plain";
        refused(&state, act, Refusal::NeedsCorn { needs: 4, has: 3 });
    }

    #[test]
    fn the_corn_is_paid_first_and_not_from_what_the_action_brings() {
        let before = position("P0 corn 0; P0 on palenque 2");
        let state = play(before, &["pick_up gear=palenque space=2"]);
        let act = "act gear=palenque action=1 way=plain";
        refused(&state, act, Refusal::NeedsCorn { needs: 1, has: 0 });
    }

    #[test]
    fn the_own_cost_of_the_action_comes_on_top() {
        let moves = ["go uxmal 2 as 1", "up chaac"];
        check("P0 corn 4; P0 on uxmal 2", &moves, "P0 corn 0 chaac 1");
        let state = play(position("P0 corn 3; P0 on uxmal 2"), &["pick_up gear=uxmal space=2"]);
        let act = "act gear=uxmal action=1 way=plain";
        refused(&state, act, Refusal::NeedsCorn { needs: 3, has: 2 });
    }

    #[test]
    fn the_corn_paid_is_told() {
        let log = events(position("P0 corn 4; P0 on yaxchilan 5"), &["go yaxchilan 5 as 2"]);
        let gear = tzolkin::parts::Gear::Yaxchilan;
        assert!(log.contains(&Event::Acted { seat: Seat(0), gear, action: 2, corn: 3 }), "{log:?}");
    }

    #[test]
    fn on_chichen_itza_lower_actions_cost_corn_too() {
        let before = "P0 corn 5 skulls 1; P0 on chichen_itza 8";
        check(before, &["go chichen_itza 8 as 3"], "P0 corn 0 skulls 0 points 6 chaac 1");
    }
}

mod space_0 {
    use super::*;

    /// The worker comes home and nothing else happens; the turn goes on.
    #[track_caller]
    fn does_nothing(gear: &str) {
        let before = format!("P0 corn 9 wood 3 skulls 1; P0 on {gear} 0");
        let pick_up = format!("pick_up gear={gear} space=0");
        let state = play(position(&before), &[&pick_up]);
        expect(&state, "P0 corn 9 wood 3 stone 0 gold 0 skulls 1 points 0 at_hand 3 on_gears 0");
        expect(&state, "P0 workers 3 chaac 0 quetzalcoatl 0 kukulcan 0; asks P0");
        assert_eq!(choices(&state), ["done"]);
    }

    /// Proves: palenque-0
    #[test]
    fn palenque_0_has_no_action() {
        does_nothing("palenque");
    }

    /// Proves: yaxchilan-0
    #[test]
    fn yaxchilan_0_has_no_action() {
        does_nothing("yaxchilan");
    }

    /// Proves: tikal-0
    #[test]
    fn tikal_0_has_no_action() {
        does_nothing("tikal");
    }

    /// Proves: uxmal-0
    #[test]
    fn uxmal_0_has_no_action() {
        does_nothing("uxmal");
    }

    /// Proves: chichen_itza-0
    #[test]
    fn chichen_itza_0_has_no_action() {
        does_nothing("chichen_itza");
    }

    #[test]
    fn no_worker_can_be_used_for_action_0() {
        let before = position("P0 corn 9; P0 on yaxchilan 2");
        let state = play(before, &["pick_up gear=yaxchilan space=2"]);
        let act = "act gear=yaxchilan action=0 way=plain";
        refused(&state, act, Refusal::NoActionHere);
    }
}

mod any_action {
    use super::*;

    /// Proves: palenque-6, palenque-7
    #[test]
    fn the_last_spaces_of_palenque_do_any_action_of_palenque() {
        assert_eq!(actions("P0 on palenque 6", "palenque", 6), [1, 2, 3, 4, 5]);
        assert_eq!(actions("P0 on palenque 7", "palenque", 7), [1, 2, 3, 4, 5]);
        check("P0 on palenque 6", &["go palenque 6 as 1"], "P0 corn 3");
        check("P0 on palenque 6", &["go palenque 6 as 2"], "P0 corn 4 corn_tiles 1");
        check("P0 on palenque 7", &["go palenque 7 as 5", "harvest_wood"], "P0 corn 0 wood 4");
        check("P0 on palenque 7", &["go palenque 7 as 1"], "P0 corn 3");
    }

    /// Proves: yaxchilan-6, yaxchilan-7
    #[test]
    fn the_last_spaces_of_yaxchilan_do_any_action_of_yaxchilan() {
        assert_eq!(actions("P0 on yaxchilan 6", "yaxchilan", 6), [1, 2, 3, 4, 5]);
        assert_eq!(actions("P0 on yaxchilan 7", "yaxchilan", 7), [1, 2, 3, 4, 5]);
        check("P0 on yaxchilan 6", &["go yaxchilan 6 as 1"], "P0 corn 0 wood 1");
        check("P0 on yaxchilan 6", &["go yaxchilan 6 as 5"], "P0 corn 2 stone 1 gold 1");
        check("P0 on yaxchilan 7", &["go yaxchilan 7 as 4"], "P0 corn 0 skulls 1");
        check("P0 on yaxchilan 7", &["go yaxchilan 7 as 2"], "P0 corn 1 stone 1");
    }

    /// Proves: tikal-6, tikal-7
    #[test]
    fn the_last_spaces_of_tikal_do_any_action_of_tikal() {
        let goods = "P0 wood 1; offer B01 B02 B03 B04 B05 B06";
        assert_eq!(actions(&format!("{goods}; P0 on tikal 6"), "tikal", 6), [1, 2, 3, 4, 5]);
        assert_eq!(actions(&format!("{goods}; P0 on tikal 7"), "tikal", 7), [1, 2, 3, 4, 5]);
        let moves = ["go tikal 6 as 1", "advance theology"];
        check("P0 wood 1; P0 on tikal 6", &moves, "P0 wood 0 corn 0 theology 1");
        let moves = ["go tikal 7 as 5", "up chaac", "up kukulcan"];
        check("P0 wood 1; P0 on tikal 7", &moves, "P0 wood 0 corn 0 chaac 1 kukulcan 1");
    }

    /// Proves: uxmal-6, uxmal-7
    #[test]
    fn the_last_spaces_of_uxmal_do_any_action_of_uxmal() {
        let goods = "P0 corn 3; offer B01 B02 B03 B04 B05 B06";
        assert_eq!(actions(&format!("{goods}; P0 on uxmal 6"), "uxmal", 6), [1, 2, 3, 4, 5]);
        assert_eq!(actions(&format!("{goods}; P0 on uxmal 7"), "uxmal", 7), [1, 2, 3, 4, 5]);
        check("P0 on uxmal 6", &["go uxmal 6 as 3"], "P0 workers 4 corn 0");
        check("P0 corn 3; P0 on uxmal 7", &["go uxmal 7 as 1", "up chaac"], "P0 corn 0 chaac 1");
    }

    /// Proves: uxmal-6
    #[test]
    fn the_own_cost_of_the_action_still_applies() {
        let state = play(position("P0 corn 2; P0 on uxmal 6"), &["pick_up gear=uxmal space=6"]);
        let act = "act gear=uxmal action=1 way=plain";
        refused(&state, act, Refusal::NeedsCorn { needs: 3, has: 2 });
    }

    /// Proves: chichen_itza-10
    #[test]
    fn the_last_space_of_chichen_itza_does_any_action_of_chichen_itza() {
        let before = "P0 skulls 1; P0 on chichen_itza 10";
        assert_eq!(actions(before, "chichen_itza", 10), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        let moves = ["go chichen_itza 10 as 1"];
        check(before, &moves, "P0 skulls 0 points 4 chaac 1 corn 0");
        let moves = ["go chichen_itza 10 as 9", "take_block gold"];
        check(before, &moves, "P0 skulls 0 points 13 quetzalcoatl 1 gold 1");
    }

    /// Proves: chichen_itza-10
    #[test]
    fn even_there_a_taken_slot_cannot_be_used() {
        let before = "P0 skulls 1; P0 on chichen_itza 10; slots 1 9";
        assert_eq!(actions(before, "chichen_itza", 10), [2, 3, 4, 5, 6, 7, 8]);
    }

    /// Proves: chichen_itza-10
    #[test]
    fn even_there_a_skull_is_needed() {
        assert!(actions("P0 corn 9; P0 on chichen_itza 10", "chichen_itza", 10).is_empty());
    }

    #[test]
    fn spaces_6_and_7_have_no_action_of_their_own_number() {
        let state = play(position("P0 on palenque 7"), &["pick_up gear=palenque space=7"]);
        refused(&state, "act gear=palenque action=6 way=plain", Refusal::NoActionHere);
        refused(&state, "act gear=palenque action=7 way=plain", Refusal::NoActionHere);
    }

    #[test]
    fn a_worker_on_the_last_space_may_do_nothing() {
        let moves = ["pick_up gear=palenque space=7", "nothing", "done"];
        check("P0 on palenque 7", &moves, "P0 corn 0 at_hand 3; asks P1");
    }
}
