//! Positions that once broke something; now they are refused, and say why.

use super::Origin;
use kernel::{Agenda, ContentSet, Options, Rules, Seat, Silent, position};
use tzolkin::parts::*;
use tzolkin::task::{Bill, Draw, Question, Task};
use tzolkin::{Choice, Content, Tzolkin};

/// A game in its first round, with all modules.
fn early() -> Tzolkin {
    let modules = Part::ALL.iter().map(|part| part.key());
    let options = Options::new(4).with(modules);
    let mut state = Tzolkin::begin(Content::built_in(), &options).expect("possible options");
    let mut list: Vec<Choice> = Vec::new();
    while !matches!(state.agenda.top(), Some(Task::Ask(_, Question::Turn))) {
        state.choices(&mut list);
        state.apply(list[0], &mut Silent);
    }
    state
}

/// A game before anything is dealt.
fn begun() -> Tzolkin {
    Origin { seats: 3, modules: 15, seed: 1, choices: 0 }.state()
}

#[track_caller]
fn is_refused(state: &Tzolkin, why: &str) {
    let text = position::write(state);
    let error = position::read::<Tzolkin>(&text, Content::built_in()).expect_err("refused");
    assert!(error.to_string().contains(why), "{error}");
}

fn push(state: &mut Tzolkin, task: Task) {
    state.agenda.push(task);
}

#[test]
fn the_unchanged_positions_are_read() {
    for state in [early(), begun()] {
        let text = position::write(&state);
        assert!(position::read::<Tzolkin>(&text, Content::built_in()).is_ok());
    }
}

#[test]
fn dummies_are_placed_only_in_the_set_up() {
    let mut state = early();
    push(&mut state, Task::Draw(Draw::PlaceDummies));
    is_refused(&state, "agenda");
}

#[test]
fn nobody_pays_what_nobody_has() {
    let mut state = early();
    state.agenda.replace(Task::Ask(Seat(0), Question::PickUp));
    let bill = Bill { due: of_each(16, 0, 0), ..Bill::default() };
    push(&mut state, Task::Ask(Seat(0), Question::Pay(bill)));
    is_refused(&state, "agenda");
}

#[test]
fn a_set_up_begins_with_nothing() {
    let mut state = begun();
    state.players[1].techs[Tech::Agriculture] = 3;
    is_refused(&state, "player 1");
}

#[test]
fn points_of_the_end_come_at_the_end() {
    let mut state = early();
    state.players[0].points[tzolkin::parts::Origin::Monuments] = 4;
    is_refused(&state, "points");
}

#[test]
fn no_more_workers_are_placed_than_there_are() {
    let mut state = early();
    state.agenda.replace(Task::Ask(Seat(0), Question::Place));
    state.turn.placed = 4;
    is_refused(&state, "turn");
}

#[test]
fn a_tribe_that_does_not_exist_rules_nothing() {
    let mut state = early();
    state.players[0].tribe = Some(TribeId::at(49));
    is_refused(&state, "tribes");
}

#[test]
fn a_building_that_does_not_exist_holds_no_skull() {
    let mut state = early();
    state.players[0].buildings.add(BuildingId::at(49));
    is_refused(&state, "buildings");
}

#[test]
fn corn_is_limited() {
    let mut state = early();
    state.players[0].corn = 2_001;
    is_refused(&state, "corn");
}

#[test]
fn points_are_limited() {
    let mut state = early();
    state.players[0].points[tzolkin::parts::Origin::Temples] = i16::MIN;
    is_refused(&state, "points");
}

#[test]
fn a_food_day_is_never_two_days_late() {
    let mut state = early();
    (state.day, state.round) = (9, 10);
    is_refused(&state, "food_days_held");
}

#[test]
fn a_quick_action_that_was_chosen_can_be_done() {
    let mut state = early();
    state.agenda.replace(Task::Ask(Seat(0), Question::Place));
    state.turn.took_quick = true;
    state.quick_tiles[0] = None;
    is_refused(&state, "turn");
}

#[test]
fn a_game_with_nothing_to_do_must_be_over() {
    let mut state = early();
    state.agenda = Agenda::default();
    is_refused(&state, "food_days_held");
}

#[test]
fn a_tile_is_in_one_place() {
    let mut state = early();
    let tile = state.offer.iter().flatten().next().copied().expect("an offer");
    state.players[2].buildings.add(tile);
    is_refused(&state, "two places");
}
