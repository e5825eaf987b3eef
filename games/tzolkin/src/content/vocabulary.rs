//! The words of the content files, read. Limits keep every sum of the rules within its type.

use super::*;
use kernel::content::{number, numbers};
use std::str::FromStr;

/// The most corn or points that one effect moves.
pub(super) const MOST: u8 = 20;
/// The most of anything that counts in pieces: blocks, skulls, steps, advances, workers.
pub(super) const FEW: u8 = 6;
/// The most points in a monument's table.
const MOST_POINTS: u8 = 99;

/// A word and what follows it: `gain:corn+3` is `gain` and `:corn+3`.
fn split(text: &str) -> (&str, &str) {
    text.split_at(text.find([':', '+', '-', '*']).unwrap_or(text.len()))
}

/// `+3` or, with another mark, `:3`, `*3`, `-3`.
fn amount(rest: &str, mark: char, most: u8) -> Result<u8, String> {
    let text = rest.strip_prefix(mark).ok_or_else(|| format!("expected {mark} and a number"))?;
    number(text, 1, most)
}

/// `:corn+3`
fn named<T: FromStr<Err = String>>(rest: &str, mark: char, most: u8) -> Result<(T, u8), String> {
    let rest = rest.strip_prefix(':').ok_or("expected : and a name")?;
    let (name, count) = rest.split_at(rest.find(mark).unwrap_or(rest.len()));
    Ok((name.parse()?, amount(count, mark, most)?))
}

/// `:corn+3`, where corn comes in larger numbers than blocks and skulls.
fn goods(rest: &str) -> Result<(Good, u8), String> {
    let (good, count) = named(rest, '+', MOST)?;
    if good != Good::Corn && count > FEW {
        return Err(format!("expected a number between 1 and {FEW}"));
    }
    Ok((good, count))
}

/// `:1/2/3`
fn list<const N: usize>(rest: &str, most: u8) -> Result<[u8; N], String> {
    let wrong = || format!("expected : and {N} numbers with / between them");
    numbers(rest.strip_prefix(':').ok_or_else(wrong)?, 0, most)
}

/// A word that stands alone.
fn alone<T>(rest: &str, value: T) -> Result<T, String> {
    if rest.is_empty() { Ok(value) } else { Err(format!("unexpected {rest}")) }
}

fn unknown<T>(word: &str) -> Result<T, String> {
    Err(format!("unknown word \"{word}\""))
}

impl FromStr for Effect {
    type Err = String;
    fn from_str(text: &str) -> Result<Effect, String> {
        let (word, rest) = split(text);
        let few = || amount(rest, '+', FEW);
        Ok(match word {
            "gain_block" => Effect::GainBlock(few()?),
            "fish" => Effect::Fish(amount(rest, '+', MOST)?),
            "harvest" => harvest(rest)?,
            "points" => Effect::Points(amount(rest, '+', MOST)?),
            "temple" => temple(rest)?,
            "pay" => pay(rest)?,
            "study" => Effect::Study(few()?),
            "tech" => tech(rest)?,
            "tech_exchange" => alone(rest, Effect::TechExchange)?,
            "build" => build(rest)?,
            "build_monument" => alone(rest, Effect::BuildMonument)?,
            "build_for_corn" => Effect::BuildForCorn(amount(rest, ':', FEW)?),
            "build_plain" => alone(rest, Effect::BuildPlain)?,
            "market" => alone(rest, Effect::Market)?,
            "worker" => Effect::Worker(few()?),
            "any_action" => alone(rest, Effect::AnyAction)?,
            "place_skull" => alone(rest, Effect::PlaceSkull)?,
            "farm_one" => Effect::FarmOne(few()?),
            "farm_all" => Effect::FarmAll(few()?),
            _ => return good(word, rest),
        })
    }
}

fn good(word: &str, rest: &str) -> Result<Effect, String> {
    let effect = match word {
        "gain" => Effect::Gain,
        "extract" => Effect::Extract,
        "food_day" => Effect::FoodDay,
        "food_day_early" => Effect::FoodDayEarly,
        "food_day_late" => Effect::FoodDayLate,
        _ => return unknown(word),
    };
    goods(rest).map(|(good, count)| effect(good, count))
}

fn harvest(rest: &str) -> Result<Effect, String> {
    let wrong = "expected :corn+n or :corn+n|wood+m";
    let (corn, wood) = match rest.split_once('|') {
        Some((corn, wood)) => (corn, amount(wood.strip_prefix("wood").ok_or(wrong)?, '+', FEW)?),
        None => (rest, 0),
    };
    Ok(Effect::Harvest { corn: amount(corn.strip_prefix(":corn").ok_or(wrong)?, '+', MOST)?, wood })
}

