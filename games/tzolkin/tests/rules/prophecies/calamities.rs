//! Calamities on food days, and blocks that are not there ("Prophecies").

use super::*;

#[test]
fn a_reward_of_a_temple_may_be_declined() {
    let table = "with prophecies; prophecies R05 R07 R06; day 20; held 2; age 2; \
                 P0 quetzalcoatl 2 corn 7";
    check(table, &["end round", "take_gold 0"], "P0 gold 0 corn 1");
    check(table, &["end round", "take_gold 1"], "P0 gold 1 corn 0");
}

#[test]
fn a_skull_of_a_temple_costs_a_step_down() {
    let table = "with prophecies; prophecies R05 R08 R06; day 20; held 2; age 2; P0 kukulcan 4";
    check(table, &["end round", "down chaac"], "P0 skulls 1 chaac -1 wood 2");
    check(table, &["end round", "decline"], "P0 skulls 0 chaac 0 wood 2");
}

#[test]
fn a_block_that_is_not_there_cannot_pay() {
    let table = "with prophecies; prophecy R11; offer B01; P0 wood 1 stone 1; P0 on tikal 2";
    let state = play(
        position(&table.replace("wood 1 stone 1", "stone 2")),
        &["pick_up gear=tikal space=2"],
    );
    impossible(&state, "act gear=tikal action=2 way=plain");
    let state =
        play(position(&table.replace("wood 1", "wood 2")), &["go tikal 2", "build building=B01"]);
    let why = Refusal::NeedsBlock { block: Block::Gold, needs: 1, has: 0 };
    refused(&state, "pay wood=1 stone=0 gold=1", why);
    assert_eq!(choices(&state), ["pay wood=1 stone=1 gold=0", "pay wood=2 stone=0 gold=0"]);
}

/// What an action brings may pay for its other gains: corn, as the rulebook says, and blocks alike.
/// Proves: R03, R04
#[test]
fn the_block_of_chichen_itza_may_pay_for_its_step() {
    for (prophecy, space, temple) in
        [("R04", 6, "kukulcan"), ("R03", 8, "quetzalcoatl"), ("R03", 9, "quetzalcoatl")]
    {
        let table = format!(
            "with prophecies; prophecy {prophecy}; P0 skulls 1; P0 on chichen_itza {space}"
        );
        let go = format!("go chichen_itza {space}");
        let with = |answer| [go.as_str(), "take_block wood", answer];
        check(&table, &with("accept"), &format!("P0 wood 0 {temple} 1"));
        check(&table, &with("decline"), &format!("P0 wood 1 {temple} 0"));
    }
}

#[test]
fn the_block_of_chichen_itza_may_also_pay_for_theology() {
    let table = "with prophecies; prophecy R04; P0 skulls 1 theology 2; P0 on chichen_itza 6";
    let moves = ["go chichen_itza 6", "take_block wood", "decline", "up chaac"];
    check(table, &moves, "P0 wood 0 kukulcan 0 chaac 1");
}

/// Proves: R09
#[test]
fn the_block_of_a_building_may_pay_for_its_advance() {
    let rows = [
        ("B10", "wood 3", "accept", "agriculture 1 stone 0"),
        ("B12", "wood 2 stone 1", "accept", "extraction 1 gold 0"),
        ("B23", "wood 3", "advance theology", "theology 1 stone 0"),
        ("B24", "wood 2 stone 1", "advance theology", "theology 1 gold 0"),
    ];
    for (building, cost, answer, after) in rows {
        let table =
            format!("with prophecies; prophecy R09; offer {building}; P0 {cost}; P0 on tikal 2");
        let build = format!("build building={building}");
        check(&table, &["go tikal 2", &build, answer], &format!("P0 wood 0 {after}"));
    }
}
