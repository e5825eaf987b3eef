//! Reads the notation.

use super::{is_plain, plain_value};
use serde_json::{Map, Value};

/// Lists within lists go no deeper, so that hostile text cannot exhaust the stack.
const DEEPEST: usize = 16;

/// Reads a line from left to right.
pub(super) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn space(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    /// Takes a sign if it comes next, with or without space before it.
    fn takes(&mut self, sign: char) -> bool {
        let rest = self.rest().trim_start();
        let Some(after) = rest.strip_prefix(sign) else { return false };
        self.at = self.text.len() - after.len();
        true
    }

    /// A run of plain signs.
    pub(super) fn token(&mut self) -> Result<&'a str, String> {
        self.space();
        let rest = self.rest();
        let end = rest.find(|c| !is_plain(c)).unwrap_or(rest.len());
        if end == 0 {
            return Err(match rest.chars().next() {
                Some(c) => format!("'{}' is not expected there", c.escape_debug()),
                None => "something is missing at the end".into(),
            });
        }
        self.at += end;
        Ok(&rest[..end])
    }

    /// Text in quotes, as JSON has it.
    fn quoted(&mut self) -> Result<String, String> {
        let mut strings = serde_json::Deserializer::from_str(self.rest()).into_iter::<String>();
        let text = strings.next().and_then(Result::ok).ok_or("a quoted text does not end well")?;
        self.at += strings.byte_offset();
        Ok(text)
    }

    /// A key of a map or the name of a field.
    fn key(&mut self) -> Result<String, String> {
        self.space();
        if self.rest().starts_with('"') { self.quoted() } else { self.token().map(str::to_string) }
    }

    /// All that follows the first word.
    pub(super) fn payload(&mut self) -> Result<Option<Value>, String> {
        self.space();
        if self.rest().is_empty() {
            return Ok(None);
        }
        let start = self.at;
        if self.key().is_ok() && self.takes('=') {
            self.at = start;
            return self.fields().map(Some);
        }
        self.at = start;
        let value = self.field_value()?;
        self.space();
        match self.rest().is_empty() {
            true => Ok(Some(value)),
            false => Err("expected one value, or fields such as name=value".into()),
        }
    }

    fn fields(&mut self) -> Result<Value, String> {
        let mut fields = Map::new();
        while !self.rest().is_empty() {
            let name = self.key()?;
            if !self.takes('=') {
                return Err(format!("{name} lacks its =value"));
            }
            let value = self.field_value()?;
            insert(&mut fields, name, value)?;
            self.space();
        }
        Ok(Value::Object(fields))
    }

    /// A value, or a map without braces, or a list without brackets.
    fn field_value(&mut self) -> Result<Value, String> {
        let start = self.at;
        if self.key().is_ok() && self.takes(':') {
            self.at = start;
            return self.entries(1);
        }
        self.at = start;
        let first = self.value(1)?;
        if !self.takes(',') {
            return Ok(first);
        }
        let mut items = vec![first, self.value(1)?];
        while self.takes(',') {
            items.push(self.value(1)?);
        }
        Ok(Value::Array(items))
    }

    fn value(&mut self, depth: usize) -> Result<Value, String> {
        if depth > DEEPEST {
            return Err("too many lists within lists".into());
        }
        if self.takes('[') {
            return self.list(depth + 1);
        }
        if self.takes('{') {
            if self.takes('}') {
                return Ok(Value::Object(Map::new()));
            }
            let map = self.entries(depth + 1)?;
            return if self.takes('}') { Ok(map) } else { Err("a } is missing".into()) };
        }
        self.space();
        if self.rest().starts_with('"') {
            return self.quoted().map(Value::String);
        }
        self.token().map(plain_value)
    }

    fn list(&mut self, depth: usize) -> Result<Value, String> {
        let mut items = Vec::new();
        if self.takes(']') {
            return Ok(Value::Array(items));
        }
        loop {
            items.push(self.value(depth)?);
            if self.takes(']') {
                return Ok(Value::Array(items));
            }
            if !self.takes(',') {
                return Err("a ] is missing".into());
            }
        }
    }

    fn entries(&mut self, depth: usize) -> Result<Value, String> {
        let mut entries = Map::new();
        loop {
            let key = self.key()?;
            if !self.takes(':') {
                return Err(format!("{key} lacks its :value"));
            }
            let value = self.value(depth)?;
            insert(&mut entries, key, value)?;
            if !self.takes(',') {
                return Ok(Value::Object(entries));
            }
        }
    }
}

fn insert(map: &mut Map<String, Value>, key: String, value: Value) -> Result<(), String> {
    if map.contains_key(&key) {
        return Err(format!("{key} stands there twice"));
    }
    map.insert(key, value);
    Ok(())
}