fn temple(rest: &str) -> Result<Effect, String> {
    if rest == ":two" {
        return Ok(Effect::TwoSteps);
    }
    match rest.strip_prefix(":any") {
        Some(count) => amount(count, '+', FEW).map(Effect::AnyStep),
        None => named(rest, '+', FEW).map(|(temple, count)| Effect::Step(temple, count)),
    }
}

fn pay(rest: &str) -> Result<Effect, String> {
    if let Some(count) = rest.strip_prefix(":corn") {
        return amount(count, '+', MOST).map(Effect::PayCorn);
    }
    let count = rest.strip_prefix(":block").ok_or("expected :corn+n or :block+n")?;
    amount(count, '+', FEW).map(Effect::PayBlock)
}

fn tech(rest: &str) -> Result<Effect, String> {
    match rest.strip_prefix(":any") {
        Some(count) => amount(count, '+', FEW).map(Effect::AnyAdvance),
        None => named(rest, '+', 1).map(|(tech, _)| Effect::Advance(tech)),
    }
}

fn build(rest: &str) -> Result<Effect, String> {
    match rest.strip_suffix("|monument") {
        Some(count) => amount(count, '+', FEW).map(Effect::BuildOrMonument),
        None => amount(rest, '+', FEW).map(Effect::Build),
    }
}

/// Effects joined by `;`; an empty text is an empty list. The complaint quotes the wrong one.
pub(super) fn effects(text: &str) -> Result<Effects, String> {
    let mut effects = Effects::new();
    for part in text.split(';').filter(|_| !text.is_empty()) {
        let effect = part.parse().map_err(|e| format!("\"{part}\": {e}"))?;
        effects.try_push(effect).map_err(|_| "more than 6 effects")?;
    }
    Ok(effects)
}

/// Adds the powers of one level, joined by `;`, to those of the levels below.
pub(super) fn add_powers(text: &str, powers: &mut Powers) -> Result<(), String> {
    for part in text.split(';') {
        add_power(part, powers).map_err(|e| format!("\"{part}\": {e}"))?;
    }
    Ok(())
}

fn add_power(text: &str, powers: &mut Powers) -> Result<(), String> {
    let (word, rest) = split(text);
    let (sum, count) = match word {
        "harvest_without_tile" => {
            powers.harvests_without_tile = true;
            return alone(rest, ());
        }
        "step_after_skull" => {
            powers.steps_after_skull = true;
            return alone(rest, ());
        }
        "harvest_corn" => (&mut powers.harvest_corn, rest),
        "fishing" => (&mut powers.fishing, rest),
        "build_corn" => (&mut powers.build_corn, rest),
        "build_points" => (&mut powers.build_points, rest),
        "build_discount" => (&mut powers.build_discount, rest),
        "ahead" => (&mut powers.ahead, rest),
        "extract" => {
            let (name, count) = rest.split_at(rest.find('+').unwrap_or(rest.len()));
            match name {
                ":wood" => (&mut powers.wood, count),
                ":stone" => (&mut powers.stone, count),
                ":gold" => (&mut powers.gold, count),
                ":skull" => (&mut powers.skull, count),
                _ => return Err("expected one of wood, stone, gold, skull".into()),
            }
        }
        _ => return unknown(word),
    };
    *sum += amount(count, '+', FEW)?;
    if *sum > MOST {
        return Err(format!("all levels together give more than {MOST}"));
    }
    Ok(())
}

impl FromStr for MonumentRule {
    type Err = String;
    fn from_str(text: &str) -> Result<MonumentRule, String> {
        let (word, rest) = split(text);
        let each = || amount(rest, '*', MOST);
        Ok(match word {
            "per_colour" => {
                let (colour, points) = named(rest, '*', MOST)?;
                MonumentRule::PerColour(colour, points)
            }
            "per_building" => MonumentRule::PerBuilding(each()?),
            "per_corn_tile" => MonumentRule::PerCornTile(each()?),
            "per_wood_tile" => MonumentRule::PerWoodTile(each()?),
            "per_monument" => MonumentRule::PerMonument(list(rest, MOST)?),
            "tracks_at_top" => MonumentRule::TracksAtTop(list(rest, MOST_POINTS)?),
            "per_level" => MonumentRule::PerLevel(each()?),
            "workers" => MonumentRule::Workers(list(rest, MOST_POINTS)?),
            "temple_points" => alone(rest, MonumentRule::TemplePoints)?,
            "per_best_step" => MonumentRule::PerBestStep(each()?),
            "per_skull_placed" => MonumentRule::PerSkullPlaced(each()?),
            _ => return unknown(word),
        })
    }
}

