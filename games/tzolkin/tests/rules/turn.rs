//! Rounds and turns: placing or picking up, begging, mercy, and the end of a turn.

use crate::rules::support::{
    check, choices, events, expect, impossible, play, position, possible, refused,
};
use tzolkin::{Event, Refusal, Tzolkin};

fn offered(state: &Tzolkin) -> usize {
    state.offer.iter().flatten().count()
}

mod order {
    use super::*;

    #[test]
    fn everybody_has_one_turn_clockwise_from_the_starting_player() {
        let mut state = play(position("first P2; P0 corn 9; P1 corn 9"), &["end round"]);
        for (seat, space) in [(2, 0), (3, 1), (0, 2), (1, 3)] {
            expect(&state, &format!("asks P{seat}; round 2"));
            state.players[seat].corn = 9;
            state = play(state, &[&format!("place gear=tikal space={space}"), "done"]);
        }
        expect(&state, "round 3; asks P2");
    }

    #[test]
    fn after_the_last_turn_the_calendar_turns() {
        let moves = ["place gear=tikal space=0", "done"];
        check("turn P3", &moves, "round 2; day 1; P3 on tikal 1; asks P0");
    }
}

mod place_or_pick_up {
    use super::*;

    #[test]
    fn several_workers_may_be_placed() {
        let moves = ["place gear=tikal space=0", "place gear=uxmal space=0", "done"];
        check("P0 corn 1", &moves, "P0 on tikal 0 uxmal 0; P0 corn 0 at_hand 1; asks P1");
    }

    #[test]
    fn several_workers_may_be_picked_up() {
        let moves = ["go yaxchilan 1", "go palenque 1", "done"];
        let before = "P0 on yaxchilan 1 palenque 1";
        check(before, &moves, "P0 wood 1 corn 3 at_hand 3 on_gears 0; asks P1");
    }

    #[test]
    fn whoever_places_does_not_pick_up() {
        let state = play(position("P0 on yaxchilan 1"), &["place gear=tikal space=0"]);
        refused(&state, "pick_up gear=yaxchilan space=1", Refusal::NotAsked);
    }

    #[test]
    fn a_worker_just_placed_is_not_picked_up() {
        let state = play(position(""), &["place gear=tikal space=0"]);
        refused(&state, "pick_up gear=tikal space=0", Refusal::NotAsked);
    }

    #[test]
    fn whoever_picks_up_does_not_place() {
        let state = play(position("P0 on yaxchilan 1"), &["go yaxchilan 1"]);
        refused(&state, "place gear=tikal space=0", Refusal::NotAsked);
        refused(&state, "place_start", Refusal::NotAsked);
    }

    #[test]
    fn nobody_does_neither() {
        let state = position("P0 corn 5; P0 on yaxchilan 1");
        refused(&state, "done", Refusal::NotAsked);
        refused(&state, "pass", Refusal::MustMove);
    }

    #[test]
    fn without_a_worker_at_hand_one_must_pick_up() {
        let state = position("P0 corn 5; P0 on yaxchilan 1 tikal 1 uxmal 0");
        let expected = [
            "pick_up gear=tikal space=1",
            "pick_up gear=uxmal space=0",
            "pick_up gear=yaxchilan space=1",
        ];
        assert_eq!(choices(&state), expected);
    }

    #[test]
    fn without_a_worker_on_the_gears_one_must_place() {
        let expected = [
            "place gear=chichen_itza space=0",
            "place gear=palenque space=0",
            "place gear=tikal space=0",
            "place gear=uxmal space=0",
            "place gear=yaxchilan space=0",
            "place_start",
        ];
        assert_eq!(choices(&position("P0 corn 5")), expected);
    }

    #[test]
    fn nobody_picks_up_the_workers_of_others() {
        let state = position("P1 on yaxchilan 1");
        refused(&state, "pick_up gear=yaxchilan space=1", Refusal::NoWorkerThere);
    }
}

mod begging {
    use super::*;

    #[test]
    fn begging_costs_a_step_and_leaves_three_corn() {
        check("P0 corn 0", &["beg chaac"], "P0 corn 3 chaac -1 quetzalcoatl 0 kukulcan 0; asks P0");
    }

    #[test]
    fn whoever_has_two_corn_may_beg_and_then_has_exactly_three() {
        check("P0 corn 2 kukulcan 4", &["beg kukulcan"], "P0 corn 3 kukulcan 3");
    }

    #[test]
    fn whoever_has_three_corn_may_not_beg() {
        let state = position("P0 corn 3");
        refused(&state, "beg chaac", Refusal::TooMuchCorn { limit: 2, has: 3 });
    }

    #[test]
    fn any_temple_may_be_chosen() {
        let state = position("P0 corn 1");
        possible(&state, "beg chaac");
        possible(&state, "beg quetzalcoatl");
        possible(&state, "beg kukulcan");
    }

    #[test]
    fn nobody_goes_below_the_bottom() {
        let state = position("P0 corn 0 chaac -1");
        refused(&state, "beg chaac", Refusal::BottomOfTemple);
        possible(&state, "beg quetzalcoatl");
    }

