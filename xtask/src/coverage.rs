//! Which test proves which item of a game's content: `/// Proves: B07, palenque-3` above `#[test]`.

use crate::games;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

const TABLE: &str = "RULES-COVERAGE.md";
const MARK: &str = "/// Proves:";

/// Prints the tables.
pub fn print(root: &Path) -> Result<(), String> {
    for game in games(root)? {
        print!("{}", proven(root, &game)?);
    }
    Ok(())
}

/// Writes each table beside its game.
pub fn write(root: &Path) -> Result<(), String> {
    for game in games(root)? {
        let path = root.join("games").join(&game).join(TABLE);
        fs::write(&path, proven(root, &game)?).map_err(|e| format!("{}: {e}", path.display()))?;
    }
    Ok(())
}

/// Fails when an item has no test, a mark names no item, or a written table is stale.
pub fn check(root: &Path) -> Result<(), String> {
    for game in games(root)? {
        let table = proven(root, &game)?;
        if !fs::read_to_string(root.join("games").join(&game).join(TABLE))
            .is_ok_and(|written| written == table)
        {
            return Err(format!(
                "games/{game}/{TABLE} is stale; run: cargo xtask coverage-of-rules --write"
            ));
        }
    }
    Ok(())
}

/// The table, when every item is proven and every mark names an item.
fn proven(root: &Path, game: &str) -> Result<String, String> {
    let game = root.join("games").join(game);
    let items = items(&game.join("content"))?;
    let proofs = proofs(&game.join("tests"))?;
    let mut wrong = Vec::new();
    for (kind, ids) in &items {
        let missing: Vec<_> =
            ids.iter().filter(|id| !proofs.contains_key(*id)).map(String::as_str).collect();
        if !missing.is_empty() {
            wrong.push(format!("{kind} without a test: {}", missing.join(", ")));
        }
    }
    let known: BTreeSet<&String> = items.values().flatten().collect();
    for (id, tests) in proofs.iter().filter(|(id, _)| !known.contains(id)) {
        wrong.push(format!("{} proves \"{id}\", which is no item", tests.join(" and ")));
    }
    if wrong.is_empty() { Ok(render(&items, &proofs)) } else { Err(wrong.join("\n")) }
}

fn render(items: &BTreeMap<String, Vec<String>>, proofs: &BTreeMap<String, Vec<String>>) -> String {
    let total: usize = items.values().map(Vec::len).sum();
    let mut out = format!(
        "# Which test proves which rule\n\n\
         Written by `cargo xtask coverage-of-rules --write`: {total} items, none missing.\n"
    );
    for (kind, ids) in items {
        let _ = write!(out, "\n## {kind}\n\n| item | proven by |\n|---|---|\n");
        for id in ids {
            let tests: Vec<_> = proofs[id].iter().map(|test| format!("`{test}`")).collect();
            let _ = writeln!(out, "| {id} | {} |", tests.join("<br>"));
        }
    }
    out
}

/// All items of the content files by kind, in the order of the files.
fn items(content: &Path) -> Result<BTreeMap<String, Vec<String>>, String> {
    let mut items = BTreeMap::new();
    for path in files(content, "csv")? {
        let kind = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = read(&path)?;
        let mut rows = text.lines().filter(|line| !line.trim().is_empty()).map(split);
        let header = rows.next().ok_or_else(|| format!("{}: empty", path.display()))?;
        let ids: Vec<String> = rows.filter_map(|row| item(&header, &row)).collect();
        if !ids.is_empty() {
            items.insert(kind, ids);
        }
    }
    if items.is_empty() {
        return Err(format!("{}: no content", content.display()));
    }
    Ok(items)
}

