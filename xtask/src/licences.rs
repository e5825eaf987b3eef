//! The licences of all dependencies, and known holes in them.

use crate::root;
use crate::steps::succeeds;
use std::process::Command;

/// Licences that a program under MIT or Apache 2.0 may be built with. The Mozilla licence asks for the
/// source of its own files only, and they are used as they are.
const ALLOWED: [&str; 16] = [
    "0BSD",
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-1-Clause",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Fails when a dependency has a licence that is not on the list, or a known hole.
pub fn check() -> Result<(), String> {
    // Only what the lock file names; nothing is fetched.
    let format = "{p}\t{l}";
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let args = ["tree", "--workspace", "--offline", "--locked", "-e", "all", "--prefix", "none"];
    let output = Command::new(cargo).args(args).args(["-f", format]).current_dir(root()).output();
    let output = output.map_err(|e| format!("cargo tree: {e}"))?;
    if !output.status.success() {
        println!("the dependencies are not all here, so their licences were not looked at");
        return advisories();
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let mut wrong: Vec<String> = text.lines().filter_map(complaint).collect();
    wrong.sort();
    wrong.dedup();
    if wrong.is_empty() { advisories() } else { Err(wrong.join("\n")) }
}

/// What is wrong with a line of a package and its licence.
fn complaint(line: &str) -> Option<String> {
    let (package, licence) = line.split_once('\t')?;
    let licence = licence.trim_end_matches("(*)").trim();
    (!is_allowed(licence)).then(|| format!("{package}: the licence is \"{licence}\""))
}

/// Whether an SPDX expression leaves a way with allowed licences only: `OR` is weaker than `AND`.
fn is_allowed(expression: &str) -> bool {
    let text = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = text.split_whitespace().collect();
    let (is_fine, rest) = either(&words);
    is_fine && rest.is_empty()
}

fn either<'a>(words: &'a [&'a str]) -> (bool, &'a [&'a str]) {
    let (mut is_fine, mut rest) = both(words);
    while rest.first() == Some(&"OR") {
        let (other, left) = both(&rest[1..]);
        (is_fine, rest) = (is_fine | other, left);
    }
    (is_fine, rest)
}

fn both<'a>(words: &'a [&'a str]) -> (bool, &'a [&'a str]) {
    let (mut is_fine, mut rest) = one(words);
    while rest.first() == Some(&"AND") {
        let (other, left) = one(&rest[1..]);
        (is_fine, rest) = (is_fine & other, left);
    }
    (is_fine, rest)
}

fn one<'a>(words: &'a [&'a str]) -> (bool, &'a [&'a str]) {
    match words {
        ["(", inner @ ..] => match either(inner) {
            (is_fine, [")", rest @ ..]) => (is_fine, rest),
            (_, rest) => (false, rest),
        },
        [name, "WITH", exception, rest @ ..] => {
            (ALLOWED.contains(&format!("{name} WITH {exception}").as_str()), rest)
        }
        [name, rest @ ..] => (ALLOWED.contains(name), rest),
        [] => (false, words),
    }
}

/// Known holes, if the tool for them and its list are here.
fn advisories() -> Result<(), String> {
    let list = std::env::var_os("HOME").map(std::path::PathBuf::from).unwrap_or_default();
    let has_list = list.join(".cargo").join("advisory-db").is_dir();
    if !has_list || !succeeds(Command::new("cargo-audit").arg("--version")) {
        println!(
            "no cargo-audit with its list of advisories here: known holes were not looked for"
        );
        return Ok(());
    }
    let audit = ["audit", "--no-fetch", "--stale"];
    let status = Command::new("cargo-audit").args(audit).current_dir(root()).status();
    match status.map_err(|e| format!("cargo-audit: {e}"))?.success() {
        true => Ok(()),
        false => Err("a dependency has a known hole".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::{complaint, is_allowed};

    #[test]
    fn an_expression_needs_one_way_with_allowed_licences() {
        for fine in ["MIT", "MIT/Apache-2.0", "GPL-3.0 OR MIT", "(MIT OR GPL-3.0) AND ISC"] {
            assert!(is_allowed(fine), "{fine}");
        }
        assert!(is_allowed("Apache-2.0 WITH LLVM-exception OR Apache-2.0"));
        for wrong in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT", "MIT)", "MIT WITH something"] {
            assert!(!is_allowed(wrong), "{wrong}");
        }
    }

    #[test]
    fn a_finding_names_its_package() {
        assert_eq!(complaint("fine v1.0.0\tMIT (*)"), None);
        assert!(complaint("odd v1.0.0\tGPL-3.0").unwrap().contains("odd v1.0.0"));
        assert!(complaint("silent v1.0.0\t").is_some());
    }
}
