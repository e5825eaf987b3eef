//! Writes sample pages as files, to look at them: `cargo run --example pages -- FOLDER`. Addresses of
//! assets become addresses of files, so that a browser opens them without a server.

#[path = "../tests/sample/mod.rs"]
mod sample;

use maud::Markup;
use server::model::{Analysis, Reader, TablePage};
use server::pages;
use std::path::{Path, PathBuf};

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/pages".into()));
    std::fs::create_dir_all(&folder)?;
    for language in ["en", "ru"] {
        for theme in ["light", "dark"] {
            for (name, page) in samples(&sample::reader(language, theme)) {
                write(&folder.join(format!("{name}-{language}-{theme}.html")), page)?;
            }
        }
    }
    println!("{}", folder.display());
    Ok(())
}

fn samples(reader: &Reader) -> Vec<(&'static str, Markup)> {
    let language = reader.language;
    let stranger = Reader { name: None, ..reader.clone() };
    let game = sample::game(language);
    let five = sample::table(language, 5);
    let past = TablePage { n: 40, choices: vec![], is_asked: false, ..sample::table(language, 4) };
    let pass = TablePage {
        must_pass: true,
        waiting_for: Some("Борис".into()),
        ..sample::table(language, 4)
    };
    let seats = sample::NAMES[..3].iter().map(|name| name.to_string()).collect::<Vec<_>>();
    let hinted = TablePage { hint: Some(sample::hint()), ..sample::table(language, 4) };
    let analysis = Analysis::Made(Box::new(sample::story(language)));
    vec![
        ("hinted", pages::table(reader, &hinted)),
        ("analysis", pages::analysis(reader, "k7f3", &analysis)),
        ("analysis-under-way", pages::analysis(reader, "k7f3", &Analysis::UnderWay(420))),
        ("hall", pages::hall(reader, &sample::hall(language))),
        ("hall-empty", pages::hall(&stranger, &sample::empty_hall(language))),
        ("finished", pages::finished(reader, &sample::hall(language).seen)),
        ("new", pages::new_table(reader, &sample::new_table(language))),
        ("account", pages::account(reader, None)),
        ("message", pages::message(reader, 404, "Oh", "There is nothing here.", "/")),
        ("join", pages::join(reader, &game.name, &seats, "/join/k7f3/secret")),
        ("table", pages::table(reader, &sample::table(language, 4))),
        ("five", pages::table(reader, &five)),
        ("waiting", pages::table(reader, &sample::waiting(language))),
        ("past", pages::table(reader, &past)),
        ("pass", pages::table(reader, &pass)),
        ("over", pages::table(reader, &sample::over(language))),
    ]
}

fn write(file: &Path, page: Markup) -> std::io::Result<()> {
    let assets = concat!("file://", env!("CARGO_MANIFEST_DIR"), "/assets/");
    std::fs::write(file, page.into_string().replace("\"/assets/", &format!("\"{assets}")))
}
