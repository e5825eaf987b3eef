//! The kernel's laws over random games of every size and with every set of modules.

use kernel::laws::{Care, obey};
use kernel::{ContentSet, Lexicon, Rules, Spoken};
use tzolkin::{Content, Tzolkin};

/// The built-in set with wealth tiles that make everybody rich: random play then builds, studies
/// and sacrifices far more than it would otherwise.
fn rich() -> &'static Content {
    let mut files = Content::built_in_files();
    let rows = files.table("wealth.csv").expect("a table");
    let mut table = String::from("id,dummy_gear,dummy_space,effects,source,doubt\n");
    for row in rows {
        let field = |name| row.text(name).expect("a column");
        let wealth = "gain:corn+20;gain:wood+6;gain:stone+6;gain:gold+6;gain:skull+1;worker+1";
        let (id, gear, space) = (field("id"), field("dummy_gear"), field("dummy_space"));
        table.push_str(&format!("{id},{gear},{space},{wealth},house,\n"));
    }
    files.0.insert("wealth.csv".into(), table);
    Box::leak(Box::new(Content::load(&files).expect("a valid set")))
}

fn check(content: &'static Content, seats: u8, games: u64) {
    let lexicon = |language| Lexicon::new(language, Tzolkin::locales()).expect("valid words");
    let lexicons = ["en", "ru"].map(lexicon);
    for (index, options) in Tzolkin::setups(seats).into_iter().enumerate() {
        for game in 0..games {
            let care = Care { lexicons: &lexicons, ..Care::thorough() };
            let seed = u64::from(seats) << 32 | (index as u64) << 16 | game;
            if let Err(violation) = obey::<Tzolkin>(content, &options, seed, care) {
                panic!("{options:?}, seed {seed}: {violation}");
            }
        }
    }
}

#[test]
fn two_seats_obey_the_laws() {
    check(Content::built_in(), 2, 2);
}

#[test]
fn three_seats_obey_the_laws() {
    check(Content::built_in(), 3, 2);
}

#[test]
fn four_seats_obey_the_laws() {
    check(Content::built_in(), 4, 2);
}

#[test]
fn five_seats_obey_the_laws() {
    check(Content::built_in(), 5, 2);
}

#[test]
fn rich_seats_obey_the_laws() {
    let content = rich();
    (2..=5).for_each(|seats| check(content, seats, 1));
}
