//! What is said of a game, in every language.

use crate::{Locale, Rules, Text};

/// A game that can be spoken of: questions, choices, events and refusals in words.
pub trait Spoken: Rules {
    fn locales() -> &'static [Locale];
    /// The question that is asked now.
    fn say_question(&self) -> Text;
    /// What a choice does and costs, in the state in which it is asked.
    fn say_choice(&self, choice: Self::Choice) -> Text;
    fn say_event(event: Self::Event) -> Text;
    fn say_refusal(refusal: Self::Refusal) -> Text;
    /// Where in the rulebook the refusal comes from: a key of the locale files.
    fn chapter(refusal: Self::Refusal) -> &'static str;
}
