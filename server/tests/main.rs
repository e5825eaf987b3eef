//! The server's tests: one program, so that it is linked once; only `files.rs` stands alone.

mod hangups;
mod host;
mod http;
mod pages;
mod persons;
mod proxy;
mod sample;
mod secrecy;
mod store;
