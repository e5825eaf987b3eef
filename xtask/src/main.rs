//! Everything a contributor runs: `cargo xtask test`, `cargo xtask coverage-of-rules`,
//! `cargo xtask pictures`, `cargo xtask load`.
#![forbid(unsafe_code)]

mod browser;
mod coverage;
mod dist;
mod licences;
mod load;
mod pictures;
mod quick;
mod steps;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask test
       cargo xtask quick CRATE
       cargo xtask dist
       cargo xtask licences
       cargo xtask coverage-of-rules [--check | --write]
       cargo xtask pictures [DIR]
       cargo xtask load [--help | OPTIONS]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args.as_slice() {
        ["test"] => steps::test(),
        ["quick", name] => quick::quick(name),
        ["dist"] => dist::make(),
        ["licences"] => licences::check(),
        ["coverage-of-rules"] => coverage::print(&root()),
        ["coverage-of-rules", "--check"] => coverage::check(&root()),
        ["coverage-of-rules", "--write"] => coverage::write(&root()),
        ["pictures"] => pictures::make(&root().join("target").join("pictures")),
        ["load", options @ ..] => load::test(options),
        ["pictures", folder] => pictures::make(Path::new(folder)),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").into()
}

/// The games by name: every folder of `games/` holds one, and a test of the program says that all
/// of them are in its list.
fn games(root: &Path) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(root.join("games")).map_err(|e| format!("games: {e}"))?;
    let games = entries.flatten().filter(|entry| entry.path().join("Cargo.toml").exists());
    let mut games: Vec<String> =
        games.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    games.sort();
    Ok(games)
}
