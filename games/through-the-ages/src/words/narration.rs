//! The course of the game, its table in text, and help on its cards.

use super::{age, civil, military, texts};
use crate::board;
use crate::parts::Age;
use crate::state::Ages;
use kernel::{Lexicon, Narration, Period, Text, Topic};

impl Narration for Ages {
    fn period(&self) -> Period {
        Period { round: self.round.into(), age: self.age.level().into() }
    }

    fn say_age(number: u16) -> Text {
        let ended = (number as u8).saturating_sub(1);
        Text::new("age-ended").with("age", age(Age::of(ended)))
    }

    fn draw_board(&self, lexicon: &Lexicon) -> String {
        board::draw(self, lexicon)
    }

    fn named(&self) -> Vec<(String, Text)> {
        let content = self.rules();
        let civil = content.civil_ids().map(|id| (id.to_string(), civil(id)));
        civil.chain(content.military_ids().map(|id| (id.to_string(), military(id)))).collect()
    }

    /// Every card explains itself.
    fn topics(&self) -> Vec<Topic> {
        let topic = |(id, title, words)| Topic { id, title, words };
        texts(self).into_iter().map(topic).collect()
    }
}
