//! What the tests of all boards share: positions, their pages, and what holds on every page.

use super::{Narrated, Offered, Shown};
use crate::pages::marks;
use kernel::View;
use kernel::dice::{Fast, fast};
use kernel::laws::walk::walk;
use kernel::{Asks, Eyes, Game, Lexicon, Seat};
use std::collections::BTreeSet;

pub fn lexicon<G: Narrated>(language: &str) -> Lexicon {
    let locales: Vec<_> = G::locales().iter().chain(G::table_locales()).copied().collect();
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

pub fn board<G: Shown>(game: &G, eyes: Eyes, lexicon: &Lexicon) -> String {
    let offered = if asked(game) == eyes { offered(game) } else { Vec::new() };
    G::board(&View::of(game, eyes), None, &offered, lexicon).into_string()
}

/// What all seats have, as the strip of people shows it.
pub fn goods<G: Shown>(game: &G, eyes: Eyes, lexicon: &Lexicon) -> String {
    let view = View::of(game, eyes);
    let seats = Seat::all(game.seats());
    seats.map(|seat| G::goods(&view, seat, lexicon).into_string()).collect()
}

/// The values of an attribute, in order.
pub fn values<'a>(page: &'a str, attribute: &'a str) -> impl Iterator<Item = &'a str> {
    page.split(attribute).skip(1).filter_map(|rest| rest.split('"').next())
}

/// Both languages have the same words for the table, and the code in the board's folder asks for
/// each of them.
#[track_caller]
pub fn words_are_used<G: Narrated>(folder: &str) {
    let keys = |source: &str| -> BTreeSet<String> {
        let keys = source.lines().filter_map(|line| line.split_once(" = "));
        keys.map(|(key, _)| key.to_string()).filter(|key| key.starts_with("table-")).collect()
    };
    let [english, russian] = [0, 1].map(|language| keys(G::table_locales()[language].source));
    assert_eq!(english, russian);
    let folder = format!("{}/src/boards/{folder}", env!("CARGO_MANIFEST_DIR"));
    let mut code = String::new();
    for file in std::fs::read_dir(folder).unwrap() {
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
pub fn has_its_icons<G: Shown>(game: &G, lexicon: &Lexicon) {
    let symbols = G::symbols().into_string() + &marks::symbols().into_string();
    let known: BTreeSet<_> = values(&symbols, " id=\"").collect();
    let eyes = asked(game);
    let page = board(game, eyes, lexicon) + &goods(game, eyes, lexicon);
    for id in values(&(page + &G::cover().into_string()), "use href=\"#") {
        assert!(known.contains(id), "no symbol {id}");
    }
}

/// Pieces kept from other tables and other moments are those that would be drawn now.
#[track_caller]
pub fn prints_what_it_draws<G: Shown>(game: &G, kept: &Lexicon) {
    let anew = lexicon::<G>("en");
    assert!(board(game, asked(game), kept) == board(game, asked(game), &anew));
}

/// Worlds that somebody cannot tell apart give the same board and the same strip.
#[track_caller]
pub fn keeps_secrets<G: Shown>(game: &G, dice: &mut Fast, lexicon: &Lexicon) {
    for eyes in Eyes::all(game.seats()) {
        let other = View::of(game, eyes).imagine(dice);
        let [one, two] = [game, &other].map(|world| {
            let board = G::board(&View::of(world, eyes), None, &[], lexicon).into_string();
            board + &goods(world, eyes, lexicon)
        });
        assert!(one == two);
    }
}
