//! Yaluk (T12).

use super::*;

/// Proves: T12
#[test]
fn the_game_begins_with_five_workers() {
    let deals = ["deal_tribe T12", "deal_wealth W04", "deal_wealth W10"];
    let moves = ["keep_tribe T12", "keep_wealth first=W04 second=W10"];
    let state = others_keep(play(dealt(&deals), &moves));
    expect(&state, "P0 workers 5 at_hand 5; P1 workers 3 at_hand 3");
}

#[test]
fn each_worker_eats_three_corn() {
    check(
        "with tribes; day 7; P0 tribe T12; P0 workers 5 corn 15; P1 corn 6",
        &["end round"],
        "P0 corn 0 fed 5 unfed 0; P1 corn 0 fed 3 unfed 0",
    );
}

#[test]
fn each_unfed_worker_costs_five_points() {
    check(
        "with tribes; day 7; P0 tribe T12; P0 workers 5 corn 11; P1 corn 5",
        &["end round"],
        "P0 corn 2 fed 3 unfed -10; P1 corn 1 fed 2 unfed -3",
    );
}

#[test]
fn in_hunger_each_worker_eats_four() {
    check(
        "with tribes prophecies; prophecy R12; day 13; P0 tribe T12; P0 workers 5 corn 20",
        &["end round"],
        "P0 corn 0 fed 5 unfed 0",
    );
    check(
        "with tribes prophecies; prophecy R12; day 13; P0 tribe T12; P0 workers 5 corn 19",
        &["end round"],
        "P0 corn 3 fed 4 unfed -5",
    );
}
