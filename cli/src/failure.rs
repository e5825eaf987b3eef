//! How a command ends when it does not succeed, and the exit code that says so.

use std::fmt::Display;
use std::io;

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// The answer is no: exit code 1.
    No(String),
    /// The input is wrong: exit code 2.
    Bad(String),
    /// Whoever read the output has gone; nothing is left to say.
    Gone,
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

impl Failure {
    /// A complaint about a file.
    pub fn at(place: impl Display, what: impl Display) -> Failure {
        Failure::Bad(format!("{place}: {what}"))
    }

    /// The exit code, after the message went to standard error as one line.
    pub fn report(self) -> u8 {
        let (message, code) = match self {
            Failure::No(message) => (message, 1),
            Failure::Bad(message) => (message, 2),
            Failure::Gone => return 0,
        };
        let line = message.lines().map(str::trim).collect::<Vec<_>>().join(" ");
        eprintln!("oikumene: {line}");
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
