//! What went wrong at a table, as a person may know it.

use crate::erased::Unmade;
use crate::store::Fault;
use thiserror::Error;

#[derive(Debug, Error)]
pub enum Trouble {
    #[error("there is no such table")]
    NoTable,
    #[error("the table was closed")]
    Closed,
    #[error("the table cannot be read and was set aside")]
    Aside,
    #[error("this server does not have the game")]
    NoGame,
    #[error("this server does not have the content set")]
    NoContent,
    #[error("the table has no such seat")]
    NoSuchSeat,
    #[error("the time was up")]
    TimeUp,
    #[error("you do not sit at this seat")]
    NotYours,
    #[error("this is not your turn")]
    NotAsked,
    #[error("the table has moved on")]
    Stale,
    #[error("{en}")]
    Refused { en: String, ru: String },
    #[error("{0}")]
    Unreadable(String),
    #[error("there is nothing to take back")]
    NothingToUndo,
    #[error("this table has not agreed on hints")]
    NoHints,
    #[error("the game is not over")]
    NotOver,
    #[error("no mind understands this game yet")]
    NotUnderstood,
    #[error("too many analyses are under way")]
    Busy,
    #[error("another hint is under way")]
    HintUnderWay,
    #[error("somebody was faster: no seat is free")]
    NoSeat,
    #[error("you have opened too many tables; finish some first")]
    TooMany,
    #[error("you have as many tables as one person may keep")]
    TooManyKept,
    #[error("you have brought as many records as one person may")]
    TooManyImports,
    #[error("you keep notes at as many tables as one person may")]
    TooManyNotes,
    #[error("{0}")]
    Denied(#[from] super::Denied),
    #[error("the record does not prove true")]
    Tampered,
    #[error("the database does not answer: {0}")]
    Fault(#[from] Fault),
    #[error("{0}")]
    Broken(String),
}

impl From<Unmade> for Trouble {
    fn from(unmade: Unmade) -> Trouble {
        match unmade {
            Unmade::NotAsked => Trouble::NotAsked,
            Unmade::Unreadable(what) => Trouble::Unreadable(what),
            Unmade::Refused { en, ru } => Trouble::Refused { en, ru },
            Unmade::NoSeed => Trouble::Broken("the seed is lost".into()),
        }
    }
}
