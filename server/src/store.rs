//! Everything that is kept: persons, sessions, tables, choices, talk and notes. The only file that
//! knows SQL.

pub use file::{Health, OpenError, file_of};

use crate::clock::{Clock, Terms};
use crate::orders::Orders;
use crate::secret;
use file::Place;
use kernel::Seat;
use memory::Memory;
pub use persons::{Listed, Profile, Registration, Renamed};
pub use removal::Removed;
pub use sessions::{KeptSession, NewSession, short};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, Connection, Row};
use std::fs::File;
use std::sync::Arc;

/// What the database cannot do.
pub type Fault = sqlx::Error;

/// Each is run once, in order; the number of those that were run is kept.
const MIGRATIONS: &[&str] = &[
    include_str!("../migrations/0001_tables.sql"),
    include_str!("../migrations/0002_time.sql"),
    include_str!("../migrations/0003_analysis.sql"),
    include_str!("../migrations/0004_orders.sql"),
    include_str!("../migrations/0005_safety.sql"),
    include_str!("../migrations/0006_accounts.sql"),
    include_str!("../migrations/0007_people.sql"),
    include_str!("../migrations/0008_shown.sql"),
    include_str!("../migrations/0009_mutes.sql"),
    include_str!("../migrations/0010_verified.sql"),
];

/// Connections that read at once.
const READERS: u32 = 4;

/// What every connection is told. A choice must not wait until others are moved from the log to
/// their places, as SQLite would have it from time to time: [`Store::tidy`] does that apart.
const PRAGMAS: [&str; 4] =
    ["busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL", "wal_autocheckpoint = 0"];

/// SQLite writes one at a time, and whoever finds it busy sleeps and tries again: changes wait in
/// one line instead, and reading never waits for them.
#[derive(Clone)]
pub struct Store {
    writer: AnyPool,
    readers: AnyPool,
    /// Moves what was written from the log to its place.
    tidier: AnyPool,
    remembered: Arc<Remembered>,
    url: String,
    place: Option<Arc<Place>>,
    /// Says to other servers that this one uses the database.
    _lock: Option<Arc<File>>,
}

/// What every page of a table asks for.
struct Remembered {
    /// By the hash of a session's token.
    persons: Memory<Option<sessions::Session>>,
    /// By table.
    talk: Memory<Arc<[KeptLine]>>,
    /// By table and person.
    notes: Memory<String>,
    /// Whom somebody has blocked, by person.
    blocks: Memory<Arc<[Block]>>,
    /// Whom somebody has muted, by person.
    mutes: Memory<Arc<[Mute]>>,
}

impl Default for Remembered {
    /// Persons are small, talk is larger, and notes may be as long as somebody likes to write.
    fn default() -> Remembered {
        Remembered {
            persons: Memory::of(20_000),
            talk: Memory::of(2_000),
            notes: Memory::of(2_000),
            blocks: Memory::of(5_000),
            mutes: Memory::of(5_000),
        }
    }
}

/// A person: a guest until there is a login.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: String,
    pub name: String,
    pub is_guest: bool,
}

/// A table as it is kept, without its choices.
#[derive(Clone, Debug)]
pub struct KeptTable {
    pub id: String,
    pub game: String,
    /// The first line of its record.
    pub header: String,
    pub seed: String,
    pub invite: String,
    pub is_open: bool,
    /// Its talk is for those who have to do with it: it was private once, and shown after its end.
    pub talk_shut: bool,
    pub standing: Standing,
    pub owner: String,
    pub updated: u64,
    /// At the end: the last line of its record.
    pub ending: Option<String>,
    pub terms: Terms,
    /// Whether everybody here may ask for hints.
    pub hints: bool,
    pub origin: Origin,
    /// Why it was set aside.
    pub trouble: Option<String>,
    /// The seat that is asked; nothing at the end, and when an older program kept the table.
    pub asked: Option<Seat>,
    /// Since when the clock of that seat runs and when its time is up, in the house's time;
    /// nothing while it stands.
    pub asked_since: Option<u64>,
    pub deadline: Option<u64>,
    /// How many choices stand for good, as far as the record alone cannot tell.
    pub barrier: usize,
    /// The finished table whose people play once more here.
    pub follows: Option<String>,
    /// Whether its record proved true, once it is over and somebody has looked.
    pub verified: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Not everybody has sat down.
    Waiting,
    Playing,
    Over,
    /// Closed by its opener or by whoever runs the server.
    Closed,
    /// It could not be read: it harms nobody, and whoever runs the server is told.
    Aside,
}

impl Standing {
    pub fn key(self) -> &'static str {
        match self {
            Standing::Waiting => "waiting",
            Standing::Playing => "playing",
            Standing::Over => "over",
            Standing::Closed => "closed",
            Standing::Aside => "aside",
        }
    }

    fn of(key: &str) -> Standing {
        match key {
            "waiting" => Standing::Waiting,
            "playing" => Standing::Playing,
            "over" => Standing::Over,
            "aside" => Standing::Aside,
            _ => Standing::Closed,
        }
    }
}

