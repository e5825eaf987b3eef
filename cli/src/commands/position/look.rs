//! Positions that are looked at.

use super::{With, eyes, put};
use crate::choice;
use crate::context::Context;
use crate::failure::{Done, bad};
use crate::games::Playable;
use crate::tell::{asked, draw_board, standings};
use crate::words::refused;
use kernel::View;
use kernel::position::{self, Loaded};
use kernel::{Asks, Numbered, Seed, notation};
use serde_json::json;
use std::io::Write;

pub struct Show<'a>(pub &'a mut Context);

impl With for Show<'_> {
    fn with<G: Playable>(self, position: Loaded<G>) -> Done {
        let state = &position.state;
        let lexicon = self.0.language.lexicon_of::<G>(state.content());
        let question = match state.asks() {
            Asks::Nobody => None,
            _ => Some(lexicon.say(&state.say_question())),
        };
        if self.0.json {
            return self.0.tell(&json!({
                "game": G::ID,
                "setup": state.options(),
                "asks": state.asks(),
                "question": question,
                "standings": state.standings(),
            }));
        }
        let out = &mut self.0.out;
        writeln!(out, "{}", draw_board(state, &lexicon).trim_end())?;
        writeln!(out)?;
        writeln!(out, "{}", standings(state, &lexicon).trim_end())?;
        writeln!(out)?;
        Ok(writeln!(out, "{}", asked(state, &lexicon))?)
    }
}

pub struct Choices<'a>(pub &'a mut Context);

impl With for Choices<'_> {
    fn with<G: Playable>(self, position: Loaded<G>) -> Done {
        let state = &position.state;
        let lexicon = self.0.language.lexicon_of::<G>(state.content());
        let mut choices = Vec::new();
        state.choices(&mut choices);
        let lines = choices.iter().map(|choice| {
            let words = lexicon.say(&state.say_choice(*choice));
            (choice.number(state), notation::write(choice), words)
        });
        if self.0.json {
            let list: Vec<_> = lines
                .map(|(number, choice, words)| {
                    json!({"number": number, "choice": choice, "words": words})
                })
                .collect();
            return self.0.tell(&list);
        }
        for (_, choice, words) in lines {
            writeln!(self.0.out, "{choice}\t{words}")?;
        }
        Ok(())
    }
}

pub struct Refuse<'a> {
    pub choice: String,
    pub context: &'a mut Context,
}

impl With for Refuse<'_> {
    fn with<G: Playable>(self, position: Loaded<G>) -> Done {
        let Refuse { choice: line, context } = self;
        let lexicon = context.language.lexicon_of::<G>(position.state.content());
        let choice = choice::read(&line, &position.state)?;
        match position.state.refuse(choice) {
            Some(refusal) => {
                let message = |why: &str| format!("\"{line}\" is not possible: {why}");
                Err(refused::<G>(message, choice, refusal, &lexicon))
            }
            None if context.json => {
                context.tell(&json!({"choice": notation::write(&choice), "possible": true}))
            }
            None => Ok(writeln!(context.out, "\"{line}\" is possible")?),
        }
    }
}

pub struct Redact<'a> {
    pub eyes: String,
    pub context: &'a mut Context,
}

impl With for Redact<'_> {
    fn with<G: Playable>(self, position: Loaded<G>) -> Done {
        let eyes = eyes(&self.eyes, &position.state)?;
        if position.eyes.is_some_and(|seen| seen != eyes) {
            return bad("the position is already redacted for other eyes");
        }
        put(&position::write_view(&View::of(&position.state, eyes)), None, self.context)
    }
}

pub struct Imagine<'a> {
    pub seed: Seed,
    pub context: &'a mut Context,
}

impl With for Imagine<'_> {
    fn with<G: Playable>(self, position: Loaded<G>) -> Done {
        let mut world = position.state;
        world.imagine(&mut self.seed.dice(0));
        put(&position::write(&world), None, self.context)
    }
}
