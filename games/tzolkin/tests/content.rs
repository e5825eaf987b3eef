//! Content sets: the built-in one loads whole, and a wrong one is refused by file, row and field.

mod gears;
mod tables;
mod tiles;

use kernel::content::{ContentSet, Files};
use proptest::prelude::*;
use tzolkin::content::*;
use tzolkin::parts::*;

/// The built-in files with one text replaced in one file, at its first place.
#[track_caller]
fn edited(file: &str, from: &str, to: &str) -> Files {
    let mut files = Content::built_in_files();
    let text = files.0.get_mut(file).expect("a file of the set");
    assert!(text.contains(from), "{file} does not hold {from}");
    *text = text.replacen(from, to, 1);
    files
}

/// All complaints about these files, as people read them.
fn complaints(files: &Files) -> Vec<String> {
    match Content::load(files) {
        Ok(_) => Vec::new(),
        Err(complaints) => complaints.iter().map(|complaint| complaint.to_string()).collect(),
    }
}

/// One edit brings exactly these complaints.
#[track_caller]
fn check(file: &str, from: &str, to: &str, expected: &[&str]) {
    let expected: Vec<_> = expected.iter().map(|what| format!("{file}, {what}")).collect();
    assert_eq!(complaints(&edited(file, from, to)), expected);
}

/// As [`check`], for a complaint about the whole file.
#[track_caller]
fn check_file(file: &str, from: &str, to: &str, expected: &str) {
    assert_eq!(complaints(&edited(file, from, to)), [format!("{file}{expected}")]);
}

/// The line of a built-in file that begins so, with its end.
fn line(file: &str, start: &str) -> String {
    let files = Content::built_in_files();
    let found = files.0[file].lines().find(|line| line.starts_with(start));
    format!("{}\n", found.expect("a line that begins so"))
}

mod built_in {
    use super::*;

    #[test]
    fn the_set_loads_and_is_named_by_its_files() {
        let set = Content::built_in();
        assert_eq!(*set.hashes(), Content::built_in_files().hashes());
    }

    /// Tables that were begun before `table.csv` had a row for farms go on.
    #[test]
    fn the_set_without_a_row_for_farms_is_still_carried() {
        const FORMER_BYTES: &str =
            "1f18fe45482c45b3e6e0cff68e01f4b07b6ad467c39d4289a323eb242d140028";
        let hash = "fa0fd531ced62a0a33db5382ce7bad13e58787c603f0668136325fa205408ff7";
        let built_in = Content::built_in();
        let kernel::content::Hashes { played, bytes } = built_in.hashes();
        for hash in [hash, FORMER_BYTES, played, bytes] {
            let set = Content::carried(hash).expect("an earlier set");
            assert!(std::ptr::eq(set, built_in) && built_in.is(hash));
        }
        assert_eq!(built_in.figures.farm, 2);
        assert!(Content::carried("another").is_none());
    }

    #[test]
    fn every_file_has_its_items() {
        let inventory = Content::built_in().inventory();
        let counts: Vec<_> = inventory.iter().map(|kind| (kind.kind, kind.items)).collect();
        let expected = [
            ("gears", 43),
            ("buildings", 40),
            ("monuments", 13),
            ("wealth", 21),
            ("temples", 24),
            ("technologies", 16),
            ("food_days", 4),
            ("tribes", 13),
            ("prophecies", 13),
            ("quick_actions", 13),
            ("table", 25),
        ];
        assert_eq!(counts, expected);
        for kind in &inventory {
            assert_eq!(kind.by_source.values().sum::<usize>(), kind.items, "{}", kind.kind);
        }
    }

    #[test]
    fn every_gear_has_its_spaces() {
        for (gear, spaces) in &Content::built_in().gears {
            assert_eq!(spaces.len(), usize::from(gear.last()) + 1);
            for (number, space) in (0..).zip(spaces) {
                assert_eq!(space.cost, number, "{gear:?}");
                let is_numbered = (1..=gear.actions()).contains(&number);
                assert_eq!(matches!(space.action, Action::Do(_)), is_numbered, "{gear:?} {number}");
            }
        }
    }

    #[test]
    fn buildings_come_in_two_ages_and_two_sets() {
        let of = |age, is_new| {
            let all = Content::built_in().buildings.iter();
            all.filter(|building| building.age == age && building.is_new == is_new).count()
        };
        assert_eq!([of(1, false), of(2, false), of(1, true), of(2, true)], [14, 18, 4, 4]);
    }

    #[test]
    fn effects_are_read_in_printed_order() {
        let set = Content::built_in();
        let effects = |id: &str| {
            let id: BuildingId = id.parse().unwrap();
            set.buildings[id.index()].effects.to_vec()
        };
        let bought = [Effect::Points(2), Effect::PayCorn(1), Effect::AnyAction];
        assert_eq!(effects("B21"), bought);
        let early = Effect::FoodDayEarly(Good::Wood, 1);
        assert_eq!(effects("B34"), [early, Effect::FoodDayLate(Good::Skull, 1)]);
        let skull = [Effect::PlaceSkull, Effect::Points(7), Effect::AnyStep(1)];
        assert_eq!(effects("B40"), skull);
        assert_eq!(
            set.gears[Gear::Palenque][3].action,
            Action::Do([Effect::Harvest { corn: 5, wood: 2 }].into_iter().collect())
        );
    }

