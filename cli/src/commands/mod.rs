//! One file a command.

pub mod admin;
pub mod analyse;
pub mod bench;
mod bench_page;
mod bench_search;
mod bench_table;
pub mod bot;
pub mod check;
pub mod content;
mod database;
pub mod duel;
pub mod games;
mod habits;
pub mod hint;
pub mod league;
mod limits;
pub mod manual;
pub mod minds;
mod moderate;
mod outside;
pub mod position;
pub mod record;
pub mod schema;
pub mod serve;
pub mod sim;
pub mod train;