/// How a table came to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    New,
    /// A record or a position from elsewhere.
    Import,
    /// It goes on from a moment of a finished game.
    WhatIf,
}

impl Origin {
    fn key(self) -> &'static str {
        match self {
            Origin::New => "new",
            Origin::Import => "import",
            Origin::WhatIf => "what-if",
        }
    }

    fn of(key: &str) -> Origin {
        let all = [Origin::New, Origin::Import, Origin::WhatIf];
        all.into_iter().find(|origin| origin.key() == key).unwrap_or(Origin::New)
    }
}

/// Everything that is kept of a table but its talk and notes.
pub struct Whole {
    pub table: KeptTable,
    pub lines: Vec<String>,
    pub seats: Vec<KeptSeat>,
    /// What is left on the clock of each seat.
    pub times: Vec<u64>,
    pub orders: Vec<(Seat, Orders)>,
}

/// What became of a change to a table; nothing was changed unless it was kept.
#[must_use]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Kept,
    /// The table was closed meanwhile.
    Closed,
    /// The table is no longer as the change expected it.
    Moved,
}

/// How many tables a person has opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opened {
    pub all: i64,
    pub unfinished: i64,
    pub imported: i64,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptSeat {
    pub kind: Sitter,
    /// The name of a person; a mind is called differently in every language.
    pub name: String,
    /// Who plays for a person whose time was up.
    pub stand_in: Option<StandIn>,
}

/// A mind that plays for a person until they come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandIn {
    pub mind: String,
    /// The person is back, and takes the seat when this turn is done.
    pub leaves: bool,
}

/// What changes with every choice beside the choices: who is asked, what can no longer be taken
/// back, what is left on the clocks, and who plays for whom.
pub struct Moment<'a> {
    pub asked: Option<Seat>,
    /// How many choices stand for good.
    pub barrier: usize,
    pub clock: &'a Clock,
    pub seats: &'a [KeptSeat],
}

impl KeptSeat {
    /// A seat that a person takes.
    pub fn of(person: &Person) -> KeptSeat {
        KeptSeat::new(Sitter::Person(person.id.clone()), person.name.clone())
    }

    pub fn new(kind: Sitter, name: String) -> KeptSeat {
        KeptSeat { kind, name, stand_in: None }
    }

    /// Nobody sits here yet: it is free, or kept for somebody who has not answered.
    pub fn is_free(&self) -> bool {
        matches!(self.kind, Sitter::Free | Sitter::Reserved(_))
    }

    /// The person who sits here, alone or with somebody beside them; nobody, when they have gone for
    /// good.
    pub fn person(&self) -> Option<&str> {
        match &self.kind {
            Sitter::Person(id) | Sitter::Beside(id) => {
                Some(id.as_str()).filter(|id| !id.is_empty())
            }
            Sitter::Mind(_) | Sitter::Free | Sitter::Reserved(_) => None,
        }
    }

    /// The person who sits here, or for whom the seat is kept.
    pub fn who(&self) -> Option<&str> {
        match &self.kind {
            Sitter::Reserved(id) => Some(id),
            Sitter::Person(_) | Sitter::Beside(_) | Sitter::Mind(_) | Sitter::Free => self.person(),
        }
    }

    /// Whether the seat is kept for this person.
    pub fn is_kept_for(&self, person: &Person) -> bool {
        matches!(&self.kind, Sitter::Reserved(id) if *id == person.id)
    }

    /// The mind that chooses here: its own seat's, or the one that plays for a person.
    pub fn mind(&self) -> Option<&str> {
        match (&self.kind, &self.stand_in) {
            (Sitter::Mind(mind), _) => Some(mind),
            (_, Some(stand_in)) => Some(&stand_in.mind),
            _ => None,
        }
    }

    /// Whether this person, or somebody beside them, sits here.
    pub fn is_of(&self, person: &Person) -> bool {
        self.person() == Some(&person.id)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Waits for somebody with the link.
    Free,
    /// Kept for a person who was asked and has not answered.
    Reserved(String),
    /// A person, by id.
    Person(String),
    /// Somebody beside that person, on the same screen.
    Beside(String),
    /// A mind, by name.
    Mind(String),
}

/// One line of talk, or something that the table itself tells.
#[derive(Clone)]
pub struct KeptTalk {
    /// Who said it, or of whom the table tells; nothing when an older program kept the line, and
    /// when they have gone.
    pub person: Option<String>,
    pub name: String,
    pub at: u64,
    pub words: String,
    pub notice: Option<Notice>,
}

impl KeptTalk {
    /// What the table tells of somebody at a seat, and which mind it concerns.
    pub fn told(seat: &KeptSeat, mind: &str, notice: Notice, at: u64) -> KeptTalk {
        let person = seat.person().map(str::to_string);
        let (name, words) = (seat.name.clone(), mind.to_string());
        KeptTalk { person, name, at, words, notice: Some(notice) }
    }
}

/// What the table itself tells about a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Their time is up; the words are the mind that plays for them.
    TimeUp,
    /// They are back.
    Back,
    /// A program cannot go on; the words are the mind that takes its seat.
    TakenOver,
    /// The others did not wait any longer; the words are the mind that plays for them.
    StoodIn,
    /// They got up before the game began.
    Left,
    /// They left for good; the words are the mind that takes their seat.
    Replaced,
    /// They were the last to leave: nobody goes on.
    Abandoned,
    /// The opener has removed them.
    Removed,
    /// They were asked and do not play.
    Declined,
}

