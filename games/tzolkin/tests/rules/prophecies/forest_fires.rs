//! Forest Fires (R05).

use super::*;

/// Proves: R05
#[test]
fn a_wood_harvest_brings_one_less() {
    let harvest = |space: u8| {
        let table = format!("with prophecies; prophecy R05; P0 on palenque {space}");
        play(position(&table), &[&format!("go palenque {space}"), "harvest_wood"])
    };
    expect(&harvest(3), "P0 wood 1 wood_tiles 1");
    expect(&harvest(4), "P0 wood 2 wood_tiles 1");
    expect(&harvest(5), "P0 wood 3 wood_tiles 1");
}

#[test]
fn extraction_is_added_first() {
    check(
        "with prophecies; prophecy R05; P0 extraction 1; P0 on palenque 3",
        &["go palenque 3", "harvest_wood"],
        "P0 wood 2",
    );
}

#[test]
fn corn_and_yaxchilan_are_spared() {
    check(
        "with prophecies; prophecy R05; P0 on palenque 3",
        &["go palenque 3", "burn", "down chaac"],
        "P0 corn 5 wood 0",
    );
    check("with prophecies; prophecy R05; P0 on yaxchilan 1", &["go yaxchilan 1"], "P0 wood 1");
}

/// Proves: R05
#[test]
fn wood_tiles_score() {
    pays(
        "R05",
        "P1 wood_tiles 1; P2 wood_tiles 2; P3 wood_tiles 3",
        "P0 prophecies -5; P1 prophecies 0; P2 prophecies 0; P3 prophecies 6",
    );
    pays("R05", "P0 wood_tiles 5; P1 wood_tiles 6", "P0 prophecies 6; P1 prophecies 13");
    pays("R05", "P0 wood_tiles 4; P1 wood_tiles 7", "P0 prophecies 6; P1 prophecies 13");
}
