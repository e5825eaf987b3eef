//! Tests in a real browser: Debian's Chromium, driven by the scripts in `browser/`.

use crate::root;
use crate::steps::{apt, program, run_in, succeeds};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

/// Makes sure that the browser, Node and the two packages of `browser/` are there.
pub fn tools() -> Result<(), String> {
    let is_there = |name: &str| succeeds(Command::new(name).arg("--version"));
    let missing: Vec<&str> = [("chromium", "chromium"), ("node", "nodejs"), ("npm", "npm")]
        .into_iter()
        .filter(|(command, _)| !is_there(command))
        .map(|(_, package)| package)
        .collect();
    if !missing.is_empty() {
        apt(&missing)?;
    }
    if has_packages() {
        return Ok(());
    }
    let npm = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    run_in(&folder(), Command::new("npm").args(npm))
}

/// Every file is a process of its own; two of them at a time.
pub fn test() -> Result<(), String> {
    node(&["--test", "--test-concurrency=2", "--test-reporter=spec"])
}

/// Runs Node in `browser/` with the program as it is shipped.
pub fn node(args: &[&str]) -> Result<(), String> {
    run_in(&folder(), Command::new("node").args(args).env("OIKUMENE_BIN", program()))
}

fn folder() -> PathBuf {
    root().join("browser")
}

/// Whether npm has installed what the lock file says, and after it was last changed.
fn has_packages() -> bool {
    let installed = modified(&folder().join("node_modules").join(".package-lock.json"));
    installed.is_some() && installed >= modified(&folder().join("package-lock.json"))
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}
