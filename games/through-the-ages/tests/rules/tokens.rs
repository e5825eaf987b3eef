//! Food, resources and their tokens.

use crate::rules::support::*;

#[test]
fn a_position_is_read() {
    let state = position(
        "3 seats; age II; P0 food 3 resources 5 science 4; P1 leader homer; P2 tech irrigation",
    );
    expect(
        &state,
        "P0 food 3 resources 5 blue 8 science 4; P1 leader homer happiness 1; P2 has irrigation",
    );
    expect(&state, "asks P0; P0 civil 4 military 2 strength 1 science_rating 1");
}
