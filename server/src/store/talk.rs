//! Talk and notes.

use super::*;
use sqlx::any::AnyRow;

/// Lines of talk on a page.
const MOST_LINES: i64 = 100;
/// Lines of people that are kept at one table.
const MOST_TALK: i64 = 2_000;

/// A line of talk at its number.
#[derive(Clone)]
pub struct KeptLine {
    pub n: u64,
    /// Who has removed it; then there are no words any more.
    pub removed: Option<Remover>,
    pub talk: KeptTalk,
}

/// Who has removed a line of talk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remover {
    /// The opener of the table.
    Opener,
    /// The owner of the server.
    Owner,
    /// Who said it, with their account.
    Author,
}

impl Remover {
    pub(super) fn key(self) -> &'static str {
        match self {
            Remover::Opener => "opener",
            Remover::Owner => "owner",
            Remover::Author => "author",
        }
    }

    fn of(key: &str) -> Option<Remover> {
        let all = [Remover::Opener, Remover::Owner, Remover::Author];
        all.into_iter().find(|remover| remover.key() == key)
    }
}

impl Store {
    /// What a person says; false when the table has heard all that it keeps.
    pub async fn add_line(
        &self,
        table: &str,
        person: &Person,
        words: &str,
        now: u64,
    ) -> Result<bool, Fault> {
        let done = sqlx::query(
            "INSERT INTO talk (table_id, n, name, at, words, person)
             SELECT $1, (SELECT COALESCE(MAX(n) + 1, 0) FROM talk WHERE table_id = $1), $2, $3, $4, $5
             WHERE (SELECT COUNT(*) FROM talk WHERE table_id = $1 AND notice IS NULL) < $6",
        )
        .bind(table)
        .bind(&person.name)
        .bind(now as i64)
        .bind(words)
        .bind(&person.id)
        .bind(MOST_TALK)
        .execute(&self.writer)
        .await?;
        self.remembered.talk.forget(table);
        Ok(done.rows_affected() == 1)
    }

    /// The last lines of talk, the oldest first.
    pub async fn talk(&self, table: &str) -> Result<Arc<[KeptLine]>, Fault> {
        self.remembered.talk.recall(table, self.read_talk(table)).await
    }

    async fn read_talk(&self, table: &str) -> Result<Arc<[KeptLine]>, Fault> {
        let rows = sqlx::query(
            "SELECT name, at, words, notice, n, person, removed FROM talk WHERE table_id = $1
             ORDER BY n DESC LIMIT $2",
        )
        .bind(table)
        .bind(MOST_LINES)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().rev().map(line_of).collect()
    }

    /// One line of talk.
    pub async fn line(&self, table: &str, n: u64) -> Result<Option<KeptLine>, Fault> {
        let row = sqlx::query(
            "SELECT name, at, words, notice, n, person, removed FROM talk
             WHERE table_id = $1 AND n = $2",
        )
        .bind(table)
        .bind(n as i64)
        .fetch_optional(&self.readers)
        .await?;
        row.as_ref().map(line_of).transpose()
    }

    /// Forgets the words of a line; false when there is no such line of a person.
    pub async fn remove_line(
        &self,
        table: &str,
        n: u64,
        remover: Remover,
        now: u64,
    ) -> Result<bool, Fault> {
        let mut change = self.writer.begin().await?;
        let done = sqlx::query(
            "UPDATE talk SET words = '', removed = $1, removed_at = $2
             WHERE table_id = $3 AND n = $4 AND notice IS NULL AND removed IS NULL",
        )
        .bind(remover.key())
        .bind(now as i64)
        .bind(table)
        .bind(n as i64)
        .execute(&mut *change)
        .await?;
        if remover == Remover::Owner {
            bans::tell_server(&mut change).await?;
        }
        change.commit().await?;
        self.remembered.talk.forget(table);
        Ok(done.rows_affected() == 1)
    }

    /// The tables where lines were removed after a moment, by another program too; what is
    /// remembered of them is forgotten.
    pub async fn removed_since(&self, moment: u64) -> Result<Vec<String>, Fault> {
        self.remembered.talk.forget_all();
        let rows = sqlx::query("SELECT DISTINCT table_id FROM talk WHERE removed_at >= $1")
            .bind(moment as i64)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// How many other tables a person keeps notes at.
    pub async fn notes_elsewhere(&self, table: &str, person: &str) -> Result<i64, Fault> {
        sqlx::query("SELECT COUNT(*) FROM notes WHERE person = $1 AND table_id <> $2")
            .bind(person)
            .bind(table)
            .fetch_one(&self.readers)
            .await?
            .try_get(0)
    }

    /// Keeps notes; none are kept of somebody who has rubbed them all out.
    pub async fn set_notes(&self, table: &str, person: &str, words: &str) -> Result<(), Fault> {
        let query = match words.is_empty() {
            true => sqlx::query("DELETE FROM notes WHERE table_id = $1 AND person = $2"),
            false => sqlx::query(
                "INSERT INTO notes (table_id, person, words) VALUES ($1, $2, $3)
                 ON CONFLICT (table_id, person) DO UPDATE SET words = $3",
            ),
        };
        let query = query.bind(table).bind(person);
        let query = if words.is_empty() { query } else { query.bind(words) };
        query.execute(&self.writer).await?;
        self.remembered.notes.forget(&of(table, person));
        Ok(())
    }

    pub async fn notes(&self, table: &str, person: &str) -> Result<String, Fault> {
        let read = self.read_notes(table, person);
        self.remembered.notes.recall(&of(table, person), read).await
    }

    async fn read_notes(&self, table: &str, person: &str) -> Result<String, Fault> {
        let row = sqlx::query("SELECT words FROM notes WHERE table_id = $1 AND person = $2")
            .bind(table)
            .bind(person)
            .fetch_optional(&self.readers)
            .await?;
        row.map_or(Ok(String::new()), |row| row.try_get(0))
    }
}

/// Adds a line as a part of a larger change; without the name of somebody who has gone meanwhile.
pub(super) async fn insert(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    table: &str,
    talk: &KeptTalk,
) -> Result<(), Fault> {
    sqlx::query(
        "INSERT INTO talk (table_id, n, name, at, words, notice, person)
         SELECT $1, (SELECT COALESCE(MAX(n) + 1, 0) FROM talk WHERE table_id = $1),
                CASE WHEN $6 IS NULL OR is_there THEN $2 ELSE '' END, $3, $4, $5,
                CASE WHEN is_there THEN $6 END
         FROM (SELECT EXISTS (SELECT 1 FROM persons WHERE id = $6) AS is_there)",
    )
    .bind(table)
    .bind(&talk.name)
    .bind(talk.at as i64)
    .bind(&talk.words)
    .bind(talk.notice.map(Notice::key))
    .bind(talk.person.as_deref())
    .execute(&mut **change)
    .await?;
    Ok(())
}

fn line_of(row: &AnyRow) -> Result<KeptLine, Fault> {
    let (at, n): (i64, i64) = (row.try_get(1)?, row.try_get(4)?);
    let (notice, removed): (Option<String>, Option<String>) = (row.try_get(3)?, row.try_get(6)?);
    let notice = notice.as_deref().and_then(Notice::of);
    let (name, words, person) = (row.try_get(0)?, row.try_get(2)?, row.try_get(5)?);
    let talk = KeptTalk { person, name, at: at as u64, words, notice };
    let removed = removed.as_deref().and_then(Remover::of);
    Ok(KeptLine { n: n as u64, removed, talk })
}

/// Somebody's notes at a table.
fn of(table: &str, person: &str) -> String {
    format!("{table} {person}")
}
