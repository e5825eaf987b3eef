//! People among people, as pages show them.

use kernel::Seat;

/// What concerns the people of a table beside the game.
#[derive(Default)]
pub struct Company {
    /// The persons who sit here or are asked, but for the reader.
    pub people: Vec<PersonCard>,
    pub may_talk: bool,
    /// Talk at this table is not for the reader.
    pub is_talk_closed: bool,
    /// A free seat at an open table waits for this reader.
    pub may_sit: bool,
    /// A seat is kept for the reader, who has not answered.
    pub is_asked: bool,
    /// The name of the person who has opened the table.
    pub opener: String,
    /// The reader had a session here that is over.
    pub was_logged_out: bool,
    /// The opener has removed the reader.
    pub was_removed: bool,
    /// The reader may leave for good.
    pub may_leave: bool,
    /// Lines that the reader does not see, of people whom they have muted or blocked.
    pub hidden: usize,
    /// What the reader has just done.
    pub done: Option<Done>,
    pub absent: Option<AbsentCard>,
    /// The others have waited long enough for the reader.
    pub is_waited_for: bool,
    pub next: Option<NextCard>,
}

/// A person at the table.
pub struct PersonCard {
    pub seat: Seat,
    pub name: String,
    /// The seat is kept for them; they have not answered.
    pub is_asked: bool,
    /// The reader may mute them.
    pub may_mute: bool,
    /// The reader has muted them: the number of the mute.
    pub mute: Option<u64>,
    /// The reader may block them.
    pub may_block: bool,
    /// The reader has blocked them: the number of the block.
    pub block: Option<u64>,
    /// The reader has opened the table and may send them away.
    pub may_remove: bool,
}

/// Somebody for whom the others have waited long enough.
pub struct AbsentCard {
    pub seat: Seat,
    pub name: String,
    /// The reader has agreed that an opponent plays on.
    pub has_agreed: bool,
    /// The others who have not agreed yet.
    pub waits_for: Vec<String>,
}

/// The table where the same people play once more.
pub struct NextCard {
    pub id: String,
    /// The name of the person who asks.
    pub opener: String,
    /// The reader is asked and has not answered.
    pub is_asked: bool,
}

/// A line of talk on a page of its own.
pub struct SaidPage {
    pub table: String,
    pub n: u64,
    pub name: String,
    pub at: u64,
    pub text: String,
    /// The reader has said it themselves.
    pub is_own: bool,
    pub was_reported: bool,
    /// It is known who said it, and the reader has neither muted nor blocked them.
    pub may_mute: bool,
    /// The reader has muted who said it: the number of the mute.
    pub mute: Option<u64>,
    /// It is known who said it, and the reader has not blocked them.
    pub may_block: bool,
    pub may_remove: bool,
}

/// What an invitation leads to.
pub struct JoinPage {
    pub table: String,
    pub game: String,
    /// Who sits where.
    pub seats: Vec<String>,
    /// The address of the invitation, which its form posts to.
    pub action: String,
    pub welcome: crate::host::Welcome,
    /// What a reader without a name wants to be called, as they typed it, and what is wrong with it.
    pub name: String,
    pub error: Option<String>,
}

/// What leaving would mean, for the page that asks whether one is sure.
pub struct LeavePage {
    pub table: String,
    pub game: String,
    pub leaving: crate::host::Leaving,
    /// The mind that would take the seat.
    pub mind: String,
}

/// Everybody whom the reader has muted or blocked.
#[derive(Default)]
pub struct ApartPage {
    pub muted: Vec<ApartCard>,
    pub blocked: Vec<ApartCard>,
    /// What the reader has just done.
    pub done: Option<Done>,
}

/// Somebody whom the reader has muted or blocked.
pub struct ApartCard {
    pub n: u64,
    pub name: String,
    pub at: u64,
}

/// What a reader has done about another person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    Mute,
    Unmute,
    Block,
    Unblock,
}

impl Done {
    pub const ALL: [Done; 4] = [Done::Mute, Done::Unmute, Done::Block, Done::Unblock];

    pub fn key(self) -> &'static str {
        match self {
            Done::Mute => "mute",
            Done::Unmute => "unmute",
            Done::Block => "block",
            Done::Unblock => "unblock",
        }
    }
}
