//! Reading a content set: all complaints at once, each with file, row and field.

use super::{Content, tables, tiles};
use kernel::content::{ContentError, ContentSet, Files, Inventory, Provenance, Row};
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

impl ContentSet for Content {
    fn built_in() -> &'static Content {
        &BUILT_IN
    }

    fn built_in_files() -> Files {
        Files::built_in(&FILES)
    }

    fn load(files: &Files) -> Result<Content, Vec<ContentError>> {
        let mut reader = Reader { files, complaints: Vec::new() };
        reader.reject_unknown_files();
        let read = read(&mut reader);
        match read {
            Some(content) if reader.complaints.is_empty() => Ok(content),
            _ => Err(reader.complaints),
        }
    }

    fn hash(&self) -> &str {
        &self.hash
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
    Some(Content {
        hash: reader.files.hash(),
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

/// The files under the eye, and what is wrong with them so far.
pub(super) struct Reader<'a> {
    files: &'a Files,
    complaints: Vec<ContentError>,
}

impl Reader<'_> {
    /// Keeps a value, or its complaint.
    pub fn keep<T>(&mut self, read: Result<T, ContentError>) -> Option<T> {
        read.map_err(|complaint| self.complaints.push(complaint)).ok()
    }

    /// A complaint about a whole file.
    pub fn complain(&mut self, file: &str, field: &str, what: impl Into<String>) {
        let (file, field, what) = (file.to_string(), field.to_string(), what.into());
        self.complaints.push(ContentError { file, row: 0, field, what });
    }

    /// Whether nothing is wrong with this file so far: only then does counting make sense.
    pub fn is_clean(&self, file: &str) -> bool {
        self.complaints.iter().all(|complaint| complaint.file != file)
    }

    /// The rows of a table that has exactly these columns besides `source` and `doubt`.
    pub fn rows(&mut self, file: &str, columns: &[&str]) -> Vec<Row> {
        let Some(rows) = self.keep(self.files.table(file)) else { return Vec::new() };
        let columns = || columns.iter().copied().chain(["source", "doubt"]);
        let found = header(self.files.0.get(file).map_or("", String::as_str));
        let mut wrong = Vec::new();
        for (index, column) in found.iter().enumerate() {
            if !columns().any(|known| known == *column) {
                wrong.push((*column, "unknown column"));
            } else if found[..index].contains(column) {
                wrong.push((*column, "the column stands twice"));
            }
        }
        let missing = columns().filter(|known| !found.contains(known));
        wrong.extend(missing.map(|column| (column, "the column is missing")));
        let is_right = wrong.is_empty();
        for (field, what) in wrong {
            let (file, field, what) = (file.to_string(), field.to_string(), what.to_string());
            self.complaints.push(ContentError { file, row: 1, field, what });
        }
        if is_right { rows } else { Vec::new() }
    }

    fn reject_unknown_files(&mut self) {
        for name in self.files.0.keys() {
            if name.ends_with(".csv") && FILES.iter().all(|(known, _)| known != name) {
                self.complain(name, "", "unknown file");
            }
        }
    }
}

/// The names of the columns.
fn header(text: &str) -> Vec<&str> {
    let text = text.trim_start_matches('\u{feff}');
    let line = text.split(['\n', '\r']).find(|line| !line.is_empty()).unwrap_or("");
    line.split(',').map(|name| unquote(name.trim())).collect()
}

fn unquote(name: &str) -> &str {
    name.strip_prefix('"').and_then(|name| name.strip_suffix('"')).unwrap_or(name).trim()
}
