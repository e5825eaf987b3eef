//! Tables whose rows are known beforehand: counted ones, and keys with values.

use enum_map::{Enum, EnumMap};
use kernel::content::{Keys, Reader, Row};
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

/// The number under a key; after a complaint, the highest one possible.
pub(super) fn one(keys: &mut Keys, reader: &mut Reader, key: &str, least: u8, most: u8) -> u8 {
    keys.one(reader, key, least, most).unwrap_or(most)
}

/// The numbers under a key; after a complaint, the highest ones possible.
pub(super) fn list<const N: usize>(
    keys: &mut Keys,
    reader: &mut Reader,
    key: &str,
    least: u8,
    most: u8,
) -> [u8; N] {
    keys.list(reader, key, least, most).unwrap_or([most; N])
}
