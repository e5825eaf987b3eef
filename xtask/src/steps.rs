//! The steps of `cargo xtask test`: each is printed with its duration, the first failure ends it.

use crate::{browser, coverage, games, licences, root};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

pub fn test() -> Result<(), String> {
    let begun = Instant::now();
    step("tools", tools)?;
    cargo("format", &["fmt", "--all", "--check"])?;
    let lints = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    cargo("lints", &lints)?;
    let games: Vec<String> = games(&root())?.iter().map(|id| format!("oikumene-{id}")).collect();
    let headless = games.iter().map(String::as_str).chain(["oikumene-kernel"]);
    let headless = headless.flat_map(|package| ["--package", package]);
    let headless: Vec<&str> = ["clippy", "--no-default-features", "--locked"]
        .into_iter()
        .chain(headless)
        .chain(["--", "-D", "warnings"])
        .collect();
    cargo("lints without words", &headless)?;
    step("licences", licences::check)?;
    step("proxy tools", proxies)?;
    cargo("tests", &["test", "--workspace", "--locked"])?;
    step("examples", examples)?;
    step("coverage of rules", || coverage::check(&root()))?;
    release()?;
    step("laws", laws)?;
    step("browser tools", browser::tools)?;
    step("browser", browser::test)?;
    println!("all passed in {:.1} s", begun.elapsed().as_secs_f64());
    Ok(())
}

/// Makes sure that the tools of the steps are there; rustup brings what is missing.
fn tools() -> Result<(), String> {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !succeeds(Command::new(cargo_path()).args([subcommand, "--version"])) {
            run(Command::new("rustup").args(["component", "add", component]))?;
        }
    }
    // The linker and the C library's headers come from Debian.
    if !succeeds(Command::new("cc").arg("--version")) {
        apt(&["gcc", "libc6-dev"])?;
    }
    Ok(())
}

/// Makes sure that the proxies are there behind which tests run the server, and what makes their
/// certificates; they come from Debian.
fn proxies() -> Result<(), String> {
    let paths = std::env::var("PATH").unwrap_or_default();
    let is_there = |name: &str, argument: &str| {
        let path = format!("{paths}:/usr/sbin");
        succeeds(Command::new(name).arg(argument).env("PATH", path))
    };
    let tools = [
        ("nginx", "-v", "nginx-light"),
        ("caddy", "version", "caddy"),
        ("openssl", "version", "openssl"),
    ];
    let missing: Vec<&str> = tools
        .into_iter()
        .filter(|(command, argument, _)| !is_there(command, argument))
        .map(|(_, _, package)| package)
        .collect();
    if missing.is_empty() { Ok(()) } else { apt(&missing) }
}

/// Runs every example; the tests have built them.
fn examples() -> Result<(), String> {
    let folder = root().join("minds").join("examples");
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let args = ["run", "--quiet", "--locked", "-p", "oikumene-minds", "--example", &name];
        // A replay is long, and nobody reads it here.
        run(Command::new(cargo_path()).args(args).stdout(Stdio::null()))?;
    }
    Ok(())
}

/// Builds the program as it is shipped.
pub fn release() -> Result<(), String> {
    cargo("release build", &["build", "--release", "--locked", "-p", "oikumene"])
}

/// The program as it is shipped.
pub fn program() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), Into::into);
    target.join("release").join("oikumene")
}

pub fn apt(packages: &[&str]) -> Result<(), String> {
    let is_root = Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| String::from_utf8_lossy(&output.stdout).trim() == "0");
    let apt_get = || {
        if is_root {
            return Command::new("apt-get");
        }
        let mut sudo = Command::new("sudo");
        sudo.arg("apt-get");
        sudo
    };
    run(apt_get().arg("update"))?;
    run(apt_get().args(["install", "--yes", "--no-install-recommends"]).args(packages))
}

/// The laws over random games with the program as it is shipped.
fn laws() -> Result<(), String> {
    for game in games(&root())? {
        run(Command::new(program()).args(["check", &game, "--games", "200", "--seed", "1"]))?;
    }
    Ok(())
}

pub fn cargo(name: &str, args: &[&str]) -> Result<(), String> {
    step(name, || run(Command::new(cargo_path()).args(args)))
}

fn cargo_path() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".into())
}

pub fn step(name: &str, work: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    println!("== {name}");
    let begun = Instant::now();
    let result = work();
    let word = if result.is_ok() { "passed" } else { "failed" };
    println!("== {name} {word} in {:.1} s", begun.elapsed().as_secs_f64());
    result.map_err(|message| format!("{name}: {message}"))
}

fn run(command: &mut Command) -> Result<(), String> {
    run_in(&root(), command)
}

pub fn run_in(folder: &Path, command: &mut Command) -> Result<(), String> {
    let status = command.current_dir(folder).status().map_err(|e| format!("{command:?}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} ended with {status}")) }
}

pub fn succeeds(command: &mut Command) -> bool {
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}
