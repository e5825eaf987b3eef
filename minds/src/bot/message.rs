//! The messages of the protocol, one JSON object a line.

use crate::search;
use kernel::record::{self, End};
use kernel::{Points, Seat, Standings};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::time::Duration;

/// The version that this program speaks. It goes up when an old engine or driver could no longer
/// follow; new keys and new messages alone do not raise it, because both sides ignore what they do
/// not know.
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
    /// A game begins, for an engine that plays game after game.
    Begin {
        /// What the engine names in its answers.
        id: u64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// As in `hello`, for this game.
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
    /// The game is over; there is no answer. Our own engine learns nothing from the result, so it
    /// reads nothing of it.
    Over {
        #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        #[serde(skip_deserializing)]
        seat: Seat,
        #[serde(skip_deserializing)]
        why: Why,
        #[serde(skip_deserializing)]
        standings: Vec<Placing>,
    },
    Quit,
    /// An order that this version does not know yet.
    #[serde(other, skip_serializing)]
    Unknown,
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
        /// Whether it plays game after game, each between `begin` and `over`.
        #[serde(default)]
        games: bool,
        /// What it plays; the game that it was greeted with unless said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<String>,
    },
    /// The answer to a request for them.
    Choices { choices: Vec<Offer> },
    Best {
        choice: String,
        /// The game that it is an answer in, of an engine that plays game after game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
    },
    /// Anything for people to read; drivers may ignore it.
    Info {
        #[serde(default)]
        text: Value,
    },
    /// What the driver said cannot be done; nothing has changed.
    Error { why: String },
    /// A message that this version does not know yet.
    #[serde(other, skip_serializing)]
    Unknown,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    pub why: Why,
    /// Empty when there is no result.
    pub standings: Vec<Placing>,
}

/// Why a game is over for a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The game was played to its end.
    Finished,
    /// It ended because somebody resigned.
    Resigned,
    /// Another program could not go on.
    Forfeit,
    /// Nobody goes on with it, or it goes on without this program.
    #[default]
    Abandoned,
}

/// One seat's result.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Placing {
    pub seat: Seat,
    pub place: u8,
    /// Nothing in a game that was not finished.
    pub points: Option<Points>,
}

impl Ending {
    pub const ABANDONED: Ending = Ending { why: Why::Abandoned, standings: Vec::new() };

    /// A game that was played to its end.
    pub fn played(standings: &Standings, is_resigned: bool) -> Ending {
        let placing = |one: &kernel::Standing| Placing {
            seat: one.seat,
            place: one.place,
            points: Some(one.points),
        };
        let why = if is_resigned { Why::Resigned } else { Why::Finished };
        Ending { why, standings: standings.0.iter().map(placing).collect() }
    }

    /// A game that has a record; one whose record goes on is abandoned.
    pub fn of_record(end: Option<&End>) -> Ending {
        let Some(End { why, standings: Some(standings), .. }) = end else {
            return Ending::ABANDONED;
        };
        let why = match why {
            Some(record::Why::Finished) | None => Why::Finished,
            Some(record::Why::Resigned) => Why::Resigned,
            Some(record::Why::Abandoned) => Why::Abandoned,
        };
        let placing = |one: &record::Placing| Placing {
            seat: one.seat,
            place: one.place,
            points: Some(one.points),
        };
        Ending { why, standings: standings.iter().map(placing).collect() }
    }
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
    fn a_type_of_the_future_is_known_as_unknown_and_no_type_is_an_error() {
        reads(json!({"type": "dance", "steps": [1, {"id": 2}]}), Order::Unknown);
        let reply = serde_json::from_value::<Reply>(json!({"type": "dance", "choice": 1}));
        assert_eq!(reply.unwrap(), Reply::Unknown);
        assert!(serde_json::from_value::<Reply>(json!({"best": "pass"})).is_err());
        assert!(serde_json::from_value::<Order>(json!("dance")).is_err());
    }

    #[test]
    fn the_end_of_a_game_is_told_with_places_and_points_and_read_whatever_it_says() {
        let placing = |seat, place, points| Placing { seat: Seat(seat), place, points };
        let standings = vec![placing(0, 2, Some(Points(9))), placing(1, 1, None)];
        let order = Order::Over { id: Some(3), seat: Seat(1), why: Why::Forfeit, standings };
        let told = json!({"type": "over", "id": 3, "seat": 1, "why": "forfeit", "standings": [
            {"seat": 0, "place": 2, "points": 2.25},
            {"seat": 1, "place": 1, "points": null},
        ]});
        assert_eq!(serde_json::to_value(&order).unwrap(), told);
        let odd = json!({"type": "over", "why": "eclipse", "standings": "all", "id": "x"});
        assert!(matches!(serde_json::from_value(odd), Ok(Order::Over { .. })));
    }
}
