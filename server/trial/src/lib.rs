//! What the tests of the server and those of the program share: a real server with a database of
//! its own, a small browser, and a folder for files.
#![forbid(unsafe_code)]

pub mod client;
pub mod place;
