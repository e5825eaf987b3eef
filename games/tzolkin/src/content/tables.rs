//! The files that describe the board and the rules' figures.

use super::check::Place;
use super::rows::{Order, list, one};
use super::tiles::{effects, either, same};
use super::vocabulary::{FEW, MOST, add_powers, ascending};
use super::*;
use enum_map::enum_map;
use kernel::content::{ContentError, Keys, Reader, Row, numbers};
use std::str::FromStr;

pub(super) fn gears(reader: &mut Reader) -> EnumMap<Gear, Vec<Space>> {
    let file = "gears.csv";
    let mut gears: EnumMap<Gear, Vec<Space>> = EnumMap::default();
    let mut order = Order::new(file, "gear", "space", 0);
    for row in reader.rows(file, &["gear", "space", "cost", "action"]) {
        let Some((gear, space)) = order.place(&row, reader, |gear: Gear| gear.last() as i8) else {
            continue;
        };
        let cost = reader.keep(row.number("cost", 0, MOST));
        let action = reader.keep(action(&row, gear, space as u8));
        let provenance = reader.keep(row.provenance());
        if let (Some(cost), Some(action), Some(provenance)) = (cost, action, provenance) {
            gears[gear].push(Space { cost, action, provenance });
        }
    }
    order.finish(reader, |gear| gear.last() as i8, Gear::key);
    gears
}

/// Space 0 does nothing, then come the numbered actions, and the last spaces do any of them.
fn action(row: &Row, gear: Gear, space: u8) -> Result<Action, ContentError> {
    if space == 0 {
        return same(row, "action", "none").map(|()| Action::None);
    }
    if space > gear.actions() {
        return same(row, "action", "any").map(|()| Action::Any);
    }
    effects(row, "action", Place::Space { gear, space }).map(Action::Do)
}

pub(super) fn temples(reader: &mut Reader) -> EnumMap<Temple, TempleTrack> {
    let file = "temples.csv";
    let mut temples = EnumMap::from_fn(|_: Temple| TempleTrack {
        steps: Vec::new(),
        leader: [0; 2],
        provenance: Vec::new(),
    });
    let mut order = Order::new(file, "temple", "step", -1);
    let columns = ["temple", "step", "points", "good", "leader_second", "leader_fourth"];
    for row in reader.rows(file, &columns) {
        let Some((temple, _)) = order.place(&row, reader, |_: Temple| 10) else { continue };
        temple_step(&row, reader, &mut temples[temple]);
    }
    // A temple has a bottom, a start and at least one step above.
    order.finish(reader, |_| 1, Temple::key);
    temples
}

fn temple_step(row: &Row, reader: &mut Reader, track: &mut TempleTrack) {
    let points = reader.keep(row.number("points", -20, 40));
    let good = reader.keep(optional(row, "good"));
    let second = reader.keep(row.number("leader_second", 0, MOST));
    let fourth = reader.keep(row.number("leader_fourth", 0, MOST));
    let provenance = reader.keep(row.provenance());
    let (Some(second), Some(fourth)) = (second, fourth) else { return };
    if track.steps.is_empty() {
        track.leader = [second, fourth];
    }
    for (field, index, found) in [("leader_second", 0, second), ("leader_fourth", 1, fourth)] {
        if found != track.leader[index] {
            let what = format!("expected {}, as in the rows before", track.leader[index]);
            reader.keep::<()>(Err(row.wrong(field, what)));
        }
    }
    if let (Some(points), Some(good), Some(provenance)) = (points, good, provenance) {
        track.steps.push(TempleStep { points, good });
        track.provenance.push(provenance);
    }
}

/// A name, or nothing.
fn optional<T: FromStr<Err = String>>(row: &Row, field: &str) -> Result<Option<T>, ContentError> {
    if row.text(field)?.is_empty() { Ok(None) } else { row.parse(field).map(Some) }
}

pub(super) fn techs(reader: &mut Reader) -> EnumMap<Tech, TechTrack> {
    let file = "technologies.csv";
    let mut techs = EnumMap::from_fn(|_: Tech| TechTrack {
        cost: [0; 4],
        powers: [[Powers::default(); 2]; 4],
        bonus: Effects::new(),
        provenance: Vec::new(),
    });
    let mut order = Order::new(file, "track", "level", 1);
    for row in reader.rows(file, &["track", "level", "cost", "effects"]) {
        let Some((tech, level)) = order.place(&row, reader, |_: Tech| 4) else { continue };
        let track = &mut techs[tech];
        track.cost[level as usize - 1] = reader.keep(row.number("cost", 0, FEW)).unwrap_or(0);
        if level == 4 {
            track.bonus = reader.keep(effects(&row, "effects", Place::Bonus)).unwrap_or_default();
        } else {
            reader.keep(level_powers(&row, level as usize, track));
        }
        track.provenance.extend(reader.keep(row.provenance()));
    }
    order.finish(reader, |_| 4, Tech::key);
    techs
}

/// Levels add up; what level 2 gives can be forgotten.
fn level_powers(row: &Row, level: usize, track: &mut TechTrack) -> Result<(), ContentError> {
    let text = row.text("effects")?;
    let wrong = |what| row.wrong("effects", what);
    track.powers[level] = track.powers[level - 1];
    let [known, forgotten] = &mut track.powers[level];
    add_powers(text, known).map_err(wrong)?;
    if level != 2 {
        add_powers(text, forgotten).map_err(wrong)?;
    }
    Ok(())
}

