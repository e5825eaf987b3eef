//! The games that can be played here, by name. The server knows none by itself: the program hands
//! them over as a list of boards.

use crate::assets::Sheet;
use crate::editions::{self, Edition, Editions};
use crate::erased::{AnyTable, Play};
use crate::model::{GameCard, ModuleCard, VariantCard};
use crate::opponents;
use crate::pages;
use boards::{Board, symbols};
use kernel::words::keys;
use kernel::{
    ContentError, ContentSet, Files, Game, Lexicon, Locale, Options, Order, Rules, Seed, Spoken,
    Text, Variant,
};
use std::sync::Mutex;
use thiserror::Error;

/// A table, or why there is none.
type Begun = Result<Box<dyn AnyTable>, Unbegun>;

/// Why there is no table.
#[derive(Debug)]
pub enum Unbegun {
    /// The content set that it needs is not loaded.
    Content,
    /// What is wrong with the setup, the record or the position, in words for developers.
    Wrong(String),
}

/// A game without its types.
pub struct AnyGame {
    pub id: &'static str,
    /// A new game with the content set of that hash.
    pub begin: fn(&Editions, &str, &Options, Seed, u64) -> Begun,
    /// A game from its record.
    pub resume: fn(&Editions, &str, Option<Seed>) -> Begun,
    /// A game that begins with a position.
    pub begin_at: fn(&Editions, &str, Seed, u64) -> Begun,
    /// The hash of the built-in content set.
    pub built_in: fn() -> &'static str,
    /// Reads and validates another one.
    pub load: fn(&str, &Files) -> Result<Edition, Vec<ContentError>>,
    pub orders: fn() -> &'static [Order],
    pub card: fn(&'static str) -> GameCard,
    pub words: fn(&'static str) -> &'static Lexicon,
    /// The minds that play it, the weakest first.
    pub minds: fn() -> &'static [&'static str],
    /// The style sheet of its board.
    pub style: Sheet,
    /// What its cover needs of a style sheet.
    cover_style: &'static str,
}

impl AnyGame {
    pub fn name(&self, language: &'static str) -> String {
        (self.words)(language).say(&Text::new(keys::game(self.id)))
    }

    /// Whether minds can think about it, and therefore give hints and analyses.
    pub fn is_understood(&self) -> bool {
        (self.minds)().len() > 1
    }
}

/// All games of a server, in the order in which the hall shows them.
#[derive(Clone, Copy)]
pub struct Games(&'static [AnyGame]);

/// Why a list of games cannot be served.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum GamesError {
    #[error("there are no games")]
    None,
    #[error("the game \"{0}\" is named twice")]
    Twice(&'static str),
}

impl Games {
    /// These games, for the rest of the program's life.
    pub fn new(games: Vec<AnyGame>) -> Result<Games, GamesError> {
        for (index, game) in games.iter().enumerate() {
            if games[..index].iter().any(|known| known.id == game.id) {
                return Err(GamesError::Twice(game.id));
            }
        }
        if games.is_empty() { Err(GamesError::None) } else { Ok(Games(games.leak())) }
    }

    /// One game alone.
    pub fn only(game: &'static AnyGame) -> Games {
        Games(std::slice::from_ref(game))
    }

    pub fn by_id(self, id: &str) -> Option<&'static AnyGame> {
        self.iter().find(|game| game.id == id)
    }

    pub fn iter(self) -> impl Iterator<Item = &'static AnyGame> {
        self.0.iter()
    }

    /// The style sheet of all covers.
    pub fn covers(self) -> Sheet {
        let styles: Vec<&str> = self.iter().map(|game| game.cover_style).collect();
        Sheet::new("covers", styles.join("\n"))
    }

    /// The style sheet of that name.
    pub fn sheet(self, name: &str) -> Option<Sheet> {
        let styles = self.iter().map(|game| game.style.clone());
        styles.chain([self.covers()]).find(|sheet| sheet.name == name)
    }
}

