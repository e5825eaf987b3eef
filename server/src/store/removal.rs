//! Somebody goes for good: the games stay for the others, the name and what they said do not.

use super::persons::delete;
use super::*;
use crate::names;

type Change<'a> = sqlx::Transaction<'a, sqlx::Any>;

/// Which tables are different after somebody has gone.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Removed {
    /// Tables that went along: nobody else took part.
    pub gone: Vec<String>,
    /// Tables that stay for the others.
    pub changed: Vec<String>,
}

/// A table of the person who goes.
struct Theirs {
    id: String,
    game: String,
    standing: Standing,
    /// Another person at the table.
    other: Option<String>,
}

impl Theirs {
    fn is_going_on(&self) -> bool {
        matches!(self.standing, Standing::Waiting | Standing::Playing)
    }

    /// Nobody else takes part, and it was not played to its end: finished games stay for ever. What
    /// the owner of the server has closed stays as it was.
    fn goes_along(&self) -> bool {
        let is_unfinished = match self.standing {
            Standing::Waiting | Standing::Playing => true,
            Standing::Over | Standing::Closed | Standing::Aside => false,
        };
        self.other.is_none() && is_unfinished
    }
}

impl Store {
    /// Removes a person with everything that is theirs alone. In games that go on a mind takes
    /// their seats, the one that `minds` names for the game.
    pub async fn remove_person(
        &self,
        person: &Person,
        minds: &[(&str, &str)],
        now: u64,
    ) -> Result<Removed, Fault> {
        let mut change = self.writer.begin().await?;
        let mut removed = Removed::default();
        let talked = talked_at(&mut change, &person.id).await?;
        forget_talk(&mut change, person, now).await?;
        for table in theirs(&mut change, &person.id).await? {
            if table.goes_along() {
                delete_table(&mut change, &table.id).await?;
                removed.gone.push(table.id);
                continue;
            }
            let mind = minds.iter().find(|(game, _)| *game == table.game);
            match mind.filter(|_| table.is_going_on()) {
                Some((_, mind)) => replace(&mut change, &table.id, &person.id, mind, now).await?,
                None => leave_seats(&mut change, &table.id, &person.id).await?,
            }
            pass_on(&mut change, &table, &person.id).await?;
            removed.changed.push(table.id);
        }
        let is_new =
            |table: &String| !removed.gone.contains(table) && !removed.changed.contains(table);
        let talked: Vec<String> = talked.into_iter().filter(is_new).collect();
        removed.changed.extend(talked);
        forget_name(&mut change, person).await?;
        delete_person(&mut change, &person.id).await?;
        change.commit().await?;
        self.forget_person();
        Ok(removed)
    }

    /// Nothing that is remembered of a person is true any more.
    pub(super) fn forget_person(&self) {
        self.remembered.persons.forget_all();
        self.remembered.talk.forget_all();
        self.remembered.notes.forget_all();
        self.remembered.blocks.forget_all();
        self.remembered.mutes.forget_all();
    }
}

/// What was reported stays for the owner of the server to settle; whose it was does not, nor do
/// reasons call them by name.
async fn forget_name(change: &mut Change<'_>, person: &Person) -> Result<(), Fault> {
    let rows = sqlx::query("SELECT id, reason, name FROM reports WHERE person = $1")
        .bind(&person.id)
        .fetch_all(&mut **change)
        .await?;
    for row in rows {
        let (id, reason, former): (i64, String, String) =
            (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        let unnamed = names::without(&names::without(&reason, &person.name), &former);
        sqlx::query("UPDATE reports SET reason = $1 WHERE id = $2")
            .bind(unnamed)
            .bind(id)
            .execute(&mut **change)
            .await?;
    }
    for statement in [
        "UPDATE reports SET name = '' WHERE person = $1",
        "UPDATE bans SET name = '' WHERE kind = 'person' AND what = $1",
    ] {
        delete(change, statement, &person.id).await?;
    }
    Ok(())
}

/// Everything that is a person's own.
pub(super) async fn delete_person(change: &mut Change<'_>, person: &str) -> Result<(), Fault> {
    for statement in [
        "DELETE FROM notes WHERE person = $1",
        "DELETE FROM sessions WHERE person = $1",
        "DELETE FROM recoveries WHERE person = $1",
        "DELETE FROM name_keys WHERE person = $1",
        "DELETE FROM gone WHERE person = $1",
        "DELETE FROM votes WHERE person = $1",
        "DELETE FROM blocks WHERE person = $1 OR blocked = $1",
        "DELETE FROM mutes WHERE person = $1 OR muted = $1",
        "DELETE FROM persons WHERE id = $1",
    ] {
        delete(change, statement, person).await?;
    }
    Ok(())
}

async fn theirs(change: &mut Change<'_>, person: &str) -> Result<Vec<Theirs>, Fault> {
    let rows = sqlx::query(
        "SELECT id, game, standing,
         (SELECT MIN(person) FROM seats WHERE table_id = tables.id AND kind = 'person'
          AND person <> $1 AND person <> '')
         FROM tables
         WHERE owner = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1)",
    )
    .bind(person)
    .fetch_all(&mut **change)
    .await?;
    let table = |row: &sqlx::any::AnyRow| {
        let standing: String = row.try_get(2)?;
        Ok(Theirs {
            id: row.try_get(0)?,
            game: row.try_get(1)?,
            standing: Standing::of(&standing),
            other: row.try_get(3)?,
        })
    };
    rows.iter().map(table).collect()
}

