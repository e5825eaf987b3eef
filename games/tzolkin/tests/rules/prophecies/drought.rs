//! Drought (R06).

use super::*;

/// Proves: R06
#[test]
fn a_corn_harvest_brings_one_less() {
    check(
        "with prophecies; prophecy R06; P0 on palenque 2",
        &["go palenque 2"],
        "P0 corn 3 corn_tiles 1",
    );
    check(
        "with prophecies; prophecy R06; P0 on palenque 5",
        &["go palenque 5", "burn", "down chaac"],
        "P0 corn 8 corn_tiles 1",
    );
}

#[test]
fn agriculture_is_added_first() {
    check(
        "with prophecies; prophecy R06; P0 agriculture 1; P0 on palenque 2",
        &["go palenque 2"],
        "P0 corn 4",
    );
}

#[test]
fn fishing_and_wood_are_spared() {
    check("with prophecies; prophecy R06; P0 on palenque 1", &["go palenque 1"], "P0 corn 3");
    check(
        "with prophecies; prophecy R06; P0 on palenque 4",
        &["go palenque 4", "harvest_wood"],
        "P0 wood 3",
    );
}

/// Proves: R06
#[test]
fn corn_tiles_score() {
    pays(
        "R06",
        "P1 corn_tiles 1; P2 corn_tiles 2",
        "P0 prophecies -5; P1 prophecies -5; P2 prophecies 0",
    );
    pays(
        "R06",
        "P3 wood_tiles 12; P0 corn_tiles 3; P1 corn_tiles 4; P2 corn_tiles 6",
        "P0 prophecies 0; P1 prophecies 6; P2 prophecies 6; P3 prophecies -5",
    );
    pays("R06", "P3 wood_tiles 12; P0 corn_tiles 7", "P0 prophecies 13");
}
