//! The real program: what it answers, what it refuses, and with which exit code.

mod content;
mod harness;
mod locales;
mod play;
mod position;
mod record;
mod runs;
mod usage;
