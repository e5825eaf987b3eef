//! Words for tiles, spaces, levels and steps: what each is called, costs and does.

use super::effects::{ability, calamity, effects, metric, monument_rule, powers};
use super::*;
use crate::content::{Action, Building, Content};

/// The tribes and prophecies of the box have names; further rows of an owner's content set are
/// called by their ids.
pub const NAMED_TRIBES: usize = 13;
pub const NAMED_PROPHECIES: usize = 13;

/// A building with its colour, cost and effects.
pub fn building(content: &Content, id: BuildingId) -> Text {
    let name = named("building-name", id);
    let Some(tile) = content.buildings.get(id.index()) else { return name };
    Text::new("building")
        .with("name", name)
        .with("colour", colour(tile.colour))
        .with("cost", price(stock(tile.cost, tile.skulls)))
        .with("effects", building_effects(content, tile))
}

/// What a building gives, its sign of renovation included.
pub(super) fn building_effects(content: &Content, tile: &Building) -> Vec<Text> {
    let mut list = match tile.effects.is_empty() && tile.can_renovate {
        true => Vec::new(),
        false => effects(content, &tile.effects),
    };
    if tile.can_renovate {
        list.push(Text::new("effect-renovation"));
    }
    list
}

/// A monument with its colour, cost and how it scores.
pub fn monument(content: &Content, id: MonumentId) -> Text {
    let name = named("monument-name", id);
    let Some(tile) = content.monuments.get(id.index()) else { return name };
    Text::new("monument")
        .with("name", name)
        .with("colour", colour(tile.colour))
        .with("cost", price(stock(tile.cost, tile.skulls)))
        .with("rule", monument_rule(tile.rule))
}

/// A starting wealth tile and what it brings.
pub fn wealth(content: &Content, id: WealthId) -> Text {
    let name = named("wealth-name", id);
    let Some(tile) = content.wealth.get(id.index()) else { return name };
    Text::new("wealth").with("name", name).with("effects", effects(content, &tile.effects))
}

/// A quick action and what it does.
pub fn quick(content: &Content, id: QuickId) -> Text {
    let name = named("quick-name", id);
    let Some(tile) = content.quicks.get(id.index()) else { return name };
    Text::new("quick-action").with("name", name).with("effects", effects(content, &tile.effects))
}

/// A tribe and its ability.
pub fn tribe(content: &Content, id: TribeId) -> Text {
    let name = tribe_name(id);
    let Some(tile) = content.tribes.get(id.index()) else { return name };
    Text::new("tribe").with("name", name).with("ability", ability(tile.ability))
}

pub fn tribe_name(id: TribeId) -> Text {
    match id.index() < NAMED_TRIBES {
        true => Text::new(format!("tribe-{id}")),
        false => named("tribe-name", id),
    }
}

/// A prophecy, its calamity, what it counts at its end, and its ladder of points.
pub fn prophecy(content: &Content, id: ProphecyId) -> Text {
    let name = prophecy_name(id);
    let Some(tile) = content.prophecies.get(id.index()) else { return name };
    let [first, second, third] = tile.rungs;
    let [lowest, low, high, highest] = tile.points;
    Text::new("prophecy")
        .with("name", name)
        .with("calamity", calamity(tile.calamity))
        .with("metric", metric(tile.metric))
        .with("first", first)
        .with("second", second)
        .with("third", third)
        .with("lowest", lowest)
        .with("low", low)
        .with("high", high)
        .with("highest", highest)
}

pub fn prophecy_name(id: ProphecyId) -> Text {
    match id.index() < NAMED_PROPHECIES {
        true => Text::new(format!("prophecy-{id}")),
        false => named("prophecy-name", id),
    }
}

/// A space of a gear, its number, and what it lets a worker do.
pub fn space(content: &Content, at: Gear, number: u8) -> Text {
    Text::new("space")
        .with("gear", gear(at))
        .with("space", number)
        .with("effects", action(content, at, number))
}

/// What a space lets a worker do; past the last space lies a tribe's own, for any action.
pub fn action(content: &Content, at: Gear, number: u8) -> Vec<Text> {
    match content.gears[at].get(usize::from(number)).map(|space| &space.action) {
        Some(Action::Do(list)) => effects(content, list),
        Some(Action::None) => vec![Text::new("effect-none")],
        Some(Action::Any) | None => vec![Text::new("action-any")],
    }
}

/// A level of a technology with its cost; 4 is the bonus beyond the last.
pub fn technology(content: &Content, track: Tech, level: u8) -> Text {
    let (key, gives) = match level {
        0..=3 => ("technology-level", level_effects(content, track, level)),
        _ => ("technology-bonus", effects(content, &content.techs[track].bonus)),
    };
    let cost = match level {
        0 => 0,
        _ => content.techs[track].cost[usize::from(level.min(4)) - 1],
    };
    Text::new(key)
        .with("tech", tech(track))
        .with("level", level)
        .with("cost", block_price(cost))
        .with("effects", gives)
}

/// What reaching a level adds.
pub(super) fn level_effects(content: &Content, track: Tech, level: u8) -> Vec<Text> {
    let levels = &content.techs[track].powers;
    let level = usize::from(level).min(levels.len() - 1);
    powers(levels[level][0], levels[level.saturating_sub(1)][0])
}

pub(super) fn block_price(count: u8) -> Vec<Text> {
    price(if count == 0 { Vec::new() } else { vec![blocks(count)] })
}

/// A step of a temple, counted from the start, and what it is worth.
pub fn temple_step(content: &Content, on: Temple, step: i8) -> Text {
    Text::new("temple-step")
        .with("temple", temple(on))
        .with("step", step)
        .with("worth", step_worth(content, on, step))
}

/// The points of a step, its good, and whether it is the top.
pub(super) fn step_worth(content: &Content, on: Temple, step: i8) -> Vec<Text> {
    let steps = &content.temples[on].steps;
    let index = usize::try_from(step + 1).unwrap_or(0).min(steps.len() - 1);
    let mut worth = vec![points(steps[index].points)];
    if let Some(good) = steps[index].good {
        worth.push(Text::new("temple-good").with("goods", goods(good, 1_u8)));
    }
    if index + 1 == steps.len() {
        worth.push(Text::new("temple-top"));
    }
    worth
}

/// A tile that is called by its id.
fn named<K: kernel::id::Kind>(key: &str, id: kernel::Id<K>) -> Text {
    Text::new(key).with("id", id.to_string())
}
