//! What is kept about a person, for that person. Nothing of it is a secret of a game that goes on:
//! of such a game there is only where one sits and what one wrote oneself.

use super::*;
use serde::Serialize;

/// A table of a person, as far as it concerns them.
#[derive(Serialize)]
pub struct OwnTable {
    pub table: String,
    pub game: String,
    pub standing: &'static str,
    pub created: u64,
    pub updated: u64,
    pub is_owner: bool,
    /// The person's seats, counted from zero, and what the seats are called.
    pub seats: Vec<usize>,
    pub names: Vec<String>,
    pub notes: Option<String>,
    pub talk: Vec<OwnTalk>,
    /// Standing orders of the person's seats.
    pub orders: Vec<String>,
    /// The record of a game that is over.
    pub record: Option<Vec<String>>,
}

/// A line that the person wrote.
#[derive(Serialize)]
pub struct OwnTalk {
    pub at: u64,
    pub words: String,
}

/// A line that the person has reported.
#[derive(Serialize)]
pub struct OwnReport {
    pub table: String,
    pub line: u64,
    pub reason: String,
    pub at: u64,
}

impl Store {
    /// What a person has reported.
    pub async fn own_reports(&self, person: &str) -> Result<Vec<OwnReport>, Fault> {
        let rows = sqlx::query(
            "SELECT table_id, n, reason, at FROM reports WHERE reporter = $1 ORDER BY id",
        )
        .bind(person)
        .fetch_all(&self.readers)
        .await?;
        let report = |row: &sqlx::any::AnyRow| {
            let (line, at): (i64, i64) = (row.try_get(1)?, row.try_get(3)?);
            let (table, reason) = (row.try_get(0)?, row.try_get(2)?);
            Ok(OwnReport { table, line: line as u64, reason, at: at as u64 })
        };
        rows.iter().map(report).collect()
    }

    /// The tables where a person sits, which they own, or where they wrote something.
    pub async fn own_tables(&self, person: &str) -> Result<Vec<String>, Fault> {
        let rows = sqlx::query(
            "SELECT id FROM tables WHERE owner = $1
             OR id IN (SELECT table_id FROM seats WHERE person = $1)
             OR id IN (SELECT table_id FROM notes WHERE person = $1)
             OR id IN (SELECT table_id FROM talk WHERE person = $1)
             ORDER BY created, id",
        )
        .bind(person)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// One of these, if it is still there.
    pub async fn own_table(&self, table: &str, person: &Person) -> Result<Option<OwnTable>, Fault> {
        let Some(kept) = self.table(table).await? else { return Ok(None) };
        let seats = self.seats(table).await?;
        let theirs = seats.iter().enumerate().filter(|(_, seat)| seat.is_of(person));
        let theirs: Vec<usize> = theirs.map(|(index, _)| index).collect();
        let record = match kept.standing {
            Standing::Over => Some(self.whole_record(&kept).await?),
            Standing::Waiting | Standing::Playing | Standing::Closed | Standing::Aside => None,
        };
        let orders = self.orders(table).await?.into_iter();
        let orders = orders.filter(|(seat, _)| theirs.contains(&seat.index()));
        let notes = Some(self.notes(table, &person.id).await?).filter(|notes| !notes.is_empty());
        let created = sqlx::query("SELECT created FROM tables WHERE id = $1")
            .bind(table)
            .fetch_one(&self.readers)
            .await?;
        let created: i64 = created.try_get(0)?;
        Ok(Some(OwnTable {
            table: kept.id,
            game: kept.game,
            standing: kept.standing.key(),
            created: created as u64,
            updated: kept.updated,
            is_owner: kept.owner == person.id,
            orders: orders.map(|(_, orders)| orders.to_string()).collect(),
            seats: theirs,
            names: crate::opponents::names(&seats, "en"),
            notes,
            talk: self.own_talk(table, person).await?,
            record,
        }))
    }

    async fn whole_record(&self, kept: &KeptTable) -> Result<Vec<String>, Fault> {
        let mut record = vec![kept.header.clone()];
        record.extend(self.lines(&kept.id).await?);
        record.extend(kept.ending.clone());
        Ok(record)
    }

    /// Lines of former days do not know whose they are: there the name says so.
    async fn own_talk(&self, table: &str, person: &Person) -> Result<Vec<OwnTalk>, Fault> {
        let rows = sqlx::query(
            "SELECT at, words FROM talk WHERE table_id = $1 AND notice IS NULL
             AND (person = $2 OR (person IS NULL AND name = $3
                  AND table_id IN (SELECT table_id FROM seats WHERE person = $2)))
             ORDER BY n",
        )
        .bind(table)
        .bind(&person.id)
        .bind(&person.name)
        .fetch_all(&self.readers)
        .await?;
        let line = |row: &sqlx::any::AnyRow| {
            let at: i64 = row.try_get(0)?;
            Ok(OwnTalk { at: at as u64, words: row.try_get(1)? })
        };
        rows.iter().map(line).collect()
    }
}
