//! Words: every question, choice, event and refusal as a key and its facts.

use crate::choice::Choice;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Tzolkin;
use kernel::{Locale, Text};

pub(crate) const LOCALES: &[Locale] = &[];
pub(crate) fn question(_: &Tzolkin) -> Text { Text::new("q") }
pub(crate) fn choice(_: &Tzolkin, _: Choice) -> Text { Text::new("q") }
pub(crate) fn event(_: Event) -> Text { Text::new("q") }
pub(crate) fn refusal(_: Refusal) -> Text { Text::new("q") }
