//! How positions of older versions are turned into those of today, as JSON: games use these in
//! [`Rules::modernise`](crate::Rules::modernise).

use serde_json::{Map, Value, json};

/// Who acts on a task of version 1.
pub enum Role {
    /// The seat under this key of its arguments; the other arguments are the question's.
    Ask(&'static str),
    Draw,
    Run,
}

/// An agenda of version 1: the last task first, and each with its seat among its arguments.
pub fn agenda(agenda: &mut Value, role: impl Fn(&str) -> Option<Role>) -> Result<(), String> {
    let tasks = agenda.as_array_mut().ok_or("the agenda is no list")?;
    for task in tasks.iter_mut() {
        let (name, arguments) = match &*task {
            Value::String(name) => (name.clone(), Value::Null),
            Value::Object(fields) if fields.len() == 1 => {
                let (name, arguments) = fields.iter().next().ok_or("an empty task")?;
                (name.clone(), arguments.clone())
            }
            _ => return Err(format!("{task} is no task")),
        };
        let role = role(&name).ok_or_else(|| format!("there is no task \"{name}\""))?;
        *task = match role {
            Role::Draw => json!({ "draw": named(name, arguments) }),
            Role::Run => json!({ "run": named(name, arguments) }),
            Role::Ask(key) => {
                let (seat, rest) =
                    take(arguments, key).ok_or_else(|| format!("{name}: no seat"))?;
                json!({ "ask": [seat, named(name, rest)] })
            }
        };
    }
    tasks.reverse();
    Ok(())
}

/// A variant with its arguments, if it has any.
fn named(name: String, arguments: Value) -> Value {
    match arguments {
        Value::Null => Value::String(name),
        arguments => Value::Object(Map::from_iter([(name, arguments)])),
    }
}

/// The seat out of a task's arguments: the argument itself, or the one under a key.
fn take(arguments: Value, key: &str) -> Option<(Value, Value)> {
    match arguments {
        Value::Number(_) => Some((arguments, Value::Null)),
        Value::Object(mut fields) => {
            let seat = fields.remove(key)?;
            let rest = if fields.is_empty() { Value::Null } else { Value::Object(fields) };
            Some((seat, rest))
        }
        Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_) => None,
    }
}

/// A bag of version 1: numbers of components instead of their ids.
pub fn bag(bag: &mut Value, prefix: &str, digits: usize) -> Result<(), String> {
    let counts = bag.as_object_mut().ok_or("a bag is a map")?;
    let renamed = std::mem::take(counts).into_iter().map(|(number, count)| {
        let number: u16 = number.parse().map_err(|_| format!("\"{number}\" is no number"))?;
        Ok((format!("{prefix}{number:0digits$}"), count))
    });
    *counts = renamed.collect::<Result<_, String>>()?;
    Ok(())
}
