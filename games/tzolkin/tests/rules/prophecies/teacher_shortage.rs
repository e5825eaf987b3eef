//! Teacher Shortage (R09).

use super::*;

/// Proves: R09
#[test]
fn each_level_costs_one_block_more() {
    let study = |level: u8, wood: u8| {
        let goods = format!("P0 theology {level} wood {wood}");
        let table = format!("with prophecies; prophecy R09; {goods}; P0 on tikal 1");
        play(position(&table), &["go tikal 1", "advance theology"])
    };
    expect(&study(0, 2), "P0 theology 1 wood 0");
    expect(&study(1, 3), "P0 theology 2 wood 0");
    expect(&study(2, 4), "P0 theology 3 wood 0");
    expect(&study(3, 2), "P0 theology 3 wood 0 skulls 1");
}

#[test]
fn one_block_is_not_enough_for_the_first_level() {
    let table = "with prophecies; prophecy R09; P0 wood 1; P0 on tikal 1";
    let state = play(position(table), &["pick_up gear=tikal space=1"]);
    impossible(&state, "act gear=tikal action=1 way=plain");
}

#[test]
fn both_advances_of_tikal_3_cost_more() {
    check(
        "with prophecies; prophecy R09; P0 wood 5; P0 on tikal 3",
        &["go tikal 3", "advance theology", "advance extraction"],
        "P0 wood 1 theology 1 extraction 1",
    );
}

#[test]
fn the_advance_of_a_building_costs_a_block_and_may_be_declined() {
    let table = "with prophecies; prophecy R09; offer B10; P0 wood 4; P0 on tikal 2";
    let moves = ["go tikal 2", "build building=B10"];
    let with = |more: &[&'static str]| [&moves[..], more].concat();
    check(table, &with(&["decline"]), "P0 agriculture 0 wood 1 stone 1");
    let paid = with(&["accept", "pay wood=1 stone=0 gold=0"]);
    check(table, &paid, "P0 agriculture 1 wood 0 stone 1");
}

#[test]
fn itzamna_pays_it_too() {
    check(
        "with tribes prophecies; prophecy R09; P0 tribe T08; P0 wood 1; P0 on tikal 1",
        &["go tikal 1", "advance theology"],
        "P0 wood 0 theology 1",
    );
}

/// Proves: R09
#[test]
fn all_levels_score() {
    pays(
        "R09",
        "P1 theology 2; P2 theology 2 extraction 1; P3 theology 3 extraction 1",
        "P0 prophecies -5; P1 prophecies -5; P2 prophecies 0; P3 prophecies 0",
    );
    pays(
        "R09",
        "P0 theology 3 extraction 2; P1 theology 3 extraction 3; \
         P2 theology 3 extraction 3 agriculture 1; \
         P3 theology 3 extraction 3 agriculture 3 architecture 3",
        "P0 prophecies 6; P1 prophecies 6; P2 prophecies 13; P3 prophecies 13",
    );
}
