//! The content set: its counts are those of the box, and what is wrong with another set is told by
//! file, row and field.

use kernel::laws::{Care, obey};
use kernel::{ContentSet, Files, Options, Vocabulary};
use through_the_ages::content::*;
use through_the_ages::parts::*;
use through_the_ages::{Ages, Content};

fn content() -> &'static Content {
    Content::built_in()
}

const AGES: [Age; 4] = [Age::A, Age::I, Age::II, Age::III];

fn civil_deck(age: Age, players: usize) -> u32 {
    let cards = content().civil.iter().filter(|card| card.age == age);
    cards.map(|card| u32::from(card.copies[players - 2])).sum()
}

fn military_deck(age: Age, players: usize) -> u32 {
    let cards = content().military.iter().filter(|card| card.age == age);
    cards.map(|card| u32::from(card.copies[players - 2])).sum()
}

#[test]
fn there_are_179_civil_and_150_military_cards() {
    assert_eq!(AGES.map(|age| civil_deck(age, 4)).iter().sum::<u32>(), 179);
    assert_eq!(AGES.map(|age| military_deck(age, 4)).iter().sum::<u32>(), 150);
}

#[test]
fn decks_have_their_sizes_by_age_and_players() {
    for (players, deck) in [(2, 44), (3, 50), (4, 53)] {
        assert_eq!(AGES.map(|age| civil_deck(age, players)), [20, deck, deck, deck]);
    }
    assert_eq!(AGES.map(|age| military_deck(age, 2)), [10, 43, 46, 41]);
    for players in [3, 4] {
        assert_eq!(AGES.map(|age| military_deck(age, players)), [10, 45, 50, 45]);
    }
}

#[test]
fn each_civil_deck_has_six_marks_for_three_and_three_for_four_players() {
    for age in [Age::I, Age::II, Age::III] {
        let cards = || content().civil.iter().filter(|card| card.age == age);
        assert_eq!(cards().map(|card| card.copies[1] - card.copies[0]).sum::<u8>(), 6);
        assert_eq!(cards().map(|card| card.copies[2] - card.copies[1]).sum::<u8>(), 3);
    }
}

#[test]
fn every_age_has_six_leaders_and_four_wonders() {
    for age in AGES {
        let count = |what| {
            let cards = content().civil.iter().filter(|card| card.age == age && card.what == what);
            cards.map(|card| card.copies[0]).sum::<u8>()
        };
        assert_eq!((count(CivilType::Leader), count(CivilType::Wonder)), (6, 4));
    }
}

#[test]
fn only_pacts_are_left_out_with_two_players() {
    for card in &content().military {
        let is_pact = matches!(card.what, MilitaryType::Pact(_));
        assert_eq!(card.copies[0] == 0, is_pact, "{}", card.slug);
        assert_eq!(card.copies[1], card.copies[2], "{}", card.slug);
    }
    let pacts = |age| {
        let cards = content().military.iter().filter(|card| card.age == age);
        cards.filter(|card| matches!(card.what, MilitaryType::Pact(_))).count()
    };
    assert_eq!([pacts(Age::I), pacts(Age::II), pacts(Age::III)], [2, 4, 4]);
}

#[test]
fn military_decks_are_made_of_what_the_box_says() {
    let count = |age: Age, is: fn(&MilitaryType) -> bool| -> u32 {
        let cards = content().military.iter().filter(|card| card.age == age && is(&card.what));
        cards.map(|card| u32::from(card.copies[2])).sum()
    };
    let ages = [Age::I, Age::II, Age::III];
    let of = |is: fn(&MilitaryType) -> bool| ages.map(|age| count(age, is));
    assert_eq!(of(|what| matches!(what, MilitaryType::Event(_))), [15, 15, 15]);
    assert_eq!(of(|what| matches!(what, MilitaryType::Territory(_))), [6, 6, 0]);
    assert_eq!(of(|what| matches!(what, MilitaryType::Tactic(_))), [10, 6, 6]);
    assert_eq!(of(|what| matches!(what, MilitaryType::Aggression(_))), [6, 9, 8]);
    assert_eq!(of(|what| matches!(what, MilitaryType::War(_))), [0, 4, 6]);
    assert_eq!(of(|what| matches!(what, MilitaryType::Bonus { .. })), [6, 6, 6]);
}

#[test]
fn every_leader_and_every_wonder_without_symbols_does_something() {
    for card in &content().civil {
        let does = !card.powers.is_empty() || card.gives != Symbols::default();
        let must =
            matches!(card.what, CivilType::Leader | CivilType::Wonder | CivilType::Special(_));
        assert!(does || !must, "{}", card.slug);
        assert_eq!(card.deed.is_some(), card.what == CivilType::Action, "{}", card.slug);
    }
}

