//! Mutes: whose lines somebody does not want to read. Nothing else follows from one.

use super::*;
use sqlx::any::AnyRow;

/// People whom one person may have muted.
const MOST: i64 = 1_000;

/// Somebody who is muted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mute {
    /// The number of the mute, among those of the same person.
    pub n: u64,
    /// The id of the person who is muted.
    pub muted: String,
    /// What they were called then.
    pub name: String,
    pub at: u64,
}

impl Store {
    /// Mutes somebody who is there.
    pub async fn mute(
        &self,
        person: &str,
        muted: &str,
        name: &str,
        now: u64,
    ) -> Result<Blocking, Fault> {
        let mut change = self.writer.begin().await?;
        let found = sqlx::query("SELECT 1 FROM persons WHERE id = $1")
            .bind(muted)
            .fetch_optional(&mut *change)
            .await?;
        if found.is_none() {
            return Ok(Blocking::Gone);
        }
        let done = sqlx::query(
            "INSERT INTO mutes (person, muted, n, name, at)
             SELECT $1, $2, (SELECT COALESCE(MAX(n), 0) + 1 FROM mutes WHERE person = $1), $3, $4
             WHERE (SELECT COUNT(*) FROM mutes WHERE person = $1) < $5
             ON CONFLICT (person, muted) DO UPDATE SET name = $3",
        )
        .bind(person)
        .bind(muted)
        .bind(name)
        .bind(now as i64)
        .bind(MOST)
        .execute(&mut *change)
        .await?;
        change.commit().await?;
        self.remembered.mutes.forget(person);
        Ok(if done.rows_affected() == 1 { Blocking::Kept } else { Blocking::TooMany })
    }

    pub async fn unmute(&self, person: &str, n: u64) -> Result<(), Fault> {
        sqlx::query("DELETE FROM mutes WHERE person = $1 AND n = $2")
            .bind(person)
            .bind(n as i64)
            .execute(&self.writer)
            .await?;
        self.remembered.mutes.forget(person);
        Ok(())
    }

    /// Whom a person has muted, the latest first.
    pub async fn mutes(&self, person: &str) -> Result<Arc<[Mute]>, Fault> {
        self.remembered.mutes.recall(person, self.read_mutes(person)).await
    }

    async fn read_mutes(&self, person: &str) -> Result<Arc<[Mute]>, Fault> {
        let rows =
            sqlx::query("SELECT n, muted, name, at FROM mutes WHERE person = $1 ORDER BY n DESC")
                .bind(person)
                .fetch_all(&self.readers)
                .await?;
        let mute = |row: &AnyRow| {
            let (n, at): (i64, i64) = (row.try_get(0)?, row.try_get(3)?);
            let (muted, name) = (row.try_get(1)?, row.try_get(2)?);
            Ok(Mute { n: n as u64, muted, name, at: at as u64 })
        };
        rows.iter().map(mute).collect()
    }
}
