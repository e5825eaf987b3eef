//! Farms when workers need more than two corn (expansion, "Farms").

use crate::rules::support::*;

/// Hunger, three workers; two farms for everybody and one for one worker.
const HUNGER: &str = "with prophecies; prophecy R12; day 13; P0 owns B04 B05 B01";

/// Hunger and Yaluk, five workers; one farm for everybody and six times a farm for one.
const YALUK: &str =
    "with tribes prophecies; prophecy R12; day 13; P0 tribe T12; P0 workers 5; P0 owns B04 B15 B16";

fn fed(table: &str, corn: u8, after: &str) {
    check(&format!("{table}; P0 corn {corn}"), &["end round"], after);
}

/// Proves: R12
#[test]
fn example_1_two_corn_feed_three_workers_in_hunger() {
    fed(HUNGER, 2, "P0 corn 0 fed 3 unfed 0");
    fed(HUNGER, 5, "P0 corn 3 fed 3 unfed 0");
}

#[test]
fn example_1_with_one_corn_one_worker_stays_hungry() {
    fed(HUNGER, 1, "P0 corn 0 fed 2 unfed -3");
    fed(HUNGER, 0, "P0 corn 0 fed 1 unfed -6");
}

/// Proves: R12, T12
#[test]
fn example_2_five_corn_feed_five_workers_of_yaluk_in_hunger() {
    fed(YALUK, 5, "P0 corn 0 fed 5 unfed 0");
    fed(YALUK, 9, "P0 corn 4 fed 5 unfed 0");
}

#[test]
fn example_2_with_four_corn_one_worker_stays_hungry() {
    fed(YALUK, 4, "P0 corn 0 fed 4 unfed -5");
}

#[test]
fn a_farm_for_one_takes_two_corn_off_one_worker() {
    // 3 + 3 + 1
    fed("with prophecies; prophecy R12; day 13; P0 owns B01", 7, "P0 corn 0 fed 3");
    fed("with prophecies; prophecy R12; day 13; P0 owns B01", 6, "P0 corn 2 fed 2 unfed -3");
}

#[test]
fn no_worker_has_two_farms_for_one() {
    // Three workers need 3 each; four farms help three of them: 1 + 1 + 1.
    let table = "with prophecies; prophecy R12; day 13; P0 owns B01 B15";
    fed(table, 3, "P0 corn 0 fed 3");
    fed(table, 2, "P0 corn 0 fed 2 unfed -3");
}

#[test]
fn a_farm_of_a_wealth_tile_helps_as_well() {
    fed("with prophecies; prophecy R12; day 13; P0 owns W14", 7, "P0 corn 0 fed 3");
}

#[test]
fn farms_for_everybody_add_up() {
    // 3 less 2 for each of three workers.
    let table = "with prophecies; prophecy R12; day 13; P0 owns B04 B05";
    fed(table, 3, "P0 corn 0 fed 3 unfed 0");
    fed(table, 2, "P0 corn 0 fed 2 unfed -3");
}

#[test]
fn without_hunger_two_farms_for_everybody_feed_everybody() {
    fed("day 7; P0 owns B04 B05", 0, "P0 corn 0 fed 3 unfed 0");
}

#[test]
fn without_hunger_a_farm_for_one_feeds_one_worker() {
    fed("day 7; P0 owns B01", 4, "P0 corn 0 fed 3 unfed 0");
    fed("day 7; P0 owns B01", 3, "P0 corn 1 fed 2 unfed -3");
}

#[test]
fn a_farm_for_one_and_one_for_everybody_leave_nothing_below_zero() {
    // 1 + 1 + 0
    fed("day 7; P0 owns B01 B04", 2, "P0 corn 0 fed 3 unfed 0");
    fed("day 7; P0 owns B01 B04", 3, "P0 corn 1 fed 3 unfed 0");
}
