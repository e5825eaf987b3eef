//! What can go wrong with a player.

use super::message::{LONGEST_LINE, PROTOCOL};
use kernel::notation::{brief, excerpt, one_line};
use thiserror::Error;

/// Why a player did not choose. A program is somebody else's: whatever it does, the game that
/// asked it goes on without it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    #[error("cannot be started: {0}")]
    Start(String),
    #[error("ended in the middle of the game{}", told(*.code, .last))]
    Died { code: Option<i32>, last: String },
    /// It kept its word no longer than some games.
    #[error("said that it plays game after game, but ended after {games}{}", told(*.code, .last))]
    Left { games: u64, code: Option<i32>, last: String },
    #[error("closed its output in the middle of the game")]
    Closed,
    #[error("gave no answer within {0} s")]
    Silent(String),
    #[error("wrote a line of more than {LONGEST_LINE} bytes")]
    LongLine,
    #[error("wrote something that is not a message of the protocol: {0}")]
    Garbage(String),
    #[error("speaks version {0} of the protocol, not {PROTOCOL}")]
    Version(u32),
    #[error("plays {said}, not {asked}")]
    Game { said: String, asked: &'static str },
    #[error("was asked in game {asked}, but answered {}", in_game(*.said))]
    OtherGame { said: Option<u64>, asked: u64 },
    #[error("chose \"{0}\", which is not one of its choices")]
    Lie(String),
    #[error("complained: {0}")]
    Complaint(String),
    /// One of our own minds broke; that is a defect of this program.
    #[error("broke: {0}")]
    Panic(String),
}

impl Fault {
    /// One word for it, for the locale files.
    pub fn kind(&self) -> &'static str {
        match self {
            Fault::Start(_) => "start",
            Fault::Died { .. } | Fault::Left { .. } => "died",
            Fault::Closed => "closed",
            Fault::Silent(_) => "silent",
            Fault::LongLine | Fault::Garbage(_) | Fault::Version(_) => "garbage",
            Fault::Game { .. } | Fault::OtherGame { .. } => "garbage",
            Fault::Lie(_) => "lie",
            Fault::Complaint(_) => "complaint",
            Fault::Panic(_) => "panic",
        }
    }

    /// A line that is not a message, and why not.
    pub(super) fn garbage(line: &str, why: impl ToString) -> Fault {
        Fault::Garbage(format!("{} ({})", excerpt(line), one_line(&why.to_string())))
    }

    /// A choice that was not offered.
    pub(crate) fn lie(choice: &str) -> Fault {
        Fault::Lie(excerpt(choice))
    }
}

/// The game that an answer names, if any.
fn in_game(said: Option<u64>) -> String {
    said.map_or("without saying in which".into(), |id| format!("in game {id}"))
}

/// An exit code and last words, as far as there are any.
fn told(code: Option<i32>, last: &str) -> String {
    let code = code.map_or(String::new(), |code| format!(" with exit code {code}"));
    match last {
        "" => code,
        last => format!("{code}: {}", brief(last)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_one_printable_line() {
        let died = Fault::Died { code: Some(3), last: "Error:\n\u{1b}[31mno".into() };
        assert_eq!(
            died.to_string(),
            "ended in the middle of the game with exit code 3: Error:  [31mno"
        );
        let died = Fault::Died { code: None, last: String::new() };
        assert_eq!(died.to_string(), "ended in the middle of the game");
        assert!(Fault::lie(&"x".repeat(9000)).to_string().len() < 200);
    }
}
