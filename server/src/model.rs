//! What pages show: plain values, already redacted and already said in the reader's language.

mod people;

pub use people::*;

use crate::clock::Tempo;
use kernel::Seat;
use maud::Markup;
use std::ops::RangeInclusive;

/// Who reads, and how.
#[derive(Clone, Debug)]
pub struct Reader {
    /// `en` or `ru`.
    pub language: &'static str,
    /// `light`, `dark`, or `auto` for the system's.
    pub theme: &'static str,
    /// The person's name; nothing before the first game.
    pub name: Option<String>,
    pub is_guest: bool,
}

impl Reader {
    /// Somebody of whom only the language is known.
    pub fn anybody(language: &'static str) -> Reader {
        Reader { language, theme: "auto", name: None, is_guest: true }
    }
}

/// A game in the hall.
pub struct GameCard {
    pub id: &'static str,
    pub name: String,
    pub about: String,
    pub seats: (u8, u8),
    /// Whom it is for.
    pub audience: String,
    pub minutes_a_seat: u16,
    pub modules: Vec<ModuleCard>,
    pub variants: Vec<VariantCard>,
    /// [`boards::Board::SYMBOLS`], which the cover needs.
    pub symbols: Markup,
    pub cover: Markup,
}

pub struct ModuleCard {
    pub id: &'static str,
    pub name: String,
    pub about: String,
}

/// Something that is one of several.
pub struct VariantCard {
    pub id: &'static str,
    pub name: String,
    /// What it can be; the first is the usual.
    pub of: Vec<ModuleCard>,
}

/// A table in a list.
pub struct TableCard {
    pub id: String,
    pub game: String,
    pub seats: Vec<String>,
    /// Seats that wait for somebody.
    pub free: usize,
    /// The reader may take one of them.
    pub may_sit: bool,
    pub standing: TableStanding,
    pub updated: u64,
    pub tempo: Tempo,
    /// What whoever is asked has left, in milliseconds.
    pub left: Option<u64>,
}

pub enum TableStanding {
    /// Waiting for people to sit down.
    Waiting,
    MyTurn,
    /// Somebody else's turn.
    TurnOf(String),
    /// Somebody's turn.
    Playing,
    /// Over; who won.
    Over(Vec<String>),
    /// It cannot be read.
    Aside,
    /// Nobody went on with the game.
    Abandoned,
}

/// The hall.
pub struct Hall {
    pub games: Vec<GameCard>,
    /// Where the style sheet of their covers is.
    pub covers: String,
    /// Tables where a seat is kept for the reader.
    pub invited: Vec<TableCard>,
    pub mine: Vec<TableCard>,
    pub open: Vec<TableCard>,
    /// The reader's own finished games, and those of open tables: the first page of each.
    pub finished: Finished,
    pub seen: Finished,
}

/// A page of finished games.
pub struct Finished {
    /// `mine` or `all`.
    pub of: &'static str,
    /// Pages are counted from 1.
    pub number: usize,
    pub cards: Vec<TableCard>,
    /// There is another page.
    pub has_more: bool,
}

/// The form of a new table.
pub struct NewTable {
    pub game: GameCard,
    pub minds: Vec<String>,
    /// The one that sits down unless somebody else is chosen.
    pub usual: &'static str,
    /// Minds can give hints at this game.
    pub is_understood: bool,
    /// Content sets beside the built-in one.
    pub editions: Vec<EditionCard>,
    /// What was wrong with the form before.
    pub error: Option<String>,
}

pub struct EditionCard {
    pub hash: String,
    pub name: String,
}

/// One seat at the table.
pub struct SeatCard {
    pub seat: Seat,
    pub name: String,
    /// `me`, `person`, `beside`, `mind`, `free`, or `asked` when it is kept for somebody.
    pub kind: &'static str,
    /// The mind's name, if one plays here, for itself or for a person who is away.
    pub mind: Option<String>,
    pub is_stand_in: bool,
    pub clock: Option<ClockFace>,
    pub is_asked: bool,
    pub points: String,
    pub place: u8,
    /// [`boards::Board::goods`].
    pub goods: Markup,
}

/// What a clock shows.
pub struct ClockFace {
    /// Milliseconds.
    pub left: u64,
    pub is_running: bool,
}

/// A mind plays for the reader, whose time was up or for whom the others did not wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Away {
    Away,
    /// They get their seat back when this turn is done.
    ComingBack,
}

/// A possible choice.
pub struct ChoiceCard {
    pub number: usize,
    /// The kernel's notation, which is what the form posts.
    pub notation: String,
    pub words: String,
    /// What it would change, and what it leads to.
    pub preview: Vec<String>,
    pub changes: Vec<Change>,
}

/// A number of the strip that a choice is sure to change.
pub struct Change {
    pub seat: Seat,
    /// As [`boards::Board::stock`] names it, or `points`.
    pub good: &'static str,
    /// With its sign: `+2`.
    pub by: String,
}

/// What another seat did since the reader's last turn.
pub struct Recap {
    pub seat: Seat,
    pub said: String,
}

/// Something expected that is not possible.
pub struct ImpossibleCard {
    pub words: String,
    pub reason: String,
    pub chapter: String,
}

pub struct LogLine {
    /// The number of the choice, to look at that moment.
    pub n: usize,
    pub seat: Option<Seat>,
    pub sentences: Vec<String>,
    /// Since the end of this reader's last turn.
    pub is_new: bool,
}

