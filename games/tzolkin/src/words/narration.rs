//! The course of the game, its board in text, and help on what lies there.

use super::{help, prophecy_name, topic, topics, tribe_name};
use crate::parts::{ProphecyId, TribeId};
use crate::{Tzolkin, board};
use kernel::{Lexicon, Narration, Period, Text, Topic};

impl Narration for Tzolkin {
    fn period(&self) -> Period {
        Period { round: self.round.into(), age: self.food_days_held.into() }
    }

    fn say_age(age: u16) -> Text {
        Text::new("age-ended").with("number", age)
    }

    fn draw_board(&self, lexicon: &Lexicon) -> String {
        board::draw(self, lexicon)
    }

    fn draw_board_in_colour(&self, lexicon: &Lexicon) -> String {
        board::draw_in_colour(self, lexicon)
    }

    fn named(&self) -> Vec<(String, Text)> {
        let content = self.rules();
        let tribes = (0..content.tribes.len()).map(|index| TribeId::at(index as u8));
        let tribes = tribes.map(|id| (id.to_string(), tribe_name(id)));
        let prophecies = (0..content.prophecies.len()).map(|index| ProphecyId::at(index as u8));
        let prophecies = prophecies.map(|id| (id.to_string(), prophecy_name(id)));
        tribes.chain(prophecies).collect()
    }

    fn topics(&self) -> Vec<Topic> {
        let told = |id| {
            let words = help(self.rules(), id)?;
            Some(Topic { id, title: topic(id), words: vec![words] })
        };
        topics(self).filter_map(told).collect()
    }
}
