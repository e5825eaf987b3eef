//! Reading a content set: all complaints at once, each with file, row and field.

use super::{Content, tables, tiles, vocabulary};
use crate::parts::{ProphecyId, TribeId};
use kernel::content::{
    ContentError, ContentSet, Edition, Files, Hashes, Inventory, Provenance, Reader,
};
use std::sync::LazyLock;

/// Every file of a content set by its kind.
const FILES: [(&str, &str); 11] = [
    ("gears.csv", include_str!("../../content/gears.csv")),
    ("buildings.csv", include_str!("../../content/buildings.csv")),
    ("monuments.csv", include_str!("../../content/monuments.csv")),
    ("wealth.csv", include_str!("../../content/wealth.csv")),
    ("temples.csv", include_str!("../../content/temples.csv")),
    ("technologies.csv", include_str!("../../content/technologies.csv")),
    ("food_days.csv", include_str!("../../content/food_days.csv")),
    ("tribes.csv", include_str!("../../content/tribes.csv")),
    ("prophecies.csv", include_str!("../../content/prophecies.csv")),
    ("quick_actions.csv", include_str!("../../content/quick_actions.csv")),
    ("table.csv", include_str!("../../content/table.csv")),
];

static BUILT_IN: LazyLock<Content> = LazyLock::new(|| {
    Content::load(&Content::built_in_files()).expect("the built-in content set is valid")
});

/// Hashes under which the program carried this set earlier, with the same figures.
const FORMER: [&str; 2] = [
    // Before what a farm saves had a row of its own.
    "fa0fd531ced62a0a33db5382ce7bad13e58787c603f0668136325fa205408ff7",
    // The bytes of the files, before what is played was hashed.
    "1f18fe45482c45b3e6e0cff68e01f4b07b6ad467c39d4289a323eb242d140028",
];

impl ContentSet for Content {
    fn built_in() -> &'static Content {
        &BUILT_IN
    }

    fn carried(hash: &str) -> Option<&'static Content> {
        let Hashes { played, bytes } = &BUILT_IN.hashes;
        let is_carried = played == hash || bytes == hash || FORMER.contains(&hash);
        is_carried.then_some(&BUILT_IN)
    }

    fn built_in_files() -> Files {
        Files::built_in(&FILES)
    }

    fn vocabulary() -> String {
        vocabulary::page()
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

    fn inventory(&self) -> Vec<Inventory> {
        fn of<'a, T: 'a>(
            kind: &'static str,
            items: impl IntoIterator<Item = &'a T>,
            provenance: impl Fn(&'a T) -> &'a Provenance,
        ) -> Inventory {
            Inventory::of(kind, items.into_iter().map(provenance))
        }
        vec![
            of("gears", self.gears.values().flatten(), |space| &space.provenance),
            of("buildings", &self.buildings, |building| &building.provenance),
            of("monuments", &self.monuments, |monument| &monument.provenance),
            of("wealth", &self.wealth, |wealth| &wealth.provenance),
            of("temples", self.temples.values().flat_map(|track| &track.provenance), |step| step),
            of("technologies", self.techs.values().flat_map(|track| &track.provenance), |level| {
                level
            }),
            of("food_days", &self.food_days, |day| &day.provenance),
            of("tribes", &self.tribes, |tribe| &tribe.provenance),
            of("prophecies", &self.prophecies, |prophecy| &prophecy.provenance),
            of("quick_actions", &self.quicks, |quick| &quick.provenance),
            of("table", &self.figures.provenance, |figure| figure),
        ]
    }
}

/// Reads every table, even after a complaint, so that all complaints come at once.
fn read(reader: &mut Reader) -> Option<Content> {
    let gears = tables::gears(reader);
    let buildings = tiles::buildings(reader);
    let monuments = tiles::monuments(reader);
    let wealth = tiles::wealth(reader);
    let temples = tables::temples(reader);
    let techs = tables::techs(reader);
    let food_days = tables::food_days(reader);
    let figures = tables::figures(reader);
    let tribes = tiles::tribes(reader, figures.as_ref());
    let prophecies = tiles::prophecies(reader);
    let quicks = tiles::quicks(reader);
    tiles::limit_farms(reader, &buildings, &wealth);
    let edition = Edition::read(reader, |id| {
        let is_tribe = id.parse().is_ok_and(|id: TribeId| id.index() < tribes.len());
        is_tribe || id.parse().is_ok_and(|id: ProphecyId| id.index() < prophecies.len())
    });
    Some(Content {
        hashes: reader.hashes(),
        edition,
        gears,
        buildings,
        monuments,
        wealth,
        temples,
        techs,
        food_days,
        tribes,
        prophecies,
        quicks,
        figures: figures?,
    })
}
