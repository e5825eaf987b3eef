//! When and how a prophecy pays ("Prophecies").

use super::*;

const GOODS: &str = "with prophecies; prophecies R05 R07 R06; day 20; held 2; age 2";

#[test]
fn they_come_after_the_rewards() {
    let table = format!("{GOODS}; P0 quetzalcoatl 2 gold 1 corn 7");
    check(&table, &["end round", "take_gold 1"], "P0 gold 2 prophecies 0");
    check(&table, &["end round", "take_gold 0"], "P0 gold 1 prophecies -5");
}

#[test]
fn they_come_after_feeding_and_temple_points() {
    let log = events(
        position("with prophecies; prophecy R05; day 13; P0 corn 6 chaac 1"),
        &["end round"],
    );
    let at = |found: fn(&Event) -> bool| log.iter().rposition(found).expect("it happens");
    let fed = at(|event| matches!(event, Event::Fed { .. }));
    let reward = at(|event| matches!(event, Event::Scored { .. }));
    let first = log.iter().position(|event| matches!(event, Event::ProphecyScored { .. }));
    assert!(first.is_some_and(|first| fed < reward && reward < first), "{log:?}");
    let moved = at(|event| matches!(event, Event::DaysPassed { .. }));
    assert!(first.is_some_and(|first| first < moved), "{log:?}");
}

#[test]
fn points_may_fall_below_zero() {
    check(&format!("{GOODS}; P0 corn 6"), &["end round"], "P0 prophecies -5 points -5");
}

#[test]
fn each_prophecy_pays_once() {
    let table = "with prophecies; prophecies R05 R06 R07; day 13; held 1; P0 gold 6 corn 99; \
                 P0 wood_tiles 6";
    let state = check(table, &["end round"], "P0 prophecies 13");
    let rounds = ["end round"; 7];
    // Six wood tiles, but no corn tile for the second prophecy.
    expect(&play(state, &rounds), "held 3; P0 prophecies 8");
}
