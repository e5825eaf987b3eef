//! The clock as data: what is left after what happened when.

use super::{Clock, Control, Running, Tempo, Terms};
use kernel::Seat;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// 100 seconds, and 10 for every turn.
fn clock() -> Clock {
    let control = Some(Control { bank: 100_000, increment: 10_000 });
    Clock::new(Terms { tempo: Tempo::Live, control }, 2)
}

#[track_caller]
fn check(clock: &Clock, now: u64, left: [u64; 2]) {
    let seconds = |seat| clock.left(seat, now * 1_000).map(|left| left / 1_000);
    assert_eq!([seconds(A), seconds(B)], left.map(Some));
}

fn ask(clock: &mut Clock, seat: Option<Seat>, now: u64) {
    clock.ask(seat, now * 1_000);
}

#[test]
fn nobody_runs_before_somebody_is_asked() {
    let clock = clock();
    check(&clock, 1_000, [100, 100]);
    assert_eq!(clock.deadline(), None);
}

#[test]
fn a_turn_begins_with_the_increment_and_keeps_what_it_does_not_use() {
    let mut clock = clock();
    ask(&mut clock, Some(A), 0);
    check(&clock, 0, [110, 100]);
    check(&clock, 4, [106, 100]);
    ask(&mut clock, Some(B), 4);
    check(&clock, 50, [106, 64]);
    ask(&mut clock, Some(A), 50);
    check(&clock, 51, [115, 64]);
}

#[test]
fn several_questions_are_one_turn() {
    let mut clock = clock();
    ask(&mut clock, Some(A), 0);
    ask(&mut clock, Some(A), 5);
    ask(&mut clock, Some(A), 9);
    check(&clock, 10, [100, 100]);
}

#[test]
fn minds_take_no_time_and_have_no_clock() {
    let mut clock = clock();
    ask(&mut clock, Some(A), 0);
    ask(&mut clock, None, 10);
    check(&clock, 500, [100, 100]);
    assert_eq!((clock.deadline(), clock.up(500_000)), (None, None));
    ask(&mut clock, Some(A), 500);
    check(&clock, 500, [110, 100]);
}

#[test]
fn time_is_up_at_the_deadline_and_never_below_nothing() {
    let mut clock = clock();
    ask(&mut clock, Some(A), 0);
    assert_eq!(clock.deadline(), Some(110_000));
    assert_eq!(clock.up(109_999), None);
    assert_eq!(clock.up(110_000), Some(A));
    check(&clock, 5_000, [0, 100]);
}

#[test]
fn time_spent_stays_spent_and_taking_back_earns_nothing() {
    let mut clock = clock();
    ask(&mut clock, Some(A), 0);
    ask(&mut clock, Some(B), 10);
    clock.take_back(Some(A), 14_000);
    check(&clock, 14, [100, 96]);
    for _ in 0..50 {
        ask(&mut clock, Some(B), 14);
        clock.take_back(Some(A), 14_000);
    }
    check(&clock, 14, [100, 96]);
    clock.take_back(Some(A), 15_000);
    check(&clock, 16, [98, 96]);
}

#[test]
fn whoever_comes_back_has_the_increment_or_the_least() {
    let mut clock = clock();
    ask(&mut clock, Some(A), 0);
    clock.stop(200_000);
    clock.come_back(A);
    ask(&mut clock, Some(A), 300);
    check(&clock, 300, [30, 100]);
    let control = Some(Control { bank: 0, increment: 60_000 });
    let mut generous = Clock::new(Terms { tempo: Tempo::Live, control }, 2);
    generous.come_back(A);
    ask(&mut generous, Some(A), 0);
    check(&generous, 0, [60, 0]);
}

#[test]
fn a_clock_goes_on_as_it_was_kept() {
    let mut clock = clock();
    ask(&mut clock, Some(A), 0);
    ask(&mut clock, Some(B), 20);
    let left = (0..2).map(|seat| clock.kept_of(seat)).collect();
    let again = Clock::kept(clock.terms(), left, Some(Running { seat: B, since: 20_000 }));
    assert_eq!(again, clock);
    // The house's time may lag behind after a crash: that costs nobody anything.
    check(&again, 15, [90, 110]);
}

#[test]
fn without_terms_nothing_runs_out() {
    let mut clock = Clock::new(Terms::default(), 2);
    ask(&mut clock, Some(A), 0);
    assert_eq!((clock.deadline(), clock.up(u64::MAX), clock.left(A, 9)), (None, None, None));
}
