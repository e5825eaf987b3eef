//! The drawing as a page gets it: complete words, steady ids, every choice where a person looks.

use super::LOCALES;
use crate::boards::{Offered, Shown};
use crate::pages::marks;
use kernel::dice::fast;
use kernel::game::View;
use kernel::{Asks, ContentSet, Dice, Eyes, Game, Lexicon, Options, Seat, Silent};
use std::collections::BTreeSet;
use tzolkin::parts::Part;
use tzolkin::{Choice, Content, Tzolkin};

fn lexicon(language: &str) -> Lexicon {
    let locales: Vec<_> = Tzolkin::locales().iter().chain(LOCALES).copied().collect();
    Lexicon::new(language, &locales).unwrap()
}

/// The choices of whoever is asked, with the words that the page would give them.
fn offered(game: &Tzolkin) -> Vec<Offered<Tzolkin>> {
    let mut choices = Vec::new();
    if matches!(game.asks(), Asks::Seat(_)) {
        game.choices(&mut choices);
    }
    let offer =
        |(number, &choice): (usize, &Choice)| Offered { choice, number, words: String::new() };
    choices.iter().enumerate().map(offer).collect()
}

/// Every `nth` position of a random game.
fn watch(seats: u8, seed: u64, nth: usize, mut look: impl FnMut(&Tzolkin)) {
    let modules = match seed % 2 {
        0 => Part::ALL.iter().map(|part| part.key().to_string()).collect(),
        _ => Vec::new(),
    };
    let mut game = Tzolkin::begin(Content::built_in(), &Options { seats, modules }).unwrap();
    let mut dice = fast(seed, 0);
    let mut choices = Vec::new();
    for n in 0.. {
        let choice = match game.asks() {
            Asks::Nobody => break,
            Asks::Chance => game.draw(&mut dice),
            Asks::Seat(_) => {
                game.choices(&mut choices);
                choices[dice.below(choices.len() as u32) as usize]
            }
        };
        if n % nth == 0 {
            look(&game);
        }
        game.apply(choice, &mut Silent);
    }
    look(&game);
}

fn board(game: &Tzolkin, eyes: Eyes, lexicon: &Lexicon) -> String {
    let offered = match (game.asks(), eyes) {
        (Asks::Seat(asked), Eyes::Seat(seat)) if asked == seat => offered(game),
        _ => Vec::new(),
    };
    Tzolkin::board(&View::of(game, eyes), None, &offered, lexicon).into_string()
}

fn asked(game: &Tzolkin) -> Eyes {
    match game.asks() {
        Asks::Seat(seat) => Eyes::Seat(seat),
        _ => Eyes::Spectator,
    }
}

/// The values of an attribute, in order.
fn values<'a>(page: &'a str, attribute: &'a str) -> impl Iterator<Item = &'a str> {
    page.split(attribute).skip(1).filter_map(|rest| rest.split('"').next())
}

