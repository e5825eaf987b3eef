//! The table as a page gets it: complete words, steady ids, every choice where a person looks.

use super::LOCALES;
use crate::boards::{Offered, Shown};
use crate::pages::marks;
use kernel::dice::fast;
use kernel::game::View;
use kernel::{Asks, ContentSet, Dice, Eyes, Game, Lexicon, Options, Seat, Silent};
use std::collections::BTreeSet;
use through_the_ages::{Ages, Choice, Content, NO_RESIGNING};

fn lexicon(language: &str) -> Lexicon {
    let locales: Vec<_> = Ages::locales().iter().chain(LOCALES).copied().collect();
    Lexicon::new(language, &locales).unwrap()
}

/// The choices of whoever is asked, with the words that the page would give them.
fn offered(game: &Ages) -> Vec<Offered<Ages>> {
    let mut choices = Vec::new();
    if matches!(game.asks(), Asks::Seat(_)) {
        game.choices(&mut choices);
    }
    let offer =
        |(number, &choice): (usize, &Choice)| Offered { choice, number, words: String::new() };
    choices.iter().enumerate().map(offer).collect()
}

/// Every `nth` position of a random game in which nobody ends a phase too soon.
fn watch(seats: u8, seed: u64, nth: usize, mut look: impl FnMut(&Ages)) {
    let modules = vec![NO_RESIGNING.to_string()];
    let mut game = Ages::begin(Content::built_in(), &Options { seats, modules }).unwrap();
    let mut dice = fast(seed, 0);
    let mut choices = Vec::new();
    for n in 0.. {
        let choice = match game.asks() {
            Asks::Nobody => break,
            Asks::Chance => game.draw(&mut dice),
            Asks::Seat(_) => {
                game.choices(&mut choices);
                let kept = choices.len() - usize::from(choices.len() > 1 && dice.below(8) > 0);
                choices[dice.below(kept as u32) as usize]
            }
        };
        if n % nth == 0 {
            look(&game);
        }
        game.apply(choice, &mut Silent);
    }
    look(&game);
}

fn board(game: &Ages, eyes: Eyes, lexicon: &Lexicon) -> String {
    let offered = match (game.asks(), eyes) {
        (Asks::Seat(asked), Eyes::Seat(seat)) if asked == seat => offered(game),
        _ => Vec::new(),
    };
    Ages::board(&View::of(game, eyes), None, &offered, lexicon).into_string()
}

