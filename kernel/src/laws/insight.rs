//! What must hold of what minds look at ([`Insight`]), in any complete state.

use crate::View;
use crate::dice::fast;
use crate::{Asks, Dice, Eyes, Features, Insight, Seat, Silent};

/// No position is told with as many features.
const MANY: usize = 200;

/// The features of a position as one seat looks at it.
pub fn seen<G: Insight>(state: &G, seat: Seat) -> Vec<(u16, f32)> {
    let mut features = Features::default();
    state.features(seat, &mut features);
    features.as_slice().to_vec()
}

/// Every seat is told few features, each of them once, all known and none larger than `most`.
#[track_caller]
pub fn are_few_and_small<G: Insight>(state: &G, most: f32) {
    for seat in Seat::all(state.seats()) {
        let seen = seen(state, seat);
        assert!(seen.len() < MANY, "{} features", seen.len());
        let mut told: Vec<u16> = seen.iter().map(|&(feature, _)| feature).collect();
        told.sort_unstable();
        if let Some(twice) = told.windows(2).find(|pair| pair[0] == pair[1]) {
            panic!("{} is told twice", G::feature_name(twice[0].into()));
        }
        for (feature, value) in seen {
            assert!(usize::from(feature) < G::FEATURES, "{feature} of {}", G::FEATURES);
            let name = G::feature_name(feature.into());
            assert!(value.is_finite() && value.abs() <= most, "{name} is {value}");
        }
    }
}

/// No two features have the same name.
#[track_caller]
pub fn have_names_of_their_own<G: Insight>() {
    let mut names: Vec<String> = (0..G::FEATURES).map(G::feature_name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), G::FEATURES);
}

/// There are so many themes, named by features of the game, and each means something.
#[track_caller]
pub fn follow_themes<G: Insight>(themes: usize) {
    let mut found = std::collections::BTreeMap::new();
    for (theme, share) in (0..G::FEATURES).filter_map(G::theme) {
        assert!(theme < G::FEATURES, "theme {theme} of {}", G::FEATURES);
        assert!(share.is_finite() && share.abs() <= 2.0, "{share} in {theme}");
        *found.entry(theme).or_insert(0.0) += share.abs();
    }
    assert_eq!(found.len(), themes);
    assert!(found.values().all(|&share| share > 0.0), "a theme means nothing");
}

/// Each seat looks the same at itself in some worlds that it cannot tell apart.
#[track_caller]
pub fn lean_on_no_secret<G: Insight>(state: &G, worlds: u64) {
    for seat in Seat::all(state.seats()) {
        let view = View::of(state, Eyes::Seat(seat));
        for world in 0..worlds {
            let imagined = view.imagine(&mut fast(world, 0));
            assert_eq!(seen(&imagined, seat), seen(state, seat));
        }
    }
}

/// A seat's score is what the standings say.
#[track_caller]
pub fn score_like_the_standings<G: Insight>(state: &G) {
    for standing in state.standings().0 {
        assert_eq!(state.score(standing.seat), (standing.points, standing.tie_break));
    }
}

/// Plays a game at random with a gift to somebody whenever the moment is right: every state is one
/// that a game can have, and the game comes to its end. Answers how many gifts there were.
#[track_caller]
pub fn give_within_the_laws<G: Insight>(mut state: G, dice: &mut impl Dice) -> u32 {
    let (mut gifts, mut choices) = (0, Vec::new());
    for _ in 0..G::LONGEST {
        let choice = match state.asks() {
            Asks::Nobody => return gifts,
            Asks::Chance => state.draw(dice),
            Asks::Seat(_) => {
                let (before, to) = (state.clone(), Seat(dice.below(state.seats().into()) as u8));
                let is_given = state.gift(to, dice);
                assert!(is_given || state == before, "a gift that was not given left its trace");
                gifts += u32::from(is_given);
                state.choices(&mut choices);
                choices[dice.below(choices.len() as u32) as usize]
            }
        };
        state.apply(choice, &mut Silent);
        assert_eq!(state.audit(), Ok(()), "after {gifts} gifts");
    }
    panic!("a game with gifts does not end");
}
