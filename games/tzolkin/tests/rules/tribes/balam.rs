//! Balam (T05).

use super::*;

/// Proves: T05
#[test]
fn a_lower_action_brings_one_corn_in_all() {
    check(
        "with tribes; P0 tribe T05; P0 on yaxchilan 5",
        &["go yaxchilan 5 as 1"],
        "P0 corn 1 wood 1",
    );
}

#[test]
fn the_own_action_brings_none() {
    check("with tribes; P0 tribe T05; P0 on yaxchilan 1", &["go yaxchilan 1"], "P0 corn 0 wood 1");
}

#[test]
fn the_corn_may_pay_for_the_action() {
    check(
        "with tribes; P0 tribe T05; P0 corn 2; P0 on uxmal 2",
        &["go uxmal 2 as 1", "up quetzalcoatl"],
        "P0 corn 0 quetzalcoatl 1",
    );
}

#[test]
fn one_corn_short_even_so_is_one_short() {
    let table = "with tribes; P0 tribe T05; P0 corn 1; P0 on uxmal 2";
    let state = play(position(table), &["pick_up gear=uxmal space=2"]);
    let why = Refusal::NeedsCorn { needs: 3, has: 2 };
    refused(&state, "act gear=uxmal action=1 way=plain", why);
}

#[test]
fn yaxchilan_6_and_7_may_count_as_a_lower_action_and_pay() {
    let moves = ["pick_up gear=yaxchilan space=6", "act gear=yaxchilan action=3 way=back"];
    check("with tribes; P0 tribe T05; P0 on yaxchilan 6", &moves, "P0 corn 3 gold 1");
    let moves = ["pick_up gear=yaxchilan space=7", "act gear=yaxchilan action=1 way=back"];
    check("with tribes; P0 tribe T05; P0 on yaxchilan 7", &moves, "P0 corn 1 wood 1");
}

#[test]
fn the_last_space_of_chichen_itza_may_pay_too() {
    let moves = ["pick_up gear=chichen_itza space=10", "act gear=chichen_itza action=9 way=back"];
    check(
        "with tribes; P0 tribe T05; P0 skulls 1; P0 on chichen_itza 10",
        &[&moves[..], &["take_block wood"]].concat(),
        "P0 corn 1 wood 1 quetzalcoatl 1 points 13",
    );
}

#[test]
fn nobody_else_gains() {
    let state = play(position("P0 on yaxchilan 6"), &["pick_up gear=yaxchilan space=6"]);
    impossible(&state, "act gear=yaxchilan action=3 way=back");
    check("P0 corn 4; P0 on yaxchilan 5", &["go yaxchilan 5 as 1"], "P0 corn 0 wood 1");
}