/// The score sheet: names of the seats, then rows of source and points.
pub struct Sheet {
    pub seats: Vec<String>,
    pub rows: Vec<(String, Vec<String>)>,
    pub totals: Vec<String>,
    pub places: Vec<u8>,
}

/// Help on one kind of component.
pub struct TopicCard {
    pub id: &'static str,
    pub title: String,
    pub words: String,
}

pub struct Talk {
    /// Its number at the table.
    pub n: u64,
    /// Empty when the table itself tells something.
    pub name: String,
    pub at: u64,
    pub text: String,
    /// Its number, when something can be done about the line.
    pub line: Option<u64>,
    /// Its words were removed; the text says by whom.
    pub is_removed: bool,
    /// The reader has said it themselves.
    pub is_own: bool,
}

/// What is known at the end.
pub struct End {
    /// Nobody, when the game was not played to its end.
    pub winners: Vec<String>,
    pub seed: String,
    pub seed_hash: String,
    /// Whether the record verifies.
    pub is_verified: bool,
    /// Points of each seat after every round or so: for the chart.
    pub course: Vec<Vec<f64>>,
}

/// The table page for one reader.
pub struct TablePage {
    pub id: String,
    pub game: String,
    /// Goes up with everything that changes; the script compares it.
    pub revision: u64,
    /// The position shown, and the last there is: choices made.
    pub n: usize,
    pub last: usize,
    /// The reader's seat, if they sit here.
    pub me: Option<Seat>,
    /// The reader may choose now.
    pub is_asked: bool,
    /// Somebody beside the reader must take over: hide everything until they say so.
    pub must_pass: bool,
    pub question: String,
    /// Who is waited for, when it is not the reader.
    pub waiting_for: Option<String>,
    /// Who was asked at an earlier position, when it was not the reader.
    pub asked_then: Option<String>,
    /// Where the style sheet of the board is.
    pub style: String,
    /// [`boards::Board::SYMBOLS`], which board and goods need.
    pub symbols: Markup,
    pub board: Markup,
    pub seats: Vec<SeatCard>,
    pub choices: Vec<ChoiceCard>,
    pub impossible: Vec<ImpossibleCard>,
    pub can_undo: bool,
    pub can_redo: bool,
    pub recap: Vec<Recap>,
    /// The reader is asked and may ask for a hint; the one they were given.
    pub may_hint: bool,
    pub hint: Option<crate::analysis::Hint>,
    /// Minds can think about this game: it can be analysed.
    pub is_understood: bool,
    /// Everybody at this table may ask for hints.
    pub has_hints: bool,
    pub log: Vec<LogLine>,
    pub sheet: Sheet,
    pub topics: Vec<TopicCard>,
    pub seed_hash: String,
    pub talk: Vec<Talk>,
    /// Lines that others said since the reader's last turn began.
    pub unread: usize,
    pub notes: String,
    /// Orders that the reader may give.
    pub orders: Vec<OrderCard>,
    /// Whether a mind plays for the reader.
    pub away: Option<Away>,
    /// For the owner of a finished game: whether everybody finds it in the hall.
    pub is_shown: Option<bool>,
    /// The people, beside the game.
    pub company: Company,
    /// A link to invite with, while seats are free and the reader may give it away.
    pub invite: Option<String>,
    pub end: Option<End>,
}

/// A standing order, and whether it was given.
pub struct OrderCard {
    pub id: &'static str,
    pub words: String,
    /// What its number may be, if it has one.
    pub limit: Option<RangeInclusive<u8>>,
    /// The number it was given with.
    pub given: Option<u8>,
}

/// The analysis of a finished game.
pub enum Analysis {
    /// Not begun yet; the name of the game.
    None(String),
    /// How far it has come, in thousandths.
    UnderWay(u64),
    Made(Box<crate::analysis::Story>),
}

/// The reader's own page.
#[derive(Default)]
pub struct Account {
    /// The name to log in with; guests have none.
    pub login: Option<String>,
    pub email: Option<String>,
    pub sessions: Vec<SessionCard>,
    pub note: Option<Note>,
    /// What stood in the form that was not accepted; the note is about it.
    pub typed: Option<Typed>,
}

/// A form of the reader's own page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccountForm {
    Name,
    LogIn,
    Register,
    Password,
    Email,
    Recovery,
}

/// What somebody has typed into a form, so that nobody has to type it again; never a password.
#[derive(Clone, Debug)]
pub struct Typed {
    pub form: AccountForm,
    pub name: String,
    pub email: String,
}

impl Typed {
    /// As much of it as a field holds.
    pub fn of(form: AccountForm, name: &str, email: &str) -> Typed {
        let [name, email] = [name, email].map(|text| text.chars().take(200).collect());
        Typed { form, name, email }
    }
}

impl Account {
    /// What was typed into this form.
    pub fn typed_into(&self, form: AccountForm) -> Option<&Typed> {
        self.typed.as_ref().filter(|typed| typed.form == form)
    }
}

/// A session of the reader.
pub struct SessionCard {
    pub id: String,
    /// The browser and its system; empty when they are not known.
    pub agent: String,
    pub created: u64,
    pub seen: u64,
    /// The one that the reader has just now.
    pub is_this: bool,
}

/// What is said above a form.
pub enum Note {
    /// It was done.
    Done(String),
    /// It was not.
    Wrong(String),
}
