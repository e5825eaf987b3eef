//! How a command ends when it does not succeed, and the exit code that says so.

use kernel::ContentError;
use serde_json::{Value, json};
use std::fmt::Display;
use std::io;

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// The answer is no: exit code 1.
    No(String),
    /// A choice is not possible: exit code 1.
    Refused(Box<Refused>),
    /// The input is wrong: exit code 2.
    Bad(String),
    /// A content set is wrong: exit code 2.
    Content(Box<ContentError>, String),
    /// Ctrl-C ended it; what there was by then has been told: exit code 130.
    Interrupted(String),
    /// Whoever read the output has gone; nothing is left to say.
    Gone,
}

/// A choice that is not possible, and why.
#[derive(Debug)]
pub struct Refused {
    /// In one line.
    pub message: String,
    pub choice: String,
    /// The refusal with its facts.
    pub refusal: Value,
    /// In words, without the chapter.
    pub reason: String,
    /// The chapter of the rulebook: a key of the locale files.
    pub chapter: &'static str,
}

pub type Done<T = ()> = Result<T, Failure>;

/// The input is wrong.
pub fn bad<T>(why: impl Display) -> Done<T> {
    Err(Failure::Bad(why.to_string()))
}

/// The answer is no.
pub fn no<T>(why: impl Display) -> Done<T> {
    Err(Failure::No(why.to_string()))
}

/// Ctrl-C ended it after so much was done.
pub fn interrupted<T>(after: impl Display) -> Done<T> {
    Err(Failure::Interrupted(format!("interrupted after {after}")))
}

/// What a shell expects of a program that an interrupt ended.
pub const INTERRUPTED: u8 = 130;

impl Failure {
    /// A complaint about a file.
    pub fn at(place: impl Display, what: impl Display) -> Failure {
        Failure::Bad(format!("{place}: {what}"))
    }

    /// The exit code, after the message went to standard error as one line, or for machines as one
    /// object: `{"error": {"code": …, "message": …}}`, with `file`, `row` and `field` of a content
    /// set, or `choice`, `refusal`, `reason` and `chapter` of a choice that is not possible.
    pub fn report(self, is_json: bool) -> u8 {
        let (code, message, more) = match self {
            Failure::No(message) => (1, message, json!({})),
            Failure::Refused(refused) => {
                let Refused { message, choice, refusal, reason, chapter } = *refused;
                let more = json!({
                    "choice": choice, "refusal": refusal, "reason": reason, "chapter": chapter,
                });
                (1, message, more)
            }
            Failure::Bad(message) => (2, message, json!({})),
            Failure::Content(error, message) => {
                let ContentError { file, row, field, .. } = *error;
                (2, message, json!({ "file": file, "row": row, "field": field }))
            }
            Failure::Interrupted(message) => (INTERRUPTED, message, json!({})),
            Failure::Gone => return 0,
        };
        let line = message.lines().map(str::trim).collect::<Vec<_>>().join(" ");
        if is_json {
            let mut error = json!({ "code": code, "message": line });
            if let (Value::Object(error), Value::Object(more)) = (&mut error, more) {
                error.extend(more);
            }
            eprintln!("{}", json!({ "error": error }));
        } else {
            eprintln!("oikumene: {line}");
        }
        code
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Gone,
            _ => Failure::Bad(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        match error.io_error_kind() {
            Some(io::ErrorKind::BrokenPipe) => Failure::Gone,
            _ => Failure::Bad(error.to_string()),
        }
    }
}

/// The input does not fit the game.
impl From<kernel::SetupError> for Failure {
    fn from(error: kernel::SetupError) -> Failure {
        Failure::Bad(error.to_string())
    }
}

impl From<games::UnknownGame> for Failure {
    fn from(unknown: games::UnknownGame) -> Failure {
        Failure::Bad(unknown.to_string())
    }
}
