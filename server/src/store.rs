//! Everything that is kept: persons, sessions, tables, choices, talk and notes. The only file that
//! knows SQL.

use crate::clock::{Clock, Terms};
use crate::secret;
use kernel::Seat;
use memory::Memory;
pub use persons::{Listed, Profile, Registration, Renamed};
pub use removal::Removed;
pub use sessions::{KeptSession, NewSession, short};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, Row};
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
}

/// What every page of a table asks for.
#[derive(Default)]
struct Remembered {
    /// By the hash of a session's token.
    persons: Memory<Option<sessions::Session>>,
    /// By table.
    talk: Memory<Arc<[KeptTalk]>>,
    /// By table and person.
    notes: Memory<String>,
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
    pub standing: Standing,
    pub owner: String,
    pub updated: u64,
    /// At the end: the last line of its record.
    pub ending: Option<String>,
    pub terms: Terms,
    /// Whether everybody here may ask for hints.
    pub hints: bool,
    /// The seat that is asked; nothing at the end, and when an older program kept the table.
    pub asked: Option<Seat>,
    /// Since when the clock of that seat runs and when its time is up, in the house's time;
    /// nothing while it stands.
    pub asked_since: Option<u64>,
    pub deadline: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Not everybody has sat down.
    Waiting,
    Playing,
    Over,
    /// Closed by whoever runs the server.
    Closed,
}

impl Standing {
    fn key(self) -> &'static str {
        match self {
            Standing::Waiting => "waiting",
            Standing::Playing => "playing",
            Standing::Over => "over",
            Standing::Closed => "closed",
        }
    }

    fn of(key: &str) -> Standing {
        match key {
            "waiting" => Standing::Waiting,
            "playing" => Standing::Playing,
            "over" => Standing::Over,
            _ => Standing::Closed,
        }
    }
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

/// What changes with every choice beside the choices: who is asked, what is left on the clocks,
/// and who plays for whom.
pub struct Moment<'a> {
    pub asked: Option<Seat>,
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

    pub fn is_free(&self) -> bool {
        self.kind == Sitter::Free
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
        matches!(&self.kind, Sitter::Person(id) | Sitter::Beside(id) if *id == person.id)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Waits for somebody with the link.
    Free,
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
    pub name: String,
    pub at: u64,
    pub words: String,
    pub notice: Option<Notice>,
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
}

impl Notice {
    fn key(self) -> &'static str {
        match self {
            Notice::TimeUp => "time-up",
            Notice::Back => "back",
            Notice::TakenOver => "taken-over",
        }
    }

    fn of(key: &str) -> Option<Notice> {
        let all = [Notice::TimeUp, Notice::Back, Notice::TakenOver];
        all.into_iter().find(|notice| notice.key() == key)
    }
}

fn connections(most: u32) -> AnyPoolOptions {
    // A file does not go away like a network: asking before each use would double the work.
    let options = AnyPoolOptions::new().max_connections(most).test_before_acquire(false);
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
    pub async fn open(url: &str) -> Result<Store, Fault> {
        sqlx::any::install_default_drivers();
        let writer = connections(1).connect(url).await?;
        let readers = connections(READERS).connect_lazy(url)?;
        let tidier = connections(1).connect_lazy(url)?;
        let store = Store { writer, readers, tidier, remembered: Arc::default() };
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

    /// Whether the database answers.
    pub async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").fetch_one(&self.readers).await.is_ok()
    }

    /// A copy of the whole database, while it is in use.
    pub async fn backup(&self, file: &str) -> Result<(), Fault> {
        sqlx::query("VACUUM INTO $1").bind(file).execute(&self.readers).await?;
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
mod export;
mod house;
mod memory;
mod orders;
mod persons;
mod recoveries;
mod removal;
mod sessions;
mod tables;
mod talk;