    #[test]
    fn levels_add_up_and_level_two_can_be_forgotten() {
        let [_, one, _, three] = Content::built_in().techs[Tech::Agriculture].powers;
        assert_eq!(one, [Powers { harvest_corn: 1, ..Powers::default() }; 2]);
        let forgotten = Powers { harvest_corn: 3, ..Powers::default() };
        assert_eq!(
            three,
            [Powers { fishing: 1, harvests_without_tile: true, ..forgotten }, forgotten]
        );
    }

    #[test]
    fn temples_count_from_the_bottom() {
        let temples = &Content::built_in().temples;
        assert_eq!(temples[Temple::Quetzalcoatl].leader, [2, 6]);
        let points: Vec<_> = temples[Temple::Chaac].steps.iter().map(|step| step.points).collect();
        assert_eq!(points, [-1, 0, 2, 4, 6, 7, 8]);
        assert_eq!(temples[Temple::Kukulcan].steps[5].good, Some(Good::Skull));
    }

    #[test]
    fn food_days_close_the_four_quarters() {
        let days: Vec<_> = Content::built_in().food_days.iter().map(|day| day.day).collect();
        assert_eq!(days, [7, 13, 20, 26]);
    }
}

mod vocabulary {
    use super::*;
    use kernel::Vocabulary;
    use std::fmt::Debug;
    use tzolkin::content::{Ability, Calamity, Metric, MonumentRule, Power};

    #[track_caller]
    fn is_read_again<V>(word: V)
    where
        V: Vocabulary + Copy + Debug + PartialEq + std::str::FromStr<Err = String>,
    {
        assert_eq!(word.write().parse(), Ok(word), "{}", word.write());
    }

    #[test]
    fn every_word_of_the_set_is_written_as_it_is_read() {
        let set = Content::built_in();
        let tiles = set.buildings.iter().map(|tile| &tile.effects);
        let tiles = tiles.chain(set.wealth.iter().map(|tile| &tile.effects));
        let tiles = tiles.chain(set.quicks.iter().map(|tile| &tile.effects));
        let spaces = set.gears.values().flatten().filter_map(|space| match &space.action {
            Action::Do(effects) => Some(effects),
            Action::None | Action::Any => None,
        });
        tiles.chain(spaces).flatten().for_each(|effect| is_read_again(*effect));
        set.monuments.iter().for_each(|tile| is_read_again(tile.rule));
        set.tribes.iter().for_each(|tile| is_read_again(tile.ability));
        set.prophecies.iter().for_each(|tile| is_read_again(tile.calamity));
        set.prophecies.iter().for_each(|tile| is_read_again(tile.metric));
        is_read_again(Effect::Harvest { corn: 4, wood: 0 });
    }

    #[test]
    fn the_page_has_a_row_for_each_word() {
        fn count<V: Vocabulary>() -> usize {
            V::WORDS.len()
        }
        let page = Content::vocabulary();
        let words = count::<Effect>() + count::<Power>() + count::<MonumentRule>();
        let words = words + count::<Ability>() + count::<Calamity>() + count::<Metric>();
        let rows = page.lines().filter(|line| line.starts_with("| `")).count();
        assert_eq!(rows, words, "{page}");
        for row in [
            "| `gain:CORN+n` | CORN: one of corn, wood, stone, gold, skull; n: 1 to 20 |",
            "| `build+n\\|monument` | n: 1 to 6 |",
            "| `workers:n/n/n/n/n/n` | n: 0 to 99 |",
        ] {
            assert!(page.contains(row), "{page}");
        }
        for file in ["gears", "wealth", "quick_actions", "technologies", "monuments", "tribes"] {
            assert!(page.contains(&format!("`{file}.csv`")), "{file}");
        }
        assert!(page.lines().all(|line| !line.ends_with("|  |")), "a word without a meaning");
    }
}

mod whole_files {
    use super::*;

    #[test]
    fn a_missing_file_is_named() {
        let mut files = Content::built_in_files();
        files.0.remove("tribes.csv");
        assert_eq!(complaints(&files), ["tribes.csv: the file is missing"]);
    }

    #[test]
    fn an_unknown_table_is_named() {
        let mut files = Content::built_in_files();
        files.0.insert("tribe.csv".into(), String::new());
        assert_eq!(complaints(&files), ["tribe.csv: unknown file"]);
    }

    #[test]
    fn columns_must_be_known_single_and_complete() {
        let unknown = "row 1, field tint: unknown column";
        let missing = "row 1, field colour: the column is missing";
        check("monuments.csv", "id,colour,", "id,tint,", &[unknown, missing]);
        let twice = "row 1, field wood: the column stands twice";
        let missing = "row 1, field stone: the column is missing";
        check("monuments.csv", "wood,stone,", "wood,wood,", &[twice, missing]);
    }

