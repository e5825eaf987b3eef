//! `completions` and `manual`.

use crate::harness::{Folder, run};

#[test]
fn every_shell_completes_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let text = run(&["completions", shell]).ok();
        for word in ["league", "position", "--until-sure"] {
            let word = if shell == "fish" { word.trim_start_matches("--") } else { word };
            assert!(text.contains(word), "{shell}: {word}");
        }
    }
    run(&["completions", "dos"]).fails(2, &["bash", "oikumene completions --help"]);
}

#[test]
fn the_manual_has_a_page_for_every_command() {
    let page = run(&["manual"]).ok();
    assert!(page.contains(".TH oikumene 1") && page.contains("Exit codes"), "{page}");
    let folder = Folder::new();
    run(&["manual", "--out", &folder.path("man1")]).ok();
    for name in ["oikumene", "oikumene-sim", "oikumene-position-show", "oikumene-admin-ban"] {
        assert!(folder.read(&format!("man1/{name}.1")).contains(".SH SYNOPSIS"), "{name}");
    }
    let file = folder.write("file", "");
    run(&["manual", "--out", &file]).fails(2, &["file"]);
}
