//! People among people, as pages show them.

use kernel::Seat;

/// What concerns the people of a table beside the game.
#[derive(Default)]
pub struct Company {
    /// The persons who sit here or are asked, but for the reader.
    pub people: Vec<PersonCard>,
    pub may_talk: bool,
    /// A free seat at an open table waits for this reader.
    pub may_sit: bool,
    /// A seat is kept for the reader, who has not answered.
    pub is_asked: bool,
    /// The opener has removed the reader.
    pub was_removed: bool,
    /// The reader may leave for good.
    pub may_leave: bool,
    pub absent: Option<AbsentCard>,
    pub next: Option<NextCard>,
}

/// A person at the table.
pub struct PersonCard {
    pub seat: Seat,
    pub name: String,
    /// The seat is kept for them; they have not answered.
    pub is_asked: bool,
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
    /// It is known who said it, and the reader has not blocked them.
    pub may_block: bool,
    pub may_remove: bool,
}

/// What leaving would mean, for the page that asks whether one is sure.
pub struct LeavePage {
    pub table: String,
    pub game: String,
    pub leaving: crate::host::Leaving,
    /// The mind that would take the seat.
    pub mind: String,
}

/// Somebody whom the reader has blocked.
pub struct BlockCard {
    pub n: u64,
    pub name: String,
    pub at: u64,
}
