//! The games of this program. To add a game, say how its board is drawn, and add it to the list at
//! the end of this file.

use crate::failure::{Done, bad};
use kernel::schemars::JsonSchema;
use kernel::{Lexicon, Rules, Text};
use server::boards::Narrated;
use std::io::IsTerminal;

/// What this program must know of a game beyond its rules.
pub trait Playable: Narrated + JsonSchema {
    /// The board in text.
    fn draw_board(&self, lexicon: &Lexicon) -> String;

    /// The components that have names, by id.
    fn named(&self) -> Vec<(String, Text)>;

    /// Help on what lies on this table.
    fn topics(&self) -> Vec<Topic>;
}

/// Help on one thing of a game.
pub struct Topic {
    pub id: &'static str,
    pub title: Text,
    /// What is to be said of it, part by part.
    pub words: Vec<Text>,
}

/// Something that can be done with any game.
pub trait Visitor {
    type Out;
    fn visit<G: Playable>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// The names of all games.
        pub const KNOWN: &[&str] = &[$(<$game as Rules>::ID),*];

        /// Does something with the game of that name.
        pub fn with<V: Visitor>(id: &str, visitor: V) -> Done<V::Out> {
            $(if id == <$game as Rules>::ID {
                return Ok(visitor.visit::<$game>());
            })*
            bad(format!("unknown game \"{id}\"; there are: {}", KNOWN.join(", ")))
        }
    };
}

impl Playable for tzolkin::Tzolkin {
    fn draw_board(&self, lexicon: &Lexicon) -> String {
        match wants_colour() {
            true => tzolkin::board::draw_in_colour(self, lexicon),
            false => tzolkin::board::draw(self, lexicon),
        }
    }

    fn named(&self) -> Vec<(String, Text)> {
        use tzolkin::parts::{ProphecyId, TribeId};
        let content = self.rules();
        let tribes = (0..content.tribes.len()).map(|index| TribeId::at(index as u8));
        let tribes = tribes.map(|id| (id.to_string(), tzolkin::words::tribe_name(id)));
        let prophecies = (0..content.prophecies.len()).map(|index| ProphecyId::at(index as u8));
        let prophecies = prophecies.map(|id| (id.to_string(), tzolkin::words::prophecy_name(id)));
        tribes.chain(prophecies).collect()
    }

    fn topics(&self) -> Vec<Topic> {
        let topic = |id| {
            let words = tzolkin::words::help(self.rules(), id)?;
            Some(Topic { id, title: tzolkin::words::topic(id), words: vec![words] })
        };
        tzolkin::words::topics(self).filter_map(topic).collect()
    }
}

impl Playable for through_the_ages::Ages {
    fn draw_board(&self, lexicon: &Lexicon) -> String {
        through_the_ages::board::draw(self, lexicon)
    }

    fn named(&self) -> Vec<(String, Text)> {
        use through_the_ages::words::{civil, military};
        let content = self.rules();
        let civil = content.civil_ids().map(|id| (id.to_string(), civil(id)));
        civil.chain(content.military_ids().map(|id| (id.to_string(), military(id)))).collect()
    }

    /// Every card explains itself.
    fn topics(&self) -> Vec<Topic> {
        let topic = |(id, title, words)| Topic { id, title, words };
        through_the_ages::words::texts(self).into_iter().map(topic).collect()
    }
}

/// A terminal gets colours, unless the person has said that they want none.
fn wants_colour() -> bool {
    let is_refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    !is_refused && std::io::stdout().is_terminal()
}

games!(tzolkin::Tzolkin, through_the_ages::Ages);
