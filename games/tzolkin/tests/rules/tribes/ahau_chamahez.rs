//! Ahau Chamahez (T02).

use super::*;

/// Proves: T02
#[test]
fn a_worker_does_the_action_one_higher_for_one_corn() {
    let moves = ["pick_up gear=yaxchilan space=1", "act gear=yaxchilan action=2 way=ahead", "done"];
    check(
        "with tribes; P0 tribe T02; P0 corn 1; P0 on yaxchilan 1",
        &moves,
        "P0 corn 1 stone 1 wood 0; asks P1",
    );
}

#[test]
fn it_costs_one_corn() {
    let table = "with tribes; P0 tribe T02; P0 on yaxchilan 1";
    let state = play(position(table), &["pick_up gear=yaxchilan space=1"]);
    let why = Refusal::NeedsCorn { needs: 1, has: 0 };
    refused(&state, "act gear=yaxchilan action=2 way=ahead", why);
}

#[test]
fn it_is_one_higher_and_not_two() {
    let table = "with tribes; P0 tribe T02; P0 corn 5; P0 on yaxchilan 1";
    let state = play(position(table), &["pick_up gear=yaxchilan space=1"]);
    refused(&state, "act gear=yaxchilan action=3 way=ahead", Refusal::ActionTooHigh);
}

#[test]
fn one_worker_a_turn() {
    let table = "with tribes; P0 tribe T02; P0 corn 5; P0 on yaxchilan 1 palenque 0";
    let moves = ["pick_up gear=yaxchilan space=1", "act gear=yaxchilan action=2 way=ahead"];
    let state = play(position(table), &moves);
    let state = play(state, &["pick_up gear=palenque space=0"]);
    refused(&state, "act gear=palenque action=1 way=ahead", Refusal::AlreadyAhead);
}

#[test]
fn space_zero_reaches_the_first_action() {
    let moves = ["pick_up gear=palenque space=0", "act gear=palenque action=1 way=ahead"];
    check("with tribes; P0 tribe T02; P0 corn 1; P0 on palenque 0", &moves, "P0 corn 3");
}

#[test]
fn with_theology_a_skull_goes_two_ahead_for_one_corn() {
    let moves = ["pick_up gear=chichen_itza space=1", "act gear=chichen_itza action=3 way=ahead"];
    check(
        "with tribes; P0 tribe T02; P0 corn 1 skulls 1 theology 1; P0 on chichen_itza 1",
        &moves,
        "P0 corn 0 skulls 0 chaac 1 points 6",
    );
}

#[test]
fn without_theology_a_skull_goes_one_ahead() {
    let table = "with tribes; P0 tribe T02; P0 corn 1 skulls 1; P0 on chichen_itza 1";
    let state = play(position(table), &["pick_up gear=chichen_itza space=1"]);
    refused(&state, "act gear=chichen_itza action=3 way=ahead", Refusal::ActionTooHigh);
    let state = play(state, &["act gear=chichen_itza action=2 way=ahead"]);
    expect(&state, "P0 corn 0 chaac 1 points 5");
}

#[test]
fn from_tikal_5_it_reaches_6_and_so_any_action() {
    let moves = ["pick_up gear=tikal space=5", "act gear=tikal action=1 way=ahead"];
    check(
        "with tribes; P0 tribe T02; P0 corn 1 wood 1; P0 on tikal 5",
        &[&moves[..], &["advance theology"]].concat(),
        "P0 corn 0 wood 0 theology 1",
    );
}

#[test]
fn from_chichen_itza_9_it_reaches_10_and_so_any_action() {
    let moves = ["pick_up gear=chichen_itza space=9", "act gear=chichen_itza action=4 way=ahead"];
    check(
        "with tribes; P0 tribe T02; P0 corn 1 skulls 1; P0 on chichen_itza 9",
        &moves,
        "P0 corn 0 kukulcan 1 points 7",
    );
}

#[test]
fn nobody_else_may() {
    let state = play(position("P0 corn 5; P0 on yaxchilan 1"), &["pick_up gear=yaxchilan space=1"]);
    impossible(&state, "act gear=yaxchilan action=2 way=ahead");
    refused(&state, "act gear=yaxchilan action=2 way=plain", Refusal::ActionTooHigh);
}
