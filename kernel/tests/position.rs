//! Positions: written, edited, read, and validated.

use kernel::View;
use kernel::position::{self, Loaded, PositionError};
use kernel::record::Table;
use kernel::{ContentSet, Eyes, Options, Seat, Seed, Silent};
use proptest::prelude::*;
use toy::{Cards, Honest};

fn state() -> Honest {
    let options = Options::new(2).with(["generous"]);
    let seed = Seed::from_number(3);
    let mut table = Table::<Honest>::begin(Cards::built_in(), &options, seed, 0).unwrap();
    table.settle(0, &mut Silent).unwrap();
    table.state().clone()
}

fn read(text: &str) -> Result<Loaded<Honest>, PositionError> {
    position::read(text, Cards::built_in())
}

#[track_caller]
fn edited(from: &str, to: &str) -> String {
    let text = position::write(&state());
    assert!(text.contains(from), "{from} is not in\n{text}");
    read(&text.replacen(from, to, 1)).unwrap_err().to_string()
}

#[test]
fn a_position_is_readable_and_read_back() {
    let text = position::write(&state());
    let start = "{\n  \"oikumene\": \"position\",\n  \"version\": 2,\n  \"game\": \"toy\",\n";
    assert!(text.starts_with(start), "{text}");
    assert!(text.contains("\"won\": [0, 0, 0]"), "{text}");
    assert_eq!(read(&text), Ok(Loaded { state: state(), eyes: None }));
    let head = position::head(&text).unwrap();
    assert_eq!((&*head.game, head.setup.seats, head.eyes), ("toy", 2, None));
}

#[test]
fn a_view_says_whose_it_is() {
    for (eyes, written) in
        [(Eyes::Seat(Seat(1)), "\"eyes\": 1"), (Eyes::Spectator, "\"eyes\": \"spectator\"")]
    {
        let view = View::of(&state(), eyes);
        let text = position::write_view(&view);
        assert!(text.contains(written), "{text}");
        assert_eq!(read(&text), Ok(Loaded { state: view.state().clone(), eyes: Some(eyes) }));
    }
}

#[test]
fn a_view_must_not_show_too_much() {
    let view = position::write_view(&View::of(&state(), Eyes::Seat(Seat(1))));
    let found = read(&view.replace("\"eyes\": 1", "\"eyes\": 0"));
    assert_eq!(found, Err(PositionError::Revealing));
    let found = read(&view.replace("\"eyes\": 1", "\"eyes\": 7")).unwrap_err();
    assert_eq!(found.to_string(), "eyes are \"spectator\" or the number of a seat, not 7");
}

#[test]
fn a_state_that_hides_something_must_say_from_whom() {
    let hidden = View::of(&state(), Eyes::Seat(Seat(1))).state().clone();
    assert_eq!(read(&position::write(&hidden)), Err(PositionError::Redacted));
}

#[test]
fn what_does_not_fit_is_refused() {
    assert_eq!(edited("\"position\"", "\"record\""), "this is a record, not a position");
    assert_eq!(
        edited("\"version\": 2", "\"version\": 9"),
        "the position has version 9; this program reads versions 1 to 2"
    );
    assert_eq!(edited("\"toy\"", "\"chess\""), "the position is of the game chess, not toy");
    assert!(edited("\"seats\": 2", "\"seats\": 3").starts_with("the setup says {\"seats\":3"));
    let found = edited("\"round\": 0", "\"round\": 2");
    assert_eq!(found, "the state does not follow the rules: the cards");
    let found = edited("\"round\"", "\"tour\"");
    assert!(found.starts_with("not a position: unknown field `tour`"), "{found}");
    assert!(found.contains("at line "), "{found}");
}

#[test]
fn another_content_set_is_refused_by_name() {
    let text = position::write(&state());
    let error = position::read::<Honest>(&text, Cards::shorter()).unwrap_err();
    assert!(error.to_string().starts_with(&format!(
        "the position needs the content set {}, not ",
        Cards::built_in().hash()
    )));
}

#[test]
fn a_flood_is_refused() {
    let flood = "[".repeat(position::LONGEST + 1);
    assert_eq!(read(&flood), Err(PositionError::TooLong(flood.len())));
    assert!(matches!(read(&flood[..100_000]), Err(PositionError::Json(_))));
}

proptest! {
    #[test]
    fn any_text_is_read_without_panic(text in "(?s).{0,400}") {
        let _ = read(&text);
    }

    #[test]
    fn any_number_in_a_position_is_survived(which in 0usize..40, number: u16) {
        let text = position::write(&state());
        let (_, body) = text.split_at(text.find("\"state\"").unwrap());
        let digits = body.match_indices(|c: char| c.is_ascii_digit());
        let starts: Vec<_> = digits.map(|(at, _)| at + text.len() - body.len()).collect();
        let at = starts[which % starts.len()];
        let edited = format!("{}{number}{}", &text[..at], &text[at + 1..]);
        let _ = read(&edited);
    }
}
