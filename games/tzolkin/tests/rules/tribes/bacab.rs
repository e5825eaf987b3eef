//! Bacab (T04).

use super::*;

/// Proves: T04
#[test]
fn a_turn_starts_with_at_least_two_corn() {
    check("with tribes; P1 tribe T04; turn P1", &[], "P1 corn 2");
    check("with tribes; P1 tribe T04; P1 corn 1; turn P1", &[], "P1 corn 2");
    check("with tribes; P1 tribe T04; P1 corn 2; turn P1", &[], "P1 corn 2");
    check("with tribes; P1 tribe T04; P1 corn 7; turn P1", &[], "P1 corn 7");
}

#[test]
fn that_is_not_begging() {
    let table = "with tribes; P1 tribe T04; turn P1";
    let state = check(table, &[], "P1 chaac 0 quetzalcoatl 0 kukulcan 0");
    possible(&state, "beg chaac");
}

#[test]
fn begging_gives_four_corn_for_a_step_down() {
    check(
        "with tribes; P1 tribe T04; turn P1",
        &["beg kukulcan"],
        "P1 corn 4 kukulcan -1 chaac 0 quetzalcoatl 0",
    );
}

#[test]
fn with_three_corn_there_is_no_begging() {
    let state = position("with tribes; P1 tribe T04; P1 corn 3; turn P1");
    refused(&state, "beg chaac", Refusal::TooMuchCorn { limit: 2, has: 3 });
}

#[test]
fn nobody_else_gets_corn_or_more_for_begging() {
    check("turn P1", &["beg chaac"], "P1 corn 3 chaac -1");
    check("turn P1", &[], "P1 corn 0");
}
