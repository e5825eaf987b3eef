//! The laws hold for an honest game, and each broken copy of it is caught by the law it breaks.

use kernel::laws::{Care, Report, Violation, obey};
use kernel::{Asks, ContentSet, Lexicon, Options, Rules, Spoken};
use toy::{Cards, Honest, Toy, flaw};

/// Bids are turned over by the last bidder's choice.
fn care() -> Care<'static> {
    Care::thorough()
}

fn game<const FLAW: u8>(seed: u64, care: Care) -> Result<Report, Violation<Toy<FLAW>>> {
    let seats = 2 + (seed % 2) as u8;
    let modules = if seed.is_multiple_of(3) { vec!["generous".to_string()] } else { vec![] };
    obey(Cards::built_in(), &Options::new(seats).with(modules), seed, care)
}

/// Some game among a hundred breaks this law, and none breaks another first.
#[track_caller]
fn caught<const FLAW: u8>(law: &str) -> Violation<Toy<FLAW>> {
    let violation = (0..100).find_map(|seed| game::<FLAW>(seed, care()).err());
    let violation = violation.unwrap_or_else(|| panic!("nothing was caught"));
    assert_eq!(violation.law, law, "{violation}");
    violation
}

#[test]
fn an_honest_game_obeys() {
    let lexicon = Lexicon::new("en", Honest::locales()).unwrap();
    let care = Care { lexicons: &[lexicon], json_every: 1, save_every: 1, ..care() };
    for seed in 0..200 {
        let report = game::<{ flaw::NONE }>(seed, care).unwrap_or_else(|v| panic!("{v}"));
        let seats = 2 + (seed % 2) as usize;
        assert_eq!(report.choices, seats * 3 + 3 * (seats + 1));
        assert_eq!(report.chance, seats * 3 + 3);
        assert_eq!(report.longest_list, 12);
        assert_eq!(report.standings.0.len(), seats);
    }
}

#[test]
fn care_does_not_change_the_game() {
    for seed in 0..20 {
        let bulk = Care::bulk();
        let (thorough, bulk) =
            (game::<{ flaw::NONE }>(seed, care()), game::<{ flaw::NONE }>(seed, bulk));
        assert_eq!(thorough.unwrap(), bulk.unwrap());
    }
}

#[test]
fn hands_left_open_are_caught() {
    caught::<{ flaw::OPEN_HANDS }>("secrets");
}

#[test]
fn a_trace_of_hidden_cards_is_caught() {
    caught::<{ flaw::OPEN_SUM }>("secrets");
}

#[test]
fn a_world_that_is_not_imagined_to_the_end_is_caught() {
    let violation = caught::<{ flaw::DULL }>("audit");
    assert_eq!(violation.message, "a world imagined and played: the cards");
}

#[test]
fn events_that_tell_are_caught() {
    caught::<{ flaw::LOUD_DEALER }>("secrets");
}

#[test]
fn an_unlisted_choice_that_is_accepted_is_caught() {
    let violation = caught::<{ flaw::UNLISTED }>("expected");
    assert!(violation.message.starts_with("with reasons Some(Bid { card: 15 }) stands where"));
}

#[test]
fn a_game_that_does_not_end_is_caught() {
    let violation = caught::<{ flaw::ENDLESS }>("end");
    assert_eq!(violation.record.moves.len(), Honest::LONGEST);
}

#[test]
fn lists_that_are_wrong_are_caught() {
    caught::<{ flaw::TWICE }>("choices");
    caught::<{ flaw::HIDING }>("refusals");
    caught::<{ flaw::CARDSHARP }>("chance");
    caught::<{ flaw::LOADED }>("odds");
    caught::<{ flaw::PROMPTING }>("views");
}

#[test]
fn states_that_are_wrong_are_caught() {
    caught::<{ flaw::FORGETFUL }>("saving");
    caught::<{ flaw::LOSING }>("audit");
    caught::<{ flaw::GIVING }>("standings");
    caught::<{ flaw::MOODY }>("apply");
}

#[test]
fn a_panic_is_caught_with_the_record_that_leads_to_it() {
    let violation = caught::<{ flaw::FRAGILE }>("panic");
    assert_eq!(violation.message, "the second round breaks the program");
    let (record, content) = (violation.record, Cards::built_in());
    let before = record.replay_to(content, record.moves.len() - 1).unwrap();
    assert!(matches!(before.asks(), Asks::Seat(_)));
}

#[test]
fn turning_bids_over_must_be_declared() {
    let violation = (0..20).find_map(|seed| game::<{ flaw::UNDECLARED }>(seed, care()).err());
    assert_eq!(violation.map(|violation| violation.law), Some("worlds"));
}

#[test]
fn what_was_seen_cannot_be_taken_back() {
    for seed in 0..100 {
        game::<{ flaw::PLAIN }>(seed, care()).unwrap_or_else(|v| panic!("{v}"));
    }
    let violation = caught::<{ flaw::FORGIVING }>("undo");
    assert!(violation.message.contains("can tell Some(Bid"), "{}", violation.message);
}

#[test]
fn missing_words_are_caught() {
    let mute = Lexicon::new("en", &[]).unwrap();
    let care = Care { lexicons: &[mute], ..care() };
    let violation = game::<{ flaw::NONE }>(1, care).unwrap_err();
    assert_eq!((violation.law, &*violation.message), ("words", "no message dealt"));
}

#[test]
fn the_record_of_a_violation_verifies() {
    let violation = caught::<{ flaw::UNLISTED }>("expected");
    let verdict = violation.record.verify(Cards::built_in()).unwrap();
    assert!(!verdict.finished);
}

#[test]
fn a_setup_that_does_not_begin_is_caught() {
    let options = Options::new(9);
    let violation = obey::<Honest>(Cards::built_in(), &options, 0, care()).unwrap_err();
    assert_eq!(violation.law, "setup");
}

#[test]
fn every_setup_obeys_the_laws_and_an_automaton_is_never_asked() {
    for seats in 2..=3 {
        for options in Honest::setups(seats) {
            let report = obey::<Honest>(Cards::built_in(), &options, 3, Care::thorough()).unwrap();
            let all = usize::from(seats + Honest::automatons(&options));
            assert_eq!(report.standings.0.len(), all, "it stands in the standings");
            assert_eq!(report.choices - report.chance, usize::from(seats) * 3, "it is not asked");
        }
    }
    let three = Options::new(3).choosing("rival", "house");
    let wrong = obey::<Honest>(Cards::built_in(), &three, 3, Care::bulk()).unwrap_err();
    assert_eq!((wrong.law, &*wrong.message), ("setup", "the house plays with two, not with three"));
}
