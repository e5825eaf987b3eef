//! What positions look like, as JSON Schema: made from the types that read and write them.

use crate::held::Back;
use crate::id::Kind;
use crate::set::Member;
use crate::{Agenda, Bag, Held, Id, List, Rules, Seat, Set, position};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::Value;
use std::borrow::Cow;

/// The schema of a game's positions.
pub fn of<G: Rules + JsonSchema>() -> Value {
    let mut generator = SchemaGenerator::default();
    let state = generator.subschema_for::<G>();
    let setup = generator.subschema_for::<crate::Options>();
    let definitions = generator.take_definitions(true);
    serde_json::json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("A position of {}", G::ID),
        "type": "object",
        "properties": {
            "oikumene": { "const": "position" },
            "version": { "const": position::VERSION },
            "game": { "const": G::ID },
            "content": {
                "type": "string",
                "description": "the hash of the content set that it needs",
            },
            "setup": setup,
            "eyes": {
                "description": "whose view this is: a seat, or a spectator; missing when the whole state is known",
                "anyOf": [{ "type": "integer", "minimum": 0 }, { "const": "spectator" }],
            },
            "state": state,
        },
        "required": ["oikumene", "version", "game", "content", "setup", "state"],
        "additionalProperties": false,
        "$defs": definitions,
    })
}

impl JsonSchema for Seat {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "integer", "minimum": 0, "maximum": Seat::MOST - 1, "description": "a seat",
        })
    }
}

impl<K: Kind> JsonSchema for Id<K> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Id of {}", K::PREFIX).into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": id_pattern::<K>() })
    }
}

fn id_pattern<K: Kind>() -> String {
    format!("^{}[0-9]{{{}}}$", K::PREFIX, K::DIGITS)
}

impl<T: Member + JsonSchema> JsonSchema for Set<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Set of {}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let member = generator.subschema_for::<T>();
        json_schema!({ "type": "array", "items": member, "uniqueItems": true })
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for Bag<T, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Bag of {}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let member = generator.subschema_for::<T>();
        json_schema!({
            "type": "object",
            "propertyNames": member,
            "additionalProperties": { "type": "integer", "minimum": 1, "maximum": 255 },
        })
    }
}

impl<T: JsonSchema, B: Back> JsonSchema for Held<T, B> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Held {}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let card = generator.subschema_for::<T>();
        json_schema!({
            "anyOf": [card, { "type": "string", "pattern": "^(unknown|back-.+)$" }],
        })
    }
}

impl<T: Copy + Default + JsonSchema, const N: usize> JsonSchema for List<T, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("List of {}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let item = generator.subschema_for::<T>();
        json_schema!({ "type": "array", "items": item, "maxItems": N })
    }
}

impl<T: Copy + Default + JsonSchema, const N: usize> JsonSchema for Agenda<T, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Agenda".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let task = generator.subschema_for::<T>();
        json_schema!({
            "type": "array", "items": task, "maxItems": N,
            "description": "what is still to be done, the next first",
        })
    }
}
