//! Accounts, for the person who runs the server.

use super::broken;
use crate::context::Context;
use crate::failure::{Done, no};
use serde_json::json;
use server::host::now;
use server::secret;
use server::store::Store;
use std::io::Write;

/// A code from the owner is good for a day, in milliseconds.
const LASTS: u64 = 86_400_000;

/// All accounts by name; moments are milliseconds since 1970 for machines, and days for people.
pub async fn list(store: &Store, context: &mut Context) -> Done {
    let accounts = store.accounts().await.map_err(broken)?;
    if context.json {
        let row = |account: &server::store::Listed| json!({ "name": account.name, "created": account.created, "seen": account.seen, "tables": account.tables });
        return context.tell(&accounts.iter().map(row).collect::<Vec<_>>());
    }
    for account in accounts {
        let (created, seen) =
            (server::pages::day(account.created), server::pages::day(account.seen));
        writeln!(context.out, "{created}  {seen}  {:>5}  {}", account.tables, account.name)?;
    }
    Ok(())
}

/// The path goes behind the address of the server. A running server knows the code at once.
pub async fn recover(store: &Store, name: &str, context: &mut Context) -> Done {
    let Some(profile) = store.by_login(name).await.map_err(broken)? else {
        return no(format!("there is no account {name}"));
    };
    let (code, at) = (secret::fresh(), now());
    let added = store.add_recovery(&profile.person.id, &secret::hash(&code), at, LASTS).await;
    added.map_err(broken)?;
    let path = server::http::recovery_path(&code);
    match context.json {
        true => {
            let name = profile.login.unwrap_or_default();
            context.tell(&json!({ "name": name, "path": path, "expires": at + LASTS }))
        }
        false => Ok(writeln!(context.out, "{path}")?),
    }
}
