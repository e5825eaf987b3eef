//! What the house does by itself: its own time, clocks that run out, tables that were closed.

use super::*;
use sqlx::any::AnyRow;

/// How often in a row what came meanwhile is moved, too.
const TRIES: usize = 8;

impl Store {
    /// Moves what was written from the log to its place, while others go on writing: again and again
    /// what came meanwhile, until all is there and whoever writes next begins the log anew. If that
    /// never happens and the log has grown to `long` pages, writing waits for it once. Says how many
    /// pages were left.
    pub async fn tidy(&self, long: i64) -> Result<i64, Fault> {
        let mut pages = 0;
        for _ in 0..TRIES {
            let (log, moved) = self.checkpoint("PRAGMA wal_checkpoint(PASSIVE)").await?;
            pages = log;
            if moved >= log {
                return Ok(0);
            }
        }
        if pages >= long {
            self.checkpoint("PRAGMA wal_checkpoint(RESTART)").await?;
        }
        Ok(pages)
    }

    /// Pages in the log, and how many of them are in their place.
    async fn checkpoint(&self, pragma: &'static str) -> Result<(i64, i64), Fault> {
        let row = sqlx::query(pragma).fetch_one(&self.tidier).await?;
        Ok((row.try_get(1)?, row.try_get(2)?))
    }

    /// The house's time as it was last kept. No question began later.
    pub async fn house_time(&self) -> Result<u64, Fault> {
        let row = sqlx::query(
            "SELECT COALESCE((SELECT value FROM house WHERE name = 'time'), 0),
                    COALESCE((SELECT MAX(asked_since) FROM tables), 0)",
        )
        .fetch_one(&self.readers)
        .await?;
        let (time, latest): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        Ok(time.max(latest) as u64)
    }

    pub async fn set_house_time(&self, time: u64) -> Result<(), Fault> {
        sqlx::query(
            "INSERT INTO house (name, value) VALUES ('time', $1)
             ON CONFLICT (name) DO UPDATE SET value = $1",
        )
        .bind(time as i64)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Tables where somebody's time is up, in the house's time.
    pub async fn overdue(&self, time: u64) -> Result<Vec<String>, Fault> {
        let rows =
            sqlx::query("SELECT id FROM tables WHERE deadline <= $1 AND standing = 'playing'")
                .bind(time as i64)
                .fetch_all(&self.readers)
                .await?;
        rows.iter().map(|row: &AnyRow| row.try_get(0)).collect()
    }

    /// A table that cannot be read harms nobody any more; nothing of it is deleted.
    pub async fn set_aside(&self, table: &str, why: &str, now: u64) -> Result<(), Fault> {
        sqlx::query(
            "UPDATE tables SET standing = 'aside', trouble = $1, updated = $2, deadline = NULL
             WHERE id = $3 AND standing <> 'closed'",
        )
        .bind(why)
        .bind(now as i64)
        .bind(table)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Whoever runs the server wants a table that was set aside to be tried again; if a number is
    /// given, only with the choices before it, back to the last question of a seat. The clock of
    /// whoever is asked begins anew. False when it is not set aside, or nobody would be asked any
    /// more.
    pub async fn reopen(
        &self,
        table: &str,
        before: Option<usize>,
        now: u64,
    ) -> Result<bool, Fault> {
        let time = self.house_time().await?;
        let mut change = self.writer.begin().await?;
        let opened = sqlx::query(
            "UPDATE tables SET trouble = NULL, updated = $1, standing = 'playing',
                asked_since = NULL, deadline = NULL
             WHERE id = $2 AND standing = 'aside'",
        )
        .bind(now as i64)
        .bind(table)
        .execute(&mut *change)
        .await?;
        if opened.rows_affected() == 0 {
            change.rollback().await?;
            return Ok(false);
        }
        if let Some(before) = before {
            let Some((n, seat)) = last_question(&mut change, table, before).await? else {
                change.rollback().await?;
                return Ok(false);
            };
            cut(&mut change, table, n, seat).await?;
        }
        go_on(&mut change, table, time).await?;
        change.commit().await?;
        Ok(true)
    }

    /// How many tables are set aside.
    pub async fn count_aside(&self) -> Result<i64, Fault> {
        sqlx::query("SELECT COUNT(*) FROM tables WHERE standing = 'aside'")
            .fetch_one(&self.readers)
            .await?
            .try_get(0)
    }

    /// Tables that were closed after a moment.
    pub async fn closed_since(&self, moment: u64) -> Result<Vec<String>, Fault> {
        let rows = sqlx::query("SELECT id FROM tables WHERE standing = 'closed' AND updated >= $1")
            .bind(moment as i64)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row: &AnyRow| row.try_get(0)).collect()
    }
}

/// Forgets a seat's choice and all that came after it: the seat is asked again.
async fn cut(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    table: &str,
    n: i64,
    seat: i64,
) -> Result<(), Fault> {
    sqlx::query("DELETE FROM moves WHERE table_id = $1 AND n >= $2")
        .bind(table)
        .bind(n)
        .execute(&mut **change)
        .await?;
    sqlx::query(
        "UPDATE tables SET ending = NULL, asked = $1,
         barrier = CASE WHEN barrier > $2 THEN $2 ELSE barrier END WHERE id = $3",
    )
    .bind(seat)
    .bind(n)
    .bind(table)
    .execute(&mut **change)
    .await?;
    Ok(())
}

/// What a table that is read again waits for: nothing, people, or a choice, with the clock of the
/// person who is asked.
async fn go_on(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    table: &str,
    time: u64,
) -> Result<(), Fault> {
    for statement in [
        "UPDATE tables SET standing = 'waiting' WHERE id = $1 AND $2 >= 0 AND EXISTS
         (SELECT 1 FROM seats WHERE table_id = $1 AND kind IN ('free', 'reserved'))",
        "UPDATE tables SET standing = 'over' WHERE id = $1 AND $2 >= 0 AND ending IS NOT NULL",
        "UPDATE tables SET asked_since = $2 WHERE id = $1 AND standing = 'playing' AND asked IN
         (SELECT seat FROM seats WHERE table_id = $1 AND kind IN ('person', 'beside')
          AND stand_in IS NULL)",
        "UPDATE tables SET deadline = $2 +
         (SELECT time_left FROM seats WHERE table_id = $1 AND seat = asked)
         WHERE id = $1 AND asked_since IS NOT NULL AND bank IS NOT NULL",
    ] {
        sqlx::query(statement).bind(table).bind(time as i64).execute(&mut **change).await?;
    }
    Ok(())
}

/// The last choice of a seat up to a number, and the seat: without it, that seat is asked again.
/// Before a choice of chance nobody would be.
async fn last_question(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    table: &str,
    before: usize,
) -> Result<Option<(i64, i64)>, Fault> {
    let rows =
        sqlx::query("SELECT n, line FROM moves WHERE table_id = $1 AND n <= $2 ORDER BY n DESC")
            .bind(table)
            .bind(before as i64)
            .fetch_all(&mut **change)
            .await?;
    let of_a_seat = |row: &AnyRow| {
        let (n, line): (i64, String) = (row.try_get(0).ok()?, row.try_get(1).ok()?);
        let line: serde_json::Value = serde_json::from_str(&line).ok()?;
        line["by"].as_i64().map(|seat| (n, seat))
    };
    Ok(rows.iter().find_map(of_a_seat))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;
    use std::time::Duration;

    /// A file that no other test uses.
    fn file(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("oikumene-{name}-{}.db", std::process::id()));
        let _ = std::fs::remove_file(&path);
        path
    }

