//! The two tables of cards, and what must hold between their rows.

use super::read::{pact, symbols};
use super::*;
use crate::deck::MOST_COPIES;
use crate::discards::MOST_DISCARDS;
use crate::state::MOST_COMMON;
use kernel::content::{Reader, Row, number, numbers};
use std::collections::BTreeSet;

const CIVIL: &str = "civil.csv";
const MILITARY: &str = "military.csv";
/// The most copies of a card.
const COPIES: u8 = 8;
const _: () = assert!(COPIES <= MOST_COPIES);
/// The most cards of one civil or military deck: twice the box.
const DECK: u32 = 120;
/// The most tactic cards with all copies: they can all become common.
const TACTICS: usize = MOST_COMMON;
/// The most wonders: twice the box.
const WONDERS: usize = 32;
/// The most of any one price.
const PRICE: u8 = 30;

pub(super) fn civil(reader: &mut Reader) -> Vec<Civil> {
    let columns = [
        "id",
        "slug",
        "age",
        "type",
        "copies",
        "science",
        "revolution",
        "cost",
        "stages",
        "urban",
        "gives",
        "effects",
    ];
    let rows = reader.rows(CIVIL, &columns);
    let mut slugs = BTreeSet::new();
    let mut cards = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        check_id(reader, row, index, 'C');
        check_slug(reader, row, &mut slugs);
        cards.extend(civil_card(reader, row));
    }
    cards
}

fn civil_card(reader: &mut Reader, row: &Row) -> Option<Civil> {
    let slug = reader.keep(row.text("slug"))?.to_string();
    let age = age(reader, row);
    let what = reader.field(row, "type", civil_type);
    let copies = reader.field(row, "copies", |text| numbers(text, 0, COPIES));
    let science = reader.field(row, "science", |text| number(text, 0, PRICE));
    let revolution = reader.field(row, "revolution", |text| number(text, 0, PRICE));
    let cost = reader.field(row, "cost", |text| number(text, 0, PRICE));
    let stages = reader.field(row, "stages", stages);
    let urban_limit = reader.field(row, "urban", |text| number(text, 0, 9));
    let gives = reader.field(row, "gives", symbols);
    let provenance = reader.keep(row.provenance());
    let what = what?;
    let (powers, deed) = if what == CivilType::Action {
        (Some(ArrayVec::new()), reader.field(row, "effects", str::parse).map(Some))
    } else {
        (reader.field(row, "effects", powers), Some(None))
    };
    let card = Civil {
        slug,
        age: age?,
        what,
        copies: copies?,
        science: science?,
        revolution: revolution?,
        cost: cost?,
        stages: stages?,
        urban_limit: urban_limit?,
        gives: gives?,
        powers: powers?,
        deed: deed?,
        provenance: provenance?,
    };
    check_civil(reader, row, &card);
    Some(card)
}

fn civil_type(text: &str) -> Result<CivilType, String> {
    if let Ok(kind) = text.parse() {
        return Ok(CivilType::Workers(kind));
    }
    if let Ok(special) = text.parse() {
        return Ok(CivilType::Special(special));
    }
    Ok(match text {
        "government" => CivilType::Government,
        "leader" => CivilType::Leader,
        "wonder" => CivilType::Wonder,
        "action" => CivilType::Action,
        _ => {
            return Err(
                "expected a kind of technology, government, leader, wonder or action".into()
            );
        }
    })
}

fn stages(text: &str) -> Result<ArrayVec<u8, STAGES>, String> {
    let mut stages = ArrayVec::new();
    for part in text.split('/').filter(|_| !text.is_empty()) {
        stages.try_push(number(part, 1, PRICE)?).map_err(|_| format!("at most {STAGES} stages"))?;
    }
    Ok(stages)
}

fn powers(text: &str) -> Result<ArrayVec<Power, WORDS>, String> {
    let mut powers = ArrayVec::new();
    for part in text.split(';').filter(|_| !text.is_empty()) {
        let power = part.parse().map_err(|e| format!("\"{part}\": {e}"))?;
        powers.try_push(power).map_err(|_| format!("at most {WORDS} words"))?;
    }
    Ok(powers)
}

/// What every card of its sort has.
fn check_civil(reader: &mut Reader, row: &Row, card: &Civil) {
    let wrong = |field: &str, what: &str| Err(row.wrong(field, what));
    if (card.what == CivilType::Wonder) == card.stages.is_empty() {
        reader.keep::<()>(wrong("stages", "a wonder has stages, and nothing else has"));
    }
    if card.copies[0] > card.copies[1] || card.copies[1] > card.copies[2] {
        reader.keep::<()>(wrong("copies", "more players never have fewer copies"));
    }
    if card.what == CivilType::Government
        && (card.gives.civil < 1 || card.gives.military < 0 || card.urban_limit == 0)
    {
        reader.keep::<()>(wrong("gives", "a government gives civil actions and an urban limit"));
    }
    let made = if card.what == CivilType::Workers(Kind::Farm) {
        card.gives.food
    } else if card.what == CivilType::Workers(Kind::Mine) {
        card.gives.resources
    } else {
        return;
    };
    // A token of worth 1 is always there, so that every sum can be paid and changed.
    if made < 1 || (card.age == Age::A && made != 1) {
        let what = "a farm or mine makes food or resources, and exactly 1 at level A";
        reader.keep::<()>(wrong("gives", what));
    }
}