    #[test]
    fn at_the_bottom_of_all_temples_nobody_begs() {
        let state = position("P0 corn 0 chaac -1 quetzalcoatl -1 kukulcan -1");
        for temple in ["chaac", "quetzalcoatl", "kukulcan"] {
            refused(&state, &format!("beg {temple}"), Refusal::BottomOfTemple);
        }
    }

    #[test]
    fn begging_once_a_turn_is_enough() {
        let state = play(position("P0 corn 0"), &["beg chaac"]);
        impossible(&state, "beg chaac");
        impossible(&state, "beg quetzalcoatl");
    }

    #[test]
    fn nobody_begs_after_placing() {
        let state = play(position("P0 corn 0"), &["place gear=tikal space=0"]);
        refused(&state, "beg chaac", Refusal::NotAsked);
    }

    #[test]
    fn nobody_begs_after_picking_up() {
        let state = play(position("P0 corn 0; P0 on yaxchilan 1"), &["go yaxchilan 1"]);
        refused(&state, "beg chaac", Refusal::NotAsked);
    }

    #[test]
    fn nobody_begs_with_a_worker_in_hand_that_has_yet_to_act() {
        let before = position("P0 corn 0; P0 on yaxchilan 1");
        let state = play(before, &["pick_up gear=yaxchilan space=1"]);
        refused(&state, "beg chaac", Refusal::NotAsked);
    }

    #[test]
    fn after_begging_one_may_place() {
        let moves = ["beg chaac", "place gear=tikal space=0", "place gear=uxmal space=0", "done"];
        check("P0 corn 0", &moves, "P0 corn 2 chaac -1; P0 on tikal 0 uxmal 0; asks P1");
    }

    #[test]
    fn after_begging_one_may_pick_up() {
        let moves = ["beg chaac", "go yaxchilan 3 as 1", "done"];
        check("P0 corn 0; P0 on yaxchilan 3", &moves, "P0 corn 1 wood 1 chaac -1; asks P1");
    }

    #[test]
    fn begging_is_not_a_turn() {
        let state = play(position("P0 corn 0; P0 on yaxchilan 1"), &["beg chaac"]);
        refused(&state, "done", Refusal::NotAsked);
        refused(&state, "pass", Refusal::MustMove);
    }

    #[test]
    fn one_may_beg_again_on_the_next_turn() {
        let moves = ["beg chaac", "place gear=tikal space=0", "place gear=tikal space=1", "done"];
        let mut state = play(position("P0 corn 0"), &moves);
        expect(&state, "P0 corn 1");
        state = play(state, &["end round", "beg quetzalcoatl"]);
        expect(&state, "P0 corn 3 chaac -1 quetzalcoatl -1");
    }

    #[test]
    fn whoever_cannot_pay_for_any_place_must_beg() {
        let before = "P0 on palenque 0 yaxchilan 0; P2 on tikal 0 uxmal 0 chichen_itza 0";
        let state = play(position(before), &["place_start", "done"]);
        assert_eq!(choices(&state), ["beg chaac", "beg kukulcan", "beg quetzalcoatl"]);
    }
}

mod mercy {
    use super::*;

    /// Seat 1 has nothing to beg with, and finds neither a free space nor the start space.
    const FORSAKEN: &str = "P1 chaac -1 quetzalcoatl -1 kukulcan -1; \
        P0 on palenque 0 yaxchilan 0; P2 on tikal 0 uxmal 0 chichen_itza 0";

    fn forsaken(more: &str) -> Tzolkin {
        play(position(&format!("{FORSAKEN}; {more}")), &["place_start", "done"])
    }

    #[test]
    fn mercy_places_one_worker_for_nothing_if_there_is_no_corn() {
        let state = play(forsaken(""), &["place_by_mercy gear=tikal space=1"]);
        expect(&state, "P1 on tikal 1; P1 corn 0 at_hand 2; asks P2");
    }

    #[test]
    fn mercy_is_then_the_only_way() {
        let expected = [
            "place_by_mercy gear=chichen_itza space=1",
            "place_by_mercy gear=palenque space=1",
            "place_by_mercy gear=tikal space=1",
            "place_by_mercy gear=uxmal space=1",
            "place_by_mercy gear=yaxchilan space=1",
        ];
        assert_eq!(choices(&forsaken("")), expected);
    }

    #[test]
    fn mercy_takes_all_the_corn_there_is() {
        let before = "P1 corn 1 chaac -1 quetzalcoatl -1 kukulcan -1; \
            P0 workers 6; P0 on palenque 0 palenque 1 yaxchilan 0 yaxchilan 1 tikal 0; \
            P2 workers 5; P2 on tikal 1 uxmal 0 uxmal 1 chichen_itza 0 chichen_itza 1";
        let moves = ["place_start", "done", "place_by_mercy gear=uxmal space=2"];
        check(before, &moves, "P1 on uxmal 2; P1 corn 0 at_hand 2; asks P2");
    }

