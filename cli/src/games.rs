//! The one list of games, at the end of this file: the program, the load test and the tests of the
//! server have it from here. A game is named by its board, which names its game.
#![forbid(unsafe_code)]

use boards::Board;
use kernel::schemars::JsonSchema;
use kernel::{Narration, Rules};
use server::games::{AnyGame, Games, any};
use std::fmt::{self, Display};
use std::sync::LazyLock;

/// What this program must know of a game beyond its rules.
pub trait Playable: Narration + JsonSchema {}

impl<G: Narration + JsonSchema> Playable for G {}

/// Something that can be done with any game.
pub trait Visitor {
    type Out;
    fn visit<G: Playable>(self) -> Self::Out;
}

/// No game has that name.
#[derive(Debug)]
pub struct UnknownGame(String);

impl Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown game \"{}\"; there are: {}", self.0, KNOWN.join(", "))
    }
}

/// The games as the server wants them.
pub fn all() -> Games {
    *ALL
}

/// One of them.
pub fn by_id(id: &str) -> Option<&'static AnyGame> {
    all().by_id(id)
}

macro_rules! games {
    ($($board:ty),* $(,)?) => {
        /// The names of all games.
        pub const KNOWN: &[&str] = &[$(<<$board as Board>::Game as Rules>::ID),*];

        static ALL: LazyLock<Games> = LazyLock::new(|| {
            Games::new(vec![$(any::<$board>()),*]).unwrap_or_else(|error| panic!("{error}"))
        });

        /// Does something with the game of that name.
        pub fn with<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(if id == <<$board as Board>::Game as Rules>::ID {
                return Ok(visitor.visit::<<$board as Board>::Game>());
            })*
            Err(UnknownGame(id.to_string()))
        }
    };
}

/// A list that names a game twice is not compiled.
const _: () = assert!(are_different(KNOWN), "a game is named twice in cli/src/games.rs");

const fn are_different(names: &[&str]) -> bool {
    let mut one = 0;
    while one < names.len() {
        let mut other = 0;
        while other < one {
            if is_same(names[one].as_bytes(), names[other].as_bytes()) {
                return false;
            }
            other += 1;
        }
        one += 1;
    }
    true
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

games!(tzolkin_board::TzolkinBoard, through_the_ages_board::AgesBoard);

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// The folders of a folder of the workspace that are crates.
    fn crates(folder: &str) -> BTreeSet<String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder);
        let entries = std::fs::read_dir(folder).expect("a folder").flatten();
        let crates = entries.filter(|entry| entry.path().join("Cargo.toml").exists());
        crates.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    }

    /// Coverage, laws and lints go through the folders: a game is in a folder of its name, beside
    /// a board in a folder of its name, and both are in the list.
    #[test]
    fn every_game_has_its_folders_and_every_folder_its_game() {
        let known: BTreeSet<String> = KNOWN.iter().map(|id| id.to_string()).collect();
        for folder in ["games", "boards"] {
            let found = crates(folder);
            for missing in found.difference(&known) {
                panic!("{folder}/{missing} has no game in the list of cli/src/games.rs");
            }
            for missing in known.difference(&found) {
                panic!("the game {missing} has no folder {folder}/{missing}");
            }
        }
    }

    #[test]
    fn a_game_named_twice_is_refused() {
        let twice = || any::<tzolkin_board::TzolkinBoard>();
        let error = Games::new(vec![twice(), twice()]).expect_err("twice");
        assert_eq!(error.to_string(), "the game \"tzolkin\" is named twice");
        assert!(!are_different(&["toy", "ages", "toy"]) && are_different(&["toy", "toys", "to"]));
    }
}
