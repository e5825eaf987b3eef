//! Choices as one readable line: `done`, `beg chaac`, `place gear=palenque space=3`.
//!
//! The line follows from a choice's serde shape, so that a game describes its choices once:
//!
//! | shape                    | line                                |
//! |--------------------------|-------------------------------------|
//! | unit variant             | `done`                              |
//! | newtype variant          | `beg chaac`, `keep [W01,W05]`       |
//! | struct variant           | `place gear=palenque space=3`       |
//! | newtype of a map         | `pay wood=1 stone=0 gold=2`         |
//! | field that holds a map   | `trade give=wood:1,stone:0`         |
//! | field that holds a list  | `keep tiles=[W01]`                  |
//!
//! Fields that hold nothing are left out, and so is nothing in a variant's map, which therefore
//! must be able to do without the entry. Text that would read as something else stands in
//! quotes, and what is nested deeper stands in `[]` and `{}`. A person may also type a list of
//! two or more without its brackets.

mod reader;

use reader::Reader;
use serde::de::{DeserializeOwned, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use std::fmt::{self, Write};
use thiserror::Error;

/// No choice needs a longer line; whoever sends one is not playing.
pub const LONGEST_LINE: usize = 4096;

/// Why a line is not a choice.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("cannot read \"{text}\": {what}")]
pub struct NotationError {
    /// The beginning of the line, made printable.
    pub text: String,
    pub what: String,
}

/// A value as one line.
///
/// # Panics
/// When the type cannot be written as JSON at all; the laws would show that at once.
pub fn write<T: Serialize>(value: &T) -> String {
    // Through JSON text and not through `Value`, which would sort the fields.
    let json = serde_json::to_string(value).expect("a choice can be written as JSON");
    let mut line = String::new();
    match serde_json::from_str(&json) {
        Ok(Node::Plain(Value::String(word))) if is_bare(&word) => line = word,
        Ok(Node::Map(fields)) if fields.len() == 1 && is_bare(&fields[0].0) => {
            line.push_str(&fields[0].0);
            write_payload(&mut line, &fields[0].1);
        }
        _ => line = json,
    }
    line
}

/// The value that a line says.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, NotationError> {
    let wrong = |what: String| NotationError { text: excerpt(text), what: one_line(&what) };
    if text.len() > LONGEST_LINE {
        return Err(wrong(format!("a choice has at most {LONGEST_LINE} bytes")));
    }
    let line = text.trim();
    if line.starts_with(['{', '[', '"']) {
        return serde_json::from_str(line).map_err(|e| wrong(e.to_string()));
    }
    let mut reader = Reader::new(line);
    let word = reader.token().map_err(wrong)?.to_string();
    let Some(payload) = reader.payload().map_err(wrong)? else {
        return read_word(word).map_err(wrong);
    };
    let tagged = Value::Object(Map::from_iter([(word, payload)]));
    serde_json::from_value(tagged).map_err(|e| wrong(e.to_string()))
}

/// A word alone is a unit variant, or a struct variant all of whose fields were left out.
fn read_word<T: DeserializeOwned>(word: String) -> Result<T, String> {
    serde_json::from_value(Value::String(word.clone())).or_else(|_| {
        let tagged = Value::Object(Map::from_iter([(word, Value::Object(Map::new()))]));
        serde_json::from_value(tagged).map_err(|e| e.to_string())
    })
}

/// JSON with its fields in the order in which the type declares them.
enum Node {
    Plain(Value),
    List(Vec<Node>),
    Map(Vec<(String, Node)>),
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Node, D::Error> {
        from.deserialize_any(NodeVisitor)
    }
}

struct NodeVisitor;

impl<'de> Visitor<'de> for NodeVisitor {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Node, E> {
        Ok(Node::Plain(Value::Null))
    }

