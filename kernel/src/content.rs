//! Content sets: the tables of figures that a game is played with.

mod edition;
mod keys;
mod reader;

pub use edition::Edition;
pub use keys::{Keys, number, numbers};
pub use reader::Reader;

use crate::dice::hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Columns that say where a figure comes from, and change nothing in a game.
const NOTES: [&str; 2] = ["source", "doubt"];

/// Tables that an owner may add to a set: names of new components in both languages, and what the
/// edition is called, by whom it is and what differs.
pub const ADDED: [&str; 3] = ["edition.csv", "names.en.csv", "names.ru.csv"];

/// Whether a file of a content set holds figures of the game, and not only names.
fn is_played(file: &str) -> bool {
    file.ends_with(".csv") && !ADDED.contains(&file)
}

/// What a content set is called in records, positions and databases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hashes {
    /// Of what is played with it: its name.
    pub played: String,
    /// Of the bytes of its files: its name in records of earlier versions.
    pub bytes: String,
}

/// The files of a content set by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Files(pub BTreeMap<String, String>);

impl Files {
    /// A content set compiled into the program.
    pub fn built_in(files: &[(&str, &str)]) -> Files {
        Files(files.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect())
    }

    /// What names this content set in records.
    pub fn hashes(&self) -> Hashes {
        Hashes { played: self.hash_of_cells(), bytes: self.hash_of_bytes() }
    }

    /// SHA-256 over what is played: the tables by name, their columns by name, row by row, without
    /// where a figure comes from. Line ends, quotes, blanks around a value, the order of columns
    /// and notes do not count.
    fn hash_of_cells(&self) -> String {
        let mut sha = Sha256::new();
        let mut word = |text: &str| {
            sha.update((text.len() as u64).to_le_bytes());
            sha.update(text.as_bytes());
        };
        for name in self.0.keys().filter(|name| is_played(name)) {
            let Ok(rows) = self.table(name) else { continue };
            word(name);
            for row in rows {
                let fields =
                    row.fields.iter().filter(|(field, _)| !NOTES.contains(&field.as_str()));
                fields.for_each(|(field, text)| [field, text].into_iter().for_each(|t| word(t)));
                word("\n");
            }
        }
        hex(&sha.finalize())
    }

    /// SHA-256 over names, lengths and bytes, in order of name; line ends do not count. So sets were
    /// named before what is played was hashed.
    fn hash_of_bytes(&self) -> String {
        let mut sha = Sha256::new();
        for (name, text) in &self.0 {
            let text = text.replace("\r\n", "\n");
            sha.update(name.as_bytes());
            sha.update([0]);
            sha.update((text.len() as u64).to_le_bytes());
            sha.update(text.as_bytes());
        }
        hex(&sha.finalize())
    }

    /// The rows of one table.
    pub fn table(&self, file: &str) -> Result<Vec<Row>, ContentError> {
        let wrong = |row: usize, field: &str, what: String| ContentError {
            file: file.to_string(),
            row,
            field: field.to_string(),
            what,
        };
        let text = self.0.get(file).ok_or_else(|| wrong(0, "", "the file is missing".into()))?;
        let text = text.trim_start_matches('\u{feff}');
        let mut reader =
            csv::ReaderBuilder::new().trim(csv::Trim::All).from_reader(text.as_bytes());
        let header = reader.headers().map_err(|e| wrong(1, "", e.to_string()))?.clone();
        let mut rows = Vec::new();
        for (index, record) in reader.records().enumerate() {
            let record = record.map_err(|e| wrong(index + 2, "", e.to_string()))?;
            // Blank lines are skipped but counted, as an editor counts them.
            let number = record.position().map_or(index + 2, |place| place.line() as usize);
            let fields =
                header.iter().zip(&record).map(|(k, v)| (k.to_string(), v.to_string())).collect();
            rows.push(Row { file: file.to_string(), number, fields });
        }
        Ok(rows)
    }
}

/// One row of a table. Every complaint names file, row (as a spreadsheet counts) and field.
#[derive(Clone, Debug)]
pub struct Row {
    file: String,
    number: usize,
    fields: BTreeMap<String, String>,
}

impl Row {
    /// The text of a field; the column must exist.
    pub fn text(&self, field: &str) -> Result<&str, ContentError> {
        self.fields
            .get(field)
            .map(String::as_str)
            .ok_or_else(|| self.wrong(field, "the column is missing"))
    }

    /// A field read as a number or any other parsable value.
    pub fn parse<T: FromStr>(&self, field: &str) -> Result<T, ContentError>
    where
        T::Err: fmt::Display,
    {
        let text = self.text(field)?;
        text.parse().map_err(|e| self.wrong(field, format!("\"{text}\": {e}")))
    }

    /// A number within limits.
    pub fn number<T>(&self, field: &str, least: T, most: T) -> Result<T, ContentError>
    where
        T: FromStr + PartialOrd + fmt::Display + Copy,
        T::Err: fmt::Display,
    {
        let value: T = self.parse(field)?;
        if value < least || value > most {
            return Err(self.wrong(field, format!("{value} is not between {least} and {most}")));
        }
        Ok(value)
    }

