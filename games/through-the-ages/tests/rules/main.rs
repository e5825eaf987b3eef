//! The rulebook as tests: one file a chapter, one test a sentence.

mod ratings;
mod support;
mod tokens;
mod turn;
