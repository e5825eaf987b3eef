//! What features are thought to be worth before anything was learned, in culture: rough figures
//! with which the first games already look like games.

use super::groups::{Group, place};
use crate::content::{CivilType, Content};
use kernel::ContentSet;

pub fn of(feature: usize) -> f32 {
    let (group, index) = place(feature);
    match group {
        Group::Culture | Group::CultureToCome => 100.0,
        Group::RatesTime => [0.0, 140.0, 60.0, 170.0, 220.0, 90.0, 25.0, 5.0][index],
        Group::Rates => [0.0, 0.0, 3.0, 0.0, 5.0, 3.0, 12.0, 3.0][index],
        Group::ScienceTime => 24.0,
        Group::StockTime => 8.0,
        Group::Food | Group::Resources => 0.5 * index as f32,
        Group::YellowTime => 12.0,
        Group::Content => -3.0 * (4.0 - index as f32).max(0.0),
        Group::Uprising => -12.0,
        Group::UnusedTime => 12.0,
        Group::Corruption => -6.0,
        Group::Own => card(index, 2.0, 1.0),
        Group::OwnTime => card(index, 10.0, 6.0),
        Group::Hand => card(index, 1.0, 2.5),
        Group::Ready => 1.0,
        Group::BegunPart => 8.0,
        Group::AtOnce => [0.0, 15.0][index],
        Group::Impact => [12.0, 0.0][index],
        Group::MilitarySize => 0.7 * index as f32,
        Group::Colony => 3.0,
        Group::Lead => 0.3 * (index as f32 - 6.0),
        Group::LeadLate => 0.8 * (index as f32 - 6.0),
        Group::CivilLeft => 0.7 * index as f32,
        Group::MilitaryLeft => 0.6 * index as f32,
        Group::Job => 2.0,
        Group::JobLess => 1.5,
        Group::ToDraw => 2.0,
        Group::WarOdds => 8.0,
        Group::Bidding => 5.0,
        Group::BidFor => [-6.0, 0.0][index],
        Group::Extra => 1.5,
        _ => 0.0,
    }
}

/// A card of the built-in set: technologies by level, everything else alike.
fn card(index: usize, technology: f32, other: f32) -> f32 {
    let Some(card) = Content::built_in().civil.get(index) else { return 0.0 };
    match card.what {
        CivilType::Government => 0.0,
        _ if card.is_technology() => technology * (0.5 + 0.5 * f32::from(card.level())),
        CivilType::Action => other.min(2.0),
        _ => other,
    }
}
