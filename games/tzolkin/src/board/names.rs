//! Short words for what is on the board: a key of `locales/board.*.ftl` and its figures. Names of
//! gears, temples, technologies, colours, tribes and prophecies are those of all other sentences.

use crate::content::{Calamity, Content, Effect, Metric, MonumentRule};
use crate::parts::*;
use crate::state::Tzolkin;
use crate::words::{colour, tech, temple};
use kernel::Text;

pub(super) fn good(good: Good) -> Text {
    Text::new(match good {
        Good::Corn => "board-good-corn",
        Good::Wood => "board-good-wood",
        Good::Stone => "board-good-stone",
        Good::Gold => "board-good-gold",
        Good::Skull => "board-good-skull",
    })
}

/// What a calamity makes harder.
pub(super) fn calamity(calamity: Calamity) -> Text {
    match calamity {
        Calamity::StepCostsCorn(corn) => count("board-calamity-step-corn", corn),
        Calamity::StepCostsBlock(angry) => {
            Text::new("board-calamity-step-block").with("temple", temple(angry))
        }
        Calamity::LessWood(wood) => count("board-calamity-less-wood", wood),
        Calamity::LessCorn(corn) => count("board-calamity-less-corn", corn),
        Calamity::GoldCostsCorn(corn) => count("board-calamity-gold", corn),
        Calamity::SkullCostsStep => Text::new("board-calamity-skull"),
        Calamity::AdvanceCostsBlock(blocks) => count("board-calamity-advance", blocks),
        Calamity::NoLevelTwo => Text::new("board-calamity-level-two"),
        Calamity::BuildingCostsBlock(blocks) => count("board-calamity-building", blocks),
        Calamity::WorkerEats(corn) => count("board-calamity-worker", corn),
        Calamity::ChichenCostsCorn(corn) => count("board-calamity-chichen", corn),
    }
}

/// What a prophecy counts.
pub(super) fn metric(metric: Metric) -> Text {
    match metric {
        Metric::AllSteps => Text::new("board-metric-all-steps"),
        Metric::Steps(of) => Text::new("board-metric-steps").with("temple", temple(of)),
        Metric::WoodTiles => Text::new("board-metric-wood-tiles"),
        Metric::CornTiles => Text::new("board-metric-corn-tiles"),
        Metric::Gold => Text::new("board-metric-gold"),
        Metric::Skulls => Text::new("board-metric-skulls"),
        Metric::Levels => Text::new("board-metric-levels"),
        Metric::TracksAtTwo => Text::new("board-metric-tracks-at-two"),
        Metric::Buildings => Text::new("board-metric-buildings"),
        Metric::Fed => Text::new("board-metric-fed"),
        Metric::OnChichenItza => Text::new("board-metric-on-chichen-itza"),
    }
}

/// An effect in as few words as possible.
pub(super) fn effect(content: &Content, effect: Effect) -> Text {
    match effect {
        Effect::Gain(of, n) | Effect::Extract(of, n) => goods("board-effect-gain", of, n),
        Effect::GainBlock(n) => count("board-effect-gain-block", n),
        Effect::Fish(n) => count("board-effect-fish", n),
        Effect::Harvest { corn, wood: 0 } => count("board-effect-harvest-corn", corn),
        Effect::Harvest { corn, wood } => {
            Text::new("board-effect-harvest").with("corn", corn).with("wood", wood)
        }
        Effect::Points(n) => count("board-effect-points", n),
        Effect::Step(of, n) => count("board-effect-step", n).with("temple", temple(of)),
        Effect::AnyStep(n) => count("board-effect-any-step", n),
        Effect::TwoSteps => Text::new("board-effect-two-steps"),
        Effect::PayCorn(n) => count("board-effect-pay-corn", n),
        Effect::PayBlock(n) => count("board-effect-pay-block", n),
        Effect::Study(n) => count("board-effect-study", n),
        Effect::Advance(of) => Text::new("board-effect-advance").with("tech", tech(of)),
        Effect::AnyAdvance(n) => count("board-effect-any-advance", n),
        Effect::TechExchange => Text::new("board-effect-tech-exchange"),
        Effect::Build(n) => count("board-effect-build", n),
        Effect::BuildOrMonument(n) => count("board-effect-build-or-monument", n),
        Effect::BuildMonument => Text::new("board-effect-build-monument"),
        Effect::BuildForCorn(n) => count("board-effect-build-for-corn", n),
        Effect::BuildPlain => Text::new("board-effect-build-plain"),
        Effect::Market => Text::new("board-effect-market"),
        Effect::Worker(n) => count("board-effect-worker", n),
        Effect::AnyAction => Text::new("board-effect-any-action"),
        Effect::PlaceSkull => Text::new("board-effect-place-skull"),
        Effect::FarmOne(n) => count("board-effect-farm-one", n).with("corn", content.figures.farm),
        Effect::FarmAll(n) => count("board-effect-farm-all", n),
        Effect::FoodDay(of, n) => goods("board-effect-food-day", of, n),
        Effect::FoodDayEarly(of, n) => goods("board-effect-food-day-early", of, n),
        Effect::FoodDayLate(of, n) => goods("board-effect-food-day-late", of, n),
    }
}

/// How a monument scores at this table.
pub(super) fn rule(rule: MonumentRule, state: &Tzolkin) -> Text {
    let list = |points: &[u8]| points.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
    match rule {
        MonumentRule::PerColour(of, n) => count("board-rule-colour", n).with("colour", colour(of)),
        MonumentRule::PerBuilding(n) => count("board-rule-building", n),
        MonumentRule::PerCornTile(n) => count("board-rule-corn-tile", n),
        MonumentRule::PerWoodTile(n) => count("board-rule-wood-tile", n),
        MonumentRule::PerMonument(by_seats) => {
            count("board-rule-monument", state.by_seats(by_seats))
        }
        MonumentRule::TracksAtTop(points) => {
            Text::new("board-rule-tracks").with("points", list(&points[1..]))
        }
        MonumentRule::PerLevel(n) => count("board-rule-level", n),
        MonumentRule::Workers(points) => {
            Text::new("board-rule-workers").with("points", list(&points))
        }
        MonumentRule::TemplePoints => Text::new("board-rule-temple-points"),
        MonumentRule::PerBestStep(n) => count("board-rule-best-step", n),
        MonumentRule::PerSkullPlaced(n) => count("board-rule-skull", n),
    }
}

fn count(key: &'static str, count: u8) -> Text {
    Text::new(key).with("count", count)
}

fn goods(key: &'static str, of: Good, n: u8) -> Text {
    count(key, n).with("good", good(of))
}