impl std::fmt::Debug for Games {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter().map(|game| game.id)).finish()
    }
}

/// A game by its board.
pub fn any<B: Board>() -> AnyGame {
    AnyGame {
        id: B::Game::ID,
        begin: |editions, content, options, seed, now| {
            Ok(Box::new(Play::<B::Game, B>::begin(editions, content, options, seed, now)?))
        },
        resume: |editions, record, seed| {
            Ok(Box::new(Play::<B::Game, B>::resume(editions, record, seed)?))
        },
        begin_at: |editions, position, seed, now| {
            Ok(Box::new(Play::<B::Game, B>::begin_at(editions, position, seed, now)?))
        },
        built_in: || <B::Game as Rules>::Content::built_in().hash(),
        load: editions::load::<B::Game>,
        orders: B::Game::orders,
        card: card::<B>,
        words: board_lexicon::<B>,
        minds: opponents::of::<B::Game>,
        style: Sheet::new(B::Game::ID, B::STYLE),
        cover_style: B::COVER_STYLE,
    }
}

/// The words of one game in one language, with those of its board or without.
struct Made {
    game: &'static str,
    language: &'static str,
    has_board: bool,
    lexicon: &'static Lexicon,
}

/// A game's words and the pages' in one language; made once.
pub fn lexicon<G: Game>(language: &'static str) -> &'static Lexicon {
    made::<G>(language, None)
}

/// The same with the words of its board.
pub fn board_lexicon<B: Board>(language: &'static str) -> &'static Lexicon {
    made::<B::Game>(language, Some(B::LOCALES))
}

fn made<G: Spoken>(language: &'static str, board: Option<&[Locale]>) -> &'static Lexicon {
    static MADE: Mutex<Vec<Made>> = Mutex::new(Vec::new());
    let mut made = MADE.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let has_board = board.is_some();
    let is_it = |m: &&Made| (m.game, m.language, m.has_board) == (G::ID, language, has_board);
    if let Some(found) = made.iter().find(is_it) {
        return found.lexicon;
    }
    let own = G::locales().iter().chain(board.unwrap_or_default());
    let locales: Vec<Locale> = own.chain(pages::words::LOCALES).copied().collect();
    let lexicon = Lexicon::new(language, &locales).expect("the locale files are tested");
    let lexicon: &'static Lexicon = Box::leak(Box::new(lexicon));
    made.push(Made { game: G::ID, language, has_board, lexicon });
    lexicon
}

fn card<B: Board>(language: &'static str) -> GameCard {
    let lexicon = board_lexicon::<B>(language);
    let say = |key: String| lexicon.say(&Text::new(key));
    let module = |id: &'static str| ModuleCard {
        id,
        name: say(keys::module(id)),
        about: say(format!("{}-about", keys::module(id))),
    };
    let variant = |variant: &Variant| VariantCard {
        id: variant.id,
        name: say(keys::variant(variant.id)),
        of: variant.of.iter().map(|choice| choice_card(&say, variant.id, choice)).collect(),
    };
    GameCard {
        id: B::Game::ID,
        name: say(keys::game(B::Game::ID)),
        about: say(format!("{}-about", keys::game(B::Game::ID))),
        seats: (*B::Game::seat_range().start(), *B::Game::seat_range().end()),
        audience: lexicon.say(&B::audience()),
        minutes_a_seat: B::MINUTES_A_SEAT,
        modules: B::Game::modules().iter().map(|m| module(m.id)).collect(),
        variants: B::Game::variants().iter().map(variant).collect(),
        symbols: symbols(B::SYMBOLS),
        cover: B::cover(),
    }
}

fn choice_card(say: &impl Fn(String) -> String, variant: &str, choice: &'static str) -> ModuleCard {
    let key = keys::choice(variant, choice);
    ModuleCard { id: choice, name: say(key.clone()), about: say(format!("{key}-about")) }
}
