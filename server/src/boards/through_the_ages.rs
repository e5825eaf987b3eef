//! How the course of a game of Through the Ages is told.

use super::{Narrated, Period};
use kernel::{Locale, Text};
use through_the_ages::Ages;
use through_the_ages::parts::Age;
use through_the_ages::words;

impl Narrated for Ages {
    fn table_locales() -> &'static [Locale] {
        &[]
    }

    fn period(&self) -> Period {
        Period { round: self.round.into(), age: self.age.level().into() }
    }

    fn say_age(age: u16) -> Text {
        let ended = (age as u8).saturating_sub(1);
        Text::new("analysis-age").with("age", words::age(Age::of(ended)))
    }
}
