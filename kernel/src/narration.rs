//! How a game is told beyond its single sentences: how far it has come, its table in text, help on
//! what lies there.

use crate::{Game, Insight, Lexicon, Text};

/// A game whose course can be told, and which explains itself: what the program and the pages need.
pub trait Narration: Game + Insight {
    /// How far the game has come.
    fn period(&self) -> Period;

    /// What has just ended when the number of ages has become this one.
    fn say_age(age: u16) -> Text;

    /// The table in text, for a plain page, a file or a test.
    fn draw_board(&self, lexicon: &Lexicon) -> String;

    /// The same for a terminal with colours, which say nothing that a character does not say, too.
    fn draw_board_in_colour(&self, lexicon: &Lexicon) -> String {
        self.draw_board(lexicon)
    }

    /// The components that have names, by id.
    fn named(&self) -> Vec<(String, Text)> {
        Vec::new()
    }

    /// Help on what lies on this table.
    fn topics(&self) -> Vec<Topic> {
        Vec::new()
    }
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Period {
    /// 0 before the first round.
    pub round: u16,
    /// Whatever is more than a round: goes up when it ends.
    pub age: u16,
}

/// Help on one thing of a game, or on one kind of its components.
#[derive(Clone, Debug)]
pub struct Topic {
    pub id: &'static str,
    pub title: Text,
    /// What is to be said of it, part by part.
    pub words: Vec<Text>,
}