    async fn open(path: &std::path::Path) -> Store {
        Store::open(&format!("sqlite://{}?mode=rwc", path.display())).await.expect("a database")
    }

    #[tokio::test]
    async fn what_was_written_comes_to_its_place() {
        let (path, copy) = (file("tidy"), file("tidy-copy"));
        let store = open(&path).await;
        store.set_house_time(7).await.unwrap();
        assert_eq!(store.tidy(i64::MAX).await.unwrap(), 0);
        // The file alone, without its log.
        std::fs::copy(&path, &copy).unwrap();
        assert_eq!(open(&copy).await.house_time().await.unwrap(), 7);
    }

    /// Somebody reads all the time, so that the log never ends: when it is long, writing waits once.
    #[tokio::test]
    async fn a_log_that_never_ends_begins_anew_at_last() {
        let store = open(&file("long-log")).await;
        store.set_house_time(1).await.unwrap();
        let mut reading = store.readers.begin().await.unwrap();
        sqlx::query("SELECT value FROM house").fetch_all(&mut *reading).await.unwrap();
        for time in 2..40 {
            store.set_house_time(time).await.unwrap();
        }
        let left = store.tidy(i64::MAX).await.unwrap();
        assert!(left >= 38, "{left}");
        let done_reading = async {
            tokio::time::sleep(Duration::from_millis(100)).await;
            reading.rollback().await.unwrap();
        };
        let (tidied, ()) = tokio::join!(store.tidy(left), done_reading);
        assert_eq!(tidied.unwrap(), left);
        store.set_house_time(40).await.unwrap();
        let (pages, _) = store.checkpoint("PRAGMA wal_checkpoint(PASSIVE)").await.unwrap();
        assert!(pages < 10, "{pages}");
        assert_eq!(store.house_time().await.unwrap(), 40);
    }
}
