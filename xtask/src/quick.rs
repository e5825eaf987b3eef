//! The inner loop: format, lint and test one crate.

use crate::steps::cargo;

/// Takes a package by its name, with or without `oikumene-` before it.
pub fn quick(name: &str) -> Result<(), String> {
    let package = match name {
        "cli" | "oikumene" => "oikumene".to_string(),
        "xtask" => name.into(),
        _ if name.starts_with("oikumene-") => name.into(),
        _ => format!("oikumene-{name}"),
    };
    cargo("format", &["fmt", "-p", &package])?;
    let lints = ["clippy", "--locked", "-p", &package, "--all-targets", "--", "-D", "warnings"];
    cargo("lints", &lints)?;
    cargo("tests", &["test", "--locked", "-p", &package])
}
