//! Positions of version 1: tasks with their seats among their arguments, the last first; lists where
//! today there are names and numbers.

use kernel::old::{Role, agenda};
use serde_json::{Map, Value, json};

/// Turns the JSON of a state of version 1 into that of version 2.
pub(crate) fn modernise(state: &mut Value) -> Result<(), String> {
    change(state, "modules", chosen)?;
    for player in list(state, "players")? {
        change(player, "hand", |hand| {
            change(hand, "tribes", dealt)?;
            change(hand, "wealth", dealt)
        })?;
    }
    for wheel in map(state, "gears")?.values_mut() {
        change(wheel, "workers", |workers| by_number(workers, 0))?;
    }
    change(state, "jungle", |jungle| by_number(jungle, 2))?;
    change(state, "skull_slots", |slots| by_number(slots, 1))?;
    change(state, "decks", |decks| by_number(decks, 1))?;
    change(state, "turn", |turn| change(turn, "skipped", space))?;
    change(state, "agenda", |tasks| {
        agenda(tasks, role)?;
        tasks.as_array_mut().into_iter().flatten().try_for_each(question)
    })
}

/// Who acts on a task.
fn role(task: &str) -> Option<Role> {
    Some(match task {
        "pick_first" | "offer_buildings" | "offer_monuments" | "lay_prophecies" | "lay_quick"
        | "deal_tribes" | "deal_wealth" | "place_dummies" => Role::Draw,
        "reveal" | "take_wealth" | "round" | "start_turn" | "take_start_corn" | "quick_action"
        | "end_round" | "food_income" | "feed" | "change_age" | "rewards" | "temple_goods"
        | "prophecy_points" | "end_food_day" | "calendar" | "open" | "raise" | "rise"
        | "finish" => Role::Run,
        "keep_tribe" | "keep_wealth" | "turn" | "place" | "pick_up" | "pick_one_more"
        | "last_sale" | "act" | "any_action" | "harvest" | "pay" | "take_block" | "take_gold"
        | "take_skull" | "step_down" | "step_up" | "any_step" | "step_after_skull" | "study"
        | "any_advance" | "advance" | "any_bonus" | "tech_exchange" | "advance_others"
        | "build" | "build_monument" | "market" | "days" => Role::Ask("seat"),
        _ => return None,
    })
}

/// Arguments of questions: some stand alone now, and blocks have names.
fn question(task: &mut Value) -> Result<(), String> {
    let Some(question) = task.pointer_mut("/ask/1") else { return Ok(()) };
    for (name, argument) in
        [("pay", "bill"), ("build", "works"), ("step_up", "temple"), ("advance", "tech")]
    {
        if let Some(arguments) = question.get_mut(name) {
            let alone = arguments.get_mut(argument).map(Value::take);
            *arguments = alone.ok_or_else(|| format!("{name}: no {argument}"))?;
        }
    }
    if let Some(bill) = question.get_mut("pay") {
        change(bill, "due", blocks)?;
    }
    match question.get_mut("advance_others") {
        Some(others) => change(others, "left", chosen),
        None => Ok(()),
    }
}

/// What stands under a key is changed.
fn change(
    within: &mut Value,
    key: &str,
    how: impl FnOnce(&mut Value) -> Result<(), String>,
) -> Result<(), String> {
    let value = within.get_mut(key).ok_or_else(|| format!("{key} is missing"))?;
    how(value).map_err(|what| format!("{key}: {what}"))
}

fn list<'a>(within: &'a mut Value, key: &str) -> Result<&'a mut Vec<Value>, String> {
    within.get_mut(key).and_then(Value::as_array_mut).ok_or_else(|| format!("{key} is no list"))
}

fn map<'a>(within: &'a mut Value, key: &str) -> Result<&'a mut Map<String, Value>, String> {
    within.get_mut(key).and_then(Value::as_object_mut).ok_or_else(|| format!("{key} is no map"))
}

/// A map from names to true and false: a list of names now.
fn chosen(value: &mut Value) -> Result<(), String> {
    let names = value.as_object().ok_or("no map")?.iter();
    let names = names.filter(|(_, is_chosen)| **is_chosen == json!(true));
    *value = names.map(|(name, _)| name.as_str()).collect();
    Ok(())
}

/// Tiles that were dealt: `nothing`, `unknown` or `{"known": "W07"}`.
fn dealt(tiles: &mut Value) -> Result<(), String> {
    for tile in tiles.as_array_mut().ok_or("no list")? {
        if *tile == json!("nothing") {
            *tile = Value::Null;
        } else if let Some(known) = tile.get_mut("known") {
            *tile = known.take();
        }
    }
    Ok(())
}

/// A list: a map from numbers now.
fn by_number(value: &mut Value, first: usize) -> Result<(), String> {
    let things = value.as_array_mut().ok_or("no list")?;
    let numbered = (first..).zip(std::mem::take(things));
    *value = numbered.map(|(number, thing)| (number.to_string(), thing)).collect();
    Ok(())
}

/// A gear and a space, if any.
fn space(value: &mut Value) -> Result<(), String> {
    if let Value::Array(pair) = value {
        let [gear, space] = &**pair else { return Err("no gear and space".into()) };
        *value = json!({ "gear": gear, "space": space });
    }
    Ok(())
}

/// Wood, stone and gold in a row.
fn blocks(value: &mut Value) -> Result<(), String> {
    let counts = value.as_array().ok_or("no list")?;
    let [wood, stone, gold] = &**counts else { return Err("no wood, stone and gold".into()) };
    *value = json!({ "wood": wood, "stone": stone, "gold": gold });
    Ok(())
}
