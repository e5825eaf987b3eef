//! Payment and change, gains, and the banks' tables.

use super::*;
use crate::content::Content;
use kernel::{ContentSet, Options, Rules, Set, Silent};

const SEAT: Seat = Seat(0);

/// A player with these farm technologies, tokens on farms by level, and tokens in the bank.
fn farms(levels: u8, tokens: [u8; LEVELS], bank: u8) -> Ages {
    let options = Options::new(2);
    let mut state = Ages::begin(Content::built_in(), &options).expect("a game");
    let player = state.player_mut(SEAT);
    player.techs[Kind::Farm] = Set::from_bits(levels);
    player.tokens[Store::Farm] = tokens;
    player.blue_bank = bank;
    state
}

fn after(state: &Ages) -> ([u8; LEVELS], u8) {
    (state.player(SEAT).tokens[Store::Farm], state.player(SEAT).blue_bank)
}

#[track_caller]
fn check_pay(levels: u8, tokens: [u8; LEVELS], bank: u8, due: u8, left: [u8; LEVELS], rest: u8) {
    let mut state = farms(levels, tokens, bank);
    state.pay(SEAT, Good::Food, due, &mut Silent);
    assert_eq!(after(&state), (left, rest));
}

#[track_caller]
fn check_gain(levels: u8, bank: u8, count: u8, left: [u8; LEVELS], rest: u8) {
    let mut state = farms(levels, [0; LEVELS], bank);
    state.gain(SEAT, Good::Food, count, &mut Silent);
    assert_eq!(after(&state), (left, rest));
}

#[test]
fn small_tokens_are_paid_first_because_that_leaves_fewer() {
    // 1, 2, 3 and 5: two of one leave the cards rather than one of two.
    check_pay(0b1111, [2, 1, 0, 0], 0, 2, [0, 1, 0, 0], 2);
}

#[test]
fn change_is_given_back_in_the_fewest_tokens() {
    // A token of 5 pays 1: 4 come back as 3 and 1, or as 2 and 2.
    check_pay(0b1111, [0, 0, 0, 1], 5, 1, [1, 0, 1, 0], 4);
    check_pay(0b1001, [0, 0, 0, 1], 5, 1, [4, 0, 0, 0], 2);
}

#[test]
fn a_token_moves_down_to_pay_the_difference() {
    check_pay(0b0011, [0, 1, 0, 0], 0, 1, [1, 0, 0, 0], 0);
}

#[test]
fn no_token_is_paid_needlessly() {
    // Five ones are not turned into two twos by paying 1.
    check_pay(0b0011, [5, 0, 0, 0], 9, 1, [4, 0, 0, 0], 10);
}

#[test]
fn more_is_paid_only_when_change_is_impossible_and_the_bank_is_empty_then() {
    // The token of 5 comes back as one of 1: 3 are lost.
    check_pay(0b1001, [0, 0, 0, 1], 0, 1, [1, 0, 0, 0], 0);
}

#[test]
fn exact_payment_comes_before_fewer_tokens() {
    check_pay(0b1001, [1, 0, 0, 2], 0, 5, [1, 0, 0, 1], 1);
}

#[test]
fn a_gain_is_exact_and_uses_the_fewest_tokens() {
    check_gain(0b0011, 10, 5, [1, 2, 0, 0], 7);
    check_gain(0b1111, 10, 4, [1, 0, 1, 0], 8);
    check_gain(0b0001, 10, 4, [4, 0, 0, 0], 6);
}

#[test]
fn a_short_bank_gives_as_much_as_it_can() {
    check_gain(0b0011, 2, 9, [0, 2, 0, 0], 0);
    check_gain(0b0001, 0, 3, [0, 0, 0, 0], 0);
    // One token of 3 and not of 5: a gain is never larger than said.
    check_gain(0b1101, 1, 4, [0, 0, 1, 0], 0);
}

#[test]
fn losing_more_than_there_is_loses_everything() {
    let mut state = farms(1, [2, 0, 0, 0], 3);
    assert_eq!(state.lose(SEAT, Good::Food, 5, &mut Silent), 2);
    assert_eq!(after(&state), ([0; LEVELS], 5));
}

#[test]
fn labs_hold_resources_as_long_as_the_leader_says_so_and_pay_ever_after() {
    let mut state = farms(1, [0; LEVELS], 5);
    let gates = state.rules().find_civil("bill_gates");
    let player = state.player_mut(SEAT);
    player.techs[Kind::Lab] = Set::from_bits(0b1001);
    player.leader = gates;
    state.gain(SEAT, Good::Resources, 3, &mut Silent);
    assert_eq!(state.player(SEAT).tokens[Store::Lab], [0, 0, 0, 1]);
    state.player_mut(SEAT).leader = None;
    state.gain(SEAT, Good::Resources, 2, &mut Silent);
    assert_eq!(state.player(SEAT).tokens[Store::Mine], [2, 0, 0, 0]);
    state.pay(SEAT, Good::Resources, 5, &mut Silent);
    assert_eq!(state.stock(SEAT, Good::Resources), 0);
}

#[test]
fn the_banks_say_what_the_mat_says() {
    let content = Content::built_in();
    let corruption: Vec<u8> = [0, 1, 5, 6, 10, 11, 16, 25].map(|n| content.corruption(n)).into();
    assert_eq!(corruption, [6, 4, 4, 2, 2, 0, 0, 0]);
    let prices = [1, 4, 5, 8, 9, 12, 13, 16, 17, 18, 30].map(|n| content.yellow(n).price);
    assert_eq!(prices, [7, 7, 5, 5, 4, 4, 3, 3, 2, 2, 2]);
    let hunger = [0, 1, 4, 5, 8, 9, 12, 13, 16, 17].map(|n| content.yellow(n).consumption);
    assert_eq!(hunger, [6, 4, 4, 3, 3, 2, 2, 1, 1, 0]);
    let faces = [0, 2, 4, 6, 8, 10, 12, 13, 16, 17].map(|n| content.yellow(n).happy);
    assert_eq!(faces, [8, 7, 6, 5, 4, 3, 2, 1, 1, 0]);
}
