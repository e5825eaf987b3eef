//! Words for the vocabularies of the content set: effects, powers, rules, abilities, calamities.

use super::*;
use crate::content::{Ability, Calamity, Content, Effect, Metric, MonumentRule, Powers};

/// What a list of effects does, in printed order.
pub(super) fn effects(content: &Content, effects: &[Effect]) -> Vec<Text> {
    match effects.is_empty() {
        true => vec![Text::new("effect-none")],
        false => effects.iter().map(|&one| effect(content, one)).collect(),
    }
}

pub(super) fn effect(content: &Content, effect: Effect) -> Text {
    let count = |key: &str, count: u8| Text::new(key).with("count", count);
    match effect {
        Effect::Gain(good, n) | Effect::Extract(good, n) => gain(good, n),
        Effect::GainBlock(n) => Text::new("effect-gain-block").with("blocks", blocks(n)),
        Effect::Fish(n) => Text::new("effect-fish").with("corn", corn(n)),
        Effect::Harvest { corn: n, wood: 0 } => {
            Text::new("effect-harvest-corn").with("corn", corn(n))
        }
        Effect::Harvest { corn: n, wood } => {
            Text::new("effect-harvest").with("corn", corn(n)).with("wood", goods(Good::Wood, wood))
        }
        Effect::Points(n) => Text::new("effect-points").with("points", points(n)),
        Effect::Step(temple, n) => count("effect-step", n).with("temple", temple_of(temple)),
        Effect::AnyStep(n) => count("effect-any-step", n),
        Effect::TwoSteps => Text::new("effect-two-steps"),
        Effect::PayCorn(n) => Text::new("effect-pay").with("goods", corn(n)),
        Effect::PayBlock(n) => Text::new("effect-pay").with("goods", blocks(n)),
        Effect::Study(n) => count("effect-study", n),
        Effect::Advance(track) => Text::new("effect-advance").with("tech", tech(track)),
        Effect::AnyAdvance(n) => count("effect-any-advance", n),
        Effect::TechExchange => Text::new("effect-tech-exchange"),
        Effect::Build(n) => count("effect-build", n),
        Effect::BuildOrMonument(n) => count("effect-build-or-monument", n),
        Effect::BuildMonument => Text::new("effect-build-monument"),
        Effect::BuildForCorn(n) => Text::new("effect-build-for-corn").with("corn", corn(n)),
        Effect::BuildPlain => Text::new("effect-build-plain"),
        Effect::Market => Text::new("effect-market"),
        Effect::Worker(n) => Text::new("effect-worker").with("workers", workers(n)),
        Effect::AnyAction => Text::new("effect-any-action"),
        Effect::PlaceSkull => Text::new("effect-place-skull"),
        Effect::FarmOne(n) => count("effect-farm-one", n).with("corn", corn(content.figures.farm)),
        Effect::FarmAll(n) => Text::new("effect-farm-all").with("corn", corn(n)),
        Effect::FoodDay(good, n) => Text::new("effect-food-day").with("goods", goods(good, n)),
        Effect::FoodDayEarly(good, n) => {
            Text::new("effect-food-day-early").with("goods", goods(good, n))
        }
        Effect::FoodDayLate(good, n) => {
            Text::new("effect-food-day-late").with("goods", goods(good, n))
        }
    }
}

pub(super) fn gain(good: Good, count: u8) -> Text {
    Text::new("effect-gain").with("goods", goods(good, count))
}

/// What a level of a technology adds to the levels below it.
pub(super) fn powers(powers: Powers, below: Powers) -> Vec<Text> {
    let mut list = Vec::new();
    let mut add = |key: &str, now: u8, before: u8, words: fn(u8) -> Text| {
        if now > before {
            list.push(Text::new(key).with("goods", words(now - before)));
        }
    };
    add("power-harvest", powers.harvest_corn, below.harvest_corn, corn);
    add("power-fishing", powers.fishing, below.fishing, corn);
    add("power-wood", powers.wood, below.wood, |n| goods(Good::Wood, n));
    add("power-mining", powers.stone, below.stone, |n| goods(Good::Stone, n));
    add("power-mining", powers.gold, below.gold, |n| goods(Good::Gold, n));
    add("power-mining", powers.skull, below.skull, |n| goods(Good::Skull, n));
    add("power-build-gain", powers.build_corn, below.build_corn, corn);
    add("power-build-gain", powers.build_points, below.build_points, points);
    add("power-build-discount", powers.build_discount, below.build_discount, blocks);
    add("power-ahead", powers.ahead, below.ahead, |n| Text::new("spaces").with("count", n));
    if powers.harvests_without_tile && !below.harvests_without_tile {
        list.push(Text::new("power-without-tile"));
    }
    if powers.steps_after_skull && !below.steps_after_skull {
        list.push(Text::new("power-step-after-skull"));
    }
    if list.is_empty() { vec![Text::new("effect-none")] } else { list }
}

