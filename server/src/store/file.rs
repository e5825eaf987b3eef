//! The database's file: private to its user, used by one server, looked after.

use super::{Fault, MIGRATIONS, Store};
use sqlx::any::AnyConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, Connection, Row};
use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use thiserror::Error;

/// Why a database cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    #[error("another server is using it; stop that one first")]
    InUse,
    #[error("the file has another name, too (a hard link); remove one of them first")]
    Linked,
    #[error(
        "a newer program has written it (schema {found}, this program knows {known}); \
         use that program, or a copy from before"
    )]
    Newer { found: i64, known: usize },
    #[error("this is no database, or it is damaged ({0})")]
    Damaged(String),
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("{0}")]
    Fault(Fault),
}

impl From<Fault> for OpenError {
    fn from(fault: Fault) -> OpenError {
        match is_damage(&fault) {
            true => OpenError::Damaged(fault.to_string()),
            false => OpenError::Fault(fault),
        }
    }
}

/// How a database is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Health {
    Well,
    /// There is no room for another choice.
    Full,
    /// The file was taken away, or another put in its place.
    Gone,
    Damaged(String),
    /// It cannot be written for another reason.
    Silent(String),
}

/// How long a write may take before the database counts as silent.
const PATIENCE: Duration = Duration::from_secs(5);
/// Asked again within this time, the last answer holds.
const FRESH: Duration = Duration::from_secs(1);
/// The whole file is read at most once in this time, and never for more than a small share of it.
const WHOLE: Duration = Duration::from_secs(60);
const SHARE: u32 = 200;

/// A file and who it was when it was opened.
pub(super) struct Place {
    /// Without links on the way: two ways to one file lead to one lock.
    path: PathBuf,
    /// What the file is opened by, however it was called.
    pub url: String,
    identity: Option<(u64, u64)>,
    last: Mutex<Option<(Instant, Health)>>,
    whole: tokio::sync::Mutex<Option<Whole>>,
}

/// When the whole file was read, how long that took, and what was found.
struct Whole {
    at: Instant,
    took: Duration,
    found: Option<String>,
}

/// The file of a URL, as the driver understands it; nothing for a database in memory.
pub fn file_of(url: &str) -> Result<Option<PathBuf>, Fault> {
    let (name, options) = url.split_once('?').unwrap_or((url, ""));
    if name.ends_with(":memory:") || options.contains("mode=memory") {
        return Ok(None);
    }
    let url = url.parse::<AnyConnectOptions>()?.database_url;
    let options: SqliteConnectOptions = url.as_str().parse()?;
    Ok(Some(options.get_filename().to_path_buf()))
}

/// The URL of a file, with the options of another.
fn url_of(path: &Path, like: &str) -> Option<String> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte);
    let letter = |byte: u8| match is_plain(byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    };
    let name: String = path.to_str()?.bytes().map(letter).collect();
    let options = like.find('?').map_or("", |at| &like[at..]);
    Some(format!("sqlite://{name}{options}"))
}

impl Place {
    /// Makes the file private before anything is written to it; it is created only when the URL
    /// says so.
    pub fn of(url: &str) -> Result<Option<Place>, OpenError> {
        let Some(path) = file_of(url)? else { return Ok(None) };
        let creates = url.split_once('?').is_some_and(|(_, options)| options.contains("mode=rwc"));
        if creates && !path.exists() {
            drop(private().create(true).truncate(false).open(&path)?);
        }
        // A file that is not there is found missing when it is opened.
        let path = path.canonicalize().unwrap_or(path);
        if has_other_names(&path) {
            return Err(OpenError::Linked);
        }
        let url = url_of(&path, url).unwrap_or_else(|| url.to_string());
        for suffix in ["", "-wal", "-shm"] {
            make_private(&with_suffix(&path, suffix))?;
        }
        let identity = identity(&path);
        Ok(Some(Place { path, url, identity, last: Mutex::default(), whole: Default::default() }))
    }

