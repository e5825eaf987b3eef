//! What somebody may have a whim for: a technology, a temple, a gear, workers, farms, skulls, any
//! building or monument, many of them.

use super::groups::{Group, SPACES, STEPS};
use kernel::pen::Group as _;

/// Levels of a technology.
const LEVELS: usize = 3;

/// The theme of a feature, and how much it means there: the further one gets, the more.
#[expect(clippy::wildcard_enum_match_arm, reason = "most groups are nobody's whim")]
pub fn of(feature: usize) -> Option<(usize, f32)> {
    let (group, index) = Group::place(feature);
    let part = |place: usize, of: usize| place as f32 / of as f32;
    match group {
        Group::Level | Group::LevelTime => {
            let share = part(index % LEVELS + 1, LEVELS);
            Some((Group::Level.at(index - index % LEVELS), share))
        }
        Group::Step => Some((Group::Step.at(index - index % STEPS), part(index % STEPS, STEPS))),
        Group::On => Some((Group::On.at(index - index % SPACES), part(index % SPACES, SPACES))),
        Group::Workers => Some((Group::Workers.at(0), part(index + 1, 6))),
        Group::WorkersTime if index == 0 => Some((Group::Workers.at(0), 1.0)),
        Group::Farms => Some((Group::Farms.at(0), part(index, 6))),
        Group::Skulls => Some((Group::Skulls.at(0), part(index, 5))),
        Group::Built => Some((feature, 2.0)),
        Group::Own => Some((feature, 1.0)),
        Group::Monument => Some((feature, 1.0)),
        Group::OfferedNear => Some((Group::Monument.at(index), 0.5)),
        Group::Tribe | Group::Quick => Some((feature, 1.0)),
        _ => None,
    }
}
