//! Guests who never played, and what they left.

use super::removal::{delete_person, delete_table};
use super::*;

impl Store {
    /// Guests whom nobody has seen since a moment, who never made a choice, and who share no table
    /// with anybody else.
    pub async fn idle_guests(&self, since: u64, most: usize) -> Result<Vec<String>, Fault> {
        let rows = sqlx::query(
            "SELECT p.id FROM persons p
             WHERE p.login IS NULL AND p.created < $1
             AND NOT EXISTS (SELECT 1 FROM sessions s
                 WHERE s.person = p.id AND (s.seen >= $1 OR s.created >= $1))
             AND NOT EXISTS (SELECT 1 FROM seats mine JOIN tables t ON t.id = mine.table_id
                 WHERE mine.person = p.id
                 AND (t.owner <> p.id OR (t.origin <> 'new' AND t.updated > t.created)
                     OR (t.origin = 'new' AND EXISTS (SELECT 1 FROM moves m
                         WHERE m.table_id = t.id
                         AND m.line LIKE '%\"by\":' || mine.seat || ',%'))))
             AND NOT EXISTS (SELECT 1 FROM tables t JOIN seats o ON o.table_id = t.id
                 WHERE t.owner = p.id AND o.person IS NOT NULL AND o.person <> p.id)
             LIMIT $2",
        )
        .bind(since as i64)
        .bind(most as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// A guest goes with all that they left; the tables that went.
    pub async fn remove_guest(&self, guest: &str) -> Result<Vec<String>, Fault> {
        let mut change = self.writer.begin().await?;
        let rows = sqlx::query("SELECT id FROM tables WHERE owner = $1")
            .bind(guest)
            .fetch_all(&mut *change)
            .await?;
        let tables: Vec<String> =
            rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        for table in &tables {
            delete_table(&mut change, table).await?;
        }
        delete_person(&mut change, guest).await?;
        change.commit().await?;
        self.forget_person();
        Ok(tables)
    }
}
