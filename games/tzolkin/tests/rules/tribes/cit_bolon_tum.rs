//! Cit-Bolon-Tum (T06).

use super::*;

/// The lowest empty space is 5 on Palenque and on Tikal.
const FIVES: &str = "with tribes; P0 tribe T06; P0 corn 9; P1 workers 6; P2 workers 6; \
    P1 on palenque 0 palenque 1 palenque 2 palenque 3 palenque 4; \
    P2 on tikal 0 tikal 1 tikal 2 tikal 3 tikal 4";

/// Proves: T06
#[test]
fn one_worker_costs_three_corn() {
    check(FIVES, &["place_flat gear=palenque space=5", "done"], "P0 corn 6; P0 on palenque 5");
}

#[test]
fn three_for_the_first_and_five_and_one_for_the_second() {
    let moves = ["place_flat gear=palenque space=5", "place gear=tikal space=5", "done"];
    let state = check(FIVES, &moves[..1], "P0 corn 6");
    expect(&play(state, &moves[1..]), "P0 corn 0; P0 on palenque 5 tikal 5; asks P1");
}

#[test]
fn or_five_for_the_first_and_three_and_one_for_the_second() {
    let moves = ["place gear=palenque space=5", "place_flat gear=tikal space=5", "done"];
    let state = check(FIVES, &moves[..1], "P0 corn 4");
    expect(&play(state, &moves[1..]), "P0 corn 0; P0 on palenque 5 tikal 5; asks P1");
}

#[test]
fn once_a_turn() {
    let state = play(position(FIVES), &["place_flat gear=palenque space=5"]);
    refused(&state, "place_flat gear=tikal space=5", Refusal::FlatAlreadyPaid);
}

#[test]
fn three_corn_are_needed() {
    let state = position(&FIVES.replace("corn 9", "corn 2"));
    let why = Refusal::NeedsCorn { needs: 3, has: 2 };
    refused(&state, "place_flat gear=palenque space=5", why);
}

#[test]
fn the_next_turn_may_pay_flat_again() {
    let table = FIVES.replace("corn 9", "corn 12");
    let moves = ["place_flat gear=palenque space=5", "done", "end round"];
    let state = play(position(&table), &moves);
    // The day has moved everybody on: 0 is free, and then only 7.
    let again = ["place gear=palenque space=0", "place_flat gear=palenque space=7"];
    expect(&play(state, &again), "P0 corn 5; P0 on palenque 0 palenque 6 palenque 7");
}

#[test]
fn space_eight_does_any_action_for_nothing() {
    let moves = ["go palenque 8 as 1", "done"];
    check("with tribes; P0 tribe T06; P0 on palenque 8", &moves, "P0 corn 3 at_hand 3");
    check(
        "with tribes; P0 tribe T06; P0 on yaxchilan 8",
        &["go yaxchilan 8 as 5", "done"],
        "P0 corn 2 stone 1 gold 1",
    );
}

#[test]
fn on_chichen_itza_the_further_space_is_eleven() {
    check(
        "with tribes; P0 tribe T06; P0 skulls 1; P0 on chichen_itza 11",
        &["go chichen_itza 11 as 5"],
        "P0 corn 0 kukulcan 1 points 8",
    );
    let table = "with tribes; P0 tribe T06; P0 on chichen_itza 10";
    check(table, &["end round"], "P0 on chichen_itza 11");
    check(table, &["end round", "end round"], "P0 on_gears 0 at_hand 3");
}

#[test]
fn space_seven_is_not_the_end_of_the_gear() {
    let table = "with tribes; P0 tribe T06; P0 on palenque 7";
    check(table, &["end round"], "P0 on palenque 8; P0 at_hand 2");
}

#[test]
fn a_worker_on_six_may_be_moved_to_eight_and_the_next_day_drops_it() {
    let table = "with tribes; P0 tribe T06; P0 on palenque 6; turn P1";
    let moves = ["place_start", "done", "end round", "days 2"];
    let state = check(table, &moves, "P0 on palenque 8; P1 dark");
    expect(&play(state, &["end round"]), "P0 on_gears 0 at_hand 3");
}

#[test]
fn two_days_may_not_push_a_worker_off_from_seven() {
    let table = "with tribes; P0 tribe T06; P0 on palenque 7; turn P1";
    let moves = ["place_start", "done", "end round"];
    check(table, &moves, "day 1; P0 on palenque 8; P1 light; asks P1");
}

#[test]
fn a_worker_may_be_placed_on_space_eight() {
    let full = "P1 workers 6; P2 workers 6; P1 on tikal 0 tikal 1 tikal 2 tikal 3 tikal 4; \
                P2 on tikal 5 tikal 6 tikal 7";
    let table = format!("with tribes; P0 tribe T06; P0 corn 8; P3 corn 8; {full}");
    check(&table, &["place gear=tikal space=8"], "P0 corn 0; P0 on tikal 8");
    check(&table, &["place_flat gear=tikal space=8"], "P0 corn 5; P0 on tikal 8");
    let state = position(&format!("{table}; turn P3"));
    refused(&state, "place gear=tikal space=8", Refusal::GearFull);
}

#[test]
fn others_have_no_eighth_space() {
    let table = "with tribes; P0 tribe T06; P2 on palenque 6; turn P1";
    let moves = ["place_start", "done", "end round"];
    check(table, &moves, "day 1; P2 on palenque 7; P1 light");
    check("P0 on palenque 7", &["end round"], "P0 on_gears 0 at_hand 3");
}

#[test]
fn nobody_else_pays_flat() {
    let state = position(&FIVES.replace("P0 tribe T06", "P3 tribe T06"));
    impossible(&state, "place_flat gear=palenque space=5");
}