pub(super) fn military(reader: &mut Reader) -> Vec<Military> {
    let columns = [
        "id", "slug", "age", "type", "copies", "cost", "units", "army", "bonus", "gives", "effects",
    ];
    let rows = reader.rows(MILITARY, &columns);
    let mut slugs = BTreeSet::new();
    let mut cards = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        check_id(reader, row, index, 'M');
        check_slug(reader, row, &mut slugs);
        cards.extend(military_card(reader, row));
    }
    cards
}

fn military_card(reader: &mut Reader, row: &Row) -> Option<Military> {
    let slug = reader.keep(row.text("slug"))?.to_string();
    let age = age(reader, row);
    let what = military_type(reader, row);
    let copies = reader.field(row, "copies", |text| numbers(text, 0, COPIES));
    let cost = reader.field(row, "cost", |text| number(text, 0, 9));
    let gives = reader.field(row, "gives", symbols);
    let provenance = reader.keep(row.provenance());
    let card = Military {
        slug,
        age: age?,
        what: what?,
        copies: copies?,
        cost: cost?,
        gives: gives?,
        provenance: provenance?,
    };
    // Only green cards go to the event decks, which are sets.
    if card.is_event() && card.copies != [1; 3] {
        reader.keep::<()>(Err(row.wrong("copies", "an event or territory has one copy")));
    }
    if card.age == Age::A && !matches!(card.what, MilitaryType::Event(_)) {
        reader.keep::<()>(Err(row.wrong("age", "Age A has events only")));
    }
    Some(card)
}

fn military_type(reader: &mut Reader, row: &Row) -> Option<MilitaryType> {
    let text = reader.keep(row.text("type"))?;
    Some(match text {
        "bonus" => {
            let [defence, colonization] = reader.field(row, "bonus", |t| numbers(t, 1, PRICE))?;
            MilitaryType::Bonus { defence, colonization }
        }
        "tactic" => MilitaryType::Tactic(army(reader, row)?),
        "aggression" => MilitaryType::Aggression(reader.field(row, "effects", str::parse)?),
        "war" => MilitaryType::War(reader.field(row, "effects", str::parse)?),
        "pact" => MilitaryType::Pact(reader.field(row, "effects", pact)?),
        "territory" => MilitaryType::Territory(reader.field(row, "effects", str::parse)?),
        "event" => MilitaryType::Event(reader.field(row, "effects", str::parse)?),
        _ => {
            let what = "expected bonus, tactic, aggression, war, pact, territory or event";
            return reader.keep(Err(row.wrong("type", what)));
        }
    })
}

fn army(reader: &mut Reader, row: &Row) -> Option<Army> {
    let units = reader.field(row, "units", |text| numbers(text, 0, 5));
    let worth = reader.field(row, "army", |text| numbers(text, 1, PRICE));
    let ([infantry, cavalry, artillery], [strength, outdated]) = (units?, worth?);
    if infantry + cavalry + artillery == 0 {
        return reader.keep(Err(row.wrong("units", "an army has units")));
    }
    if outdated > strength {
        return reader.keep(Err(row.wrong("army", "an outdated army is not stronger")));
    }
    Some(Army { infantry, cavalry, artillery, strength, outdated })
}

fn age(reader: &mut Reader, row: &Row) -> Option<Age> {
    let age = reader.keep(row.parse::<Age>("age"))?;
    reader.keep(match age == Age::IV {
        true => Err(row.wrong("age", "Age IV has no cards")),
        false => Ok(age),
    })
}

fn check_id(reader: &mut Reader, row: &Row, index: usize, letter: char) {
    let expected = format!("{letter}{:03}", index + 1);
    let text = reader.keep(row.text("id")).unwrap_or("");
    if text != expected || index >= CARDS {
        let what = format!("expected {expected}, and at most {CARDS} cards");
        reader.keep::<()>(Err(row.wrong("id", what)));
    }
}

fn check_slug(reader: &mut Reader, row: &Row, slugs: &mut BTreeSet<String>) {
    let Some(slug) = reader.keep(row.text("slug")) else { return };
    let is_plain = slug.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    if slug.is_empty() || !is_plain {
        reader.keep::<()>(Err(row.wrong("slug", "expected small letters, digits and _")));
    } else if !slugs.insert(slug.to_string()) {
        reader.keep::<()>(Err(row.wrong("slug", format!("\"{slug}\" stands twice"))));
    }
}

