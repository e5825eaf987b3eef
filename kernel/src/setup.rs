//! What is agreed before a game begins.

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A part of a game that can be switched on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Module {
    /// The name on the command line and the key of its words in the locale files.
    pub id: &'static str,
}

/// How many sit down, and with which modules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub seats: u8,
    #[serde(default)]
    pub modules: Vec<String>,
}

/// Why a game cannot begin so.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    #[error("{game} seats {least} to {most}, not {asked}")]
    Seats { game: &'static str, least: u8, most: u8, asked: u8 },
    #[error("{game} has no module \"{asked}\"; it has {known}")]
    Module { game: &'static str, asked: String, known: String },
    #[error("the content set does not suffice: {0}")]
    Content(String),
}
