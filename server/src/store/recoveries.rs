//! Codes that open an account once, for those who have forgotten their password. Only the hash of
//! a code is kept, and nothing of it is remembered elsewhere: whoever runs the server may add one
//! beside a running server.

use super::persons::delete;
use super::*;

impl Store {
    /// A code for a person, for a while.
    pub async fn add_recovery(
        &self,
        person: &str,
        code_hash: &str,
        now: u64,
        lasts: u64,
    ) -> Result<(), Fault> {
        let mut change = self.writer.begin().await?;
        sqlx::query("DELETE FROM recoveries WHERE expires <= $1")
            .bind(now as i64)
            .execute(&mut *change)
            .await?;
        sqlx::query(
            "INSERT INTO recoveries (code, person, created, expires) VALUES ($1, $2, $3, $4)",
        )
        .bind(code_hash)
        .bind(person)
        .bind(now as i64)
        .bind((now + lasts) as i64)
        .execute(&mut *change)
        .await?;
        change.commit().await
    }

    /// Whose account a code opens.
    pub async fn by_recovery(&self, code_hash: &str, now: u64) -> Result<Option<Profile>, Fault> {
        let row = sqlx::query("SELECT person FROM recoveries WHERE code = $1 AND expires > $2")
            .bind(code_hash)
            .bind(now as i64)
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        self.profile(row.try_get(0)?).await
    }

    /// Uses a code: a new password, and the end of all sessions and of all codes. False, with
    /// nothing changed, when the code is no longer good.
    pub async fn recover(
        &self,
        code_hash: &str,
        password_hash: &str,
        now: u64,
    ) -> Result<bool, Fault> {
        let mut change = self.writer.begin().await?;
        let row = sqlx::query("SELECT person FROM recoveries WHERE code = $1 AND expires > $2")
            .bind(code_hash)
            .bind(now as i64)
            .fetch_optional(&mut *change)
            .await?;
        let Some(row) = row else { return Ok(false) };
        let person: String = row.try_get(0)?;
        sqlx::query("UPDATE persons SET password = $1 WHERE id = $2 AND login IS NOT NULL")
            .bind(password_hash)
            .bind(&person)
            .execute(&mut *change)
            .await?;
        delete(&mut change, "DELETE FROM recoveries WHERE person = $1", &person).await?;
        delete(&mut change, "DELETE FROM sessions WHERE person = $1", &person).await?;
        change.commit().await?;
        self.remembered.persons.forget_all();
        Ok(true)
    }
}
