//! Persons: guests and accounts, how they come in, and what they change about themselves.

use super::names::{insert_keys, is_taken, numbered, rename_guests, set_name, three};
use super::sessions::insert_session;
use super::*;
use crate::names::{self, Name};

type Change<'a> = sqlx::Transaction<'a, sqlx::Any>;

/// What the owner of an account may know about it.
#[derive(Clone, Debug)]
pub struct Profile {
    pub person: Person,
    /// The name to log in with; guests have none.
    pub login: Option<String>,
    /// The hash of the password.
    pub password: Option<String>,
    pub email: Option<String>,
    pub created: u64,
}

/// An account, as the person who runs the server sees it.
#[derive(Clone, Debug)]
pub struct Listed {
    pub name: String,
    pub created: u64,
    /// When somebody last used it, to the hour.
    pub seen: u64,
    pub tables: u64,
}

/// What somebody wants who makes an account.
pub struct Registration<'a> {
    pub name: &'a Name,
    pub password_hash: &'a str,
    pub email: Option<&'a str>,
}

/// Somebody has another name; so have guests who bore it before.
#[derive(Debug, PartialEq, Eq)]
pub struct Renamed {
    pub person: Person,
    pub guests: Vec<Person>,
}

const PROFILE: &str = "SELECT id, name, login, password, email, created FROM persons";

impl Store {
    /// A guest without a session.
    pub async fn add_guest(&self, name: &str, now: u64) -> Result<Person, Fault> {
        let mut change = self.writer.begin().await?;
        let person = insert_guest(&mut change, name, now).await?;
        change.commit().await?;
        Ok(person)
    }

    /// A new guest comes in, under a name that is like no account's.
    pub async fn welcome(&self, name: &str, session: &NewSession) -> Result<Person, Fault> {
        let mut change = self.writer.begin().await?;
        let name = numbered(&mut change, name).await?;
        let person = insert_guest(&mut change, &name, session.at).await?;
        insert_session(&mut change, &person.id, session).await?;
        change.commit().await?;
        Ok(person)
    }

    /// A new guest comes in under a name of their choice. Nothing, when it is an account's or looks
    /// like one.
    pub async fn welcome_as(
        &self,
        name: &Name,
        session: &NewSession,
    ) -> Result<Option<Person>, Fault> {
        let mut change = self.writer.begin().await?;
        if is_taken(&mut change, &name.keys, "").await? {
            return Ok(None);
        }
        let person = insert_guest(&mut change, &name.shown, session.at).await?;
        insert_session(&mut change, &person.id, session).await?;
        change.commit().await?;
        Ok(Some(person))
    }

    /// Gives somebody another name; an account is also entered by it from then on. Nothing, when
    /// it is another account's or looks like one.
    pub async fn rename(&self, person: &Person, name: &Name) -> Result<Option<Renamed>, Fault> {
        let mut change = self.writer.begin().await?;
        if is_taken(&mut change, &name.keys, &person.id).await? {
            return Ok(None);
        }
        let guests = match person.is_guest {
            true => Vec::new(),
            false => rename_guests(&mut change, &name.keys, &person.id).await?,
        };
        sqlx::query("UPDATE persons SET login = $1 WHERE id = $2 AND login IS NOT NULL")
            .bind(&name.shown)
            .bind(&person.id)
            .execute(&mut *change)
            .await?;
        set_name(&mut change, &person.id, &name.shown, &name.keys).await?;
        change.commit().await?;
        self.remembered.persons.forget_all();
        let person = Person { name: name.shown.clone(), ..person.clone() };
        Ok(Some(Renamed { person, guests }))
    }

