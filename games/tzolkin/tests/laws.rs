//! The kernel's laws over random games of every size and with every set of modules.

use kernel::laws::{Care, obey};
use kernel::{ContentSet, Lexicon, Options};
use tzolkin::parts::Part;
use tzolkin::{Content, Tzolkin};

/// Every subset of the modules.
fn subsets() -> impl Iterator<Item = Vec<String>> {
    (0..1u32 << Part::ALL.len()).map(|bits| {
        let chosen = Part::ALL.iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1);
        chosen.map(|(_, part)| part.key().to_string()).collect()
    })
}

fn check(seats: u8, games: u64) {
    let lexicons: Vec<Lexicon> = Vec::new();
    for (index, modules) in subsets().enumerate() {
        let options = Options { seats, modules };
        for game in 0..games {
            let care = Care { lexicons: &lexicons, ..Care::thorough() };
            let seed = u64::from(seats) << 32 | (index as u64) << 16 | game;
            if let Err(violation) = obey::<Tzolkin>(Content::built_in(), &options, seed, care) {
                panic!("{options:?}, seed {seed}: {violation}");
            }
        }
    }
}

#[test]
fn two_seats_obey_the_laws() {
    check(2, 2);
}

#[test]
fn three_seats_obey_the_laws() {
    check(3, 2);
}

#[test]
fn four_seats_obey_the_laws() {
    check(4, 2);
}

#[test]
fn five_seats_obey_the_laws() {
    check(5, 2);
}
