//! The load test: many people at many tables, with the program as it is shipped. Not a step of
//! `cargo xtask test`: its figures are true only on a machine that does nothing else.

use crate::root;
use crate::steps::{cargo, program, release};
use std::process::Command;

/// Everybody needs two connections, and the usual limit of open files is lower than that: it is
/// raised as far as the system allows.
const WITH_ALL_FILES: &str = r#"ulimit -Sn "$(ulimit -Hn)"; exec "$0" "$@""#;

pub fn test(options: &[&str]) -> Result<(), String> {
    release()?;
    cargo("load test build", &["build", "--release", "--locked", "-p", "oikumene-load"])?;
    let client = program().with_file_name("oikumene-load");
    let status = Command::new("sh")
        .args(["-c", WITH_ALL_FILES])
        .arg(client)
        .arg("--program")
        .arg(program())
        .args(options)
        .current_dir(root())
        .status()
        .map_err(|error| format!("sh: {error}"))?;
    match status.code() {
        Some(0) => Ok(()),
        Some(1) => Err("not every goal was met".into()),
        _ => Err("the load test could not run".into()),
    }
}