pub(super) fn food_days(reader: &mut Reader) -> Vec<FoodDay> {
    let file = "food_days.csv";
    let mut days: Vec<FoodDay> = Vec::new();
    let rows = reader.rows(file, &["number", "day", "reward", "ends_age"]);
    for (row, number) in rows.iter().zip(1..=4) {
        reader.keep(same(row, "number", number));
        let least = days.last().map_or(1, |last| last.day + 1).min(26);
        let day = reader.keep(row.number("day", if number == 4 { 26 } else { least }, 26));
        let is_points = reader.keep(either(row, "reward", ["goods", "points"]));
        let ends_age = reader.keep(either(row, "ends_age", ["0", "1"]));
        let provenance = reader.keep(row.provenance());
        if let (Some(day), Some(is_points), Some(ends_age), Some(provenance)) =
            (day, is_points, ends_age, provenance)
        {
            let reward = if is_points { Reward::Points } else { Reward::Goods };
            days.push(FoodDay { day, reward, ends_age, provenance });
        }
    }
    if reader.is_clean(file) {
        count_food_days(reader, file, rows.len(), &days);
    }
    days
}

fn count_food_days(reader: &mut Reader, file: &str, rows: usize, days: &[FoodDay]) {
    if rows != 4 {
        reader.complain(file, "", "expected 4 rows");
    }
    if days.iter().filter(|day| day.ends_age).count() != 1 {
        reader.complain(file, "ends_age", "exactly one Food Day ends the age");
    }
    // The leaders of the temples have two rewards.
    if days.iter().filter(|day| day.reward == Reward::Points).count() != 2 {
        reader.complain(file, "reward", "exactly two Food Days bring points");
    }
    if days.windows(2).any(|pair| pair[0].day >= pair[1].day) {
        reader.complain(file, "day", "expected later and later days");
    }
}

pub(super) fn figures(reader: &mut Reader) -> Option<Figures> {
    let file = "table.csv";
    let mut keys = Keys::read(file, reader);
    let most_workers = one(&mut keys, reader, "most_workers", 1, FEW);
    let wealth_dealt = one(&mut keys, reader, "wealth_dealt", 2, 4);
    let quick_spaces = one(&mut keys, reader, "quick_spaces", 1, 3);
    let dummies_quick = list(&mut keys, reader, "dummies_quick", 0, MOST);
    let figures = Figures {
        workers: one(&mut keys, reader, "workers", 1, most_workers),
        most_workers,
        skulls: one(&mut keys, reader, "skulls", 1, 60),
        wealth_dealt,
        wealth_kept: one(&mut keys, reader, "wealth_kept", 1, wealth_dealt - 1),
        tribes_dealt: one(&mut keys, reader, "tribes_dealt", 2, 2),
        buildings_on_offer: one(&mut keys, reader, "buildings_on_offer", 1, 6),
        monuments_on_offer: list(&mut keys, reader, "monuments_on_offer", 1, 7),
        dummies: list(&mut keys, reader, "dummies", 0, MOST),
        dummies_quick,
        dummies_on_quick_spaces: on_quick_spaces(reader, &mut keys, dummies_quick, quick_spaces),
        quick_spaces,
        quick_cost: one(&mut keys, reader, "quick_cost", 0, MOST),
        prophecies: one(&mut keys, reader, "prophecies", 3, 3),
        surcharge: surcharge(reader, &mut keys),
        beg_limit: one(&mut keys, reader, "beg_limit", 0, MOST),
        beg_corn: one(&mut keys, reader, "beg_corn", 1, MOST),
        food: one(&mut keys, reader, "food", 0, FEW),
        farm: one(&mut keys, reader, "farm", 0, FEW),
        unfed: one(&mut keys, reader, "unfed", 0, MOST),
        market: market(reader, &mut keys),
        corn_a_day: one(&mut keys, reader, "corn_a_day", 0, FEW),
        skull_points: one(&mut keys, reader, "skull_points", 0, MOST),
        provenance: std::mem::take(&mut keys.provenance),
    };
    keys.finish(reader);
    reader.is_clean(file).then_some(figures)
}

fn on_quick_spaces(reader: &mut Reader, keys: &mut Keys, dummies: [u8; 4], spaces: u8) -> [u8; 4] {
    let read = keys.take(reader, "dummies_on_quick_spaces", |text| {
        let numbers: [u8; 4] = numbers(text, 0, spaces)?;
        let too_many = numbers.iter().zip(dummies).any(|(number, all)| *number > all);
        if too_many { Err("more than dummies_quick".into()) } else { Ok(numbers) }
    });
    read.unwrap_or_default()
}

fn surcharge(reader: &mut Reader, keys: &mut Keys) -> [u8; 6] {
    let read = keys.take(reader, "surcharge", |text| ascending(numbers(text, 0, MOST)?));
    read.unwrap_or_default()
}

fn market(reader: &mut Reader, keys: &mut Keys) -> Blocks {
    enum_map! {
        Block::Wood => one(keys, reader, "market_wood", 1, MOST),
        Block::Stone => one(keys, reader, "market_stone", 1, MOST),
        Block::Gold => one(keys, reader, "market_gold", 1, MOST),
    }
}
