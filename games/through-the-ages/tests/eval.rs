//! What a mind looks at: features and scores.

use kernel::game::View;
use kernel::{
    Asks, ContentSet, Dice, Eyes, Features, Game, Insight, Options, Points, Seat, Silent,
};
use through_the_ages::{Ages, Content, NO_RESIGNING};

/// States along random games of every size, mostly without resigning so that they last.
fn along(mut look: impl FnMut(&Ages)) {
    for seats in 2..=4 {
        for game in 0..4 {
            let modules = if game == 0 { vec![] } else { vec![NO_RESIGNING.to_string()] };
            let options = Options { seats, modules };
            let mut state = Ages::begin(Content::built_in(), &options).unwrap();
            let mut dice = kernel::dice::fast(u64::from(seats), game);
            let mut choices = Vec::new();
            loop {
                look(&state);
                let choice = match state.asks() {
                    Asks::Nobody => break,
                    Asks::Chance => state.draw(&mut dice),
                    Asks::Seat(_) => {
                        state.choices(&mut choices);
                        choices[dice.below(choices.len() as u32) as usize]
                    }
                };
                state.apply(choice, &mut Silent);
            }
        }
    }
}

fn seen(state: &Ages, seat: Seat) -> Vec<(u16, f32)> {
    let mut features = Features::default();
    state.features(seat, &mut features);
    features.as_slice().to_vec()
}

#[test]
fn features_are_few_and_small() {
    along(|state| {
        for seat in Seat::all(Insight::seats(state)) {
            let seen = seen(state, seat);
            assert!(seen.len() < 200, "{} features", seen.len());
            for (feature, value) in seen {
                assert!(usize::from(feature) < Ages::FEATURES);
                let name = Ages::feature_name(feature.into());
                assert!(value.is_finite() && value.abs() <= 8.0, "{name} is {value}");
            }
        }
    });
}

#[test]
fn whoever_resigned_looks_at_nothing_else() {
    let mut resigned = 0;
    along(|state| {
        for seat in Seat::all(Insight::seats(state)) {
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
    let mut names: Vec<String> = (0..Ages::FEATURES).map(Ages::feature_name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Ages::FEATURES);
    assert!((0..Ages::FEATURES).all(|feature| Ages::hint(feature).abs() <= 250.0));
}

#[test]
fn a_seat_judges_itself_only_by_what_it_sees() {
    along(|state| {
        for seat in Seat::all(Insight::seats(state)) {
            let view = View::of(state, Eyes::Seat(seat));
            let imagined = view.imagine(&mut kernel::dice::fast(1, 0));
            assert_eq!(seen(&imagined, seat), seen(state, seat));
        }
    });
}

#[test]
fn a_score_is_what_the_standings_say() {
    along(|state| {
        for standing in state.standings().0 {
            let expected: (Points, i32) = (standing.points, standing.tie_break);
            assert_eq!(state.score(standing.seat), expected);
        }
    });
}
