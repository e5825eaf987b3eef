//! Reading a content set: all complaints at once, each with file, row and field.

use super::{Content, cards, tables};
use crate::parts::{CivilId, MilitaryId};
use kernel::content::{ContentError, ContentSet, Edition, Files, Hashes, Inventory, Reader};
use std::sync::LazyLock;

/// Every file of a content set.
const FILES: [(&str, &str); 6] = [
    ("civil.csv", include_str!("../../content/civil.csv")),
    ("military.csv", include_str!("../../content/military.csv")),
    ("yellow_bank.csv", include_str!("../../content/yellow_bank.csv")),
    ("blue_bank.csv", include_str!("../../content/blue_bank.csv")),
    ("row.csv", include_str!("../../content/row.csv")),
    ("mat.csv", include_str!("../../content/mat.csv")),
];

static BUILT_IN: LazyLock<Content> = LazyLock::new(|| {
    Content::load(&Content::built_in_files()).expect("the built-in content set is valid")
});

impl ContentSet for Content {
    fn built_in() -> &'static Content {
        &BUILT_IN
    }

    fn built_in_files() -> Files {
        Files::built_in(&FILES)
    }

    fn load(files: &Files) -> Result<Content, Vec<ContentError>> {
        let mut reader = Reader::new(files, &FILES);
        let content = read(&mut reader);
        reader.finish(content)
    }

    fn hashes(&self) -> &Hashes {
        &self.hashes
    }

    fn edition(&self) -> &Edition {
        &self.edition
    }

    fn vocabulary() -> String {
        super::vocabulary()
    }

    fn inventory(&self) -> Vec<Inventory> {
        vec![
            Inventory::of("civil", self.civil.iter().map(|card| &card.provenance)),
            Inventory::of("military", self.military.iter().map(|card| &card.provenance)),
            Inventory::of("banks and row", &self.rows),
            Inventory::of("mat", &self.figures.provenance),
        ]
    }
}

/// Reads every table, even after a complaint, so that all complaints come at once.
fn read(reader: &mut Reader) -> Option<Content> {
    let civil = cards::civil(reader);
    let military = cards::military(reader);
    let mut rows = Vec::new();
    let yellow = tables::yellow_bank(reader, &mut rows);
    let blue = tables::blue_bank(reader, &mut rows);
    let slots = tables::slots(reader, &mut rows);
    let figures = tables::figures(reader);
    let techs = cards::techs(reader, &civil);
    let despotism = cards::despotism(reader, &civil);
    cards::limit(reader, &civil, &military, &figures);
    let events = cards::events(&military);
    let edition = Edition::read(reader, |id| {
        let is_civil = id.parse().is_ok_and(|id: CivilId| id.index() < civil.len());
        is_civil || id.parse().is_ok_and(|id: MilitaryId| id.index() < military.len())
    });
    Some(Content {
        hashes: reader.hashes(),
        edition,
        civil_decks: cards::civil_decks(&civil),
        civil,
        first_events: events[0],
        ruin_culture: cards::ruin_culture(&military),
        military,
        yellow,
        blue,
        slots,
        figures,
        techs,
        despotism: despotism?,
        events,
        rows,
    })
}
