//! Analyses of finished games.

use super::*;

impl Store {
    pub async fn analysis(&self, table: &str) -> Result<Option<String>, Fault> {
        let row = sqlx::query("SELECT analysis FROM analyses WHERE table_id = $1")
            .bind(table)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| row.try_get(0)).transpose()
    }

    /// Keeps an analysis; a later one takes the place of an earlier.
    pub async fn keep_analysis(&self, table: &str, analysis: &str, now: u64) -> Result<(), Fault> {
        sqlx::query(
            "INSERT INTO analyses (table_id, analysis, made) VALUES ($1, $2, $3)
             ON CONFLICT (table_id) DO UPDATE SET analysis = $2, made = $3",
        )
        .bind(table)
        .bind(analysis)
        .bind(now as i64)
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}
