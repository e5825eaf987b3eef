//! Words for the vocabularies of the content set: effects, powers, rules, abilities, calamities.

use super::*;
use crate::content::{Ability, Calamity, Content, Effect, Metric, MonumentRule, Powers};
use kernel::Vocabulary;

/// What a list of effects does, in printed order.
pub(super) fn effects(content: &Content, effects: &[Effect]) -> Vec<Text> {
    match effects.is_empty() {
        true => vec![Text::new("effect-none")],
        false => effects.iter().map(|&one| effect(content, one)).collect(),
    }
}

pub(super) fn effect(content: &Content, effect: Effect) -> Text {
    let text = Text::new(format!("effect-{}", effect.key()));
    match effect {
        Effect::Gain(good, n) | Effect::Extract(good, n) => gain(good, n),
        Effect::Harvest { corn: n, wood: 0 } => {
            Text::new("effect-harvest-corn").with("corn", corn(n))
        }
        Effect::Harvest { corn: n, wood } => {
            text.with("corn", corn(n)).with("wood", goods(Good::Wood, wood))
        }
        Effect::PayCorn(n) => Text::new("effect-pay").with("goods", corn(n)),
        Effect::PayBlock(n) => Text::new("effect-pay").with("goods", blocks(n)),
        Effect::GainBlock(n) => text.with("blocks", blocks(n)),
        Effect::Points(n) => text.with("points", points(n)),
        Effect::Worker(n) => text.with("workers", workers(n)),
        Effect::Advance(track) => text.with("tech", tech(track)),
        Effect::Step(temple, n) => text.with("count", n).with("temple", temple_of(temple)),
        Effect::FarmOne(n) => text.with("count", n).with("corn", corn(content.figures.farm)),
        Effect::AnyStep(n)
        | Effect::Study(n)
        | Effect::AnyAdvance(n)
        | Effect::Build(n)
        | Effect::BuildOrMonument(n) => text.with("count", n),
        Effect::Fish(n) | Effect::BuildForCorn(n) | Effect::FarmAll(n) => {
            text.with("corn", corn(n))
        }
        Effect::FoodDay(good, n) | Effect::FoodDayEarly(good, n) | Effect::FoodDayLate(good, n) => {
            text.with("goods", goods(good, n))
        }
        Effect::TwoSteps
        | Effect::TechExchange
        | Effect::BuildMonument
        | Effect::BuildPlain
        | Effect::Market
        | Effect::AnyAction
        | Effect::PlaceSkull => text,
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
    let text = Text::new(format!("monument-{}", rule.key()));
    match rule {
        MonumentRule::PerColour(colour, n) => {
            text.with("points", points(n)).with("colour", colour_of(colour))
        }
        MonumentRule::PerBuilding(n)
        | MonumentRule::PerCornTile(n)
        | MonumentRule::PerWoodTile(n)
        | MonumentRule::PerLevel(n)
        | MonumentRule::PerBestStep(n)
        | MonumentRule::PerSkullPlaced(n) => text.with("points", points(n)),
        MonumentRule::PerMonument(_) | MonumentRule::TracksAtTop(_) | MonumentRule::Workers(_) => {
            text.with("points", slashed(&rule.numbers()))
        }
        MonumentRule::TemplePoints => text,
    }
}

pub(super) fn ability(ability: Ability) -> Text {
    let text = Text::new(format!("ability-{}", ability.key()));
    match ability {
        Ability::PickupAfterPlacing { least } => text.with("workers", workers(least)),
        Ability::OneAhead { cost: n }
        | Ability::MayPass { corn: n }
        | Ability::StepBackPays { corn: n }
        | Ability::FlatPlacement { cost: n } => text.with("corn", corn(n)),
        Ability::CornFloor { floor, beg } => text.with("floor", corn(floor)).with("beg", corn(beg)),
        Ability::CheapTech { .. } | Ability::Surcharge { .. } => {
            text.with("cost", slashed(&ability.numbers()))
        }
        Ability::KeepWealth { tiles } => text.with("count", tiles),
        Ability::Workers { start, food, unfed } => text
            .with("workers", workers(start))
            .with("food", corn(food))
            .with("unfed", points(unfed)),
        Ability::PairedGears | Ability::SkipSpace | Ability::SellBlock => text,
    }
}

pub(super) fn calamity(calamity: Calamity) -> Text {
    let text = Text::new(format!("calamity-{}", calamity.key()));
    match calamity {
        Calamity::StepCostsCorn(n)
        | Calamity::LessCorn(n)
        | Calamity::GoldCostsCorn(n)
        | Calamity::WorkerEats(n)
        | Calamity::ChichenCostsCorn(n) => text.with("corn", corn(n)),
        Calamity::AdvanceCostsBlock(n) | Calamity::BuildingCostsBlock(n) => {
            text.with("blocks", blocks(n))
        }
        Calamity::StepCostsBlock(temple) => {
            text.with("blocks", blocks(1_u8)).with("temple", temple_of(temple))
        }
        Calamity::LessWood(n) => text.with("wood", goods(Good::Wood, n)),
        Calamity::SkullCostsStep | Calamity::NoLevelTwo => text,
    }
}

pub(super) fn metric(metric: Metric) -> Text {
    let text = Text::new(format!("metric-{}", metric.key()));
    match metric {
        Metric::Steps(temple) => text.with("temple", temple_of(temple)),
        Metric::AllSteps
        | Metric::WoodTiles
        | Metric::CornTiles
        | Metric::Gold
        | Metric::Skulls
        | Metric::Levels
        | Metric::TracksAtTwo
        | Metric::Buildings
        | Metric::Fed
        | Metric::OnChichenItza => text,
    }
}

/// Figures in a row, as they are printed: `0/9/20/33`.
fn slashed(figures: &[u8]) -> String {
    figures.iter().map(u8::to_string).collect::<Vec<_>>().join("/")
}
