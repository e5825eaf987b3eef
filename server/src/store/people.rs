//! People at tables: who comes and goes, who was asked, and what they agree on.

use super::tables::{columns, finish, table_of};
use super::*;

/// Everything that changes when people come, go or are replaced.
pub struct Passage<'a> {
    pub now: u64,
    pub standing: Standing,
    /// Who sat where.
    pub before: &'a [KeptSeat],
    /// Who sits where now.
    pub moment: Moment<'a>,
    /// What the table tells of it.
    pub told: Option<&'a KeptTalk>,
    /// A person who is gone, and why.
    pub gone: Option<(&'a str, Gone)>,
    /// The last line of the record, when nobody goes on.
    pub ending: Option<&'a str>,
}

/// Why a person who sat at a table sits there no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gone {
    /// They left a game for good.
    Left,
    /// The opener has removed them.
    Removed,
}

impl Gone {
    fn key(self) -> &'static str {
        match self {
            Gone::Left => "left",
            Gone::Removed => "removed",
        }
    }

    fn of(key: &str) -> Option<Gone> {
        [Gone::Left, Gone::Removed].into_iter().find(|gone| gone.key() == key)
    }
}

impl Store {
    /// People come, go or are replaced: wholly or not at all. What was agreed before is void.
    pub async fn pass(&self, table: &str, passage: &Passage<'_>) -> Result<Outcome, Fault> {
        let Passage { now, standing, before, moment, told, gone, ending } = passage;
        let mut change = self.writer.begin().await?;
        for (index, (from, to)) in before.iter().zip(moment.seats).enumerate() {
            if !reseat(&mut change, table, index, from, to).await? {
                change.rollback().await?;
                return Ok(Outcome::Moved);
            }
        }
        sqlx::query("DELETE FROM votes WHERE table_id = $1")
            .bind(table)
            .execute(&mut *change)
            .await?;
        if let Some(told) = told {
            talk::insert(&mut change, table, told).await?;
        }
        if let Some((person, why)) = gone {
            insert_gone(&mut change, table, person, *why, *now).await?;
        }
        if let Some(ending) = ending {
            sqlx::query("UPDATE tables SET ending = $1 WHERE id = $2")
                .bind(ending)
                .bind(table)
                .execute(&mut *change)
                .await?;
        }
        let outcome = finish(change, table, *standing, *now, moment).await;
        self.remembered.talk.forget(table);
        outcome
    }

    /// Why this person sits at this table no more, if they did.
    pub async fn gone(&self, table: &str, person: &str) -> Result<Option<Gone>, Fault> {
        let row = sqlx::query("SELECT why FROM gone WHERE table_id = $1 AND person = $2")
            .bind(table)
            .bind(person)
            .fetch_optional(&self.readers)
            .await?;
        let why: Option<String> = row.map(|row| row.try_get(0)).transpose()?;
        Ok(why.as_deref().and_then(Gone::of))
    }

    /// The table where the people of a finished one play once more.
    pub async fn next_of(&self, table: &str) -> Result<Option<KeptTable>, Fault> {
        let row = sqlx::query(
            "SELECT * FROM tables WHERE follows = $1 AND standing <> 'closed'
             ORDER BY created DESC LIMIT 1",
        )
        .bind(table)
        .fetch_optional(&self.readers)
        .await?;
        row.as_ref().map(table_of).transpose()
    }

    /// The tables where a seat is kept for a person, the latest first.
    pub async fn invited_to(&self, person: &str, most: usize) -> Result<Vec<KeptTable>, Fault> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE id IN
             (SELECT table_id FROM seats WHERE person = $1 AND kind = 'reserved')
             AND standing = 'waiting' ORDER BY updated DESC LIMIT $2",
        )
        .bind(person)
        .bind(most as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(table_of).collect()
    }

    /// Who has agreed that an opponent plays for the seat that is asked since this moment.
    pub async fn agreed(&self, table: &str, seat: Seat, since: u64) -> Result<Vec<String>, Fault> {
        let rows = sqlx::query(
            "SELECT person FROM votes WHERE table_id = $1 AND seat = $2 AND since = $3",
        )
        .bind(table)
        .bind(i64::from(seat.0))
        .bind(since as i64)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// Somebody agrees; what was agreed about an earlier question is void.
    pub async fn agree(
        &self,
        table: &str,
        seat: Seat,
        since: u64,
        person: &str,
    ) -> Result<(), Fault> {
        let mut change = self.writer.begin().await?;
        sqlx::query("DELETE FROM votes WHERE table_id = $1 AND (seat <> $2 OR since <> $3)")
            .bind(table)
            .bind(i64::from(seat.0))
            .bind(since as i64)
            .execute(&mut *change)
            .await?;
        sqlx::query(
            "INSERT INTO votes (table_id, seat, since, person) VALUES ($1, $2, $3, $4)
             ON CONFLICT (table_id, seat, since, person) DO NOTHING",
        )
        .bind(table)
        .bind(i64::from(seat.0))
        .bind(since as i64)
        .bind(person)
        .execute(&mut *change)
        .await?;
        change.commit().await
    }
}

