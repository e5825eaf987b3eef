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
    use std::path::{Path, PathBuf};

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
            let idle: Vec<_> = found.difference(&known).collect();
            assert!(idle.is_empty(), "{folder}/: {idle:?} not in the list of cli/src/games.rs");
            let homeless: Vec<_> = known.difference(&found).collect();
            assert!(homeless.is_empty(), "{folder}/: no folder for {homeless:?}");
        }
    }

    /// The lines of code in a folder, without comments and tests.
    fn code(folder: &Path, found: &mut Vec<(String, String)>) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                code(&path, found);
            }
            let is_code = path
                .extension()
                .is_some_and(|kind| ["rs", "css", "js"].contains(&&*kind.to_string_lossy()));
            let Some(text) = std::fs::read_to_string(&path).ok().filter(|_| is_code) else {
                continue;
            };
            let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            found.extend(lines.map(|line| (path.display().to_string(), line.to_string())));
        }
    }

    /// Whoever adds a game need not look here.
    #[test]
    fn what_games_share_names_none_of_them() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let shared = ["boards/src", "kernel/src", "load/src", "minds/src", "server/assets"];
        for folder in shared.iter().chain(&["server/src", "xtask/src"]) {
            let mut lines = Vec::new();
            code(&root.join(folder), &mut lines);
            assert!(!lines.is_empty(), "{folder} has code");
            for (file, line) in lines {
                let is_named =
                    |id: &&str| line.contains(id) || line.contains(&id.replace('-', "_"));
                let named = KNOWN.iter().find(|id| is_named(id));
                assert!(named.is_none(), "{file} names a game: {line}");
            }
        }
    }

    /// The crates of the workspace with tests of their own.
    fn tested(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            let name = entry.file_name();
            if !path.is_dir() || name == "target" || name == "src" || name == ".git" {
                continue;
            }
            if name == "tests" && folder.join("Cargo.toml").exists() {
                found.push(folder.to_path_buf());
            } else {
                tested(&path, found);
            }
        }
    }

    /// All tests of a crate are one program: a file that `main.rs` does not name would never run.
    #[test]
    fn every_file_of_tests_is_named() {
        let mut crates = Vec::new();
        tested(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut crates);
        assert!(crates.len() > 4, "{crates:?}");
        for folder in crates {
            let read = |file: &str| std::fs::read_to_string(folder.join(file)).unwrap_or_default();
            let (main, manifest) = (read("tests/main.rs"), read("Cargo.toml"));
            for entry in std::fs::read_dir(folder.join("tests")).expect("a folder").flatten() {
                let name = entry.file_name().to_string_lossy().into_owned();
                let Some(module) = name.strip_suffix(".rs") else { continue };
                let is_named = main.contains(&format!("mod {module};\n"))
                    || manifest.contains(&format!("path = \"tests/{name}\""));
                assert!(is_named, "{}: tests/main.rs does not name {name}", folder.display());
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
