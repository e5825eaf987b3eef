//! Choices as numbers: the numbering is pinned, so that no number changes without a new version.

use kernel::{ContentSet, Numbered, Options, Rules, Seat, notation};
use through_the_ages::task::Question;
use through_the_ages::{Ages, Choice, Content};

/// A table where seat 1 is asked and holds three civil and four military cards, two of them alike.
fn table() -> Ages {
    let content = Content::built_in();
    let mut state = Ages::begin(content, &Options::new(2)).expect("a game");
    let player = &mut state.players[1];
    for slug in ["iron", "homer", "rich_land_a"] {
        player.take_card(content.find_civil(slug).expect(slug));
    }
    for slug in ["plunder_i", "legion", "legion", "rats"] {
        player.take_military(content.find_military(slug).expect(slug).into());
    }
    state.agenda.ask(Seat(1), Question::Politics);
    state
}

/// The first and the last choice of each variant with its number. Whoever changes a line raises
/// `Ages::NUMBERING`.
const NUMBERS: &str = include_str!("fixtures/numbers.txt");

#[test]
fn every_variant_has_its_numbers() {
    let state = table();
    let mut found = format!("version {}\n{} numbers\n", Ages::NUMBERING, Choice::COUNT);
    let mut line: Option<(String, u32, u32)> = None;
    let mut write = |line: &(String, u32, u32)| {
        found.push_str(&format!("{} {} {}\n", line.0, line.1, line.2));
    };
    for number in 0..Choice::COUNT {
        let Some(choice) = Choice::nth(number, &state) else { continue };
        assert_eq!(choice.number(&state), Some(number), "{choice:?}");
        let text = notation::write(&choice);
        let name = text.split(' ').next().unwrap_or_default().to_string();
        match &mut line {
            Some(line) if line.0 == name => line.2 = number,
            line => {
                line.iter().for_each(&mut write);
                *line = Some((name, number, number));
            }
        }
    }
    line.iter().for_each(&mut write);
    assert_eq!(found, NUMBERS);
}

#[test]
fn cards_in_hand_go_by_their_place_and_equal_cards_by_the_first() {
    let state = table();
    let hand = state.player(Seat(1)).military;
    let numbers = hand.iter().map(|card| Choice::Discard(card).number(&state));
    let numbers: Vec<u32> = numbers.map(|number| number.expect("a number")).collect();
    let first = numbers[0];
    for (place, (number, card)) in numbers.iter().zip(hand.iter()).enumerate() {
        let like = hand.iter().position(|other| other == card).expect("a place");
        assert_eq!(*number, first + like as u32);
        let is_first = like == place;
        let choice = Choice::nth(first + place as u32, &state);
        assert_eq!(choice, is_first.then_some(Choice::Discard(card)));
    }
    assert_eq!(Choice::nth(first + 4, &state), None, "the hand has four cards");
}

#[test]
fn what_is_not_in_the_own_hand_has_no_number() {
    let state = table();
    let content = Content::built_in();
    let foray = content.find_military("foray").expect("a card");
    assert_eq!(Choice::Discard(foray.into()).number(&state), None);
    let moses = content.find_civil("moses").expect("a card");
    assert_eq!(Choice::Lead(moses).number(&state), None);
}

#[test]
fn a_number_that_is_no_choice_is_nothing() {
    let state = table();
    assert_eq!(Choice::nth(Choice::COUNT, &state), None);
    assert_eq!(Choice::nth(u32::MAX, &state), None);
}
