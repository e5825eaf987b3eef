//! The drawing as a page gets it: complete words, steady ids, every choice where a person looks.

use crate::TzolkinBoard;
use boards::Board;
use boards::trial::{self, asked, board, goods, lexicon, offered, values};
use kernel::View;
use kernel::dice::fast;
use kernel::laws::walk::any;
use kernel::{ContentSet, Eyes, Options, Rules, Seat};
use std::collections::BTreeSet;
use tzolkin::parts::Part;
use tzolkin::{Choice, Content, Tzolkin};

/// Every `nth` position of a random game.
fn watch(seats: u8, seed: u64, nth: usize, look: impl FnMut(&Tzolkin)) {
    let modules = match seed % 2 {
        0 => Part::ALL.iter().map(|part| part.key().to_string()).collect(),
        _ => Vec::new(),
    };
    let game = Tzolkin::begin(Content::built_in(), &Options::new(seats).with(modules)).unwrap();
    trial::watch(game, seed, nth, any, look);
}

#[test]
fn both_languages_have_the_same_words_and_all_are_used() {
    trial::words_are_used::<TzolkinBoard>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn nothing_is_left_unsaid() {
    for language in ["en", "ru"] {
        let lexicon = lexicon::<TzolkinBoard>(language);
        for (seats, seed) in [(2, 1), (3, 2), (5, 4)] {
            watch(seats, seed, 97, |game| {
                let mut page = board::<TzolkinBoard>(game, asked(game), &lexicon);
                page += &goods::<TzolkinBoard>(game, asked(game), &lexicon);
                assert!(!page.contains('['), "{page}");
            });
        }
    }
}

#[test]
fn there_are_no_style_attributes() {
    let lexicon = lexicon::<TzolkinBoard>("en");
    watch(4, 6, 211, |game| {
        trial::has_no_styles(&board::<TzolkinBoard>(game, asked(game), &lexicon))
    });
}

#[test]
fn ids_are_unique() {
    let lexicon = lexicon::<TzolkinBoard>("en");
    watch(5, 8, 53, |game| {
        trial::has_unique_ids(&board::<TzolkinBoard>(game, asked(game), &lexicon))
    });
}

#[test]
fn every_icon_exists() {
    let lexicon = lexicon::<TzolkinBoard>("en");
    watch(4, 10, 41, |game| trial::has_its_icons::<TzolkinBoard>(game, &lexicon));
}

/// What is done with a piece of the board can be done on the board.
#[test]
fn choices_are_marked_on_their_pieces() {
    let lexicon = lexicon::<TzolkinBoard>("en");
    for seed in [12, 13, 14] {
        watch(4, seed, 7, |game| {
            let page = board::<TzolkinBoard>(game, asked(game), &lexicon);
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
    let lexicon = lexicon::<TzolkinBoard>("en");
    let mut before: Option<(u8, BTreeSet<String>)> = None;
    watch(4, 16, 1, |game| {
        let page = board::<TzolkinBoard>(game, Eyes::Spectator, &lexicon);
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
fn what_is_printed_fits_every_table() {
    let kept = lexicon::<TzolkinBoard>("en");
    let games = [(2, 23), (3, 24), (4, 25), (5, 26)];
    // All is printed before the first comparison, each of which takes room in the cache.
    for (seats, seed) in games {
        watch(seats, seed, 31, |game| drop(board::<TzolkinBoard>(game, asked(game), &kept)));
    }
    for (seats, seed) in games {
        watch(seats, seed, 31, |game| trial::prints_what_it_draws::<TzolkinBoard>(game, &kept));
    }
}

#[test]
fn worlds_that_look_alike_are_drawn_alike() {
    let lexicon = lexicon::<TzolkinBoard>("en");
    let mut dice = fast(1, 1);
    watch(3, 18, 5, |game| trial::keeps_secrets::<TzolkinBoard>(game, &mut dice, &lexicon));
}

/// Pieces of others that moved are marked, one's own never.
#[test]
fn what_others_moved_is_marked() {
    let lexicon = lexicon::<TzolkinBoard>("en");
    let mut before: Option<Tzolkin> = None;
    let mut marked = 0;
    watch(3, 21, 3, |game| {
        let view = View::of(game, Eyes::Seat(Seat(0)));
        if let Some(before) = before.take() {
            let was = View::of(&before, Eyes::Seat(Seat(0)));
            let page = TzolkinBoard::board(&view, Some(&was), &[], &lexicon).into_string();
            for worker in page.split("<g class=\"worker").skip(1) {
                let worker = worker.split("</g>").next().unwrap();
                let is_fresh = worker.contains("fresh-ring");
                assert!(!is_fresh || !worker.contains("data-seat=\"0\""), "{worker}");
                marked += usize::from(is_fresh);
            }
        }
        before = Some(game.clone());
        let page = TzolkinBoard::board(&view, None, &[], &lexicon).into_string();
        assert!(!page.contains("fresh-ring") && !page.contains("\"trace\""));
    });
    assert!(marked > 20, "{marked}");
}
