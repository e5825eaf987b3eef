//! Ah Chuy Kak (T01).

use super::*;

const TABLE: &str = "with tribes; P0 tribe T01; P0 workers 4 corn 10; P0 on yaxchilan 2";
const TWO: [&str; 3] = ["place gear=palenque space=0", "place gear=tikal space=0", "done"];

/// Proves: T01
#[test]
fn after_two_workers_on_gears_another_is_picked_up_and_acts() {
    let moves = [TWO.as_slice(), &["go yaxchilan 2"]].concat();
    check(TABLE, &moves, "P0 corn 10 stone 1 at_hand 2 on_gears 2; asks P1");
}

#[test]
fn the_worker_has_all_options_of_a_pick_up_turn() {
    let lower = [TWO.as_slice(), &["go yaxchilan 2 as 1"]].concat();
    check(TABLE, &lower, "P0 corn 8 wood 1 stone 0; asks P1");
    let nothing = [TWO.as_slice(), &["pick_up gear=yaxchilan space=2", "nothing"]].concat();
    check(TABLE, &nothing, "P0 corn 9 wood 0 stone 0 at_hand 2; asks P1");
}

#[test]
fn picking_up_is_not_a_duty() {
    let moves = [TWO.as_slice(), &["decline"]].concat();
    check(TABLE, &moves, "P0 on yaxchilan 2; P0 corn 9; asks P1");
}

#[test]
fn one_worker_on_a_gear_is_not_enough() {
    check(TABLE, &["place gear=palenque space=0", "done"], "P0 on yaxchilan 2; asks P1");
}

#[test]
fn the_start_space_is_not_on_a_gear() {
    let moves = ["place gear=palenque space=0", "place_start", "done"];
    check(TABLE, &moves, "P0 on yaxchilan 2; asks P1");
}

#[test]
fn a_quick_space_is_not_on_a_gear() {
    let table = "5 seats; with tribes quick; quick Q01; P0 tribe T01; P0 workers 4 corn 10; \
                 P0 on yaxchilan 2";
    let moves = ["place gear=palenque space=0", "place_quick", "done"];
    check(table, &moves, "P0 on yaxchilan 2; asks P1");
}

#[test]
fn it_must_be_another_worker() {
    let state = play(position(TABLE), &TWO);
    refused(&state, "pick_up gear=palenque space=0", Refusal::PlacedThisTurn);
    refused(&state, "pick_up gear=tikal space=0", Refusal::PlacedThisTurn);
}

#[test]
fn it_is_one_worker_and_no_more() {
    let table = "with tribes; P0 tribe T01; P0 workers 5 corn 10; P0 on yaxchilan 2 uxmal 3";
    let moves = [TWO.as_slice(), &["go yaxchilan 2"]].concat();
    check(table, &moves, "P0 on uxmal 3; P0 workers 5; asks P1");
}

#[test]
fn nobody_else_may() {
    let table = "P0 workers 4 corn 10; P0 on yaxchilan 2";
    check(table, &TWO, "P0 on yaxchilan 2; asks P1");
}

/// With a quick action, before it or after it.
mod and_a_quick_action {
    use super::*;

    const GEARS: [&str; 4] =
        ["place gear=palenque space=0", "place gear=uxmal space=0", "place_quick", "done"];

    fn table(quick: &str, goods: &str) -> String {
        format!("5 seats; with tribes; quick {quick}; P0 tribe T01; P0 workers 4; {goods}")
    }

    #[track_caller]
    fn ended(quick: &str, goods: &str, more: &[&str], after: &str) {
        check(&table(quick, goods), &[&GEARS[..], more].concat(), after);
    }

    /// Proves: T01
    #[test]
    fn the_worker_is_picked_up_before_it_or_after_it() {
        let goods = "P0 corn 9 wood 1; P0 on yaxchilan 2";
        let before = ["go yaxchilan 2", "advance theology", "pay wood=0 stone=1 gold=0"];
        ended("Q04", goods, &before, "P0 theology 1 stone 0 wood 1 on_gears 2; asks P1");
        let after = ["quick_first", "advance theology", "go yaxchilan 2"];
        ended("Q04", goods, &after, "P0 theology 1 stone 1 wood 0 on_gears 2; asks P1");
    }

    #[test]
    fn after_it_the_worker_may_still_stay() {
        let goods = "P0 corn 9; P0 on yaxchilan 2";
        ended("Q01", goods, &["quick_first", "decline"], "P0 on yaxchilan 2; asks P1");
    }

    #[test]
    fn technologies_help_the_worker_and_not_the_quick_action() {
        let goods = "P0 corn 9 extraction 3; P0 on yaxchilan 2";
        ended("Q03", goods, &["quick_first", "go yaxchilan 2"], "P0 stone 3; asks P1");
        ended("Q03", goods, &["go yaxchilan 2"], "P0 stone 3; asks P1");
    }

    #[test]
    fn the_corn_of_the_start_space_comes_before_both() {
        let table = "5 seats; with tribes; quick Q01; P0 tribe T01; P0 workers 5 corn 7; \
                     start corn 4; P0 on uxmal 1";
        let moves = [&["place_start"], &GEARS[..], &["go uxmal 1", "up chaac"]].concat();
        check(table, &moves, "P0 chaac 1 corn 4; asks P1");
    }

    /// Only what leaves the quick action possible is offered, however deep in the worker's action.
    #[test]
    fn before_it_the_worker_leaves_what_it_needs() {
        let state = position(&table("Q04", "P0 corn 9 wood 1; P0 on tikal 1"));
        let state = play(state, &[&GEARS[..], &["pick_up gear=tikal space=1"]].concat());
        refused(&state, "act gear=tikal action=1 way=plain", Refusal::QuickWouldFail);
        possible(&state, "nothing");
        let goods = "offer B01 B02; P0 corn 9 wood 1; P0 on tikal 2";
        let state = position(&table("Q07", goods));
        let state = play(state, &[&GEARS[..], &["pick_up gear=tikal space=2"]].concat());
        refused(&state, "act gear=tikal action=2 way=plain", Refusal::QuickWouldFail);
    }

    #[test]
    fn a_payment_leaves_what_it_needs() {
        let goods = "offer B01 B13; P0 corn 9 wood 1 gold 2; P0 on tikal 2";
        let state = position(&table("Q07", goods));
        let state = play(state, &[&GEARS[..], &["go tikal 2"]].concat());
        possible(&state, "build building=B13");
        possible(&state, "build building=B01");
        let state = play(state, &["build building=B13", "build building=B01"]);
        expect(&state, "P0 owns B01 B13; asks P1");
    }

    #[test]
    fn a_market_may_sell_what_it_can_buy_again() {
        let goods = "offer B01; P0 corn 5 wood 1; P0 on uxmal 2";
        let state = position(&table("Q07", goods));
        let state = play(state, &[&GEARS[..], &["go uxmal 2", "sell wood"]].concat());
        refused(&state, "done", Refusal::QuickWouldFail);
        refused(&state, "buy stone", Refusal::QuickWouldFail);
        let state = play(state, &["buy wood", "done", "build building=B01"]);
        expect(&state, "P0 owns B01; asks P1");
    }
}
