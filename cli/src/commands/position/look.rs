//! Positions that are looked at.

use super::{With, eyes, put};
use crate::context::Context;
use crate::failure::{Done, Failure, bad, no};
use crate::games::Playable;
use crate::tell::{asked, standings};
use crate::words::reason;
use kernel::game::View;
use kernel::position::{self, Loaded};
use kernel::{Asks, Seed, notation};
use serde_json::json;
use std::io::Write;

pub struct Show<'a>(pub &'a mut Context);

impl With for Show<'_> {
    fn with<G: Playable>(self, position: Loaded<G>) -> Done {
        let state = &position.state;
        let lexicon = self.0.language.lexicon::<G>();
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
        writeln!(out, "{}", state.draw_board(&lexicon).trim_end())?;
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
        let lexicon = self.0.language.lexicon::<G>();
        let mut choices = Vec::new();
        state.choices(&mut choices);
        let lines = choices
            .iter()
            .map(|choice| (notation::write(choice), lexicon.say(&state.say_choice(*choice))));
        if self.0.json {
            let list: Vec<_> =
                lines.map(|(choice, words)| json!({"choice": choice, "words": words})).collect();
            return self.0.tell(&list);
        }
        for (choice, words) in lines {
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
        let lexicon = context.language.lexicon::<G>();
        let choice = notation::read(&line).map_err(|e| Failure::Bad(e.to_string()))?;
        let refusal = position.state.refuse(choice);
        if context.json {
            let why = refusal.map(|refusal| lexicon.say(&G::say_refusal(refusal)));
            let possible = refusal.is_none();
            context.tell(&json!({
                "choice": notation::write(&choice),
                "possible": possible,
                "refusal": refusal,
                "reason": why,
                "chapter": refusal.map(G::chapter),
            }))?;
        }
        match refusal {
            None if context.json => Ok(()),
            None => Ok(writeln!(context.out, "\"{line}\" is possible")?),
            Some(refusal) => {
                no(format!("\"{line}\" is not possible: {}", reason::<G>(refusal, &lexicon)))
            }
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
