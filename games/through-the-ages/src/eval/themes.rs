//! What somebody may have a whim for: a kind of technology with all its cards and workers, any other
//! card, what a civilization makes.

use super::groups::Group;
use crate::content::{CivilType, Content};
use crate::parts::LEVELS;
use kernel::ContentSet;
use kernel::pen::Group as _;

/// The theme of a feature, and how much it means there. A card in hand means less than in play, so
/// that a whim for it leads on.
#[expect(clippy::wildcard_enum_match_arm, reason = "most groups are nobody's whim")]
pub fn of(feature: usize) -> Option<(usize, f32)> {
    let (group, index) = Group::place(feature);
    match group {
        Group::Own => Some((card(index), 1.0)),
        Group::OwnTime | Group::Hand | Group::Begun | Group::BegunPart => Some((card(index), 0.5)),
        Group::Workers | Group::WorkersTime => Some((kind(index / LEVELS), 0.3)),
        Group::Rates | Group::RatesTime => Some((Group::Rates.at(index), 1.0)),
        Group::Military | Group::Tactic | Group::Prepared => Some((feature, 1.0)),
        Group::Colony | Group::ColonyTime => Some((Group::Colony.at(index), 1.0)),
        _ => None,
    }
}

/// The theme of a card of the built-in set: its kind if workers make it what it is.
fn card(index: usize) -> usize {
    let what = Content::built_in().civil.get(index).map(|card| &card.what);
    match what {
        Some(CivilType::Workers(of)) => kind(*of as usize),
        _ => Group::Own.at(index),
    }
}

fn kind(number: usize) -> usize {
    Group::Workers.at(number * LEVELS)
}
