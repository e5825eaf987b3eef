//! The arguments with which a game begins: seats, modules, content, threads.

use crate::failure::{Done, Failure, bad};
use clap::Args;
use kernel::{ContentError, ContentSet, Files, Game, Options};
use std::path::{Path, PathBuf};

/// Modules and content of a game.
#[derive(Args, Clone, Debug, Default)]
pub struct SetupArgs {
    /// Modules by name with commas between, or "all", or "none"; `oikumene games` lists them
    #[arg(long, value_name = "a,b")]
    pub modules: Option<String>,
    /// A folder with a content set instead of the built-in one
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

impl SetupArgs {
    /// The content set asked for, for the rest of the program's life.
    pub fn content<G: Game>(&self) -> Done<&'static G::Content> {
        content::<G>(self.content.as_deref())
    }

    /// The modules asked for; none unless said otherwise.
    pub fn modules<G: Game>(&self) -> Done<Vec<String>> {
        let known: Vec<&str> = G::modules().iter().map(|module| module.id).collect();
        let asked = match self.modules.as_deref() {
            None | Some("none" | "") => Vec::new(),
            Some("all") => known.clone(),
            Some(list) => list.split(',').map(str::trim).collect(),
        };
        match asked.iter().find(|id| !known.contains(id)) {
            None => Ok(asked.into_iter().map(String::from).collect()),
            Some(id) => bad(format!(
                "{} has no module \"{id}\"; it has {}, or say all or none",
                G::ID,
                known.join(", ")
            )),
        }
    }

    /// Seats and modules together, checked against the game.
    pub fn options<G: Game>(&self, seats: u8) -> Done<Options> {
        check_seats::<G>(seats)?;
        Ok(Options { seats, modules: self.modules::<G>()? })
    }
}

/// Refuses a number of seats that the game does not have.
pub fn check_seats<G: Game>(seats: u8) -> Done {
    let range = G::seat_range();
    if range.contains(&seats) {
        return Ok(());
    }
    bad(format!("{} seats {} to {}, not {seats}", G::ID, range.start(), range.end()))
}

/// The content set of a folder, or the built-in one.
pub fn content<G: Game>(folder: Option<&Path>) -> Done<&'static G::Content> {
    let Some(folder) = folder else { return Ok(G::Content::built_in()) };
    match load::<G>(folder)? {
        Ok(content) => Ok(Box::leak(Box::new(content))),
        Err(errors) => bad(complaint(folder, &errors)),
    }
}

/// The first of many complaints, in one line.
pub fn complaint(folder: &Path, errors: &[ContentError]) -> String {
    let first = errors.first().map(ToString::to_string).unwrap_or_default();
    let more = match errors.len() {
        0 | 1 => String::new(),
        n => format!(" (and {} more; see: oikumene content check)", n - 1),
    };
    format!("{}: {first}{more}", folder.display())
}

/// Reads and validates the content set in a folder.
pub fn load<G: Game>(folder: &Path) -> Done<Result<G::Content, Vec<ContentError>>> {
    Ok(G::Content::load(&files::<G>(folder)?))
}

/// The files of a content set in a folder.
pub fn files<G: Game>(folder: &Path) -> Done<Files> {
    if !folder.is_dir() {
        return bad(format!("{}: there is no such folder", folder.display()));
    }
    let mut files = Files::default();
    // Only files of a content set count, so that a stray note does not change its hash.
    for name in G::Content::built_in_files().0.into_keys() {
        let path = folder.join(&name);
        if path.exists() {
            let text =
                std::fs::read_to_string(&path).map_err(|e| Failure::at(path.display(), e))?;
            files.0.insert(name, text);
        }
    }
    Ok(files)
}

/// How many threads work.
#[derive(Args, Clone, Copy, Debug)]
pub struct ThreadArgs {
    /// Threads; all cores unless said otherwise
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl ThreadArgs {
    pub fn pool(self) -> Done<rayon::ThreadPool> {
        rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads.map_or(0, usize::from))
            .build()
            .map_err(|e| Failure::Bad(e.to_string()))
    }
}