    /// A guest, or somebody new, becomes somebody with a login and a session of their own; all
    /// sessions of the guest end. Nothing, when the name is an account's or looks like one.
    pub async fn register(
        &self,
        guest: Option<&Person>,
        wanted: &Registration<'_>,
        session: &NewSession,
    ) -> Result<Option<Renamed>, Fault> {
        let Registration { name, password_hash, email } = wanted;
        let mut change = self.writer.begin().await?;
        if is_taken(&mut change, &name.keys, "").await? {
            return Ok(None);
        }
        let id = match guest {
            Some(guest) => guest.id.clone(),
            None => insert_guest(&mut change, &name.shown, session.at).await?.id,
        };
        let done = sqlx::query(
            "UPDATE persons SET login = $1, password = $2, email = $3, seen = $4
             WHERE id = $5 AND login IS NULL",
        )
        .bind(&name.shown)
        .bind(password_hash)
        .bind(email)
        .bind(session.at as i64)
        .bind(&id)
        .execute(&mut *change)
        .await?;
        if done.rows_affected() == 0 {
            return Ok(None);
        }
        let guests = rename_guests(&mut change, &name.keys, &id).await?;
        set_name(&mut change, &id, &name.shown, &name.keys).await?;
        delete(&mut change, "DELETE FROM sessions WHERE person = $1", &id).await?;
        insert_session(&mut change, &id, session).await?;
        change.commit().await?;
        self.remembered.persons.forget_all();
        let person = Person { id, name: name.shown.clone(), is_guest: false };
        Ok(Some(Renamed { person, guests }))
    }

    /// The account that is entered by a name; however it is written, if only one is meant.
    pub async fn by_login(&self, name: &str) -> Result<Option<Profile>, Fault> {
        let name = names::tidy(name);
        let exact = sqlx::query(sqlx::AssertSqlSafe(format!("{PROFILE} WHERE login = $1")))
            .bind(&name)
            .fetch_optional(&self.readers)
            .await?;
        if let Some(row) = exact {
            return profile_of(&row).map(Some);
        }
        let keys = names::keys(&name);
        let [one, two, three] = three(&keys);
        let like = format!(
            "{PROFILE} WHERE login IS NOT NULL AND id IN
             (SELECT person FROM name_keys WHERE name_key IN ($1, $2, $3)) LIMIT 2"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(like))
            .bind(one)
            .bind(two)
            .bind(three)
            .fetch_all(&self.readers)
            .await?;
        let mut found = Vec::new();
        for row in &rows {
            let profile = profile_of(row)?;
            let login = names::keys(profile.login.as_deref().unwrap_or_default());
            if login.iter().any(|key| keys.contains(key)) {
                found.push(profile);
            }
        }
        Ok(found.pop().filter(|_| found.is_empty()))
    }

    pub async fn profile(&self, person: &str) -> Result<Option<Profile>, Fault> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{PROFILE} WHERE id = $1")))
            .bind(person)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(profile_of).transpose()
    }

    /// Somebody comes into their account with a new session, and the one that they came with ends.
    /// A guest's seats, notes and talk become theirs, and nothing is left of the guest. False, with
    /// nothing changed, when the account has gone or its password is no longer the one that was
    /// given: whoever changes it wants all others out.
    pub async fn log_in(
        &self,
        profile: &Profile,
        guest: Option<&Person>,
        before: Option<&str>,
        session: &NewSession,
    ) -> Result<bool, Fault> {
        let mut change = self.writer.begin().await?;
        let row = sqlx::query("SELECT name FROM persons WHERE id = $1 AND password = $2")
            .bind(&profile.person.id)
            .bind(profile.password.as_deref())
            .fetch_optional(&mut *change)
            .await?;
        let Some(row) = row else { return Ok(false) };
        let person = Person { name: row.try_get(0)?, ..profile.person.clone() };
        if let Some(guest) = guest {
            merge(&mut change, &guest.id, &person).await?;
        }
        if let Some(before) = before {
            delete(&mut change, "DELETE FROM sessions WHERE token = $1", before).await?;
        }
        insert_session(&mut change, &person.id, session).await?;
        change.commit().await?;
        self.forget_person();
        Ok(true)
    }

