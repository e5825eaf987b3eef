//! Persons, and their sessions: only the hash of a token is kept.

use super::*;

impl Store {
    pub async fn add_guest(&self, name: &str, now: u64) -> Result<Person, Fault> {
        let id = secret::id();
        sqlx::query("INSERT INTO persons (id, name, created) VALUES ($1, $2, $3)")
            .bind(&id)
            .bind(name)
            .bind(now as i64)
            .execute(&self.writer)
            .await?;
        Ok(Person { id, name: name.to_string(), is_guest: true })
    }

    pub async fn rename(&self, person: &str, name: &str) -> Result<(), Fault> {
        let mut change = self.writer.begin().await?;
        sqlx::query("UPDATE persons SET name = $1 WHERE id = $2")
            .bind(name)
            .bind(person)
            .execute(&mut *change)
            .await?;
        sqlx::query("UPDATE seats SET name = $1 WHERE person = $2 AND kind = 'person'")
            .bind(name)
            .bind(person)
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        self.remembered.persons.forget_all();
        Ok(())
    }

    /// A guest becomes somebody with a login; false when the login is taken.
    pub async fn register(
        &self,
        person: &str,
        login: &str,
        password_hash: &str,
        email: Option<&str>,
    ) -> Result<bool, Fault> {
        let change = sqlx::query(
            "UPDATE persons SET login = $1, name = $1, password = $2, email = $3
             WHERE id = $4 AND login IS NULL
             AND NOT EXISTS (SELECT 1 FROM persons WHERE login = $1)",
        )
        .bind(login)
        .bind(password_hash)
        .bind(email)
        .bind(person)
        .execute(&self.writer)
        .await?;
        self.remembered.persons.forget_all();
        Ok(change.rows_affected() == 1)
    }

    /// The person with a login, and the hash of the password.
    pub async fn by_login(&self, login: &str) -> Result<Option<(Person, String)>, Fault> {
        let row = sqlx::query("SELECT id, name, password FROM persons WHERE login = $1")
            .bind(login)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let person = Person { id: row.try_get(0)?, name: row.try_get(1)?, is_guest: false };
        Ok(Some((person, row.try_get(2)?)))
    }

    /// A guest's seats, sessions and notes become another person's.
    pub async fn merge(&self, guest: &str, person: &Person) -> Result<(), Fault> {
        let mut change = self.writer.begin().await?;
        for statement in [
            "UPDATE seats SET person = $1 WHERE person = $2",
            "UPDATE tables SET owner = $1 WHERE owner = $2",
            "UPDATE sessions SET person = $1 WHERE person = $2",
            "UPDATE notes SET person = $1 WHERE person = $2
             AND table_id NOT IN (SELECT table_id FROM notes WHERE person = $1)",
        ] {
            sqlx::query(statement).bind(&person.id).bind(guest).execute(&mut *change).await?;
        }
        people::merge(&mut change, guest, &person.id).await?;
        change.commit().await?;
        self.remembered.persons.forget_all();
        self.remembered.notes.forget_all();
        self.remembered.talk.forget_all();
        self.remembered.blocks.forget_all();
        Ok(())
    }

    pub async fn add_session(&self, token_hash: &str, person: &str, now: u64) -> Result<(), Fault> {
        sqlx::query("INSERT INTO sessions (token, person, created) VALUES ($1, $2, $3)")
            .bind(token_hash)
            .bind(person)
            .bind(now as i64)
            .execute(&self.writer)
            .await?;
        self.remembered.persons.forget(token_hash);
        Ok(())
    }

    pub async fn by_session(&self, token_hash: &str) -> Result<Option<Person>, Fault> {
        self.remembered.persons.recall(token_hash, self.read_session(token_hash)).await
    }

    async fn read_session(&self, token_hash: &str) -> Result<Option<Person>, Fault> {
        let row = sqlx::query(
            "SELECT p.id, p.name, p.login FROM persons p
             JOIN sessions s ON s.person = p.id WHERE s.token = $1",
        )
        .bind(token_hash)
        .fetch_optional(&self.readers)
        .await?;
        row.map(|row| {
            let login: Option<String> = row.try_get(2)?;
            Ok(Person { id: row.try_get(0)?, name: row.try_get(1)?, is_guest: login.is_none() })
        })
        .transpose()
    }

    pub async fn end_session(&self, token_hash: &str) -> Result<(), Fault> {
        let query = sqlx::query("DELETE FROM sessions WHERE token = $1");
        query.bind(token_hash).execute(&self.writer).await?;
        self.remembered.persons.forget(token_hash);
        Ok(())
    }
}
