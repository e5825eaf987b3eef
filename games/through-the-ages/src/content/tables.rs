//! The banks, the card row and the mat.

use super::*;
use kernel::content::{Keys, Reader, Row, number};

/// The most tokens in a row of a bank.
const TOKENS: u8 = 40;

pub(super) fn yellow_bank(reader: &mut Reader, sources: &mut Vec<Provenance>) -> Vec<YellowRow> {
    let rows = reader.rows("yellow_bank.csv", &["tokens", "price", "consumption", "happy"]);
    let mut bank = Vec::new();
    for row in rows {
        let price = reader.field(&row, "price", |text| number(text, 0, 20));
        let consumption = reader.field(&row, "consumption", |text| number(text, 0, 20));
        let happy = reader.field(&row, "happy", |text| number(text, 0, 20));
        let (Some(price), Some(consumption), Some(happy)) = (price, consumption, happy) else {
            continue;
        };
        step(reader, &row, &mut bank, YellowRow { price, consumption, happy });
        sources.extend(reader.keep(row.provenance()));
    }
    if bank.is_empty() {
        reader.complain("yellow_bank.csv", "", "the bank has no rows");
    }
    bank
}

pub(super) fn blue_bank(reader: &mut Reader, sources: &mut Vec<Provenance>) -> Vec<u8> {
    let rows = reader.rows("blue_bank.csv", &["tokens", "corruption"]);
    let mut bank = Vec::new();
    for row in rows {
        if let Some(corruption) = reader.field(&row, "corruption", |text| number(text, 0, 20)) {
            step(reader, &row, &mut bank, corruption);
        }
        sources.extend(reader.keep(row.provenance()));
    }
    if bank.is_empty() {
        reader.complain("blue_bank.csv", "", "the bank has no rows");
    }
    bank
}

/// A row holds from its number of tokens up to the next row's.
fn step<T: Copy>(reader: &mut Reader, row: &Row, bank: &mut Vec<T>, value: T) {
    let Some(tokens) = reader.field(row, "tokens", |text| number(text, 0, TOKENS)) else { return };
    let tokens = usize::from(tokens);
    match bank.last().copied() {
        None if tokens != 0 => {
            reader.keep::<()>(Err(row.wrong("tokens", "the first row is for 0 tokens")));
        }
        Some(_) if tokens < bank.len() => {
            reader.keep::<()>(Err(row.wrong("tokens", "rows go up")));
        }
        Some(last) => bank.resize(tokens, last),
        None => {}
    }
    bank.push(value);
}

pub(super) fn slots(reader: &mut Reader, sources: &mut Vec<Provenance>) -> [Slot; SLOTS] {
    let mut slots = [Slot { price: 1, swept: 0 }; SLOTS];
    let rows = reader.rows("row.csv", &["slot", "price", "swept"]);
    if rows.len() != SLOTS && reader.is_clean("row.csv") {
        reader.complain("row.csv", "slot", format!("expected {SLOTS} slots"));
    }
    for (index, row) in rows.iter().enumerate().take(SLOTS) {
        let expected = index as u8 + 1;
        reader.field(row, "slot", |text| number(text, expected, expected));
        let price = reader.field(row, "price", |text| number(text, 0, 9));
        let swept = reader.field(row, "swept", |text| number(text, 0, 4));
        if let (Some(price), Some(swept)) = (price, swept) {
            slots[index] = Slot { price, swept };
        }
        sources.extend(reader.keep(row.provenance()));
    }
    // Otherwise the ages would never end.
    if (2..=4).any(|players| slots.iter().all(|slot| slot.swept < players)) {
        reader.complain("row.csv", "swept", "with any number of players a slot is swept");
    }
    slots
}

pub(super) fn figures(reader: &mut Reader) -> Figures {
    let mut keys = Keys::read("mat.csv", reader);
    let first_turn_civil = keys.list(reader, "first_turn_civil", 0, 9).unwrap_or_default();
    let mut one = |key: &str, most| keys.one(reader, key, 0, most).unwrap_or_default();
    let mut workers = EnumMap::default();
    for kind in [Kind::Farm, Kind::Mine, Kind::Lab, Kind::Temple, Kind::Infantry] {
        workers[kind] = one(&format!("workers_{}", kind.key()), 9);
    }
    let figures = Figures {
        yellow_bank: one("yellow_bank", TOKENS),
        unused_workers: one("unused_workers", 9),
        workers,
        blue_bank: one("blue_bank", TOKENS),
        first_turn_civil,
        most_drawn: one("most_drawn", 9),
        lost_at_age_end: one("lost_at_age_end", 9),
        hunger: one("hunger", 9),
        play_tactic: one("play_tactic", 9),
        copy_tactic: one("copy_tactic", 9),
        resigned_war: one("resigned_war", 20),
        most_happy: one("most_happy", 20),
        event_cards_more: one("event_cards_more", 9),
        provenance: std::mem::take(&mut keys.provenance),
    };
    keys.finish(reader);
    figures
}
