//! Positions that once broke something; now they are refused, and say why.

use super::Origin;
use kernel::{Agenda, ContentSet, position};
use through_the_ages::task::{Question, Step, Task};
use through_the_ages::{Ages, Content};

fn early() -> Ages {
    Origin { seats: 4, seed: 1, choices: 60 }.state()
}

#[track_caller]
fn is_refused(state: &Ages, why: &str) {
    let text = position::write(state);
    let error = position::read::<Ages>(&text, Content::built_in()).expect_err("refused");
    assert!(error.to_string().contains(why), "{error}");
}

fn with(tasks: &[Task]) -> Ages {
    let mut state = early();
    state.agenda = Agenda::default();
    tasks.iter().for_each(|&task| state.agenda.push(task));
    state
}

#[test]
fn a_turn_ends_once() {
    let state = early();
    let seat = state.current;
    let steps = [
        Task::Run(Step::NextTurn),
        Task::Run(Step::EndTurn(seat)),
        Task::Run(Step::EndTurn(seat)),
        Task::Ask(seat, Question::Actions),
    ];
    is_refused(&with(&steps), "wrong place");
}

#[test]
fn a_turn_begins_only_after_the_last_one() {
    let mut tasks = early().agenda.tasks().to_vec();
    tasks.insert(0, Task::Run(Step::StartTurn(early().current)));
    is_refused(&with(&tasks), "wrong place");
}

#[test]
fn an_agenda_rests_on_a_turn() {
    is_refused(&with(&[Task::Ask(early().current, Question::Actions)]), "ends with");
}