#[test]
fn both_languages_have_the_same_words_and_all_are_used() {
    let keys = |source: &str| -> BTreeSet<String> {
        let keys = source.lines().filter_map(|line| line.split_once(" = "));
        keys.map(|(key, _)| key.to_string()).filter(|key| key.starts_with("table-")).collect()
    };
    let [english, russian] = [keys(LOCALES[0].source), keys(LOCALES[1].source)];
    assert_eq!(english, russian);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/boards/tzolkin");
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

#[test]
fn nothing_is_left_unsaid() {
    for language in ["en", "ru"] {
        let lexicon = lexicon(language);
        for (seats, seed) in [(2, 1), (3, 2), (5, 4)] {
            watch(seats, seed, 97, |game| {
                let mut page = board(game, asked(game), &lexicon);
                for seat in Seat::all(game.seats()) {
                    let view = View::of(game, asked(game));
                    page += &Tzolkin::goods(&view, seat, &lexicon).into_string();
                }
                assert!(!page.contains('['), "{page}");
            });
        }
    }
}

/// The page's security policy forbids them.
#[test]
fn there_are_no_style_attributes() {
    let lexicon = lexicon("en");
    watch(4, 6, 211, |game| {
        let page = board(game, asked(game), &lexicon);
        assert!(!page.contains("style=") && !page.contains("<style"));
    });
}

#[test]
fn ids_are_unique() {
    let lexicon = lexicon("en");
    watch(5, 8, 53, |game| {
        let page = board(game, asked(game), &lexicon);
        let mut seen = BTreeSet::new();
        for id in values(&page, " id=\"") {
            assert!(seen.insert(id), "{id} twice");
        }
    });
}

#[test]
fn every_icon_exists() {
    let symbols = Tzolkin::symbols().into_string() + &marks::symbols().into_string();
    let lexicon = lexicon("en");
    let known: BTreeSet<_> = values(&symbols, " id=\"").collect();
    watch(4, 10, 41, |game| {
        let mut page = board(game, asked(game), &lexicon);
        page += &Tzolkin::goods(&View::of(game, asked(game)), Seat(0), &lexicon).into_string();
        page += &Tzolkin::cover().into_string();
        for id in values(&page, "use href=\"#") {
            assert!(known.contains(id), "no symbol {id}");
        }
    });
}

/// What is done with a piece of the board can be done on the board.
#[test]
fn choices_are_marked_on_their_pieces() {
    let lexicon = lexicon("en");
    for seed in [12, 13, 14] {
        watch(4, seed, 7, |game| {
            let page = board(game, asked(game), &lexicon);
            let marked: BTreeSet<_> = values(&page, " data-choice=\"").collect();
            let mut last = None;
            for one in offered(game) {
                let is_on_board = matches!(
                    one.choice,
                    Choice::Place { .. }
                        | Choice::PlaceStart
                        | Choice::PlaceQuick
                        | Choice::PickUp { .. }
                        | Choice::Beg(_)
                        | Choice::Up(_)
                        | Choice::Down(_)
                        | Choice::Advance(_)
                        | Choice::Lower(_)
                        | Choice::HarvestCorn
                        | Choice::HarvestWood
                        | Choice::Burn
                        | Choice::Days(_)
                        | Choice::KeepTribe(_)
                );
                let is_repeated = last == Some(one.choice);
                last = Some(one.choice);
                let is_marked = marked.contains(one.number.to_string().as_str());
                assert!(!is_on_board || is_repeated || is_marked, "{:?} is not marked", one.choice);
            }
        });
    }
}

/// A worker keeps its id while the gear turns under it, so that it rides instead of jumping.
#[test]
fn riders_keep_their_ids_from_day_to_day() {
    let lexicon = lexicon("en");
    let mut before: Option<(u8, BTreeSet<String>)> = None;
    watch(4, 16, 1, |game| {
        let page = board(game, Eyes::Spectator, &lexicon);
        let ids: BTreeSet<String> =
            values(&page, " id=\"worker-").map(|id| id.to_string()).collect();
        if let Some((day, old)) = before.take() {
            // Passing a day places nobody; it can only push workers off.
            assert!(day == game.day || old.is_superset(&ids));
        }
        before = Some((game.day, ids));
    });
}

#[test]
fn worlds_that_look_alike_are_drawn_alike() {
    let lexicon = lexicon("en");
    let mut dice = fast(1, 1);
    watch(3, 18, 5, |game| {
        for eyes in Eyes::all(game.seats()) {
            let other = View::of(game, eyes).imagine(&mut dice);
            let [one, two] = [game, &other].map(|world| {
                Tzolkin::board(&View::of(world, eyes), None, &[], &lexicon).into_string()
            });
            assert!(one == two);
        }
    });
}

/// Pieces of others that moved are marked, one's own never.
#[test]
fn what_others_moved_is_marked() {
    let lexicon = lexicon("en");
    let mut before: Option<Tzolkin> = None;
    let mut marked = 0;
    watch(3, 21, 3, |game| {
        let view = View::of(game, Eyes::Seat(Seat(0)));
        if let Some(before) = before.take() {
            let was = View::of(&before, Eyes::Seat(Seat(0)));
            let page = Tzolkin::board(&view, Some(&was), &[], &lexicon).into_string();
            for worker in page.split("<g class=\"worker").skip(1) {
                let worker = worker.split("</g>").next().unwrap();
                let is_fresh = worker.contains("fresh-ring");
                assert!(!is_fresh || !worker.contains("data-seat=\"0\""), "{worker}");
                marked += usize::from(is_fresh);
            }
        }
        before = Some(game.clone());
        let page = Tzolkin::board(&view, None, &[], &lexicon).into_string();
        assert!(!page.contains("fresh-ring") && !page.contains("\"trace\""));
    });
    assert!(marked > 20, "{marked}");
}
