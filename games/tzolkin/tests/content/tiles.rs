//! Tiles: ids, fields, numbers of tiles, and where effects may stand.

use super::*;

#[test]
fn ids_are_places_in_the_file() {
    check("buildings.csv", "B05", "B5", &["row 6, field id: expected B05"]);
    check("monuments.csv", "M02", "M01", &["row 3, field id: expected M02"]);
    check("wealth.csv", "W21", "w21", &["row 22, field id: expected W21"]);
    check("tribes.csv", "T01", "R01", &["row 2, field id: expected T01"]);
    check("prophecies.csv", "R13", "R14", &["row 14, field id: expected R13"]);
    check("quick_actions.csv", "Q01", "", &["row 2, field id: expected Q01"]);
}

#[test]
fn buildings_have_sane_fields() {
    let cases = [
        ("B01,1,base", "B01,3,base", "row 2, field age: 3 is not between 1 and 2"),
        ("B01,1,base", "B01,1,old", "row 2, field set: \"old\": expected base or new"),
        (
            "yellow,1,",
            "pink,1,",
            "row 2, field colour: \"pink\": expected one of yellow, brown, green, blue",
        ),
        ("yellow,1,", "yellow,11,", "row 2, field wood: 11 is not between 0 and 10"),
        ("yellow,1,", "yellow,-1,", "row 2, field wood: \"-1\": invalid digit found in string"),
        ("farm_one+1,0", "farm_one+1,2", "row 2, field renovation: \"2\": expected 0 or 1"),
        ("farm_one+1", "place_skull", "row 2, field effects: effect 1 is not possible here"),
        ("farm_one+1", "harvest:corn+1", "row 2, field effects: effect 1 is not possible here"),
        (
            "points+2;pay:corn+1;any",
            "points+2;any",
            "row 22, field effects: any_action must stand after pay:corn",
        ),
    ];
    for (from, to, what) in cases {
        check("buildings.csv", from, to, &[what]);
    }
}

#[test]
fn there_must_be_enough_of_each_kind() {
    for (file, keep, what) in [
        ("monuments.csv", 6, ": at least 7 rows are needed"),
        ("wealth.csv", 20, ": at least 21 rows are needed"),
        ("tribes.csv", 9, ": at least 10 rows are needed"),
        ("prophecies.csv", 2, ": at least 3 rows are needed"),
        ("quick_actions.csv", 12, ": at least 13 rows are needed"),
        ("food_days.csv", 3, ": expected 4 rows"),
    ] {
        let mut files = Content::built_in_files();
        let text = files.0.get_mut(file).unwrap();
        *text = text.lines().take(keep + 1).map(|line| format!("{line}\n")).collect();
        assert_eq!(complaints(&files)[0], format!("{file}{what}"));
    }
    let mut files = Content::built_in_files();
    let text = files.0.get_mut("buildings.csv").unwrap();
    *text = text.replace(",2,base,", ",2,new,");
    assert_eq!(
        complaints(&files),
        ["buildings.csv, field age: age 2 needs at least 6 base buildings"]
    );
}

#[test]
fn there_must_not_be_too_many() {
    let mut files = Content::built_in_files();
    let text = files.0.get_mut("prophecies.csv").unwrap();
    let row = text.lines().nth(1).unwrap().trim_start_matches("R01").to_string();
    for number in 14..=65 {
        *text += &format!("R{number}{row}\n");
    }
    assert_eq!(complaints(&files), ["prophecies.csv: more than 64 rows"]);
    let fourteenth = format!("Q14{}", line("quick_actions.csv", "Q13").trim_start_matches("Q13"));
    let last = line("quick_actions.csv", "Q13");
    check_file(
        "quick_actions.csv",
        &last,
        &format!("{last}{fourteenth}"),
        ": expected 7 tiles of age 1 and 6 of age 2",
    );
    let mut files = Content::built_in_files();
    let text = files.0.get_mut("buildings.csv").unwrap();
    *text = text
        .replace("farm_one+1", "farm_one+6;farm_one+6;farm_one+6;farm_all+6;farm_all+6;farm_all+6");
    assert_eq!(complaints(&files), ["buildings.csv, field effects: farms add up to more than 100"]);
}

