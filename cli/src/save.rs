//! A game that waits: its record, and a last line with the seed and who sits where.

use crate::failure::{Done, Failure};
use kernel::Seed;
use serde::{Deserialize, Serialize};

/// The last line of a save. The record itself hides the seed until the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    save: bool,
    pub seed: Seed,
    /// `person`, or the name of a mind.
    pub seats: Vec<String>,
}

/// The word for a seat where a person sits.
pub const PERSON: &str = "person";

impl Save {
    pub fn new(seed: Seed, seats: Vec<String>) -> Save {
        Save { save: true, seed, seats }
    }

    /// The line below the record.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("plain data") + "\n"
    }
}

/// A record's text, and the save's line below it if there is one.
pub fn split(text: &str) -> Done<(&str, Option<Save>)> {
    let trimmed = text.trim_end();
    let start = trimmed.rfind('\n').map_or(0, |end| end + 1);
    let last = &trimmed[start..];
    if !last.starts_with("{\"save\"") {
        return Ok((text, None));
    }
    let save = serde_json::from_str(last)
        .map_err(|e| Failure::Bad(format!("the last line is not a save: {e}")))?;
    Ok((&trimmed[..start], Some(save)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_save_is_a_record_and_one_line_more() {
        let save = Save::new(Seed::from_number(3), vec![PERSON.into(), "random".into()]);
        let text = format!("{{\"oikumene\":\"record\"}}\n{}", save.line());
        let (record, found) = split(&text).unwrap();
        assert_eq!(record, "{\"oikumene\":\"record\"}\n");
        assert_eq!(found, Some(save));
        assert_eq!(split(record).unwrap(), (record, None));
    }
}