impl FromStr for Ability {
    type Err = String;
    fn from_str(text: &str) -> Result<Ability, String> {
        let (word, rest) = split(text);
        let corn = || amount(rest, ':', MOST);
        Ok(match word {
            "pickup_after_placing" => {
                Ability::PickupAfterPlacing { least: amount(rest, ':', FEW)? }
            }
            "action_one_ahead" => Ability::OneAhead { cost: corn()? },
            "may_pass" => Ability::MayPass { corn: corn()? },
            "corn_floor" => {
                let [floor, beg] = list(rest, MOST)?;
                Ability::CornFloor { floor, beg }
            }
            "step_back_pays" => Ability::StepBackPays { corn: corn()? },
            "flat_placement" => Ability::FlatPlacement { cost: corn()? },
            "paired_gears" => alone(rest, Ability::PairedGears)?,
            "cheap_tech" => Ability::CheapTech { cost: list(rest, FEW)? },
            "keep_wealth" => Ability::KeepWealth { tiles: amount(rest, ':', FEW)? },
            "skip_space" => alone(rest, Ability::SkipSpace)?,
            "sell_block" => alone(rest, Ability::SellBlock)?,
            "workers" => workers(rest)?,
            "surcharge" => Ability::Surcharge { total: ascending(list(rest, MOST)?)? },
            _ => return unknown(word),
        })
    }
}

fn workers(rest: &str) -> Result<Ability, String> {
    let [start, food, unfed] = list(rest, MOST)?;
    if !(1..=FEW).contains(&start) || food > FEW {
        return Err(format!("expected 1 to {FEW} workers and at most {FEW} corn more"));
    }
    Ok(Ability::Workers { start, food, unfed })
}

/// More workers never cost less.
pub(super) fn ascending<const N: usize>(numbers: [u8; N]) -> Result<[u8; N], String> {
    if numbers.is_sorted() { Ok(numbers) } else { Err("expected numbers that do not fall".into()) }
}

impl FromStr for Calamity {
    type Err = String;
    fn from_str(text: &str) -> Result<Calamity, String> {
        let (word, rest) = split(text);
        let cost = || amount(rest, ':', FEW);
        Ok(match word {
            "step_costs_corn" => Calamity::StepCostsCorn(cost()?),
            "step_costs_block" => Calamity::StepCostsBlock(name(rest)?),
            "wood_harvest" => Calamity::LessWood(amount(rest, '-', FEW)?),
            "corn_harvest" => Calamity::LessCorn(amount(rest, '-', FEW)?),
            "gold_costs_corn" => Calamity::GoldCostsCorn(cost()?),
            "skull_costs_step" => alone(rest, Calamity::SkullCostsStep)?,
            "advance_costs_block" => Calamity::AdvanceCostsBlock(cost()?),
            "no_level_two" => alone(rest, Calamity::NoLevelTwo)?,
            "building_costs_block" => Calamity::BuildingCostsBlock(cost()?),
            "worker_eats" => Calamity::WorkerEats(cost()?),
            "chichen_costs_corn" => Calamity::ChichenCostsCorn(cost()?),
            _ => return unknown(word),
        })
    }
}

/// `:chaac`
fn name<T: FromStr<Err = String>>(rest: &str) -> Result<T, String> {
    rest.strip_prefix(':').ok_or("expected : and a name")?.parse()
}

impl FromStr for Metric {
    type Err = String;
    fn from_str(text: &str) -> Result<Metric, String> {
        let (word, rest) = split(text);
        let metric = match word {
            "steps" => return name(rest).map(Metric::Steps),
            "all_steps" => Metric::AllSteps,
            "wood_tiles" => Metric::WoodTiles,
            "corn_tiles" => Metric::CornTiles,
            "gold" => Metric::Gold,
            "skulls" => Metric::Skulls,
            "levels" => Metric::Levels,
            "tracks_at_two" => Metric::TracksAtTwo,
            "buildings" => Metric::Buildings,
            "fed" => Metric::Fed,
            "on_chichen_itza" => Metric::OnChichenItza,
            _ => return unknown(word),
        };
        alone(rest, metric)
    }
}
