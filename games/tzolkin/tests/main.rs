//! The tests of Tzolk'in: one program, so that it is linked once.

mod board;
mod content;
mod eval;
mod golden;
mod hostile;
mod laws;
mod numbers;
mod positions;
mod rules;
mod words;
