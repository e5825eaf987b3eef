//! Files of weights: what is written can be read, and nothing else can.

use kernel::Insight;
use minds::learn::{LearnSettings, Learner};
use minds::net::{Net, Shape};
use minds::weights::{Weights, WeightsError};
use tzolkin::Tzolkin;

fn fresh() -> Weights {
    Learner::<Tzolkin>::new(LearnSettings::default()).weights()
}

fn read(bytes: &[u8]) -> Result<Weights, WeightsError> {
    Weights::read::<Tzolkin>(bytes)
}

/// The file with something in its first line changed.
fn edited(from: &str, to: &str) -> Vec<u8> {
    let bytes = fresh().write();
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap();
    let line = String::from_utf8(bytes[..end].to_vec()).unwrap();
    assert!(line.contains(from), "{line}");
    [line.replace(from, to).as_bytes(), &bytes[end..]].concat()
}

#[test]
fn what_is_written_is_read() {
    let weights = fresh();
    assert_eq!(read(&weights.write()), Ok(weights));
}

#[test]
fn the_weights_that_come_with_the_game_fit() {
    let weights = Weights::built_in::<Tzolkin>().unwrap();
    assert!(weights.about.games > 0);
    // The numbers and a line about them, small enough for a program that people download.
    let numbers = Shape::of::<Tzolkin>().size() * 4;
    assert!(Tzolkin::weights().len() < numbers + 4096 && numbers <= 512 * 1024);
}

#[test]
fn weights_of_another_game_or_version_are_refused() {
    let other = read(&edited(r#""game":"tzolkin""#, r#""game":"chess""#));
    assert_eq!(other, Err(WeightsError::Game { found: "chess".into(), wanted: "tzolkin" }));
    let version = format!(r#""features_version":{}"#, Tzolkin::FEATURES_VERSION);
    let other = read(&edited(&version, r#""features_version":9999"#));
    let wanted = Tzolkin::FEATURES_VERSION;
    assert_eq!(other, Err(WeightsError::Version { found: 9999, wanted }));
    let features = format!(r#""features":{},"#, Tzolkin::FEATURES);
    assert_eq!(read(&edited(&features, r#""features":3,"#)), Err(WeightsError::Shape));
    let other = read(&edited("oikumene-weights-1", "oikumene-weights-2"));
    assert!(matches!(other, Err(WeightsError::NotWeights(_))));
}

#[test]
fn a_damaged_file_is_refused_and_says_so() {
    let bytes = fresh().write();
    let wanted = Shape::of::<Tzolkin>().size() * 4;
    assert_eq!(read(&[]), Err(WeightsError::Empty));
    assert!(matches!(read(b"no line"), Err(WeightsError::NotWeights(_))));
    assert!(matches!(read(b"{}\n"), Err(WeightsError::NotWeights(_))));
    let cut = &bytes[..bytes.len() - 3];
    assert_eq!(read(cut), Err(WeightsError::Length { found: wanted - 3, wanted }));
    let long = [&bytes[..], &[0]].concat();
    assert_eq!(read(&long), Err(WeightsError::Length { found: wanted + 1, wanted }));
    let mut flipped = bytes.clone();
    *flipped.last_mut().unwrap() ^= 1;
    assert_eq!(read(&flipped), Err(WeightsError::Checksum));
}

#[test]
fn every_cut_and_every_flipped_byte_of_the_first_line_is_survived() {
    let bytes = fresh().write();
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap();
    for place in 0..=end {
        assert!(read(&bytes[..place]).is_err());
        let mut flipped = bytes.clone();
        flipped[place] ^= 0x15;
        let _ = read(&flipped);
    }
}

#[test]
fn numbers_that_are_not_finite_are_no_weights() {
    let mut numbers = vec![0.0; Shape::of::<Tzolkin>().size()];
    assert!(Net::new(Shape::of::<Tzolkin>(), numbers.clone()).is_some());
    numbers[7] = f32::NAN;
    assert!(Net::new(Shape::of::<Tzolkin>(), numbers.clone()).is_none());
    numbers.pop();
    assert!(Net::new(Shape::of::<Tzolkin>(), numbers).is_none());
}
