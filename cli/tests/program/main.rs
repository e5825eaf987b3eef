//! The real program: what it answers, what it refuses, and with which exit code.

mod accounts;
mod analyse;
mod bot;
#[path = "../../../server/tests/http/client.rs"]
mod client;
mod content;
mod disk;
mod duel;
mod harness;
mod hint;
mod league;
mod locales;
mod moderate;
#[path = "../../../server/tests/place/mod.rs"]
mod place;
mod play;
mod position;
mod record;
mod runs;
mod serve;
mod storm;
mod tools;
mod train;
mod usage;
