//! Five players: more jungle, quick actions, no dummies ("Fifth player").

use crate::rules::support::*;
use kernel::{Asks, ContentSet, Options, Rules, Seat, SetupError, Silent};
use tzolkin::parts::Part;
use tzolkin::state::Tzolkin;
use tzolkin::{Choice, Content, Event};

fn options(seats: u8) -> Options {
    Options::new(seats)
}

/// Set-up up to the first person's question, and what chance did.
fn dealt(seats: u8) -> (Tzolkin, Vec<Event>) {
    let mut state = Tzolkin::begin(Content::built_in(), &options(seats)).expect("possible options");
    let (mut list, mut log) = (Vec::<Choice>::new(), Vec::new());
    while state.asks() == Asks::Chance {
        state.choices(&mut list);
        state.apply(list[0], &mut log);
    }
    (state, log)
}

#[test]
fn each_group_of_the_jungle_has_five_fields() {
    expect(
        &position("5 seats"),
        "field 2 wooded 0 open 5; field 3 wooded 5 open 0; field 4 wooded 5 open 0; \
         field 5 wooded 5 open 0",
    );
}

#[test]
fn four_corn_tiles_and_three_wood_tiles_are_added() {
    let tiles = |seats: &str| {
        let fields = position(seats).jungle;
        let corn: u8 = fields.iter().map(|field| field.wooded + field.open).sum();
        (corn, fields.iter().map(|field| field.wooded).sum::<u8>())
    };
    assert_eq!(tiles("4 seats"), (16, 12));
    assert_eq!(tiles("5 seats"), (20, 15));
}

#[test]
fn quick_actions_are_always_used() {
    let state = Tzolkin::begin(Content::built_in(), &options(5)).expect("possible options");
    assert!(state.modules[Part::Quick]);
    assert_eq!(state.options().modules, ["quick"]);
    let state = Tzolkin::begin(Content::built_in(), &options(4)).expect("possible options");
    assert!(!state.modules[Part::Quick]);
}

#[test]
fn there_are_no_dummy_workers() {
    let state = position("5 seats");
    assert!(state.gears.values().all(|wheel| wheel.dummies.is_empty()));
    assert_eq!(state.quick_spaces, [None; 3]);
}

#[test]
fn each_is_dealt_four_of_the_twenty_one_wealth_tiles() {
    let (state, log) = dealt(5);
    let dealt_to = |wanted: u8| {
        let to =
            |event: &&Event| matches!(event, Event::WealthDealt { seat, .. } if seat.0 == wanted);
        log.iter().filter(to).count()
    };
    assert_eq!([0, 1, 2, 3, 4].map(dealt_to), [4; 5]);
    assert_eq!(state.wealth_box.len(), 1);
}

#[test]
fn seven_monuments_are_on_offer() {
    assert_eq!(position("5 seats").monuments_on_offer().len(), 7);
    assert_eq!(position("4 seats").monuments_on_offer().len(), 6);
}

#[test]
fn five_take_their_turns_and_then_the_round_ends() {
    let state = play(position("5 seats"), &["place_start", "done"]);
    let turns =
        ["place gear=palenque space=0", "place gear=tikal space=0", "place gear=uxmal space=0"];
    let mut state = state;
    for (seat, turn) in (1..).zip(turns) {
        assert_eq!(state.asks(), Asks::Seat(Seat(seat)));
        state = play(state, &[turn, "done"]);
    }
    expect(&state, "asks P4; round 1");
    let state = play(state, &["place gear=yaxchilan space=0", "done", "days 1"]);
    expect(&state, "round 2; first P1; asks P1");
}

#[test]
fn a_fifth_player_has_a_whole_set_of_workers_and_markers() {
    check(
        "5 seats; P4 workers 6 corn 20; turn P4",
        &["place gear=palenque space=0", "place gear=palenque space=1", "done"],
        "P4 corn 18 at_hand 4 chaac 0 agriculture 0",
    );
}

#[test]
fn each_monument_counts_three_points_for_the_common_monument() {
    let table = "5 seats; day 26; held 3; age 2; P0 owns M05 M12; P4 owns M03";
    check(table, &["end round"], "P0 monuments 9; over");
}

#[test]
fn six_are_too_many() {
    let refusal = Tzolkin::begin(Content::built_in(), &options(6)).err();
    assert!(matches!(refusal, Some(SetupError::Seats { most: 5, asked: 6, .. })));
}

#[test]
fn a_game_of_five_comes_to_its_end() {
    let mut state = Tzolkin::begin(Content::built_in(), &options(5)).expect("possible options");
    let (mut list, mut turns) = (Vec::<Choice>::new(), 0);
    while state.asks() != Asks::Nobody {
        state.choices(&mut list);
        state.apply(list[turns % list.len()], &mut Silent);
        turns += 1;
    }
    expect(&state, "held 4; age 2; over");
}
