//! Two worlds that a seat cannot tell apart are the same bytes on its page.

use kernel::{Eyes, Options, Seat, Seed};
use server::erased::{AnyTable, Face};
use server::games;

/// A table as it begins, and the same with two hidden tiles of other seats exchanged.
fn worlds(seed: u64, verb: &str) -> [Box<dyn AnyTable>; 2] {
    let game = games::by_id("tzolkin").expect("a game");
    let modules = ["tribes", "prophecies"].map(String::from).to_vec();
    let options = Options { seats: 4, modules };
    let seed = Seed::from_number(seed);
    let mut table =
        (game.begin)(&Default::default(), (game.built_in)(), &options, seed, 0).expect("a table");
    table.settle(0).expect("chance deals");
    let lines = table.lines(0);
    let deals: Vec<usize> =
        (0..lines.len()).filter(|&n| lines[n].contains(&format!("\"{verb} "))).collect();
    // Tiles are dealt seat by seat: the first and the last of them go to different seats, and
    // neither to seat 0.
    let each = deals.len() / 4;
    let (one, other) = (deals[each], deals[deals.len() - 1]);
    let tile = |line: &str| line.split(&format!("{verb} ")).nth(1).unwrap()[..3].to_string();
    let (first, second) = (tile(&lines[one]), tile(&lines[other]));
    let mut swapped = lines.clone();
    swapped[one] = lines[one].replace(&first, &second);
    swapped[other] = lines[other].replace(&second, &first);
    let resume = |lines: Vec<String>| {
        let record = [vec![table.header()], lines].concat().join("\n");
        (game.resume)(&Default::default(), &record, Some(seed)).expect("a table again")
    };
    assert_ne!(swapped, lines);
    [resume(lines.clone()), resume(swapped)]
}

/// Everything of a face as text.
fn bytes(face: &Face) -> String {
    let goods: Vec<String> = face.goods.iter().map(|goods| goods.0.clone()).collect();
    let log: Vec<String> = face.log.iter().flat_map(|line| line.sentences.clone()).collect();
    let choices = face.choices.iter().map(|choice| format!("{} {}", choice.notation, choice.words));
    let choices: Vec<String> = choices.collect();
    let told = face.choices.iter().map(|choice| {
        let changes = choice.changes.iter().map(|c| format!("{} {} {}", c.seat.0, c.good, c.by));
        format!("{} {}", choice.preview.join(" "), changes.collect::<String>())
    });
    let recap = face.recap.iter().map(|recap| recap.said.clone()).chain(told);
    [
        recap.collect::<Vec<_>>().join("\n"),
        face.board.0.clone(),
        goods.concat(),
        face.question.clone(),
        log.join("\n"),
        choices.join("\n"),
    ]
    .join("\n\n")
}

fn look(table: &dyn AnyTable, n: usize, eyes: Eyes) -> String {
    let lexicon = (games::by_id("tzolkin").expect("a game").words)("en");
    let may_choose = eyes == Eyes::Seat(Seat(0)) && n == table.made();
    bytes(&table.face(n, eyes, may_choose, lexicon).expect("a moment of the game"))
}

#[test]
fn exchanged_hands_of_others_change_no_byte() {
    for (seed, verb) in [(1, "deal_wealth"), (2, "deal_wealth"), (3, "deal_tribe")] {
        let [real, other] = worlds(seed, verb);
        assert_ne!(real.lines(0), other.lines(0), "the worlds differ");
        for n in 0..=real.made() {
            for eyes in [Eyes::Seat(Seat(0)), Eyes::Spectator] {
                let seen = look(&*real, n, eyes);
                assert_eq!(seen, look(&*other, n, eyes), "{eyes:?} after {n} choices");
            }
        }
        let owner = Eyes::Seat(Seat(1));
        let differs = look(&*real, real.made(), owner) != look(&*other, other.made(), owner);
        assert!(differs, "whoever owns the tile sees it");
    }
}
