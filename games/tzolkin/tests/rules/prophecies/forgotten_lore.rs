//! Forgotten Lore (R10).

use super::*;

/// Proves: R10
#[test]
fn the_second_level_of_agriculture_is_forgotten() {
    let table = "with prophecies; prophecy R10; P0 agriculture 2; P0 on palenque 1";
    check(table, &["go palenque 1"], "P0 corn 3");
    let table = "with prophecies; prophecy R10; field 2 wooded 0 open 0; P0 agriculture 2; \
                 P0 on palenque 2";
    let state = play(position(table), &["pick_up gear=palenque space=2"]);
    refused(&state, "act gear=palenque action=2 way=plain", Refusal::NoCornTile);
}

#[test]
fn the_second_level_of_extraction_is_forgotten() {
    let table = "with prophecies; prophecy R10; P0 extraction 2; P0 on yaxchilan 2";
    check(table, &["go yaxchilan 2"], "P0 stone 1 corn 1");
}

#[test]
fn the_second_level_of_architecture_is_forgotten() {
    let table = "with prophecies; prophecy R10; offer B01; P0 architecture 2 wood 1; P0 on tikal 2";
    let moves = ["go tikal 2", "build building=B01 helped=true"];
    check(table, &moves, "P0 corn 1 points 0");
}

#[test]
fn the_second_level_of_theology_is_forgotten() {
    check(
        "with prophecies; prophecy R10; P0 theology 2 skulls 1 wood 5; P0 on chichen_itza 1",
        &["go chichen_itza 1", "done"],
        "P0 wood 5 chaac 1; asks P1",
    );
}

#[test]
fn the_first_and_third_levels_are_not() {
    let table = "with prophecies; prophecy R10; P0 agriculture 3; P0 on palenque 2";
    check(table, &["go palenque 2"], "P0 corn 7");
    let table = "with prophecies; prophecy R10; P0 extraction 3; P0 on yaxchilan 5";
    check(table, &["go yaxchilan 5"], "P0 corn 2 stone 1 gold 2");
    let table = "with prophecies; prophecy R10; P0 extraction 3; P0 on yaxchilan 1";
    check(table, &["go yaxchilan 1"], "P0 wood 2");
    let table = "with prophecies; prophecy R10; offer B09; P0 architecture 3 wood 1; P0 on tikal 2";
    let moves = ["go tikal 2", "build building=B09 helped=true"];
    check(table, &moves, "P0 wood 0 corn 1 points 0 agriculture 1");
    let table = "with prophecies; prophecy R10; P0 theology 3; P0 on yaxchilan 4";
    check(table, &["go yaxchilan 4"], "P0 skulls 2");
}

#[test]
fn the_second_level_must_be_reached_before_the_third() {
    let table = "with prophecies; prophecy R10; P0 wood 5 theology 1; P0 on tikal 3";
    check(table, &["go tikal 3", "advance theology"], "P0 theology 2 wood 3");
    let moves = ["go tikal 3", "advance theology", "advance theology"];
    check(table, &moves, "P0 theology 3 wood 0");
}

/// Proves: R10
#[test]
fn tracks_at_the_second_level_score() {
    pays(
        "R10",
        "P0 theology 1 extraction 1 agriculture 1 architecture 1; P1 theology 2; \
         P2 theology 2 extraction 3; P3 theology 2 extraction 2 agriculture 3",
        "P0 prophecies -5; P1 prophecies 0; P2 prophecies 6; P3 prophecies 13",
    );
    pays("R10", "P0 theology 3 extraction 3 agriculture 3 architecture 3", "P0 prophecies 13");
}
