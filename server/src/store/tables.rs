//! Tables, seats, choices, talk and notes.

use super::*;

impl Store {
    /// A table with its seats and its first choices, all or nothing.
    pub async fn add_table(
        &self,
        table: &KeptTable,
        seats: &[KeptSeat],
        lines: &[String],
    ) -> Result<(), Fault> {
        let mut change = self.pool.begin().await?;
        sqlx::query(
            "INSERT INTO tables
             (id, game, header, seed, invite, is_open, standing, owner, created, updated, ending)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)",
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
        .execute(&mut *change)
        .await?;
        for (seat, kept) in seats.iter().enumerate() {
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
        change.commit().await
    }

    pub async fn table(&self, id: &str) -> Result<Option<KeptTable>, Fault> {
        let row = sqlx::query("SELECT * FROM tables WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(table_of).transpose()
    }

    pub async fn seats(&self, table: &str) -> Result<Vec<KeptSeat>, Fault> {
        let rows = sqlx::query(
            "SELECT kind, person, mind, name FROM seats WHERE table_id = $1 ORDER BY seat",
        )
        .bind(table)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(seat_of).collect()
    }

    pub async fn lines(&self, table: &str) -> Result<Vec<String>, Fault> {
        let rows = sqlx::query("SELECT line FROM moves WHERE table_id = $1 ORDER BY n")
            .bind(table)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// Appends choices at their numbers: whoever comes second at a number fails, and nothing of
    /// theirs is kept. `ending` is the record's last line when the game is over. False, with
    /// nothing changed, when the table was closed meanwhile.
    pub async fn append(
        &self,
        table: &str,
        from: usize,
        lines: &[String],
        ending: Option<&str>,
        now: u64,
    ) -> Result<bool, Fault> {
        let mut change = self.pool.begin().await?;
        for (index, line) in lines.iter().enumerate() {
            insert_line(&mut change, table, from + index, line).await?;
        }
        let standing = if ending.is_some() { Standing::Over } else { Standing::Playing };
        let done = sqlx::query(
            "UPDATE tables SET updated = $1, standing = $2, ending = $3
             WHERE id = $4 AND standing <> 'closed'",
        )
        .bind(now as i64)
        .bind(standing.key())
        .bind(ending)
        .bind(table)
        .execute(&mut *change)
        .await?;
        if done.rows_affected() == 0 {
            change.rollback().await?;
            return Ok(false);
        }
        change.commit().await?;
        Ok(true)
    }

    /// Takes back every choice from a number on.
    pub async fn take_back(&self, table: &str, from: usize) -> Result<(), Fault> {
        sqlx::query("DELETE FROM moves WHERE table_id = $1 AND n >= $2")
            .bind(table)
            .bind(from as i64)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Somebody sits down on a free seat; false when it is no longer free.
    pub async fn sit(&self, table: &str, seat: u8, person: &Person) -> Result<bool, Fault> {
        let change = sqlx::query(
            "UPDATE seats SET kind = 'person', person = $1, name = $2
             WHERE table_id = $3 AND seat = $4 AND kind = 'free'",
        )
        .bind(&person.id)
        .bind(&person.name)
        .bind(table)
        .bind(i64::from(seat))
        .execute(&self.pool)
        .await?;
        Ok(change.rows_affected() == 1)
    }

    pub async fn set_standing(
        &self,
        table: &str,
        standing: Standing,
        now: u64,
    ) -> Result<(), Fault> {
        sqlx::query("UPDATE tables SET standing = $1, updated = $2 WHERE id = $3")
            .bind(standing.key())
            .bind(now as i64)
            .bind(table)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// The ids of all tables where a person sits.
    pub async fn seated_at(&self, person: &str) -> Result<Vec<String>, Fault> {
        let rows = sqlx::query("SELECT DISTINCT table_id FROM seats WHERE person = $1")
            .bind(person)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// The tables where a person sits, the latest first.
    pub async fn tables_of(&self, person: &str, most: i64) -> Result<Vec<KeptTable>, Fault> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1)
             ORDER BY updated DESC LIMIT $2",
        )
        .bind(person)
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(table_of).collect()
    }

    /// Tables that anybody may join.
    pub async fn open_tables(&self, most: i64) -> Result<Vec<KeptTable>, Fault> {
        let rows = sqlx::query(
            "SELECT * FROM tables WHERE is_open = 1 AND standing = 'waiting'
             ORDER BY updated DESC LIMIT $1",
        )
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(table_of).collect()
    }

    /// All tables, the latest first, for whoever runs the server.
    pub async fn all_tables(&self, most: i64) -> Result<Vec<KeptTable>, Fault> {
        let rows = sqlx::query("SELECT * FROM tables ORDER BY updated DESC LIMIT $1")
            .bind(most)
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(table_of).collect()
    }

    /// How many unfinished tables a person has opened.
    pub async fn opened_by(&self, person: &str) -> Result<i64, Fault> {
        sqlx::query(
            "SELECT COUNT(*) FROM tables WHERE owner = $1 AND standing IN ('waiting', 'playing')",
        )
        .bind(person)
        .fetch_one(&self.pool)
        .await?
        .try_get(0)
    }

    pub async fn add_talk(&self, table: &str, talk: &KeptTalk) -> Result<(), Fault> {
        sqlx::query(
            "INSERT INTO talk (table_id, n, name, at, words)
             VALUES ($1, (SELECT COUNT(*) FROM talk WHERE table_id = $1), $2, $3, $4)",
        )
        .bind(table)
        .bind(&talk.name)
        .bind(talk.at as i64)
        .bind(&talk.words)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The last lines of talk, the oldest first.
    pub async fn talk(&self, table: &str, most: i64) -> Result<Vec<KeptTalk>, Fault> {
        let rows = sqlx::query(
            "SELECT name, at, words FROM talk WHERE table_id = $1 ORDER BY n DESC LIMIT $2",
        )
        .bind(table)
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        let talk = |row: &AnyRow| {
            let at: i64 = row.try_get(1)?;
            Ok(KeptTalk { name: row.try_get(0)?, at: at as u64, words: row.try_get(2)? })
        };
        rows.iter().rev().map(talk).collect()
    }

    pub async fn set_notes(&self, table: &str, person: &str, words: &str) -> Result<(), Fault> {
        sqlx::query(
            "INSERT INTO notes (table_id, person, words) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, person) DO UPDATE SET words = $3",
        )
        .bind(table)
        .bind(person)
        .bind(words)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    pub async fn notes(&self, table: &str, person: &str) -> Result<String, Fault> {
        let row = sqlx::query("SELECT words FROM notes WHERE table_id = $1 AND person = $2")
            .bind(table)
            .bind(person)
            .fetch_optional(&self.pool)
            .await?;
        row.map_or(Ok(String::new()), |row| row.try_get(0))
    }
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

fn columns(sitter: &Sitter) -> (&'static str, Option<&str>, Option<&str>) {
    match sitter {
        Sitter::Free => ("free", None, None),
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
        _ => Sitter::Free,
    };
    Ok(KeptSeat { kind, name: row.try_get(3)? })
}