    /// A lock beside the file, held for as long as what is returned lives.
    pub fn lock(&self) -> Result<File, OpenError> {
        let file = private().create(true).truncate(false).open(with_suffix(&self.path, ".lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(std::fs::TryLockError::WouldBlock) => Err(OpenError::InUse),
            Err(std::fs::TryLockError::Error(error)) => Err(error.into()),
        }
    }
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// A file that only its user may read.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Takes a file away from all others; one that is not there needs nothing.
fn make_private(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // The log beside the file may go away in this very moment.
        match std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    let _ = path;
    Ok(())
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).ok().map(|found| (found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> Option<(u64, u64)> {
    path.exists().then_some((0, 0))
}

/// Whether a file can be reached under names that no way to it tells of: beside each of them would
/// lie another lock, and another log.
#[cfg(unix)]
fn has_other_names(path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).is_ok_and(|found| found.is_file() && found.nlink() > 1)
}

#[cfg(not(unix))]
fn has_other_names(_: &Path) -> bool {
    false
}

/// SQLite's own number for what went wrong.
fn code(fault: &Fault) -> Option<u32> {
    let code: u32 = fault.as_database_error()?.code()?.parse().ok()?;
    Some(code & 0xff)
}

/// SQLITE_CORRUPT or SQLITE_NOTADB.
fn is_damage(fault: &Fault) -> bool {
    matches!(code(fault), Some(11 | 26))
}

/// SQLITE_FULL.
fn is_full(fault: &Fault) -> bool {
    code(fault) == Some(13)
}

/// A look at a database before anything is written to it: a pool would only say that it has waited
/// long enough.
pub(super) async fn look_at(url: &str) -> Result<(), OpenError> {
    let mut first = AnyConnection::connect(url).await?;
    let has = |name: &'static str| {
        sqlx::query("SELECT COUNT(*) FROM sqlite_master WHERE name = $1").bind(name)
    };
    let row = has("migrations").fetch_one(&mut first).await?;
    if row.try_get::<i64, _>(0)? > 0 {
        let row = sqlx::query("SELECT COUNT(*) FROM migrations").fetch_one(&mut first).await?;
        let found: i64 = row.try_get(0)?;
        if found > MIGRATIONS.len() as i64 {
            return Err(OpenError::Newer { found, known: MIGRATIONS.len() });
        }
    }
    Ok(first.close().await?)
}

impl Store {
    /// Whether a choice could be kept now, and if not, why.
    pub async fn health(&self) -> Health {
        let Some(place) = &self.place else { return self.write_health().await };
        let last = || place.last.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some((at, health)) = &*last()
            && at.elapsed() < FRESH
        {
            return health.clone();
        }
        let health = self.look(place).await;
        *last() = Some((Instant::now(), health.clone()));
        health
    }

    /// Whether the file was taken away, or another put in its place: what is written now is lost.
    pub fn is_gone(&self) -> bool {
        self.place.as_ref().is_some_and(|place| identity(&place.path) != place.identity)
    }

    async fn look(&self, place: &Place) -> Health {
        if self.is_gone() {
            return Health::Gone;
        }
        match self.write_health().await {
            Health::Well => {}
            ill => return ill,
        }
        match self.damage(place).await {
            Some(damage) => Health::Damaged(damage),
            None => Health::Well,
        }
    }

    async fn write_health(&self) -> Health {
        match tokio::time::timeout(PATIENCE, self.write_and_read()).await {
            Ok(Ok(true)) => Health::Well,
            Ok(Ok(false)) => Health::Silent("what is written is not kept".into()),
            Ok(Err(fault)) if is_full(&fault) => Health::Full,
            Ok(Err(fault)) if is_damage(&fault) => Health::Damaged(fault.to_string()),
            Ok(Err(fault)) => Health::Silent(fault.to_string()),
            Err(_) => Health::Silent("writing takes too long".into()),
        }
    }

    /// Writes a number; whether another connection finds it.
    async fn write_and_read(&self) -> Result<bool, Fault> {
        // All rows are asked for: who takes only the first does not hear that the end has failed.
        let rows = sqlx::query(
            "INSERT INTO house (name, value) VALUES ('health', 1)
             ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value",
        )
        .fetch_all(&self.writer)
        .await?;
        let written: i64 = rows.first().ok_or(Fault::RowNotFound)?.try_get(0)?;
        let row = sqlx::query("SELECT COALESCE(MAX(value), 0) FROM house WHERE name = 'health'")
            .fetch_one(&self.readers)
            .await?;
        Ok(row.try_get::<i64, _>(0)? >= written)
    }

    /// What is wrong with the file, read as a whole from time to time.
    async fn damage(&self, place: &Place) -> Option<String> {
        let mut whole = place.whole.lock().await;
        if let Some(last) = &*whole
            && last.at.elapsed() < WHOLE.max(last.took * SHARE)
        {
            return last.found.clone();
        }
        let begun = Instant::now();
        let found = match quick_check(&self.url).await {
            Ok(found) => found,
            Err(fault) => Some(fault.to_string()),
        };
        *whole = Some(Whole { at: Instant::now(), took: begun.elapsed(), found: found.clone() });
        found
    }

    /// A copy of the whole database, while it is in use; private like the database itself.
    pub async fn backup(&self, file: &str) -> Result<(), OpenError> {
        drop(private().create_new(true).open(file)?);
        sqlx::query("VACUUM INTO $1").bind(file).execute(&self.readers).await?;
        Ok(())
    }
}

/// With a connection of its own: others have pages in memory that the file no longer has.
async fn quick_check(url: &str) -> Result<Option<String>, Fault> {
    let mut own = AnyConnection::connect(url).await?;
    let row = sqlx::query("PRAGMA quick_check(1)").fetch_one(&mut own).await?;
    let said: String = row.try_get(0)?;
    own.close().await?;
    Ok((said != "ok").then_some(said))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_written_but_not_kept_is_told() {
        let name = format!("oikumene-health-{}.db", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = std::fs::remove_file(&path);
        let store = Store::open(&format!("sqlite://{}?mode=rwc", path.display())).await.unwrap();
        assert_eq!(store.write_health().await, Health::Well);
        // A transaction that nobody ends.
        sqlx::query("BEGIN").execute(&store.writer).await.unwrap();
        assert!(matches!(store.write_health().await, Health::Silent(_)));
        sqlx::query("ROLLBACK").execute(&store.writer).await.unwrap();
        assert_eq!(store.write_health().await, Health::Well);
    }
}
