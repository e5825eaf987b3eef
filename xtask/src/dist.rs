//! The program for others: one stripped static file with its checksum.

use crate::root;
use crate::steps::{run_in, step};
use std::path::PathBuf;
use std::process::Command;

/// Linked with the C library inside, so that it runs on any Linux of this processor.
const TARGET: &str = "x86_64-unknown-linux-gnu";

pub fn make() -> Result<(), String> {
    let folder = root().join("target").join("dist");
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    step("static build", || run_in(&root(), &mut build()))?;
    let program = folder.join("oikumene");
    std::fs::copy(built(), &program).map_err(|e| format!("{}: {e}", built().display()))?;
    step("is static", || is_static(&program))?;
    let sum = Command::new("sha256sum").arg("oikumene").current_dir(&folder).output();
    let sum = sum.map_err(|e| format!("sha256sum: {e}"))?;
    let file = folder.join("oikumene.sha256");
    std::fs::write(&file, &sum.stdout).map_err(|e| format!("{}: {e}", file.display()))?;
    print!("{}{}", String::from_utf8_lossy(&sum.stdout), describe(&program));
    Ok(())
}

/// A named target keeps the flags away from macros, which cannot be static.
fn build() -> Command {
    let mut command = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    command
        .args(["build", "--release", "--locked", "-p", "oikumene", "--target", TARGET])
        .env("RUSTFLAGS", "-C target-feature=+crt-static -C strip=symbols");
    command
}

fn built() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), PathBuf::from);
    target.join(TARGET).join("release").join("oikumene")
}

/// Without an interpreter for shared libraries there are none.
fn is_static(program: &std::path::Path) -> Result<(), String> {
    let bytes = std::fs::read(program).map_err(|e| format!("{}: {e}", program.display()))?;
    let needs = bytes.windows(10).any(|part| part == b"/ld-linux-");
    if needs { Err("it still wants shared libraries".into()) } else { Ok(()) }
}

fn describe(program: &std::path::Path) -> String {
    let size = std::fs::metadata(program).map_or(0, |data| data.len());
    format!("{}: {:.1} MB\n", program.display(), size as f64 / 1e6)
}