#[test]
fn figures_of_some_cards_are_those_of_the_box() {
    let civil = |slug: &str| content().civil(content().find_civil(slug).expect(slug));
    let computers = civil("computers");
    assert_eq!((computers.science, computers.cost, computers.gives.science), (8, 11, 5));
    let theocracy = civil("theocracy");
    assert_eq!((theocracy.science, theocracy.revolution, theocracy.urban_limit), (6, 1, 3));
    assert_eq!(civil("internet").stages.as_slice(), [2, 3, 4, 3, 2]);
    let military = |slug: &str| content().military(content().find_military(slug).expect(slug));
    assert!(matches!(military("fortifications").what, MilitaryType::Tactic(army)
        if (army.artillery, army.strength, army.outdated) == (2, 5, 3)));
    assert_eq!(military("vast_territory_ii").gives.blue, -1);
    assert_eq!(military("raid_iii").cost, 3);
}

/// The complaints about a set in which one thing was replaced in one file.
fn complaints(file: &str, from: &str, to: &str) -> Vec<String> {
    let mut files: Files = Content::built_in_files();
    let text = files.0.get_mut(file).expect("a file of the set");
    assert!(text.contains(from), "{from} is not in {file}");
    *text = text.replacen(from, to, 1);
    let complaints = Content::load(&files).err().unwrap_or_default();
    complaints.iter().map(|complaint| complaint.to_string()).collect()
}

#[track_caller]
fn complains(file: &str, from: &str, to: &str, about: &str) {
    let all = complaints(file, from, to);
    assert!(all.iter().any(|complaint| complaint.contains(about)), "{all:?}");
}

#[test]
fn a_mistake_is_told_by_file_row_and_field() {
    complains(
        "civil.csv",
        "science_on_taking:1",
        "science_on_taking:x",
        "civil.csv, row 57, field effects",
    );
    complains("civil.csv", "second_politics", "third_politics", "unknown word \"third_politics\"");
    complains("civil.csv", "C002,", "C003,", "civil.csv, row 3, field id: expected C002");
    complains("civil.csv", "bronze", "agriculture", "\"agriculture\" stands twice");
    complains("civil.csv", "resources+1", "resources+2", "exactly 1 at level A");
    complains("civil.csv", ",irrigation,I,farm", ",irrigation,I,mine", "two cards for mine I");
    complains("civil.csv", "0,3/3,0", "0,,0", "a wonder has stages");
    complains("civil.csv", "happy-1", "happy-1;happy-1", "stands twice");
    complains(
        "military.csv",
        "each_may_build:temple",
        "each_may_build:church",
        "expected one of farm",
    );
    complains("military.csv", "event,1/1/1", "event,2/2/2", "has one copy");
    complains("military.csv", "2/0/0,1/1", "0/0/0,1/1", "an army has units");
    complains("military.csv", "no_attacks;a:", "no_attacks;c:", "unknown word \"c\"");
    complains("yellow_bank.csv", "17,2,0,0", "9,2,0,0", "yellow_bank.csv, row 10, field tokens");
    complains("blue_bank.csv", "0,6,", "1,6,", "the first row is for 0 tokens");
    complains("row.csv", "1,1,4,", "1,1,3,", "with any number of players a slot is swept");
    complains("mat.csv", "hunger,4", "hungry,4", "\"hunger\" is missing");
    complains("mat.csv", "blue_bank,16", "blue_bank,160", "mat.csv, row 9, field value");
}

#[test]
fn a_file_too_many_or_too_few_is_told() {
    let mut files = Content::built_in_files();
    files.0.insert("extra.csv".into(), "id\n".into());
    files.0.remove("row.csv");
    let complaints = Content::load(&files).err().unwrap_or_default();
    let all: Vec<String> = complaints.iter().map(|complaint| complaint.to_string()).collect();
    assert!(all.contains(&"extra.csv: unknown file".to_string()), "{all:?}");
    assert!(all.iter().any(|text| text.starts_with("row.csv: the file is missing")), "{all:?}");
}

/// The rows of a table: its header, then the cells of each row.
fn rows(text: &str) -> (Vec<String>, Vec<Vec<String>>) {
    let mut lines = text.lines().map(|line| line.split(',').map(str::to_string).collect());
    (lines.next().expect("a header"), lines.collect())
}

#[test]
fn what_is_written_is_what_was_read() {
    let files = Content::built_in_files();
    let (header, rows) = rows(&files.0["civil.csv"]);
    let effects = header.iter().position(|name| name == "effects").expect("a column");
    for (card, row) in content().civil.iter().zip(rows) {
        let powers: Vec<String> = card.powers.iter().map(Vocabulary::write).collect();
        let written = card.deed.map_or(powers.join(";"), |deed| deed.write());
        assert_eq!(written, row[effects], "{}", card.slug);
    }
}

