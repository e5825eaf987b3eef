//! The rulebook as tests: one file a chapter, one test a sentence.

mod actions;
mod develop;
mod events;
mod orders;
mod politics;
mod ratings;
mod support;
mod tokens;
mod turn;
