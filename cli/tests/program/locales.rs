//! The program's own words: the same keys in both languages, none missing, none unused.

use std::collections::BTreeSet;
use std::path::Path;

const EN: &str = include_str!("../../locales/en.ftl");
const RU: &str = include_str!("../../locales/ru.ftl");

fn keys(text: &str) -> BTreeSet<&str> {
    text.lines()
        .filter(|line| !line.starts_with(['#', ' ']))
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .collect()
}

/// The arguments of each message, in the order of the file.
fn arguments(text: &str) -> Vec<&str> {
    let mut names: Vec<&str> =
        text.split("{ $").skip(1).filter_map(|rest| rest.split([' ', '}']).next()).collect();
    names.sort_unstable();
    names
}

#[test]
fn both_languages_have_the_same_keys() {
    assert_eq!(keys(EN), keys(RU));
    assert!(keys(EN).iter().all(|key| key.starts_with("ui-")));
    assert_eq!(arguments(EN), arguments(RU));
}

#[test]
fn every_key_is_used_and_every_used_key_exists() {
    let mut source = String::new();
    read(Path::new(env!("CARGO_MANIFEST_DIR")).join("src").as_path(), &mut source);
    let used: BTreeSet<&str> = source
        .split('"')
        .filter(|text| text.starts_with("ui-") && !text.contains(char::is_whitespace))
        .collect();
    assert_eq!(used, keys(EN));
}

fn read(folder: &Path, text: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => read(&path, text),
            false => text.push_str(&std::fs::read_to_string(&path).unwrap()),
        }
    }
}
