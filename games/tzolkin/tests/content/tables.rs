//! Temples, technologies, Food Days and single figures.

use super::*;

#[test]
fn temples_have_all_steps() {
    check(
        "temples.csv",
        "chaac,-1",
        "chaac,0",
        &["row 2, field step: expected -1", "row 3, field step: expected 1"],
    );
    let step = line("temples.csv", "kukulcan,2");
    check("temples.csv", &step, "", &["row 21, field step: expected 2"]);
    check(
        "temples.csv",
        "stone,6,2",
        "clay,6,2",
        &["row 4, field good: \"clay\": expected one of corn, wood, stone, gold, skull"],
    );
    check(
        "temples.csv",
        "stone,6,2",
        "stone,5,2",
        &["row 4, field leader_second: expected 6, as in the rows before"],
    );
    let files = Content::built_in_files();
    let short: String = files.0["temples.csv"]
        .lines()
        .filter(|line| !(line.starts_with("chaac,") && line.as_bytes()[6] > b'0'))
        .map(|line| format!("{line}\n"))
        .collect();
    let short = edited("temples.csv", &files.0["temples.csv"], &short);
    assert_eq!(complaints(&short), ["temples.csv, field temple: chaac lacks step 1"]);
}

#[test]
fn technologies_have_three_levels_and_a_bonus() {
    let bonus = line("technologies.csv", "theology,4");
    check_file("technologies.csv", &bonus, "", ", field track: theology lacks level 4");
    let cases = [
        (
            "harvest_corn+1",
            "harvest_gold+1",
            "row 2, field effects: \"harvest_gold+1\": unknown word \"harvest_gold\"; did you mean \"harvest_corn\"?",
        ),
        (
            "harvest_corn+1",
            "",
            "row 2, field effects: \"\": unknown word \"\"; there are harvest_corn, \
             harvest_without_tile, fishing, extract, build_corn, build_points, build_discount, \
             ahead, step_after_skull",
        ),
        (
            "harvest_corn+1",
            "harvest_corn+7",
            "row 2, field effects: \"harvest_corn+7\": expected a number between 1 and 6",
        ),
        (
            "extract:wood+1",
            "extract:corn+1",
            "row 6, field effects: \"extract:corn+1\": expected one of wood, stone, gold, skull",
        ),
        ("temple:any+1", "tech:any+1", "row 5, field effects: effect 1 is not possible here"),
        ("temple:any+1", "study+1", "row 5, field effects: effect 1 is not possible here"),
        ("temple:any+1", "build+1", "row 5, field effects: effect 1 is not possible here"),
        ("temple:any+1", "", "row 5, field effects: at least one effect is needed"),
    ];
    for (from, to, what) in cases {
        check("technologies.csv", from, to, &[what]);
    }
}

#[test]
fn food_days_are_four_ascending_and_end_the_game() {
    let cases = [
        ("2,13,", "2,7,", "row 3, field day: 7 is not between 8 and 26"),
        ("4,26,", "4,25,", "row 5, field day: 25 is not between 26 and 26"),
        ("1,7,", "2,7,", "row 2, field number: expected 1"),
        ("goods", "rest", "row 2, field reward: \"rest\": expected goods or points"),
    ];
    for (from, to, what) in cases {
        check("food_days.csv", from, to, &[what]);
    }
    let none = ", field ends_age: exactly one Food Day ends the age";
    check_file("food_days.csv", "points,1", "points,0", none);
    let three = ", field reward: exactly two Food Days bring points";
    check_file("food_days.csv", "goods", "points", three);
    check_file("food_days.csv", "3,20", "3,26", ", field day: expected later and later days");
}

#[test]
fn every_figure_stands_once() {
    check_file("table.csv", &line("table.csv", "food,"), "", ", field key: \"food\" is missing");
    let food = line("table.csv", "food,");
    let twice = format!("{food}{food}");
    check("table.csv", &food, &twice, &["row 20, field key: \"food\" stands twice"]);
    let more = format!("{food}{}", food.replace("food", "drink"));
    check("table.csv", &food, &more, &["row 20, field key: unknown key \"drink\""]);
}

#[test]
fn figures_keep_their_limits() {
    let cases = [
        (
            "\nworkers,3",
            "\nworkers,7",
            "row 2, field value: \"7\": expected a number between 1 and 6",
        ),
        (
            "most_workers,6",
            "most_workers,7",
            "row 3, field value: \"7\": expected a number between 1 and 6",
        ),
        (
            "skulls,13",
            "skulls,61",
            "row 4, field value: \"61\": expected a number between 1 and 60",
        ),
        (
            "wealth_dealt,4",
            "wealth_dealt,5",
            "row 5, field value: \"5\": expected a number between 2 and 4",
        ),
        (
            "wealth_kept,2",
            "wealth_kept,4",
            "row 6, field value: \"4\": expected a number between 1 and 3",
        ),
        (
            "tribes_dealt,2",
            "tribes_dealt,3",
            "row 7, field value: \"3\": expected a number between 2 and 2",
        ),
        ("offer,6", "offer,7", "row 8, field value: \"7\": expected a number between 1 and 6"),
        (
            "offer,4/5/6/7",
            "offer,4/5/6",
            "row 9, field value: \"4/5/6\": expected 4 numbers with / between them",
        ),
        (
            "offer,4/5/6/7",
            "offer,4/5/6/8",
            "row 9, field value: \"4/5/6/8\": expected a number between 1 and 7",
        ),
        (
            "spaces,2/1/1/0",
            "spaces,2/1/1/1",
            "row 12, field value: \"2/1/1/1\": more than dummies_quick",
        ),
        (
            "quick_spaces,3",
            "quick_spaces,4",
            "row 13, field value: \"4\": expected a number between 1 and 3",
        ),
        (
            "prophecies,3",
            "prophecies,4",
            "row 15, field value: \"4\": expected a number between 3 and 3",
        ),
        (
            "0/1/3/6/10/15",
            "0/1/3/6/5/15",
            "row 16, field value: \"0/1/3/6/5/15\": expected numbers that do not fall",
        ),
        (
            "market_wood,2",
            "market_wood,0",
            "row 22, field value: \"0\": expected a number between 1 and 20",
        ),
        (
            "market_wood,2",
            "market_wood,",
            "row 22, field value: \"\": expected a number between 1 and 20",
        ),
    ];
    for (from, to, what) in cases {
        check("table.csv", from, to, &[what]);
    }
}

#[test]
fn a_farm_for_one_worker_saves_what_the_table_says() {
    use kernel::{Options, Rules, Seat};
    for (farm, food) in [(0, 6), (1, 5), (2, 4), (3, 4)] {
        let files = edited("table.csv", "farm,2", &format!("farm,{farm}"));
        let set = Content::load(&files).expect("a valid set");
        let options = Options::new(2);
        let set = Box::leak(Box::new(set));
        let mut state = tzolkin::Tzolkin::begin(set, &options).expect("possible options");
        state.players[0].buildings.add("B01".parse().expect("a building"));
        assert_eq!(state.need(Seat(0)).of_all(3), food, "farm {farm}");
    }
    let why = "row 20, field value: \"7\": expected a number between 0 and 6";
    check("table.csv", "farm,2", "farm,7", &[why]);
}