pub(super) fn monument_rule(rule: MonumentRule) -> Text {
    let each = |key: &str, n: u8| Text::new(key).with("points", points(n));
    match rule {
        MonumentRule::PerColour(colour, n) => {
            each("monument-per-colour", n).with("colour", colour_of(colour))
        }
        MonumentRule::PerBuilding(n) => each("monument-per-building", n),
        MonumentRule::PerCornTile(n) => each("monument-per-corn-tile", n),
        MonumentRule::PerWoodTile(n) => each("monument-per-wood-tile", n),
        MonumentRule::PerMonument(n) => {
            Text::new("monument-per-monument").with("points", slashed(&n))
        }
        MonumentRule::TracksAtTop(n) => {
            Text::new("monument-tracks-at-top").with("points", slashed(&n))
        }
        MonumentRule::PerLevel(n) => each("monument-per-level", n),
        MonumentRule::Workers(n) => Text::new("monument-workers").with("points", slashed(&n)),
        MonumentRule::TemplePoints => Text::new("monument-temple-points"),
        MonumentRule::PerBestStep(n) => each("monument-per-best-step", n),
        MonumentRule::PerSkullPlaced(n) => each("monument-per-skull-placed", n),
    }
}

pub(super) fn ability(ability: Ability) -> Text {
    match ability {
        Ability::PickupAfterPlacing { least } => {
            Text::new("ability-pickup-after-placing").with("workers", workers(least))
        }
        Ability::OneAhead { cost } => Text::new("ability-one-ahead").with("corn", corn(cost)),
        Ability::MayPass { corn: n } => Text::new("ability-may-pass").with("corn", corn(n)),
        Ability::CornFloor { floor, beg } => {
            Text::new("ability-corn-floor").with("floor", corn(floor)).with("beg", corn(beg))
        }
        Ability::StepBackPays { corn: n } => {
            Text::new("ability-step-back-pays").with("corn", corn(n))
        }
        Ability::FlatPlacement { cost } => {
            Text::new("ability-flat-placement").with("corn", corn(cost))
        }
        Ability::PairedGears => Text::new("ability-paired-gears"),
        Ability::CheapTech { cost } => Text::new("ability-cheap-tech").with("cost", slashed(&cost)),
        Ability::KeepWealth { tiles } => Text::new("ability-keep-wealth").with("count", tiles),
        Ability::SkipSpace => Text::new("ability-skip-space"),
        Ability::SellBlock => Text::new("ability-sell-block"),
        Ability::Workers { start, food, unfed } => Text::new("ability-workers")
            .with("workers", workers(start))
            .with("food", corn(food))
            .with("unfed", points(unfed)),
        Ability::Surcharge { total } => {
            Text::new("ability-surcharge").with("cost", slashed(&total))
        }
    }
}

pub(super) fn calamity(calamity: Calamity) -> Text {
    let corn = |key: &str, n: u8| Text::new(key).with("corn", corn(n));
    let blocks = |key: &str, n: u8| Text::new(key).with("blocks", blocks(n));
    match calamity {
        Calamity::StepCostsCorn(n) => corn("calamity-step-costs-corn", n),
        Calamity::StepCostsBlock(temple) => {
            blocks("calamity-step-costs-block", 1).with("temple", temple_of(temple))
        }
        Calamity::LessWood(n) => Text::new("calamity-less-wood").with("wood", goods(Good::Wood, n)),
        Calamity::LessCorn(n) => corn("calamity-less-corn", n),
        Calamity::GoldCostsCorn(n) => corn("calamity-gold-costs-corn", n),
        Calamity::SkullCostsStep => Text::new("calamity-skull-costs-step"),
        Calamity::AdvanceCostsBlock(n) => blocks("calamity-advance-costs-block", n),
        Calamity::NoLevelTwo => Text::new("calamity-no-level-two"),
        Calamity::BuildingCostsBlock(n) => blocks("calamity-building-costs-block", n),
        Calamity::WorkerEats(n) => corn("calamity-worker-eats", n),
        Calamity::ChichenCostsCorn(n) => corn("calamity-chichen-costs-corn", n),
    }
}

pub(super) fn metric(metric: Metric) -> Text {
    match metric {
        Metric::AllSteps => Text::new("metric-all-steps"),
        Metric::Steps(temple) => Text::new("metric-steps").with("temple", temple_of(temple)),
        Metric::WoodTiles => Text::new("metric-wood-tiles"),
        Metric::CornTiles => Text::new("metric-corn-tiles"),
        Metric::Gold => Text::new("metric-gold"),
        Metric::Skulls => Text::new("metric-skulls"),
        Metric::Levels => Text::new("metric-levels"),
        Metric::TracksAtTwo => Text::new("metric-tracks-at-two"),
        Metric::Buildings => Text::new("metric-buildings"),
        Metric::Fed => Text::new("metric-fed"),
        Metric::OnChichenItza => Text::new("metric-on-chichen"),
    }
}

/// Figures in a row, as they are printed: `0/9/20/33`.
fn slashed(figures: &[u8]) -> String {
    figures.iter().map(u8::to_string).collect::<Vec<_>>().join("/")
}
