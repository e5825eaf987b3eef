//! What must hold of what minds look at ([`Insight`]), in any complete state.

use crate::dice::fast;
use crate::game::View;
use crate::{Eyes, Features, Insight, Seat};

/// No position is told with as many features.
const MANY: usize = 200;

/// The features of a position as one seat looks at it.
pub fn seen<G: Insight>(state: &G, seat: Seat) -> Vec<(u16, f32)> {
    let mut features = Features::default();
    state.features(seat, &mut features);
    features.as_slice().to_vec()
}

/// Every seat is told few features, all of them known and none larger than `most`.
#[track_caller]
pub fn are_few_and_small<G: Insight>(state: &G, most: f32) {
    for seat in Seat::all(state.seats()) {
        let seen = seen(state, seat);
        assert!(seen.len() < MANY, "{} features", seen.len());
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
