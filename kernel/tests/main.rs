//! The kernel's tests: one program, so that it is linked once.

mod any_time;
mod basics;
mod laws;
mod notation;
mod nouns;
mod origin;
mod position;
mod record;
mod vocabulary;
