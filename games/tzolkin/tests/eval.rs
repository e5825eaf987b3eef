//! What a mind looks at: features and scores.

use kernel::laws::insight::{self, seen};
use kernel::laws::walk::{any, walk};
use kernel::{Asks, ContentSet, Fast, Insight, Options, Rules, Seat};
use std::collections::BTreeSet;
use tzolkin::parts::{Block, Part, Tech};
use tzolkin::{Content, Tzolkin};

/// Beginnings of games of every size, without modules and with all of them.
fn beginnings(mut play: impl FnMut(Tzolkin, &mut Fast)) {
    let all: Vec<String> = Part::ALL.iter().map(|part| part.key().to_string()).collect();
    for seats in 2..=5 {
        for modules in [Vec::new(), all.clone()] {
            for game in 0..4 {
                let options = Options::new(seats).with(modules.clone());
                let state = Tzolkin::begin(Content::built_in(), &options).unwrap();
                play(state, &mut kernel::dice::fast(u64::from(seats), game));
            }
        }
    }
}

/// States along random games from these beginnings.
fn along(mut look: impl FnMut(&Tzolkin)) {
    beginnings(|state, dice| walk(state, dice, any, |state, _| look(state)));
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
    along(|state| assert_eq!(state.seats(), state.options().seats));
}

#[test]
fn gifts_are_what_a_game_can_have() {
    beginnings(|state, dice| {
        let gifts = insight::give_within_the_laws(state, dice);
        assert!(gifts >= 20, "{gifts} gifts");
    });
}

#[test]
fn gifts_are_of_every_kind_and_for_one_seat() {
    let mut kinds = BTreeSet::new();
    along(|state| {
        let mut given = state.clone();
        let dice = &mut kernel::dice::fast(u64::from(state.day), state.round.into());
        if !matches!(state.asks(), Asks::Seat(_)) || !given.gift(Seat(1), dice) {
            return;
        }
        for seat in Seat::all(state.seats()).filter(|&seat| seat != Seat(1)) {
            assert_eq!(given.player(seat), state.player(seat));
        }
        let (before, after) = (state.player(Seat(1)), given.player(Seat(1)));
        let techs =
            Tech::ALL.iter().map(|&tech| (tech.key(), after.techs[tech] > before.techs[tech]));
        let blocks = Block::ALL
            .iter()
            .map(|&block| (block.key(), after.blocks[block] > before.blocks[block]));
        let others = [
            ("workers", after.workers > before.workers),
            ("a building", after.buildings.len() > before.buildings.len()),
            ("tiles of corn", after.corn_tiles > before.corn_tiles),
            ("tiles of wood", after.wood_tiles > before.wood_tiles),
            ("corn", after.corn > before.corn),
            ("a skull", after.skulls > before.skulls),
        ];
        let all = techs.chain(blocks).chain(others);
        kinds.extend(all.filter(|&(_, is_given)| is_given).map(|(name, _)| name));
    });
    assert_eq!(kinds.len(), 4 + 3 + 6, "{kinds:?}");
}
