//! Which tables there are: of a person, open to all, finished, and how many.

use super::tables::table_of;
use super::*;

impl Store {
    /// The ids of all tables where a person sits.
    pub async fn seated_at(&self, person: &str) -> Result<Vec<String>, Fault> {
        let rows = sqlx::query("SELECT DISTINCT table_id FROM seats WHERE person = $1")
            .bind(person)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// The unfinished tables where a person sits, the latest first.
    pub async fn playing_of(&self, person: &str, most: usize) -> Result<Vec<KeptTable>, Fault> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE id IN
             (SELECT table_id FROM seats WHERE person = $1 AND kind <> 'reserved')
             AND standing IN ('waiting', 'playing', 'aside') ORDER BY updated DESC LIMIT $2",
        )
        .bind(person)
        .bind(most as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(table_of).collect()
    }

    /// The finished games of a person, those that they left included; the latest first.
    pub async fn finished_of(
        &self,
        person: &str,
        from: usize,
        most: usize,
    ) -> Result<Vec<KeptTable>, Fault> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE id IN
             (SELECT table_id FROM seats WHERE person = $1
              UNION SELECT table_id FROM gone WHERE person = $1 AND why = 'left')
             AND standing = 'over' ORDER BY updated DESC, id LIMIT $2 OFFSET $3",
        )
        .bind(person)
        .bind(most as i64)
        .bind(from as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(table_of).collect()
    }

    /// The finished games of open tables, which everybody may look at; the latest first.
    pub async fn finished_open(&self, from: usize, most: usize) -> Result<Vec<KeptTable>, Fault> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE standing = 'over' AND is_open = 1
             ORDER BY updated DESC, id LIMIT $1 OFFSET $2",
        )
        .bind(most as i64)
        .bind(from as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(table_of).collect()
    }

    /// Tables that anybody may join.
    pub async fn open_tables(&self, most: usize) -> Result<Vec<KeptTable>, Fault> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE is_open = 1 AND standing = 'waiting'
             ORDER BY updated DESC LIMIT $1",
        )
        .bind(most as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(table_of).collect()
    }

    /// All tables, the latest first, for whoever runs the server.
    pub async fn all_tables(&self, most: i64) -> Result<Vec<KeptTable>, Fault> {
        let rows = sqlx::query("SELECT * FROM tables ORDER BY updated DESC LIMIT $1")
            .bind(most)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(table_of).collect()
    }

    /// How much of the house's room a person has taken.
    pub async fn opened_by(&self, person: &str) -> Result<Opened, Fault> {
        let row = sqlx::query(
            "SELECT COUNT(*), COUNT(CASE WHEN standing IN ('waiting', 'playing') THEN 1 END),
                    COUNT(CASE WHEN origin = 'import' THEN 1 END)
             FROM tables WHERE owner = $1",
        )
        .bind(person)
        .fetch_one(&self.readers)
        .await?;
        Ok(Opened { all: row.try_get(0)?, unfinished: row.try_get(1)?, imported: row.try_get(2)? })
    }
}
