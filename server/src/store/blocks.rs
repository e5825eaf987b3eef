//! Blocks: with whom somebody does not want to have to do.

use super::*;
use sqlx::any::AnyRow;

/// People whom one person may have blocked.
const MOST: i64 = 1_000;

/// Somebody who is blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The number of the block, among those of the same person.
    pub n: u64,
    /// The id of whoever is blocked.
    pub blocked: String,
    /// What they were called then.
    pub name: String,
    pub at: u64,
}

/// What became of a wish to block or to mute somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blocking {
    Kept,
    TooMany,
    /// They have gone meanwhile.
    Gone,
}

impl Store {
    /// Blocks somebody who is there.
    pub async fn block(
        &self,
        person: &str,
        blocked: &str,
        name: &str,
        now: u64,
    ) -> Result<Blocking, Fault> {
        let mut change = self.writer.begin().await?;
        let found = sqlx::query("SELECT 1 FROM persons WHERE id = $1")
            .bind(blocked)
            .fetch_optional(&mut *change)
            .await?;
        if found.is_none() {
            return Ok(Blocking::Gone);
        }
        let done = sqlx::query(
            "INSERT INTO blocks (person, blocked, n, name, at)
             SELECT $1, $2, (SELECT COALESCE(MAX(n), 0) + 1 FROM blocks WHERE person = $1), $3, $4
             WHERE (SELECT COUNT(*) FROM blocks WHERE person = $1) < $5
             ON CONFLICT (person, blocked) DO UPDATE SET name = $3",
        )
        .bind(person)
        .bind(blocked)
        .bind(name)
        .bind(now as i64)
        .bind(MOST)
        .execute(&mut *change)
        .await?;
        change.commit().await?;
        self.remembered.blocks.forget(person);
        Ok(if done.rows_affected() == 1 { Blocking::Kept } else { Blocking::TooMany })
    }

    pub async fn unblock(&self, person: &str, n: u64) -> Result<(), Fault> {
        sqlx::query("DELETE FROM blocks WHERE person = $1 AND n = $2")
            .bind(person)
            .bind(n as i64)
            .execute(&self.writer)
            .await?;
        self.remembered.blocks.forget(person);
        Ok(())
    }

    /// Whom a person has blocked, the latest first.
    pub async fn blocks(&self, person: &str) -> Result<Arc<[Block]>, Fault> {
        self.remembered.blocks.recall(person, self.read_blocks(person)).await
    }

    async fn read_blocks(&self, person: &str) -> Result<Arc<[Block]>, Fault> {
        let rows = sqlx::query(
            "SELECT n, blocked, name, at FROM blocks WHERE person = $1 ORDER BY n DESC",
        )
        .bind(person)
        .fetch_all(&self.readers)
        .await?;
        let block = |row: &AnyRow| {
            let (n, at): (i64, i64) = (row.try_get(0)?, row.try_get(3)?);
            let (blocked, name) = (row.try_get(1)?, row.try_get(2)?);
            Ok(Block { n: n as u64, blocked, name, at: at as u64 })
        };
        rows.iter().map(block).collect()
    }

    /// Who has blocked a person.
    pub async fn blockers_of(&self, person: &str) -> Result<Vec<String>, Fault> {
        let rows = sqlx::query("SELECT person FROM blocks WHERE blocked = $1")
            .bind(person)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }
}
