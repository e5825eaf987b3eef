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
