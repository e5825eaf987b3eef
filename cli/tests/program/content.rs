//! `content`, and `--content`.

use crate::harness::{Folder, run, run_with};

#[test]
fn exported_content_is_valid_and_plays_the_same_game() {
    let folder = Folder::new();
    let dir = folder.path("set");
    run(&["content", "export", "tzolkin", &dir]).ok();
    assert!(run(&["content", "check", &dir]).ok().contains("valid"));
    let report = run(&["content", "check", &dir, "--json"]).json();
    assert_eq!(report["errors"].as_array().unwrap().len(), 0);
    let built_in = run(&["games", "--json"]).json();
    assert_eq!(report["content_hash"], built_in[0]["content_hash"]);
    let new = ["position", "new", "tzolkin", "--seed", "2"];
    assert_eq!(run(&[&new[..], &["--content", &dir]].concat()).ok(), run(&new).ok());
}

#[test]
fn export_keeps_what_is_there() {
    let folder = Folder::new();
    folder.write("note.txt", "mine");
    let dir = folder.path("");
    run(&["content", "export", "tzolkin", &dir]).fails(2, &["not empty", "--force"]);
    assert_eq!(folder.files(), ["note.txt"]);
    run(&["content", "export", "tzolkin", &dir, "--force"]).ok();
    assert_eq!(folder.read("note.txt"), "mine");
    run(&["content", "check", &dir]).ok();
}

/// Exports the content set and edits one of its files.
#[track_caller]
fn edited(file: &str, from: &str, to: &str) -> Folder {
    let folder = Folder::new();
    run(&["content", "export", "tzolkin", &folder.path("")]).ok();
    let text = folder.read(file);
    assert!(text.contains(from), "{from} is not in {file}");
    folder.write(file, &text.replacen(from, to, 1));
    folder
}

#[test]
fn a_dangling_id_is_named_with_file_row_and_field() {
    let folder = edited("wealth.csv", "palenque", "atlantis");
    let dir = folder.path("");
    let out = run(&["content", "check", &dir]).fails(1, &["errors", ": 1"]);
    for word in ["wealth.csv", "row 2", "dummy_gear", "atlantis"] {
        assert!(out.contains(word), "{out}");
    }
    run(&["sim", "tzolkin", "--content", &dir]).fails(2, &["wealth.csv", "row 2", "dummy_gear"]);
}

#[test]
fn a_missing_field_is_named() {
    let folder = edited("gears.csv", "gear,space,cost", "gear,space,price");
    let out = run(&["content", "check", &folder.path("")]).fails(1, &["error"]);
    assert!(out.contains("gears.csv") && out.contains("cost"), "{out}");
}

#[test]
fn another_content_set_is_refused_by_positions_and_records() {
    // A note changes nothing; a figure makes another set.
    let noted = edited("buildings.csv", ",public x4", ",public  x4");
    let dir = noted.path("");
    let file = noted.path("p.json");
    run(&["position", "new", "tzolkin", "--content", &dir, "-o", &file]).ok();
    run(&["position", "show", &file]).ok();
    let folder = edited("table.csv", "beg_corn,3", "beg_corn,4");
    let dir = folder.path("");
    run(&["content", "check", &dir]).ok();
    let file = folder.path("p.json");
    let new = ["position", "new", "tzolkin", "--content", &dir, "-o", &file];
    run(&new).ok();
    run(&["position", "show", &file]).fails(2, &["content set"]);
    run(&["position", "show", &file, "--content", &dir]).ok();
    let game = crate::play::whole_game(&folder, "en");
    run(&["record", "verify", &game, "--content", &dir]).fails(2, &["content set"]);
}

#[test]
fn a_folder_without_content_is_bad_input() {
    let folder = Folder::new();
    run(&["content", "check", &folder.path("")]).fails(2, &["no content file"]);
    run(&["content", "check", "/nowhere"]).fails(2, &["/nowhere"]);
    run(&["content", "check", &folder.path(""), "--game", "chess"]).fails(2, &["chess"]);
}

#[test]
fn an_edition_names_itself_and_its_new_components() {
    let folder = Folder::new();
    let dir = folder.path("");
    run(&["content", "export", "through-the-ages", &dir]).ok();
    assert!(folder.read("VOCABULARY.md").contains("| `culture_per_theater:n` |"));
    let civil = folder.read("civil.csv");
    let leader = civil.lines().find(|line| line.contains(",julius_caesar,")).unwrap();
    let id = format!("C{:03}", civil.lines().count());
    let rest = leader.splitn(3, ',').nth(2).unwrap();
    folder.write("civil.csv", &format!("{}\n{id},hypatia,{rest}\n", civil.trim_end()));
    folder.write("names.en.csv", &format!("id,name\n{id},Hypatia\n"));
    folder.write("names.ru.csv", &format!("id,name\n{id},Гипатия\n"));
    folder.write("edition.csv", "key,value\nname,Alexandria\n");
    run(&["content", "check", &dir]).ok();
    let position = run(&["position", "new", "through-the-ages", "--content", &dir]).ok();
    let refuse = |lang: &str, card: &str| {
        let choice = format!("lead {card}");
        let args =
            ["position", "refuse", "-", &choice, "--content", &dir, "--lang", lang, "--json"];
        let ran = run_with(&args, &position);
        assert_eq!(ran.code, 1, "{}", ran.err);
        serde_json::from_str::<serde_json::Value>(&ran.err).unwrap()["error"]["choice"].clone()
    };
    assert_eq!(refuse("en", "Hypatia"), format!("lead {id}"));
    assert_eq!(refuse("ru", "Гипатия"), format!("lead {id}"));
    folder.write("names.en.csv", "id,name\nC999,Nobody\n");
    run(&["content", "check", &dir]).fails(1, &["errors"]);
}