/// The card of each kind and level: at most one. What lies on the mat must be there.
pub(super) fn techs(
    reader: &mut Reader,
    cards: &[Civil],
) -> EnumMap<Kind, [Option<CivilId>; LEVELS]> {
    let mut techs: EnumMap<Kind, [Option<CivilId>; LEVELS]> = EnumMap::default();
    for (index, card) in cards.iter().enumerate() {
        let CivilType::Workers(kind) = card.what else { continue };
        let place = &mut techs[kind][usize::from(card.level())];
        if place.replace(CivilId::at(index as u8)).is_some() {
            let what = format!("two cards for {} {}", kind.key(), card.age.key());
            reader.complain(CIVIL, "type", what);
        }
    }
    for kind in [Kind::Farm, Kind::Mine] {
        if techs[kind][0].is_none() && reader.is_clean(CIVIL) {
            reader.complain(CIVIL, "type", format!("no {} of Age A", kind.key()));
        }
    }
    techs
}

pub(super) fn despotism(reader: &mut Reader, cards: &[Civil]) -> Option<CivilId> {
    let is_first = |card: &Civil| card.what == CivilType::Government && card.age == Age::A;
    let mut found = cards.iter().enumerate().filter(|(_, card)| is_first(card));
    match (found.next(), found.next()) {
        (Some((index, _)), None) => Some(CivilId::at(index as u8)),
        _ => {
            if reader.is_clean(CIVIL) {
                reader.complain(CIVIL, "type", "expected exactly one government of Age A");
            }
            None
        }
    }
}

/// Green cards by age.
pub(super) fn events(cards: &[Military]) -> [Cards; LEVELS] {
    let mut events = [Cards::EMPTY; LEVELS];
    for (index, card) in cards.iter().enumerate().filter(|(_, card)| card.is_event()) {
        events[usize::from(card.level())].add(MilitaryId::at(index as u8));
    }
    events
}

/// Sizes of the civil decks by level, with 2, 3 and 4 players.
pub(super) fn civil_decks(cards: &[Civil]) -> [[u16; 3]; LEVELS] {
    let mut sizes = [[0; 3]; LEVELS];
    for card in cards.iter().filter(|card| usize::from(card.level()) < LEVELS) {
        let deck = &mut sizes[usize::from(card.level())];
        deck.iter_mut().zip(card.copies).for_each(|(size, copies)| *size += u16::from(copies));
    }
    sizes
}

/// Culture of a ruin.
pub(super) fn ruin_culture(cards: &[Military]) -> u8 {
    let ruin = only!(MilitaryType::Event(Happening::RavagesOfTime { culture, .. }) => culture);
    cards.iter().map(|card| card.what).find_map(ruin).unwrap_or(0)
}

/// What the fixed sizes of the state rely on.
pub(super) fn limit(reader: &mut Reader, civil: &[Civil], military: &[Military], mat: &Figures) {
    for age in [Age::A, Age::I, Age::II, Age::III] {
        let civil_deck: u32 =
            civil.iter().filter(|c| c.age == age).map(|c| u32::from(c.copies[2])).sum();
        if civil_deck > DECK || civil_deck < SLOTS as u32 {
            let what = format!("Age {} has {civil_deck} cards, not {SLOTS} to {DECK}", age.key());
            reader.complain(CIVIL, "copies", what);
        }
        let deck: u32 =
            military.iter().filter(|c| c.age == age).map(|c| u32::from(c.copies[2])).sum();
        if deck > DECK {
            let what = format!("Age {} has {deck} cards, more than {DECK}", age.key());
            reader.complain(MILITARY, "copies", what);
        }
    }
    let later = military.iter().filter(|card| card.age != Age::A);
    let all: usize = later.map(|card| usize::from(card.copies[2])).sum();
    if all > MOST_DISCARDS {
        let what = format!("{all} military cards, more than {MOST_DISCARDS}");
        reader.complain(MILITARY, "copies", what);
    }
    let first = military.iter().filter(|card| card.age == Age::A).count();
    if first < usize::from(mat.event_cards_more) + 4 {
        reader.complain(MILITARY, "age", format!("only {first} events of Age A"));
    }
    let is_tactic = |card: &&Military| matches!(card.what, MilitaryType::Tactic(_));
    let tactics: usize = military.iter().filter(is_tactic).map(|c| usize::from(c.copies[2])).sum();
    if tactics > TACTICS {
        reader.complain(MILITARY, "copies", format!("{tactics} tactics, more than {TACTICS}"));
    }
    let wonders: usize = civil
        .iter()
        .filter(|card| card.what == CivilType::Wonder)
        .map(|card| usize::from(card.copies[2]))
        .sum();
    if wonders > WONDERS {
        reader.complain(CIVIL, "copies", format!("{wonders} wonders, more than {WONDERS}"));
    }
}
