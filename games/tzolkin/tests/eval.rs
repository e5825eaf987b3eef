//! What a mind looks at: features and scores.

use kernel::game::View;
use kernel::{
    Asks, ContentSet, Dice, Eyes, Features, Game, Insight, Options, Points, Seat, Silent,
};
use tzolkin::parts::Part;
use tzolkin::{Content, Tzolkin};

/// States along random games of every size, without modules and with all of them.
fn along(mut look: impl FnMut(&Tzolkin)) {
    let all: Vec<String> = Part::ALL.iter().map(|part| part.key().to_string()).collect();
    for seats in 2..=5 {
        for modules in [Vec::new(), all.clone()] {
            for game in 0..4 {
                let options = Options { seats, modules: modules.clone() };
                let mut state = Tzolkin::begin(Content::built_in(), &options).unwrap();
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
}

fn seen(state: &Tzolkin, seat: Seat) -> Vec<(u16, f32)> {
    let mut features = Features::default();
    state.features(seat, &mut features);
    features.as_slice().to_vec()
}

#[test]
fn features_are_few_small_and_each_is_said_once() {
    along(|state| {
        for seat in Seat::all(state.seats()) {
            let seen = seen(state, seat);
            let mut numbers: Vec<u16> = seen.iter().map(|(feature, _)| *feature).collect();
            numbers.sort_unstable();
            let twice = numbers.windows(2).find(|pair| pair[0] == pair[1]);
            let name = |feature: u16| Tzolkin::feature_name(feature.into());
            assert_eq!(twice.map(|pair| name(pair[0])), None, "said twice");
            assert!(numbers.iter().all(|&feature| usize::from(feature) < Tzolkin::FEATURES));
            assert!((20..200).contains(&seen.len()), "{} features", seen.len());
            for (feature, value) in seen {
                let name = name(feature);
                assert!(value.is_finite() && value.abs() <= 5.0, "{name} is {value}");
            }
        }
    });
}

#[test]
fn features_have_names_of_their_own() {
    let mut names: Vec<String> = (0..Tzolkin::FEATURES).map(Tzolkin::feature_name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Tzolkin::FEATURES);
}

#[test]
fn a_seat_judges_itself_only_by_what_it_sees() {
    along(|state| {
        for seat in Seat::all(state.seats()) {
            let view = View::of(state, Eyes::Seat(seat));
            for world in 0..2 {
                let imagined = view.imagine(&mut kernel::dice::fast(world, 0));
                assert_eq!(seen(&imagined, seat), seen(state, seat));
            }
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

#[test]
fn seats_are_those_of_the_setup() {
    along(|state| assert_eq!(Insight::seats(state), state.options().seats));
}
