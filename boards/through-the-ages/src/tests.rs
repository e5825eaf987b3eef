//! The table as a page gets it: complete words, steady ids, every choice where a person looks.

use crate::AgesBoard;
use boards::Board;
use boards::trial::{self, asked, board, goods, lexicon, offered, values};
use kernel::View;
use kernel::dice::{Fast, fast};
use kernel::laws::walk::any;
use kernel::{ContentSet, Dice, Eyes, Options, Rules, Seat};
use std::collections::BTreeSet;
use through_the_ages::{Ages, Choice, Content, NO_RESIGNING};

/// Every `nth` position of a random game in which nobody ends a phase too soon.
fn watch(seats: u8, seed: u64, nth: usize, look: impl FnMut(&Ages)) {
    let modules = vec![NO_RESIGNING.to_string()];
    let game = Ages::begin(Content::built_in(), &Options::new(seats).with(modules)).unwrap();
    let pick = |choices: &[Choice], dice: &mut Fast| {
        let kept = choices.len() - usize::from(choices.len() > 1 && dice.below(8) > 0);
        any(&choices[..kept], dice)
    };
    trial::watch(game, seed, nth, pick, look);
}

#[test]
fn both_languages_have_the_same_words_and_all_are_used() {
    trial::words_are_used::<AgesBoard>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn nothing_is_left_unsaid() {
    for language in ["en", "ru"] {
        let lexicon = lexicon::<AgesBoard>(language);
        for (seats, seed) in [(2, 1), (3, 2), (4, 4)] {
            watch(seats, seed, 97, |game| {
                let view = View::of(game, asked(game));
                let mut page = board::<AgesBoard>(game, asked(game), &lexicon);
                page += &goods::<AgesBoard>(game, asked(game), &lexicon);
                for topic in AgesBoard::topics(game) {
                    page += &lexicon.say(&topic.title);
                    topic.words.iter().for_each(|words| page += &lexicon.say(words));
                }
                let foresight = view.foresight();
                for one in offered(view.state()) {
                    let (_, worlds) = foresight.try_out(one.choice);
                    for text in AgesBoard::outlook(&view, one.choice, &worlds) {
                        page += &lexicon.say(&text);
                    }
                }
                assert!(!page.contains('['), "{page}");
            });
        }
    }
}

#[test]
fn what_is_printed_fits_every_table() {
    let kept = lexicon::<AgesBoard>("en");
    let games = [(2, 31), (3, 32), (4, 33)];
    // All is printed before the first comparison, each of which takes room in the cache.
    for (seats, seed) in games {
        watch(seats, seed, 61, |game| drop(board::<AgesBoard>(game, asked(game), &kept)));
    }
    for (seats, seed) in games {
        watch(seats, seed, 61, |game| trial::prints_what_it_draws::<AgesBoard>(game, &kept));
    }
}

#[test]
fn there_are_no_style_attributes() {
    let lexicon = lexicon::<AgesBoard>("en");
    watch(4, 6, 211, |game| trial::has_no_styles(&board::<AgesBoard>(game, asked(game), &lexicon)));
}

#[test]
fn ids_are_unique() {
    let lexicon = lexicon::<AgesBoard>("en");
    watch(4, 8, 53, |game| trial::has_unique_ids(&board::<AgesBoard>(game, asked(game), &lexicon)));
}

#[test]
fn every_icon_exists() {
    let lexicon = lexicon::<AgesBoard>("en");
    watch(4, 10, 41, |game| trial::has_its_icons::<AgesBoard>(game, &lexicon));
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
    let lexicon = lexicon::<AgesBoard>("en");
    let mut kinds = BTreeSet::new();
    for (seats, seed) in [(2, 12), (3, 13), (4, 14), (4, 15)] {
        watch(seats, seed, 3, |game| {
            let page = board::<AgesBoard>(game, asked(game), &lexicon);
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
    let lexicon = lexicon::<AgesBoard>("en");
    let mut differing = 0;
    watch(3, 20, 17, |game| {
        for seat in Seat::all(game.seats()) {
            let page = board::<AgesBoard>(game, Eyes::Seat(seat), &lexicon);
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
    let lexicon = lexicon::<AgesBoard>("en");
    let mut dice = fast(1, 1);
    watch(3, 18, 23, |game| trial::keeps_secrets::<AgesBoard>(game, &mut dice, &lexicon));
}

/// What others changed is marked, one's own never.
#[test]
fn what_others_changed_is_marked() {
    let lexicon = lexicon::<AgesBoard>("en");
    let mut before: Option<Ages> = None;
    let mut marked = 0;
    watch(3, 21, 29, |game| {
        let view = View::of(game, Eyes::Seat(Seat(0)));
        if let Some(before) = before.take() {
            let was = View::of(&before, Eyes::Seat(Seat(0)));
            let page = AgesBoard::board(&view, Some(&was), &[], &lexicon).into_string();
            let mine =
                page.split("id=\"look-0\"").nth(1).unwrap().split("id=\"look-1\"").next().unwrap();
            assert!(!mine.contains(" fresh"), "{mine}");
            let theirs =
                page.split("id=\"look-1\"").nth(1).unwrap().split("<aside").next().unwrap();
            marked += theirs.matches(" fresh").count();
        }
        before = Some(*game);
        let page = AgesBoard::board(&view, None, &[], &lexicon).into_string();
        assert!(!page.contains(" fresh"));
    });
    assert!(marked > 20, "{marked}");
}
