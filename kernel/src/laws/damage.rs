//! Damage to the text of a position, without any knowledge of the rules: positions are files that
//! anybody can edit, and reading one must never panic.

use crate::Dice;
use serde_json::{Value, json};

/// Figures just inside and outside of what fields can hold.
const FIGURES: &[i64] = &[
    -40_000, -129, -128, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 20, 21, 26,
    27, 28, 29, 40, 63, 64, 65, 127, 128, 200, 255, 256, 500, 2_000, 12_000, 32_767, 65_535,
    70_000,
];

/// What is done to a value that the first number picks.
#[derive(Clone, Copy, Debug)]
pub enum Damage {
    /// A number becomes another.
    Number(u16, usize),
    /// A value is removed from its list or fields.
    Remove(u16),
    /// A value of a list stands there twice.
    Twice(u16),
    /// Two values change places.
    Swap(u16, u16),
    /// A value stands in the place of another.
    Copy(u16, u16),
    /// A yes becomes a no, a nothing becomes something, something nothing.
    Flip(u16),
    /// A letter becomes another.
    Letter(u16, u8),
}

impl Damage {
    /// Any damage whatever, most often to a number.
    pub fn arbitrary(dice: &mut impl Dice) -> Damage {
        let mut any = || dice.below(1 << 16) as u16;
        let (at, other) = (any(), any());
        match any() % 14 {
            0..4 => Damage::Number(at, usize::from(other) % FIGURES.len()),
            4 => Damage::Remove(at),
            5..7 => Damage::Twice(at),
            7..9 => Damage::Swap(at, other),
            9..11 => Damage::Copy(at, other),
            11..13 => Damage::Flip(at),
            _ => Damage::Letter(at, (other & 0xff) as u8),
        }
    }

    pub fn inflict(self, text: &str) -> String {
        if let Damage::Letter(at, to) = self {
            return spoil(text, at, to);
        }
        let Ok(mut root) = serde_json::from_str::<Value>(text) else { return text.into() };
        let paths = paths(&root);
        let pick =
            |number: u16, of: &[String]| of.get(usize::from(number) % of.len().max(1)).cloned();
        let only = |wanted: fn(&Value) -> bool| -> Vec<String> {
            paths.iter().filter(|path| root.pointer(path).is_some_and(wanted)).cloned().collect()
        };
        match self {
            Damage::Number(at, figure) => {
                if let Some(path) = pick(at, &only(Value::is_number)) {
                    set(&mut root, &path, json!(FIGURES[figure]));
                }
            }
            Damage::Remove(at) => {
                if let Some(path) = pick(at, &paths) {
                    remove(&mut root, &path);
                }
            }
            Damage::Twice(at) => {
                if let Some(path) = pick(at, &paths) {
                    repeat(&mut root, &path);
                }
            }
            Damage::Swap(a, b) => {
                if let (Some(a), Some(b)) = (pick(a, &paths), pick(b, &paths)) {
                    let (left, right) = (value(&root, &a), value(&root, &b));
                    set(&mut root, &a, right);
                    set(&mut root, &b, left);
                }
            }
            Damage::Copy(from, to) => {
                if let (Some(from), Some(to)) = (pick(from, &paths), pick(to, &paths)) {
                    let copy = value(&root, &from);
                    set(&mut root, &to, copy);
                }
            }
            Damage::Flip(at) => {
                let some = |v: &Value| v.is_boolean() || v.is_null() || v.is_string();
                if let Some(path) = pick(at, &only(some)) {
                    let flipped = match value(&root, &path) {
                        Value::Bool(yes) => json!(!yes),
                        Value::Null => json!(0),
                        _ => Value::Null,
                    };
                    set(&mut root, &path, flipped);
                }
            }
            Damage::Letter(..) => {}
        }
        root.to_string()
    }
}

fn spoil(text: &str, at: u16, to: u8) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let place = usize::from(at) * letters.len() / (1 << 16);
    if let Some(letter) = letters.get_mut(place) {
        *letter = char::from(to);
    }
    letters.into_iter().collect()
}

/// Where everything in the state is, as JSON pointers.
fn paths(root: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec!["/state".to_string()];
    while let Some(path) = open.pop() {
        match root.pointer(&path) {
            Some(Value::Object(fields)) => {
                open.extend(fields.keys().map(|key| format!("{path}/{key}")));
            }
            Some(Value::Array(list)) => {
                open.extend((0..list.len()).map(|index| format!("{path}/{index}")));
            }
            _ => {}
        }
        found.push(path);
    }
    found
}

fn value(root: &Value, path: &str) -> Value {
    root.pointer(path).cloned().unwrap_or_default()
}

fn set(root: &mut Value, path: &str, value: Value) {
    if let Some(place) = root.pointer_mut(path) {
        *place = value;
    }
}

fn parent<'a>(root: &'a mut Value, path: &'a str) -> Option<(&'a mut Value, &'a str)> {
    let (parent, key) = path.rsplit_once('/')?;
    Some((root.pointer_mut(parent)?, key))
}

fn remove(root: &mut Value, path: &str) {
    match parent(root, path) {
        Some((Value::Object(fields), key)) => {
            fields.remove(key);
        }
        Some((Value::Array(list), key)) => {
            if let Ok(index) = key.parse::<usize>() {
                list.remove(index);
            }
        }
        _ => {}
    }
}

fn repeat(root: &mut Value, path: &str) {
    if let Some((Value::Array(list), key)) = parent(root, path)
        && let Some(again) = key.parse().ok().and_then(|index: usize| list.get(index).cloned())
    {
        list.push(again);
    }
}
