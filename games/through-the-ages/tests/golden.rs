//! Whole games as fixtures, as [`kernel::laws::golden`] describes them. One command writes all anew:
//! `OIKUMENE_GOLDEN=write cargo test -p oikumene-through-the-ages --test all golden`

use kernel::laws::golden::{Golden, Thinking};
use kernel::{Options, Seat};
use std::path::PathBuf;
use through_the_ages::{Ages, NO_RESIGNING};

fn golden() -> Golden<Ages> {
    let games = [("two", 2), ("two-more", 2), ("three", 3), ("four", 4)];
    let options = |seats| Options::new(seats).with([NO_RESIGNING]);
    Golden {
        folder: PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden"),
        stale: "if the change is wanted: \
            OIKUMENE_GOLDEN=write cargo test -p oikumene-through-the-ages --test all golden",
        games: games.into_iter().map(|(name, seats)| (name, options(seats))).collect(),
        round: |state| state.round.into(),
        depth: 2,
        thinking: Thinking { thoughts: 4, horizon: 40, worth },
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
fn worth(state: &Ages, seat: Seat) -> i32 {
    let player = state.player(seat);
    let ratings = player.ratings;
    let each = |count: u16, weight: i32| i32::from(count) * weight;
    let made = each(ratings.culture, 6) + each(ratings.science, 5) + each(ratings.strength, 3);
    let held = each(player.science, 1) + i32::from(player.unused) + player.hand.len() as i32;
    let built = 8 * player.wonders.len() as i32 + 6 * player.colonies.len() as i32;
    2 * player.culture_total() + made + held + built + 4 * i32::from(player.population())
        - 6 * i32::from(state.discontent(seat))
        - if player.has_resigned { 1000 } else { 0 }
}
