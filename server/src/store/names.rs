//! Names of persons, and the keys that they are compared by.

use super::persons::delete;
use super::*;
use crate::names;

type Change<'a> = sqlx::Transaction<'a, sqlx::Any>;

impl Store {
    /// Every name gets the keys that it is compared by, once for each way of making them; guests
    /// who bear an account's name get another.
    pub(super) async fn key_names(&self) -> Result<(), Fault> {
        let mut change = self.writer.begin().await?;
        let done = sqlx::query("SELECT value FROM house WHERE name = 'names'")
            .fetch_optional(&mut *change)
            .await?;
        let done: Option<i64> = done.map(|row| row.try_get(0)).transpose()?;
        if done == Some(names::VERSION) {
            return Ok(());
        }
        sqlx::query("DELETE FROM name_keys").execute(&mut *change).await?;
        let rows =
            sqlx::query("SELECT id, name, login FROM persons").fetch_all(&mut *change).await?;
        let mut accounts = Vec::new();
        for row in &rows {
            let (id, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            let login: Option<String> = row.try_get(2)?;
            let mut keys = names::keys(&name);
            if let Some(login) = login {
                keys.extend(names::keys(&login));
                accounts.push((id.clone(), keys.clone()));
            }
            insert_keys(&mut change, &id, &keys).await?;
        }
        for (id, keys) in &accounts {
            rename_guests(&mut change, keys, id).await?;
        }
        sqlx::query(
            "INSERT INTO house (name, value) VALUES ('names', $1)
             ON CONFLICT (name) DO UPDATE SET value = $1",
        )
        .bind(names::VERSION)
        .execute(&mut *change)
        .await?;
        change.commit().await
    }
}

pub(super) async fn insert_keys(
    change: &mut Change<'_>,
    person: &str,
    keys: &[String],
) -> Result<(), Fault> {
    for key in keys {
        sqlx::query(
            "INSERT INTO name_keys (name_key, person) VALUES ($1, $2)
             ON CONFLICT (name_key, person) DO NOTHING",
        )
        .bind(key)
        .bind(person)
        .execute(&mut **change)
        .await?;
    }
    Ok(())
}

pub(super) async fn set_name(
    change: &mut Change<'_>,
    person: &str,
    name: &str,
    keys: &[String],
) -> Result<(), Fault> {
    for statement in [
        "UPDATE persons SET name = $1 WHERE id = $2",
        "UPDATE seats SET name = $1 WHERE person = $2 AND kind = 'person'",
    ] {
        sqlx::query(statement).bind(name).bind(person).execute(&mut **change).await?;
    }
    delete(change, "DELETE FROM name_keys WHERE person = $1", person).await?;
    insert_keys(change, person, keys).await
}

/// A name has three keys at most; a missing one is the same as the first.
pub(super) fn three(keys: &[String]) -> [&str; 3] {
    let key = |index: usize| keys.get(index).or(keys.first()).map_or("", String::as_str);
    [key(0), key(1), key(2)]
}

/// Whether an account, but for this person's own, bears a name that looks like this.
pub(super) async fn is_taken(
    change: &mut Change<'_>,
    keys: &[String],
    but: &str,
) -> Result<bool, Fault> {
    let [one, two, three] = three(keys);
    let row = sqlx::query(
        "SELECT 1 FROM name_keys k JOIN persons p ON p.id = k.person
         WHERE k.name_key IN ($1, $2, $3) AND p.login IS NOT NULL AND p.id <> $4 LIMIT 1",
    )
    .bind(one)
    .bind(two)
    .bind(three)
    .bind(but)
    .fetch_optional(&mut **change)
    .await?;
    Ok(row.is_some())
}

/// A guest's name with a number that makes it like no account's.
pub(super) async fn numbered(change: &mut Change<'_>, name: &str) -> Result<String, Fault> {
    loop {
        let name = format!("{name} {}", &secret::id()[..4]);
        if !is_taken(change, &names::keys(&name), "").await? {
            return Ok(name);
        }
    }
}

/// Guests whose name is an account's from now on get another.
pub(super) async fn rename_guests(
    change: &mut Change<'_>,
    keys: &[String],
    but: &str,
) -> Result<Vec<Person>, Fault> {
    let mut renamed = Vec::new();
    for keys in keys.chunks(3) {
        let [one, two, three] = three(keys);
        let rows = sqlx::query(
            "SELECT DISTINCT p.id, p.name FROM name_keys k JOIN persons p ON p.id = k.person
             WHERE k.name_key IN ($1, $2, $3) AND p.login IS NULL AND p.id <> $4",
        )
        .bind(one)
        .bind(two)
        .bind(three)
        .bind(but)
        .fetch_all(&mut **change)
        .await?;
        for row in rows {
            let (id, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            let name = numbered(change, names::guest_like(&name)).await?;
            set_name(change, &id, &name, &names::keys(&name)).await?;
            renamed.push(Person { id, name, is_guest: true });
        }
    }
    Ok(renamed)
}
