//! The arguments with which a game begins: seats, modules, variants, content, threads.

use crate::failure::{Done, Failure, bad};
use clap::Args;
use kernel::{ContentError, ContentSet, Files, Game, Options};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Modules and content of a game.
#[derive(Args, Clone, Debug, Default)]
pub struct SetupArgs {
    /// Modules by name with commas between, or "all", or "none"; `oikumene games` lists them
    #[arg(long, value_name = "a,b")]
    pub modules: Option<String>,
    /// What is one of several, as map=large,edition=1.0; `oikumene games` lists what there is
    #[arg(long, value_name = "a=b")]
    pub variants: Option<String>,
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

    /// What was asked for of each variant; the rest is as usual.
    pub fn variants(&self) -> Done<BTreeMap<String, String>> {
        let mut variants = BTreeMap::new();
        for part in self.variants.iter().flat_map(|list| list.split(',')).map(str::trim) {
            let Some((id, choice)) = part.split_once('=') else {
                return bad(format!("a variant is asked for as name=choice, not \"{part}\""));
            };
            if variants.insert(id.trim().to_string(), choice.trim().to_string()).is_some() {
                return bad(format!("the variant \"{id}\" is named twice"));
            }
        }
        Ok(variants)
    }

    /// Seats, modules and variants together, checked against the game.
    pub fn options<G: Game>(&self, seats: u8) -> Done<Options> {
        let variants = self.variants()?;
        let options = Options { seats, modules: self.modules::<G>()?, variants };
        options.check(G::ID, G::seat_range(), G::modules(), G::variants())?;
        Ok(options)
    }

    /// Every set-up for so many seats that fits what was asked for.
    pub fn setups<G: Game>(&self, seats: u8) -> Done<Vec<Options>> {
        let asked = self.options::<G>(seats)?;
        let usual = |id: &str| {
            let variant = G::variants().iter().find(|variant| variant.id == id);
            variant.map_or("", |variant| variant.of[0]).to_string()
        };
        let mut setups: Vec<Options> = Vec::new();
        for mut setup in G::setups(seats) {
            let chosen = |id: &String| setup.variants.get(id).cloned().unwrap_or_else(|| usual(id));
            if asked.variants.iter().any(|(id, choice)| chosen(id) != *choice) {
                continue;
            }
            if self.modules.is_some() {
                setup.modules.clone_from(&asked.modules);
            }
            if !setups.contains(&setup) {
                setups.push(setup);
            }
        }
        Ok(setups)
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
        Err(mut errors) => {
            let message = complaint(folder, &errors);
            match errors.is_empty() {
                true => bad(message),
                false => Err(Failure::Content(Box::new(errors.swap_remove(0)), message)),
            }
        }
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
    let known = G::Content::built_in_files().0.into_keys();
    for name in known.chain(kernel::content::ADDED.map(String::from)) {
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
