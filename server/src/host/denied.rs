//! What people may not do among people.

use thiserror::Error;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Denied {
    #[error("only those of this table talk here")]
    TalkClosed,
    #[error("too much talk at once")]
    TalkTooFast,
    #[error("the table has heard all that it keeps")]
    TalkFull,
    #[error("there is no such line")]
    NoLine,
    #[error("you have reported this line before")]
    ReportedAlready,
    #[error("you have reported too much today")]
    TooManyReports,
    #[error("nobody blocks or mutes themselves")]
    Oneself,
    #[error("you have blocked too many people")]
    TooManyBlocks,
    #[error("you have muted too many people")]
    TooManyMutes,
    #[error("you cannot sit down at this table")]
    Unwelcome,
    #[error("no seat is kept for you here")]
    NotInvited,
    #[error("only the opener of the table may do that")]
    NotOpener,
    #[error("the game is not over")]
    GoesOn,
    #[error("the game is over")]
    Over,
    #[error("the game has begun")]
    HasBegun,
    #[error("the game has not begun")]
    NotBegun,
    #[error("it is too early to play for somebody")]
    TooSoon,
}
