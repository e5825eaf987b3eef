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
mod interrupt;
mod kept;
mod league;
mod locales;
mod manual;
mod minds;
mod moderate;
#[path = "../../../server/tests/place/mod.rs"]
mod place;
mod play;
mod position;
mod record;
mod runs;
mod serve;
mod shown;
mod storm;
mod tools;
mod train;
mod usage;
