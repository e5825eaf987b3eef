//! What is shown runs: every `$` line of the documents and every example of `--help`, in their order,
//! so that a file which one line writes serves the next.
#![cfg(unix)]

use crate::harness::{Folder, run};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use trial::client::Browser;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().into()
}

/// A line as a shell runs it, in a folder where the program has its data, too.
fn shell(line: &str, folder: &Folder) -> Command {
    let program = Path::new(env!("CARGO_BIN_EXE_oikumene")).parent().unwrap();
    let path = std::env::var("PATH").unwrap();
    let mut command = Command::new("sh");
    command
        .args(["-c", line])
        .current_dir(folder.path(""))
        .env("PATH", format!("{}:{path}", program.display()))
        .env("XDG_DATA_HOME", folder.path("data"))
        .env("OIKUMENE_LANG", "en")
        .env("OIKUMENE_LISTEN", "127.0.0.1:0")
        .env_remove("OIKUMENE_DB")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs one line; `from` says where it is shown.
fn obey(line: &str, from: &str, folder: &Folder) {
    if line == "oikumene" || line.starts_with("oikumene serve") {
        return serves(line, from, folder);
    }
    if line.starts_with("oikumene train") {
        return trains(line, from, folder);
    }
    let mut line = line.to_string();
    if line.contains("TABLE") {
        line = line.replace("TABLE", &table(folder));
    }
    let mut child = shell(&line, folder).spawn().unwrap();
    let typed: &[u8] = match line.starts_with("oikumene play") {
        true => b"save evening.save\nquit\n",
        false => b"",
    };
    let _ = child.stdin.take().unwrap().write_all(typed);
    let output = child.wait_with_output().unwrap();
    // Why something is not possible is an answer, too.
    let most = if line.starts_with("oikumene position refuse") { 1 } else { 0 };
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code().is_some_and(|code| code <= most), "{from}: {line}\n{said}");
}

/// Starts the server for real, plays a game at it, and stops it.
fn serves(line: &str, from: &str, folder: &Folder) {
    if line.contains("--content") {
        edit(folder);
    }
    let line = line.replace(":8000", ":0");
    let mut child = shell(&format!("exec {line} --json"), folder).spawn().unwrap();
    let told = first_line(&mut child);
    let told: serde_json::Value = serde_json::from_str(&told).unwrap_or_else(|_| {
        let mut said = String::new();
        child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        panic!("{from}: {line}\n{said}")
    });
    let url = told["address"].as_str().unwrap();
    let address = url.trim_start_matches("http://").trim_end_matches('/');
    let address = address.replace("0.0.0.0", "127.0.0.1").parse().unwrap();
    let mut browser = Browser::new(address);
    assert_eq!(browser.get("/healthz").status, 200, "{from}: {line}");
    // Behind a proxy nobody comes in by this address.
    if !line.contains("--public-url") {
        let page = browser.post("/play-now", &[("game", "tzolkin")]);
        assert!(page.header("location").is_some(), "{from}: {line}");
    }
    end(child, "-TERM", &format!("{from}: {line}"));
}

/// Changes a figure of the exported edition: one that is as the built-in set is refused.
fn edit(folder: &Folder) {
    let text = folder.read("my-edition/buildings.csv");
    let edited = text.replacen("B01,1,base,yellow,1,", "B01,1,base,yellow,2,", 1);
    assert_ne!(edited, text);
    folder.write("my-edition/buildings.csv", &edited);
}

/// Begins to learn, and is stopped as its first line says.
fn trains(line: &str, from: &str, folder: &Folder) {
    let mut child = shell(&format!("exec {line}"), folder).spawn().unwrap();
    assert!(first_line(&mut child).contains("Ctrl-C"), "{from}: {line}");
    end(child, "-INT", &format!("{from}: {line}"));
}

fn first_line(child: &mut Child) -> String {
    let (mut line, out) = (String::new(), child.stdout.take().unwrap());
    let mut out = BufReader::new(out);
    out.read_line(&mut line).unwrap();
    // What follows is read as well, so that nobody waits for it.
    std::thread::spawn(move || std::io::copy(&mut out, &mut std::io::sink()));
    line
}

fn end(mut child: Child, signal: &str, what: &str) {
    let pid = child.id().to_string();
    assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
    assert!(child.wait().unwrap().success(), "{what}");
}

/// A table of the database.
fn table(folder: &Folder) -> String {
    let output = shell("oikumene admin list --json", folder).output().unwrap();
    let tables: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    tables[0]["table"].as_str().unwrap().to_string()
}

/// Every command with all that it is below, and the examples of its help.
fn examples(command: &[String], found: &mut Vec<(String, String)>) {
    let words: Vec<&str> = command.iter().map(String::as_str).collect();
    let help = run(&[&words[..], &["--help"]].concat()).ok();
    for line in help.lines() {
        if let Some(example) = line.strip_prefix("  oikumene").filter(|rest| is_words(rest)) {
            found.push((command.join(" "), format!("oikumene{example}")));
        }
    }
    let below = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    for line in below.take_while(|line| !line.is_empty()) {
        let name = line.strip_prefix("  ").and_then(|line| line.split_whitespace().next());
        // A line that only goes on has more room before it.
        if let Some(name) = name.filter(|name| *name != "help" && !line.starts_with("   ")) {
            examples(&[command, &[name.to_string()]].concat(), found);
        }
    }
}

fn is_words(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with(' ')
}

#[test]
fn every_example_of_help_runs() {
    let mut found = Vec::new();
    examples(&[], &mut found);
    assert!(found.len() > 35, "{found:?}");
    // A server offers an edition that was exported, and its owner looks at its tables.
    let turn = |line: &str| match line.split(' ').nth(1) {
        None | Some("serve") => 1,
        Some("backup" | "admin") => 2,
        Some(_) => 0,
    };
    found.sort_by_key(|(_, line)| turn(line));
    let folder = Folder::new();
    for (command, line) in &found {
        obey(line, &format!("oikumene {command} --help"), &folder);
    }
}

#[test]
fn every_line_of_the_documents_that_begins_with_a_dollar_runs() {
    let mut documents: Vec<PathBuf> =
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|name| root().join(name)).into();
    for folder in [root().join("docs"), root().join("games")] {
        add_documents(&folder, &mut documents);
    }
    let mut count = 0;
    for document in documents {
        let folder = Folder::new();
        symlink(root().join("docs"), folder.path("docs")).unwrap();
        let text = std::fs::read_to_string(&document).unwrap();
        for line in text.lines().filter_map(|line| line.trim_start().strip_prefix("$ ")) {
            obey(line, &document.display().to_string(), &folder);
            count += 1;
        }
    }
    assert!(count >= 6, "{count}");
}

fn add_documents(folder: &Path, to: &mut Vec<PathBuf>) {
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            add_documents(&path, to);
        } else if path.extension().is_some_and(|ending| ending == "md") {
            to.push(path);
        }
    }
}
