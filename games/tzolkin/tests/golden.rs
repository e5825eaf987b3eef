//! Whole games as fixtures, as [`kernel::laws::golden`] describes them. One command writes all anew:
//! `OIKUMENE_GOLDEN=write cargo test -p oikumene-tzolkin --test all golden`

use kernel::laws::golden::{Golden, Thinking};
use kernel::{Options, Seat};
use std::path::PathBuf;
use tzolkin::Tzolkin;

/// A game that is kept: its file, its seats, its modules.
const GAMES: &[(&str, u8, &[&str])] = &[
    ("two", 2, &[]),
    ("two-with-all", 2, &["tribes", "prophecies", "buildings", "quick"]),
    ("three-with-tribes", 3, &["tribes", "prophecies"]),
    ("four", 4, &[]),
    ("four-with-quick", 4, &["buildings", "quick"]),
    ("five-with-all", 5, &["tribes", "prophecies", "buildings", "quick"]),
];

fn golden() -> Golden<Tzolkin> {
    let kept = |(name, seats, modules): &(&'static str, u8, &[&str])| {
        let modules = modules.iter().copied();
        (*name, Options::new(*seats).with(modules))
    };
    Golden {
        folder: PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden"),
        stale: "if the change is wanted: \
            OIKUMENE_GOLDEN=write cargo test -p oikumene-tzolkin --test all golden",
        games: GAMES.iter().map(kept).collect(),
        round: |state| state.round.into(),
        depth: 3,
        thinking: Thinking { thoughts: 24, horizon: 100, worth },
    }
}

#[test]
fn kept_games_verify_and_pass_the_same_positions() {
    golden().check_games();
}

#[test]
fn there_are_as_many_ways_to_go_on_as_there_were() {
    golden().check_counts();
}

/// Roughly what a seat has.
fn worth(state: &Tzolkin, seat: Seat) -> i32 {
    let player = state.player(seat);
    let goods = 2 * i32::from(player.corn.min(16)) + 5 * i32::from(player.block_count());
    let steps = player.temples.values().map(|&step| 10 * i32::from(step)).sum::<i32>();
    let levels = player.techs.values().map(|&level| 12 * i32::from(level)).sum::<i32>();
    let tiles = 16 * player.buildings.len() as i32 + 90 * player.monuments.len() as i32;
    player.total() + goods + steps + levels + tiles + 16 * i32::from(player.skulls)
}
