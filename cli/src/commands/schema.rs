//! `oikumene schema`

use crate::context::Context;
use crate::failure::Done;
use crate::games::{Playable, Visitor};
use clap::Args;

/// The JSON Schema of a game's positions
#[derive(Args)]
#[command(after_help = "Example:\n  oikumene schema tzolkin > tzolkin.schema.json")]
pub struct Schema {
    /// The game; `oikumene games` lists them
    pub game: String,
}

pub struct Run<'a>(pub &'a mut Context);

impl Visitor for Run<'_> {
    type Out = Done;

    fn visit<G: Playable>(self) -> Done {
        self.0.tell(&kernel::schema::of::<G>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{self, KNOWN};
    use crate::playout;
    use kernel::{ContentSet, Eyes, Silent, View, dice, position};

    /// Random games, and whether what is written of them on the way fits the schema.
    struct Compare;

    impl Visitor for Compare {
        type Out = usize;

        fn visit<G: Playable>(self) -> usize {
            let schema = kernel::schema::of::<G>();
            let schema = jsonschema::validator_for(&schema).expect("a schema");
            let mut compared = 0;
            for seats in G::seat_range() {
                for (number, options) in G::setups(seats).iter().enumerate() {
                    let mut state = G::begin(G::Content::built_in(), options).expect("a game");
                    let (mut dice, mut list) = (dice::fast(7, number as u64), Vec::new());
                    let mut made = 0;
                    while let Some(choice) = playout::random_choice(&state, &mut dice, &mut list) {
                        if made % 97 == number % 97 {
                            fits(&schema, &position::write(&state));
                            let eyes = Eyes::all(seats).nth(made % usize::from(seats + 1));
                            let view = View::of(&state, eyes.unwrap_or(Eyes::Spectator));
                            fits(&schema, &position::write_view(&view));
                            compared += 2;
                        }
                        state.apply(choice, &mut Silent);
                        made += 1;
                    }
                    fits(&schema, &position::write(&state));
                }
            }
            compared
        }
    }

    #[track_caller]
    fn fits(schema: &jsonschema::Validator, text: &str) {
        let position = serde_json::from_str(text).expect("JSON");
        if let Err(error) = schema.validate(&position) {
            panic!("{}: {error}", error.instance_path());
        }
    }

    #[test]
    fn positions_of_every_game_fit_their_schema() {
        for game in KNOWN {
            assert!(games::with(game, Compare).expect("a game") > 20);
        }
    }

    #[test]
    fn what_is_no_position_does_not_fit() {
        let schema = kernel::schema::of::<tzolkin::Tzolkin>();
        let schema = jsonschema::validator_for(&schema).expect("a schema");
        let position = serde_json::json!({"oikumene": "position", "version": 2, "game": "tzolkin"});
        assert!(!schema.is_valid(&position));
    }
}
