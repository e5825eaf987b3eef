//! Everything a contributor runs: `cargo xtask test`, `cargo xtask coverage-of-rules`.
#![forbid(unsafe_code)]

mod coverage;
mod steps;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "usage: cargo xtask test
       cargo xtask coverage-of-rules [--check | --write]";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args.as_slice() {
        ["test"] => steps::test(),
        ["coverage-of-rules"] => coverage::print(&root()),
        ["coverage-of-rules", "--check"] => coverage::check(&root()),
        ["coverage-of-rules", "--write"] => coverage::write(&root()),
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
