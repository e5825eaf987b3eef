//! Positions of older formats.

use crate::parts::{Age, Kind};
use kernel::old::{Role, agenda, bag};
use serde_json::{Map, Value};

/// Version 1 wrote bits and lists by level where names stand now, numbers for cards in decks, and
/// ratings, which follow from the rest.
pub fn modernise(version: u32, state: &mut Value) -> Result<(), String> {
    if version != 1 {
        return Err(format!("version {version} is not known"));
    }
    bag(field(state, "civil_deck")?, "C", 3)?;
    bag(field(state, "civil_gone")?, "C", 3)?;
    bag(field(state, "military_deck")?, "M", 3)?;
    counts(field(state, "made_for")?)?;
    let events = field(state, "events")?;
    counts(field(events, "hidden")?)?;
    counts(field(events, "hidden_future")?)?;
    for player in field(state, "players")?.as_array_mut().ok_or("players are a list")? {
        modernise_player(player)?;
    }
    let auction = field(state, "auction")?;
    if !auction.is_null() {
        let bidding = field(auction, "bidding")?;
        *bidding = bits(bidding)?.map(Value::from).collect();
        force(field(auction, "force")?)?;
    }
    modernise_agenda(field(state, "agenda")?)
}

fn modernise_player(player: &mut Value) -> Result<(), String> {
    for (_, levels) in fields(field(player, "techs")?)? {
        ages(levels)?;
    }
    ages(field(player, "leaders_taken")?)?;
    for of in ["workers", "tokens"] {
        for (_, levels) in fields(field(player, of)?)? {
            counts(levels)?;
        }
    }
    player.as_object_mut().map(|fields| fields.remove("ratings"));
    Ok(())
}

fn modernise_agenda(tasks: &mut Value) -> Result<(), String> {
    agenda(tasks, |name| {
        Some(match name {
            "pick_first" | "fill_row" | "draw" | "reveal_event" | "look_at_event" => Role::Draw,
            "politics" | "actions" | "discard" | "lose_worker" | "give_blue" | "stage_token"
            | "tuck" | "work" | "gain_either" | "gain_split" | "lose_split" | "bid"
            | "send_force" | "destroy_own" | "lose_colony" | "ravage" | "agreement" => {
                Role::Ask("seat")
            }
            "answer_pact" => Role::Ask("to"),
            "defend" => Role::Ask("against"),
            "plunder" | "raid" | "annex" | "infiltrate" | "take_science" | "terror" => {
                Role::Ask("by")
            }
            "start_turn" | "replenish" | "resolve_wars" | "resolve_war" | "publish_tactic"
            | "discard_excess" | "production" | "draw_cards" | "end_turn" | "next_turn"
            | "strike" | "resolve" | "auction" | "bounty" | "lose_population" | "lose_blue"
            | "renew_events" | "final_events" | "finish" => Role::Run,
            _ => return None,
        })
    })?;
    for task in tasks.as_array_mut().into_iter().flatten() {
        let draw = task.get_mut("draw").and_then(Value::as_object_mut);
        if let Some(draw) = draw
            && let Some(cards) = draw.remove("draw")
        {
            draw.insert("cards".into(), cards);
        }
    }
    Ok(())
}

fn field<'a>(of: &'a mut Value, name: &str) -> Result<&'a mut Value, String> {
    of.get_mut(name).ok_or_else(|| format!("\"{name}\" is missing"))
}

fn fields(of: &mut Value) -> Result<serde_json::map::IterMut<'_>, String> {
    Ok(of.as_object_mut().ok_or("expected a map")?.iter_mut())
}

/// The bits of a number.
fn bits(number: &Value) -> Result<impl Iterator<Item = u8> + use<>, String> {
    let number = number.as_u64().and_then(|number| u8::try_from(number).ok());
    let number = number.ok_or("expected a number of bits")?;
    Ok((0..8).filter(move |bit| number >> bit & 1 == 1))
}

/// A bit for each level becomes the list of ages.
fn ages(levels: &mut Value) -> Result<(), String> {
    *levels = bits(levels)?.map(|level| Value::from(Age::of(level).key())).collect();
    Ok(())
}

/// A list by level becomes a map by age.
fn counts(levels: &mut Value) -> Result<(), String> {
    let counts = levels.as_array().ok_or("expected a list of counts")?.iter().enumerate();
    let counts = counts.map(|(level, count)| (Age::of(level as u8).key().into(), count.clone()));
    *levels = Value::Object(counts.collect());
    Ok(())
}

/// Lists by unit and level become maps by name.
fn force(units: &mut Value) -> Result<(), String> {
    let mut named = Map::new();
    let lists = units.as_array_mut().ok_or("expected a list of units")?;
    for (kind, levels) in Kind::UNITS.into_iter().zip(lists) {
        counts(levels)?;
        named.insert(kind.key().into(), levels.take());
    }
    *units = Value::Object(named);
    Ok(())
}
