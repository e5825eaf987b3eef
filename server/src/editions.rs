//! Content sets that a server plays with beside the built-in ones: the editions of their owners.

use crate::games::AnyGame;
use kernel::{ContentError, ContentSet, Files, Game};
use std::any::Any;

/// One content set of one game.
#[derive(Clone, Debug)]
pub struct Edition {
    pub game: &'static str,
    /// What its owner calls it: the name of its folder.
    pub name: String,
    /// What names it in records.
    pub hash: String,
    /// The game's own content type; never freed.
    content: &'static (dyn Any + Send + Sync),
}

/// All that are loaded, in the order in which they were named.
#[derive(Clone, Debug, Default)]
pub struct Editions(Vec<Edition>);

/// Why a content set cannot be played with.
#[derive(Debug)]
pub enum Unloaded {
    /// The same figures are there already, under this name or built in.
    Known(Option<String>),
    Wrong(Vec<ContentError>),
}

impl Editions {
    /// Reads and validates one more content set.
    pub fn add(&mut self, game: &AnyGame, name: &str, files: &Files) -> Result<(), Unloaded> {
        let edition = (game.load)(name, files).map_err(Unloaded::Wrong)?;
        if edition.hash == (game.built_in)() {
            return Err(Unloaded::Known(None));
        }
        if let Some(known) = self.of_game(game.id).find(|known| known.hash == edition.hash) {
            return Err(Unloaded::Known(Some(known.name.clone())));
        }
        self.0.push(edition);
        Ok(())
    }

    /// The editions of one game.
    pub fn of_game<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a Edition> {
        self.0.iter().filter(move |edition| edition.game == game)
    }

    /// The content set of that hash, built in now or earlier, or loaded.
    pub fn content<G: Game>(&self, hash: &str) -> Option<&'static G::Content> {
        if let Some(built_in) = G::Content::carried(hash) {
            return Some(built_in);
        }
        let edition = self.of_game(G::ID).find(|edition| edition.hash == hash)?;
        edition.content.downcast_ref()
    }
}

/// A content set for the rest of the program's life.
pub fn load<G: Game>(name: &str, files: &Files) -> Result<Edition, Vec<ContentError>> {
    let content: &'static G::Content = Box::leak(Box::new(G::Content::load(files)?));
    let hash = content.hash().to_string();
    let name = content.edition().name.clone().unwrap_or_else(|| name.to_string());
    Ok(Edition { game: G::ID, name, hash, content })
}