#[test]
fn what_military_cards_do_is_written_as_it_was_read() {
    let files = Content::built_in_files();
    let (header, rows) = rows(&files.0["military.csv"]);
    let effects = header.iter().position(|name| name == "effects").expect("a column");
    for (card, row) in content().military.iter().zip(rows) {
        let written = match card.what {
            MilitaryType::Aggression(what) => what.write(),
            MilitaryType::War(what) => what.write(),
            MilitaryType::Territory(what) => what.write(),
            MilitaryType::Event(what) => what.write(),
            MilitaryType::Bonus { .. } | MilitaryType::Tactic(_) => String::new(),
            // The clauses of a pact, each read alone.
            MilitaryType::Pact(_) => {
                let clauses = row[effects].split(';').map(|text| text.parse::<Clause>());
                let clauses = clauses.map(|clause| clause.expect("a clause").write());
                clauses.collect::<Vec<_>>().join(";")
            }
        };
        assert_eq!(written, row[effects], "{}", card.slug);
    }
}

#[test]
fn a_word_that_is_nearly_right_is_named() {
    complains(
        "civil.csv",
        "second_politics",
        "second_politic",
        "did you mean \"second_politics\"?",
    );
    complains("military.csv", ",,annex,", ",,anex,", "did you mean \"annex\"?");
    complains("civil.csv", "happy-1", "hapy-1", "did you mean \"happy\"?");
    complains(
        "civil.csv",
        "culture_or_arms:3/3/3",
        "culture_or_arms:3",
        "expected culture_or_arms:n/n/n",
    );
    complains("military.csv", "raid:2/1", "raid:4/1", "4");
}

#[test]
fn the_vocabulary_is_a_page_with_every_word() {
    let page = Content::vocabulary();
    for word in ["`raid:n/n`", "`raid:n`", "`cooperation:n/n`", "`impact_IMPACT`", "`balance:n`"] {
        assert!(page.contains(word), "{word}");
    }
    assert!(page.contains("`effects` of `military.csv`, for cards of type `war`"));
}

/// The set with every card twice, but for those of which there is one for each kind and age, and
/// with cards that nobody plays with up to 254 of each sort.
fn twice() -> &'static Content {
    let mut files = Content::built_in_files();
    for (file, letter, idle) in
        [("civil.csv", 'C', "A,action,0/0/0"), ("military.csv", 'M', "I,bonus,0/0/0")]
    {
        let text = files.0.get_mut(file).expect("a file of the set");
        let (header, rows) = rows(text);
        let column = |name: &str| header.iter().position(|other| other == name).expect(name);
        let (age, what) = (column("age"), column("type"));
        let is_single = |row: &[String]| {
            let mat = row[age] == "A" && row[what] == "government";
            mat || row[what].parse::<Kind>().is_ok()
        };
        let mut number = rows.len();
        let mut add = |row: &[String]| {
            number += 1;
            let slug = format!("{}_{number}", row[1]);
            let cells = [format!("{letter}{number:03}"), slug];
            let cells = cells.iter().chain(&row[2..]).map(String::as_str);
            text.push_str(&(cells.collect::<Vec<_>>().join(",") + "\n"));
            number
        };
        rows.iter().filter(|row| !is_single(row)).for_each(|row| {
            add(row);
        });
        let [of_age, of_type, copies]: [&str; 3] =
            idle.split(',').collect::<Vec<_>>().try_into().expect("three cells");
        let sample = rows.iter().find(|row| row[what] == of_type).expect("a card");
        let mut sample = sample.clone();
        (sample[age], sample[column("copies")]) = (of_age.into(), copies.into());
        while add(&sample) < 254 {}
    }
    let content = Content::load(&files).unwrap_or_else(|complaints| panic!("{complaints:?}"));
    Box::leak(Box::new(content))
}

#[test]
fn there_is_room_for_twice_the_box() {
    let content = twice();
    assert_eq!((content.civil.len(), content.military.len()), (254, 254));
    let wonders = content.civil.iter().filter(|card| card.what == CivilType::Wonder);
    assert_eq!(wonders.map(|card| card.copies[0]).sum::<u8>(), 32);
    for seats in 2..=4 {
        for seed in 0..2 {
            let options = Options::new(seats).with(["no_resigning"]);
            if let Err(violation) = obey::<Ages>(content, &options, seed, Care::thorough()) {
                panic!("{options:?}, seed {seed}: {violation}");
            }
        }
    }
}

#[test]
fn more_than_255_cards_are_refused() {
    let mut files = Content::built_in_files();
    let text = files.0.get_mut("civil.csv").expect("a file of the set");
    let (_, rows) = rows(text);
    let sample = rows.iter().find(|row| row[3] == "action").expect("an action card");
    for number in rows.len() + 1..=256 {
        let row = sample[2..].join(",");
        text.push_str(&format!("C{number:03},idle_{number},{row}\n"));
    }
    let complaints = Content::load(&files).expect_err("too many cards");
    assert!(complaints.iter().any(|complaint| complaint.to_string().contains("at most 255")));
}