    fn visit_bool<E>(self, value: bool) -> Result<Node, E> {
        Ok(Node::Plain(value.into()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Node, E> {
        Ok(Node::Plain(value.into()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Node, E> {
        Ok(Node::Plain(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Node, E> {
        Ok(Node::Plain(value.into()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Node, E> {
        Ok(Node::Plain(value.into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Node, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = from.next_element()? {
            items.push(item);
        }
        Ok(Node::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Node, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = from.next_entry()? {
            fields.push(field);
        }
        Ok(Node::Map(fields))
    }
}

/// What follows the variant's name.
fn write_payload(line: &mut String, payload: &Node) {
    let Node::Map(fields) = payload else {
        line.push(' ');
        return write_value(line, payload);
    };
    for (name, value) in fields {
        if matches!(value, Node::Plain(Value::Null)) {
            continue;
        }
        line.push(' ');
        write_key(line, name);
        line.push('=');
        match value {
            Node::Map(entries) if !entries.is_empty() => write_entries(line, entries),
            _ => write_value(line, value),
        }
    }
}

fn write_value(line: &mut String, value: &Node) {
    match value {
        Node::Plain(Value::String(text)) if is_bare(text) => line.push_str(text),
        // A string in quotes, a number, true, false or null: as JSON writes it.
        Node::Plain(plain) => write!(line, "{plain}").unwrap_or_default(),
        Node::List(items) => {
            line.push('[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    line.push(',');
                }
                write_value(line, item);
            }
            line.push(']');
        }
        Node::Map(entries) => {
            line.push('{');
            write_entries(line, entries);
            line.push('}');
        }
    }
}

fn write_entries(line: &mut String, entries: &[(String, Node)]) {
    for (index, (key, value)) in entries.iter().enumerate() {
        if index > 0 {
            line.push(',');
        }
        write_key(line, key);
        line.push(':');
        write_value(line, value);
    }
}

/// A key is always text, so that a number needs no quotes there.
fn write_key(line: &mut String, key: &str) {
    if !key.is_empty() && key.chars().all(is_plain) {
        line.push_str(key);
    } else {
        write!(line, "{}", Value::from(key)).unwrap_or_default();
    }
}

/// Whether text keeps its meaning without quotes.
fn is_bare(text: &str) -> bool {
    !text.is_empty() && text.chars().all(is_plain) && plain_value(text).is_string()
}

fn is_plain(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '-' | '+' | '.')
}

/// What text without quotes means: a number, true, false, null, or itself.
fn plain_value(token: &str) -> Value {
    match token {
        "true" => return Value::Bool(true),
        "false" => return Value::Bool(false),
        "null" => return Value::Null,
        _ => {}
    }
    let digits = token.strip_prefix('-').unwrap_or(token);
    if !digits.starts_with(|c: char| c.is_ascii_digit()) {
        return Value::from(token);
    }
    if let Ok(number) = token.parse::<i64>() {
        return number.into();
    }
    if let Ok(number) = token.parse::<u64>() {
        return number.into();
    }
    match token.parse::<f64>() {
        Ok(number) if number.is_finite() => number.into(),
        _ => Value::from(token),
    }
}

/// The beginning of a text, printable.
pub fn excerpt(text: &str) -> String {
    let mut start = one_line(&text.chars().take(60).collect::<String>());
    if text.chars().nth(60).is_some() {
        start.push('…');
    }
    start
}

/// A complaint may quote what somebody sent: it stays on one line all the same, and what it quotes
/// stays short. The complaint itself is never cut.
pub fn one_line(text: &str) -> String {
    /// Of a quotation, so many characters are kept.
    const QUOTED: usize = 100;
    let mut line = String::new();
    let mut quotation: Option<(char, usize)> = None;
    for letter in text.chars().map(|c| if c.is_control() { ' ' } else { c }) {
        match &mut quotation {
            Some((mark, _)) if *mark == letter => quotation = None,
            Some((_, length)) => {
                *length += 1;
                if *length == QUOTED {
                    line.push('…');
                }
                if *length >= QUOTED {
                    continue;
                }
            }
            None if matches!(letter, '"' | '`') => quotation = Some((letter, 0)),
            None => {}
        }
        line.push(letter);
    }
    line
}

/// What somebody else's program or file says, on one line and not at any length.
pub fn brief(text: &str) -> String {
    const KEPT: usize = 300;
    let mut line: String = one_line(text).chars().take(KEPT).collect();
    if text.chars().nth(KEPT).is_some() {
        line.push('…');
    }
    line
}