/// What belongs to a guest among people becomes another person's.
pub(super) async fn merge(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    guest: &str,
    person: &str,
) -> Result<(), Fault> {
    for statement in [
        "UPDATE talk SET person = $1 WHERE person = $2",
        "UPDATE gone SET person = $1 WHERE person = $2
         AND table_id NOT IN (SELECT table_id FROM gone WHERE person = $1)",
        "UPDATE blocks SET person = $1, n = n + (SELECT COALESCE(MAX(n), 0) FROM blocks WHERE person = $1)
         WHERE person = $2 AND blocked <> $1
         AND blocked NOT IN (SELECT blocked FROM blocks WHERE person = $1)",
        "UPDATE blocks SET blocked = $1 WHERE blocked = $2 AND person <> $1
         AND person NOT IN (SELECT person FROM blocks WHERE blocked = $1)",
        "UPDATE mutes SET person = $1, n = n + (SELECT COALESCE(MAX(n), 0) FROM mutes WHERE person = $1)
         WHERE person = $2 AND muted <> $1
         AND muted NOT IN (SELECT muted FROM mutes WHERE person = $1)",
        "UPDATE mutes SET muted = $1 WHERE muted = $2 AND person <> $1
         AND person NOT IN (SELECT person FROM mutes WHERE muted = $1)",
        "UPDATE reports SET person = $1 WHERE person = $2",
    ] {
        sqlx::query(statement).bind(person).bind(guest).execute(&mut **change).await?;
    }
    Ok(())
}

/// Before a game a guest gets up where they would be unwelcome as this person: at the table of
/// somebody who has blocked them, beside such a person, and where they were removed.
pub(super) async fn free_unwelcome(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    guest: &str,
    person: &str,
) -> Result<(), Fault> {
    sqlx::query(
        "UPDATE seats SET kind = 'free', person = NULL, name = ''
         WHERE person = $1 AND table_id IN
         (SELECT t.id FROM tables t WHERE t.standing = 'waiting' AND t.owner <> $1
          AND (EXISTS (SELECT 1 FROM gone g
                   WHERE g.table_id = t.id AND g.person = $2 AND g.why = 'removed')
               OR EXISTS (SELECT 1 FROM blocks b WHERE b.blocked = $2 AND (b.person = t.owner
                   OR b.person IN (SELECT o.person FROM seats o
                       WHERE o.table_id = t.id AND o.kind IN ('person', 'beside'))))))",
    )
    .bind(guest)
    .bind(person)
    .execute(&mut **change)
    .await?;
    Ok(())
}

/// Puts another sitter onto a seat, without what was ordered there; false when somebody else sits
/// there than before.
async fn reseat(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    table: &str,
    index: usize,
    from: &KeptSeat,
    to: &KeptSeat,
) -> Result<bool, Fault> {
    if from.kind == to.kind && from.name == to.name {
        return Ok(true);
    }
    let (kind, person, mind) = columns(&to.kind);
    let (was, by, _) = columns(&from.kind);
    let done = sqlx::query(
        "UPDATE seats SET kind = $1, person = $2, mind = $3, name = $4, stand_in = NULL, leaves = 0
         WHERE table_id = $5 AND seat = $6 AND kind = $7 AND COALESCE(person, '') = $8",
    )
    .bind(kind)
    .bind(person)
    .bind(mind)
    .bind(&to.name)
    .bind(table)
    .bind(index as i64)
    .bind(was)
    .bind(by.unwrap_or_default())
    .execute(&mut **change)
    .await?;
    if from.who() != to.who() {
        sqlx::query("DELETE FROM orders WHERE table_id = $1 AND seat = $2")
            .bind(table)
            .bind(index as i64)
            .execute(&mut **change)
            .await?;
    }
    Ok(done.rows_affected() == 1)
}

async fn insert_gone(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    table: &str,
    person: &str,
    why: Gone,
    now: u64,
) -> Result<(), Fault> {
    sqlx::query(
        "INSERT INTO gone (table_id, person, why, at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (table_id, person) DO UPDATE SET why = $3, at = $4",
    )
    .bind(table)
    .bind(person)
    .bind(why.key())
    .bind(now as i64)
    .execute(&mut **change)
    .await?;
    Ok(())
}
