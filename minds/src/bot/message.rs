//! The messages of the protocol, one JSON object a line.

use crate::search;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::time::Duration;

/// The version that this program speaks. It goes up when an old engine or driver could no longer
/// follow; new keys alone do not raise it, because both sides ignore what they do not know.
pub const PROTOCOL: u32 = 1;

/// No message of an engine is longer, in bytes.
pub const LONGEST_LINE: usize = 1 << 16;

/// What the driver says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Order {
    /// Always the first.
    Hello {
        protocol: u32,
        game: String,
        /// An engine that draws from it alone plays the same game again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
    },
    /// What the seat that is asked may see: a position with `eyes`.
    Position {
        position: Value,
    },
    /// All choices in that position; without a list, a request for it.
    Choices {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        choices: Option<Vec<Offer>>,
    },
    /// Think, and answer with `best`.
    Go {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        budget: Option<Budget>,
    },
    /// Answer now.
    Stop,
    Quit,
}

/// What the engine says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Reply {
    Hello {
        protocol: u32,
        name: String,
        /// Whether choices shall come with English words.
        #[serde(default)]
        words: bool,
    },
    /// The answer to a request for them.
    Choices {
        choices: Vec<Offer>,
    },
    Best {
        choice: String,
    },
    /// Anything for people to read; drivers may ignore it.
    Info {
        #[serde(default)]
        text: Value,
    },
    /// What the driver said cannot be done; nothing has changed.
    Error {
        why: String,
    },
}

/// One choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// As a line of the game's notation.
    pub choice: String,
    /// In English.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<String>,
}

/// How long to think: whatever is named, and whichever of them ends first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Budget {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u64>,
}

impl Budget {
    /// Nobody can think for no time at all.
    pub fn check(self) -> Result<(), String> {
        let has_time = self.seconds.is_none_or(|seconds| seconds.is_finite() && seconds > 0.0);
        match has_time && self.iterations != Some(0) {
            true => Ok(()),
            false => Err("a budget is more than nothing".into()),
        }
    }

    /// As our searches know it.
    pub fn limit(self) -> search::Budget {
        let time = self.seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        search::Budget { iterations: self.iterations, time }
    }
}

/// A message as its line.
pub fn line(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("a message is plain data") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[track_caller]
    fn reads(json: Value, order: Order) {
        assert_eq!(serde_json::from_value::<Order>(json).unwrap(), order);
    }

    #[test]
    fn a_message_is_an_object_with_a_type() {
        let offer = Offer { choice: "pass".into(), words: None };
        let order = Order::Choices { choices: Some(vec![offer]) };
        assert_eq!(line(&order), "{\"type\":\"choices\",\"choices\":[{\"choice\":\"pass\"}]}\n");
        assert_eq!(line(&Order::Quit), "{\"type\":\"quit\"}\n");
    }

    #[test]
    fn what_is_optional_may_be_left_out_and_what_is_unknown_is_ignored() {
        reads(json!({"type": "go"}), Order::Go { budget: None });
        reads(json!({"type": "choices"}), Order::Choices { choices: None });
        reads(json!({"type": "stop", "mood": "hasty"}), Order::Stop);
        let budget = Budget { seconds: Some(0.5), iterations: None };
        reads(
            json!({"type": "go", "budget": {"seconds": 0.5}}),
            Order::Go { budget: Some(budget) },
        );
    }

    #[test]
    fn an_unknown_type_is_an_error() {
        assert!(serde_json::from_value::<Order>(json!({"type": "dance"})).is_err());
        assert!(serde_json::from_value::<Reply>(json!({"best": "pass"})).is_err());
    }
}