    #[test]
    fn mercy_goes_to_a_space_of_the_lowest_cost() {
        let state = forsaken("P3 on palenque 1");
        refused(&state, "place_by_mercy gear=palenque space=2", Refusal::NotCheapest { cost: 1 });
        possible(&state, "place_by_mercy gear=tikal space=1");
    }

    #[test]
    fn mercy_goes_to_the_lowest_space_of_a_gear() {
        let state = forsaken("");
        refused(&state, "place_by_mercy gear=palenque space=2", Refusal::NotLowest { lowest: 1 });
    }

    #[test]
    fn whoever_can_beg_finds_no_mercy() {
        let state = forsaken("P1 chaac 0");
        refused(&state, "place_by_mercy gear=tikal space=1", Refusal::MercyNotNeeded);
    }

    #[test]
    fn whoever_can_pay_finds_no_mercy() {
        let state = forsaken("P1 corn 1");
        refused(&state, "place_by_mercy gear=tikal space=1", Refusal::MercyNotNeeded);
    }

    #[test]
    fn whoever_can_take_the_start_space_finds_no_mercy() {
        let state = position(&format!("{FORSAKEN}; turn P1"));
        refused(&state, "place_by_mercy gear=tikal space=1", Refusal::MercyNotNeeded);
        possible(&state, "place_start");
    }

    #[test]
    fn whoever_can_pick_up_finds_no_mercy() {
        let state = forsaken("P1 on tikal 3");
        refused(&state, "place_by_mercy gear=tikal space=1", Refusal::MercyNotNeeded);
        assert_eq!(choices(&state), ["pick_up gear=tikal space=3"]);
    }
}

mod end_of_turn {
    use super::*;

    const QUICK_BUILD: &str = "with quick; quick Q07; start corn 3; P0 corn 2 wood 1; \
        offer B01 B02 B03 B04 B05 B06";

    #[test]
    fn the_start_corn_comes_before_the_quick_action_and_may_pay_for_it() {
        let moves = ["place_start", "place_quick", "done", "build building=B01"];
        check(QUICK_BUILD, &moves, "P0 corn 2 wood 0; P0 owns B01; start corn 0; asks P1");
    }

    #[test]
    fn corn_then_the_quick_action_then_new_buildings() {
        let moves = ["place_start", "place_quick", "done", "build building=B01"];
        let log = events(position(QUICK_BUILD), &moves);
        let at = |wanted: fn(&Event) -> bool| log.iter().position(wanted).expect("it happened");
        let corn = at(|event| matches!(event, Event::StartCorn { .. }));
        let quick = at(|event| matches!(event, Event::QuickDone { .. }));
        let offer = at(|event| matches!(event, Event::BuildingOffered { .. }));
        assert!(corn < quick && quick < offer, "{log:?}");
    }

    #[test]
    fn buildings_are_not_refilled_in_the_middle_of_a_turn() {
        let before = "P0 wood 1; P0 on tikal 2; offer B01 B02 B03 B04 B05 B06";
        let state = play(position(before), &["go tikal 2", "build building=B01"]);
        assert_eq!(offered(&state), 5);
    }

    #[test]
    fn the_next_worker_of_a_turn_finds_one_building_less() {
        let before = "P0 corn 2 wood 2; P0 on tikal 2 tikal 4; offer B01 B02 B03 B04 B05 B06";
        let moves = ["go tikal 2", "build building=B01", "go tikal 4 as 2", "build building=B02"];
        let state = play(position(before), &moves);
        assert_eq!(offered(&state), 4);
    }

    #[test]
    fn buildings_are_refilled_to_six_at_the_end_of_the_turn() {
        let before = "P0 corn 2 wood 2; P0 on tikal 2 tikal 4; offer B01 B02 B03 B04 B05 B06";
        let moves =
            ["go tikal 2", "build building=B01", "go tikal 4 as 2", "build building=B02", "done"];
        let state = check(before, &moves, "P0 owns B01 B02; asks P1");
        assert_eq!(offered(&state), 6);
    }

    #[test]
    fn new_buildings_are_of_the_current_age() {
        let before = "age 2; day 15; held 2; P0 wood 2; P0 on tikal 2; \
            offer B15 B16 B17 B18 B19 B20";
        let state = play(position(before), &["go tikal 2", "build building=B15", "done"]);
        assert_eq!(offered(&state), 6);
        assert!(state.offer.iter().flatten().all(|tile| (14..32).contains(&tile.index())));
    }

    #[test]
    fn when_the_age_has_no_more_buildings_the_offer_stays_short() {
        let before = "P1 owns B07 B08 B09 B10; P2 owns B11 B12 B13 B14; P0 wood 1; P0 on tikal 2; \
            offer B01 B02 B03 B04 B05 B06";
        let moves = ["go tikal 2", "build building=B01", "done"];
        let state = check(before, &moves, "P0 owns B01; age 1; asks P1");
        assert_eq!(offered(&state), 5);
    }
}
