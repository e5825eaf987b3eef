//! The games that can be shown, by name. To add one: implement [`Shown`] for it and name it here.

use crate::boards::{Narrated, Shown};
use crate::editions::{self, Edition, Editions};
use crate::erased::{AnyTable, Play};
use crate::model::{GameCard, ModuleCard, VariantCard};
use crate::opponents;
use crate::pages;
use kernel::words::keys;
use kernel::{
    ContentError, ContentSet, Files, Lexicon, Locale, Options, Order, Seed, Text, Variant,
};
use std::sync::{LazyLock, Mutex};
use through_the_ages::Ages;
use tzolkin::Tzolkin;

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

pub static GAMES: LazyLock<Vec<AnyGame>> = LazyLock::new(|| vec![any::<Tzolkin>(), any::<Ages>()]);

pub fn by_id(id: &str) -> Option<&'static AnyGame> {
    GAMES.iter().find(|game| game.id == id)
}

fn any<G: Shown>() -> AnyGame {
    AnyGame {
        id: G::ID,
        begin: |editions, content, options, seed, now| {
            Ok(Box::new(Play::<G>::begin(editions, content, options, seed, now)?))
        },
        resume: |editions, record, seed| Ok(Box::new(Play::<G>::resume(editions, record, seed)?)),
        begin_at: |editions, position, seed, now| {
            Ok(Box::new(Play::<G>::begin_at(editions, position, seed, now)?))
        },
        built_in: || G::Content::built_in().hash(),
        load: editions::load::<G>,
        orders: G::orders,
        card: card::<G>,
        words: lexicon::<G>,
        minds: opponents::of::<G>,
    }
}

/// The words of one game in one language.
struct Made {
    game: &'static str,
    language: &'static str,
    lexicon: &'static Lexicon,
}

/// A game's words and the pages' in one language; made once.
pub fn lexicon<G: Narrated>(language: &'static str) -> &'static Lexicon {
    static MADE: Mutex<Vec<Made>> = Mutex::new(Vec::new());
    let mut made = MADE.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    if let Some(found) = made.iter().find(|m| m.game == G::ID && m.language == language) {
        return found.lexicon;
    }
    let own = G::locales().iter().chain(G::table_locales());
    let locales: Vec<Locale> = own.chain(pages::words::LOCALES).copied().collect();
    let lexicon = Lexicon::new(language, &locales).expect("the locale files are tested");
    let lexicon: &'static Lexicon = Box::leak(Box::new(lexicon));
    made.push(Made { game: G::ID, language, lexicon });
    lexicon
}

fn card<G: Shown>(language: &'static str) -> GameCard {
    let lexicon = lexicon::<G>(language);
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
        id: G::ID,
        name: say(keys::game(G::ID)),
        about: say(format!("{}-about", keys::game(G::ID))),
        seats: (*G::seat_range().start(), *G::seat_range().end()),
        audience: lexicon.say(&G::audience()),
        minutes_a_seat: G::MINUTES_A_SEAT,
        modules: G::modules().iter().map(|m| module(m.id)).collect(),
        variants: G::variants().iter().map(variant).collect(),
        symbols: G::symbols(),
        cover: G::cover(),
    }
}

fn choice_card(say: &impl Fn(String) -> String, variant: &str, choice: &'static str) -> ModuleCard {
    let key = keys::choice(variant, choice);
    ModuleCard { id: choice, name: say(key.clone()), about: say(format!("{key}-about")) }
}
