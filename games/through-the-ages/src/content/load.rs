//! Reading a content set: all complaints at once, each with file, row and field.

use super::{Content, cards, tables};
use kernel::content::{ContentError, ContentSet, Files, Inventory, Row};
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
    Some(Content {
        hash: reader.files.hash(),
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

    /// A field read by a function of the vocabulary.
    pub fn field<T>(
        &mut self,
        row: &Row,
        field: &str,
        read: impl FnOnce(&str) -> Result<T, String>,
    ) -> Option<T> {
        let text = self.keep(row.text(field))?;
        self.keep(read(text).map_err(|e| row.wrong(field, format!("\"{text}\": {e}"))))
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
