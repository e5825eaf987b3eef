//! Reports of lines of talk, for the owner of the server.

use super::*;
use sqlx::any::AnyRow;

/// Reports that one person may make within a day.
const A_DAY: i64 = 20;
const DAY: u64 = 86_400_000;

/// A line that somebody has reported, with its words as they were.
#[derive(Clone, Debug)]
pub struct Report {
    pub id: u64,
    pub table: String,
    /// The number of the line.
    pub n: u64,
    /// Who reports it, and who said it: their ids.
    pub reporter: String,
    pub person: Option<String>,
    /// What they were called.
    pub name: String,
    pub words: String,
    pub reason: String,
    pub at: u64,
    /// When the owner has settled it.
    pub settled: Option<u64>,
}

/// What became of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reported {
    Kept,
    /// This person has reported this line before.
    Already,
    /// This person has reported too much today.
    TooMany,
}

impl Store {
    /// Keeps a report of a line, once for each person; without the name of somebody who has gone
    /// meanwhile.
    pub async fn report(
        &self,
        table: &str,
        line: &KeptLine,
        reporter: &str,
        reason: &str,
        now: u64,
    ) -> Result<Reported, Fault> {
        let mut change = self.writer.begin().await?;
        let row = sqlx::query(
            "SELECT (SELECT COUNT(*) FROM reports WHERE reporter = $1 AND at > $2),
                    (SELECT COUNT(*) FROM reports WHERE table_id = $3 AND n = $4 AND reporter = $1)",
        )
        .bind(reporter)
        .bind(now.saturating_sub(DAY) as i64)
        .bind(table)
        .bind(line.n as i64)
        .fetch_one(&mut *change)
        .await?;
        let (today, same): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        match (same, today) {
            (1.., _) => return Ok(Reported::Already),
            (_, A_DAY..) => return Ok(Reported::TooMany),
            _ => {}
        }
        sqlx::query(
            "INSERT INTO reports (id, table_id, n, reporter, person, name, words, reason, at)
             VALUES ((SELECT COALESCE(MAX(id), 0) + 1 FROM reports),
                     $1, $2, $3, $4,
                     CASE WHEN $4 IS NULL OR EXISTS (SELECT 1 FROM persons WHERE id = $4)
                     THEN $5 ELSE '' END, $6, $7, $8)",
        )
        .bind(table)
        .bind(line.n as i64)
        .bind(reporter)
        .bind(line.talk.person.as_deref())
        .bind(&line.talk.name)
        .bind(&line.talk.words)
        .bind(reason)
        .bind(now as i64)
        .execute(&mut *change)
        .await?;
        change.commit().await?;
        Ok(Reported::Kept)
    }

    /// Whether a person has reported a line.
    pub async fn has_reported(&self, table: &str, n: u64, reporter: &str) -> Result<bool, Fault> {
        let row = sqlx::query(
            "SELECT COUNT(*) FROM reports WHERE table_id = $1 AND n = $2 AND reporter = $3",
        )
        .bind(table)
        .bind(n as i64)
        .bind(reporter)
        .fetch_one(&self.readers)
        .await?;
        row.try_get(0).map(|count: i64| count > 0)
    }

    /// Reports, the open ones first, the latest first.
    pub async fn reports(&self, most: i64) -> Result<Vec<Report>, Fault> {
        let rows = sqlx::query(
            "SELECT id, table_id, n, reporter, person, name, words, reason, at, settled
             FROM reports ORDER BY settled IS NOT NULL, id DESC LIMIT $1",
        )
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(report_of).collect()
    }

    /// The owner has dealt with a report; false when there is no such open one.
    pub async fn settle(&self, report: u64, now: u64) -> Result<bool, Fault> {
        let done = sqlx::query("UPDATE reports SET settled = $1 WHERE id = $2 AND settled IS NULL")
            .bind(now as i64)
            .bind(report as i64)
            .execute(&self.writer)
            .await?;
        Ok(done.rows_affected() == 1)
    }
}

fn report_of(row: &AnyRow) -> Result<Report, Fault> {
    let (id, n, at): (i64, i64, i64) = (row.try_get(0)?, row.try_get(2)?, row.try_get(8)?);
    let settled: Option<i64> = row.try_get(9)?;
    Ok(Report {
        id: id as u64,
        table: row.try_get(1)?,
        n: n as u64,
        reporter: row.try_get(3)?,
        person: row.try_get(4)?,
        name: row.try_get(5)?,
        words: row.try_get(6)?,
        reason: row.try_get(7)?,
        at: at as u64,
        settled: settled.map(|at| at as u64),
    })
}