    /// Where the figures of this row come from: the first word of `source`, and whether `doubt`
    /// names something uncertain.
    pub fn provenance(&self) -> Result<Provenance, ContentError> {
        let source: Source = self.parse("source")?;
        let doubt = self.text("doubt")?;
        Ok(Provenance { source, doubt: (!doubt.is_empty()).then(|| doubt.to_string()) })
    }

    /// A complaint about a field of this row.
    pub fn wrong(&self, field: &str, what: impl Into<String>) -> ContentError {
        ContentError {
            file: self.file.clone(),
            row: self.number,
            field: field.to_string(),
            what: what.into(),
        }
    }
}

/// What is wrong with a content set, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct ContentError {
    pub file: String,
    /// As a spreadsheet counts: 1 is the header; 0 means the whole file.
    pub row: usize,
    pub field: String,
    pub what: String,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if self.row > 0 {
            write!(f, ", row {}", self.row)?;
        }
        if !self.field.is_empty() {
            write!(f, ", field {}", self.field)?;
        }
        write!(f, ": {}", self.what)
    }
}

/// Where a figure comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The rulebook.
    Seed,
    /// Public sources.
    Public,
    /// Follows from other facts.
    Inferred,
    /// Designed for this program, because the printed figure is not known.
    House,
}

impl FromStr for Source {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Source, Self::Err> {
        match text.split([' ', ':', ';']).next().unwrap_or("") {
            "seed" => Ok(Source::Seed),
            "public" => Ok(Source::Public),
            "inferred" => Ok(Source::Inferred),
            "house" => Ok(Source::House),
            _ => Err("a source begins with seed, public, inferred or house"),
        }
    }
}

/// Where a row's figures come from, and what is uncertain about them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Provenance {
    pub source: Source,
    pub doubt: Option<String>,
}

/// How many items of one kind a content set holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Inventory {
    /// The kind of item: the name of its file without the ending.
    pub kind: &'static str,
    pub items: usize,
    pub by_source: BTreeMap<Source, usize>,
    /// Items with an uncertain figure.
    pub doubtful: usize,
}

impl Inventory {
    pub fn of<'a>(kind: &'static str, rows: impl IntoIterator<Item = &'a Provenance>) -> Inventory {
        let mut inventory = Inventory { kind, items: 0, by_source: BTreeMap::new(), doubtful: 0 };
        for row in rows {
            inventory.items += 1;
            *inventory.by_source.entry(row.source).or_default() += 1;
            inventory.doubtful += usize::from(row.doubt.is_some());
        }
        inventory
    }
}

/// A validated content set.
pub trait ContentSet: Sized + Send + Sync + 'static {
    /// The set that the program carries.
    fn built_in() -> &'static Self;
    /// The set of that hash that the program carries, or carried earlier with the same figures: so
    /// games that were begun with it go on.
    fn carried(hash: &str) -> Option<&'static Self> {
        let built_in = Self::built_in();
        let Hashes { played, bytes } = built_in.hashes();
        (played == hash || bytes == hash).then_some(built_in)
    }
    /// Whether a hash names this set: its own, or one under which the program carried it earlier.
    fn is(&self, hash: &str) -> bool {
        let Hashes { played, bytes } = self.hashes();
        played == hash
            || bytes == hash
            || Self::carried(hash).is_some_and(|set| set.hash() == self.hash())
    }
    /// The files of the set that the program carries.
    fn built_in_files() -> Files;
    /// The words that may stand in the set's tables, as a page of Markdown.
    fn vocabulary() -> String;
    /// Reads and validates a set; all complaints at once.
    fn load(files: &Files) -> Result<Self, Vec<ContentError>>;
    /// [`Files::hashes`] of the files that this set was read from.
    fn hashes(&self) -> &Hashes;
    /// What names this set.
    fn hash(&self) -> &str {
        &self.hashes().played
    }
    fn inventory(&self) -> Vec<Inventory>;
    /// What its owner says of it.
    fn edition(&self) -> &Edition {
        &edition::NONE
    }
}

/// A content set under a state: never changes, never freed, compared by its hash. Not part of the
/// state's JSON.
pub struct Shared<C: 'static>(pub &'static C);

impl<C> Clone for Shared<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Shared<C> {}

impl<C: ContentSet> Default for Shared<C> {
    fn default() -> Self {
        Shared(C::built_in())
    }
}

impl<C: ContentSet> PartialEq for Shared<C> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || self.0.hash() == other.0.hash()
    }
}

impl<C: ContentSet> Eq for Shared<C> {}

/// States of one game have one content set: it tells none of them apart.
impl<C> std::hash::Hash for Shared<C> {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl<C> fmt::Debug for Shared<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("content")
    }
}

impl<C> std::ops::Deref for Shared<C> {
    type Target = C;
    #[inline]
    fn deref(&self) -> &C {
        self.0
    }
}
