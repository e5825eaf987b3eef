//! What a mind looks at: features and scores.

use kernel::laws::insight::{self, seen};
use kernel::laws::walk::{any, walk};
use kernel::{ContentSet, Insight, Options, Rules, Seat};
use through_the_ages::content::CivilType;
use through_the_ages::{Ages, Content, NO_RESIGNING};

/// States along random games of every size, mostly without resigning so that they last.
fn along(mut look: impl FnMut(&Ages)) {
    for seats in 2..=4 {
        for game in 0..4 {
            let options = Options::new(seats).with((game > 0).then_some(NO_RESIGNING));
            let state = Ages::begin(Content::built_in(), &options).unwrap();
            let dice = &mut kernel::dice::fast(u64::from(seats), game);
            walk(state, dice, any, |state, _| look(state));
        }
    }
}

#[test]
fn features_are_few_and_small() {
    along(|state| insight::are_few_and_small(state, 8.0));
}

#[test]
fn whoever_resigned_looks_at_nothing_else() {
    let mut resigned = 0;
    along(|state| {
        for seat in Seat::all(state.seats()) {
            if state.player(seat).has_resigned {
                let seen = seen(state, seat);
                assert_eq!(seen.len(), 1);
                assert_eq!(Ages::feature_name(seen[0].0.into()), "resigned 0");
                resigned += 1;
            }
        }
    });
    assert!(resigned > 0);
}

#[test]
fn features_have_names_of_their_own_and_sober_hints() {
    insight::have_names_of_their_own::<Ages>();
    assert!((0..Ages::FEATURES).all(|feature| Ages::hint(feature).abs() <= 250.0));
}

#[test]
fn whims_follow_kinds_of_technology_other_cards_and_what_is_made() {
    let workers = Content::built_in()
        .civil
        .iter()
        .filter(|card| matches!(card.what, CivilType::Workers(_)))
        .count();
    let places = 128;
    // Eleven kinds stand for their cards; a place for every other card; eight rates; military cards
    // in hand, tactics and prepared events; twelve kinds of territory.
    insight::follow_themes::<Ages>(11 + (places - workers) + 8 + 3 * places + 12);
}

#[test]
fn a_seat_judges_itself_only_by_what_it_sees() {
    along(|state| insight::lean_on_no_secret(state, 2));
}

#[test]
fn a_score_is_what_the_standings_say() {
    along(insight::score_like_the_standings);
}
