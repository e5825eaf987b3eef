//! Talk and notes.

use super::*;
use sqlx::any::AnyRow;

/// Lines of talk on a page.
const MOST_LINES: i64 = 100;

impl Store {
    pub async fn add_talk(&self, table: &str, talk: &KeptTalk) -> Result<(), Fault> {
        let mut change = self.writer.begin().await?;
        insert(&mut change, table, talk).await?;
        change.commit().await?;
        self.remembered.talk.forget(table);
        Ok(())
    }

    /// The last lines of talk, the oldest first.
    pub async fn talk(&self, table: &str) -> Result<Arc<[KeptTalk]>, Fault> {
        self.remembered.talk.recall(table, self.read_talk(table)).await
    }

    async fn read_talk(&self, table: &str) -> Result<Arc<[KeptTalk]>, Fault> {
        let rows = sqlx::query(
            "SELECT name, at, words, notice FROM talk WHERE table_id = $1 ORDER BY n DESC LIMIT $2",
        )
        .bind(table)
        .bind(MOST_LINES)
        .fetch_all(&self.readers)
        .await?;
        let talk = |row: &AnyRow| {
            let at: i64 = row.try_get(1)?;
            let notice: Option<String> = row.try_get(3)?;
            Ok(KeptTalk {
                name: row.try_get(0)?,
                at: at as u64,
                words: row.try_get(2)?,
                notice: notice.as_deref().and_then(Notice::of),
            })
        };
        rows.iter().rev().map(talk).collect()
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

/// Adds a line as a part of a larger change.
pub(super) async fn insert(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    table: &str,
    talk: &KeptTalk,
) -> Result<(), Fault> {
    sqlx::query(
        "INSERT INTO talk (table_id, n, name, at, words, notice)
         VALUES ($1, (SELECT COUNT(*) FROM talk WHERE table_id = $1), $2, $3, $4, $5)",
    )
    .bind(table)
    .bind(&talk.name)
    .bind(talk.at as i64)
    .bind(&talk.words)
    .bind(talk.notice.map(Notice::key))
    .execute(&mut **change)
    .await?;
    Ok(())
}

/// Somebody's notes at a table.
fn of(table: &str, person: &str) -> String {
    format!("{table} {person}")
}
