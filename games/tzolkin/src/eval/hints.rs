//! What features are thought to be worth before anything was learned, in points: rough figures with
//! which the first games already feed their workers, learn and build.

use super::groups::{Group, SPACES};
use kernel::pen::Group as _;

#[expect(clippy::wildcard_enum_match_arm, reason = "most groups begin with nothing")]
pub fn of(feature: usize) -> f32 {
    let (group, index) = Group::place(feature);
    let step = (index % SPACES) as f32;
    match group {
        // What is certain at the end: points so far, corn, blocks, skulls and monuments.
        Group::Points => [0.0, 60.0, 0.0][index],
        Group::TempleScore => [20.0, 20.0, 0.0, 0.0, 0.0, 0.0][index],
        Group::TempleGoods => [4.0, 5.0, 6.0, 12.0][index],
        Group::Skulls => 2.0 * index as f32,
        Group::Worths => [3.0, 4.0, 5.0, 0.0, 8.0, 4.0][index],
        Group::WorkersTime => [30.0, 6.0][index],
        Group::AfterFood => 1.2 * (index as f32 - 6.0).min(0.0),
        Group::Level => 1.5 * (index % 3 + 1) as f32,
        Group::LevelTime => 5.0 * (index % 3 + 1) as f32,
        Group::Farms => index as f32,
        Group::Own => 1.0,
        Group::On => 0.8 * step.min(6.0),
        Group::Gone => -4.0,
        Group::Afford => 1.5,
        Group::BestMonument => [0.0, 12.0, 3.0][index],
        Group::Steps => 3.0,
        Group::Raises => 4.0,
        Group::Bill => -4.0,
        Group::Opening => 3.0,
        _ => 0.0,
    }
}
