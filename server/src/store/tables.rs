//! Tables, seats and choices.

use super::*;
use crate::clock::{Control, Tempo};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

impl Store {
    /// A table with its seats and its first choices, all or nothing: nothing, when somebody of whom
    /// it tells has gone meanwhile.
    pub async fn add_table(
        &self,
        table: &KeptTable,
        moment: &Moment<'_>,
        lines: &[String],
    ) -> Result<Outcome, Fault> {
        let mut change = self.writer.begin().await?;
        sqlx::query(
            "INSERT INTO tables
             (id, game, header, seed, invite, is_open, standing, owner, created, updated, ending,
              tempo, bank, increment, asked, asked_since, deadline, hints, origin, barrier,
              follows, verified)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12, $13, $14, $15, $16,
                     $17, $18, $19, $20, $21)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(&table.header)
        .bind(&table.seed)
        .bind(&table.invite)
        .bind(i64::from(table.is_open))
        .bind(table.standing.key())
        .bind(&table.owner)
        .bind(table.updated as i64)
        .bind(table.ending.as_deref())
        .bind(table.terms.tempo.key())
        .bind(table.terms.control.map(|control| control.bank as i64))
        .bind(table.terms.control.map(|control| control.increment as i64))
        .bind(moment.asked())
        .bind(moment.since())
        .bind(moment.deadline())
        .bind(i64::from(table.hints))
        .bind(table.origin.key())
        .bind(moment.barrier as i64)
        .bind(table.follows.as_deref())
        .bind(table.verified.map(i64::from))
        .execute(&mut *change)
        .await?;
        for (seat, kept) in moment.seats.iter().enumerate() {
            let (kind, person, mind) = columns(&kept.kind);
            sqlx::query(
                "INSERT INTO seats (table_id, seat, kind, person, mind, name)
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&table.id)
            .bind(seat as i64)
            .bind(kind)
            .bind(person)
            .bind(mind)
            .bind(&kept.name)
            .execute(&mut *change)
            .await?;
        }
        for (n, line) in lines.iter().enumerate() {
            insert_line(&mut change, &table.id, n, line).await?;
        }
        write_times(&mut change, &table.id, moment).await?;
        if !are_all_there(&mut change, &table.id).await? {
            change.rollback().await?;
            return Ok(Outcome::Moved);
        }
        change.commit().await?;
        Ok(Outcome::Kept)
    }

