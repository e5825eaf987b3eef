//! The files with one row a tile; a tile's id is its place in the file.

use super::check::Place;
use super::vocabulary::{self, FEW};
use super::*;
use kernel::Id;
use kernel::content::{ContentError, Reader, Row};
use kernel::id::Kind;
use std::fmt::Display;
use std::str::FromStr;

/// The most blocks of one kind in a cost.
const MOST_BLOCKS: u8 = 10;
/// The most corn that farms may save, all tiles together.
const MOST_FARMS: u32 = 100;

pub(super) fn buildings(reader: &mut Reader) -> Vec<Building> {
    let file = "buildings.csv";
    let columns =
        ["id", "age", "set", "colour", "wood", "stone", "gold", "skull", "effects", "renovation"];
    let buildings = tiles::<BuildingKind, _>(reader, file, &columns, 12, building);
    for age in [1, 2] {
        let base = buildings.iter().filter(|building| building.age == age && !building.is_new);
        if reader.is_clean(file) && base.count() < 6 {
            reader.complain(file, "age", format!("age {age} needs at least 6 base buildings"));
        }
    }
    buildings
}

fn building(row: &Row, reader: &mut Reader) -> Option<Building> {
    let age = reader.keep(row.number("age", 1, 2));
    let is_new = reader.keep(either(row, "set", ["base", "new"]));
    let colour = reader.keep(row.parse("colour"));
    let cost = blocks(row, reader);
    let skulls = reader.keep(row.number("skull", 0, FEW));
    let place = Place::Building { skulls: skulls.unwrap_or(1) };
    let effects = reader.keep(effects(row, "effects", place));
    let can_renovate = reader.keep(either(row, "renovation", ["0", "1"]));
    let provenance = reader.keep(row.provenance());
    Some(Building {
        age: age?,
        is_new: is_new?,
        colour: colour?,
        cost: cost?,
        skulls: skulls?,
        effects: effects?,
        can_renovate: can_renovate?,
        provenance: provenance?,
    })
}

pub(super) fn monuments(reader: &mut Reader) -> Vec<Monument> {
    let columns = ["id", "colour", "wood", "stone", "gold", "skull", "rule"];
    tiles::<MonumentKind, _>(reader, "monuments.csv", &columns, 7, |row, reader| {
        let colour = reader.keep(row.parse("colour"));
        let cost = blocks(row, reader);
        let skulls = reader.keep(row.number("skull", 0, FEW));
        let rule = reader.keep(row.parse("rule"));
        let provenance = reader.keep(row.provenance())?;
        Some(Monument { colour: colour?, cost: cost?, skulls: skulls?, rule: rule?, provenance })
    })
}

pub(super) fn wealth(reader: &mut Reader) -> Vec<Wealth> {
    let columns = ["id", "dummy_gear", "dummy_space", "effects"];
    // Five players are dealt four each, and one is left.
    tiles::<WealthKind, _>(reader, "wealth.csv", &columns, 21, |row, reader| {
        let dummy_gear: Option<Gear> = reader.keep(row.parse("dummy_gear"));
        let teeth = dummy_gear.unwrap_or(Gear::ChichenItza).teeth();
        let dummy_space = reader.keep(row.number("dummy_space", 0, teeth - 1));
        let effects = reader.keep(effects(row, "effects", Place::Wealth));
        let provenance = reader.keep(row.provenance())?;
        let (dummy_gear, dummy_space, effects) = (dummy_gear?, dummy_space?, effects?);
        Some(Wealth { dummy_gear, dummy_space, effects, provenance })
    })
}

pub(super) fn tribes(reader: &mut Reader, figures: Option<&Figures>) -> Vec<Tribe> {
    tiles::<TribeKind, _>(reader, "tribes.csv", &["id", "ability"], 10, |row, reader| {
        let ability = reader.keep(row.parse("ability"));
        let provenance = reader.keep(row.provenance());
        let ability = ability?;
        if let Some(figures) = figures {
            let fits = fits(ability, figures).map_err(|what| row.wrong("ability", what));
            reader.keep(fits)?;
        }
        Some(Tribe { ability, provenance: provenance? })
    })
}

fn fits(ability: Ability, figures: &Figures) -> Result<(), String> {
    let (dealt, most) = (figures.wealth_dealt, figures.most_workers);
    if matches!(ability, Ability::KeepWealth { tiles } if tiles > dealt) {
        return Err(format!("only {dealt} tiles are dealt"));
    }
    if matches!(ability, Ability::Workers { start, .. } if start > most) {
        return Err(format!("a player has at most {most} workers"));
    }
    Ok(())
}

pub(super) fn prophecies(reader: &mut Reader) -> Vec<Prophecy> {
    let columns = ["id", "calamity", "metric", "rung1", "rung2", "rung3", "points"];
    tiles::<ProphecyKind, _>(reader, "prophecies.csv", &columns, 3, |row, reader| {
        let calamity = reader.keep(row.parse("calamity"));
        let metric = reader.keep(row.parse("metric"));
        let rungs = rungs(row, reader);
        let points = reader.keep(points(row));
        let provenance = reader.keep(row.provenance());
        Some(Prophecy {
            calamity: calamity?,
            metric: metric?,
            rungs: rungs?,
            points: points?,
            provenance: provenance?,
        })
    })
}

