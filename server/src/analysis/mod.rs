//! Hints and analyses in words: what a search thinks, as plain values for pages and programs.

mod erased;
pub mod figures;
mod hint;
mod line;
mod story;

pub use erased::{Advising, Analysing, Told};
pub use hint::{Hint, HintRow, hint};
pub use line::Said;
pub use story::{DecisionStory, Point, RoundMark, SeatStory, Story, TurnStory, tell};
