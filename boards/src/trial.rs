//! What the tests of all boards share: positions, their pages, and what holds on every page.

use crate::{Board, Offered, marks, symbols};
use kernel::dice::{Fast, fast};
use kernel::laws::walk::walk;
use kernel::{Asks, Eyes, Game, Lexicon, Rules, Seat, Spoken, View};
use std::collections::BTreeSet;

/// The words of a board and its game.
pub fn lexicon<B: Board>(language: &str) -> Lexicon {
    let locales: Vec<_> = B::Game::locales().iter().chain(B::LOCALES).copied().collect();
    Lexicon::new(language, &locales).unwrap()
}

/// Every `nth` position of a random game, and its last.
pub fn watch<G: Game>(
    game: G,
    seed: u64,
    nth: usize,
    pick: impl FnMut(&[G::Choice], &mut Fast) -> G::Choice,
    mut look: impl FnMut(&G),
) {
    let mut n = 0;
    walk(game, &mut fast(seed, 0), pick, |game, _| {
        if n % nth == 0 || game.asks() == Asks::Nobody {
            look(game);
        }
        n += 1;
    });
}

/// The choices of whoever is asked, without words.
pub fn offered<G: Game>(game: &G) -> Vec<Offered<G>> {
    let mut choices = Vec::new();
    if matches!(game.asks(), Asks::Seat(_)) {
        game.choices(&mut choices);
    }
    let offer = |(number, choice)| Offered { choice, number, words: String::new() };
    choices.into_iter().enumerate().map(offer).collect()
}

/// The eyes of whoever is asked.
pub fn asked(game: &impl Game) -> Eyes {
    match game.asks() {
        Asks::Seat(seat) => Eyes::Seat(seat),
        _ => Eyes::Spectator,
    }
}

/// The board as these eyes see it.
pub fn board<B: Board>(game: &B::Game, eyes: Eyes, lexicon: &Lexicon) -> String {
    let offered = if asked(game) == eyes { offered(game) } else { Vec::new() };
    B::board(&View::of(game, eyes), None, &offered, lexicon).into_string()
}

/// What all seats have, as the strip of people shows it.
pub fn goods<B: Board>(game: &B::Game, eyes: Eyes, lexicon: &Lexicon) -> String {
    let view = View::of(game, eyes);
    let seats = Seat::all(game.seats());
    seats.map(|seat| B::goods(&view, seat, lexicon).into_string()).collect()
}

/// The values of an attribute, in order.
pub fn values<'a>(page: &'a str, attribute: &'a str) -> impl Iterator<Item = &'a str> {
    page.split(attribute).skip(1).filter_map(|rest| rest.split('"').next())
}

/// Both languages have the same words for the table, and the code in the board's crate asks for
/// each of them.
#[track_caller]
pub fn words_are_used<B: Board>(folder: &str) {
    let keys = |source: &str| -> BTreeSet<String> {
        let keys = source.lines().filter_map(|line| line.split_once(" = "));
        keys.map(|(key, _)| key.to_string()).filter(|key| key.starts_with("table-")).collect()
    };
    let [english, russian] = [0, 1].map(|language| keys(B::LOCALES[language].source));
    assert_eq!(english, russian);
    let mut code = String::new();
    for file in std::fs::read_dir(format!("{folder}/src")).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|kind| kind == "rs") {
            code += &std::fs::read_to_string(path).unwrap();
        }
    }
    for key in english {
        assert!(code.contains(&format!("\"{key}\"")), "{key} is idle");
    }
}

/// The page's security policy forbids them.
#[track_caller]
pub fn has_no_styles(page: &str) {
    assert!(!page.contains("style=") && !page.contains("<style"));
}

#[track_caller]
pub fn has_unique_ids(page: &str) {
    let mut seen = BTreeSet::new();
    for id in values(page, " id=\"") {
        assert!(seen.insert(id), "{id} twice");
    }
}

/// Everything that board, strip and cover draw by name is among the symbols.
#[track_caller]
pub fn has_its_icons<B: Board>(game: &B::Game, lexicon: &Lexicon) {
    let symbols = symbols(B::SYMBOLS).into_string() + &marks::symbols().into_string();
    let known: BTreeSet<_> = values(&symbols, " id=\"").collect();
    let eyes = asked(game);
    let page = board::<B>(game, eyes, lexicon) + &goods::<B>(game, eyes, lexicon);
    for id in values(&(page + &B::cover().into_string()), "use href=\"#") {
        assert!(known.contains(id), "no symbol {id}");
    }
}

/// Pieces kept from other tables and other moments are those that would be drawn now.
#[track_caller]
pub fn prints_what_it_draws<B: Board>(game: &B::Game, kept: &Lexicon) {
    let anew = lexicon::<B>("en");
    assert!(board::<B>(game, asked(game), kept) == board::<B>(game, asked(game), &anew));
}

/// Worlds that somebody cannot tell apart give the same board and the same strip.
#[track_caller]
pub fn keeps_secrets<B: Board>(game: &B::Game, dice: &mut Fast, lexicon: &Lexicon) {
    for eyes in Eyes::all(game.seats()) {
        let other = View::of(game, eyes).imagine(dice);
        let [one, two] = [game, &other].map(|world| {
            let board = B::board(&View::of(world, eyes), None, &[], lexicon).into_string();
            board + &goods::<B>(world, eyes, lexicon)
        });
        assert!(one == two);
    }
}
