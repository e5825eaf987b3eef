//! Ixtab (T09).

use super::*;

const DEALS: [&str; 6] = [
    "deal_tribe T09",
    "deal_tribe T03",
    "deal_wealth W04",
    "deal_wealth W09",
    "deal_wealth W12",
    "deal_wealth W21",
];

/// Proves: T09
#[test]
fn three_tiles_are_kept_and_one_goes_back() {
    let moves = ["keep_tribe T09", "keep_wealth first=W04 second=W09 third=W12"];
    let state = others_keep(play(dealt(&DEALS), &moves));
    // 9 corn and 1 stone; 2 corn, Chaac and architecture; 6 corn, 1 wood and 1 stone.
    expect(&state, "P0 corn 17 stone 2 wood 1 architecture 1 chaac 1; P0 lacks W21");
}

#[test]
fn then_one_step_down_on_any_temple() {
    let moves = ["keep_tribe T09", "keep_wealth first=W04 second=W09 third=W12"];
    let state = others_keep(play(dealt(&DEALS), &moves));
    assert_eq!(choices(&state), ["down chaac", "down kukulcan", "down quetzalcoatl"]);
    expect(&play(state.clone(), &["down chaac"]), "P0 chaac 0 kukulcan 0 quetzalcoatl 0");
    expect(&play(state, &["down kukulcan"]), "P0 chaac 1 kukulcan -1 quetzalcoatl 0");
}

#[test]
fn two_tiles_are_too_few() {
    let state = play(dealt(&DEALS), &["keep_tribe T09"]);
    refused(&state, "keep_wealth first=W04 second=W09", Refusal::NotThatMany { keep: 3 });
}

#[test]
fn others_keep_two_and_step_nowhere() {
    let state = play(dealt(&DEALS), &["keep_tribe T03"]);
    let three = "keep_wealth first=W04 second=W09 third=W12";
    refused(&state, three, Refusal::NotThatMany { keep: 2 });
    let state = others_keep(play(state, &["keep_wealth first=W04 second=W12"]));
    expect(&state, "P0 corn 15 chaac 0 quetzalcoatl 0 kukulcan 0; P0 lacks W09 W21");
    assert!(matches!(state.agenda.top(), Some(Task::Ask(_, Question::Turn))));
}

#[test]
fn two_tribes_are_dealt_and_one_is_kept() {
    let state = dealt(&DEALS);
    assert_eq!(choices(&state), ["keep_tribe T03", "keep_tribe T09"]);
    refused(&state, "keep_tribe T01", Refusal::NotDealt);
}
