//! The laws of saving and of words.

use super::run::Run;
use super::{Broken, Lawful, law};
use crate::View;
use crate::position::{self, PositionError};
use crate::words::keys;
use crate::{Asks, Eyes, Game, Standings, Text, notation};

impl<G: Game> Run<'_, G> {
    /// A position, a view of it, and each choice survive being written and read.
    pub(super) fn check_saving(&mut self, state: &G) -> Lawful {
        let broken = |e: PositionError| Broken { law: "saving", message: e.to_string() };
        let text = position::write(state);
        let loaded = position::read::<G>(&text, state.content()).map_err(broken)?;
        law("saving", loaded.state == *state && loaded.eyes.is_none(), || {
            "another state is read than was written".into()
        })?;
        for eyes in Eyes::all(state.options().seats) {
            let view = View::of(state, eyes);
            let text = position::write_view(&view);
            let loaded = position::read::<G>(&text, state.content()).map_err(broken)?;
            law("saving", loaded.state == *view.state() && loaded.eyes == Some(eyes), || {
                format!("another view of {eyes:?} is read than was written")
            })?;
        }
        for choice in &self.lists.list {
            let line = notation::write(choice);
            let read = notation::read::<G::Choice>(&line)
                .map_err(|e| Broken { law: "saving", message: e.to_string() })?;
            law("saving", read == *choice, || {
                format!("{choice:?} is read from {line:?} as {read:?}")
            })?;
        }
        Ok(())
    }

    /// The question, every choice, every refusal and its chapter have words in every language.
    pub(super) fn check_words(&mut self, state: &G) -> Lawful {
        if self.care.lexicons.is_empty() || state.asks() == Asks::Nobody {
            return Ok(());
        }
        self.can_say(&state.say_question())?;
        for choice in &self.lists.list {
            self.can_say(&state.say_choice(*choice))?;
        }
        let mut refusals = self.expected_refusals(state);
        for _ in 0..self.care.scrambles {
            let choice = self.scramble();
            refusals.extend(state.refuse(choice));
        }
        for refusal in refusals {
            self.can_say(&G::say_refusal(refusal))?;
            self.can_say(&Text::new(G::chapter(refusal)))?;
        }
        Ok(())
    }

    /// What happened can be said, also to those who may not know all of it.
    pub(super) fn check_event_words(&self, events: &[G::Event]) -> Lawful {
        for event in events {
            self.can_say(&G::say_event(*event))?;
            self.can_say(&G::say_event(G::redact_event(*event, Eyes::Spectator)))?;
        }
        Ok(())
    }

    /// Every source of points has a name.
    pub(super) fn check_standings_words(&self, standings: &Standings) -> Lawful {
        let sources = standings.0.iter().flat_map(|standing| &standing.sources);
        sources
            .into_iter()
            .try_for_each(|(source, _)| self.can_say(&Text::new(keys::source(source))))
    }

    fn can_say(&self, text: &Text) -> Lawful {
        self.care.lexicons.iter().try_for_each(|lexicon| match lexicon.try_say(text) {
            Ok(said) => {
                law("words", !said.trim().is_empty(), || format!("{} says nothing", text.key))
            }
            Err(message) => Err(Broken { law: "words", message }),
        })
    }
}
