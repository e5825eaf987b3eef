//! `oikumene content export|check`

use crate::context::Context;
use crate::failure::{Done, Failure, bad, no};
use crate::games::{self, KNOWN, Playable, Visitor};
use crate::setup;
use clap::{Args, Subcommand};
use kernel::ContentSet;
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Content sets: the tables of figures that a game is played with
#[derive(Args)]
#[command(arg_required_else_help = false)]
pub struct Content {
    #[command(subcommand)]
    pub what: What,
}

#[derive(Subcommand)]
pub enum What {
    /// Writes the built-in content set of a game as editable files
    #[command(after_help = "Example:\n  oikumene content export tzolkin my-edition")]
    Export {
        /// The game; `oikumene games` lists them
        game: String,
        dir: PathBuf,
        /// Write into a folder that is not empty
        #[arg(long)]
        force: bool,
    },
    /// Validates a content set; every complaint names file, row and field
    #[command(after_help = "Example:\n  oikumene content check my-edition --game tzolkin")]
    Check {
        dir: PathBuf,
        /// The game; found by the names of the files unless said
        #[arg(long)]
        game: Option<String>,
    },
}

pub fn run(args: Content, context: &mut Context) -> Done {
    match args.what {
        What::Export { game, dir, force } => games::with(&game, Export { dir, force, context })?,
        What::Check { dir, game } => {
            let game = match game {
                Some(game) => game,
                None => guess(&dir)?.to_string(),
            };
            games::with(&game, Check { dir, context })?
        }
    }
}

/// The page of words beside the tables.
const VOCABULARY: &str = "VOCABULARY.md";

struct Export<'a> {
    dir: PathBuf,
    force: bool,
    context: &'a mut Context,
}

impl Visitor for Export<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Export { dir, force, context } = self;
        let wrong = |e: std::io::Error| Failure::at(dir.display(), e);
        std::fs::create_dir_all(&dir).map_err(wrong)?;
        if !force && std::fs::read_dir(&dir).map_err(wrong)?.next().is_some() {
            return bad(format!("{}: not empty; --force writes into it anyway", dir.display()));
        }
        let files = G::Content::built_in_files();
        for (name, text) in &files.0 {
            std::fs::write(dir.join(name), text).map_err(|e| Failure::at(name, e))?;
        }
        let page = dir.join(VOCABULARY);
        std::fs::write(&page, G::Content::vocabulary()).map_err(|e| Failure::at(VOCABULARY, e))?;
        let names: Vec<&str> = files.0.keys().map(String::as_str).chain([VOCABULARY]).collect();
        if context.json {
            let hash = files.hashes().played;
            return context.tell(&json!({"game": G::ID, "files": names, "content_hash": hash}));
        }
        let count = names.len();
        Ok(writeln!(context.out, "{count} files of {} in {}", G::ID, dir.display())?)
    }
}

struct Check<'a> {
    dir: PathBuf,
    context: &'a mut Context,
}

impl Visitor for Check<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        let Check { dir, context } = self;
        let (hash, errors) = match setup::load::<G>(&dir)? {
            Ok(content) => (Some(content.hash().to_string()), Vec::new()),
            Err(errors) => (None, errors),
        };
        if context.json {
            let errors: Vec<_> = errors
                .iter()
                .map(|e| json!({"file": e.file, "row": e.row, "field": e.field, "what": e.what}))
                .collect();
            context.tell(&json!({"game": G::ID, "content_hash": hash, "errors": errors}))?;
        } else {
            for error in &errors {
                writeln!(context.out, "{error}")?;
            }
            if let Some(hash) = hash {
                writeln!(context.out, "a valid content set of {}: {hash}", G::ID)?;
            }
        }
        match errors.len() {
            0 => Ok(()),
            n => no(format!("{}: errors in the content set of {}: {n}", dir.display(), G::ID)),
        }
    }
}

/// The game whose files lie in a folder.
pub fn guess(dir: &Path) -> Done<&'static str> {
    struct Matches<'a>(&'a Path);
    impl Visitor for Matches<'_> {
        type Out = usize;
        fn visit<G: Playable>(self) -> usize {
            let files = G::Content::built_in_files();
            files.0.keys().filter(|name| self.0.join(name).exists()).count()
        }
    }
    if !dir.is_dir() {
        return bad(format!("{}: there is no such folder", dir.display()));
    }
    let mut best = (0, "");
    for id in KNOWN {
        let matches = games::with(id, Matches(dir))?;
        if matches > best.0 {
            best = (matches, id);
        }
    }
    match best {
        (0, _) => {
            let known = KNOWN.join(", ");
            bad(format!("{}: no content file of any game ({known})", dir.display()))
        }
        (_, id) => Ok(id),
    }
}
