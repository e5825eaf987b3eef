//! What features are thought to be worth before anything was learned, in culture: rough figures
//! with which the first games already look like games.

use super::groups::Group;
use crate::content::{CivilType, Content};
use kernel::ContentSet;
use kernel::pen::Group as _;

#[expect(clippy::wildcard_enum_match_arm, reason = "about most groups nobody has a guess")]
pub fn of(feature: usize) -> f32 {
    let (group, index) = Group::place(feature);
    let place = index as f32;
    match group {
        Group::Culture | Group::CultureToCome => 100.0,
        Group::RatesTime => [0.0, 150.0, 40.0, 150.0, 220.0, 90.0, 25.0, 5.0][index],
        Group::Rates => [0.0, 0.0, 3.0, 0.0, 5.0, 3.0, 12.0, 3.0][index],
        Group::ScienceTime => 22.0,
        Group::StockTime => 6.0,
        Group::Food | Group::Resources => 0.5 * place,
        Group::Surplus => [-16.0, -10.0, -6.0, 0.0, 2.0, 3.0, 3.0, 3.0, 3.0, 3.0][index],
        Group::YellowTime => 8.0,
        Group::Content => -4.0 * (4.0 - place).max(0.0),
        Group::Uprising => -12.0,
        Group::Unused => [0.0, 3.0, 4.0, 4.5, 5.0][index],
        Group::UnusedTime => 24.0,
        Group::Corruption => -8.0,
        Group::WorkersTime => 4.0,
        Group::Own => card(index, [2.0, 1.0, 4.0, 0.0]),
        Group::OwnTime => card(index, [10.0, 6.0, 6.0, 0.0]),
        Group::Hand => card(index, [1.0, 3.0, 0.0, 2.0]),
        Group::Ready => 1.5,
        Group::BegunPart => 14.0,
        Group::AtOnce => [0.0, 20.0][index],
        Group::Impact => [12.0, 6.0][index],
        Group::MilitarySize => 0.7 * place,
        Group::Colony => 3.0,
        Group::ColonyTime => 4.0,
        Group::Lead => 0.3 * (place - 6.0),
        Group::LeadLate => 0.8 * (place - 6.0),
        Group::CivilLeft => 0.7 * place,
        Group::MilitaryLeft => 0.6 * place,
        Group::Job => 2.0,
        Group::JobLess => 1.5,
        Group::ToDraw => 2.0,
        Group::WarOdds => 8.0,
        Group::Bidding => 6.0,
        Group::BidFor => [-6.0, 0.0][index],
        Group::Extra => 1.5,
        _ => 0.0,
    }
}

/// A card of the built-in set: a technology by its level, a leader, a wonder, an action.
fn card(index: usize, [technology, leader, wonder, action]: [f32; 4]) -> f32 {
    let Some(card) = Content::built_in().civil.get(index) else { return 0.0 };
    match card.what {
        CivilType::Leader => leader,
        CivilType::Wonder => wonder,
        CivilType::Action => action,
        CivilType::Government => 0.0,
        CivilType::Workers(_) | CivilType::Special(_) => {
            technology * (0.5 + 0.5 * f32::from(card.level()))
        }
    }
}