/// Every rung ends higher than the one before.
fn rungs(row: &Row, reader: &mut Reader) -> Option<[i8; 3]> {
    let [first, second, third] =
        ["rung1", "rung2", "rung3"].map(|field| reader.keep(row.number(field, -5, 99)));
    let rungs = [first?, second?, third?];
    for (field, pair) in ["rung2", "rung3"].iter().zip(rungs.windows(2)) {
        if pair[1] <= pair[0] {
            let what = format!("expected more than {}", pair[0]);
            return reader.keep(Err(row.wrong(field, what)));
        }
    }
    Some(rungs)
}

/// The points of the four rungs: `-5/0/6/13`.
fn points(row: &Row) -> Result<[i8; 4], ContentError> {
    let text = row.text("points")?;
    let numbers: Result<Vec<i8>, _> = text.split('/').map(i8::from_str).collect();
    numbers
        .ok()
        .and_then(|numbers| <[i8; 4]>::try_from(numbers).ok())
        .filter(|numbers| numbers.iter().all(|number| (-99..=99).contains(number)))
        .ok_or_else(|| {
            row.wrong("points", "expected 4 numbers between -99 and 99 with / between them")
        })
}

pub(super) fn quicks(reader: &mut Reader) -> Vec<Quick> {
    let file = "quick_actions.csv";
    let mut index = 0;
    let columns = ["id", "age", "effects"];
    let quicks = tiles::<QuickKind, _>(reader, file, &columns, 13, |row, reader| {
        // Seven tiles of the first age change every two days for 14 rounds, then six of the second.
        let age = if index < 7 { 1 } else { 2 };
        index += 1;
        reader.keep(same(row, "age", age));
        let effects = reader.keep(effects(row, "effects", Place::Quick));
        let provenance = reader.keep(row.provenance())?;
        Some(Quick { age, effects: effects?, provenance })
    });
    if reader.is_clean(file) && quicks.len() != 13 {
        reader.complain(file, "", "expected 7 tiles of age 1 and 6 of age 2");
    }
    quicks
}

/// Farms of all tiles together keep the sums of a Food Day small.
pub(super) fn limit_farms(reader: &mut Reader, buildings: &[Building], wealth: &[Wealth]) {
    let lists = buildings.iter().map(|building| &building.effects);
    let effects = lists.chain(wealth.iter().map(|wealth| &wealth.effects)).flatten();
    let mut farms = 0;
    for effect in effects {
        if let Effect::FarmOne(count) | Effect::FarmAll(count) = effect {
            farms += u32::from(*count);
        }
    }
    if farms > MOST_FARMS {
        reader.complain(
            "buildings.csv",
            "effects",
            format!("farms add up to more than {MOST_FARMS}"),
        );
    }
}

/// Reads the tiles of one kind, whose ids must be `B01`, `B02` and so on, at least so many.
fn tiles<K: Kind, T>(
    reader: &mut Reader,
    file: &str,
    columns: &[&str],
    least: usize,
    mut read: impl FnMut(&Row, &mut Reader) -> Option<T>,
) -> Vec<T> {
    let rows = reader.rows(file, columns);
    let mut tiles = Vec::new();
    for (row, index) in rows.iter().zip(0..K::MOST) {
        reader.keep(same(row, "id", Id::<K>::at(index)));
        tiles.extend(read(row, reader));
    }
    if rows.len() > usize::from(K::MOST) {
        reader.complain(file, "", format!("more than {} rows", K::MOST));
    }
    if reader.is_clean(file) && rows.len() < least {
        reader.complain(file, "", format!("at least {least} rows are needed"));
    }
    tiles
}

/// A field that can hold only one text.
pub(super) fn same(row: &Row, field: &str, expected: impl Display) -> Result<(), ContentError> {
    let expected = expected.to_string();
    if row.text(field)? == expected {
        return Ok(());
    }
    Err(row.wrong(field, format!("expected {expected}")))
}

/// Whether a field holds the second of two texts.
pub(super) fn either(row: &Row, field: &str, texts: [&str; 2]) -> Result<bool, ContentError> {
    let text = row.text(field)?;
    if texts.contains(&text) {
        return Ok(text == texts[1]);
    }
    Err(row.wrong(field, format!("\"{text}\": expected {} or {}", texts[0], texts[1])))
}

/// A list of effects that may stand in this place.
pub(super) fn effects(row: &Row, field: &str, place: Place) -> Result<Effects, ContentError> {
    let read = vocabulary::effects(row.text(field)?)
        .and_then(|effects| check::check(&effects, place).map(|()| effects));
    read.map_err(|what| row.wrong(field, what))
}

fn blocks(row: &Row, reader: &mut Reader) -> Option<Blocks> {
    let read =
        EnumMap::from_fn(|block: Block| reader.keep(row.number(block.key(), 0, MOST_BLOCKS)));
    read.values().all(Option::is_some).then(|| read.map(|_, count| count.unwrap_or(0)))
}