impl Notice {
    fn key(self) -> &'static str {
        match self {
            Notice::TimeUp => "time-up",
            Notice::Back => "back",
            Notice::TakenOver => "taken-over",
            Notice::StoodIn => "stood-in",
            Notice::Left => "left",
            Notice::Replaced => "replaced",
            Notice::Abandoned => "abandoned",
            Notice::Removed => "removed",
            Notice::Declined => "declined",
        }
    }

    fn of(key: &str) -> Option<Notice> {
        let all = [
            Notice::TimeUp,
            Notice::Back,
            Notice::TakenOver,
            Notice::StoodIn,
            Notice::Left,
            Notice::Replaced,
            Notice::Abandoned,
            Notice::Removed,
            Notice::Declined,
        ];
        all.into_iter().find(|notice| notice.key() == key)
    }
}

fn connections(most: u32) -> AnyPoolOptions {
    // A file does not go away like a network: asking before each use would double the work.
    let options = AnyPoolOptions::new().max_connections(most).test_before_acquire(false);
    // A connection that could not end its transaction is never used again: what comes next would
    // only become a part of that transaction, acknowledged and never kept.
    let options = options.before_acquire(|conn, _| {
        let has_ended = !conn.is_in_transaction();
        Box::pin(async move { Ok(has_ended) })
    });
    options.after_connect(|conn, _| {
        Box::pin(async move {
            for pragma in PRAGMAS {
                let pragma = sqlx::AssertSqlSafe(format!("PRAGMA {pragma}"));
                sqlx::query(pragma).execute(&mut *conn).await?;
            }
            Ok(())
        })
    })
}

impl Store {
    /// Opens (and creates) the database and brings it up to date.
    pub async fn open(url: &str) -> Result<Store, OpenError> {
        let place = Place::of(url)?.map(Arc::new);
        Self::open_at(url, place, None).await
    }

    /// Opens the database for a server: one server at a time.
    pub async fn open_alone(url: &str) -> Result<Store, OpenError> {
        let place = Place::of(url)?.map(Arc::new);
        let lock = place.as_ref().map(|place| place.lock()).transpose()?.map(Arc::new);
        Self::open_at(url, place, lock).await
    }

    async fn open_at(
        url: &str,
        place: Option<Arc<Place>>,
        lock: Option<Arc<File>>,
    ) -> Result<Store, OpenError> {
        sqlx::any::install_default_drivers();
        let url = place.as_ref().map_or(url, |place| &place.url);
        file::look_at(url).await?;
        let writer = connections(1).connect(url).await?;
        let readers = connections(READERS).connect_lazy(url)?;
        let tidier = connections(1).connect_lazy(url)?;
        let remembered = Arc::new(Remembered::default());
        let url = url.to_string();
        let store = Store { writer, readers, tidier, remembered, url, place, _lock: lock };
        store.migrate().await?;
        store.key_names().await?;
        store.begin_counting(crate::host::now()).await?;
        Ok(store)
    }

    async fn migrate(&self) -> Result<(), Fault> {
        sqlx::query("CREATE TABLE IF NOT EXISTS migrations (done BIGINT NOT NULL)")
            .execute(&self.writer)
            .await?;
        let row = sqlx::query("SELECT COUNT(*) FROM migrations").fetch_one(&self.readers).await?;
        let done: i64 = row.try_get(0)?;
        for (index, migration) in MIGRATIONS.iter().enumerate().skip(done as usize) {
            let mut change = self.writer.begin().await?;
            for statement in migration.split(';').map(str::trim).filter(|s| !s.is_empty()) {
                sqlx::query(statement).execute(&mut *change).await?;
            }
            sqlx::query("INSERT INTO migrations (done) VALUES ($1)")
                .bind(index as i64)
                .execute(&mut *change)
                .await?;
            change.commit().await?;
        }
        Ok(())
    }

    /// A secret of this server, made at the first need and then kept.
    pub async fn secret(&self, name: &str) -> Result<String, Fault> {
        sqlx::query(
            "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
        )
        .bind(name)
        .bind(secret::fresh())
        .execute(&self.writer)
        .await?;
        sqlx::query("SELECT value FROM secrets WHERE name = $1")
            .bind(name)
            .fetch_one(&self.readers)
            .await?
            .try_get(0)
    }
}

mod analyses;
mod bans;
mod blocks;
mod export;
mod file;
mod guests;
mod house;
mod lists;
mod memory;
mod mutes;
mod names;
mod orders;
mod people;
mod persons;
mod recoveries;
mod removal;
mod reports;
mod sessions;
mod tables;
mod talk;

pub use bans::{Ban, Banned};
pub use blocks::{Block, Blocking};
pub use mutes::Mute;
pub use people::{Gone, Passage};
pub use reports::{Report, Reported};
pub use talk::{KeptLine, Remover};
