//! Tables whose rows are known beforehand: counted ones, and keys with values.

use super::load::Reader;
use super::vocabulary::{number, numbers};
use enum_map::{Enum, EnumMap};
use kernel::content::{Provenance, Row};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::str::FromStr;

/// Rows that belong to a name and count up from a first number, without gaps.
pub(super) struct Order<K: Enum + Copy> {
    file: &'static str,
    name: &'static str,
    count: &'static str,
    /// The number that the next row of each name must have.
    next: EnumMap<K, i8>,
}

impl<K: Enum + Copy + FromStr<Err = String>> Order<K> {
    pub fn new(file: &'static str, name: &'static str, count: &'static str, first: i8) -> Self {
        Order { file, name, count, next: EnumMap::from_fn(|_| first) }
    }

    /// The name and number of a row. A gap is told once: counting goes on after it.
    pub fn place(&mut self, row: &Row, reader: &mut Reader, last: fn(K) -> i8) -> Option<(K, i8)> {
        let name: K = reader.keep(row.parse(self.name))?;
        let count = reader.keep(row.parse(self.count))?;
        let (next, last) = (self.next[name], last(name));
        if count == next && next <= last {
            self.next[name] += 1;
            return Some((name, count));
        }
        if count > next {
            self.next[name] = count.min(last) + 1;
        }
        let what = if next > last { "one row too many".into() } else { format!("expected {next}") };
        reader.keep(Err(row.wrong(self.count, what)))
    }

    /// Every name must have been counted up to here.
    pub fn finish(self, reader: &mut Reader, least: fn(K) -> i8, key: fn(K) -> &'static str) {
        if !reader.is_clean(self.file) {
            return;
        }
        for (name, next) in self.next {
            if next <= least(name) {
                let what = format!("{} lacks {} {next}", key(name), self.count);
                reader.complain(self.file, self.name, what);
            }
        }
    }
}

/// A table of keys and values.
pub(super) struct Keys {
    file: &'static str,
    is_headed: bool,
    rows: BTreeMap<String, Row>,
    pub provenance: Vec<Provenance>,
}

impl Keys {
    pub fn read(file: &'static str, reader: &mut Reader) -> Keys {
        let table = reader.rows(file, &["key", "value"]);
        let is_headed = reader.is_clean(file);
        let mut keys = Keys { file, is_headed, rows: BTreeMap::new(), provenance: Vec::new() };
        for row in table {
            keys.provenance.extend(reader.keep(row.provenance()));
            let Some(key) = reader.keep(row.text("key").map(str::to_string)) else { continue };
            match keys.rows.entry(key) {
                Entry::Vacant(place) => {
                    place.insert(row);
                }
                Entry::Occupied(place) => {
                    let what = format!("\"{}\" stands twice", place.key());
                    reader.keep::<()>(Err(row.wrong("key", what)));
                }
            }
        }
        keys
    }

    /// The number under a key; after a complaint, the highest one possible.
    pub fn one(&mut self, reader: &mut Reader, key: &str, least: u8, most: u8) -> u8 {
        self.take(reader, key, |text| number(text, least, most)).unwrap_or(most)
    }

    /// The numbers under a key; after a complaint, the highest ones possible.
    pub fn list<const N: usize>(
        &mut self,
        reader: &mut Reader,
        key: &str,
        least: u8,
        most: u8,
    ) -> [u8; N] {
        self.take(reader, key, |text| numbers(text, least, most)).unwrap_or([most; N])
    }

    /// The value under a key, which is then no longer unknown.
    pub fn take<T>(
        &mut self,
        reader: &mut Reader,
        key: &str,
        read: impl FnOnce(&str) -> Result<T, String>,
    ) -> Option<T> {
        let Some(row) = self.rows.remove(key) else {
            if self.is_headed {
                reader.complain(self.file, "key", format!("\"{key}\" is missing"));
            }
            return None;
        };
        let text = reader.keep(row.text("value"))?;
        reader.keep(read(text).map_err(|e| row.wrong("value", format!("\"{text}\": {e}"))))
    }

    /// Complains about every key that nobody took.
    pub fn finish(self, reader: &mut Reader) {
        for (key, row) in self.rows {
            reader.keep::<()>(Err(row.wrong("key", format!("unknown key \"{key}\""))));
        }
    }
}
