//! Sessions: only the hash of a token is kept. They end by themselves when nobody uses them.

use super::*;

const HOUR: u64 = 3_600_000;
const DAY: u64 = 24 * HOUR;
/// A session that was not used for so long is over, and one that is so old, in milliseconds.
const UNUSED: u64 = 90 * DAY;
const OLD: u64 = 400 * DAY;
/// The last use of a session is kept to the hour.
const SEEN: u64 = HOUR;
/// Sessions that one person may have; the one that was not used for longest ends first.
const MOST_SESSIONS: i64 = 50;
/// As much of a token's hash names a session to its owner.
const SHORT: usize = 16;

/// A session that begins.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// The hash of its token.
    pub token: String,
    /// The browser and its system, in a word or two.
    pub agent: String,
    pub at: u64,
}

/// A session as its owner may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptSession {
    pub id: String,
    pub agent: String,
    pub created: u64,
    pub seen: u64,
}

/// Whose session it is, and how long it may last.
#[derive(Clone, Debug)]
pub(super) struct Session {
    person: Person,
    created: u64,
    seen: u64,
}

impl Session {
    fn is_over(&self, now: u64) -> bool {
        now > self.seen + UNUSED || now > self.created + OLD
    }
}

impl Store {
    /// A session from an unknown browser.
    pub async fn add_session(&self, token: &str, person: &str, now: u64) -> Result<(), Fault> {
        let session = NewSession { token: token.to_string(), agent: String::new(), at: now };
        let mut change = self.writer.begin().await?;
        insert_session(&mut change, person, &session).await?;
        change.commit().await?;
        self.remembered.persons.forget_all();
        Ok(())
    }

    /// Whose session this is, if it is not over. That it was used is kept once an hour.
    pub async fn by_session(&self, token: &str, now: u64) -> Result<Option<Person>, Fault> {
        let found = self.remembered.persons.recall(token, self.read_session(token)).await?;
        let Some(session) = found.filter(|session| !session.is_over(now)) else { return Ok(None) };
        if now > session.seen + SEEN {
            // Whoever only looks must be let in even when nothing can be written.
            if let Err(fault) = self.mark_seen(token, &session.person.id, now).await {
                tracing::error!(%fault, "the use of a session could not be kept");
            }
        }
        Ok(Some(session.person))
    }

