//! Gears: every space, every word of an action.

use super::*;

/// All words of effects.
const EFFECTS: &str = "gain, extract, gain_block, fish, harvest, points, temple, pay, study, tech, \
    tech_exchange, build, build_monument, build_for_corn, build_plain, market, worker, any_action, \
    place_skull, farm_one, farm_all, food_day, food_day_early, food_day_late";

#[test]
fn every_space_stands_once() {
    let three = line("gears.csv", "palenque,3");
    check("gears.csv", &three, "", &["row 5, field space: expected 3"]);
    let twice = format!("{three}{three}");
    check("gears.csv", &three, &twice, &["row 6, field space: expected 4"]);
    let last = line("gears.csv", "uxmal,7");
    check_file("gears.csv", &last, "", ", field gear: uxmal lacks space 7");
    let more = format!("{last}{}", last.replace("uxmal,7", "uxmal,8"));
    check("gears.csv", &last, &more, &["row 34, field space: one row too many"]);
    check(
        "gears.csv",
        "tikal,0",
        "tical,0",
        &[
            "row 18, field gear: \"tical\": expected one of palenque, yaxchilan, tikal, uxmal, chichen_itza",
            "row 19, field space: expected 0",
        ],
    );
}

#[test]
fn the_first_space_does_nothing_and_the_last_do_anything() {
    check(
        "gears.csv",
        "palenque,0,0,none",
        "palenque,0,0,fish+3",
        &["row 2, field action: expected none"],
    );
    check(
        "gears.csv",
        "palenque,6,6,any",
        "palenque,6,6,fish+3",
        &["row 8, field action: expected any"],
    );
    let what = format!("row 3, field action: \"none\": unknown word \"none\"; there are {EFFECTS}");
    check("gears.csv", "1,1,fish+3", "1,1,none", &[&what]);
    check(
        "gears.csv",
        "1,1,fish+3",
        "1,1,",
        &["row 3, field action: at least one effect is needed"],
    );
}

#[test]
fn words_and_names_must_be_known() {
    let temple = "\"temple:foo+1\": expected one of chaac, quetzalcoatl, kukulcan";
    check(
        "gears.csv",
        "temple:chaac+1",
        "temple:foo+1",
        &[&format!("row 35, field action: {temple}")],
    );
    let cases = [
        ("fish+", "expected a number between 1 and 20"),
        ("fish+0", "expected a number between 1 and 20"),
        ("fish++3", "expected a number between 1 and 20"),
        ("fish+300", "expected a number between 1 and 20"),
        ("fish", "expected fish+n"),
        ("fish:3", "expected fish+n"),
        ("market+1", "expected market"),
        ("gain:stone+7", "expected a number between 1 and 6"),
        ("gain:maize+1", "expected one of corn, wood, stone, gold, skull"),
        ("gain+1", "expected gain:CORN+n"),
        ("pay:gold+1", "expected pay:corn+n or pay:block+n"),
        ("harvest:wood+2", "expected harvest:corn+n|wood+n or harvest:corn+n"),
        ("tech:theology+2", "expected tech:any+n or tech:AGRICULTURE+1"),
        ("Fish+3", &format!("unknown word \"Fish\"; there are {EFFECTS}")),
        ("fihs+3", "unknown word \"fihs\"; did you mean \"fish\"?"),
        ("", &format!("unknown word \"\"; there are {EFFECTS}")),
    ];
    for (word, what) in cases {
        let to = format!("1,1,points+1;{word},");
        let what = format!("row 3, field action: \"{word}\": {what}");
        check("gears.csv", "1,1,fish+3,", &to, &[&what]);
    }
}

#[test]
fn effects_stand_where_the_rules_can_carry_them_out() {
    let cases = [
        ("fish+3", "place_skull", "row 3, field action: effect 1 is not possible here"),
        ("fish+3", "harvest:corn+4", "row 3, field action: effect 1 is not possible here"),
        (
            "harvest:corn+4",
            "harvest:corn+4|wood+1",
            "row 4, field action: effect 1 is not possible here",
        ),
        ("study+1", "points+1;farm_one+1", "row 19, field action: effect 2 is not possible here"),
        ("study+1", "food_day:corn+1", "row 19, field action: effect 1 is not possible here"),
        ("study+1", "any_action", "row 19, field action: any_action must stand after pay:corn"),
        (
            "study+1",
            "pay:block+1;any_action",
            "row 19, field action: any_action must stand after pay:corn",
        ),
        (
            "study+1",
            "market;pay:corn+1",
            "row 19, field action: pay must be followed by what is paid for",
        ),
        (
            "study+1",
            "pay:corn+1;pay:block+1;market",
            "row 19, field action: pay may stand only once",
        ),
        (
            "place_skull;points+4",
            "points+4",
            "row 35, field action: the first effect must be place_skull",
        ),
        (
            "place_skull;points+4",
            "place_skull;place_skull",
            "row 35, field action: place_skull may stand only once",
        ),
        (
            "study+1",
            "fish+1;fish+1;fish+1;fish+1;fish+1;fish+1;fish+1",
            "row 19, field action: more than 6 effects",
        ),
    ];
    for (from, to, what) in cases {
        check("gears.csv", from, to, &[what]);
    }
}
