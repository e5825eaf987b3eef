//! The real program: what it answers, what it refuses, and with which exit code.

mod accounts;
mod analyse;
mod bot;
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