    #[test]
    fn line_ends_byte_order_marks_and_quotes_do_not_matter() {
        let mut files = Content::built_in_files();
        for text in files.0.values_mut() {
            *text = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        }
        files =
            Files(files.0.into_iter().map(|(k, v)| (k, v.replacen("id,", "\"id\",", 1))).collect());
        assert_eq!(complaints(&files), [""; 0]);
    }

    #[test]
    fn all_complaints_come_at_once() {
        let mut files = edited("gears.csv", "tikal,2,2", "tikal,2,21");
        let table = edited("table.csv", "food,2", "food,x").0["table.csv"].clone();
        files.0.insert("table.csv".into(), table.replacen("unfed,3", "unfed,21", 1));
        let expected = [
            "gears.csv, row 20, field cost: 21 is not between 0 and 20",
            "table.csv, row 19, field value: \"x\": expected a number between 0 and 6",
            "table.csv, row 21, field value: \"21\": expected a number between 0 and 20",
        ];
        assert_eq!(complaints(&files), expected);
    }

    #[test]
    fn a_source_begins_with_its_kind() {
        let what =
            "row 2, field source: \"rumour\": a source begins with seed, public, inferred or house";
        check("tribes.csv", "seed", "rumour", &[what]);
    }
}

/// Loading never panics; what is accepted has everything that the rules index.
fn never_panics(files: &Files) {
    match Content::load(files) {
        Ok(set) => {
            assert_eq!(*set.hashes(), files.hashes());
            assert!(
                set.gears.iter().all(|(gear, spaces)| spaces.len() == usize::from(gear.last()) + 1)
            );
            assert!(set.temples.values().all(|track| (3..=12).contains(&track.steps.len())));
            assert!(
                set.buildings.len() <= 64 && set.monuments.len() >= 7 && set.tribes.len() >= 10
            );
            assert_eq!((set.food_days.len(), set.quicks.len()), (4, 13));
        }
        Err(complaints) => assert!(!complaints.is_empty()),
    }
}

fn any_file() -> impl Strategy<Value = String> {
    proptest::sample::select(Content::built_in_files().0.into_keys().collect::<Vec<_>>())
}

/// The cells of a file; quoted commas are rare and may as well be torn apart.
fn cells(text: &str) -> Vec<Vec<String>> {
    text.lines().map(|line| line.split(',').map(str::to_string).collect()).collect()
}

fn joined(cells: &[Vec<String>]) -> String {
    cells.iter().map(|row| row.join(",") + "\n").collect()
}

proptest! {
    #[test]
    fn arbitrary_bytes_inside_a_file_never_panic(
        file in any_file(), at in any::<proptest::sample::Index>(), cut in 0usize..8,
        bytes in proptest::collection::vec(any::<u8>(), 0..8),
    ) {
        let mut files = Content::built_in_files();
        let mut text = files.0[&file].clone().into_bytes();
        let start = at.index(text.len());
        let end = (start + cut).min(text.len());
        text.splice(start..end, bytes);
        files.0.insert(file, String::from_utf8_lossy(&text).into_owned());
        never_panics(&files);
    }

    #[test]
    fn a_changed_or_deleted_field_never_panics(
        file in any_file(), row in any::<proptest::sample::Index>(),
        column in any::<proptest::sample::Index>(),
        to in proptest::option::of("[-+:;*/|a-z_0-9]{0,12}|[0-9]{1,4}|.{0,4}"),
    ) {
        let mut files = Content::built_in_files();
        let mut cells = cells(&files.0[&file]);
        let row = row.index(cells.len());
        let column = column.index(cells[row].len());
        match to {
            Some(to) => cells[row][column] = to,
            None => { cells[row].remove(column); }
        }
        files.0.insert(file, joined(&cells));
        never_panics(&files);
    }

    #[test]
    fn swapped_columns_and_rows_never_panic(
        file in any_file(), first in any::<proptest::sample::Index>(),
        second in any::<proptest::sample::Index>(), is_row in any::<bool>(), with_header in any::<bool>(),
    ) {
        let mut files = Content::built_in_files();
        let mut cells = cells(&files.0[&file]);
        if is_row {
            let (first, second) = (first.index(cells.len()), second.index(cells.len()));
            cells.swap(first, second);
        } else {
            let (first, second) = (first.index(cells[0].len()), second.index(cells[0].len()));
            cells[usize::from(!with_header)..].iter_mut().for_each(|row| row.swap(first, second));
        }
        files.0.insert(file, joined(&cells));
        never_panics(&files);
    }

    #[test]
    fn files_of_arbitrary_bytes_never_panic(
        texts in proptest::collection::vec(proptest::collection::vec(any::<u8>(), 0..200), 11),
    ) {
        let names = Content::built_in_files().0.into_keys();
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        never_panics(&Files(names.zip(texts.into_iter().map(text)).collect()));
    }
}
