//! The rulebook as tests: one file a chapter, one test a sentence.

mod buildings;
mod calendar;
mod chichen_itza;
mod farms;
mod five_players;
mod food_days;
mod new_buildings;
mod palenque;
mod picking;
mod placing;
mod prophecies;
mod quick_actions;
mod scoring;
mod setup;
mod support;
mod technologies;
mod temples;
mod tikal;
mod tribes;
mod turn;
mod uxmal;
mod yaxchilan;
mod notation {
    use crate::rules::support::check;

    #[test]
    fn positions_and_moves_are_read() {
        check(
            "P0 corn 3; P0 on yaxchilan 1",
            &["go yaxchilan 1", "done"],
            "P0 corn 3 wood 1 at_hand 3; asks P1",
        );
    }
}
