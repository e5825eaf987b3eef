//! Two worlds that a seat cannot tell apart are the same bytes on its page.

use kernel::{Asks, Eyes, Options, Seat, Seed};
use server::erased::{AnyTable, Face};
use server::games::AnyGame;

fn begin(game: &AnyGame, seats: u8, modules: &[&str], seed: Seed) -> Box<dyn AnyTable> {
    let options = Options::new(seats).with(modules.iter().copied());
    let mut table =
        (game.begin)(&Default::default(), (game.built_in)(), &options, seed, 0).expect("a table");
    table.settle(0).expect("chance deals");
    table
}

/// The table with other lines; nothing when they do not make a game.
fn again(
    game: &AnyGame,
    table: &dyn AnyTable,
    lines: &[String],
    seed: Seed,
) -> Option<Box<dyn AnyTable>> {
    let record = [&[table.header()], lines].concat().join("\n");
    (game.resume)(&Default::default(), &record, Some(seed)).ok()
}

/// A table as it begins, and the same with two hidden tiles of other seats exchanged.
fn worlds(seed: u64, verb: &str) -> [Box<dyn AnyTable>; 2] {
    let game = games::by_id("tzolkin").expect("a game");
    let seed = Seed::from_number(seed);
    let table = begin(game, 4, &["tribes", "prophecies"], seed);
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
    assert_ne!(swapped, lines);
    [lines, swapped].map(|lines| again(game, &*table, &lines, seed).expect("a table again"))
}

/// A table of Through the Ages until two others have drawn military cards, and the same with one
/// card of each exchanged.
fn armed_worlds(seed: u64) -> Option<[Box<dyn AnyTable>; 2]> {
    let game = games::by_id("through-the-ages").expect("a game");
    let seed = Seed::from_number(seed);
    let mut table = begin(game, 3, &["no_resigning"], seed);
    let mut drawn: Vec<(Seat, usize)> = Vec::new();
    while drawn.iter().filter(|(seat, _)| seat.0 > 0).count() < 2 {
        let Asks::Seat(seat) = table.asks() else { return None };
        let before = table.made();
        let choice = table.suggest(seat, "random", before as u64).expect("a mind");
        table.choose(seat, &choice, 0).expect("a choice");
        let lines = table.lines(before);
        let draw = lines.iter().position(|line| line.contains("\"draw "));
        drawn.extend(draw.map(|place| (seat, before + place)));
    }
    drawn.retain(|(seat, _)| seat.0 > 0);
    let [(first, place), (second, later)] = [drawn[0], drawn[1]];
    let lines = table.lines(0);
    let card = |n: usize| lines[n].split("draw ").nth(1).expect("a card")[..4].to_string();
    let (one, other) = (card(place), card(later));
    let mut swapped = lines.clone();
    swapped[place] = lines[place].replace(&one, &other);
    swapped[later] = lines[later].replace(&other, &one);
    let is_exchange = first != second && one != other;
    let real = again(game, &*table, &lines, seed)?;
    // A card that was played in the meantime cannot have been another.
    again(game, &*table, &swapped, seed).filter(|_| is_exchange).map(|other| [real, other])
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

fn look(game: &str, table: &dyn AnyTable, n: usize, eyes: Eyes) -> String {
    let lexicon = (games::by_id(game).expect("a game").words)("en");
    let may_choose = eyes == Eyes::Seat(Seat(0)) && n == table.made();
    bytes(&table.face(n, eyes, may_choose, lexicon).expect("a moment of the game"))
}

/// Seat 0 and those who only watch see the same bytes at every moment; an owner does not.
fn check(game: &str, [real, other]: &[Box<dyn AnyTable>; 2], owner: Seat) {
    assert_ne!(real.lines(0), other.lines(0), "the worlds differ");
    for n in 0..=real.made() {
        for eyes in [Eyes::Seat(Seat(0)), Eyes::Spectator] {
            let seen = look(game, &**real, n, eyes);
            assert_eq!(seen, look(game, &**other, n, eyes), "{eyes:?} after {n} choices");
        }
    }
    let [mine, others] =
        [real, other].map(|table| look(game, &**table, table.made(), Eyes::Seat(owner)));
    assert!(mine != others, "whoever owns what was exchanged sees it");
}

#[test]
fn exchanged_hands_of_others_change_no_byte() {
    for (seed, verb) in [(1, "deal_wealth"), (2, "deal_wealth"), (3, "deal_tribe")] {
        check("tzolkin", &worlds(seed, verb), Seat(1));
    }
}

#[test]
fn exchanged_military_cards_of_others_change_no_byte() {
    let worlds: Vec<_> = (1..40).filter_map(armed_worlds).take(4).collect();
    assert_eq!(worlds.len(), 4);
    for pair in &worlds {
        check("through-the-ages", pair, Seat(1));
    }
}