    pub async fn table(&self, id: &str) -> Result<Option<KeptTable>, Fault> {
        let row = sqlx::query("SELECT * FROM tables WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(table_of).transpose()
    }

    /// Everything of a table as it stood at one moment.
    pub async fn whole(&self, id: &str) -> Result<Option<Whole>, Fault> {
        let mut at = self.readers.begin().await?;
        let row = sqlx::query("SELECT * FROM tables WHERE id = $1")
            .bind(id)
            .fetch_optional(&mut *at)
            .await?;
        let Some(table) = row.as_ref().map(table_of).transpose()? else { return Ok(None) };
        Ok(Some(Whole {
            table,
            lines: lines_of(&mut at, id).await?,
            seats: seats_of(&mut at, id).await?,
            times: times_of(&mut at, id).await?,
            orders: orders::of(&mut at, id).await?,
        }))
    }

    pub async fn seats(&self, table: &str) -> Result<Vec<KeptSeat>, Fault> {
        seats_of(&mut *self.readers.acquire().await?, table).await
    }

    pub async fn lines(&self, table: &str) -> Result<Vec<String>, Fault> {
        lines_of(&mut *self.readers.acquire().await?, table).await
    }

    /// Appends choices at their numbers, right behind the last: nothing is kept of a change that
    /// comes second at a number or would leave a gap. `ending` is the record's last line when the
    /// game is over.
    pub async fn append(
        &self,
        table: &str,
        from: usize,
        lines: &[String],
        ending: Option<&str>,
        now: u64,
        moment: &Moment<'_>,
    ) -> Result<Outcome, Fault> {
        let mut change = self.writer.begin().await?;
        for (index, line) in lines.iter().enumerate() {
            if !insert_next(&mut change, table, from + index, line).await? {
                change.rollback().await?;
                return Ok(Outcome::Moved);
            }
        }
        let standing = if ending.is_some() { Standing::Over } else { Standing::Playing };
        if ending.is_some() {
            sqlx::query("UPDATE tables SET ending = $1 WHERE id = $2")
                .bind(ending)
                .bind(table)
                .execute(&mut *change)
                .await?;
        }
        finish(change, table, standing, now, moment).await
    }

    /// Takes back the choices from number `from` on, if `last` is still the number of all.
    pub async fn take_back(
        &self,
        table: &str,
        from: usize,
        last: usize,
        now: u64,
        moment: &Moment<'_>,
    ) -> Result<Outcome, Fault> {
        let mut change = self.writer.begin().await?;
        if made(&mut change, table).await? != last {
            change.rollback().await?;
            return Ok(Outcome::Moved);
        }
        sqlx::query("DELETE FROM moves WHERE table_id = $1 AND n >= $2")
            .bind(table)
            .bind(from as i64)
            .execute(&mut *change)
            .await?;
        finish(change, table, Standing::Playing, now, moment).await
    }

    /// Clocks or stand-ins change without a choice, and the table tells of it.
    pub async fn set_moment(
        &self,
        table: &str,
        standing: Standing,
        now: u64,
        moment: &Moment<'_>,
        told: &KeptTalk,
    ) -> Result<Outcome, Fault> {
        let mut change = self.writer.begin().await?;
        talk::insert(&mut change, table, told).await?;
        let outcome = finish(change, table, standing, now, moment).await;
        self.remembered.talk.forget(table);
        outcome
    }

    /// Another mind takes the seat of one, and the table tells of it.
    pub async fn replace_mind(
        &self,
        table: &str,
        seat: u8,
        from: &str,
        to: &str,
        told: &KeptTalk,
    ) -> Result<Outcome, Fault> {
        let mut change = self.writer.begin().await?;
        let replaced = sqlx::query(
            "UPDATE seats SET mind = $1
             WHERE table_id = $2 AND seat = $3 AND kind = 'mind' AND mind = $4",
        )
        .bind(to)
        .bind(table)
        .bind(i64::from(seat))
        .bind(from)
        .execute(&mut *change)
        .await?;
        if replaced.rows_affected() != 1 {
            change.rollback().await?;
            return Ok(Outcome::Moved);
        }
        talk::insert(&mut change, table, told).await?;
        change.commit().await?;
        self.remembered.talk.forget(table);
        Ok(Outcome::Kept)
    }

    /// Whether strangers find a table in the hall. What was said where nobody else could read it
    /// stays there.
    pub async fn set_open(&self, table: &str, is_open: bool) -> Result<(), Fault> {
        sqlx::query(
            "UPDATE tables SET talk_shut = CASE WHEN is_open = 0 THEN 1 ELSE talk_shut END,
             is_open = $1 WHERE id = $2",
        )
        .bind(i64::from(is_open))
        .bind(table)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    /// Whether the record of a table that is over proved true.
    pub async fn set_verified(&self, table: &str, is_verified: bool) -> Result<(), Fault> {
        sqlx::query("UPDATE tables SET verified = $1 WHERE id = $2 AND ending IS NOT NULL")
            .bind(i64::from(is_verified))
            .bind(table)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Closes a table: nobody reaches it any more.
    pub async fn close(&self, table: &str, now: u64) -> Result<(), Fault> {
        sqlx::query(
            "UPDATE tables SET standing = 'closed', updated = $1, deadline = NULL WHERE id = $2",
        )
        .bind(now as i64)
        .bind(table)
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}

/// Whether the owner of a table and everybody at its seats are known; seats of those who have gone
/// are nobody's.
async fn are_all_there(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    table: &str,
) -> Result<bool, Fault> {
    let row = sqlx::query(
        "SELECT COUNT(*) FROM
         (SELECT owner AS who FROM tables WHERE id = $1
          UNION ALL SELECT person FROM seats WHERE table_id = $1)
         WHERE who <> '' AND who NOT IN (SELECT id FROM persons)",
    )
    .bind(table)
    .fetch_one(&mut **change)
    .await?;
    Ok(row.try_get::<i64, _>(0)? == 0)
}

async fn seats_of(at: &mut AnyConnection, table: &str) -> Result<Vec<KeptSeat>, Fault> {
    let rows = sqlx::query(
        "SELECT kind, person, mind, name, stand_in, leaves FROM seats
         WHERE table_id = $1 ORDER BY seat",
    )
    .bind(table)
    .fetch_all(at)
    .await?;
    rows.iter().map(seat_of).collect()
}

async fn lines_of(at: &mut AnyConnection, table: &str) -> Result<Vec<String>, Fault> {
    let rows = sqlx::query("SELECT line FROM moves WHERE table_id = $1 ORDER BY n")
        .bind(table)
        .fetch_all(at)
        .await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

/// What is left on the clock of each seat.
async fn times_of(at: &mut AnyConnection, table: &str) -> Result<Vec<u64>, Fault> {
    let rows = sqlx::query("SELECT time_left FROM seats WHERE table_id = $1 ORDER BY seat")
        .bind(table)
        .fetch_all(at)
        .await?;
    rows.iter().map(|row| row.try_get(0).map(|left: i64| left as u64)).collect()
}

/// How many choices of a table are kept.
async fn made(change: &mut sqlx::Transaction<'_, sqlx::Any>, table: &str) -> Result<usize, Fault> {
    let row = sqlx::query("SELECT COALESCE(MAX(n), -1) FROM moves WHERE table_id = $1")
        .bind(table)
        .fetch_one(&mut **change)
        .await?;
    let last: i64 = row.try_get(0)?;
    Ok((last + 1) as usize)
}

async fn insert_line(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    table: &str,
    n: usize,
    line: &str,
) -> Result<(), Fault> {
    sqlx::query("INSERT INTO moves (table_id, n, line) VALUES ($1, $2, $3)")
        .bind(table)
        .bind(n as i64)
        .bind(line)
        .execute(&mut **change)
        .await?;
    Ok(())
}

/// Adds a line if it is the next of its table, which is looked at in the same statement: asking
/// beforehand would cost every choice one more way to the database's thread and back.
async fn insert_next(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    table: &str,
    n: usize,
    line: &str,
) -> Result<bool, Fault> {
    let done = sqlx::query(
        "INSERT INTO moves (table_id, n, line) SELECT $1, $2, $3
         WHERE (SELECT COALESCE(MAX(n), -1) FROM moves WHERE table_id = $4) = $5",
    )
    .bind(table)
    .bind(n as i64)
    .bind(line)
    .bind(table)
    .bind(n as i64 - 1)
    .execute(&mut **change)
    .await?;
    Ok(done.rows_affected() == 1)
}

pub(super) fn columns(sitter: &Sitter) -> (&'static str, Option<&str>, Option<&str>) {
    match sitter {
        Sitter::Free => ("free", None, None),
        Sitter::Reserved(person) => ("reserved", Some(person), None),
        Sitter::Person(person) => ("person", Some(person), None),
        Sitter::Beside(person) => ("beside", Some(person), None),
        Sitter::Mind(mind) => ("mind", None, Some(mind)),
    }
}

fn seat_of(row: &AnyRow) -> Result<KeptSeat, Fault> {
    let kind: String = row.try_get(0)?;
    let person: Option<String> = row.try_get(1)?;
    let mind: Option<String> = row.try_get(2)?;
    let kind = match (&*kind, person, mind) {
        ("person", Some(person), _) => Sitter::Person(person),
        ("beside", Some(person), _) => Sitter::Beside(person),
        ("mind", _, Some(mind)) => Sitter::Mind(mind),
        ("reserved", Some(person), _) => Sitter::Reserved(person),
        _ => Sitter::Free,
    };
    let stand_in: Option<String> = row.try_get(4)?;
    let leaves: i64 = row.try_get(5)?;
    let stand_in = stand_in.map(|mind| StandIn { mind, leaves: leaves != 0 });
    Ok(KeptSeat { kind, name: row.try_get(3)?, stand_in })
}

pub(super) fn table_of(row: &AnyRow) -> Result<KeptTable, Fault> {
    let number = |name: &str| -> Result<Option<u64>, Fault> {
        let number: Option<i64> = row.try_get(name)?;
        Ok(number.map(|number| number as u64))
    };
    let standing: String = row.try_get("standing")?;
    let tempo: String = row.try_get("tempo")?;
    let control = number("bank")?.zip(number("increment")?);
    let control = control.map(|(bank, increment)| Control { bank, increment });
    Ok(KeptTable {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        header: row.try_get("header")?,
        seed: row.try_get("seed")?,
        invite: row.try_get("invite")?,
        is_open: number("is_open")? == Some(1),
        talk_shut: number("talk_shut")? == Some(1),
        standing: Standing::of(&standing),
        owner: row.try_get("owner")?,
        updated: number("updated")?.unwrap_or(0),
        ending: row.try_get("ending")?,
        terms: Terms { tempo: Tempo::of(&tempo).unwrap_or_default(), control },
        hints: number("hints")? == Some(1),
        origin: Origin::of(&row.try_get::<String, _>("origin")?),
        trouble: row.try_get("trouble")?,
        asked: number("asked")?.map(|seat| Seat(seat as u8)),
        asked_since: number("asked_since")?,
        deadline: number("deadline")?,
        barrier: number("barrier")?.unwrap_or(0) as usize,
        follows: row.try_get("follows")?,
        verified: number("verified")?.map(|verified| verified == 1),
    })
}

/// Writes the moment and the standing, unless the table was closed or set aside: then nothing is
/// kept of the whole change.
pub(super) async fn finish(
    mut change: sqlx::Transaction<'_, sqlx::Any>,
    table: &str,
    standing: Standing,
    now: u64,
    moment: &Moment<'_>,
) -> Result<Outcome, Fault> {
    let done = sqlx::query(
        "UPDATE tables SET updated = $1, standing = $2, asked = $3, asked_since = $4, deadline = $5,
         barrier = $6
         WHERE id = $7 AND standing NOT IN ('closed', 'aside')",
    )
    .bind(now as i64)
    .bind(standing.key())
    .bind(moment.asked())
    .bind(moment.since())
    .bind(moment.deadline())
    .bind(moment.barrier as i64)
    .bind(table)
    .execute(&mut *change)
    .await?;
    if done.rows_affected() == 0 {
        change.rollback().await?;
        return Ok(Outcome::Closed);
    }
    write_times(&mut change, table, moment).await?;
    change.commit().await?;
    Ok(Outcome::Kept)
}

impl Moment<'_> {
    fn asked(&self) -> Option<i64> {
        self.asked.map(|seat| i64::from(seat.0))
    }

    fn since(&self) -> Option<i64> {
        self.clock.running().map(|running| running.since as i64)
    }

    fn deadline(&self) -> Option<i64> {
        self.clock.deadline().map(|deadline| deadline as i64)
    }
}

/// What is left to each seat, and who plays for it. Without a clock nothing is left to anybody, and
/// there is seldom a stand-in.
async fn write_times(
    change: &mut sqlx::Transaction<'_, sqlx::Any>,
    table: &str,
    moment: &Moment<'_>,
) -> Result<(), Fault> {
    let Moment { clock, seats, .. } = moment;
    let has_clock = clock.terms().control.is_some();
    if !has_clock {
        sqlx::query(
            "UPDATE seats SET stand_in = NULL, leaves = 0
             WHERE table_id = $1 AND stand_in IS NOT NULL",
        )
        .bind(table)
        .execute(&mut **change)
        .await?;
    }
    let written = seats.iter().enumerate().filter(|(_, seat)| has_clock || seat.stand_in.is_some());
    for (index, seat) in written {
        sqlx::query(
            "UPDATE seats SET time_left = $1, stand_in = $2, leaves = $3
             WHERE table_id = $4 AND seat = $5",
        )
        .bind(clock.kept_of(index) as i64)
        .bind(seat.stand_in.as_ref().map(|stand_in| stand_in.mind.as_str()))
        .bind(i64::from(seat.stand_in.as_ref().is_some_and(|stand_in| stand_in.leaves)))
        .bind(table)
        .bind(index as i64)
        .execute(&mut **change)
        .await?;
    }
    Ok(())
}
