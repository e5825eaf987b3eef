//! The tests of Through the Ages: one program, so that it is linked once.

mod content;
mod eval;
mod golden;
mod habits;
mod hostile;
mod laws;
mod numbers;
mod old;
mod positions;
mod rules;
mod words;