#[test]
fn monument_rules_are_read_strictly() {
    let cases = [
        (
            "per_colour:brown*4",
            "per_colour:red*4",
            "\"per_colour:red*4\": expected one of yellow, brown, green, blue",
        ),
        (
            "per_colour:brown*4",
            "per_colour:brown+4",
            "\"per_colour:brown+4\": expected per_colour:YELLOW*n",
        ),
        (
            "per_colour:brown*4",
            "per_building*0",
            "\"per_building*0\": expected a number between 1 and 20",
        ),
        (
            "per_colour:brown*4",
            "workers:1/2",
            "\"workers:1/2\": expected 6 numbers with / between them",
        ),
        ("per_colour:brown*4", "temple_points*2", "\"temple_points*2\": expected temple_points"),
        (
            "per_colour:brown*4",
            "tracks_at_top:0/9/20/33/100",
            "\"tracks_at_top:0/9/20/33/100\": expected a number between 0 and 99",
        ),
    ];
    for (from, to, what) in cases {
        check("monuments.csv", from, to, &[&format!("row 2, field rule: {what}")]);
    }
}

#[test]
fn wealth_names_a_tooth_and_simple_goods() {
    let tooth = "row 2, field dummy_space: 10 is not between 0 and 9";
    check("wealth.csv", "palenque,1", "palenque,10", &[tooth]);
    let tooth = "row 18, field dummy_space: 13 is not between 0 and 12";
    check("wealth.csv", "chichen_itza,0", "chichen_itza,13", &[tooth]);
    for effect in ["market", "farm_all+1", "study+1", "points+1", "pay:corn+1;worker+1"] {
        let what = "row 16, field effects: effect 1 is not possible here";
        check("wealth.csv", "uxmal,5,worker+1", &format!("uxmal,5,{effect}"), &[what]);
    }
}

#[test]
fn abilities_fit_the_figures() {
    let cases = [
        ("keep_wealth:3", "keep_wealth:5", "row 10, field ability: only 4 tiles are dealt"),
        (
            "workers:5/1/5",
            "workers:7/1/5",
            "row 13, field ability: \"workers:7/1/5\": expected 1 to 6 workers and at most 6 corn more",
        ),
        (
            "corn_floor:2/4",
            "corn_floor:2",
            "row 5, field ability: \"corn_floor:2\": expected corn_floor:n/n",
        ),
        (
            "surcharge:0/0/2",
            "surcharge:0/3/2",
            "row 14, field ability: \"surcharge:0/3/2/5/9/13\": expected numbers that do not fall",
        ),
        (
            "paired_gears",
            "borrow_blocks",
            "row 8, field ability: \"borrow_blocks\": unknown word \"borrow_blocks\"; \
             there are pickup_after_placing, action_one_ahead, may_pass, corn_floor, \
             step_back_pays, flat_placement, paired_gears, cheap_tech, keep_wealth, skip_space, \
             sell_block, workers, surcharge",
        ),
    ];
    for (from, to, what) in cases {
        check("tribes.csv", from, to, &[what]);
    }
    let fewer = edited("table.csv", "most_workers,6", "most_workers,4");
    assert_eq!(
        complaints(&fewer),
        ["tribes.csv, row 13, field ability: a player has at most 4 workers"]
    );
}

#[test]
fn prophecies_climb() {
    let cases = [
        ("all_steps,0,3,9", "all_steps,0,0,9", "row 2, field rung2: expected more than 0"),
        ("all_steps,0,3,9", "all_steps,0,3,2", "row 2, field rung3: expected more than 3"),
        ("all_steps,0,3,9", "all_steps,-6,3,9", "row 2, field rung1: -6 is not between -5 and 99"),
        (
            "-5/0/6/13",
            "-5/0/6",
            "row 2, field points: expected 4 numbers between -99 and 99 with / between them",
        ),
        (
            "-5/0/6/13",
            "-5/0/6/200",
            "row 2, field points: expected 4 numbers between -99 and 99 with / between them",
        ),
        ("steps:chaac", "steps", "row 3, field metric: \"steps\": expected steps:CHAAC"),
        (
            "wood_harvest-1",
            "wood_harvest+1",
            "row 6, field calamity: \"wood_harvest+1\": expected wood_harvest-n",
        ),
    ];
    for (from, to, what) in cases.into_iter().filter(|case| case.0 != "steps:chaac") {
        check("prophecies.csv", from, to, &[what]);
    }
    check("prophecies.csv", ",steps:chaac", ",steps", &[cases[5].2]);
}

#[test]
fn quick_actions_come_by_age() {
    check("quick_actions.csv", "Q07,1", "Q07,2", &["row 8, field age: expected 1"]);
    check("quick_actions.csv", "Q08,2", "Q08,1", &["row 9, field age: expected 2"]);
    for effect in ["build+1", "extract:gold+1", "pay:corn+1;any_action"] {
        let number = 1 + effect.matches(';').count();
        let what = format!("row 4, field effects: effect {number} is not possible here");
        check("quick_actions.csv", "gain:stone+1", effect, &[&what]);
    }
}