    async fn read_session(&self, token: &str) -> Result<Option<Session>, Fault> {
        let row = sqlx::query(
            "SELECT p.id, p.name, p.login, s.created, s.seen FROM persons p
             JOIN sessions s ON s.person = p.id WHERE s.token = $1",
        )
        .bind(token)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| {
            let login: Option<String> = row.try_get(2)?;
            let (created, seen): (i64, i64) = (row.try_get(3)?, row.try_get(4)?);
            let is_guest = login.is_none();
            let person = Person { id: row.try_get(0)?, name: row.try_get(1)?, is_guest };
            Ok(Session { person, created: created as u64, seen: seen as u64 })
        })
        .transpose()
    }

    async fn mark_seen(&self, token: &str, person: &str, now: u64) -> Result<(), Fault> {
        let mut change = self.writer.begin().await?;
        for (statement, of) in [
            ("UPDATE sessions SET seen = $1 WHERE token = $2 AND seen < $1", token),
            ("UPDATE persons SET seen = $1 WHERE id = $2 AND seen < $1", person),
        ] {
            sqlx::query(statement).bind(now as i64).bind(of).execute(&mut *change).await?;
        }
        change.commit().await?;
        self.remembered.persons.forget(token);
        Ok(())
    }

    /// The sessions of a person that are not over, the last used first.
    pub async fn sessions_of(&self, person: &str, now: u64) -> Result<Vec<KeptSession>, Fault> {
        let rows = sqlx::query(
            "SELECT token, agent, created, seen FROM sessions
             WHERE person = $1 AND seen >= $2 AND created >= $3 ORDER BY seen DESC, created DESC",
        )
        .bind(person)
        .bind(now.saturating_sub(UNUSED) as i64)
        .bind(now.saturating_sub(OLD) as i64)
        .fetch_all(&self.readers)
        .await?;
        let session = |row: &sqlx::any::AnyRow| {
            let token: String = row.try_get(0)?;
            let (created, seen): (i64, i64) = (row.try_get(2)?, row.try_get(3)?);
            let (created, seen) = (created as u64, seen as u64);
            Ok(KeptSession { id: short(&token), agent: row.try_get(1)?, created, seen })
        };
        rows.iter().map(session).collect()
    }

    pub async fn end_session(&self, token: &str) -> Result<(), Fault> {
        let query = sqlx::query("DELETE FROM sessions WHERE token = $1");
        query.bind(token).execute(&self.writer).await?;
        self.remembered.persons.forget(token);
        Ok(())
    }

    /// Ends one session of a person; false when they have no such session.
    pub async fn end_session_of(&self, person: &str, id: &str) -> Result<bool, Fault> {
        let ended =
            sqlx::query("DELETE FROM sessions WHERE person = $1 AND substr(token, 1, $2) = $3")
                .bind(person)
                .bind(SHORT as i64)
                .bind(id)
                .execute(&self.writer)
                .await?;
        self.remembered.persons.forget_all();
        Ok(ended.rows_affected() > 0)
    }

    /// Ends all sessions of a person but one.
    pub async fn end_other_sessions(&self, person: &str, token: &str) -> Result<(), Fault> {
        sqlx::query("DELETE FROM sessions WHERE person = $1 AND token <> $2")
            .bind(person)
            .bind(token)
            .execute(&self.writer)
            .await?;
        self.remembered.persons.forget_all();
        Ok(())
    }

    /// Sessions and codes that are over are deleted.
    pub async fn forget_sessions(&self, now: u64) -> Result<(), Fault> {
        let mut change = self.writer.begin().await?;
        sqlx::query("DELETE FROM sessions WHERE seen < $1 OR created < $2")
            .bind(now.saturating_sub(UNUSED) as i64)
            .bind(now.saturating_sub(OLD) as i64)
            .execute(&mut *change)
            .await?;
        sqlx::query("DELETE FROM recoveries WHERE expires <= $1")
            .bind(now as i64)
            .execute(&mut *change)
            .await?;
        change.commit().await
    }

    /// Guests of former days whose last session is over: nobody can ever be them again.
    pub async fn guests_gone(&self, now: u64, most: usize) -> Result<Vec<Person>, Fault> {
        let rows = sqlx::query(
            "SELECT id, name FROM persons WHERE login IS NULL AND seen < $1 AND created < $1
             AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = persons.id) LIMIT $2",
        )
        .bind(now.saturating_sub(DAY) as i64)
        .bind(most as i64)
        .fetch_all(&self.readers)
        .await?;
        let guest = |row: &sqlx::any::AnyRow| {
            Ok(Person { id: row.try_get(0)?, name: row.try_get(1)?, is_guest: true })
        };
        rows.iter().map(guest).collect()
    }

    /// Sessions of a program that did not keep their use count from now on.
    pub(super) async fn begin_counting(&self, now: u64) -> Result<(), Fault> {
        sqlx::query("UPDATE sessions SET seen = $1 WHERE seen = 0")
            .bind(now as i64)
            .execute(&self.writer)
            .await?;
        Ok(())
    }
}

pub(super) async fn insert_session(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    person: &str,
    session: &NewSession,
) -> Result<(), Fault> {
    sqlx::query(
        "INSERT INTO sessions (token, person, created, seen, agent) VALUES ($1, $2, $3, $3, $4)",
    )
    .bind(&session.token)
    .bind(person)
    .bind(session.at as i64)
    .bind(&session.agent)
    .execute(&mut **change)
    .await?;
    // A person who comes and goes all the time leaves no heap behind.
    sqlx::query(
        "DELETE FROM sessions WHERE person = $1 AND token NOT IN
         (SELECT token FROM sessions WHERE person = $1 ORDER BY seen DESC, created DESC LIMIT $2)",
    )
    .bind(person)
    .bind(MOST_SESSIONS)
    .execute(&mut **change)
    .await?;
    sqlx::query("UPDATE persons SET seen = $1 WHERE id = $2")
        .bind(session.at as i64)
        .bind(person)
        .execute(&mut **change)
        .await?;
    Ok(())
}

/// What names a session to its owner.
pub fn short(token: &str) -> String {
    token.chars().take(SHORT).collect()
}