/// The tables where somebody has said something, or which tell of them.
async fn talked_at(change: &mut Change<'_>, person: &str) -> Result<Vec<String>, Fault> {
    let rows = sqlx::query("SELECT DISTINCT table_id FROM talk WHERE person = $1")
        .bind(person)
        .fetch_all(&mut **change)
        .await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

/// Lines lose their words and the name, and what tables tell of the person loses the name. Lines of
/// former days do not know whom they name: there the name says so, at tables where the person sits
/// or has sat.
async fn forget_talk(change: &mut Change<'_>, person: &Person, now: u64) -> Result<(), Fault> {
    sqlx::query(
        "UPDATE talk SET words = '', removed = $1, removed_at = $2
         WHERE notice IS NULL AND removed IS NULL
         AND (person = $3 OR (name = $4 AND person IS NULL
             AND (table_id IN (SELECT table_id FROM seats WHERE person = $3)
                 OR table_id IN (SELECT table_id FROM gone WHERE person = $3))))",
    )
    .bind(Remover::Author.key())
    .bind(now as i64)
    .bind(&person.id)
    .bind(&person.name)
    .execute(&mut **change)
    .await?;
    sqlx::query("UPDATE talk SET name = '', person = NULL WHERE person = $1")
        .bind(&person.id)
        .execute(&mut **change)
        .await?;
    sqlx::query(
        "UPDATE talk SET name = '' WHERE name = $1 AND person IS NULL
         AND (table_id IN (SELECT table_id FROM seats WHERE person = $2)
             OR table_id IN (SELECT table_id FROM gone WHERE person = $2))",
    )
    .bind(&person.name)
    .bind(&person.id)
    .execute(&mut **change)
    .await?;
    Ok(())
}

pub(super) async fn delete_table(change: &mut Change<'_>, table: &str) -> Result<(), Fault> {
    for statement in [
        "DELETE FROM moves WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM talk WHERE table_id = $1",
        "DELETE FROM notes WHERE table_id = $1",
        "DELETE FROM orders WHERE table_id = $1",
        "DELETE FROM analyses WHERE table_id = $1",
        "DELETE FROM gone WHERE table_id = $1",
        "DELETE FROM votes WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        delete(change, statement, table).await?;
    }
    Ok(())
}

/// A mind takes the seats of somebody in a game that goes on, and the table tells it; their clock
/// stops.
async fn replace(
    change: &mut Change<'_>,
    table: &str,
    person: &str,
    mind: &str,
    now: u64,
) -> Result<(), Fault> {
    for statement in [
        "DELETE FROM orders WHERE table_id = $1
         AND seat IN (SELECT seat FROM seats WHERE table_id = $1 AND person = $2)",
        "UPDATE tables SET asked_since = NULL, deadline = NULL WHERE id = $1
         AND asked IN (SELECT seat FROM seats WHERE table_id = $1 AND person = $2)",
        "UPDATE seats SET kind = 'free', person = NULL, name = ''
         WHERE table_id = $1 AND person = $2 AND kind = 'reserved'",
    ] {
        sqlx::query(statement).bind(table).bind(person).execute(&mut **change).await?;
    }
    let seats = sqlx::query(
        "UPDATE seats SET kind = 'mind', mind = $1, person = NULL, name = '', stand_in = NULL,
         leaves = 0 WHERE table_id = $2 AND person = $3",
    )
    .bind(mind)
    .bind(table)
    .bind(person)
    .execute(&mut **change)
    .await?;
    if seats.rows_affected() > 0 {
        let (name, words, notice) = (String::new(), mind.to_string(), Some(Notice::Replaced));
        let told = KeptTalk { person: None, name, at: now, words, notice };
        talk::insert(change, table, &told).await?;
    }
    sqlx::query("UPDATE tables SET updated = $1 WHERE id = $2")
        .bind(now as i64)
        .bind(table)
        .execute(&mut **change)
        .await?;
    Ok(())
}

/// In a game that is over the seats remain somebody's, of whom nothing is known.
async fn leave_seats(change: &mut Change<'_>, table: &str, person: &str) -> Result<(), Fault> {
    sqlx::query(
        "UPDATE seats SET kind = 'person', person = '', name = '', stand_in = NULL, leaves = 0
         WHERE table_id = $1 AND person = $2",
    )
    .bind(table)
    .bind(person)
    .execute(&mut **change)
    .await?;
    Ok(())
}

/// Another person at the table owns it from then on.
async fn pass_on(change: &mut Change<'_>, table: &Theirs, person: &str) -> Result<(), Fault> {
    sqlx::query("UPDATE tables SET owner = $1 WHERE id = $2 AND owner = $3")
        .bind(table.other.as_deref().unwrap_or_default())
        .bind(&table.id)
        .bind(person)
        .execute(&mut **change)
        .await?;
    Ok(())
}
