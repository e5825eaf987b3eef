//! Standing orders: answers given beforehand.

use crate::rules::support::*;
use kernel::order::Given;
use kernel::{Asks, Rules, Seat};
use through_the_ages::{Ages, Choice};

fn order(state: &Ages, id: &str, limit: u8) -> Option<Choice> {
    state.obey(Given { id, limit })
}

#[test]
fn no_bid_above_the_limit() {
    let text = "politics; P0 workers infantry A 3; P1 workers infantry A 3; events vast_territory_i; P0 holds raiders";
    let moves = ["prepare raiders", "event vast_territory_i"];
    let state = play(position(text), &moves);
    assert_eq!(state.asks(), Asks::Seat(Seat(0)));
    assert_eq!(order(&state, "bids", 0), None, "the own turn");
    let state = play(state, &["bid 2"]);
    assert_eq!(state.asks(), Asks::Seat(Seat(1)));
    assert_eq!(order(&state, "bids", 1), Some(Choice::Pass));
    assert_eq!(order(&state, "bids", 2), Some(Choice::Pass));
    assert_eq!(order(&state, "bids", 3), None, "a bid of 3 is possible and allowed");
    assert_eq!(order(&state, "pacts", 0), None);
    assert_eq!(order(&state, "treason", 0), None);
}

#[test]
fn all_pacts_are_refused() {
    let text = "3 seats; politics; P0 holds peace_treaty";
    assert_eq!(order(&position(text), "pacts", 0), None);
    let state = play(position(text), &["offer_pact card=peace_treaty to=2 side=a"]);
    assert_eq!(order(&state, "pacts", 0), Some(Choice::Decline));
    assert_eq!(order(&state, "defence", 0), None);
}

#[test]
fn no_card_is_spent_in_defence() {
    let text = "politics; P0 workers infantry A 3; P0 holds plunder_i; P1 holds military_bonus_i; P1 military 2; P1 food 3";
    let state = play(position(text), &["aggression card=plunder_i against=1"]);
    assert_eq!(state.asks(), Asks::Seat(Seat(1)));
    assert_eq!(order(&state, "defence", 0), Some(Choice::GiveUp));
    assert_eq!(order(&state, "bids", 0), None);
}
