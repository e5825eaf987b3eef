//! What a mind looks at: features and scores.

use kernel::laws::insight::{self, seen};
use kernel::laws::walk::{any, walk};
use kernel::{ContentSet, Game, Insight, Options, Seat};
use tzolkin::parts::Part;
use tzolkin::{Content, Tzolkin};

/// States along random games of every size, without modules and with all of them.
fn along(mut look: impl FnMut(&Tzolkin)) {
    let all: Vec<String> = Part::ALL.iter().map(|part| part.key().to_string()).collect();
    for seats in 2..=5 {
        for modules in [Vec::new(), all.clone()] {
            for game in 0..4 {
                let options = Options { seats, modules: modules.clone() };
                let state = Tzolkin::begin(Content::built_in(), &options).unwrap();
                let dice = &mut kernel::dice::fast(u64::from(seats), game);
                walk(state, dice, any, |state, _| look(state));
            }
        }
    }
}

#[test]
fn features_are_few_small_and_each_is_said_once() {
    along(|state| {
        insight::are_few_and_small(state, 5.0);
        for seat in Seat::all(state.seats()) {
            let seen = seen(state, seat);
            assert!(seen.len() >= 20, "{} features", seen.len());
            let mut numbers: Vec<u16> = seen.iter().map(|(feature, _)| *feature).collect();
            numbers.sort_unstable();
            let twice = numbers.windows(2).find(|pair| pair[0] == pair[1]);
            let name = |feature: u16| Tzolkin::feature_name(feature.into());
            assert_eq!(twice.map(|pair| name(pair[0])), None, "said twice");
        }
    });
}

#[test]
fn features_have_names_of_their_own() {
    insight::have_names_of_their_own::<Tzolkin>();
}

#[test]
fn whims_follow_technologies_temples_gears_and_tiles() {
    // Four technologies, three temples, five gears; workers, farms and skulls; how much was built,
    // 40 buildings and 13 monuments; 13 tribes and 13 quick actions.
    insight::follow_themes::<Tzolkin>(4 + 3 + 5 + 3 + 2 + 40 + 13 + 13 + 13);
}

#[test]
fn a_seat_judges_itself_only_by_what_it_sees() {
    along(|state| insight::lean_on_no_secret(state, 2));
}

#[test]
fn a_score_is_what_the_standings_say() {
    along(insight::score_like_the_standings);
}

#[test]
fn seats_are_those_of_the_setup() {
    along(|state| assert_eq!(Insight::seats(state), state.options().seats));
}
