//! The rulebook as tests: one file a chapter, one test a sentence.

mod support;
mod notation {
    use crate::support::check;

    #[test]
    fn positions_and_moves_are_read() {
        check(
            "P0 corn 3; P0 on yaxchilan 1",
            &["go yaxchilan 1", "done"],
            "P0 corn 3 wood 1 at_hand 3; asks P1",
        );
    }
}
