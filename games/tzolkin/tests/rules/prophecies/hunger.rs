//! Hunger (R12).

use super::*;

/// Proves: R12
#[test]
fn each_worker_eats_three_corn() {
    pays("R12", "P0 corn 9; P1 corn 8", "P0 corn 0 fed 3; P1 corn 2 fed 2 unfed -3");
}

/// Proves: R12
#[test]
fn fed_workers_score() {
    pays(
        "R12",
        "P1 corn 9; P2 workers 4 corn 12; P3 workers 5 corn 15",
        "P0 prophecies -5; P1 prophecies -5; P2 prophecies 0; P3 prophecies 6",
    );
    pays("R12", "P0 workers 6 corn 18", "P0 prophecies 13");
}

#[test]
fn a_worker_paid_for_with_points_is_not_fed() {
    pays(
        "R12",
        "P0 workers 6 corn 17; P1 workers 6 corn 11; P2 workers 4 corn 11",
        "P0 unfed -3 prophecies 6; P1 unfed -9 prophecies -5; P2 unfed -3 prophecies -5",
    );
}

#[test]
fn a_farm_feeds_for_it() {
    pays("R12", "P0 owns B04 B05; P0 workers 4 corn 4", "P0 corn 0 prophecies 0");
}

#[test]
fn other_food_days_are_not_hungry() {
    check(
        "with prophecies; prophecies R12 R05 R06; day 20; held 2; age 2; P0 corn 6",
        &["end round"],
        "P0 corn 0 fed 3",
    );
}
