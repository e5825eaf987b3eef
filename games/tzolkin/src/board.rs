//! The board in text.
use crate::state::Tzolkin;
use kernel::Lexicon;
pub fn draw(_: &Tzolkin, _: &Lexicon) -> String { String::new() }