    /// Another password: all sessions end but a new one, and no code opens the account any more.
    /// False, with nothing changed, when the password is no longer the one that was known.
    pub async fn set_password(
        &self,
        person: &str,
        (old_hash, new_hash): (&str, &str),
        session: &NewSession,
    ) -> Result<bool, Fault> {
        let mut change = self.writer.begin().await?;
        let done = sqlx::query("UPDATE persons SET password = $1 WHERE id = $2 AND password = $3")
            .bind(new_hash)
            .bind(person)
            .bind(old_hash)
            .execute(&mut *change)
            .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        delete(&mut change, "DELETE FROM sessions WHERE person = $1", person).await?;
        delete(&mut change, "DELETE FROM recoveries WHERE person = $1", person).await?;
        insert_session(&mut change, person, session).await?;
        change.commit().await?;
        self.remembered.persons.forget_all();
        Ok(true)
    }

    /// Another address for letters, or none. Codes that were sent to the one before end.
    pub async fn set_email(&self, person: &str, email: Option<&str>) -> Result<(), Fault> {
        let mut change = self.writer.begin().await?;
        sqlx::query("UPDATE persons SET email = $1 WHERE id = $2 AND login IS NOT NULL")
            .bind(email)
            .bind(person)
            .execute(&mut *change)
            .await?;
        delete(&mut change, "DELETE FROM recoveries WHERE person = $1", person).await?;
        change.commit().await
    }

    /// All accounts by name, for the person who runs the server.
    pub async fn accounts(&self) -> Result<Vec<Listed>, Fault> {
        let rows = sqlx::query(
            "SELECT login, created, seen,
             (SELECT COUNT(DISTINCT table_id) FROM seats WHERE person = persons.id)
             FROM persons WHERE login IS NOT NULL ORDER BY login",
        )
        .fetch_all(&self.readers)
        .await?;
        let listed = |row: &sqlx::any::AnyRow| {
            let [created, seen, tables]: [i64; 3] =
                [row.try_get(1)?, row.try_get(2)?, row.try_get(3)?];
            let (created, seen, tables) = (created as u64, seen as u64, tables as u64);
            Ok(Listed { name: row.try_get(0)?, created, seen: seen.max(created), tables })
        };
        rows.iter().map(listed).collect()
    }
}

fn profile_of(row: &sqlx::any::AnyRow) -> Result<Profile, Fault> {
    let login: Option<String> = row.try_get(2)?;
    let created: i64 = row.try_get(5)?;
    let is_guest = login.is_none();
    Ok(Profile {
        person: Person { id: row.try_get(0)?, name: row.try_get(1)?, is_guest },
        login,
        password: row.try_get(3)?,
        email: row.try_get(4)?,
        created: created as u64,
    })
}

/// A statement about one person, table or session, which most often goes.
pub(super) async fn delete(
    change: &mut Change<'_>,
    statement: &'static str,
    of: &str,
) -> Result<(), Fault> {
    sqlx::query(statement).bind(of).execute(&mut **change).await?;
    Ok(())
}

async fn insert_guest(change: &mut Change<'_>, name: &str, now: u64) -> Result<Person, Fault> {
    let id = secret::id();
    sqlx::query("INSERT INTO persons (id, name, created, seen) VALUES ($1, $2, $3, $3)")
        .bind(&id)
        .bind(name)
        .bind(now as i64)
        .execute(&mut **change)
        .await?;
    insert_keys(change, &id, &names::keys(name)).await?;
    Ok(Person { id, name: name.to_string(), is_guest: true })
}

/// All that a guest has becomes a person's, but seats that the person could not have taken.
async fn merge(change: &mut Change<'_>, guest: &str, person: &Person) -> Result<(), Fault> {
    people::free_unwelcome(change, guest, &person.id).await?;
    sqlx::query("UPDATE seats SET name = $1 WHERE person = $2 AND kind = 'person'")
        .bind(&person.name)
        .bind(guest)
        .execute(&mut **change)
        .await?;
    for statement in [
        "UPDATE seats SET person = $1 WHERE person = $2",
        "UPDATE tables SET owner = $1 WHERE owner = $2",
        "UPDATE notes SET person = $1 WHERE person = $2
         AND table_id NOT IN (SELECT table_id FROM notes WHERE person = $1)",
    ] {
        sqlx::query(statement).bind(&person.id).bind(guest).execute(&mut **change).await?;
    }
    people::merge(change, guest, &person.id).await?;
    removal::delete_person(change, guest).await
}