fn asked(game: &Ages) -> Eyes {
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
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/boards/through_the_ages");
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
        for (seats, seed) in [(2, 1), (3, 2), (4, 4)] {
            watch(seats, seed, 97, |game| {
                let view = View::of(game, asked(game));
                let mut page = board(game, asked(game), &lexicon);
                for seat in Seat::all(game.seats()) {
                    page += &Ages::goods(&view, seat, &lexicon).into_string();
                }
                for topic in game.topics() {
                    page += &lexicon.say(&topic.title);
                    page += &lexicon.say(&topic.words);
                }
                for one in offered(view.state()) {
                    for text in Ages::outlook(&view, one.choice) {
                        page += &lexicon.say(&text);
                    }
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
    watch(4, 8, 53, |game| {
        let page = board(game, asked(game), &lexicon);
        let mut seen = BTreeSet::new();
        for id in values(&page, " id=\"") {
            assert!(seen.insert(id), "{id} twice");
        }
    });
}

#[test]
fn every_icon_exists() {
    let symbols = Ages::symbols().into_string() + &marks::symbols().into_string();
    let lexicon = lexicon("en");
    let known: BTreeSet<_> = values(&symbols, " id=\"").collect();
    watch(4, 10, 41, |game| {
        let mut page = board(game, asked(game), &lexicon);
        page += &Ages::goods(&View::of(game, asked(game)), Seat(0), &lexicon).into_string();
        page += &Ages::cover().into_string();
        for id in values(&page, "use href=\"#") {
            assert!(known.contains(id), "no symbol {id}");
        }
    });
}

/// What is said rather than done with a piece: ends of phases, answers, bids, shares.
fn is_said(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Done
            | Choice::Pass
            | Choice::Accept
            | Choice::Decline
            | Choice::Food
            | Choice::Resources
            | Choice::Split(_)
            | Choice::GiveUp
            | Choice::Bid(_)
            | Choice::Resign
    )
}

/// What is done with a piece can be done on the table.
#[test]
fn choices_are_marked_on_their_pieces() {
    let lexicon = lexicon("en");
    let mut kinds = BTreeSet::new();
    for (seats, seed) in [(2, 12), (3, 13), (4, 14), (4, 15)] {
        watch(seats, seed, 3, |game| {
            let page = board(game, asked(game), &lexicon);
            let marked: BTreeSet<_> = values(&page, " data-choice=\"").collect();
            for one in offered(game).iter().filter(|one| !is_said(one.choice)) {
                let is_marked = marked.contains(one.number.to_string().as_str());
                assert!(is_marked, "{:?} is not marked", one.choice);
                kinds.insert(
                    format!("{:?}", one.choice).split(['(', ' ']).next().unwrap().to_string(),
                );
            }
        });
    }
    assert!(kinds.len() > 12, "too few kinds of choices were seen: {kinds:?}");
}

/// The price is that of the reader, not that of whoever is asked.
#[test]
fn prices_are_for_whoever_looks() {
    let lexicon = lexicon("en");
    let mut differing = 0;
    watch(3, 20, 17, |game| {
        for seat in Seat::all(game.seats()) {
            let page = board(game, Eyes::Seat(seat), &lexicon);
            let shown: Vec<u8> = page
                .split("class=\"price")
                .skip(1)
                .map(|rest| rest.split("<b>").nth(1).unwrap().split('<').next().unwrap())
                .map(|price| price.parse().unwrap())
                .collect();
            let slots = (1..=13u8).filter(|&slot| game.row[usize::from(slot) - 1].is_some());
            let mine: Vec<u8> = slots.map(|slot| game.take_price(seat, slot)).collect();
            assert_eq!(shown, mine);
            let printed = (0..13).filter(|&slot| game.row[slot].is_some());
            let printed: Vec<u8> = printed.map(|slot| game.rules().slots[slot].price).collect();
            differing += usize::from(printed != mine);
        }
    });
    assert!(differing > 3, "{differing}");
}

#[test]
fn worlds_that_look_alike_are_drawn_alike() {
    let lexicon = lexicon("en");
    let mut dice = fast(1, 1);
    watch(3, 18, 23, |game| {
        for eyes in Eyes::all(game.seats()) {
            let other = View::of(game, eyes).imagine(&mut dice);
            let [one, two] = [game, &other].map(|world| {
                let view = View::of(world, eyes);
                let goods = Seat::all(game.seats())
                    .map(|seat| Ages::goods(&view, seat, &lexicon).into_string());
                Ages::board(&view, None, &[], &lexicon).into_string() + &goods.collect::<String>()
            });
            assert!(one == two);
        }
    });
}

/// What others changed is marked, one's own never.
#[test]
fn what_others_changed_is_marked() {
    let lexicon = lexicon("en");
    let mut before: Option<Ages> = None;
    let mut marked = 0;
    watch(3, 21, 29, |game| {
        let view = View::of(game, Eyes::Seat(Seat(0)));
        if let Some(before) = before.take() {
            let was = View::of(&before, Eyes::Seat(Seat(0)));
            let page = Ages::board(&view, Some(&was), &[], &lexicon).into_string();
            let mine =
                page.split("id=\"look-0\"").nth(1).unwrap().split("id=\"look-1\"").next().unwrap();
            assert!(!mine.contains(" fresh"), "{mine}");
            let theirs =
                page.split("id=\"look-1\"").nth(1).unwrap().split("<aside").next().unwrap();
            marked += theirs.matches(" fresh").count();
        }
        before = Some(game.clone());
        let page = Ages::board(&view, None, &[], &lexicon).into_string();
        assert!(!page.contains(" fresh"));
    });
    assert!(marked > 20, "{marked}");
}
