//! The kernel's laws over random games of every size.

use kernel::laws::{Care, obey};
use kernel::{ContentSet, Lexicon, Options, Spoken};
use through_the_ages::{Ages, Content};

fn check(content: &'static Content, seats: u8, games: u64) {
    let lexicon = |language| Lexicon::new(language, Ages::locales()).expect("valid words");
    let lexicons = ["en", "ru"].map(lexicon);
    for game in 0..games {
        // Random seats resign soon: most games are played without it.
        let options = Options::new(seats).with((game % 4 != 0).then_some("no_resigning"));
        let care = Care { lexicons: &lexicons, ..Care::thorough() };
        let seed = u64::from(seats) << 32 | game;
        if let Err(violation) = obey::<Ages>(content, &options, seed, care) {
            panic!("{options:?}, seed {seed}: {violation}");
        }
    }
}

/// The built-in set with a richer mat: random play then builds, develops, colonizes and fights far
/// more than it would otherwise.
fn rich() -> &'static Content {
    let mut files = Content::built_in_files();
    let mat = files.0.get_mut("mat.csv").expect("a file of the set");
    for (from, to) in [
        ("workers_farm,2", "workers_farm,6"),
        ("workers_mine,2", "workers_mine,8"),
        ("workers_lab,1", "workers_lab,5"),
        ("workers_temple,0", "workers_temple,5"),
        ("workers_infantry,1", "workers_infantry,6"),
        ("blue_bank,16", "blue_bank,30"),
        ("most_drawn,3", "most_drawn,5"),
    ] {
        assert!(mat.contains(from));
        *mat = mat.replace(from, to);
    }
    Box::leak(Box::new(Content::load(&files).expect("a valid set")))
}

#[test]
fn two_seats_obey_the_laws() {
    check(Content::built_in(), 2, 6);
}

#[test]
fn three_seats_obey_the_laws() {
    check(Content::built_in(), 3, 4);
}

#[test]
fn four_seats_obey_the_laws() {
    check(Content::built_in(), 4, 4);
}

#[test]
fn rich_seats_obey_the_laws() {
    let content = rich();
    (2..=4).for_each(|seats| check(content, seats, 2));
}