/// The id of a row: its own, or a place on a gear, track or temple, or a Food Day.
fn item(header: &[String], row: &[String]) -> Option<String> {
    let field = |name: &str| {
        let column = header.iter().position(|column| column == name)?;
        row.get(column).map(String::as_str).filter(|text| !text.is_empty())
    };
    let place = |of: &str, number: &str| match (field(of), field(number)) {
        (Some(of), Some("-1")) => Some(format!("{of}-below")),
        (Some(of), Some(number)) => Some(format!("{of}-{number}")),
        _ => None,
    };
    field("id")
        .map(String::from)
        .or_else(|| place("gear", "space"))
        .or_else(|| place("track", "level"))
        .or_else(|| place("temple", "step"))
        .or_else(|| field("day").and(field("number")).map(|number| format!("food-day-{number}")))
}

/// One line of a CSV file; quotes may hold commas, two quotes stand for one.
fn split(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let (mut is_quoted, mut chars) = (false, line.chars().peekable());
    while let Some(c) = chars.next() {
        let field = fields.last_mut().expect("there is always a field");
        match c {
            '"' if is_quoted && chars.peek() == Some(&'"') => {
                field.push('"');
                chars.next();
            }
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => fields.push(String::new()),
            c => field.push(c),
        }
    }
    fields.iter().map(|field| field.trim().to_string()).collect()
}

/// The tests by the items that they prove.
fn proofs(tests: &Path) -> Result<BTreeMap<String, Vec<String>>, String> {
    let mut proofs: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in files(tests, "rs")? {
        let file = path.strip_prefix(tests).unwrap_or(&path).to_string_lossy().into_owned();
        for (id, test) in marks(&read(&path)?).map_err(|e| format!("{file}, {e}"))? {
            let tests = proofs.entry(id).or_default();
            let test = format!("{file}::{test}");
            if !tests.contains(&test) {
                tests.push(test);
            }
        }
    }
    Ok(proofs)
}

/// Each item marked in a file with the name of its test. A mark must stand above a test.
fn marks(text: &str) -> Result<Vec<(String, String)>, String> {
    let (mut found, mut pending, mut is_test) = (Vec::new(), Vec::new(), false);
    for (number, line) in text.lines().map(str::trim).enumerate() {
        if let Some(list) = line.strip_prefix(MARK) {
            pending.extend(list.split(',').map(|id| id.trim().to_string()));
        } else if line.starts_with("#[test]") {
            is_test = true;
        }
        let Some(name) = function(line) else { continue };
        if !pending.is_empty() && !is_test {
            return Err(format!("line {}: a mark above {name}, which is no test", number + 1));
        }
        found.extend(pending.drain(..).map(|id| (id, name.to_string())));
        is_test = false;
    }
    Ok(found)
}

/// The name of the function that a line begins.
fn function(line: &str) -> Option<&str> {
    let line = line.strip_prefix("#[test]").unwrap_or(line).trim_start();
    let rest = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("fn ")?;
    rest.split(['(', '<']).next()
}

/// The files of a folder and the folders in it, by the ending of their names.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut paths = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            paths.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|e| e == ending) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_splits_at_commas_outside_quotes() {
        assert_eq!(split(r#"B01, 2,"a, ""b""","#), ["B01", "2", r#"a, "b""#, ""]);
    }

    #[test]
    fn an_item_is_an_id_or_a_place() {
        let item = |header: &str, row: &str| item(&split(header), &split(row));
        assert_eq!(item("id,gear,space", "W01,palenque,1").as_deref(), Some("W01"));
        assert_eq!(item("gear,space", "palenque,3").as_deref(), Some("palenque-3"));
        assert_eq!(item("temple,step", "chaac,-1").as_deref(), Some("chaac-below"));
        assert_eq!(item("number,day", "1,7").as_deref(), Some("food-day-1"));
        assert_eq!(item("key,value", "workers,3"), None);
    }

    #[test]
    fn marks_belong_to_the_test_below() {
        let text = "/// Proves: B01, B02\n/// Proves: M03\n#[test]\nfn a() {}\nfn b() {}\n";
        let found = marks(text).unwrap();
        assert_eq!(
            found.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(),
            ["B01", "B02", "M03"]
        );
        assert!(found.iter().all(|(_, test)| test == "a"));
        assert!(marks("/// Proves: B01\nfn helper() {}\n").is_err());
    }
}
