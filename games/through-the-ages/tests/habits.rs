//! Habits, counted on a game of a few hand-made events.

use kernel::{ContentSet, Insight, Log, Observer, Options, Rules, Seat};
use through_the_ages::parts::*;
use through_the_ages::state::Wonder;
use through_the_ages::{Ages, Content, Event};

/// What a table of two shows after these events, by the name of the habit.
fn means(state: &Ages, events: &[Event]) -> impl Fn(&str) -> f64 + use<> {
    let mut observer = Observer::new(Ages::habits(), Content::built_in());
    events.iter().for_each(|&event| observer.say(event));
    let sums = observer.finish(state, 2);
    move |name| {
        let place = Ages::habits().iter().position(|habit| habit.name == name);
        let place = place.unwrap_or_else(|| panic!("no habit {name}"));
        Ages::habits()[place].mean(sums[place], 1, 2)
    }
}

fn table() -> Ages {
    let options = Options::new(2);
    Ages::begin(Content::built_in(), &options).unwrap()
}

fn civil(slug: &str) -> CivilId {
    Content::built_in().find_civil(slug).unwrap()
}

#[test]
fn events_are_counted_for_seats_and_for_the_table() {
    let (seat, against) = (Seat(0), Seat(1));
    let war = Content::built_in().find_military("war_over_culture").unwrap();
    let took = Event::Took { seat, card: civil("iron"), actions: 1 };
    let found = means(
        &table(),
        &[
            took,
            took,
            took,
            Event::Developed { seat, card: civil("iron") },
            Event::Developed { seat: against, card: civil("monarchy") },
            Event::Revolution { seat, card: civil("republic") },
            Event::Completed { seat, card: civil("pyramids") },
            Event::Led { seat: against, card: civil("homer") },
            Event::WarDeclared { seat, against, card: war },
        ],
    );
    assert_eq!(found("civil cards taken"), 1.5);
    assert_eq!(found("mines developed"), 0.5);
    assert_eq!(found("governments changed"), 1.0);
    assert_eq!(found("wonders completed"), 0.5);
    assert_eq!(found("leaders"), 0.5);
    assert_eq!(found("wars at the table"), 1.0);
    assert_eq!(found("uprisings"), 0.0);
}

#[test]
fn the_end_is_looked_at_for_every_seat() {
    let mut state = table();
    let wonder = |slug| Wonder { card: civil(slug), is_ruin: false, tucked: None };
    state.player_mut(Seat(1)).wonders.push(wonder("pyramids"));
    state.player_mut(Seat(1)).wonders.push(wonder("colossus"));
    state.player_mut(Seat(0)).culture[Origin::Events] = 30;
    let found = means(&state, &[]);
    assert_eq!(found("seats with two wonders or more"), 0.5);
    assert_eq!(found("culture"), 15.0);
}

#[test]
fn people_are_known_by_the_number_of_seats() {
    let people = |name: &str, seats| {
        let habit = Ages::habits().iter().find(|habit| habit.name == name).unwrap();
        habit.people(seats).map(|people| people.mean)
    };
    assert_eq!([2, 3, 4].map(|seats| people("culture", seats)), [160.0, 176.0, 195.0].map(Some));
    assert_eq!(people("wonders completed", 2), Some(2.7));
    assert_eq!(people("wonders completed", 4), None);
    assert_eq!(people("uprisings", 2), None);
}
