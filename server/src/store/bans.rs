//! Bans: who may not change anything on this server, by person or by address.

use super::*;
use sqlx::any::AnyRow;

/// The counter in `house` that goes up with everything that an owner does from another program.
const MODERATED: &str = "moderated";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    pub who: Banned,
    /// What a banned person was called.
    pub name: String,
    /// In the owner's words; may be empty.
    pub reason: String,
    pub at: u64,
    /// Nothing when it is for good.
    pub until: Option<u64>,
}

/// Who is banned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Banned {
    /// A person, by id.
    Person(String),
    /// A network, as `ADDRESS/PREFIX`.
    Address(String),
}

impl Banned {
    fn columns(&self) -> (&'static str, &str) {
        match self {
            Banned::Person(id) => ("person", id),
            Banned::Address(network) => ("address", network),
        }
    }
}

impl Ban {
    pub fn holds(&self, now: u64) -> bool {
        self.until.is_none_or(|until| now < until)
    }
}

impl Store {
    pub async fn ban(&self, ban: &Ban) -> Result<(), Fault> {
        let mut change = self.writer.begin().await?;
        let (kind, what) = ban.who.columns();
        sqlx::query(
            "INSERT INTO bans (kind, what, name, reason, at, until) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (kind, what)
             DO UPDATE SET name = $3, reason = $4, at = $5, until = $6",
        )
        .bind(kind)
        .bind(what)
        .bind(&ban.name)
        .bind(&ban.reason)
        .bind(ban.at as i64)
        .bind(ban.until.map(|until| until as i64))
        .execute(&mut *change)
        .await?;
        tell_server(&mut change).await?;
        change.commit().await
    }

    /// Ends a ban; false when there is none.
    pub async fn unban(&self, who: &Banned) -> Result<bool, Fault> {
        let mut change = self.writer.begin().await?;
        let (kind, what) = who.columns();
        let done = sqlx::query("DELETE FROM bans WHERE kind = $1 AND what = $2")
            .bind(kind)
            .bind(what)
            .execute(&mut *change)
            .await?;
        tell_server(&mut change).await?;
        change.commit().await?;
        Ok(done.rows_affected() == 1)
    }

    /// All bans, the latest first.
    pub async fn bans(&self) -> Result<Vec<Ban>, Fault> {
        let rows = sqlx::query(
            "SELECT kind, what, name, reason, at, until FROM bans ORDER BY at DESC, what",
        )
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(ban_of).collect()
    }

    /// Goes up with everything that an owner does from another program.
    pub async fn moderated(&self) -> Result<i64, Fault> {
        let row = sqlx::query("SELECT value FROM house WHERE name = $1")
            .bind(MODERATED)
            .fetch_optional(&self.readers)
            .await?;
        row.map_or(Ok(0), |row| row.try_get(0))
    }

    /// The unfinished tables where a banned person sits.
    pub async fn seats_of_banned(&self, now: u64) -> Result<Vec<(String, Person)>, Fault> {
        let rows = sqlx::query(
            "SELECT DISTINCT s.table_id, p.id, p.name, p.login FROM bans b
             JOIN seats s ON s.person = b.what AND s.kind IN ('person', 'beside')
             JOIN tables t ON t.id = s.table_id AND t.standing IN ('waiting', 'playing')
             JOIN persons p ON p.id = b.what
             WHERE b.kind = 'person' AND (b.until IS NULL OR b.until > $1)",
        )
        .bind(now as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, person_of(row, 1)?))).collect()
    }

    /// Persons by id or login; guests by name, too.
    pub async fn persons_called(&self, name: &str) -> Result<Vec<Person>, Fault> {
        let rows = sqlx::query(
            "SELECT id, name, login FROM persons
             WHERE id = $1 OR login = $1 OR (login IS NULL AND name = $1)
             ORDER BY login IS NULL, created",
        )
        .bind(name)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| person_of(row, 0)).collect()
    }
}

/// A running server looks after bans and removed lines when this has gone up.
pub(super) async fn tell_server(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
) -> Result<(), Fault> {
    sqlx::query(
        "INSERT INTO house (name, value) VALUES ($1, 1)
         ON CONFLICT (name) DO UPDATE SET value = house.value + 1",
    )
    .bind(MODERATED)
    .execute(&mut **change)
    .await?;
    Ok(())
}

fn person_of(row: &AnyRow, from: usize) -> Result<Person, Fault> {
    let login: Option<String> = row.try_get(from + 2)?;
    Ok(Person { id: row.try_get(from)?, name: row.try_get(from + 1)?, is_guest: login.is_none() })
}

fn ban_of(row: &AnyRow) -> Result<Ban, Fault> {
    let (kind, what): (String, String) = (row.try_get(0)?, row.try_get(1)?);
    let who = match kind.as_str() {
        "person" => Banned::Person(what),
        "address" => Banned::Address(what),
        other => return Err(Fault::Decode(format!("a ban of kind {other}").into())),
    };
    let (at, until): (i64, Option<i64>) = (row.try_get(4)?, row.try_get(5)?);
    let until = until.map(|until| until as u64);
    Ok(Ban { who, name: row.try_get(2)?, reason: row.try_get(3)?, at: at as u64, until })
}
