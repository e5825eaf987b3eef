//! Tables of keys and values, and the numbers in them.

use super::{Provenance, Reader, Row};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// A table of keys and values.
pub struct Keys {
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

    /// The number under a key; nothing after a complaint.
    pub fn one(&mut self, reader: &mut Reader, key: &str, least: u8, most: u8) -> Option<u8> {
        self.take(reader, key, |text| number(text, least, most))
    }

    /// The numbers under a key; nothing after a complaint.
    pub fn list<const N: usize>(
        &mut self,
        reader: &mut Reader,
        key: &str,
        least: u8,
        most: u8,
    ) -> Option<[u8; N]> {
        self.take(reader, key, |text| numbers(text, least, most))
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
        reader.field(&row, "value", read)
    }

    /// Complains about every key that nobody took.
    pub fn finish(self, reader: &mut Reader) {
        for (key, row) in self.rows {
            reader.keep::<()>(Err(row.wrong("key", format!("unknown key \"{key}\""))));
        }
    }
}

/// A plain number within limits.
pub fn number(text: &str, least: u8, most: u8) -> Result<u8, String> {
    let is_plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse()
        .ok()
        .filter(|n| is_plain && (least..=most).contains(n))
        .ok_or_else(|| format!("expected a number between {least} and {most}"))
}

/// `1/2/3`
pub fn numbers<const N: usize>(text: &str, least: u8, most: u8) -> Result<[u8; N], String> {
    let parts: Vec<&str> = text.split('/').collect();
    if parts.len() != N {
        return Err(format!("expected {N} numbers with / between them"));
    }
    let mut numbers = [0; N];
    for (slot, part) in numbers.iter_mut().zip(parts) {
        *slot = number(part, least, most)?;
    }
    Ok(numbers)
}
